// Texts that people read: numbers, names, and the sentences that several views share. Sentences
// about one game are in its `commentary.js` and in `rules/`.

/** How the page calls the person at this browser. */
export const YOU = "You";

/**
 * Return a number with its noun: "1 play", "1,234 plays".
 * @param {number} number
 * @param {string} noun
 */
export function counted(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

/** Return names as a list: "North, South and West". @param {(string | number)[]} names */
export function listed(names, conjunction = "and") {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}

/**
 * Return a verb after its subject: "You play", "North plays".
 * @param {string} name
 * @param {string} verb
 */
export function conjugated(name, verb) {
  if (name === YOU) return `${name} ${verb}`;
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

/** Return a change of a chance: "+4%", "-12%", "0%". @param {number} change */
export const percentPoints = (change) => `${signed(Math.round(100 * change) || 0)}%`;

/** How good a turn was, by its grade in an analysis, and the sign for it in lists of turns. */
export const GRADES = {
  best: { text: "best", sign: "" },
  good: { text: "good", sign: "" },
  inaccuracy: { text: "inaccuracy", sign: "?!" },
  mistake: { text: "mistake", sign: "?" },
  blunder: { text: "blunder", sign: "??" },
};

/** The bots that a new game offers by the name of their strength, weakest first. */
export const LEVELS = /** @type {const} */ ([
  ["level1", "Beginner"],
  ["level3", "Casual"],
  ["level5", "Skilled"],
  ["level8", "Strong"],
  ["level10", "Master"],
]);

/** Return the name of a bot for players: "Casual", "Level 4", "greedy". @param {string} bot */
export function botTitle(bot) {
  const title = LEVELS.find(([name]) => name === bot)?.[1];
  return title ?? bot.replace(/^level(?=\d)/, "Level ");
}

/**
 * Return the names of the players at a table. Another player who is called "You" gets quotation
 * marks.
 * @param {Pick<Protocol.TableView, "seats" | "seat">} view
 */
export function playerNames({ seats, seat: own }) {
  return seats.map(({ name, bot }, seat) => {
    if (seat === own) return YOU;
    if (bot && /^level\d+( \d+)?$/.test(name)) {
      const [level, number] = name.split(" ");
      return [botTitle(level), number].filter(Boolean).join(" ");
    }
    return name.trim().toLowerCase() === YOU.toLowerCase() ? `“${name}”` : name;
  });
}

/** Return names that differ: "greedy", "greedy 2". @param {string[]} names */
export function distinct(names) {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** Return who has won: "North wins." @param {string[]} winners */
export function resultText(winners) {
  if (winners.length > 1) return `${listed(winners)} share the win.`;
  return winners.length ? `${conjugated(winners[0], "win")}.` : "The game is over.";
}

/**
 * Return the lead of a winner: "North wins by 12 points."; null if the win is shared.
 * @param {number[]} winners
 * @param {number[]} scores the best first
 * @param {string[]} names
 */
export function marginText(winners, scores, names) {
  if (winners.length !== 1 || scores.length < 2) return null;
  const margin = counted(Math.abs(scores[0] - scores[1]), "point");
  return `${conjugated(names[winners[0]], "win")} by ${margin}.`;
}

/**
 * Return the end of a game that was not played out: "North resigns."
 * @param {Protocol.Forfeit} event
 * @param {string[]} names
 */
export function forfeitText({ player, reason }, names) {
  if (player === null) return ABORTED;
  const name = names[player];
  if (reason === "clock") return `${name} ${name === YOU ? "have" : "has"} no time left.`;
  if (reason === "resigned") return `${conjugated(name, "resign")}.`;
  return `${conjugated(name, "forfeit")} the game.`;
}

export const ABORTED = "The game was aborted.";

/**
 * Return the time of each player: "15 minutes each and 10 seconds more after each turn".
 * @param {Protocol.TimeControl} control
 */
export function controlText({ seconds, increment = 0, move_seconds }) {
  if (move_seconds) return `${durationText(move_seconds)} for each turn`;
  const more = increment ? ` and ${durationText(increment)} more after each turn` : "";
  return `${durationText(seconds ?? 0)} each${more}`;
}

/** @param {number} seconds */
const durationText = (seconds) =>
  seconds >= 60 && seconds % 60 === 0
    ? counted(seconds / 60, "minute")
    : counted(seconds, "second");

/** Return the name of a dictionary as its publishers write it. @param {string} name */
export const dictionaryTitle = (name) => (/^(enable|yawl)$/.test(name) ? name.toUpperCase() : name);

/**
 * Return a function that writes words of a dictionary in its capital letters.
 * @param {{ upper: string, lower: string } | null} letters
 */
export function capitals(letters) {
  const upper = [...(letters?.upper ?? "")];
  const known = new Map([...(letters?.lower ?? "")].map((letter, at) => [letter, upper[at]]));
  return (/** @type {string} */ word) =>
    [...word].map((letter) => known.get(letter) ?? letter).join("");
}

/** Facts about dictionaries, by their names. */
export const DICTIONARY_NOTES = /** @type {Record<string, string>} */ ({
  enable: "made for word games",
  "2of12inf": "common words and their inflections; Lexibomb was written for it",
  yawl: "the largest, with many rare words",
});

/** Names of rulesets that players would not understand. */
export const RULESET_TITLES = /** @type {Record<string, string>} */ ({
  classic_poc: "first version",
});

export const ACCEPT_OR_CHALLENGE = "Accept or challenge?";
export const CHOOSE_ACTION = "Choose one of these actions.";
export const GAME_LOG = "Game log";
export const NEXT_GAME_STARTED = "The next game has started.";
export const COVERS = "Covers";
export const YOUR_NAME = "Your name";

/** @param {string} name */
export const toMoveText = (name) => `${name} is to move`;

export const OFFLINE = "The server cannot be reached.";

export const HELP_ELSEWHERE = "The page cannot prevent that players get help elsewhere.";
export const NO_ADVICE = `There is no advice at this table. ${HELP_ELSEWHERE}`;
export const AFTER_ANSWER = "You get advice once you have accepted or challenged the last play.";

const NO_MORE_GAMES =
  "The server begins no more games for you now. Finish one of yours, or try again later.";
const TOO_LONG = "This game is longer than the server accepts.";

/** Sentences for errors of the server, by `data.type`, or by the method and `data.type`. */
export const ERRORS = /** @type {Record<string, string>} */ ({
  NoSuchTable: "There is no such table. It may have been deleted.",
  NoSeat: "No seat is free at this table.",
  NotOver: "The game is not over yet. Its record would reveal what is hidden.",
  NotLoaded: "The server does not have the dictionary of this game.",
  Stale: "Another action came first. Look at the table and try again.",
  NoAdvice: AFTER_ANSWER,
  BadToken: "The server does not know your seat. Reload the page to watch the game.",
  BadAction: "The server did not understand this turn. Reload the page, and try again.",
  Failure: "A bot of this server does not work. Start a game with another one.",
  BadRecord: "This file has no game that can be replayed. Choose one that was saved here, or GCG.",
  BadQuery: "These conditions cannot be understood. Correct them, or tap an example.",
  TooMuch: "This is more than the server accepts. Try something shorter, or try again later.",
  "dictionary.find NotLoaded": "The server does not have this dictionary. Choose another one.",
  "dictionary.info NotLoaded": "The server does not have this dictionary. Choose another one.",
  "dictionary.find TooMuch": "These conditions take too long. Leave some out, or try again later.",
  "rules BadOption": "There are no such rules. Choose others from the list.",
  "table.new TooMuch": NO_MORE_GAMES,
  "table.again TooMuch": NO_MORE_GAMES,
  "record.replay TooMuch": TOO_LONG,
  "analyse TooMuch": TOO_LONG,
  Busy: "The server is busy. Try again in a moment.",
  Closing: "The server is shutting down. Try again later.",
});

/**
 * Return what is wrong with the conditions of a search for words.
 * @param {{ message: string }} error BadQuery
 */
export function queryProblem({ message }) {
  const text = message.replace(/^column \d+: /, "").replace(/; see docs\/find\.md$/, "");
  return `${capitalized(text)}${/[.?!]$/.test(text) ? "" : "."}`;
}

/** Sentences for turns that the rules forbid, by `data.rule` of `IllegalAction`. */
export const FORBIDDEN = /** @type {Record<string, string>} */ ({
  abort: "Everyone has had a turn, so the game cannot be aborted. You can resign.",
  action: ERRORS.BadAction,
  added: "Add at least one card to the word.",
  hand: "You do not have all cards of this word.",
  order: "The cards of the old word must stay in their order, and a Master a Master.",
  over: "The game is over.",
  phase: "Accept or challenge the last play first.",
  rack: "You do not have all these tiles.",
  "same word": "By the rules of this table, the word must become another one.",
  target: "This word is not on the table any more.",
  turn: "It is not your turn.",
});

export const NO_PUZZLE =
  "There is no such puzzle: the number in its address must be a whole number.";

/** Sentences for fields of requests that the server refuses, by the begin of `data.path`. */
export const WRONG_FIELDS = /** @type {[string, string][]} */ ([
  ["params.seed", NO_PUZZLE],
  ["params.seats", "The server refuses these players or names. Choose others."],
  ["params.name", "The server refuses this name. Choose another one."],
  ["params.clock", "The server refuses these times. Choose others."],
  ["params.record", "The server cannot play on from this game. Choose an earlier position."],
  ["params.action", ERRORS.BadAction],
  [
    "params.filter.contains",
    "Find takes letters of a word, such as QU; on a board also the square where it begins, as 8D.",
  ],
  ["params.filter.at", "The square where a play begins must be on the board, such as 8D."],
  ["params.filter.covers", "Covers takes squares of the board, such as H8 O15."],
  ["params.filter", "A number of these filters cannot be. Change it."],
]);

/** For positions of Lexicon that the server refuses, by `type` of `error_data`. */
export const HAND_PROBLEMS = /** @type {Record<string, string>} */ ({
  BadHand: "A hand has 1 to 64 cards: letters, and * for the Master.",
  BadTableWord:
    "The table has up to 64 words, each of 2 to 64 letters. Brackets are around one letter, for which a Master stands: l[u]rch.",
});
export const PLAN_PROBLEM = "A plan takes 1 to 15 cards: letters, and * for the Master.";

/**
 * Return what is wrong with a position on a board that the server refuses.
 * @param {Protocol.ErrorData} error
 * @param {{ rack: number, blank: string, bombs?: number }} rules
 */
export function positionProblem({ type, rule = "", square = "" }, { rack, blank, bombs }) {
  if (type === "BadHand")
    return `A rack has up to ${rack} tiles: letters, and ${blank} for a blank.`;
  const texts = /** @type {Record<string, string>} */ ({
    letters: `${square || "The board"} has a character that is no letter of the dictionary.`,
    "too few bombs": `The open squares need more bombs than the ${bombs} of these rules.`,
    "too many bombs": `There are not enough closed squares for the ${bombs} bombs of these rules.`,
    numbers: square
      ? `The number on ${square} cannot be right: no bombs fit to it and to the squares around it.`
      : "The numbers on the open squares contradict each other.",
    closed: `${square} has a tile, so it is open: type its number, or * for a bomb that was hit.`,
    bomb: `${square} shows a bomb, but no tile. Only tiles hit bombs.`,
    zero: `${square} shows 0, so all squares around it are open. Type their numbers.`,
  });
  return texts[rule] ?? NOT_ACCEPTED;
}

/** For a request that the server did not understand, and for an error inside the server. */
export const NOT_ACCEPTED =
  "The server does not accept this. Change what you have entered, or reload the page.";
export const SERVER_FAILED = "Something went wrong on the server. Try again later.";

/** Why tiles cannot be laid, by the rule that they break (`fault.rule` of `table.score`). */
export const FAULTS = /** @type {Record<string, string>} */ ({
  start: "The first play needs two tiles or more.",
  "start square": "The first play needs two tiles or more and must cover the star.",
  touch: "The play must touch a tile on the board.",
  line: "The tiles must lie in one row or column.",
  gap: "There is a gap between the tiles.",
});

/** The fault for rules that the page has no sentence for. */
export const NOT_PLAYABLE = "These tiles cannot be laid like this.";

export const FALSE_WORDS_REFUSED = "Words that are not in the dictionary are refused at once.";
export const CHALLENGES_OFF =
  "At tables without challenges, words that are not in the dictionary are refused at once instead.";

/** Return why another bot acted for the bot of a seat. @param {Protocol.Fallback} fallback */
export function fallbackText({ reason, by }) {
  const why = reason === "slow" ? "was too slow" : "failed";
  return `The bot ${why}; ${by ?? "the server"} moved for it.`;
}

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
 * Return how a number differs from another one: "12 points more now"; "" if it is much the same.
 * @param {number} change
 * @param {string} noun
 * @param {string} rest after "more" or "less"
 */
export function changeText(change, noun, rest) {
  const rounded = Math.round(change);
  if (!rounded) return "";
  return `${counted(Math.abs(rounded), noun)} ${rounded > 0 ? "more" : "less"} ${rest}`;
}

/**
 * Return how a chance differs from another one: "+4% to win"; "" if it is much the same.
 * @param {number} change
 * @param {string} rest
 */
export const chanceChange = (change, rest) =>
  Math.round(100 * change) ? `${percentPoints(change)} ${rest}` : "";
