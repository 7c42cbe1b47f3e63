/** Keys for everything; where lichess has one for the same thing, it is the same. */

export type Keys = Record<string, () => void>;

/** Listen to keys that are pressed beside fields and dialogs; the answer stops that. */
export function listen(keys: Keys): () => void {
	const hear = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		const target = event.target as HTMLElement;
		if (target.closest('input:not([type=checkbox]), textarea, select, dialog')) return;
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
	addEventListener('keydown', hear);
	return () => removeEventListener('keydown', hear);
}
