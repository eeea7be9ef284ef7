// The open part of a Lexicon table: the stock, the exposed card, the words.

import { html, useEffect, useRef } from "../vendor/htm-preact.js";
import { counted } from "../words.js";
import { Card, LaidWord, wordOf } from "./cards.js";

const NONE = new Set();
const MANY = 12; // words: from then on they are smaller

/**
 * observation: of the game; points: of the cards; target: the place of the word that is being
 * changed; fresh: the places of new words; onWord: called with the place of a clicked word, null: none
 * can be clicked.
 */
export function OpenTable({ observation, points, target = null, fresh = NONE, onWord = null }) {
  const { table = [], pile = "", stock = 0 } = observation;
  const exposed = pile.at(-1);
  const list = useRef(null);
  useEffect(() => {
    const news = list.current.querySelector(".fresh:last-child, .fresh");
    if (news) list.current.scrollTop = news.offsetTop - list.current.clientHeight / 2;
  }, [table.join()]);
  return html`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${counted(stock, "card")}
            >${stock}</span
          >
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${
            exposed
              ? html`<${Card} card=${exposed} points=${points} />`
              : html`<span class="tile card none" role="img" aria-label="No exposed card"></span>`
          }
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${list}
        class="laid-words ${table.length > MANY ? "many" : ""}"
        aria-label="Words on the table"
      >
        ${table.length === 0 && html`<li class="nothing">No words yet</li>`}
        ${table.map(
          (laid, place) => html`
            <li key=${place} class=${fresh.has(place) ? "fresh" : ""}>
              ${
                onWord
                  ? html`
                      <button
                        type="button"
                        class="laid-word"
                        data-drop=${`word ${place}`}
                        aria-pressed=${place === target}
                        aria-label=${`Change ${wordOf(laid)}${fresh.has(place) ? ", new" : ""}`}
                        onClick=${() => onWord(place)}
                      >
                        <${LaidWord} laid=${laid} />
                      </button>
                    `
                  : html`<${LaidWord} laid=${laid} />`
              }
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
