// Texts of a table of Lexicon: its cards, the hand, the tray, and the scores of a round.

import { counted, listed, longTileHint } from "../texts.js";

export const tagline = "The word game with cards: be the first to play your whole hand.";

export const master = "Master";

/** Return the name of a card: "Q, 8 points". @param {string} card @param {number} [points] */
export const cardName = (card, points) =>
  points === undefined ? card : `${card}, ${counted(points, "point")}`;

/**
 * Return a table word for a sentence: "LURCH (Master as U)".
 * @param {string} word
 * @param {string[]} letters of Masters
 */
export const wordInSentence = (word, letters) =>
  letters.length ? `${word} (Master as ${listed(letters)})` : word;

/**
 * Return the name of a word on the table: "LURCH, with a Master for U".
 * @param {string} word
 * @param {string[]} letters of Masters
 */
export const wordName = (word, letters) =>
  letters.length ? `${word}, with a Master for ${letters.join(" and ")}` : word;

/** The open part of the table. */
export const tableLabel = "Table";
export const tableWordsLabel = "Words on the table";
export const noTableWords = "No words yet";
/** @param {string} word @param {boolean} isNew */
export const changeWordButton = (word, isNew) => `Change ${word}${isNew ? ", new" : ""}`;
export const stockCaption = "Stock";
export const exposedCaption = "Exposed";
export const noExposedCard = "No exposed card";

/** The player's turn. */
export const handLabel = "Your hand";
export const masterPicker = "The Master stands for";
export const playWordButton = "Play the word";
/**
 * Texts of the buttons that draw a card.
 * @param {string | undefined} discard undefined if none is chosen yet
 * @param {string | undefined} exposed undefined if there is none
 */
export const takeExposedButton = (discard = "a card", exposed = "the exposed card") =>
  `Discard ${discard}, take ${exposed}`;
/** @param {string} [discard] */
export const takeFromStockButton = (discard = "a card") =>
  `Discard ${discard}, draw from the stock`;
export const drawHint = "To draw, put just the card you’re discarding in the tray.";

/** The tray. */
export const trayLabel = "Your word";
export const emptyTray = "Click cards, drag them here, or type.";
export const typedWordLabel = "Word";
export const typingHint = () =>
  `Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, \
larch>lurch to change some of its cards.${longTileHint()}`;

const ORIGINS = { hand: "from your hand", table: "on the table", none: "not in your hand" };

/**
 * Return the name of a card in the tray, and what a click does.
 * @param {{ letter: string, isMaster: boolean, points: number | undefined,
 *           from: keyof typeof ORIGINS }} card letter: empty for a Master without one
 */
export function trayCardName({ letter, isMaster, points, from }) {
  const name = isMaster ? `${master}${letter ? ` for ${letter}` : ""}` : letter;
  const effect = from === "table" ? "click to replace it" : "click to take it back";
  return `${cardName(name, points)}, ${ORIGINS[from]}: ${effect}`;
}

/** The scores of a round. */
export const outOfGameTag = "out of the game";
export const noCardsLeft = "none";
/** @param {number} outAt the score at which a player is out of the game */
export const scoresHint = (outAt) =>
  "Cards left in your hand count against you. The lowest score wins; a player with " +
  `${outAt} or more is out of the game.`;
export const playerColumn = "Player";
export const cardsLeftColumn = "Cards left";
export const challengesColumn = "Challenges";
export const roundPointsColumn = "This round";
export const scoreColumn = "Score";

/** @param {number} turns */
export const noProgressText = (turns) =>
  `No hand got smaller for ${counted(turns, "turn")}, so the round ends and all cards count.`;

/**
 * Return who ended a round; the word follows: "North went out: HAT became".
 * @param {string} name
 * @param {string | undefined} old the table word that was changed
 */
export const wentOutText = (name, old) => `${name} went out${old ? `: ${old} became` : " with"}`;
