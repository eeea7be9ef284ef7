// A question of a quiz: its letters, the answer of the player, and the answers once it is over.

import { html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { announce, isFocusLost, useFocus } from "../accessibility.js";
import { Button, DataTable, Field } from "../controls.js";
import { useWindowEvent } from "../hooks.js";
import { lang, readable } from "../letters.js";
import { capitals, formats, joined, loadTexts } from "../texts.js";
import { Tile } from "../tile.js";
import { shuffled } from "../tiles/rack.js";

const texts = await loadTexts("quiz");

/** The answers to the question whether a word is valid. */
const YES_NO = ["yes", "no"];

/**
 * @typedef {import("./session.js").Question} Question
 * @typedef {import("./session.js").Outcome} Outcome
 * @typedef {{ question: Question, found: string[], wrong: string[], said: string,
 *             outcome: Outcome | null }} Attempt
 */

/** @param {Question} question @returns {Attempt} */
const begun = (question) => ({ question, found: [], wrong: [], said: "", outcome: null });

/**
 * Return the attempt at a question, and `send`, which sends a line of words to the server, after
 * those that were sent before, and returns whether it could.
 * @param {Question} question
 * @param {import("./session.js").Give} give
 * @param {(result: Protocol.QuizAnswerResult, outcome: Outcome | null) => string} say returns what
 *     to say about the words
 */
function useAttempt(question, give, say) {
  const since = useMemo(() => Date.now(), [question]);
  const attempt = useRef(begun(question));
  if (attempt.current.question !== question) attempt.current = begun(question);
  const [, render] = useState(attempt.current);
  const sent = useRef(Promise.resolve(true));
  const show = (/** @type {Attempt} */ next) => {
    attempt.current = next;
    render(next);
  };
  const send = (/** @type {string} */ line, isOver = false) => {
    const seconds = Math.max(0, Date.now() - since) / 1000;
    sent.current = sent.current.then(async () => {
      const { question: asked, found, wrong, outcome } = attempt.current;
      if (asked !== question || outcome) return true;
      const result = await give({ line, found, wrong, over: isOver, seconds });
      if (!result) return false;
      const all = (/** @type {boolean} */ isRight) =>
        result.words
          .filter(({ verdict }) => verdict !== "repeated" && (verdict === "right") === isRight)
          .map(({ word }) => word);
      show({
        question,
        found: [...found, ...all(true)],
        wrong: [...wrong, ...all(false)],
        said: say(result, result.outcome),
        outcome: result.outcome,
      });
      return true;
    });
    return sent.current;
  };
  return { attempt: attempt.current, show, send };
}

/**
 * A question. The field for the answers stays from one question to the next, so that the keyboard
 * of a phone stays open.
 * @param {{ deck: import("./decks.js").Deck, question: Question, info: Protocol.DictionaryInfo,
 *           give: import("./session.js").Give, next: () => Promise<void> }} props
 */
export function Asked({ deck, question, info, give, next }) {
  const { kind } = deck;
  const { prompt, answers: total } = question;
  const isValidity = kind === "valid";
  const inCapitals = useMemo(() => capitals(info), [info]);
  const { attempt, show, send } = useAttempt(question, give, ({ words }, outcome) => {
    const said = isValidity
      ? texts.validityText(readable(prompt), Boolean(outcome?.answers.length))
      : words.map(({ word, verdict }) => verdictText(inCapitals(word), verdict, kind)).join(" ");
    if (outcome) {
      const end = outcomeText(outcome, kind);
      announce(isValidity ? `${said} ${end}` : end);
      const answers = outcome.answers.map(({ word }) => inCapitals(word));
      if (!isValidity && outcome.rating === "again") announce(texts.announcement(answers));
    }
    return said;
  });
  const [letters, setLetters] = useState({ question, order: prompt });
  const order = letters.question === question ? letters.order : prompt;
  const { found, said, outcome } = attempt;
  // A word, not one of the buttons, which a second Enter would press.
  useFocus(isValidity ? [outcome, question] : [outcome]);
  const home = isValidity && !outcome;
  return html`
    <section class="panel quiz-question" aria-label=${texts.TASKS[kind]}>
      <h2>${texts.TASKS[kind]}</h2>
      ${
        kind === "patterns"
          ? html`<p class="marked" lang=${lang()}>${readable(prompt)}</p>`
          : html`
              <p
                class="cards quiz-letters"
                role="img"
                aria-label=${readable([...prompt].join(" "))}
                lang=${lang()}
                tabindex=${home ? "-1" : undefined}
                data-home=${home ? "question" : undefined}
              >
                ${[...order].map((letter, at) => html`<${Tile} key=${at} letter=${letter} />`)}
              </p>
            `
      }
      ${
        isValidity
          ? html`<${Validity} kind=${kind} said=${said} outcome=${outcome} send=${send} next=${next} />`
          : html`
              <p class="quiz-left">${texts.leftText(total, total - found.length)}</p>
              <${AnswerForm}
                question=${question}
                kind=${kind}
                outcome=${outcome}
                send=${send}
                say=${(/** @type {string} */ text) => show({ ...attempt, said: text })}
                shuffle=${() => setLetters({ question, order: shuffled(order) })}
                next=${next}
              />
              <p role="status" class="quiz-said">${said}</p>
              ${
                found.length > 0 &&
                !outcome &&
                html`
                  <ul class="words-only quiz-found" aria-label=${texts.found}>
                    ${found.map((word) => html`<li key=${word} lang=${lang()}>${inCapitals(word)}</li>`)}
                  </ul>
                `
              }
              ${outcome && html`<p class="verdict">${outcomeText(outcome, kind)}</p>`}
            `
      }
      ${
        outcome !== null &&
        outcome.answers.length > 0 &&
        html`
          <${Answers}
            answers=${outcome.answers}
            found=${isValidity ? [question.key] : found}
            inCapitals=${inCapitals}
          />
        `
      }
    </section>
  `;
}

/**
 * The field for the answers.
 * @param {{ question: Question, kind: import("./decks.js").Kind, outcome: Outcome | null,
 *           send: (line: string, isOver?: boolean) => Promise<boolean>,
 *           say: (text: string) => void,
 *           shuffle: () => void, next: () => Promise<void> }} props
 */
function AnswerForm({ question, kind, outcome, send, say, shuffle, next }) {
  const [text, setText] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => {
    // Who uses a mouse goes on to type, too; no keyboard opens on the screen.
    if (isFocusLost() && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [question]);
  async function submit(/** @type {Event} */ event) {
    event.preventDefault();
    if (outcome) return next();
    setText("");
    if (!text.trim()) return say(texts.nothingTyped);
    if (!(await send(text))) setText((/** @type {string} */ typed) => typed || text);
    return undefined;
  }
  const stay = (/** @type {Event} */ event) => event.preventDefault(); // the field keeps the focus
  return html`
    <form class="quiz-answer" onSubmit=${submit}>
      <${Field} label=${texts.answer} id="quiz-answer" hint=${kind === "hooks" ? texts.hooksTypingHint : texts.typingHint}>
        <input
          id="quiz-answer"
          ref=${field}
          class="large"
          type="text"
          lang=${lang()}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck=${false}
          enterkeyhint=${outcome ? "next" : "done"}
          data-home="question"
          aria-describedby="quiz-answer-hint"
          readonly=${outcome !== null}
          value=${text}
          onInput=${({ target }) => setText(target.value)}
        />
      <//>
      <div class="row">
        <button type="submit" class="main" onMouseDown=${stay}>
          ${outcome ? texts.next : texts.check}
        </button>
        ${
          !outcome &&
          html`
            ${
              kind !== "patterns" &&
              kind !== "hooks" &&
              html`<${Button} text=${texts.shuffle} onMouseDown=${stay} onClick=${shuffle} />`
            }
            <${Button} text=${texts.give} onMouseDown=${stay} onClick=${() => send("", true)} />
          `
        }
      </div>
    </form>
  `;
}

/**
 * The answer whether a word is valid, with two buttons or the keys Y and N.
 * @param {{ kind: import("./decks.js").Kind, said: string, outcome: Outcome | null,
 *           send: (line: string) => void, next: () => Promise<void> }} props
 */
function Validity({ kind, said, outcome, send, next }) {
  useWindowEvent("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { key, altKey, ctrlKey, metaKey, repeat } = event;
    const at = texts.KEYS.indexOf(key.toUpperCase());
    if (outcome || at < 0 || altKey || ctrlKey || metaKey || repeat) return;
    event.preventDefault();
    send(YES_NO[at]);
  });
  if (outcome) {
    return html`
      <div class="choices">
        <p class="quiz-said">${said}</p>
        <p class="verdict">${outcomeText(outcome, kind)}</p>
      </div>
      <div class="quiz-validity">
        <${Button} text=${texts.next} class="main" data-home="question" onClick=${next} />
      </div>
    `;
  }
  return html`
    <div class="quiz-validity">
      ${[texts.valid, texts.phony].map(
        (text, at) => html`
          <${Button}
            key=${text}
            text=${text}
            aria-keyshortcuts=${texts.KEYS[at]}
            onClick=${() => send(YES_NO[at])}
          />
        `,
      )}
    </div>
    <p class="hint quiz-keys">${texts.keys}</p>
  `;
}

/**
 * All answers with their hooks and definitions; the missed ones are marked.
 * @param {{ answers: Protocol.QuizWord[], found: string[],
 *           inCapitals: (word: string) => string }} props
 */
function Answers({ answers, found, inCapitals }) {
  const isMissed = (/** @type {string} */ word) => !found.includes(word);
  const hasMeaning = answers.some(({ definition }) => definition);
  const spaced = (/** @type {string} */ letters) => readable([...letters].join(" "));
  // The missed ones are those to look at.
  const ordered = [...answers].sort((a, b) => Number(isMissed(b.word)) - Number(isMissed(a.word)));
  const columns = [
    { title: texts.front, number: true },
    { title: texts.wordColumn },
    { title: texts.back },
    hasMeaning && { title: texts.meaning },
  ];
  const rows = ordered.map(({ word, front, back, definition }) => ({
    key: word,
    cells: [
      html`<span class="hooks">${spaced(front)}</span>`,
      html`
        <span class="word" lang=${lang()}>${inCapitals(word)}</span>
        ${isMissed(word) && html` <span class="tag quiz-missed">${texts.missed}</span>`}
      `,
      html`<span class="hooks">${spaced(back)}</span>`,
      hasMeaning && (definition || "–"),
    ],
  }));
  return html`<${DataTable} classes="word-table" columns=${columns} rows=${rows} />`;
}

/**
 * Return the sentence on a typed word.
 * @param {string} word
 * @param {Protocol.QuizVerdict["verdict"]} verdict
 * @param {import("./decks.js").Kind} kind of the question
 */
function verdictText(word, verdict, kind) {
  const verdicts = texts.verdicts(word);
  if (verdict in verdicts) return verdicts[/** @type {keyof typeof verdicts} */ (verdict)];
  return kind === "anagrams" ? verdicts.otherLetters : verdicts.wrong;
}

/** @param {import("./session.js").Outcome} outcome @param {import("./decks.js").Kind} kind */
function outcomeText({ rating, due }, kind) {
  const ratings = kind === "valid" ? texts.VALIDITY_RATINGS : texts.RATINGS;
  return joined([ratings[rating], texts.seeAgain(timeFromNow(due))]);
}

/** The units of a time from now: seconds in each, and how many make it too long for the unit. */
const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number, number][]} */ ([
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86_400, 60],
  ["month", 30 * 86_400, 24],
  ["year", 365 * 86_400, Infinity],
]);

/** Return a time from now: "in 10 minutes". @param {number} seconds */
export function timeFromNow(seconds) {
  const fits = (/** @type {typeof UNITS[number]} */ [, length, most]) => seconds < length * most;
  const [unit, length] = UNITS.find(fits) ?? UNITS[0];
  return formats.fromNow(Math.max(Math.round(seconds / length), 1), unit);
}
