// A session of a quiz: one question after another, its answers, and what they lead to.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { useFocus } from "../accessibility.js";
import { Button, Problem } from "../controls.js";
import { dictionaryInfo, errorText } from "../server.js";
import { isStorageDenied } from "../storage.js";
import {
  allowMore,
  cardsOf,
  deckOf,
  dueCount,
  newLeft,
  noteAsked,
  now,
  REVIEW,
  storeAnswer,
} from "./decks.js";
import { Asked } from "./question.js";
import { check, keysOf, MAX_ANSWERS, MAX_KEYS, memoryOf, nextKey, questionOf } from "./session.js";
import { cutText, leftOutTexts, nextDueText, progressText, summaryText, TEXTS } from "./texts.js";

/**
 * @typedef {import("./decks.js").Deck} Deck
 * @typedef {import("./session.js").Question} Question
 *
 * The end of a question. due: seconds until it is asked again.
 * @typedef {Protocol.QuizOutcome & { due: number }} Outcome
 *
 * Sends words of an answer to the server; null: it could not.
 * @typedef {(given: { line: string, found: string[], wrong: string[], over?: boolean,
 *                     seconds: number }) =>
 *   Promise<Protocol.QuizAnswerResult & { outcome: Outcome | null } | null>} Give
 *
 * Counts of a session. missed: the questions with a missing word, as they were shown.
 * @typedef {{ asked: number, right: number, missed: string[] }} Tally
 *
 * What is left out of a session, as a player would read it. unknown: entries that make no question
 * with this dictionary; hookless: how many words have no hooks; many: questions with too many
 * answers.
 * @typedef {{ unknown: string[], hookless: number, many: string[] }} LeftOut
 */

/** Why there is no session; the message is for players. */
class NoSession extends Error {}

/**
 * A session: it loads the questions, and shows them.
 * @param {{ deck: Deck }} props
 */
export function Session({ deck }) {
  const [info, setInfo] = useState(/** @type {Protocol.DictionaryInfo | null} */ (null));
  const [question, setQuestion] = useState(/** @type {Question | null} */ (null));
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [tally, setTally] = useState(/** @type {Tally} */ ({ asked: 0, right: 0, missed: [] }));
  const [isCut, setCut] = useState(false);
  const [leftOut, setLeftOut] = useState(
    /** @type {LeftOut} */ ({ unknown: [], hookless: 0, many: [] }),
  );
  const keys = useRef(/** @type {string[] | null} */ (null));
  const learning = useRef(/** @type {Set<string>} */ (new Set()));

  /** Load the questions if needed, and show the next one. */
  async function advance() {
    setProblem(null);
    try {
      const letters = await dictionaryInfo(deck.dictionary);
      setInfo(letters);
      if (letters.upper !== deck.alphabet) throw new NoSession(TEXTS.otherLetters);
      if (keys.current === null) {
        const { keys: all, count, unknown, without } = await keysOf(deck);
        keys.current = all;
        setCut(all.length < count);
        setLeftOut({ unknown, hookless: deck.kind === "hooks" ? without : 0, many: [] });
        const cards = cardsOf(deck);
        noteAsked(
          deck,
          all.filter((key) => memoryOf(cards, key)),
        );
      }
      if (!keys.current.length) throw new NoSession(TEXTS.noQuestions);
      const next = await nextQuestion(keys.current);
      if (!keys.current.length) throw new NoSession(TEXTS.noneAsked);
      setDone(next === null);
      setQuestion(next);
    } catch (error) {
      setQuestion(null);
      setProblem(error instanceof NoSession ? error.message : errorText(error));
    }
  }

  /**
   * Return the next question; null: there is none for now.
   * @param {string[]} all keys
   */
  async function nextQuestion(all) {
    /** @type {Set<string>} */
    const without = new Set();
    for (;;) {
      const stored = deckOf(deck.id);
      if (!stored) throw new NoSession(TEXTS.gone); // removed in another tab
      const left = all.filter((each) => !without.has(each));
      keys.current = left;
      const key = nextKey(left, cardsOf(deck), {
        at: now(),
        newLeft: newLeft(stored),
        learning: learning.current,
      });
      if (key === null) return null;
      const found = await questionOf(deck, key);
      if (0 < found.answers && found.answers <= MAX_ANSWERS) return found;
      const reason = found.answers ? "many" : "unknown";
      setLeftOut((some) => ({ ...some, [reason]: [...some[reason], found.prompt] }));
      without.add(key);
      learning.current.delete(key);
    }
  }
  useEffect(() => {
    advance();
  }, []);
  useFocus([question, isDone]);

  /** @type {Give} */
  async function give(given) {
    const { key, prompt } = /** @type {Question} */ (question);
    const at = now();
    setProblem(null);
    try {
      const memory = memoryOf(cardsOf(deck), key);
      const { words, outcome } = await check(deck, { ...given, key, memory, at });
      if (!outcome) return { words, outcome };
      storeAnswer(deck, key, outcome);
      if (outcome.memory.state === REVIEW) learning.current.delete(key);
      else learning.current.add(key);
      const isRight = outcome.rating !== "again";
      setTally({
        asked: tally.asked + 1,
        right: tally.right + Number(isRight),
        missed: isRight ? tally.missed : [...new Set([...tally.missed, prompt])],
      });
      return { words, outcome: { ...outcome, due: outcome.memory.due - at } };
    } catch (error) {
      setProblem(errorText(error));
      return null;
    }
  }

  const stored = deckOf(deck.id) ?? deck;
  const isDue = (/** @type {string} */ key) =>
    (memoryOf(cardsOf(deck), key)?.due ?? Infinity) <= now();
  const due = keys.current ? keys.current.filter(isDue).length : dueCount(stored, now());
  const known = keys.current ? keys.current.filter((key) => memoryOf(cardsOf(deck), key)) : [];
  const fresh = keys.current
    ? Math.min(newLeft(stored), keys.current.length - known.length)
    : newLeft(stored);
  return html`
    <p class="hint quiz-progress">${progressText(due, fresh, tally.asked)}</p>
    ${isStorageDenied() && html`<p class="notice">${TEXTS.denied}</p>`}
    ${isCut && html`<p class="hint">${cutText(MAX_KEYS)}</p>`}
    ${leftOutTexts(leftOut).map((text) => html`<p key=${text} class="hint quiz-left-out">${text}</p>`)}
    <${Problem} text=${problem} />
    ${
      question && info
        ? html`
            <${Asked} deck=${deck} question=${question} info=${info} give=${give} next=${advance} />
          `
        : isDone
          ? html`
              <${Summary}
                deck=${stored}
                tally=${tally}
                hasMore=${known.length < (keys.current?.length ?? 0)}
                next=${advance}
              />
            `
          : !problem && html`<p role="status">${TEXTS.loading}</p>`
    }
  `;
}

/**
 * The end of a session.
 * @param {{ deck: Deck, tally: Tally, hasMore: boolean, next: () => Promise<void> }} props
 *     hasMore: whether there are questions that were never asked
 */
function Summary({ deck, tally, hasMore, next }) {
  const cards = cardsOf(deck);
  const times = deck.asked.flatMap((key) => memoryOf(cards, key)?.due ?? []);
  const soonest = times.reduce((least, each) => Math.min(least, each), Infinity);
  function more() {
    allowMore(deck);
    next();
  }
  return html`
    <section class="panel" aria-label=${TEXTS.done}>
      <h2>${TEXTS.done}</h2>
      <p>${summaryText(tally.asked, tally.right, deck.kind)}</p>
      ${Number.isFinite(soonest) && html`<p>${nextDueText(soonest - now())}</p>`}
      ${
        tally.missed.length > 0 &&
        html`
          <h3>${TEXTS.missedTitle}</h3>
          <ul class="words-only">
            ${tally.missed.map((shown) => html`<li key=${shown}>${shown}</li>`)}
          </ul>
        `
      }
      <div class="row">
        ${
          hasMore &&
          html`<${Button} text=${TEXTS.more} class="main" data-home="question" onClick=${more} />`
        }
        <a class="button" href="#/quiz">${TEXTS.all}</a>
      </div>
    </section>
  `;
}
