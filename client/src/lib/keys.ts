/** Keys for everything; where lichess has one for the same thing, it is the same. */

export type Keys = Record<string, () => void>;

const PRESSED = 'button, a, summary, [role=tab], [type=checkbox], [type=range]';

/** The keys that go through the moments of a game, as on lichess. */
export const STEPS = (step: (by: number) => void): Keys => {
	const [back, on] = [() => step(-1), () => step(1)];
	const [first, last] = [() => step(-Infinity), () => step(Infinity)];
	return {
		...{ ArrowLeft: back, k: back, ArrowRight: on, j: on },
		...{ ArrowUp: first, Home: first, '0': first, ArrowDown: last, End: last, $: last }
	};
};

/** Listen to keys that are pressed beside fields and dialogs; the answer stops that. */
export function listen(keys: Keys): () => void {
	const hear = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		const target = event.target as HTMLElement;
		if (target.closest('input:not([type=checkbox]), textarea, select, dialog')) return;
		// These keys press what they are on.
		if ((event.key === 'Enter' || event.key === ' ') && target.closest(PRESSED)) return;
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
	addEventListener('keydown', hear);
	return () => removeEventListener('keydown', hear);
}
