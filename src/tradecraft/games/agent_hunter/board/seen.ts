/** The view of Agent Hunter, as view.py makes it. What is nothing is absent. */

import type { View } from "$lib/types";

export type Agency = "target" | "masks";

export interface Hideout {
	name: string;
	state: "empty" | "filled" | "ruined";
	spy?: number;
	decoys: number;
	could_be?: number[];
}

export interface Side {
	seat: number;
	side: Agency;
	mine: boolean;
	points: number;
	hand?: number[];
	hand_size: number;
	surely_in_hand?: number[];
	decoys: number;
	sum?: number;
	hideouts: Hideout[];
}

export interface HunterView extends View {
	step: "hide" | "draw" | "act" | "refill" | "rehide" | "lure" | "over";
	turn?: number;
	waiting?: string;
	sides: [Side, Side];
	answer: "silence" | "higher" | "lower" | "hit" | "nobody-home";
	shown?: number;
	turns: number;
	turn_cap?: number;
	quiet: number;
	quiet_limit: number;
	ending?: "ruins" | "quiet" | "capped";
}
