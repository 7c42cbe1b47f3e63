/** The view of La Agencia, as view.py makes it. What is nothing is absent. */

import type { View } from "$lib/types";

export interface CardSeen {
	kind: "agents" | "recruiter" | "infiltrator";
	agents: number;
	value: number;
}

export type SeenBy = "all" | "none" | "owner" | "others";

export interface Slot {
	position: number;
	seen_by: SeenBy;
	empty: boolean;
	card?: CardSeen;
}

export type Fate =
	| "waiting"
	| "idle"
	| "swapped"
	| "taken"
	| "welcome"
	| "unwelcome"
	| "declined";

export interface Player {
	seat: number;
	mine: boolean;
	info: number;
	deck_value?: number;
	positions: Slot[];
	deck: (CardSeen | null)[];
	played?: CardSeen;
	in_play: boolean;
	from?: number;
	fate: Fate;
	rival?: number;
	before: number;
	change: number;
}

export interface EmbassyView extends View {
	step: "dealing" | "drawing" | "choosing" | "playing" | "targeting" | "over";
	embassy?: string;
	hand: number;
	hands: number;
	tokens: number;
	first?: number;
	ambassador?: number;
	place?: "hall" | "garden";
	limit?: number;
	order: number[];
	bank: number;
	reward: number;
	seats: Player[];
}
