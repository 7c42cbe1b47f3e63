/** What a person has set for this browser: language, light or dark, sound, how boards are shown. */

import type { Card } from './types';

export const LANGUAGES = ['en', 'es', 'ca', 'fr', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'tradecraft';

function spoken(): Lang {
	const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
	return (
		LANGUAGES.find((lang) => lang === wanted.find((w) => LANGUAGES.includes(w as Lang))) ?? 'en'
	);
}

class Settings {
	lang = $state<Lang>(spoken());
	theme = $state<Theme>('auto');
	sound = $state(true);
	plain = $state(false); // the plain board in place of the drawn one
	notebook = $state(true);
	confirm = $state<boolean | null>(null); // ask before each move; null: where one has days for it
	name = $state('');

	constructor() {
		try {
			const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
			if (kept.lang && LANGUAGES.includes(kept.lang)) this.lang = kept.lang;
			if (kept.theme) this.theme = kept.theme;
			for (const name of ['sound', 'plain', 'notebook', 'confirm'] as const) {
				if (typeof kept[name] === 'boolean') this[name] = kept[name];
			}
			this.name = kept.name ?? '';
		} catch {
			// a browser that keeps nothing: all is as at first
		}
	}

	/** Keep all of it, and show it: to be called in an effect. */
	keep(): void {
		const { lang, theme, sound, plain, notebook, confirm, name } = this;
		document.documentElement.lang = lang;
		if (theme === 'auto') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
		try {
			const kept = { lang, theme, sound, plain, notebook, confirm, name };
			localStorage.setItem(KEY, JSON.stringify(kept));
		} catch {
			// as above
		}
	}
}

export const settings = new Settings();

/** Say whether a move at a table is asked about before it is sent. */
export const asks = (card: Card): boolean => settings.confirm ?? card.pace.kind === 'days';
