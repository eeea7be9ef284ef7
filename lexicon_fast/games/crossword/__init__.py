"""Old path of `lexicon_fast.games.tiles`."""
