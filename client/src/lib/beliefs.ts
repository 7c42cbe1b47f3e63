/** Which worlds a bot believes in, in words: for each hidden thing, how likely it is what. */

import type { Plain } from './plain';
import type { Hint, View } from './types';

export interface Belief {
	what: string;
	/** What is hidden of it, as words and chances in percent, the likeliest first. */
	facts: { name: string; values: { words: string; percent: number }[] }[];
}

const MOST = 5; // values of a thing that are told; nobody reads more

/** Say all beliefs, a line for each hidden thing; what has no words is told only if nothing else is. */
export function beliefs(hint: Hint, view: View, plain: Plain): Belief[] {
	const things = Map.groupBy(hint.worlds, ({ path }) => JSON.stringify(path.slice(0, -1)));
	return [...things.values()].map((worlds) => {
		const within = (worlds[0]!.path.findLast((one, i, all) => {
			return typeof one === 'string' && i < all.length - 1;
		}) ?? '') as string;
		const told = worlds.map(({ path, values }) => {
			const key = path.at(-1) as string;
			const words = (value: Hint['worlds'][0]['values'][0]['value']) =>
				value === null
					? plain.t('plain-none')
					: typeof value === 'string'
						? (plain.word(key === 'name' ? within : key, value) ?? value)
						: plain.value(key, value);
			return {
				key,
				of: values.length,
				worded: values.some(({ value }) => typeof value === 'string'),
				clear: values.every(
					({ value }) =>
						typeof value !== 'string' || words(value) !== value || key === 'name'
				),
				name: key === 'name' ? '' : plain.name(key, within),
				values: values.slice(0, MOST).map(({ value, share }) => ({
					words: words(value),
					percent: 100 * share
				}))
			};
		});
		const clear = told.filter((one) => one.clear && (one.key !== 'name' || told.length === 1));
		// A word that tells the most apart, such as which card it is, tells the rest as well.
		const most = clear.toSorted((a, b) => b.of - a.of || +a.worded - +b.worded)[0];
		const facts = most?.worded ? [most] : clear.length ? clear : told;
		return {
			what: plain.path(view, worlds[0]!.path.slice(0, -1)),
			facts
		};
	});
}
