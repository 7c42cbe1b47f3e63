/** Any view in words: what the plain board says of each thing that is there. */

import type { Facts, View } from './types';
import type { Say } from './words.svelte';

/** What the house tells elsewhere. */
const TOLD = new Set(['game', 'viewer', 'actor', 'asked', 'names', 'moves', 'warnings']);
const MUCH = 40; // facts of a group that is better opened on demand
const FEW = 4; // things, and what is said of each
const MANY = 8; // little pieces in a line

export interface Fact {
	name: string;
	value: string;
}

/** A thing that lies somewhere: what it is, and what is true of it. */
export interface Piece {
	title: string;
	/** The colour it has, which the words say too. */
	dye?: string;
	/** How it is written in moves, the clause that tells of it. */
	tags: string[];
	facts: Fact[];
	/** It is a move that can be played. */
	move?: boolean;
	/** Where it lies, if that is said by column and row. */
	at?: [number, number];
}

/** A place, an owner, or a kind of things: what is true of it, and what lies in it. */
export interface Group {
	title: string;
	seat?: number;
	mine?: boolean;
	dye?: string;
	facts: Fact[];
	pieces: Piece[];
	groups: Group[];
	/** Many little pieces: a line of places. */
	line?: boolean;
	/** Pieces that lie in columns and rows. */
	plane?: boolean;
	/** What is agreed on or known from the box: it can be looked up. */
	folded?: boolean;
}

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isEmpty = (value: unknown): boolean => isThing(value) && !Object.keys(value).length;
const hasThings = (value: unknown): boolean =>
	isList(value) ? value.some((one) => isThing(one) || isList(one)) : isThing(value);
/** A few small things are told in a line. */
const isBrief = (value: unknown): boolean =>
	isList(value) &&
	value.length <= FEW &&
	value.every(
		(one) =>
			isThing(one) && Object.keys(one).length <= FEW && !Object.values(one).some(hasThings)
	);
const isDeep = (value: unknown): boolean => hasThings(value) && !isBrief(value);
const isNamed = (value: unknown): value is Thing =>
	isThing(value) && typeof value.name === 'string' && !Object.values(value).some(isDeep);

const size = (group: Group): number =>
	group.facts.length +
	(group.line ? 1 : group.pieces.reduce((sum, piece) => sum + 1 + piece.facts.length, 0)) +
	group.groups.reduce((sum, inner) => sum + size(inner), 0);

export class Plain {
	constructor(
		readonly say: Say,
		readonly t: Say,
		/** How the seats are called. */
		readonly names: readonly string[] = [],
		/** Leave out what only notation needs: names without words. */
		readonly brief = false
	) {}

	/**
	 * Name a member of a view: in the room's words, first those for where it lies, as an option, or as a value of what it lies in;
	 * else as it is called in the code. A name of `-` keeps it off the board.
	 */
	name(key: string, within = ''): string {
		const words = key.replaceAll('_', '-');
		return (
			this.found(`view-${within.replaceAll('_', '-')}-${words}`) ??
			this.found(`view-${words}`) ??
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
		return (
			this.called(key, value) ?? this.found(`value-${key.replaceAll('_', '-')}`, { value })
		);
	}

	called(key: string, value: string): string | null {
		const [message, fact] = this.found(`says-${key.replaceAll('_', '-')}`)?.split(' ') ?? [];
		return message ? this.say(message, { [fact!]: value }) : null;
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
			const [title, by] = this.title(key, value);
			const rest = Object.entries(value)
				.filter(([inner, one]) => inner !== by && this.shown(inner, one, key))
				.map(([inner, one]) => this.fact(inner, one, key))
				.join(', ');
			return title && rest
				? this.t('plain-with', { name: title, value: rest })
				: title || rest;
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
		const empty = isList(value) ? value.every(isEmpty) : isEmpty(value);
		const mute = this.brief && typeof value === 'string' && this.word(key, value) === null;
		return value !== false && !empty && !mute && this.name(key, within) !== '-';
	}

	/**
	 * Choose what a thing is called, and by which member: by its name, by what its list counts, or by
	 * what the room has words for.
	 */
	title(key: string, thing: Thing): [string, string] {
		const words = Object.entries(thing).filter(
			(entry): entry is [string, string] =>
				typeof entry[1] === 'string' && entry[0] !== 'name'
		);
		const name = typeof thing.name === 'string' ? thing.name : null;
		const own = name === null ? null : this.word(key, name);
		if (own !== null) return [own, 'name'];
		for (const [member, value] of Object.entries(thing)) {
			if (!key.startsWith(member) || key === member) continue;
			if (typeof value === 'string' && this.word(member, value) !== null) continue;
			if (typeof value === 'string' || typeof value === 'number')
				return [`${this.name(member, key)} ${value}`, member];
		}
		for (const by of [this.called.bind(this), this.word.bind(this)]) {
			for (const [member, value] of words) {
				const said = by(member, value);
				if (said !== null) return [said, member];
			}
		}
		return name === null ? ['', ''] : [name.toUpperCase(), 'name'];
	}

	/** Say what a thing is in which no others lie; a card in it is told as the thing itself. */
	piece(key: string, things: Thing, label = ''): Piece {
		const thing: Thing = {};
		for (const [member, value] of Object.entries(things)) {
			if (member === 'card' && isNamed(value)) Object.assign(thing, { ...thing, ...value });
			else thing[member] = value;
		}
		const [title, by] = this.title(key, thing);
		const facts: Fact[] = [];
		const tags: string[] = [];
		for (const [member, value] of Object.entries(thing)) {
			if (member === by || !this.shown(member, value, key)) continue;
			if (member === 'x' || member === 'y') continue;
			if (member === 'seat' && this.names[value as number])
				facts.push({ name: '', value: this.names[value as number]! });
			else if (member === 'name' || member === 'clause' || member === 'move')
				tags.push(value as string);
			else if (value === true) facts.push({ name: this.name(member, key), value: '' });
			else facts.push({ name: this.name(member, key), value: this.value(member, value) });
		}
		const whole = label && title ? this.t('plain-fact', { name: label, value: title }) : '';
		return {
			title: whole || title || label,
			tags,
			facts,
			...(typeof thing.colour === 'string' ? { dye: thing.colour } : {}),
			...(typeof thing.move === 'string' ? { move: true } : {}),
			...(typeof thing.x === 'number' && typeof thing.y === 'number'
				? { at: [thing.x, thing.y] }
				: {})
		};
	}

	/** Say what a thing is, and what lies in it. */
	group(title: string, thing: Thing, deep = 0, within = ''): Group {
		const group: Group = { title, facts: [], pieces: [], groups: [] };
		const { facts, pieces, groups } = group;
		if (typeof thing.colour === 'string') group.dye = thing.colour;
		for (const [key, value] of Object.entries(thing)) {
			if ((deep === 0 && TOLD.has(key)) || key === 'seat' || key === 'mine') continue;
			if (!this.shown(key, value, within)) continue;
			const simple = isThing(value) && !Object.values(value).some(isDeep);
			if (isNamed(value)) {
				pieces.push(this.piece(key, value, this.name(key, within)));
			} else if (!hasThings(value) || (simple && deep > 0)) {
				facts.push({ name: this.name(key, within), value: this.value(key, value) });
			} else if (isThing(value)) {
				groups.push(this.group(this.name(key, within), value, deep + 1, key));
			} else {
				groups.push(...this.list(key, value as unknown[], deep + 1));
			}
		}
		const agreed = isThing(thing) && Object.keys(thing).every((key) => this.agreed(key));
		group.folded = deep > 0 && (agreed || (!('seat' in thing) && size(group) > MUCH));
		return group;
	}

	agreed(key: string): boolean {
		return this.found(`option-${key}`) !== null;
	}

	/** A list is a group of its things; a list of the seats is a group for each of them. */
	list(key: string, things: unknown[], deep: number): Group[] {
		const seats = things.map((one) => (isThing(one) ? one.seat : undefined));
		if (deep === 1 && this.names.every((_, seat) => seats[seat] === seat)) {
			return (things as Thing[]).map((one, seat) => {
				const own = this.group(this.names[seat]!, one, deep, key);
				return { ...own, seat, mine: one.mine === true };
			});
		}
		const whole: Group = { title: this.name(key), facts: [], pieces: [], groups: [] };
		things.forEach((one, place) => {
			if (isEmpty(one)) return;
			const thing = isThing(one) ? one : { [key]: one };
			if (Object.values(thing).some((inner) => isList(inner) && isDeep(inner))) {
				const [title, by] = this.title(key, thing);
				const rest = Object.fromEntries(
					Object.entries(thing).filter(([member]) => member !== by && member !== 'name')
				);
				const inner = this.group(title || `${place + 1}`, rest, deep + 1, key);
				const [only] = inner.groups;
				const alone =
					inner.groups.length === 1 && !inner.facts.length && !inner.pieces.length;
				whole.groups.push({
					...(alone && only?.line ? { ...only, title: inner.title } : inner),
					...(typeof thing.colour === 'string' ? { dye: thing.colour } : {})
				});
			} else if (isThing(one)) {
				const piece = this.piece(key, one);
				// That nothing is known of a thing is no news.
				const hollow = Object.values(one).some((inner) => isList(inner) && !inner.length);
				if (this.brief && hollow && !piece.facts.length) return;
				whole.pieces.push({ ...piece, title: piece.title || `${place + 1}` });
			} else {
				whole.facts.push({ name: `${place + 1}`, value: this.value(key, one) });
			}
		});
		whole.line = things.length >= MANY && whole.pieces.every((one) => one.facts.length <= 3);
		if (whole.line) whole.pieces.forEach((one) => (one.title = one.title.replace(/^\D+ /, '')));
		whole.plane = whole.pieces.length > 0 && whole.pieces.every((one) => one.at && !one.move);
		whole.folded = deep === 1 && !whole.plane && !whole.line && size(whole) > MUCH;
		const found = whole.facts.length + whole.pieces.length + whole.groups.length;
		return found ? [whole] : [];
	}

	/** Call a thing in a list by its number or its name, else by its place. */
	label(key: string, thing: unknown, place: number): string {
		if (!isThing(thing)) return `${place + 1}`;
		const [first, number] = Object.entries(thing)[0] ?? ['', ''];
		if (typeof number === 'number') return `${this.name(first)} ${number}`;
		if (typeof thing.name === 'string')
			return this.word(key, thing.name) ?? thing.name.toUpperCase();
		return this.title(key, thing)[0] || `${place + 1}`;
	}

	/** Say where in a view something lies: the names of all that it lies in. */
	path(view: View, path: (string | number)[]): string {
		const said: string[] = [];
		let [here, within]: [unknown, string] = [view, ''];
		for (const step of path) {
			here = isThing(here) || isList(here) ? (here as Thing)[step] : undefined;
			if (typeof step === 'string') {
				said.push(this.name(step, within));
				within = step;
			} else if (isThing(here) && typeof here.seat === 'number' && said.length === 1) {
				said.splice(0, 1, this.names[here.seat] ?? `${here.seat}`);
			} else {
				said.push(`${said.pop()} ${this.label(within, here, step)}`);
			}
		}
		return said.join(' · ');
	}

	/** Say all of a view, or of a part of one, but what is drawn. */
	all(view: Thing, drawn: readonly string[] = []): Group {
		const rest = Object.entries(view).filter(([key]) => !drawn.includes(key));
		return this.group('', Object.fromEntries(rest));
	}
}
