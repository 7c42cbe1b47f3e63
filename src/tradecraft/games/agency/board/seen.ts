/** The view of Agency_, as view.py makes it, as far as the map draws it. What is nothing is absent. */

import type { View } from "$lib/types";

export interface City {
	name: string;
	zone: string;
	longitude: number;
	latitude: number;
	links: string[];
	base?: string;
}

export interface Card {
	sleeve: number;
	name?: string;
}

export interface Agency {
	seat: number;
	mine: boolean;
	agency: string;
	base?: string;
	spies: { pawn: number; city: string; walked: boolean }[];
	cells: string[];
	hand?: Card[];
	up?: Card[];
	papers?: { location?: string };
}

export interface AgencyView extends View {
	map?: { zones: { name: string; cities: string[] }[]; cities: City[] };
	seats: Agency[];
	zones?: { zone: string; cards?: Card[] }[];
}

/** Where the cities are drawn, in hundredths of the width: a plan, not a map. */
export const PLAN: Record<string, [number, number]> = {
	vancouver: [6, 8],
	"new-york": [30, 9],
	washington: [20, 17],
	"los-angeles": [7, 24],
	havana: [27, 29],
	"mexico-city": [13, 34],
	bogota: [21, 44],
	"rio-de-janeiro": [30, 51],
	"buenos-aires": [23, 60],
	london: [43, 7],
	berlin: [53, 8],
	moscow: [61, 14],
	paris: [48, 17],
	rome: [55, 23],
	madrid: [43, 28],
	cairo: [59, 35],
	lagos: [46, 43],
	johannesburg: [56, 58],
	almaty: [73, 20],
	beijing: [83, 11],
	seoul: [93, 8],
	tokyo: [94, 20],
	"hong-kong": [89, 33],
	"new-delhi": [76, 33],
	dubai: [71.5, 44],
	singapore: [84, 46],
	sydney: [93, 59],
};
