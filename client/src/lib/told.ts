/** A row of the log in sentences. */

import { called } from './people';
import type { Card, Row } from './types';
import { t, type Say } from './words.svelte';

export function told(row: Row, card: Card | undefined, say: Say): string[] {
	if (row.what) {
		const name = typeof row.seat === 'number' ? called(card?.seats[row.seat]) : '';
		return [t(`log-${row.what}`, { name, ply: row.to ?? 0 })];
	}
	return (row.told ?? []).map((line) => say(line));
}
