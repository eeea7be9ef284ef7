// The quiz: those that the player has begun, ready ones, and a form to make others.

import { html, useState } from "../vendor/htm-preact.js";
import { useFocus } from "../accessibility.js";
import {
  Button,
  Choice,
  DictionaryChoice,
  Field,
  Loaded,
  Problem,
  Segments,
  TextArea,
  TextField,
} from "../controls.js";
import { useAction, usePromise } from "../hooks.js";
import { languageOf } from "../letters.js";
import { addressOf, go } from "../routing.js";
import { call, dictionaryInfo, isMistake } from "../server.js";
import { isStorageDenied, saveFile } from "../storage.js";
import { dictionaryTitle, loadTexts, queryProblem } from "../texts.js";
import { BadFile, MAX_BYTES, readDeck, writeDeck } from "./deck_file.js";
import {
  addCards,
  addDeck,
  allDecks,
  cardsOf,
  deckOf,
  dueCount,
  KINDS,
  now,
  removeDeck,
} from "./decks.js";

const texts = await loadTexts("quiz");

/** Orders of new questions that need tiles with numbers. */
const NEEDS_TILES = ["probability", "points"];
const SHORTEST = 2;

/** @typedef {import("./decks.js").Deck} Deck */

const loadSession = async () => (await import("./session.js")).Session;

/** @param {import("../app.js").ViewProps} props */
export function Quiz({ server, rest: [id], query }) {
  if (id === undefined) {
    return html`<${Start} key=${query.toString()} server=${server} query=${query} />`;
  }
  const deck = deckOf(id);
  return html`
    <div class="heading">
      <h1>${deck?.name ?? texts.title}</h1>
      <a href=${addressOf("quiz")}>${texts.all}</a>
    </div>
    ${deck ? html`<${Loaded} load=${loadSession} loading=${texts.loading} deck=${deck} />` : html`<${Problem} text=${texts.gone} />`}
  `;
}

/** @param {{ server: import("../app.js").ViewProps["server"], query: URLSearchParams }} props */
function Start({ server, query }) {
  const [decks, setDecks] = useState(allDecks);
  const [dictionary, setDictionary] = useState(query.get("dictionary") ?? server.dictionaries[0]);
  const info = usePromise(() => dictionaryInfo(dictionary), [dictionary]);
  const { run, problem } = useAction();
  const [mistake, setMistake] = useState(/** @type {string | null} */ (null));
  const hasTiles =
    !info.value || Boolean(languageOf(dictionary)) || /^[A-Z]+$/.test(info.value.upper);
  /** @param {Pick<import("./decks.js").Source, "name" | "kind" | "source" | "order">} chosen */
  const begin = (chosen) =>
    run(async () => {
      setMistake(null);
      const { upper } = await dictionaryInfo(dictionary);
      const wrong = await firstMistake(chosen.source, dictionary);
      if (wrong !== null) {
        setMistake(wrong);
        return;
      }
      const rest = { alphabet: upper, min_length: SHORTEST, is_list: false, layout: null };
      go(`quiz/${addDeck({ ...chosen, dictionary, ...rest })}`);
    });
  const form = html`
    <${Form}
      query=${query.get("q") ?? ""}
      order=${query.get("order") ?? "random"}
      hasTiles=${hasTiles}
      hasPlayability=${info.value?.playability === true}
      begin=${begin}
    />
  `;
  const asksForm = query.has("q");
  return html`
    <div class="heading">
      <div>
        <h1>${texts.title}</h1>
        <p class="hint">${texts.about}</p>
      </div>
      <${DictionaryChoice} dictionaries=${server.dictionaries} value=${dictionary} onChange=${setDictionary} />
    </div>
    ${isStorageDenied() && html`<p class="notice">${texts.denied}</p>`}
    <${Problem} text=${problem ?? mistake ?? info.error} />
    ${asksForm && form}
    ${decks.length > 0 && html`<${Decks} decks=${decks} onChange=${() => setDecks(allDecks())} />`}
    <section class="panel" aria-label=${texts.ready}>
      <h2>${texts.ready}</h2>
      <${Ready} info=${info.value} hasTiles=${hasTiles} begin=${begin} />
    </section>
    ${!asksForm && form}
    <${Load} server=${server} onLoad=${() => setDecks(allDecks())} />
  `;
}

/**
 * Return what is wrong with queries, a sentence; null if nothing is.
 * @param {string[]} queries
 * @param {string} dictionary
 */
async function firstMistake(queries, dictionary) {
  for (const query of queries) {
    try {
      await call("dictionary.find", { query, dictionary, limit: 0 });
    } catch (error) {
      if (!isMistake(error)) throw error;
      return queries.length > 1 ? `${query}: ${queryProblem(error)}` : queryProblem(error);
    }
  }
  return null;
}

const SEVENS = "length:7 limit probability:1-1000";
const EIGHTS = "length:8 limit probability:1-1000";
const FIVES = "length:5 limit probability:1-300";
const WITH_QXZ = "length:2-4 and (includes:Q or includes:X or includes:Z)";

/**
 * Ready-made quizzes: anagrams in random order, if nothing else is said. letters: those that the
 * dictionary needs.
 * @typedef {{ name: keyof typeof texts.READY, kind?: import("./decks.js").Kind, order?: string,
 *             query: string, letters?: string }} ReadyMade
 */

/** @type {ReadyMade[]} */
const READY = [
  { name: "twos", query: "length:2" },
  { name: "hooks", kind: "hooks", query: "length:2" },
  { name: "validTwos", kind: "valid", query: "length:2" },
  { name: "threes", query: "length:3" },
  { name: "sevens", order: "probability", query: SEVENS },
  { name: "eights", order: "probability", query: EIGHTS },
  { name: "withJ", query: "length:2-4 and includes:J", letters: "J" },
  { name: "withQXZ", query: WITH_QXZ, letters: "QXZ" },
  { name: "withoutU", query: "includes:Q and excludes:U", letters: "QU" },
  { name: "within", kind: "subanagrams", order: "probability", query: FIVES },
];

/** @param {{ info: Protocol.DictionaryInfo | null, hasTiles: boolean, begin: Function }} props */
function Ready({ info, hasTiles, begin }) {
  if (!info) return null;
  const fits = (/** @type {ReadyMade} */ { order = "", letters = "" }) =>
    (hasTiles || !NEEDS_TILES.includes(order)) &&
    [...letters].every((each) => info.upper.includes(each));
  const byLetter = {
    title: texts.READY.twosByLetter,
    kind: "patterns",
    order: "random",
    source: [...info.upper].map((letter) => `length:2 and prefix:${letter}`),
  };
  const ready = READY.filter(fits).map(({ name, query, ...more }) => ({
    ...{ title: texts.READY[name], kind: "anagrams", order: "random", source: [query], ...more },
  }));
  return html`
    <ul class="quiz-ready">
      ${[...ready, byLetter].map(
        ({ title, kind, order, source }) => html`
          <li key=${title}>
            <${Button} text=${title} onClick=${() => begin({ name: title, kind, order, source })} />
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * @param {{ query: string, order: string, hasTiles: boolean, hasPlayability: boolean,
 *           begin: (chosen: any) => void }} props
 */
function Form({ query, order: asked, hasTiles, hasPlayability, begin }) {
  const [text, setText] = useState(query);
  const [kind, setKind] = useState(/** @type {import("./decks.js").Kind} */ ("anagrams"));
  const [order, setOrder] = useState(asked in texts.ORDER_TEXTS ? asked : "random");
  const orders = Object.entries(texts.ORDER_TEXTS).filter(([name]) =>
    name === "playability" ? hasPlayability : hasTiles || !NEEDS_TILES.includes(name),
  );
  const source = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  function submit(/** @type {Event} */ event) {
    event.preventDefault();
    if (!source.length) return;
    const [first, ...others] = source;
    const name = others.length ? `${first} …` : first;
    if (kind === "patterns") begin({ name, kind, order: "list", source });
    else begin({ name, kind, order, source: [source.join(" ")] });
  }
  const kinds = KINDS.map((each) => [each, texts.KIND_TEXTS[each].title]);
  return html`
    <section class="panel" aria-label=${texts.make}>
      <h2>${texts.make}</h2>
      <form class="quiz-form" onSubmit=${submit}>
        <div class="field">
          <${Segments} label=${texts.kindLabel} value=${kind} options=${kinds} onChange=${setKind} />
          <p class="hint">${texts.KIND_TEXTS[kind].about}</p>
        </div>
        ${
          kind === "patterns"
            ? html`
                <${TextArea}
                  label=${texts.lines}
                  id="quiz-query"
                  rows="4"
                  autocapitalize="off"
                  value=${text}
                  onInput=${({ target }) => setText(target.value)}
                />
              `
            : html`
                <${TextField}
                  label=${texts.conditions}
                  id="quiz-query"
                  class="query"
                  hint=${texts.conditionsHint}
                  placeholder=${texts.placeholder}
                  value=${text}
                  onInput=${setText}
                />
              `
        }
        <div class="row">
          ${
            kind !== "patterns" &&
            html`
              <${Choice}
                label=${texts.order}
                id="quiz-order"
                value=${order}
                options=${orders}
                onChange=${setOrder}
              />
            `
          }
          <button type="submit" class="main" disabled=${!source.length}>${texts.start}</button>
        </div>
      </form>
    </section>
  `;
}

/** @param {{ decks: Deck[], onChange: () => void }} props */
function Decks({ decks, onChange }) {
  const at = now();
  return html`
    <section class="panel" aria-label=${texts.own}>
      <h2>${texts.own}</h2>
      <ul class="quiz-decks">
        ${decks.map((deck) => html`<${DeckLine} key=${deck.id} deck=${deck} at=${at} onChange=${onChange} />`)}
      </ul>
    </section>
  `;
}

/** @param {{ deck: Deck, at: number, onChange: () => void }} props */
function DeckLine({ deck, at, onChange }) {
  const [isAsking, setAsking] = useState(false);
  const due = dueCount(deck, at);
  useFocus([isAsking]);
  function save() {
    const name = deck.name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60);
    saveFile(`${name}.json`, writeDeck(deck, cardsOf(deck)), "application/json");
  }
  function remove() {
    removeDeck(deck);
    onChange();
  }
  return html`
    <li>
      <div class="quiz-about">
        <a href=${addressOf(`quiz/${deck.id}`)}>${deck.name}</a>
        <span class="hint">
          ${texts.kindText(texts.KIND_TEXTS[deck.kind].title, dictionaryTitle(deck.dictionary))}
        </span>
        <span class=${due ? "quiz-due" : "hint"}>${texts.deckState(due, deck.asked.length)}</span>
      </div>
      ${
        isAsking
          ? html`
              <div class="row" role="group" aria-label=${texts.removeAsk}>
                <span>${texts.removeAsk}</span>
                <${Button} text=${texts.removeYes} data-home="question" onClick=${remove} />
                <${Button} text=${texts.removeNo} onClick=${() => setAsking(false)} />
              </div>
            `
          : html`
              <div class="row">
                <${Button}
                  text=${texts.save}
                  aria-label=${`${texts.save}: ${deck.name}`}
                  onClick=${save}
                />
                <${Button}
                  text=${texts.remove}
                  aria-label=${`${texts.remove} ${deck.name}`}
                  onClick=${() => setAsking(true)}
                />
              </div>
            `
      }
    </li>
  `;
}

/** @param {{ server: Protocol.HelloResult, onLoad: () => void }} props */
function Load({ server, onLoad }) {
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  /** @param {{ target: HTMLInputElement }} event */
  async function load({ target }) {
    const file = target.files?.[0];
    if (!file) return;
    setSaid("");
    setProblem(null);
    try {
      if (file.size > MAX_BYTES) throw new BadFile(texts.FILE_PROBLEMS.size);
      const { source, cards } = readDeck(await file.text());
      if (!server.dictionaries.includes(source.dictionary)) {
        throw new BadFile(texts.FILE_PROBLEMS.dictionary(source.dictionary));
      }
      const { upper } = await dictionaryInfo(source.dictionary);
      if (upper !== source.alphabet) throw new BadFile(texts.otherLetters);
      addCards(addDeck(source), cards);
      setSaid(texts.loadedText(source.name, Object.keys(cards).length));
      onLoad();
    } catch (error) {
      setProblem(error instanceof BadFile ? error.message : texts.FILE_PROBLEMS.format);
    }
    target.value = ""; // the same file can be chosen again
  }
  return html`
    <section class="panel" aria-label=${texts.load}>
      <${Field} label=${texts.load} id="quiz-file" hint=${texts.loadHint}>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${load} />
      <//>
      <p role="status" class="quiz-said">${said}</p>
      <${Problem} text=${problem} />
    </section>
  `;
}
