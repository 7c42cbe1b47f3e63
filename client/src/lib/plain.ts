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

const FEW = 3; // simple things that are told in a line

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isEmpty = (value: unknown): boolean => isThing(value) && !Object.keys(value).length;
/** Say whether a list is short and shallow enough to be told in a line. */
const isFew = (value: unknown[]): boolean =>
	value.length <= FEW &&
	value.every(
		(one) => !isThing(one) || !Object.values(one).some((inner) => typeof inner === 'object')
	);
const hasThings = (value: unknown): boolean =>
	isList(value) ? value.some((one) => isThing(one) || isList(one)) : isThing(value);

export class Plain {
	constructor(
		readonly say: Say,
		readonly t: Say,
		/** Leave out what only notation needs: numbers of places twice, and names without words. */
		readonly brief = false
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
				? value.map((one) => this.value(key, one)).join(value.some(isThing) ? '; ' : ', ')
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
			value !== false &&
			!(isList(value) && !value.length) &&
			!isEmpty(value) &&
			!(this.brief && typeof value === 'string' && this.word(key, value) === null) &&
			this.name(key, within) !== '-'
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
			const few = isList(value) && isFew(value) && deep > 1;
			if (!hasThings(value) || few || (simple && deep > 0)) {
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
	list(key: string, all: unknown[], names: string[], deep: number): Group[] {
		const things = all.filter((one) => !isEmpty(one));
		const ofSeats = things.every((one) => isThing(one) && typeof one.seat === 'number');
		if (ofSeats && deep === 1) {
			return things.map((one) => {
				const seat = (one as Thing).seat as number;
				return { ...this.group(names[seat] ?? `${seat}`, one as Thing, names, deep), seat };
			});
		}
		const flat: Fact[] = [];
		const groups: Group[] = [];
		all.forEach((one, place) => {
			if (isEmpty(one)) return;
			const thing = isThing(one) ? { ...one } : { [key]: one };
			const label = this.label(key, thing, place);
			delete thing.name;
			if (this.numbered(thing)) delete thing[Object.keys(thing)[0]!];
			if (
				Object.values(thing).some(
					(inner) => isList(inner) && hasThings(inner) && !isFew(inner)
				)
			) {
				groups.push(this.group(label, thing, names, deep + 1, key));
				return;
			}
			const value = this.value(key, isThing(one) ? thing : one);
			if (value || isEmpty(thing)) flat.push({ name: label, value });
		});
		const found = [...groups, ...flat];
		if (!found.length) return [];
		return [{ title: this.name(key), facts: flat, groups }];
	}

	/** Say whether a thing is called by its first member, a number. */
	numbered(thing: unknown): thing is Thing {
		if (!this.brief || !isThing(thing) || typeof thing.name === 'string') return false;
		return typeof Object.values(thing)[0] === 'number';
	}

	/** Call a thing in a list by its name, else by its place. */
	label(key: string, thing: unknown, place: number): string {
		if (this.numbered(thing)) {
			const [[first, number]] = Object.entries(thing) as [[string, number]];
			return `${this.name(first)} ${number}`;
		}
		const name = isThing(thing) ? thing.name : null;
		return typeof name === 'string'
			? (this.word(key, name) ?? name.toUpperCase())
			: `${place + 1}`;
	}

	/** Say where in a view something lies: the names of all that it lies in. */
	path(view: View, path: (string | number)[], names: string[]): string {
		const said: string[] = [];
		let [here, within]: [unknown, string] = [view, ''];
		for (const step of path) {
			here = isThing(here) || isList(here) ? (here as Thing)[step] : undefined;
			if (typeof step === 'string') {
				said.push(this.name(step, within));
				within = step;
			} else if (isThing(here) && typeof here.seat === 'number' && said.length === 1) {
				said.splice(0, 1, names[here.seat] ?? `${here.seat}`);
			} else {
				said.push(`${said.pop()} ${this.label(within, here, step)}`);
			}
		}
		return said.join(' · ');
	}

	/** Say all of a view, or of a part of one. */
	all(view: Thing, names: string[]): Group {
		return this.group('', view, names);
	}
}
