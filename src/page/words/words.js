// Word study: the words of a dictionary that meet conditions.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { Button, Choice, DictionaryChoice, Loaded, Problem } from "../controls.js";
import { useLayoutChange, usePromise, useRequest, useUndo } from "../hooks.js";
import { languageOf, parseTyped, speak } from "../letters.js";
import { replaceQuery } from "../routing.js";
import { dictionaryInfo, isMistake } from "../server.js";
import { capitals, common, loadTexts } from "../texts.js";
import { FIRST, WordList } from "./list.js";
import { Query } from "./query.js";

const texts = await loadTexts("words");

const TYPING_PAUSE_MS = 250;
/** Words of queries that have no value. */
const BARE_CONDITIONS = /\b(palindrome|semordnilap)\b/i;
const JOINS = /\b(and|or|not|limit)\b/i;
/** Facts about each word that can be shown. */
const COLUMNS = /** @type {(keyof typeof texts.COLUMN_BUTTONS)[]} */ (
  Object.keys(texts.COLUMN_BUTTONS)
);
const DEFAULT_COLUMNS = "hooks-points-definition";
const NO_COLUMNS = "none"; // in the address
/** @typedef {"alphabet" | "probability" | "playability" | "length" | "points"} Order */
const NEEDS_TILES = ["points", "probability"];
const NEEDS_DEFINITIONS = ["definition", "part-of-speech"];

/**
 * Return what is chosen in the address of the view.
 * @param {URLSearchParams} query
 * @param {string} dictionary the one that is chosen at first
 */
const settingsIn = (query, dictionary) => ({
  dictionary: query.get("dictionary") ?? dictionary,
  order: /** @type {Order} */ (query.get("order") ?? "alphabet"),
  columns: (query.get("columns") ?? DEFAULT_COLUMNS)
    .split("-")
    .filter((name) => Object.hasOwn(texts.COLUMN_BUTTONS, name)),
});

/**
 * Return the words of a text that is no query, but one or several words to look up.
 * @param {string} text
 */
function wordsIn(text) {
  const isQuery = BARE_CONDITIONS.test(text) || (JOINS.test(text) && /\s/.test(text));
  return !isQuery && /^\p{L}[\p{L}|[\] ]*$/u.test(text) ? text.split(/\s+/).map(parseTyped) : null;
}

/**
 * Return the query of a text: letters with blanks stand for their anagrams.
 * @param {string} text
 */
const queryOf = (text) => (/^[\p{L}?]*\?[\p{L}?]*$/u.test(text) ? `anagram:${text}` : text);

/** @param {import("../app.js").ViewProps} props */
export function Words({ server, query }) {
  const [usual] = server.dictionaries;
  const history = useUndo(() => query.get("q") ?? "");
  const { value: text, set: setText } = history;
  const [settings, setSettings] = useState(() => settingsIn(query, usual));
  const { dictionary, order, columns } = settings;
  const change = (/** @type {Partial<typeof settings>} */ some) =>
    setSettings({ ...settings, ...some });
  // A link to this view, from somewhere else.
  useLayoutChange(() => {
    setText(query.get("q") ?? "");
    setSettings(settingsIn(query, usual));
  }, [query]);
  speak(dictionary);
  const info = usePromise(() => dictionaryInfo(dictionary), [dictionary]);
  const hasTiles =
    !info.value || Boolean(languageOf(dictionary)) || /^[A-Z]+$/.test(info.value.upper);
  const hasPlayability = !info.value || info.value.playability === true;
  function usable(/** @type {string} */ name) {
    if (NEEDS_DEFINITIONS.includes(name)) return server.has_definitions === true;
    return name === "playability" ? hasPlayability : hasTiles || !NEEDS_TILES.includes(name);
  }
  const shownColumns = COLUMNS.filter((name) => columns.includes(name) && usable(name));
  useEffect(
    () =>
      replaceQuery("words", {
        q: text,
        dictionary: dictionary === usual ? "" : dictionary,
        order: order === "alphabet" ? "" : order,
        columns: columns.join("-") === DEFAULT_COLUMNS ? "" : columns.join("-") || NO_COLUMNS,
      }),
    [text, settings],
  );
  const asked = useSettled(text.trim());
  const words = useMemo(() => wordsIn(asked), [asked, dictionary]);
  const question = useMemo(
    () =>
      asked && !words
        ? {
            query: queryOf(asked),
            order: usable(order) ? order : /** @type {const} */ ("alphabet"),
            columns: shownColumns,
            dictionary,
          }
        : null,
    [asked, settings, hasTiles, hasPlayability],
  );
  const inCapitals = useMemo(() => capitals(info.value), [info.value]);
  const others = server.dictionaries.filter((name) => name !== dictionary);
  const found = useWords(question);
  // While the text changes, what is wrong with it changes, too.
  const failure = asked === text.trim() ? found.failure : null;
  // An empty list of the last query says nothing about a wrong one.
  const shown = failure && !found.shown?.first.count ? null : found.shown;
  return html`
    <div class="heading">
      <h1>${common.VIEW_TITLES.words}</h1>
      <p class="hint words-about">${texts.about}</p>
      <a href="#/quiz">${common.VIEW_TITLES.quiz}</a>
    </div>
    <section class="panel" aria-label=${texts.conditionsLabel}>
      <${Query} history=${history} failure=${failure} letters=${info.value?.upper ?? ""} />
      <${FoldedForm} text=${text} onText=${setText} others=${others} usable=${usable} />
      <div class="row">
        <${DictionaryChoice}
          dictionaries=${server.dictionaries}
          value=${dictionary}
          onChange=${(/** @type {string} */ name) => change({ dictionary: name })}
        />
        <${Choice}
          label=${common.orderLabel}
          id="order"
          value=${usable(order) ? order : "alphabet"}
          options=${texts.ORDERS.filter(([name]) => usable(name))}
          onChange=${(/** @type {Order} */ name) => change({ order: name })}
        />
        <div class="toggles" role="group" aria-label=${texts.columnsLabel}>
          ${COLUMNS.filter(usable).map(
            (name) => html`
              <${Button}
                key=${name}
                text=${texts.COLUMN_BUTTONS[name]}
                class="toggle"
                aria-pressed=${columns.includes(name)}
                onClick=${() => change({ columns: toggled(columns, name) })}
              />
            `,
          )}
        </div>
      </div>
    </section>
    ${
      words &&
      html`
        <section class="panel" aria-label=${texts.wordsLabel}>
          <${Loaded}
            key=${dictionary}
            load=${loadLookup}
            words=${words}
            dictionary=${dictionary}
            onWord=${setText}
          />
        </section>
      `
    }
    <section class="panel found" aria-label=${texts.wordsLabel} aria-busy=${found.busy} hidden=${words}>
      <h2 aria-live="polite">
        ${shown && !failure ? texts.wordCount(shown.first.count) : texts.wordsLabel}
      </h2>
      <${Problem} text=${info.error ?? found.problem} />
      ${failure && shown && html`<p class="hint">${texts.earlierWords}</p>`}
      ${
        shown
          ? html`
              <${WordList}
                key=${shown.key}
                ...${shown}
                busy=${found.busy}
                inCapitals=${inCapitals}
              />
            `
          : question && !found.problem && !failure
            ? html`<p class="hint">${texts.searching}</p>`
            : !failure && html`<p>${texts.noConditions}</p>`
      }
    </section>
  `;
}

const loadLookup = async () => (await import("./lookup.js")).Lookup;
const loadForm = async () => (await import("./form.js")).Form;

/** The form, which few need. @param {Record<string, any>} props */
function FoldedForm(props) {
  const [isOpen, setOpen] = useState(false);
  return html`
    <details class="fold" onToggle=${({ target }) => target.open && setOpen(true)}>
      <summary>${texts.formFold}</summary>
      ${isOpen && html`<${Loaded} load=${loadForm} ...${props} />`}
    </details>
  `;
}

/**
 * Return names of columns with one more, or without it, in the order of the columns.
 * @param {string[]} names
 * @param {string} name
 */
const toggled = (names, name) => COLUMNS.filter((each) => names.includes(each) !== (each === name));

/**
 * Return the first words of a question: {shown, busy, problem, failure}.
 *
 * The words of the last question stay until others come. failure: what is wrong with the query;
 * problem: any other error.
 * @param {import("./list.js").Question | null} question
 */
function useWords(question) {
  const { result, error, failure, busy } = useRequest(
    "dictionary.find",
    question && { ...question, limit: FIRST },
  );
  const last = useRef(
    /** @type {{ key: string, question: import("./list.js").Question,
     *           first: Protocol.DictionaryFindResult } | null} */ (null),
  );
  if (!question) last.current = null;
  else if (result && !busy && last.current?.first !== result) {
    last.current = { key: JSON.stringify(question), question, first: result };
  }
  const isWrong = isMistake(failure);
  if (error && !isWrong) last.current = null;
  return {
    shown: last.current,
    busy: question !== null && busy,
    problem: isWrong ? null : error,
    failure: isWrong && !busy ? failure : null,
  };
}

/**
 * Return a value once it has not changed for a moment.
 * @template T
 * @param {T} value
 */
function useSettled(value) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
