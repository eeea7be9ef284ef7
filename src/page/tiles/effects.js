// What the last changes of a table show on a board: tiles that arrive, their points, and mines.

import { keyOf, laidLetters, parsePlace } from "./notation.js";

/**
 * Return what changes show, as props of a board.
 * @param {import("../table/use_changes.js").Change[]} [changes]
 */
export function boardEffects(changes = []) {
  const plays = changes.flatMap(({ number, events }) =>
    events
      .filter(({ event, action }) => event === "turn" && action.action === "play")
      .map(({ action, score = 0, hit = [] }) => {
        return { laid: laidLetters(action), score, hit, change: number };
      }),
  );
  return {
    arriving: new Set(plays.flatMap(({ laid }) => laid.map(keyOf))),
    exploding: new Set(plays.flatMap(({ hit }) => hit.map(keyOfName))),
    rising: plays.map(({ laid, score, change }) => {
      return { square: keyOf(lastOf(laid)), points: score, change };
    }),
  };
}

/** @param {string} name of a square: "8D" */
const keyOfName = (name) => keyOf(parsePlace(name));

/**
 * Return the last of the laid tiles: the one at the right or the bottom.
 * @param {import("./notation.js").Square[]} laid
 */
export const lastOf = (laid) =>
  laid.reduce((a, b) => (a.row + a.column > b.row + b.column ? a : b));
