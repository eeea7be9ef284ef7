// The games, as the page calls them.

export const GAMES = {
  lexicon: {
    title: "Lexicon",
    about: "The card game of words: be the first to lay all your cards.",
  },
  scrabble: { title: "Scrabble", about: "Crosswords for points, on premium squares." },
  lexibomb: {
    title: "Lexibomb",
    about: "Scrabble on a minefield: the numbers multiply, bombs cost all.",
  },
};
