/** What each player holds, counted from any view, and what he scores. */

import type { Plain } from './plain';
import type { View } from './types';

type Thing = Record<string, unknown>;

const isSeat = (one: unknown): one is Thing =>
	typeof one === 'object' && one !== null && typeof (one as Thing).seat === 'number';

/** Find what a view says of a seat: an entry of its list of all seats. */
function entry(view: View, seat: number): Thing | undefined {
	const all = (part: unknown): part is Thing[] =>
		Array.isArray(part) && part.length === view.names.length && part.every(isSeat);
	return Object.values(view)
		.find(all)
		?.find((one) => one.seat === seat);
}

/** Count a member: a number is one, of a list what is not said to be empty. */
function count(value: unknown): number {
	if (Array.isArray(value)) return value.filter((one) => !one?.empty).length;
	if (typeof value === 'object' && value !== null) return Object.keys(value).length;
	return Number(value ?? 0);
}

/** A room says by `panel-score` which member the score is; it is called points as a rule. */
export function score(view: View, seat: number, plain: Plain): number | null {
	const found = entry(view, seat)?.[plain.found('panel-score') ?? 'points'];
	return typeof found === 'number' ? found : null;
}

/** A room says by `panel-holds` which members count; else all lists of a seat do. */
export function holds(view: View, seat: number, plain: Plain): string[] {
	const own = entry(view, seat);
	if (!own) return [];
	const named = plain.found('panel-holds')?.split(' ');
	const members = named ?? Object.keys(own).filter((name) => Array.isArray(own[name]));
	return members
		.filter((name) => own[name] !== undefined && own[name] !== false)
		.map((name) =>
			own[name] === true
				? plain.name(name)
				: plain.t('plain-fact', { name: plain.name(name), value: count(own[name]) })
		);
}
