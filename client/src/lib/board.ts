/** What a board gets. docs/board.md tells how to draw one. */

import type { Component } from 'svelte';
import type { Facts, Row, Seat, View } from './types';
import type { Say } from './words.svelte';

/** A move that can be played now: its notation, and the key and facts of its words. */
export interface Choice {
	move: string;
	key: string;
	args: Facts;
	text: string;
}

export interface BoardProps<V extends View = View> {
	/** The game as the seat sees it. What is nothing is absent. */
	view: V;
	/** Exactly the moves that can be played now; none while looking back or when others decide. */
	choices: Choice[];
	/** Says a key or a line of the room's texts, or of the client's. */
	t: Say;
	/** Sends a move of `choices`. The view follows by itself once the server has taken it. */
	play: (move: string) => void;
	/** Whose eyes these are; null is a spectator. */
	seat: number | null;
	/** Who sits where. */
	seats: Seat[];
	/** Whether to show what perfect memory would know. */
	notebook: boolean;
	/** The row that led to this view, to show how; null at the beginning. */
	last: Row | null;
	/** A move is on its way: show it as taken, let nothing else be chosen. */
	busy: boolean;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const BOARDS = import.meta.glob('../../../src/tradecraft/games/*/board/Board.svelte') as Record<
	string,
	Loader
>;
const COVERS = import.meta.glob<string>('../../../src/tradecraft/games/*/board/cover.svg', {
	query: '?url',
	import: 'default',
	eager: true
});

const room = (path: string) => path.split('/').at(-3)!;

/** The drawn boards by room. */
export const boards: ReadonlyMap<string, Loader> = new Map(
	Object.entries(BOARDS).map(([path, loader]) => [room(path), loader])
);

/** The addresses of the covers by room. */
export const covers: ReadonlyMap<string, string> = new Map(
	Object.entries(COVERS).map(([path, url]) => [room(path), url])
);
