/**
 * Makes what a box holds as large as fits in it: for a screen that nobody can touch. What would be too
 * small to read is kept readable, and shown a part at a time.
 *
 *   <div {@attach fit(1.4, 3)}><div>…</div></div>
 */

import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';

const LARGE = '(width >= 70rem) and (height >= 40rem)'; // else one scrolls by hand
const STEP = 1.15; // what has room to grow by less stays as it is, so that little jumps
const TRIES = 8; // halvings of what is possible
const LOOK = 7000; // milliseconds that a part is shown
const PART = 0.8; // of the height that the next part is further down

export const fit =
	(least: number, most: number): Attachment<HTMLElement> =>
	(box) => {
		const held = box.firstElementChild as HTMLElement;
		const large = matchMedia(LARGE);
		let frame = 0;

		function fits(zoom: number): boolean {
			held.style.setProperty('zoom', `${zoom}`);
			const { width, height } = box.getBoundingClientRect();
			const content = held.getBoundingClientRect();
			return content.height <= height && held.scrollWidth * zoom <= width + zoom;
		}

		function measure(): void {
			frame = 0;
			if (!large.matches) {
				held.style.removeProperty('zoom');
				return;
			}
			const now = Number(held.style.zoom) || 0;
			if (now && now < most && fits(now) && !fits(now * STEP) && fits(now)) return;
			if (fits(most)) return;
			let [small, big] = [least, most];
			for (let i = 0; i < TRIES; i += 1) {
				const zoom = (small + big) / 2;
				if (fits(zoom)) small = zoom;
				else big = zoom;
			}
			fits(small);
		}

		function soon(): void {
			frame ||= requestAnimationFrame(measure);
		}

		function next(): void {
			const below = box.scrollHeight - box.clientHeight - box.scrollTop;
			const top = below > 1 ? box.scrollTop + PART * box.clientHeight : 0;
			box.scrollTo({ top, behavior: prefersReducedMotion.current ? 'auto' : 'smooth' });
		}

		const sizes = new ResizeObserver(soon);
		const changes = new MutationObserver(soon);
		sizes.observe(box);
		changes.observe(held, { childList: true, characterData: true, subtree: true });
		void document.fonts.ready.then(soon);
		const timer = setInterval(next, LOOK);
		return () => {
			sizes.disconnect();
			changes.disconnect();
			cancelAnimationFrame(frame);
			clearInterval(timer);
		};
	};
