/** The end of a hand as far as it has been told: who has gained or paid, and who waits yet. */

import type { Line } from "$lib/types";
import type { EmbassyView, Player } from "./seen";

const RESOLVES =
	/^(idle|declined|infiltrated|recruited|(hall|garden)-(un)?welcome)$/;

export interface Scene {
	players: Player[];
	place?: "hall" | "garden" | undefined;
	limit?: number | undefined;
	/** The line that is being told, if it resolves a card. */
	line?: Line | undefined;
}

const concerns = (line: Line, seat: number) =>
	RESOLVES.test(line.key) &&
	(line.args?.seat === seat || line.args?.rival === seat);

/** Say which place the lines speak of: a hand that is over has left it. */
function placeOf(told: Line[]): Pick<Scene, "place" | "limit"> {
	for (const { key, args } of told) {
		const [place, ending] = key.split("-");
		if (
			ending?.endsWith("welcome") &&
			(place === "hall" || place === "garden")
		)
			return { place, limit: Number(args?.limit) };
	}
	return {};
}

/** Show the table when `step` of the lines have been told. */
export function sceneAt(view: EmbassyView, told: Line[], step: number): Scene {
	const over = told.some((line) => RESOLVES.test(line.key));
	const here = view.place
		? { place: view.place, limit: view.limit }
		: over
			? placeOf(told)
			: {};
	const players = view.seats.map((player) => {
		const when = told.findIndex((line) => concerns(line, player.seat));
		if (when < step || player.fate === "waiting") return player;
		return {
			...player,
			fate: "waiting" as const,
			info: player.info - player.change,
			change: 0,
		};
	});
	const line = told[step - 1];
	return {
		players,
		...here,
		line: line && RESOLVES.test(line.key) ? line : undefined,
	};
}
