/** Moves as a tree of choices: what is alike is chosen first, so that many moves are few steps. */

import type { Choice } from './board';
import type { Facts, Line } from './types';
import type { Say } from './words.svelte';

/** A step: a move to be played, or words that lead on to further steps. */
export interface Branch {
	text: string;
	move?: string;
	then?: Branch[];
}

const FEW = 7; // so many moves are read at a glance
const OPEN = '…';

/** Put the words to the moves that can be played. */
export function choicesOf(moves: string[], words: Record<string, Line>, t: Say): Choice[] {
	return moves.map((move) => {
		const line = words[move] ?? { key: move };
		return { move, key: line.key, args: line.args ?? {}, text: t(line) };
	});
}

/** Make a tree: by the kind of move, then by one fact after the other. */
export function branches(choices: Choice[], t: Say): Branch[] {
	if (choices.length <= FEW) return choices.map(leaf);
	const kinds = [...Map.groupBy(choices, (choice) => choice.key).values()];
	return kinds.flatMap((kind) => split(kind, t, {}));
}

const leaf = ({ text, move }: Choice): Branch => ({ text, move });

/** Split moves of one kind by the fact that makes the fewest branches, told with the rest open. */
function split(choices: Choice[], t: Say, known: Facts): Branch[] {
	if (choices.length <= FEW) return choices.map(leaf);
	const { key, args } = choices[0]!;
	const open = Object.keys(args).filter((name) => !(name in known));
	let best: [string, Map<string | number, Choice[]>] | null = null;
	for (const name of open) {
		const parts = Map.groupBy(choices, (choice) => choice.args[name]!);
		const fewer = best === null || parts.size < best[1].size;
		if (parts.size > 1 && parts.size < choices.length && fewer) best = [name, parts];
	}
	if (best === null) return choices.map(leaf);
	const [name, parts] = best;
	const found: Branch[] = [];
	for (const [value, part] of parts) {
		const told = { ...known, [name]: value };
		const rest = Object.fromEntries(
			open.filter((one) => one !== name).map((one) => [one, OPEN])
		);
		const text = t(key, { ...told, ...rest });
		// Words that choose among forms cannot leave a fact open: then all are listed.
		if (!text.includes(OPEN) && part.length > 1) return choices.map(leaf);
		const then = split(part, t, told);
		found.push(part.length === 1 ? leaf(part[0]!) : { text, then });
	}
	return found;
}
