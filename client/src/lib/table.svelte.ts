/** A table as one pair of eyes sees it: its card, all its moments, its talk; and what can be asked. */

import { untrack } from 'svelte';
import { get, post } from './api';
import { patched } from './patch';
import type { Card, Hint, Row, Said, View } from './types';

/** A moment of the game: the view after a row of the log. */
export interface Moment {
	view: View;
	row: Row | null;
}

const SECOND = 1000;
const WAITS = [1, 2, 3, 5, 10, 15]; // seconds until the stream is opened again

export class TableState {
	card = $state.raw<Card | null>(null);
	moments = $state.raw<Moment[]>([]);
	chat = $state.raw<Said[]>([]);
	retry = $state(0); // when the stream is opened again; 0: it is open
	here = $state.raw<number[]>([]); // seats that are connected
	heard = $state(0); // when a thought began, to count clocks from
	busy = $state(false);

	#stream: EventSource | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#tries = 0;
	#waiting: Row[] = []; // rows that came before the beginning
	#closed = false;

	constructor(
		readonly id: string,
		readonly eyes: number | null = null // a seat of mine; -1: what all can see; null: my first
	) {}

	// A browser knows sooner than its stream that the network is gone, or back.
	#cut = () => this.#lost();
	#back = () => this.listen();

	now = $derived(this.moments.at(-1) ?? null);

	get ply(): number {
		return this.moments.length - 1;
	}

	#query(more: Record<string, number>): string {
		const query = new URLSearchParams();
		for (const [name, value] of Object.entries(more)) query.set(name, `${value}`);
		if (this.eyes !== null) query.set('seat', `${this.eyes}`);
		return `?${query}`;
	}

	/** Read the beginning and listen to all that follows; again, once one has another seat. */
	async open(): Promise<void> {
		addEventListener('offline', this.#cut);
		addEventListener('online', this.#back);
		this.#waiting = [];
		this.moments = [];
		untrack(() => this.listen()); // who opens a table is not to open it anew at each row
		const { view } = await get<{ view: View }>(
			`/tables/${this.id}/view${this.#query({ ply: 0 })}`
		);
		this.moments = [{ view, row: null }];
		const waiting = this.#waiting;
		this.#waiting = [];
		waiting.forEach((row) => this.#add(row));
	}

	close(): void {
		this.#closed = true;
		removeEventListener('offline', this.#cut);
		removeEventListener('online', this.#back);
		clearTimeout(this.#timer);
		this.#stream?.close();
	}

	listen(): void {
		clearTimeout(this.#timer);
		this.#stream?.close();
		const after = Math.max(0, this.ply) + this.#waiting.length;
		const stream = new EventSource(`/api/tables/${this.id}/events${this.#query({ after })}`);
		this.#stream = stream;
		stream.onopen = () => {
			this.retry = 0;
			this.#tries = 0;
		};
		stream.onerror = () => this.#lost();
		const on = <T>(kind: string, hear: (data: T) => void) =>
			stream.addEventListener(kind, (event) =>
				hear(JSON.parse((event as MessageEvent).data))
			);
		on<Card>('table', (card) => {
			this.card = card;
			this.heard = Math.min(Date.now(), card.since);
		});
		on<{ ply: number; view: View }>('view', ({ ply, view }) => this.#shown(ply, view));
		on<{ seats: number[] }>('here', ({ seats }) => (this.here = seats));
		on<Said>('chat', (said) => {
			if (!this.chat.some((one) => one.n === said.n)) this.chat = [...this.chat, said];
		});
		on<Row>('row', (row) => (this.moments.length ? this.#add(row) : this.#waiting.push(row)));
	}

	#lost(): void {
		this.#stream?.close();
		if (this.#closed) return;
		const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]! * SECOND;
		this.#tries += 1;
		this.retry = Date.now() + wait;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.listen(), wait);
	}

	/** A view may change without a row: when the game begins. */
	#shown(ply: number, view: View): void {
		if (ply !== this.ply) return;
		this.moments = [...this.moments.slice(0, -1), { view, row: this.now?.row ?? null }];
	}

	#add(row: Row): void {
		const before = this.now;
		if (!before || row.ply !== this.moments.length) return;
		const view = patched(before.view, row.patch ?? {});
		this.moments = [...this.moments, { view, row }];
		this.busy = false;
		const card = this.card;
		if (card) {
			this.card = {
				...card,
				ply: row.ply,
				actor: view.actor,
				clocks: row.clocks ?? card.clocks
			};
			this.heard = Date.now();
		}
	}

	/** Ask something of the table; the answer is its card. */
	async ask(what: string, body: unknown = {}): Promise<Card> {
		const card = await post<Card>(`/tables/${this.id}/${what}`, body);
		if ('stage' in card) this.card = card;
		return card;
	}

	/** Ask what a perfect memory would know at a ply. */
	notebook(ply: number): Promise<{ notes: Record<string, unknown> }> {
		return get(`/tables/${this.id}/notebook${this.#query({ ply })}`);
	}

	/** Ask what a bot would think in the place of these eyes. */
	hint(): Promise<Hint> {
		return get(`/tables/${this.id}/hint${this.#query({})}`);
	}

	/** Play a move as the next row; busy until the row has come. */
	async play(move: string): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		const seat = this.now?.view.viewer;
		try {
			await post(`/tables/${this.id}/moves`, { ply: this.ply + 1, move, seat });
		} catch (error) {
			this.busy = false;
			throw error;
		}
	}
}
