"""Many games at once, one small step at a time: Lexicon and Scrabble."""
