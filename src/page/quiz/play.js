// A session of a quiz: one question after another, its answers, and what they lead to.

import {
  html,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/htm-preact.js";
import { announce, isFocusLost, useFocus } from "../accessibility.js";
import { Problem } from "../controls.js";
import { dictionaryInfo, errorText } from "../server.js";
import { isStorageDenied } from "../storage.js";
import { capitals } from "../texts.js";
import { Tile } from "../tile.js";
import { Answers } from "./answers.js";
import {
  allowMore,
  cardsOf,
  deckOf,
  dueCount,
  newLeft,
  noteAsked,
  now,
  storeAnswer,
} from "./decks.js";
import {
  askedOf,
  keysOf,
  lowerOf,
  MAX_KEYS,
  questionOf,
  shuffled,
  verdictOn,
  wordsIn,
} from "./questions.js";
import { rate, REVIEW } from "./schedule.js";
import { memoryOf, nextKey } from "./session.js";
import { Validity } from "./valid.js";
import {
  announcement,
  cutText,
  leftOutTexts,
  leftText,
  nextDueText,
  outcomeText,
  progressText,
  summaryText,
  TASKS,
  TEXTS,
  TYPING_HINTS,
  verdictText,
} from "./texts.js";

/**
 * @typedef {import("./decks.js").Deck} Deck
 * @typedef {import("./questions.js").Question} Question
 *
 * The end of a question. due: seconds until it is asked again.
 * @typedef {{ rating: import("./schedule.js").Rating, due: number }} Outcome
 *
 * Counts of a session. missed: the questions with a missing word, as they were shown.
 * @typedef {{ asked: number, right: number, missed: string[] }} Tally
 *
 * What is left out of a session, as a player would read it. unreadable: entries of a list that are
 * no words; hookless: how many words have no hooks; none, many: questions without answers, and with
 * too many.
 * @typedef {{ unreadable: string[], hookless: number, none: string[], many: string[] }} LeftOut
 */

/** Why there is no session; the message is for players. */
class NoSession extends Error {}

/**
 * A session: it loads the questions, and shows them.
 * @param {{ deck: Deck, hasDefinitions: boolean }} props
 */
export function Session({ deck, hasDefinitions }) {
  const [info, setInfo] = useState(/** @type {Protocol.DictionaryInfo | null} */ (null));
  const [question, setQuestion] = useState(/** @type {Question | null} */ (null));
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [tally, setTally] = useState(/** @type {Tally} */ ({ asked: 0, right: 0, missed: [] }));
  const [isCut, setCut] = useState(false);
  const [leftOut, setLeftOut] = useState(
    /** @type {LeftOut} */ ({ unreadable: [], hookless: 0, none: [], many: [] }),
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
        const found = await keysOf(deck, letters);
        keys.current = found.keys;
        setCut(found.isCut);
        setLeftOut((some) => ({
          ...some,
          unreadable: found.unreadable,
          hookless: found.hookless,
        }));
        noteAsked(deck, askedOf(found.keys, cardsOf(deck)));
      }
      if (!keys.current.length) throw new NoSession(TEXTS.noQuestions);
      const next = await nextQuestion(keys.current, capitals(letters));
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
   * @param {(word: string) => string} inCapitals
   */
  async function nextQuestion(all, inCapitals) {
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
      const found = await questionOf(deck, key, hasDefinitions);
      if (typeof found === "object") return found;
      const shown = deck.kind === "patterns" ? key : inCapitals(key);
      setLeftOut((some) => ({ ...some, [found]: [...some[found], shown] }));
      without.add(key);
      learning.current.delete(key);
    }
  }
  useEffect(() => {
    advance();
  }, []);
  useFocus([question, isDone]);

  /**
   * @param {string} shown the question
   * @param {import("./schedule.js").Rating} rating
   * @returns {Outcome}
   */
  function finish(shown, rating) {
    const { key } = /** @type {Question} */ (question);
    const at = now();
    const memory = storeAnswer(deck, key, rating, at);
    if (memory.state === REVIEW) learning.current.delete(key);
    else learning.current.add(key);
    const isRight = rating !== "again";
    setTally({
      asked: tally.asked + 1,
      right: tally.right + Number(isRight),
      missed: isRight ? tally.missed : [...new Set([...tally.missed, shown])],
    });
    return { rating, due: memory.due - at };
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
            <${deck.kind === "valid" ? Validity : Asked}
              deck=${deck}
              question=${question}
              info=${info}
              finish=${finish}
              next=${advance}
            />
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
 * @typedef {{ question: Question, found: string[], wrong: string[], said: string,
 *             outcome: Outcome | null }} Attempt
 */

/** @param {Question} question @returns {Attempt} */
const begun = (question) => ({ question, found: [], wrong: [], said: "", outcome: null });

/**
 * A question. The field for the answers stays from one question to the next, so that the keyboard
 * of a phone stays open.
 * @param {{ deck: Deck, question: Question, info: Protocol.DictionaryInfo,
 *           finish: (shown: string, rating: import("./schedule.js").Rating) => Outcome,
 *           next: () => Promise<void> }} props
 */
function Asked({ deck, question, info, finish, next }) {
  const { kind } = deck;
  const inCapitals = useMemo(() => capitals(info), [info]);
  const lower = useMemo(() => lowerOf(info), [info]);
  const since = useMemo(() => performance.now(), [question]);
  const [state, setState] = useState(() => begun(question));
  const [text, setText] = useState("");
  const [letters, setLetters] = useState({ question, order: [...question.key] });
  const attempt = state.question === question ? state : begun(question);
  const order = letters.question === question ? letters.order : [...question.key];
  const { found, wrong, said, outcome } = attempt;
  const { answers } = question;
  const shown = kind === "patterns" ? question.key : inCapitals(question.key);
  const left = answers.length - found.length;
  useFocus([outcome]);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => {
    // Who uses a mouse goes on to type, too; no keyboard opens on the screen.
    if (isFocusLost() && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [question]);

  /** @param {Attempt} ended */
  function end(ended) {
    const missing = answers.length - ended.found.length;
    const seconds = (performance.now() - since) / 1000;
    const rated = finish(shown, rate(answers.length, missing, ended.wrong.length, seconds));
    setState({ ...ended, outcome: rated });
    announce(outcomeText(rated.rating, rated.due, kind));
    if (missing) announce(announcement(answers.map(({ word }) => inCapitals(word))));
  }

  function submit(/** @type {Event} */ event) {
    event.preventDefault();
    if (outcome) {
      next();
      return;
    }
    const given = { ...attempt, found: [...found], wrong: [...wrong] };
    const lines = wordsIn(text, deck, question.key, lower).map((word) => {
      const verdict = verdictOn(word, question, deck, given);
      if (verdict === "right") given.found.push(word);
      else if (verdict !== "repeated") given.wrong.push(word);
      return verdictText(inCapitals(word), verdict);
    });
    given.said = lines.join(" ") || TEXTS.nothingTyped;
    setText("");
    if (given.found.length === answers.length) end(given);
    else setState(given);
  }

  const stay = (/** @type {Event} */ event) => event.preventDefault(); // the field keeps the focus
  return html`
    <section class="panel quiz-question" aria-label=${TASKS[kind]}>
      <h2>${TASKS[kind]}</h2>
      ${
        kind === "patterns"
          ? html`<p class="marked">${shown}</p>`
          : html`
              <p class="quiz-letters" role="img" aria-label=${[...shown].join(" ")}>
                ${order.map((letter, at) => html`<${Tile} key=${at} letter=${inCapitals(letter)} />`)}
              </p>
            `
      }
      <p class="quiz-left">${leftText(answers.length, left)}</p>
      <form class="quiz-answer" onSubmit=${submit}>
        <div class="field">
          <label for="quiz-answer">${TEXTS.answer}</label>
          <input
            id="quiz-answer"
            ref=${field}
            class="large"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck=${false}
            enterkeyhint=${outcome ? "next" : "done"}
            data-home="question"
            aria-describedby="quiz-hint"
            readonly=${outcome !== null}
            value=${text}
            onInput=${({ target }) => setText(target.value)}
          />
          <p class="hint" id="quiz-hint">${TYPING_HINTS[kind]}</p>
        </div>
        <div class="row">
          <button type="submit" class="main" onMouseDown=${stay}>
            ${outcome ? TEXTS.next : TEXTS.check}
          </button>
          ${
            !outcome &&
            html`
              ${
                kind !== "patterns" &&
                kind !== "hooks" &&
                html`
                  <button
                    type="button"
                    onMouseDown=${stay}
                    onClick=${() => setLetters({ question, order: shuffled(order) })}
                  >
                    ${TEXTS.shuffle}
                  </button>
                `
              }
              <button type="button" onMouseDown=${stay} onClick=${() => end({ ...attempt, said: "" })}>
                ${TEXTS.give}
              </button>
            `
          }
        </div>
      </form>
      <p role="status" class="quiz-said">${said}</p>
      ${
        found.length > 0 &&
        !outcome &&
        html`
          <ul class="words-only quiz-found" aria-label=${TEXTS.found}>
            ${found.map((word) => html`<li key=${word}>${inCapitals(word)}</li>`)}
          </ul>
        `
      }
      ${
        outcome &&
        html`
          <p class="verdict">${outcomeText(outcome.rating, outcome.due, kind)}</p>
          <${Answers} answers=${answers} found=${found} inCapitals=${inCapitals} />
        `
      }
    </section>
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
          html`
            <button type="button" class="main" data-home="question" onClick=${more}>
              ${TEXTS.more}
            </button>
          `
        }
        <a class="button" href="#/quiz">${TEXTS.all}</a>
      </div>
    </section>
  `;
}
