// Texts of the boards of all board games.

export const scrabbleTagline = "Crosswords for points, on premium squares.";
export const lexibombTagline = "Scrabble on a minefield: numbers multiply, bombs cost the word.";
