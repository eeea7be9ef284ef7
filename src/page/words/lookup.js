// Looking up words: whether each is valid, its definition, hooks, anagrams and extensions.

import { html, render, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Button, Problem } from "../controls.js";
import { usePromise, useRequest } from "../hooks.js";
import { lang, readable, sent, upper } from "../letters.js";
import { addressOf } from "../routing.js";
import { hello } from "../server.js";
import { dictionaryTitle, loadTexts } from "../texts.js";

const texts = await loadTexts("words");

const MAX_SHOWN = 20; // of each kind; the others are a tap away

/**
 * @typedef {{ dictionary: string, onWord: (word: string) => void }} Shared onWord: looks up another
 *     word
 */

/** @param {Shared & { words: string[] }} props */
export const Lookup = ({ words, ...shared }) =>
  words.map((word) => html`<${Facts} key=${word} word=${word} ...${shared} />`);

/** @param {Shared & { word: string }} props */
function Facts({ word, ...shared }) {
  const { dictionary } = shared;
  const server = usePromise(hello, []).value;
  const { result, error } = useRequest(
    "dictionary.find",
    server && {
      query: `pattern:${word}`,
      columns: ["hooks", ...(server.has_definitions ? [/** @type {const} */ ("definition")] : [])],
      dictionary,
    },
  );
  const others = `not pattern:${word}`;
  const shown = readable(upper(word));
  return html`
    <section class="lookup">
      <h2 aria-live="polite" lang=${lang()}>
        ${result ? texts.validityText(shown, dictionaryTitle(dictionary), result.count > 0) : shown}
      </h2>
      <${Problem} text=${error} />
      ${result?.definition?.[0] && html`<p>${result.definition[0]}</p>`}
      ${result && result.count > 0 && html`<p>${texts.hooksText(spaced(result.front_hooks), spaced(result.back_hooks))}</p>`}
      <${Related} title=${texts.anagrams} query=${`anagram:${word} and ${others}`} ...${shared} />
      <${Related} title=${texts.backExtensions} query=${`prefix:${word} and ${others}`} ...${shared} />
      <${Related} title=${texts.frontExtensions} query=${`suffix:${word} and ${others}`} ...${shared} />
    </section>
  `;
}

/** Return the hooks of the only word with spaces between them. @param {string[] | null} [hooks] */
const spaced = (hooks) => readable(upper([...(hooks?.[0] ?? "")].join(" ")));

/**
 * Words that meet a query, the shortest first; nothing if there are none.
 * @param {Shared & { title: string, query: string }} props
 */
function Related({ title, query, dictionary, onWord }) {
  const { result } = useRequest("dictionary.find", {
    ...{ query, dictionary, order: "length", limit: MAX_SHOWN },
  });
  if (!result?.count) return null;
  const { count, words } = result;
  return html`
    <p>
      ${title}${" "}
      ${words.map(
        (word) => html`
          <${Button}
            key=${word}
            text=${readable(upper(word))}
            class="plain"
            lang=${lang()}
            onClick=${() => onWord(word)}
          />
        `,
      )}
      ${count > words.length && html`<a href=${addressOf("words", { q: query, dictionary, order: "length" })}>${texts.allWords(count)}</a>`}
    </p>
  `;
}

/**
 * Look up words in a dialog over the view.
 * @param {string[]} words
 * @param {string} dictionary
 */
export function openLookup(words, dictionary) {
  const place = document.body.appendChild(document.createElement("div"));
  function onClose() {
    render(null, place);
    place.remove();
  }
  render(html`<${Dialog} ...${{ words, dictionary, onClose }} />`, place);
}

/** @param {{ words: string[], dictionary: string, onClose: () => void }} props */
function Dialog({ words, dictionary, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [shown, setShown] = useState(words);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return html`
    <dialog
      ref=${dialog}
      class="panel"
      aria-label=${texts.lookupLabel}
      onClose=${onClose}
      onClick=${(/** @type {Event} */ { target }) =>
        (target === dialog.current || (target instanceof Element && target.closest("a"))) &&
        close()}
    >
      <${Lookup} words=${shown} dictionary=${dictionary} onWord=${(/** @type {string} */ word) => setShown([word])} />
      <div class="row">
        <${Button} text=${texts.closeButton} class="main" onClick=${close} />
        <a class="button" href=${addressOf("words", { q: sent(shown.join(" ")), dictionary })}>
          ${texts.wordStudyLink}
        </a>
      </div>
    </dialog>
  `;
}
