// Texts that people read, for the whole page: the frame and its controls, names, numbers, errors,
// and what several views share. Each folder has the texts of its views in its own `texts.js`; what
// is said about the events and rules of one game is in its `commentary.js` and in `rules/`.

import { languageOf, languageOfCode, longTile, readable } from "./letters.js";

/** How the page calls the person at this browser. */
export const you = "You";

/** The page's name as its logo: cards, and what follows them. */
export const logo = { cards: "LEXICON", rest: "fast" };
export const newGameTitle = "New game";
export const homeLink = "Lexicon fast, home";
export const skipLink = "Skip to content";
export const mainNavigation = "Main";

/** Names of views in the navigation and in titles, by the first part of their addresses. */
export const VIEW_TITLES = /** @type {Record<string, string>} */ ({
  play: "Play",
  puzzle: "Puzzle",
  solver: "Solver",
  words: "Words",
  quiz: "Quiz",
  replay: "Replay",
  rules: "Rules",
  table: "Table",
  unknown: "No such page",
});

/** Return the title of a tab of the browser. @param {string} title of the view */
export const tabTitle = (title) => `${title} · Lexicon fast`;

export const copyButton = "Copy";
export const copied = "Copied.";
export const undoButton = "Undo";
export const clearButton = "Clear";
export const stopButton = "Stop";
export const orderLabel = "Sort by";
export const takeBackButton = "Recall";
export const rulesetLabel = "Rules";
export const dictionaryLabel = "Dictionary";
export const gamesNavigation = "Games";

export const themeLabel = "Theme";
/** @type {[string, string][]} */
export const THEMES = [
  ["auto", "Auto"],
  ["light", "Light"],
  ["dark", "Dark"],
];

export const soundsLabel = "Sounds";
/** @type {[string, string][]} */
export const SOUND_CHOICES = [
  ["off", "Off"],
  ["on", "On"],
];

/**
 * Return a number with its noun: "1 play", "1,234 plays".
 * @param {number} number
 * @param {string} noun
 */
export function counted(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

/** @param {number} count */
export const cardCount = (count) => counted(count, "card");

/** Return names as a list: "North, South and West". @param {(string | number)[]} names */
export function listed(names, conjunction = "and") {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}

/** Join parts that are not empty: of a sentence, or classes. @param {unknown[]} parts */
export const joined = (parts, separator = " ") => parts.filter(Boolean).join(separator);

/**
 * Return a verb after its subject: "You play", "North plays".
 * @param {string} name
 * @param {string} verb
 */
export function conjugated(name, verb) {
  if (name === you) return `${name} ${verb}`;
  return `${name} ${verb}${/(s|sh|ch)$/.test(verb) ? "es" : "s"}`;
}

/** Return points with their sign: "+10", "-10", "0". @param {number | string} points */
export const signed = (points) => (Number(points) > 0 ? `+${points}` : `${points}`);

/**
 * Return a chance in percent as a whole number; only certainty is 0 or 100.
 * @param {number} chance
 */
export function percent(chance) {
  const rounded = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(Math.max(rounded, 1), 99) : rounded;
}

/**
 * Return the highest chance that `percent` shows as a number or less.
 * @param {number} most in percent
 */
export function highestChance(most) {
  if (most <= 0 || most >= 100) return Math.min(most / 100, 1);
  return most >= 99 ? 0.999999 : (most + 0.499999) / 100;
}

/** Return a text with its first letter in upper case. @param {string} text */
export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Return a text as a sentence, with a capital letter and a full stop. @param {string} text */
export const sentence = (text) => `${capitalized(text)}${/[.?!]$/.test(text) ? "" : "."}`;

/** Return a change of a chance: "+4%", "-12%", "0%". @param {number} change */
export const percentPoints = (change) => `${signed(Math.round(100 * change) || 0)}%`;

/** The bots that a new game offers by the name of their strength, weakest first. */
export const LEVELS = /** @type {const} */ ([
  ["level1", "Beginner"],
  ["level3", "Casual"],
  ["level5", "Skilled"],
  ["level8", "Strong"],
  ["level10", "Champion"],
]);

export const opponentLabel = "Opponent";

/**
 * Return the name of a player or a bot for people: "Casual", "Level 4", "Player 2", "greedy".
 * @param {string} name
 */
export function botTitle(name) {
  const title = LEVELS.find(([bot]) => bot === name)?.[1];
  return title ?? name.replace(/^level(?=\d)/, "Level ").replace(/^player (?=\d+$)/, "Player ");
}

/** Return the text for a seat of a bot: "Bot: Casual". @param {string} bot */
export const botOption = (bot) => `Bot: ${botTitle(bot)}`;

/**
 * Return the names of the players at a table. Another player who is called "You" gets quotation
 * marks.
 * @param {Pick<Protocol.TableView, "seats" | "seat">} view
 */
export function playerNames({ seats, seat: own }) {
  return seats.map(({ name, bot }, seat) => {
    if (seat === own) return you;
    if (bot && /^level\d+( \d+)?$/.test(name)) {
      const [level, number] = name.split(" ");
      return joined([botTitle(level), number]);
    }
    return name.trim().toLowerCase() === you.toLowerCase() ? `“${name}”` : botTitle(name);
  });
}

/** Return names that differ: "greedy", "greedy 2". @param {string[]} names */
export function distinct(names) {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/**
 * Return who has won: "North wins by 12 points."
 * @param {string[]} winners
 * @param {number} [margin] of a single winner; 0: not shown
 */
export function resultText(winners, margin = 0) {
  if (winners.length > 1) return `${listed(winners)} share the win.`;
  const by = margin ? ` by ${counted(margin, "point")}` : "";
  return winners.length ? `${conjugated(winners[0], "win")}${by}.` : "The game is over.";
}

/**
 * Return the turns of a game, which are no answers to plays, and the plays among them that stand: a
 * right challenge takes back the last one.
 * @param {any[]} events
 */
export function turnsAndPlays(events) {
  const all = events.filter(({ event, action }) => event === "turn" && action.action !== "accept");
  const turns = all.filter(({ action }) => action.action !== "challenge");
  /** @type {any[]} */
  const plays = [];
  for (const turn of all) {
    if (turn.action.action === "challenge" && turn.right) plays.pop();
    else if (turn.action.laid ?? turn.action.word) plays.push(turn);
  }
  return { turns, plays };
}

/**
 * Return the end of a game that was not played out: "North resigns."
 * @param {Protocol.Forfeit} event
 * @param {string[]} names
 */
export function forfeitText({ player, reason }, names) {
  if (player === null) return gameAborted;
  const name = names[player];
  if (reason === "clock") return `${name} ran out of time.`;
  if (reason === "resigned") return `${conjugated(name, "resign")}.`;
  return `${conjugated(name, "forfeit")} the game.`;
}

export const gameAborted = "The game was aborted.";

/** Return the name of a dictionary as its publishers write it. @param {string} name */
export function dictionaryTitle(name) {
  if (/^(enable|yawl)$/.test(name)) return name.toUpperCase();
  const language = languageOf(name)?.name;
  return language && language !== name ? `${name} (${language})` : name;
}

/** The purposes of the built-in dictionaries. @type {Record<string, string>} */
const DICTIONARY_HINTS = {
  enable: "for word games",
  "2of12inf": "common words",
  yawl: "rare words, too",
};

/** Return a dictionary as a choice: "ENABLE, for word games". @param {string} name */
export const dictionaryOption = (name) =>
  joined([dictionaryTitle(name), DICTIONARY_HINTS[name]], ", ");

/**
 * Return what is wrong with the conditions of a search for words.
 * @param {{ message: string, type?: string }} error for which `isMistake` is true
 */
export function queryProblem({ message, type = "" }) {
  if (type in ERRORS && type !== "BadQuery") return ERRORS[type];
  const text = message.replace(/^column \d+: /, "").replace(/; see docs\/find\.md$/, "");
  return sentence(readable(text.replaceAll(/'([^']+)'/g, "“$1”")));
}

/**
 * Return a function that writes words of a dictionary in its capital letters.
 * @param {{ upper: string, lower: string } | null} letters
 */
export function capitals(letters) {
  const upper = [...(letters?.upper ?? "")];
  const known = new Map([...(letters?.lower ?? "")].map((letter, at) => [letter, upper[at]]));
  return (/** @type {string} */ word) =>
    readable([...word].map((letter) => known.get(letter) ?? letter).join(""));
}

/** Explain how to type a tile of several letters; empty if the language has none. */
export function longTileHint() {
  const tile = longTile();
  if (!tile) return "";
  return ` Type ${[...tile].join(" and ")} for the tile ${tile}; with | between they stay apart.`;
}

/** Names of rulesets that players would not understand. */
const RULESET_TITLES = /** @type {Record<string, string>} */ ({
  waddingtons: "Waddingtons",
  article: "alternative",
  classic_poc: "original prototype",
});

/**
 * Return the title of a ruleset; that of "standard-es" is "standard (Spanish)".
 * @param {string} name
 * @returns {string}
 */
export function rulesetTitle(name) {
  const [, base, code] = /^(.*)-(\w+)$/.exec(name) ?? [];
  const language = code && languageOfCode(code)?.name;
  if (language) return `${rulesetTitle(base)} (${language})`;
  return RULESET_TITLES[name] ?? name.replaceAll("_", " ");
}

/**
 * Return the title of the rules at a table: "standard rules, phonies rejected".
 * @param {{ ruleset: string, rejectsPhonies: boolean, isChanged: boolean }} rules
 */
export function rulesText({ ruleset, rejectsPhonies, isChanged }) {
  const title = `${rulesetTitle(ruleset)} rules`;
  if (rejectsPhonies) return `${title}, phonies rejected`;
  return isChanged ? `${title}, changed` : title;
}

/** @param {string} game its title */
export const rulesOfGame = (game) => `${game} rules`;

export const gameLog = "Game log";
export const nextGameStarted = "The next game has started.";
export const yourNameLabel = "Your name";

export const yourTurn = "Your turn";
/** @param {string} name */
export const toMoveText = (name) => `Waiting for ${name}`;

export const offline = "Can’t reach the server.";
export const offlineNotice =
  "Can’t reach the server. The rules, and what you have looked up or solved before, are still here; " +
  "games, puzzles and anything new need the server.";
export const retryButton = "Try again";
export const unknownAddress = "This address leads nowhere. Check the link, or start a new game.";

export const helpElsewhere = "This page can’t stop players from getting help elsewhere.";
export const adviceAfterAnswer = "Accept or challenge the last play, then ask for a hint.";

const noMoreGames =
  "You can’t start another game right now. Finish one of your games, or try again later.";
const gameTooLong = "This game is too long for the server.";
const searchTooLong = "This search takes too long. Remove some conditions, or try again later.";

/** Sentences for errors of the server, by `data.type`, or by the method and `data.type`. */
export const ERRORS = /** @type {Record<string, string>} */ ({
  NoSuchTable: "This table doesn’t exist. It may have been deleted.",
  NoSeat: "This table is full.",
  NotOver: "The game isn’t over yet, and its record would reveal what is hidden.",
  NotLoaded: "This server doesn’t have the dictionary for this game.",
  Stale: "Someone else moved first. Check the table and try again.",
  NoAdvice: adviceAfterAnswer,
  BadToken: "The server doesn’t recognise your seat. Reload the page to watch the game.",
  BadAction: "The server didn’t understand this turn. Reload the page and try again.",
  Failure: "A bot on this server isn’t working. Start a game against a different one.",
  BadRecord: "This file contains no game to replay. Choose a game saved here or a GCG file.",
  NoDefinitions:
    "This server has no definitions. Remove definition: and part-of-speech: from your query.",
  NoPlayability: "This dictionary has no playability ranks. Remove playability: from your query.",
  BadQuery: "This query has a mistake. Fix it, or tap an example.",
  TooMuch: "This is too much for the server. Try something shorter, or try again later.",
  "dictionary.find NotLoaded": "This server doesn’t have this dictionary. Choose another.",
  "dictionary.info NotLoaded": "This server doesn’t have this dictionary. Choose another.",
  "dictionary.find TooMuch": searchTooLong,
  "quiz.keys TooMuch": searchTooLong,
  "rules BadOption": "These rules don’t exist. Choose a ruleset from the list.",
  "table.new TooMuch": noMoreGames,
  "table.again TooMuch": noMoreGames,
  "record.replay TooMuch": gameTooLong,
  "analyse TooMuch": gameTooLong,
  Busy: "The server is busy. Try again in a moment.",
  Closing: "The server is shutting down. Try again later.",
});

/** Add the line of a file in which a mistake is. @param {string} text @param {string} line */
export const withLine = (text, line) => `${text} (See line ${line}.)`;

/** Sentences for turns that the rules forbid, by `data.rule` of `IllegalAction`. */
export const FORBIDDEN = /** @type {Record<string, string>} */ ({
  abort: "Everyone has had a turn, so you can no longer abort the game. You can resign.",
  action: ERRORS.BadAction,
  added: "Add at least one card to the word.",
  hand: "You don’t have all the cards for this word.",
  order: "Keep the old word’s letters in order, and keep any Master a Master.",
  over: "The game is over.",
  phase: "Accept or challenge the last play first.",
  rack: "You don’t have all of these tiles.",
  "same word": "At this table, a change must make a different word.",
  target: "This word is no longer on the table.",
  turn: "It isn’t your turn.",
});

export const noPuzzle = "There’s no such puzzle: the number in the link must be a whole number.";

/** Sentences for fields of requests that the server rejects, by the start of `data.path`. */
export const WRONG_FIELDS = /** @type {[string, string][]} */ ([
  ["params.seed", noPuzzle],
  ["params.seats", "These players or names aren’t allowed. Choose others."],
  ["params.name", "This name isn’t allowed. Choose another."],
  ["params.clock", "These time limits aren’t allowed. Choose others."],
  ["params.record", "You can’t continue from this position. Choose an earlier one."],
  ["params.events", "You can’t continue from this position. Choose an earlier one."],
  ["params.action", ERRORS.BadAction],
  [
    "params.filter.contains",
    "Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D.",
  ],
  ["params.filter.at", "The square where a play starts must be on the board, such as 8D."],
  ["params.filter.covers", "Covers takes squares on the board, such as H8 O15."],
  ["params.filter", "One of these filters has an impossible value. Change it."],
]);

/** For a request that the server did not understand, and for an error inside the server. */
export const notAccepted = "The server rejected this. Change your input, or reload the page.";
export const serverFailed = "Something went wrong on the server. Try again later.";

/**
 * Return what the player has done with a puzzle.
 * @param {import("./storage.js").StoredPuzzle | null} puzzle null for nothing
 */
export function doneText(puzzle) {
  if (!puzzle) return "";
  const attempts = counted(puzzle.tries, "attempt");
  if (puzzle.end === "solved") return `Solved in ${attempts}`;
  return puzzle.end === "shown" ? "Not solved" : attempts;
}

/**
 * Return how a number differs from another one: "12 more points now"; "" if it is much the same.
 * @param {number} change
 * @param {string} noun
 * @param {string} rest after the noun
 */
export function changeText(change, noun, rest) {
  const rounded = Math.round(change);
  if (!rounded) return "";
  return `${counted(Math.abs(rounded), `${rounded > 0 ? "more" : "fewer"} ${noun}`)} ${rest}`;
}

/**
 * Return how a chance differs from another one: "+4% to win"; "" if it is much the same.
 * @param {number} change
 * @param {string} rest
 */
export const chanceChange = (change, rest) =>
  Math.round(100 * change) ? `${percentPoints(change)} ${rest}` : "";
