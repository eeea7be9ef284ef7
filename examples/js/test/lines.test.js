// Text is split into the same lines, however it arrives.

import assert from "node:assert/strict";
import test from "node:test";

import { Lines } from "../src/lines.js";

/**
 * Return a generator of pseudorandom numbers below a limit.
 * @param {number} state
 */
function random(state) {
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

test("pieces of any size give the lines of the whole text", () => {
  for (let seed = 0; seed < 500; seed++) {
    const below = random(seed);
    const text = Array.from({ length: below(60) }, () => "ab\n\n"[below(4)]).join("");
    /** @type {string[]} */
    const found = [];
    const lines = new Lines((line) => found.push(line));
    for (let start = 0; start < text.length;) {
      const end = start + below(8);
      lines.feed(text.slice(start, end));
      start = end;
    }
    const expected = text.split("\n").slice(0, -1).filter(Boolean);
    assert.deepEqual(found, expected, `seed ${seed}: ${JSON.stringify(text)}`);
  }
});

test("an endless line is an error", () => {
  const lines = new Lines(() => assert.fail());
  const piece = "x".repeat(1 << 24);
  for (let count = 0; count < 16; count++) lines.feed(piece);
  assert.throws(() => lines.feed("x"), { name: "ProtocolError", message: /longer than 268435456/ });
});
