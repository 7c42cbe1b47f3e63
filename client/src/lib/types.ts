/** What the server says; docs/api.md tells it in words. */

export type Facts = Record<string, string | number>;

/** A sentence by its key, and the facts it speaks of. */
export interface Line {
	key: string;
	args?: Facts;
}

export type Actor = number | 'dealer' | null | undefined;

/** The game as a viewer sees it; what else is in it is the room's own. What is nothing is absent. */
export interface View {
	game: string;
	viewer?: number;
	actor?: Actor;
	asked: Line;
	names: Line[];
	moves: string[];
	warnings?: Record<string, Line>;
	[member: string]: unknown;
}

export interface Seat {
	seat: number;
	kind: 'person' | 'bot' | 'open';
	name: string;
	bot?: string;
	away?: boolean;
	lost?: boolean;
	mine?: boolean;
}

export interface Pace {
	kind: 'none' | 'live' | 'days';
	base?: number;
	increment?: number;
	days?: number;
}

/** What everybody may know of a table. */
export interface Card {
	id: string;
	game: string;
	options: Record<string, number>;
	stage: 'open' | 'playing' | 'over';
	ply: number;
	actor?: Actor;
	created: number;
	started?: number;
	seats: Seat[];
	mine: boolean;
	pace: Pace;
	clocks?: number[];
	since: number;
	timeout: 'bot' | 'forfeit';
	public: boolean;
	spectators: boolean;
	chat: boolean;
	phrases: boolean;
	hints: boolean;
	notebook: boolean;
	hash: string;
	seed?: string;
	back?: { ply: number; seat: number; mine: boolean };
	abortable: boolean;
	result?: {
		reason: 'played' | 'resigned' | 'time' | 'aborted';
		winners: number[];
		points: number[];
	};
	rematch?: number[];
	next?: string;
	turn?: boolean;
}

/** A row of the log, as a viewer sees it. */
export interface Row {
	ply: number;
	at: number;
	seat?: Actor;
	move?: string;
	told?: Line[];
	what?: 'back' | 'resign' | 'flag' | 'abort';
	to?: number;
	patch?: Record<string, unknown>;
	clocks?: number[];
}

/** What a bot thinks: the moves, the best first, and for each hidden thing what it may be. */
export interface Hint {
	ply: number;
	seat: number;
	moves: { move: string; chance: number; weight: number }[];
	worlds: {
		path: (string | number)[];
		values: { value: string | number | boolean | null; share: number }[];
	}[];
}

export interface Said {
	n: number;
	at: number;
	seat: number;
	name: string;
	text: string;
}

export interface Option {
	name: string;
	default: number;
	low: number;
	high: number;
	clause: string;
	words: string;
}

export interface GameCard {
	name: string;
	title: string;
	summary: string;
	minutes: string;
	seats: number[];
	options: Option[];
	lesson?: boolean;
}

export interface Games {
	games: GameCard[];
	bots: string[];
	phrases: string[];
}
