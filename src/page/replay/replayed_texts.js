// Texts of a recorded game.

/** @param {string} game its title @param {string[]} names of the players */
export const heading = (game, names) => `${game}: ${names.join(", ")}`;
export const tilesDealt = "The tiles are dealt.";
export const bombsButton = "Show the bombs";
export const emptyHand = "nothing left";

export const firstButton = "First";
export const previousButton = "Previous";
export const nextButton = "Next";
export const lastButton = "Last";
export const stepLabel = "Step";
/** @param {number} step @param {number} count */
export const stepText = (step, count) => `${step} of ${count}`;
