// Texts of mistakes as puzzles.

import { capitalized, counted } from "../texts.js";

export const questionLabel = "Question";
/** @param {number} number @param {number} count */
export const questionText = (number, count) => `Mistake ${number} of ${count}: find a better turn.`;
/** @param {string} name @param {string} action */
export const playedText = (name, action) => `${name} chose: ${action}.`;

export const answerLabel = "Your answer";
/** @param {number} count */
export const mendedHeading = (count) => `${counted(count, "mistake")} fixed`;
/** @param {string} action */
export const wellFound = (action) => `${capitalized(action)}: nice find!`;
export const sameAsPlayed = "That’s what was played in the game. There’s something better.";
export const notBest = "There’s something better.";
export const bestTurns = "The best turns:";
export const showBestButton = "Show the best turns";
export const nextButton = "Next mistake";
export const previousButton = "Previous mistake";
export const endButton = "Back to the game";
