from array import array

from lexicon_fast._native.scrabble.selfplay import Match

def losses(game: Match, seed: int, games: int) -> array[int]: ...
