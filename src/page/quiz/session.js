// A session of a quiz: one question after another, its answers, and what they lead to.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { useFocus } from "../accessibility.js";
import { Button, Problem } from "../controls.js";
import { readable, speak } from "../letters.js";
import { call, dictionaryInfo, errorText } from "../server.js";
import { isStorageDenied } from "../storage.js";
import { formats, loadTexts } from "../texts.js";
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
import { Asked, timeFromNow } from "./question.js";

const texts = await loadTexts("quiz");

/** Questions that are named if they are skipped. */
const MAX_NAMED = 5;
/** Questions of a quiz, and words of a question. */
const MAX_KEYS = 10_000;
const MAX_ANSWERS = 1000;
/** Seconds that a question which is being learned may come early, if nothing else is left. */
const AHEAD = 20 * 60;

/**
 * @typedef {import("./decks.js").Deck} Deck
 * @typedef {{ key: string } & Protocol.QuizQuestionResult} Question
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
      if (letters.upper !== deck.alphabet) throw new NoSession(texts.otherLetters);
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
      if (!keys.current.length) throw new NoSession(texts.noQuestions);
      const next = await nextQuestion(keys.current);
      if (!keys.current.length) throw new NoSession(texts.noneAsked);
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
      if (!stored) throw new NoSession(texts.gone); // removed in another tab
      const left = all.filter((each) => !without.has(each));
      keys.current = left;
      const key = nextKey(left, cardsOf(deck), {
        at: now(),
        mostNew: newLeft(stored),
        learning: learning.current,
      });
      if (key === null) return null;
      const found = await questionOf(deck, key);
      if (0 < found.answers && found.answers <= MAX_ANSWERS) return found;
      const reason = found.answers ? "many" : "unknown";
      setLeftOut((some) => ({ ...some, [reason]: [...some[reason], readable(found.prompt)] }));
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
        missed: isRight ? tally.missed : [...new Set([...tally.missed, readable(prompt)])],
      });
      return { words, outcome: { ...outcome, due: outcome.memory.due - at } };
    } catch (error) {
      setProblem(errorText(error));
      return null;
    }
  }

  const stored = deckOf(deck.id) ?? deck;
  speak(deck.dictionary);
  const isDue = (/** @type {string} */ key) =>
    (memoryOf(cardsOf(deck), key)?.due ?? Infinity) <= now();
  const due = keys.current ? keys.current.filter(isDue).length : dueCount(stored, now());
  const known = keys.current ? keys.current.filter((key) => memoryOf(cardsOf(deck), key)) : [];
  const fresh = keys.current
    ? Math.min(newLeft(stored), keys.current.length - known.length)
    : newLeft(stored);
  return html`
    <p class="hint quiz-progress">${texts.progressText(due, fresh, tally.asked)}</p>
    ${isStorageDenied() && html`<p class="notice">${texts.denied}</p>`}
    ${isCut && html`<p class="hint">${texts.cutText(MAX_KEYS)}</p>`}
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
          : !problem && html`<p role="status">${texts.loading}</p>`
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
    <section class="panel" aria-label=${texts.done}>
      <h2>${texts.done}</h2>
      <p>${summaryText(tally, deck.kind)}</p>
      ${Number.isFinite(soonest) && html`<p>${texts.nextDueText(timeFromNow(Math.max(soonest - now(), 0)))}</p>`}
      ${
        tally.missed.length > 0 &&
        html`
          <h3>${texts.missedTitle}</h3>
          <ul class="words-only">
            ${tally.missed.map((prompt) => html`<li key=${prompt}>${prompt}</li>`)}
          </ul>
        `
      }
      <div class="row">
        ${
          hasMore &&
          html`<${Button} text=${texts.more} class="main" data-home="question" onClick=${more} />`
        }
        <a class="button" href="#/quiz">${texts.all}</a>
      </div>
    </section>
  `;
}

/** @param {Deck} deck */
const shared = ({ kind, min_length, layout, dictionary }) => ({
  ...{ kind, min_length, layout, dictionary },
});

/** Return the questions of a deck, always in the same order. @param {Deck} deck */
const keysOf = (deck) =>
  call("quiz.keys", {
    ...shared(deck),
    source: deck.source,
    is_list: deck.is_list,
    order: /** @type {Protocol.QuizKeysParams["order"]} */ (deck.order),
    seed: deck.made,
    limit: MAX_KEYS,
  });

/** @param {Deck} deck @param {string} key @returns {Promise<Question>} */
async function questionOf(deck, key) {
  return { key, ...(await call("quiz.question", { ...shared(deck), key })) };
}

/**
 * Check a line of words, and rate and schedule the question if nothing is left to find.
 * @param {Deck} deck
 * @param {Omit<Protocol.QuizAnswerParams, "kind" | "min_length" | "layout" | "dictionary">} answer
 */
const check = (deck, answer) => call("quiz.answer", { ...shared(deck), ...answer });

/**
 * Return the key of the next question; null: there is none for now.
 *
 * First come the questions that are due, then new ones, then what is being learned in this session.
 * @param {string[]} keys in the order in which new ones come
 * @param {import("./decks.js").Cards} cards
 * @param {{ at: number, mostNew: number, learning: Set<string> }} state
 *     at: the time; mostNew: new questions that may come
 */
function nextKey(keys, cards, { at, mostNew, learning }) {
  const due = earliest(keys, cards, at);
  if (due !== null) return due;
  const fresh = mostNew > 0 && keys.find((key) => !memoryOf(cards, key));
  if (fresh) return fresh;
  return earliest([...learning], cards, at + AHEAD);
}

/**
 * Return the key that is due first, if that is by some time.
 * @param {string[]} keys
 * @param {import("./decks.js").Cards} cards
 * @param {number} by
 */
function earliest(keys, cards, by) {
  const dueOf = (/** @type {string} */ key) => memoryOf(cards, key)?.due ?? Infinity;
  const due = keys.filter((key) => dueOf(key) <= by);
  return due.sort((one, other) => dueOf(one) - dueOf(other))[0] ?? null;
}

/** @param {import("./decks.js").Cards} cards @param {string} key */
const memoryOf = (cards, key) => (Object.hasOwn(cards, key) ? cards[key].memory : null) ?? null;

/** @param {Tally} tally @param {import("./decks.js").Kind} kind */
function summaryText({ asked, right }, kind) {
  if (!asked) return texts.nothingDue;
  return (kind === "valid" ? texts.validitySummary : texts.summaryText)(asked, right);
}

/** Return names as a list that is not long. @param {string[]} names */
const some = (names) =>
  formats.list(
    names.length > MAX_NAMED + 1
      ? [...names.slice(0, MAX_NAMED), texts.moreNames(names.length - MAX_NAMED)]
      : names,
  );

/** Return what a session skips and why, as sentences. @param {LeftOut} leftOut */
const leftOutTexts = ({ unknown, hookless, many }) =>
  [
    unknown.length && texts.withoutAnswers(some(unknown)),
    hookless && texts.withoutHooks(hookless),
    many.length && texts.tooManyAnswers(some(many)),
  ].filter((text) => typeof text === "string");
