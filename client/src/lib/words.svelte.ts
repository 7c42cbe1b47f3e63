/** Words: the Fluent files of the rooms and of this client, in the language of the page. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { text } from './api';
import { settings, type Lang } from './settings.svelte';
import type { Facts, Line } from './types';

/** Says a key, or a line, in the language of the page. */
export type Say = (line: string | Line, facts?: Facts) => string;

const OWN = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

/** Bundles by where their words come from and by language; a new one is seen by who has asked. */
let bundles = $state.raw<Record<string, FluentBundle>>({});
const asked = new Map<string, Promise<void>>();

async function load(scope: string, lang: Lang): Promise<void> {
	let found: string;
	if (scope === '') found = await OWN[`../texts/${lang}.ftl`]!();
	else if (scope === 'house') found = await text(`/words/${lang}`);
	else found = await text(`/games/${scope}/words/${lang}`);
	const bundle = new FluentBundle(lang, { useIsolating: false });
	bundle.addResource(new FluentResource(found), { allowOverrides: true });
	bundles = { ...bundles, [`${scope}/${lang}`]: bundle };
}

/** Fetch words once: of this client (''), of the house, or of a room. */
export function fetchWords(scope = '', lang = settings.lang): Promise<void> {
	const name = `${scope}/${lang}`;
	let task = asked.get(name);
	if (!task) {
		task = load(scope, lang);
		task.catch(() => asked.delete(name)); // the next who asks tries again
		asked.set(name, task);
	}
	return task;
}

function said(scope: string, key: string, facts?: Facts): string | null {
	const bundle = bundles[`${scope}/${settings.lang}`];
	const pattern = bundle?.getMessage(key)?.value;
	return bundle && pattern != null ? bundle.formatPattern(pattern, facts ?? null, []) : null;
}

/** Say whether the words of a scope have come in the language of the page. */
export const ready = (scope = ''): boolean => `${scope}/${settings.lang}` in bundles;

/** Speak with the words of a room first, then of this client, then of the house. */
export function speaker(room = ''): Say {
	return (line, facts) => {
		const [key, args] = typeof line === 'string' ? [line, facts] : [line.key, line.args];
		for (const scope of room ? [room, '', 'house'] : ['', 'house']) {
			const found = said(scope, key, args);
			if (found !== null) return found;
		}
		return key;
	};
}

/** The words of this client alone. */
export const t = speaker();
