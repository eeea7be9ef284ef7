"""Word queries: conditions on the letters of all words, and sets of words."""
