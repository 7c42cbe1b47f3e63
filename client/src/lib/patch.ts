/** JSON Merge Patch (RFC 7396): what takes a view from one ply to the next. */

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Give the tree with the changes; what has not changed is shared, and nothing is touched. */
export function patched<T extends Tree>(old: T, changes: Tree): T {
	const found: Tree = { ...old };
	for (const [key, change] of Object.entries(changes)) {
		if (change === null) delete found[key];
		else if (isTree(change)) found[key] = patched(isTree(found[key]) ? found[key] : {}, change);
		else found[key] = change;
	}
	return found as T;
}
