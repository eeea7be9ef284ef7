"""Games from the midst of things: tiles that are named lie there, the others by the seed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import lexicon_fast as lf
from lexicon_fast.base.errors import BadPosition, LexiconFastError
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import Game, game_from, state_of
from lexicon_fast.games.tiles.actions import PASS, Lay
from lexicon_fast.games.tiles.cgp import parse_cgp
from lexicon_fast.games.tiles.layouts import Layout

WORDS = lf.Dictionary.from_words(["hat", "hats", "that", "at", "ta"])
SCRABBLE = Layout.load("scrabble")
ROWS = ("." * 15,) * 7 + ("......HAt......",) + ("." * 15,) * 7


def all_tiles(game: Game) -> Counter[str]:
    on_board = ["?" if tile.islower() else tile for tile in "".join(game.board.lines())]
    tiles = Counter(on_board + list("".join(game.racks) + game.bag))
    del tiles["."]
    return tiles


def test_a_turn_to_lose_is_lost() -> None:
    state = State(("SEA", "", "QZ"), ROWS, 1, (3, -2, 40), scoreless=2, lost=(0, 0, 1))
    game = game_from(state, WORDS, seed=5)
    game.apply(PASS)
    assert isinstance(game.events[-1], events.LostTurn)
    assert game.current_player() == 0


def test_the_last_tiles_go_to_who_is_not_known() -> None:
    bag = Counter(SCRABBLE.counts)
    rows = ["." * 15] * 15
    rest = sorted((bag - Counter("AEIOUQZLNA")).elements(), key=lambda tile: tile == "?")
    lie = [tile if tile != "?" else "x" for tile in rest]
    rows = ["".join(lie[n : n + 15]).ljust(15, ".") for n in range(0, 225, 15)]
    game = game_from(State(("AEIOUQZ", ""), tuple(rows)), WORDS)
    assert game.racks == ("AEIOQUZ", "ALN")
    assert game.bag == ""


def test_a_play_may_be_challenged() -> None:
    game = game_from(State(("SEA", "QZ"), ROWS), WORDS)
    game.apply(Lay("8G", "HATS"))
    assert game.phase == "challenge"


def test_a_line_of_cgp_is_a_state() -> None:
    board = "/".join(["15"] * 7 + ["6HAt6"] + ["15"] * 7)
    alphabet = Alphabet.load("english")
    for line, racks, scores in (
        (f"{board} SEA/ 5/7 2 lex ENABLE;", ("SEA", ""), (5, 7)),
        (f"{board} SEA/QZ/ 5/7/9 2", ("SEA", "QZ", ""), (5, 7, 9)),
        (f"{board} SEA 5/7/9/1 2", ("SEA", "", "", ""), (5, 7, 9, 1)),
    ):
        game = game_from(state_of(parse_cgp(line, SCRABBLE, alphabet)), WORDS)
        assert (game.players, game.current_player(), game.scoreless) == (len(racks), 0, 2)
        assert game.scores == scores
        assert game.board.lines() == list(ROWS)
        assert game.racks[0] == "AES"


def test_each_player_needs_a_tile() -> None:
    rest = sorted((Counter(SCRABBLE.counts) - Counter("AEIOUQZ")).elements(), key="?".__eq__)
    lie = [tile if tile != "?" else "x" for tile in rest]
    rows = tuple("".join(lie[n : n + 15]).ljust(15, ".") for n in range(0, 225, 15))
    with pytest.raises(BadPosition, match="one is empty"):
        game_from(State(("AEIOUQZ", ""), rows), WORDS)
    with pytest.raises(BadPosition, match="need more than the"):
        game_from(State(("AEIOU", ""), rows, rack_sizes=(5, 7)), WORDS)


def test_states_from_json_are_what_they_say_or_refused() -> None:
    state = State(("SEA", ""), ROWS, 1, (3, 4), (7, 7), None, 2, (1, 0))
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    rng = random.Random(1)
    values: list[Any] = ["", "A", "QZ", "ZZZZ", 0, 1, -1, 7, 99]
    for _ in range(500):
        data = {
            "racks": [rng.choice(values[:4]) for _ in range(rng.randrange(5))],
            "to_move": rng.choice(values[4:]),
            "scores": [rng.choice(values[4:]) for _ in range(rng.randrange(3))],
            "rack_sizes": [rng.choice(values[4:]) for _ in range(rng.randrange(3))],
            "scoreless": rng.choice(values[4:]),
            "lost": [rng.choice(values[4:]) for _ in range(rng.randrange(3))],
        }
        try:
            game = game_from(msgspec.convert(data, State), WORDS)
        except LexiconFastError:
            continue
        assert all_tiles(game) == Counter(SCRABBLE.counts)
