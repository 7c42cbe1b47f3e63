/** Sound: a few notes made on the spot, so that nothing has to be fetched; silent if sound is off. */

import { settings } from './settings.svelte';

/** Notes as [hertz, seconds from now, seconds long]. */
type Note = [number, number, number];

const TUNES = {
	turn: [
		[523, 0, 0.12],
		[784, 0.12, 0.2]
	],
	move: [[196, 0, 0.06]],
	higher: [
		[330, 0, 0.1],
		[494, 0.1, 0.16]
	],
	lower: [
		[494, 0, 0.1],
		[330, 0.1, 0.16]
	],
	hit: [
		[98, 0, 0.3],
		[147, 0.04, 0.3],
		[73, 0.1, 0.4]
	],
	gain: [
		[659, 0, 0.08],
		[880, 0.08, 0.16]
	],
	loss: [
		[330, 0, 0.12],
		[220, 0.12, 0.24]
	],
	over: [
		[392, 0, 0.15],
		[494, 0.15, 0.15],
		[587, 0.3, 0.15],
		[784, 0.45, 0.4]
	],
	chat: [[880, 0, 0.05]]
} satisfies Record<string, Note[]>;

const LOUD = 0.08;
let context: AudioContext | null = null;

/** Play a tune; browsers allow it once somebody has touched the page. */
export function sound(name: keyof typeof TUNES): void {
	if (!settings.sound || typeof AudioContext === 'undefined') return;
	if (!navigator.userActivation?.hasBeenActive) return;
	context ??= new AudioContext();
	for (const [hertz, start, length] of TUNES[name] as Note[]) {
		const at = context.currentTime + start;
		const tone = context.createOscillator();
		const loud = context.createGain();
		tone.type = 'triangle';
		tone.frequency.value = hertz;
		loud.gain.setValueAtTime(LOUD, at);
		loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
		tone.connect(loud).connect(context.destination);
		tone.start(at);
		tone.stop(at + length);
	}
}
