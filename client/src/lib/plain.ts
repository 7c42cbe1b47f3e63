/** Any view in words: what the plain board says of each thing that is there. */

import type { Facts, View } from './types';
import type { Say } from './words.svelte';

/** What the house tells elsewhere. */
const TOLD = new Set(['game', 'viewer', 'actor', 'asked', 'names', 'moves', 'warnings']);

export interface Fact {
	name: string;
	value: string;
}

/** A thing, or a group of things: what is true of it, and what lies in it. */
export interface Group {
	title: string;
	seat?: number;
	facts: Fact[];
	groups: Group[];
}

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const hasThings = (value: unknown): boolean =>
	isList(value) ? value.some((one) => isThing(one) || isList(one)) : isThing(value);

export class Plain {
	constructor(
		readonly say: Say,
		readonly t: Say
	) {}

	/**
	 * Name a member of a view: in the room's words, as an option, or as a value of what it lies in;
	 * else as it is called in the code. A name of `-` keeps it off the board.
	 */
	name(key: string, within = ''): string {
		const words = `view-${key.replaceAll('_', '-')}`;
		return (
			this.found(words) ??
			this.found(`option-${key}`) ??
			this.word(within, key) ??
			key.replaceAll('_', ' ')
		);
	}

	/**
	 * Say a word of a view, such as a state or a colour. `says-<key>` names the message that says it,
	 * and the fact by which that asks for it; else `value-<key>` says it.
	 */
	word(key: string, value: string): string | null {
		const name = key.replaceAll('_', '-');
		const [message, fact] = this.found(`says-${name}`)?.split(' ') ?? [];
		return message
			? this.say(message, { [fact!]: value })
			: this.found(`value-${name}`, { value });
	}

	found(key: string, facts: Facts = {}): string | null {
		const said = this.say(key, facts);
		return said === key ? null : said;
	}

	/** Say a value in a line. */
	value(key: string, value: unknown): string {
		if (value === null || value === undefined) return this.t('plain-unknown');
		if (typeof value === 'boolean') return this.t(value ? 'plain-yes' : 'plain-no');
		if (isList(value)) {
			return value.length
				? value.map((one) => this.value(key, one)).join(', ')
				: this.t('plain-none');
		}
		if (isThing(value)) {
			return Object.entries(value)
				.filter(([inner, one]) => this.shown(inner, one, key))
				.map(([inner, one]) => this.fact(inner, one, key))
				.join(', ');
		}
		return typeof value === 'string' ? (this.word(key, value) ?? value) : `${value as number}`;
	}

	fact(key: string, value: unknown, within: string): string {
		const name = this.name(key, within);
		return value === true
			? name
			: this.t('plain-fact', { name, value: this.value(key, value) });
	}

	/** Say whether a member is worth a word: what is not so, and what is empty, is not. */
	shown(key: string, value: unknown, within: string): boolean {
		return (
			value !== false && !(isList(value) && !value.length) && this.name(key, within) !== '-'
		);
	}

	/** Say what a thing is, and what lies in it. */
	group(title: string, thing: Thing, names: string[], deep = 0, within = ''): Group {
		const facts: Fact[] = [];
		const groups: Group[] = [];
		for (const [key, value] of Object.entries(thing)) {
			if ((deep === 0 && TOLD.has(key)) || key === 'seat' || key === 'mine') continue;
			if (!this.shown(key, value, within)) continue;
			const simple = isThing(value) && !Object.values(value).some(hasThings);
			if (!hasThings(value) || (simple && deep > 0)) {
				facts.push({ name: this.name(key, within), value: this.value(key, value) });
			} else if (isThing(value)) {
				groups.push(this.group(this.name(key, within), value, names, deep + 1, key));
			} else {
				groups.push(...this.list(key, value as unknown[], names, deep + 1));
			}
		}
		return { title, facts, groups };
	}

	/** A list is a group of its things; a list of the seats is a group for each of them. */
	list(key: string, things: unknown[], names: string[], deep: number): Group[] {
		const ofSeats = things.every((one) => isThing(one) && typeof one.seat === 'number');
		if (ofSeats && deep === 1) {
			return things.map((one) => {
				const seat = (one as Thing).seat as number;
				return { ...this.group(names[seat] ?? `${seat}`, one as Thing, names, deep), seat };
			});
		}
		const flat: Fact[] = [];
		const groups: Group[] = [];
		things.forEach((one, place) => {
			const thing = isThing(one) ? { ...one } : { [key]: one };
			const label =
				typeof thing.name === 'string'
					? (this.word(key, thing.name) ?? thing.name.toUpperCase())
					: `${place + 1}`;
			delete thing.name;
			if (Object.values(thing).some((inner) => isList(inner) && hasThings(inner))) {
				groups.push(this.group(label, thing, names, deep + 1, key));
			} else {
				flat.push({ name: label, value: this.value(key, isThing(one) ? thing : one) });
			}
		});
		return [{ title: this.name(key), facts: flat, groups }];
	}

	/** Say all of a view. */
	all(view: View, names: string[]): Group {
		return this.group('', view, names);
	}
}
