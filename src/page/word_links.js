// Words in sentences and on boards that can be tapped to look them up.

import { html } from "./vendor/htm-preact.js";
import { Button } from "./controls.js";
import { lang, readable, upper } from "./letters.js";

/** A word without blanks that stand for no letter. */
const IS_WORD = /^\p{L}{2,}$/u;

/**
 * Look up words in a dialog, which is loaded when it is first needed.
 * @param {string[]} words
 * @param {string} dictionary
 */
export async function lookUp(words, dictionary) {
  const known = words.filter((word) => IS_WORD.test(word));
  if (known.length) (await import("./words/lookup.js")).openLookup(known, dictionary);
}

/**
 * A text in which a word can be tapped.
 * @param {{ text: string, word: string | null | undefined, dictionary: string | null }} props
 *     without a word or a dictionary, the text is plain
 */
export function WithWord({ text, word, dictionary }) {
  const shown = word && IS_WORD.test(word) ? readable(upper(word)) : "";
  const start = shown && dictionary ? text.indexOf(shown) : -1;
  if (start < 0 || !word || !dictionary) return text;
  const button = html`
    <${Button}
      text=${shown}
      class="plain word-link"
      lang=${lang()}
      onClick=${() => lookUp([word], dictionary)}
    />
  `;
  return html`${text.slice(0, start)}${button}${text.slice(start + shown.length)}`;
}
