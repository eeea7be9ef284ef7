// Letters of other languages: tiles of several letters, accents, case, the order of the alphabet.
//
// Inside the page, a tile such as the Spanish CH is one character, its stand-in. Messages,
// addresses and what the browser stores have "[CH]", in lower case "[ch]". Stand-ins are Glagolitic
// letters: no game has them, and JavaScript knows their case, so all code for letters works for
// such tiles, too.

const FIRST = 0x2c00;
const STAND_IN = /[\u2c00-\u2c5f]/g;
/** Between letters that are tiles of their own, although together they could be one. */
export const JOINT = "|";

/** The text of each stand-in, and the stand-in of each text. */
const tiles = /** @type {Map<string, string>} */ (new Map());
const standIns = /** @type {Map<string, string>} */ (new Map());
let inBrackets = /(?!)/g;

/** By dictionary. @type {Record<string, Protocol.LanguageInfo>} */
let languages = {};
/** The language of the view. @type {Protocol.LanguageInfo | undefined} */
let spoken;
/** Its tiles in typed text, and letters that would become one. */
let inTyped = /(?!)/g;
let inJoined = /(?!)/g;

const isLong = (/** @type {string} */ letter) => [...letter].length > 1;
/** Return a pattern that fits the longest of some names. @param {Iterable<string>} names */
const anyOf = (names) =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .join("|") || "(?!)";

/**
 * Learn the languages of dictionaries, before any other message of the server is read.
 * @param {Record<string, Protocol.LanguageInfo>} known
 */
export function learnLanguages(known = {}) {
  languages = known;
  for (const upperCase of Object.values(known).flatMap(({ letters }) => letters.filter(isLong))) {
    if (standIns.has(upperCase)) continue;
    const standIn = String.fromCharCode(FIRST + standIns.size / 2);
    for (const [letter, text] of [
      [standIn, upperCase],
      [standIn.toLowerCase(), upperCase.toLowerCase()],
    ]) {
      tiles.set(letter, text);
      standIns.set(text, letter);
    }
  }
  inBrackets = new RegExp(`\\[(${anyOf(standIns.keys())})\\]`, "g");
}

/** @param {string | null} dictionary */
export const languageOf = (dictionary) => languages[dictionary ?? ""];

/** Return the language with a code, as in "standard-es". @param {string} code */
export const languageOfCode = (code) => Object.values(languages).find((each) => each.code === code);

/**
 * Show a view in the language of a dictionary: call it before the view uses letters.
 * @param {string} dictionary
 */
export function speak(dictionary) {
  if (spoken === languages[dictionary]) return;
  spoken = languages[dictionary];
  const names = anyOf(spoken?.letters.filter(isLong) ?? []);
  const joint = longTile() ? "|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])" : "";
  inTyped = new RegExp(`\\[(${names})\\]|(${names})\\|?${joint}`, "giu");
  inJoined = new RegExp(`(?=(?:${names}))(.)`, "giu");
}

/** Return the code of the language of the view's words, for `lang`; undefined: it is unknown. */
export const lang = () => (spoken ? (spoken.code ?? undefined) : "en");

/** Return a text from outside the page with a stand-in for each tile. @param {string} text */
export const received = (text) =>
  text.replace(inBrackets, (_, name) => /** @type {string} */ (standIns.get(name)));

/** Return a text for outside the page, with tiles as "[CH]". @param {string} text */
export const sent = (text) =>
  text.replace(STAND_IN, (letter) => (tiles.has(letter) ? `[${tiles.get(letter)}]` : letter));

/** Return a text as people read it: tiles without brackets. @param {string} text */
export const readable = (text) => text.replace(STAND_IN, (letter) => tiles.get(letter) ?? letter);

/** @param {string} text */
export const upper = (text) => text.toLocaleUpperCase(lang() ?? "en");
/** @param {string} letter a single one: the last of a Greek word would be ς */
export const lower = (letter) => letter.toLocaleLowerCase(lang() ?? "en");

/**
 * Return a typed text in the letters of the language: "chico" has a stand-in for "ch", "c|hico" has
 * not; in French "été" is "ete".
 * @param {string} text
 */
export const parseTyped = (text) =>
  [...text.normalize("NFC")]
    .map((letter) => {
      const folded = spoken?.fold[letter] ?? spoken?.fold[upper(letter)];
      if (folded === undefined) return letter;
      return letter === upper(letter) ? folded : folded.toLowerCase();
    })
    .join("")
    .replace(inTyped, (_, bracket, bare) => {
      const name = bracket ?? bare ?? "";
      return standIns.get(name) ?? standIns.get(upper(name)) ?? "";
    });

/** Return letters as a text that `parseTyped` reads as these letters. @param {string} text */
export const written = (text) => sent(text.replace(inJoined, `$1${JOINT}`));

/** Return whether a tile begins with a typed text and goes on. @param {string} text */
export const beginsTile = (text) =>
  Boolean(
    spoken?.letters.some((each) => each.length > text.length && each.startsWith(upper(text))),
  );

/** Return a tile of several letters as an example; undefined if the language has none. */
export const longTile = () => spoken?.letters.find(isLong);

/** Return letters in the order of the alphabet. @param {Iterable<string>} letters */
export function inOrder(letters) {
  const order = (spoken?.letters ?? []).map((each) => standIns.get(each) ?? each);
  const place = (/** @type {string} */ letter) => order.indexOf(letter);
  return [...letters].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}
