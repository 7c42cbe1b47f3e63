/** How those at a table are called. */

import type { Seat, View } from './types';
import { t, type Say } from './words.svelte';

/** Call whoever sits in a place by his own name; a bot by its kind. */
export function called(seat: Seat | undefined): string {
	if (!seat || seat.kind === 'open') return t('seat-open');
	return seat.kind === 'bot' ? t('bot', { bot: seat.bot ?? seat.name }) : seat.name;
}

/** Call a place as the game does. */
export function placeName(view: View, seat: number, say: Say): string {
	const line = view.names[seat];
	return line ? say(line) : `${seat}`;
}
