"""Games from the midst of things: tiles that are named lie there, the others by the seed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import lexicon_fast as lf
from lexicon_fast.alphabet import Alphabet
from lexicon_fast.errors import BadPosition, LexiconFastError
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.position import State, game_from, state_of
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


def test_tiles_that_are_not_named_are_dealt_by_the_seed() -> None:
    state = State(("SEA", "", "QZ"), ROWS, 1, (3, -2, 40), scoreless=2, lost=(0, 0, 1))
    game = game_from(state, WORDS, seed=5)
    assert (game.racks[0], game.racks[2], len(game.racks[1])) == ("AES", "QZ", 7)
    assert all_tiles(game) == Counter(SCRABBLE.counts)
    assert game.board.lines() == list(ROWS)
    assert (game.current_player(), game.scores, game.scoreless) == (1, (3, -2, 40), 2)
    assert game.lost == (0, 0, 1)
    assert game_from(state, WORDS, seed=5).racks == game.racks
    assert game_from(state, WORDS, seed=6).racks != game.racks
    assert game.observation(0).history == ()
    game.apply(PASS)
    assert isinstance(game.events[-1], events.LostTurn)
    assert game.current_player() == 0


def test_racks_are_dealt_in_turn_order_from_the_player_to_move() -> None:
    first = game_from(State(("", "", ""), ROWS, 0), WORDS, seed=5)
    third = game_from(State(("", "", ""), ROWS, 2), WORDS, seed=5)
    assert third.racks == (*first.racks[1:], first.racks[0])
    assert third.bag == first.bag


def test_rack_sizes_fill_racks_that_are_partly_known() -> None:
    game = game_from(State(("SEA", "Q"), ROWS, rack_sizes=(7, 4)), WORDS, seed=1)
    assert [len(rack) for rack in game.racks] == [7, 4]
    assert not Counter("SEA") - Counter(game.racks[0])
    assert "Q" in game.racks[1]


def test_the_last_tiles_go_to_who_is_not_known() -> None:
    bag = Counter(SCRABBLE.counts)
    rows = ["." * 15] * 15
    rest = sorted((bag - Counter("AEIOUQZLNA")).elements(), key=lambda tile: tile == "?")
    lie = [tile if tile != "?" else "x" for tile in rest]
    rows = ["".join(lie[n : n + 15]).ljust(15, ".") for n in range(0, 225, 15)]
    game = game_from(State(("AEIOUQZ", ""), tuple(rows)), WORDS)
    assert game.racks == ("AEIOQUZ", "ALN")
    assert game.bag == ""


def test_a_bag_may_be_given_in_its_order() -> None:
    rest = list((Counter(SCRABBLE.counts) - Counter("SEAQZHA?")).elements())
    random.Random(1).shuffle(rest)
    bag = "".join(rest)
    game = game_from(State(("SEA", "QZ"), ROWS, bag=bag), WORDS)
    assert game.bag == bag
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


def test_a_game_from_a_position_is_played_to_its_end() -> None:
    for seed in range(20):
        game = game_from(State(("", "", "", ""), ROWS, 2), WORDS, seed=seed)
        rng = random.Random(seed)
        while not game.is_terminal():
            game.apply(rng.choice(game.legal_actions()))
            assert all_tiles(game) == Counter(SCRABBLE.counts)
        assert game.copy().events == game.events


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (State(()), "0 racks; accepted: 2 to 4"),
        (State(("A",)), "1 racks"),
        (State(("A",) * 5), "5 racks"),
        (State(("A", "B"), to_move=2), "to_move 2; accepted: 0 to 1"),
        (State(("A", "B"), to_move="0"), "to_move '0'"),  # type: ignore[arg-type]
        (State(("A", "B"), scores=(1,)), "1 scores; accepted: 2"),
        (State(("A", "B"), scores=(1, 1 << 40)), "score 1099511627776"),
        (State(("A", "B"), rack_sizes=(7,)), "1 rack_sizes"),
        (State(("A", "B"), rack_sizes=(0, 7)), "rack size 0; accepted: 1 to 7"),
        (State(("A", "B"), rack_sizes=(8, 7)), "rack size 8"),
        (State(("AEI", "B"), rack_sizes=(2, 7)), "rack size 2; accepted: 3 to 7"),
        (State(("A", "B"), scoreless=6), "scoreless 6; accepted: 0 to 5"),
        (State(("A", "B"), scoreless=-1), "scoreless -1"),
        (State(("A", "B"), lost=(1, 0)), "player 0 is to move and to lose a turn"),
        (State(("A", "B"), lost=(0, -1)), "lost -1"),
        (State(("QQ", "B")), "2 tiles 'Q' lie on the board and the racks; accepted, layout"),
        (State(("ABCDEFGH", "B")), "rack 'ABCDEFGH'; accepted: up to 7 tiles"),
        (State(("a", "B")), "rack 'a'"),
        (State(("Ä", "B")), "rack 'Ä'"),
        (State(("A", "B"), ("." * 15,) * 14), "14 rows; accepted: 15"),
        (State(("A", "B"), "15/15"), "2 rows"),
        (State(("A", "B"), ("ZZ" + "." * 13,) + ("." * 15,) * 14), "2 tiles 'Z' lie"),
        (State(("A", "B"), bag="ABC"), "bag 'ABC'; accepted: the 98 tiles"),
        (State(("AB", ""), ("A" * 15,) * 15), "tiles 'A' lie"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(state: State, message: str) -> None:
    with pytest.raises(BadPosition, match=message) as caught:
        game_from(state, WORDS)
    assert "accepted" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_each_player_needs_a_tile() -> None:
    rest = sorted((Counter(SCRABBLE.counts) - Counter("AEIOUQZ")).elements(), key="?".__eq__)
    lie = [tile if tile != "?" else "x" for tile in rest]
    rows = tuple("".join(lie[n : n + 15]).ljust(15, ".") for n in range(0, 225, 15))
    with pytest.raises(BadPosition, match="one is empty; accepted"):
        game_from(State(("AEIOUQZ", ""), rows), WORDS)
    with pytest.raises(BadPosition, match="accepted: as many as are not seen"):
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
