/** Motion: the times of the tokens for boards, and a way for a piece to be seen to move. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade } from 'svelte/transition';

const lasting = (ms: number) => () => (prefersReducedMotion.current ? 0 : ms);

export const quick = lasting(120);
export const moving = lasting(380);
export const slow = lasting(800);
/** The time to read a line of what happened. */
export const reading = lasting(800);

/**
 * A piece that leaves one place and comes to another flies there: give both the same key.
 * `const [send, receive] = flight();` then `in:receive={{ key }} out:send={{ key }}`.
 */
export const flight = () =>
	crossfade({
		duration: moving,
		easing: cubicOut,
		fallback: (node) => fade(node, { duration: quick() })
	});
