// The open part of a Lexicon table: the stock, the exposed card, and the words.

import { html } from "../vendor/htm-preact.js";
import { Button } from "../controls.js";
import { useInView } from "../hooks.js";
import { common, joined, lexicon as texts } from "../texts.js";
import { Card, LaidWord, wordOf } from "./cards.js";

const NONE = /** @type {Set<number>} */ (new Set());
const NONE_ARRIVING = /** @type {Map<number, number>} */ (new Map());
const MANY_WORDS = 12; // more words are drawn smaller

/**
 * @param {{ observation: Protocol.LexiconObservation, points: Record<string, number>,
 *           target?: number | null, fresh?: Set<number>, arriving?: Map<number, number>,
 *           hasPiles?: boolean, onWord?: ((place: number) => void) | null }} props
 *     target: the word that is being changed; fresh: words that are new to the player; arriving:
 *     words of plays that were just made, with the number of the change; hasPiles: whether to show
 *     the stock and the exposed card; onWord: gets a clicked word, null if none can be clicked
 */
export function OpenTable({ observation, points, target = null, onWord = null, ...more }) {
  const { fresh = NONE, arriving = NONE_ARRIVING, hasPiles = true } = more;
  const { table = [], pile = "", stock = 0 } = observation;
  const exposed = pile.at(-1);
  const list = useInView(".fresh", [table.join()]);
  return html`
    <section class="felt" aria-label=${texts.tableLabel}>
      ${hasPiles && html`<${Piles} stock=${stock} exposed=${exposed} points=${points} />`}
      <ul
        ref=${list}
        class="laid-words ${table.length > MANY_WORDS ? "many" : ""}"
        aria-label=${texts.tableWordsLabel}
      >
        ${table.length === 0 && html`<li class="nothing">${texts.noTableWords}</li>`}
        ${table.map((laid, place) => {
          // Made again for each play, so that a word that is changed twice arrives twice.
          const word = html`<${LaidWord} key=${arriving.get(place)} laid=${laid} />`;
          const classes = [fresh.has(place) && "fresh", arriving.has(place) && "arriving"];
          const button = html`
            <${Button}
              text=${word}
              class="laid-word"
              data-drop=${`word ${place}`}
              aria-pressed=${place === target}
              aria-label=${texts.changeWordButton(wordOf(laid), fresh.has(place))}
              onClick=${() => onWord?.(place)}
            />
          `;
          return html`
            <li key=${place} class=${joined(classes)}>
              ${onWord ? button : word}
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

/** @param {{ stock: number, exposed?: string, points: Record<string, number> }} props */
function Piles({ stock, exposed, points }) {
  return html`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${common.cardCount(stock)}>
          ${stock}
        </span>
        <figcaption>${texts.stockCaption}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${
          exposed
            ? html`<${Card} card=${exposed} points=${points} />`
            : html`
                <span class="tile card none" role="img" aria-label=${texts.noExposedCard}></span>
              `
        }
        <figcaption>${texts.exposedCaption}</figcaption>
      </figure>
    </div>
  `;
}
