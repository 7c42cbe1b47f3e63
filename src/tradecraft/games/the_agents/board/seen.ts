/** The view of The Agents, as view.py makes it, as far as the table draws it. What is nothing is absent. */

import type { View } from "$lib/types";

export interface Agent {
	name: string;
	agent: string;
	colour: "black" | "white" | "none";
	group?: string;
}

export interface Laid {
	place: string;
	kind: "agent" | "dead" | "safe-house";
	card?: Agent;
	/** Whom the command faces. */
	command?: number;
	/** The half markers: towards whom, in which colour. */
	halves?: Record<string, string>;
}

export interface Mission {
	seat: number;
	name: string;
	mission: string;
	ip: number;
}

export interface Faction {
	faction: string;
	seats: number[];
	room: number;
	cards?: Laid[];
	arrows?: { after: number; seat: number; ip: number }[];
	missions?: Mission[];
	ip: number[];
}

export interface Player {
	seat: number;
	mine: boolean;
	ip: number;
	factions?: { left: string; right: string };
	agents?: { slot: number; card?: Agent; seen_by?: number[] }[];
	missions?: { slot: number; card?: { name: string; mission: string } }[];
}

export interface AgentsView extends View {
	goal: number;
	factions?: Faction[];
	seats: Player[];
}
