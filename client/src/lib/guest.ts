/** Who one is: a guest by a name; who has given none is called an agent. */

import { post } from './api';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

let known = false;

/** Make sure that the server knows us, without asking anybody anything. */
export async function introduced(): Promise<void> {
	if (known) return;
	await renamed(
		settings.name || t('guest-name', { number: 10 + Math.floor(Math.random() * 90) })
	);
}

/** Take a name; whoever has a token already keeps it, and all his seats. */
export async function renamed(name: string): Promise<void> {
	settings.name = (await post<{ name: string }>('/guests', { name })).name;
	known = true;
}
