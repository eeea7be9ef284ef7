"""Steps of environments are numbered as those of vectors of games."""

from __future__ import annotations

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.rl import lexicon_v0, scrabble_v0
from lexicon_fast.vector import LexiconVector, ScrabbleVector

WORDS = Dictionary.load("enable")


def test_the_parts_of_lexicon_are_the_same() -> None:
    parts = lexicon_v0.raw_env(words=WORDS).encoding.parts
    ranges = LexiconVector(WORDS, 1, seed=1).ranges
    for name in ("kind", "target", "card", "end"):
        assert parts[name].steps == ranges[name]


def test_the_parts_of_scrabble_are_the_same() -> None:
    parts = scrabble_v0.raw_env(words=WORDS).encoding.parts
    ranges = ScrabbleVector(WORDS, 1, seed=1).ranges
    assert [*parts["row"].steps, *parts["column"].steps] == [*ranges["lane"]]
    for name in ("kind", "square", "letter", "blank letter", "blank", "end"):
        assert parts[name].steps == ranges[name]


def test_a_bot_of_an_environment_plays_a_vector() -> None:
    encoding = lexicon_v0.raw_env(words=WORDS).encoding
    games = LexiconVector(WORDS, 1, seed=4)
    greedy = bot("greedy", WORDS)
    turns = 0
    while not games.done[0]:
        state = games.state(0)
        seen = state.observation(int(games.to_move[0]))
        for step in encoding.steps(greedy.choose(seen, seed=0), seen):
            assert games.masks[0, step]
            games.step([step])
        turns += 1
    assert turns > 3
