// Texts of a table of Lexicon.

export const tagline = "The card game of words: be the first to play all your cards.";
