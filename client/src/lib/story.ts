/** A record, shown ply by ply by the server, with the eyes that are asked for. */

import { post } from './api';
import { patched } from './patch';
import type { Actor, Line, Row, View } from './types';

interface Ply {
	view?: View;
	patch?: Record<string, unknown>;
	seat?: Actor;
	move?: string;
	told?: Line[];
	lesson?: string[];
}

interface Shown {
	game: string;
	seats: number;
	title: string;
	players: string[];
	sealed: boolean;
	plies: Ply[];
}

export interface Page {
	view: View;
	row: Row | null;
	lesson: string[];
}

export type Story = Omit<Shown, 'plies'> & { pages: Page[] };

/** Whose eyes: a seat's, a spectator's (null), or those from which nothing is hidden. */
export type Eyes = number | null | 'open';

export async function read(record: string, eyes: Eyes): Promise<Story> {
	const how = eyes === 'open' ? { open: true } : eyes === null ? {} : { seat: eyes };
	const { plies, ...rest } = await post<Shown>('/records', { record, ...how });
	const pages: Page[] = [];
	plies.forEach(({ view, patch, lesson = [], ...row }, ply) => {
		const seen = view ?? patched(pages.at(-1)!.view, patch ?? {});
		pages.push({ view: seen, row: ply ? { ply, at: 0, ...row } : null, lesson });
	});
	return { ...rest, pages };
}
