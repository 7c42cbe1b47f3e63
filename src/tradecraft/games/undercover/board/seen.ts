/** The view of Undercover, as view.py makes it, as far as the table draws it. What is nothing is absent. */

import type { View } from "$lib/types";

export interface Tile {
	name: string;
	kind: "agent" | "headquarters" | "joker";
	colour?: string;
	side?: "official" | "undercover";
	back?: { colour: string; odds: number }[];
	x: number;
	y: number;
	file?: number;
}

export interface Place {
	move: string;
	x: number;
	y: number;
	spaces: number;
	points: number;
}

export interface Space {
	space: number;
	token?: number;
	points?: number;
	beyond_line?: boolean;
	blocked?: boolean;
	staffer?: number;
}

export interface UndercoverView extends View {
	tiles?: Tile[];
	places?: Place[];
	lanes?: { colour: string; spaces: Space[] }[];
	piles?: { pile: number; left: number; of: number; top?: Tile }[];
	hand?: Tile & { flipped?: boolean };
}
