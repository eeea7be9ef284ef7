// The question whether a word is valid, answered with two buttons or the keys Y and N.

import { html, useMemo, useState } from "../vendor/htm-preact.js";
import { announce, useFocus } from "../accessibility.js";
import { useWindowEvent } from "../hooks.js";
import { capitals } from "../texts.js";
import { Tile } from "../tile.js";
import { Answers } from "./answers.js";
import { rate } from "./schedule.js";
import { KEYS, outcomeText, TASKS, TEXTS, validityText } from "./texts.js";

/**
 * @param {{ deck: import("./decks.js").Deck, question: import("./questions.js").Question,
 *           info: Protocol.DictionaryInfo,
 *           finish: (shown: string, rating: import("./schedule.js").Rating) =>
 *             import("./play.js").Outcome,
 *           next: () => Promise<void> }} props
 */
export function Validity({ deck, question, info, finish, next }) {
  const inCapitals = useMemo(() => capitals(info), [info]);
  const since = useMemo(() => performance.now(), [question]);
  const [ended, setEnded] = useState(
    /** @type {{ question: object, outcome: import("./play.js").Outcome } | null} */ (null),
  );
  const outcome = ended?.question === question ? ended.outcome : null;
  const shown = inCapitals(question.key);
  const isValid = question.answers.length > 0;
  const truth = validityText(shown, isValid);
  // Not to one of the buttons, which a second Enter would press.
  useFocus([outcome, question]);
  function say(/** @type {boolean} */ saidValid) {
    const missing = saidValid === isValid ? 0 : 1;
    const rated = finish(shown, rate(1, missing, missing, (performance.now() - since) / 1000));
    setEnded({ question, outcome: rated });
    announce(`${truth} ${outcomeText(rated.rating, rated.due, deck.kind)}`);
  }
  useWindowEvent("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { key, altKey, ctrlKey, metaKey, repeat } = event;
    const at = KEYS.indexOf(key.toUpperCase());
    if (outcome || at < 0 || altKey || ctrlKey || metaKey || repeat) return;
    event.preventDefault();
    say(at === 0);
  });
  return html`
    <section class="panel quiz-question" aria-label=${TASKS.valid}>
      <h2>${TASKS.valid}</h2>
      <p
        class="quiz-letters"
        role="img"
        aria-label=${[...shown].join(" ")}
        tabindex=${outcome ? undefined : "-1"}
        data-home=${outcome ? undefined : "question"}
      >
        ${[...shown].map((letter, at) => html`<${Tile} key=${at} letter=${letter} />`)}
      </p>
      ${
        outcome
          ? html`
              <div class="quiz-truth">
                <p class="quiz-said">${truth}</p>
                <p class="verdict">${outcomeText(outcome.rating, outcome.due, deck.kind)}</p>
              </div>
              <div class="quiz-validity">
                <button type="button" class="main" data-home="question" onClick=${next}>
                  ${TEXTS.next}
                </button>
              </div>
              ${
                isValid &&
                html`
                  <${Answers}
                    answers=${question.answers}
                    found=${[question.key]}
                    inCapitals=${inCapitals}
                  />
                `
              }
            `
          : html`
              <div class="quiz-validity">
                ${[TEXTS.valid, TEXTS.phony].map(
                  (text, at) => html`
                    <button
                      type="button"
                      key=${text}
                      aria-keyshortcuts=${KEYS[at]}
                      onClick=${() => say(at === 0)}
                    >
                      ${text}
                    </button>
                  `,
                )}
              </div>
              <p class="hint quiz-keys">${TEXTS.keys}</p>
            `
      }
    </section>
  `;
}
