/**
 * Dragging with a mouse or a pen: a second way to what two taps do (a finger taps, and scrolls).
 *
 *   <button {@attach dragged((target) => drop(piece, target))}>
 *
 * The piece follows the pointer; `drop` gets the element with `data-drop` on which it is let go.
 */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 6; // pixels; less is a click

export const dragged =
	(drop: (target: HTMLElement) => void): Attachment<HTMLElement> =>
	(piece) => {
		let from: { x: number; y: number } | null = null;
		let moved = false;

		function down(event: PointerEvent): void {
			if (event.pointerType === 'touch' || event.button !== 0) return;
			from = { x: event.clientX, y: event.clientY };
			moved = false;
			addEventListener('pointermove', move);
			addEventListener('pointerup', up, { once: true });
			addEventListener('pointercancel', end, { once: true });
		}

		function move(event: PointerEvent): void {
			const [x, y] = [event.clientX - from!.x, event.clientY - from!.y];
			moved ||= Math.hypot(x, y) > FAR_ENOUGH;
			if (!moved) return;
			piece.style.translate = `${x}px ${y}px`;
			piece.style.zIndex = '9';
			piece.style.position = 'relative';
			piece.style.pointerEvents = 'none';
		}

		function up(event: PointerEvent): void {
			end();
			if (!moved) return;
			const below = document.elementFromPoint(event.clientX, event.clientY);
			const target = below?.closest<HTMLElement>('[data-drop]');
			if (target) drop(target);
		}

		function end(): void {
			removeEventListener('pointermove', move);
			piece.style.translate = piece.style.zIndex = piece.style.position = '';
			piece.style.pointerEvents = '';
		}

		/** What was dragged was not clicked. */
		function click(event: MouseEvent): void {
			if (!moved) return;
			event.stopPropagation();
			event.preventDefault();
			moved = false;
		}

		const still = (event: Event) => event.preventDefault();
		piece.addEventListener('pointerdown', down);
		piece.addEventListener('click', click, { capture: true });
		piece.addEventListener('dragstart', still);
		return () => {
			end();
			piece.removeEventListener('pointerdown', down);
			piece.removeEventListener('click', click, { capture: true });
			piece.removeEventListener('dragstart', still);
		};
	};
