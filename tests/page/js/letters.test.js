// Letters of other languages, in and out of the page: node letters.test.js

import assert from "node:assert/strict";

import * as letters from "../../../src/page/letters.js";

const { received, sent, readable, parseTyped, written, upper, lower, inOrder } = letters;
/** @param {string} text @param {Record<string, string>} [fold] @param {string | null} [code] */
const info = (text, fold = {}, code = null) => ({
  ...{ name: "Test", code, letters: text.split(" "), fold },
});

letters.learnLanguages({
  spanish: info("A B C CH H I L LL N Ñ O R RR", { Á: "A" }, "es"),
  hungarian: info("A D DZ DZS Z ZS S SZ", {}, "hu"),
  catalan: info("A L L·L Q QU U", { À: "A" }, "ca"),
  french: info("C E O T U", { É: "E", Œ: "OE" }, "fr"),
  turkish: info("A I İ", {}, "tr"),
  own: info("A CH C H"),
});

// What enters and leaves the page.
const one = received("[CH]");
assert.equal(one.length, 1);
assert.equal(one.toLowerCase(), received("[ch]"));
assert.equal(sent(received("l[u]na [[ch]]ico [CH]")), "l[u]na [[ch]]ico [CH]");
assert.equal(received("[AEIOU]"), "[AEIOU]");
assert.equal(readable(received("[CH]ICO")), "CHICO");

// What people type.
letters.speak("spanish");
assert.equal(parseTyped("chico"), received("[ch]ico"));
assert.equal(parseTyped("C|HICO"), "CHICO");
assert.equal(parseTyped("Chá [CH] [[ll]]a"), received("[CH]a [CH] [[ll]]a"));
assert.equal(inOrder(received("O[CH]C[LL]LN")).map(readable).join(" "), "C CH L LL N O");
assert.equal(letters.longTile(), "CH");
letters.speak("catalan");
assert.ok(letters.beginsTile("l·") && !letters.beginsTile("l·l"));
assert.equal(parseTyped("al·la"), received("a[l·l]a"));
letters.speak("french");
assert.equal(parseTyped("cœUr été e\u0301É"), "coeUr ete eE");
letters.speak("turkish");
assert.deepEqual([upper("iı"), lower("I"), lower("İ")], ["İI", "ı", "i"]);
letters.speak("own");
assert.equal(letters.lang(), undefined);
letters.speak("enable");
assert.equal(parseTyped("chico é | c|h"), "chico é | c|h");
assert.equal(letters.longTile(), undefined);

// Letters that are written are read as the same letters.
let seed = 1;
const random = (/** @type {number} */ below) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
for (const [name, all] of [
  ["spanish", "AC[CH]HL[LL]R[RR]"],
  ["hungarian", "D[DZ][DZS]Z[ZS]S[SZ]"],
  ["catalan", "AL[L·L]Q[QU]U"],
]) {
  letters.speak(name);
  const some = [...received(all)];
  for (let trial = 0; trial < 2000; trial += 1) {
    const word = Array.from({ length: random(9) }, () => some[random(some.length)]).join("");
    assert.equal(parseTyped(written(word)), word, written(word));
    assert.equal(received(sent(word)), word);
  }
}
