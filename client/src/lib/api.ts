/** Asks the server, in the language of the page. */

import { settings } from './settings.svelte';

/** The server has refused something, and says why in a sentence. */
export class Refusal extends Error {
	constructor(
		readonly key: string,
		text: string,
		readonly clause = ''
	) {
		super(text);
	}
}

async function answered(response: Response): Promise<Response> {
	if (response.ok) return response;
	const told = await response.json().catch(() => null);
	const refused = told?.refused ?? { key: 'offline', text: response.statusText };
	throw new Refusal(refused.key, refused.text, refused.clause);
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
	const headers: Record<string, string> = { 'Accept-Language': settings.lang };
	if (body !== undefined) headers['Content-Type'] = 'application/json';
	const sent = body === undefined ? null : JSON.stringify(body);
	return answered(await fetch(`/api${path}`, { method, headers, body: sent }));
}

export const get = async <T>(path: string): Promise<T> => (await asked('GET', path)).json();
export const text = async (path: string): Promise<string> => (await asked('GET', path)).text();
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
	(await asked('POST', path, body)).json();
export const remove = async <T>(path: string): Promise<T> => (await asked('DELETE', path)).json();
