/** Shows a game move by move: bots answer faster than anybody can read. */

import { reading } from './motion';
import type { Row } from './types';

const BEHIND = 4; // moves that are shown at leisure; more are shown the faster

export class Pace {
	/** The moment that is shown; it runs after the last one. */
	at = $state(-1);

	/** How far the game was when one came: that is not told anew. */
	#from = -1;
	#since = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Go on towards the last moment. What `mine` made is there at once. */
	follow(
		last: number,
		played: number,
		row: (ply: number) => Row | null,
		mine: (seat: number) => boolean
	): void {
		clearTimeout(this.#timer);
		if (last < 0 || this.at === last) return;
		if (this.#from < 0) this.#from = played;
		const { at } = this;
		if (last <= this.#from || at < this.#from) return this.jump(last);
		if (at > last || !reading() || document.hidden) return this.jump(last);
		const maker = row(at + 1)?.seat;
		const lines = row(at)?.told?.length ?? 0;
		const time = lines * reading() * Math.min(1, BEHIND / (last - at));
		const rest = this.#since + time - Date.now();
		if (rest <= 0 || (typeof maker === 'number' && mine(maker))) this.jump(at + 1);
		else this.#timer = setTimeout(() => this.jump(at + 1), rest);
	}

	/** Show a moment now. */
	jump(ply: number): void {
		this.#since = Date.now();
		this.at = ply;
	}

	stop(): void {
		clearTimeout(this.#timer);
	}
}
