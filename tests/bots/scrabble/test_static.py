"""The bots of Scrabble without search, and the native choice compared with a reference."""

from __future__ import annotations

import random
import re
import string
from array import array
from collections import Counter
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import static_eval as reference
from oracles import tile_plays as plays_reference
from support.effort import examples

from lexicon_fast import Dictionary
from lexicon_fast._native.tiles.board import generate
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots import Bot, bot, names
from lexicon_fast.bots.scrabble.static import Static
from lexicon_fast.bots.tiles.leaves import leaves_for
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import ruleset
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Exchange, Lay
from lexicon_fast.games.tiles.bag import tiles_laid
from lexicon_fast.games.tiles.board import Board, rack_counts
from lexicon_fast.games.tiles.layouts import Layout, Premium
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

pytestmark = pytest.mark.native

LETTERS = "ABCDEFGH"
#: Tiles that the leave table covers, by letter; the layout has more of them.
MOST = {**{letter: 1 + place % 4 for place, letter in enumerate(LETTERS)}, "?": 3}


def a_layout(rng: random.Random, rack: int) -> Layout:
    rows, columns = rng.randint(3, 9), rng.randint(3, 9)
    squares = "\n".join("".join(rng.choices("....lLwW", k=columns)) for _ in range(rows))
    tiles = "\n".join(
        f'"{tile}" = {{ count = 9, value = {rng.randint(0, 9) if tile != "?" else 0} }}'
        for tile in string.ascii_uppercase + "?"
    )
    return Layout.parse(
        f'rack = {rack}\nstart = "2B"\nsquares = """\n{squares}\n"""\n[premiums]\n'
        "l = { letter = 2 }\nL = { letter = 3 }\nw = { word = 2 }\nW = { word = 3 }\n"
        f"[bonus]\n{rack} = {rng.choice([0, 20, 50])}\n[tiles]\n{tiles}\n",
        "test",
        "test",
    )


def a_board(rng: random.Random, layout: Layout, generator: Generator) -> Board:
    board = Board.empty(layout, generator.alphabet)
    for _ in range(rng.randint(0, 4)):
        rack = "".join(rng.choices(LETTERS + "?", k=3))
        found = generator.plays(board, rack)
        if found:
            play = rng.choice(found)
            board = board.lay(play.at, play.word)
    return board


@settings(max_examples=examples(120))
@given(st.integers(0, 2**32))
def test_the_best_choices_are_those_of_the_reference(seed: int) -> None:
    rng = random.Random(seed)
    words = sorted(
        {
            "".join(rng.choices(LETTERS.lower(), k=min(2 + int(rng.expovariate(0.6)), 9)))
            for _ in range(rng.randint(5, 150))
        }
        | {LETTERS.lower()}
    )
    d = Dictionary.from_words(words)
    layout = a_layout(rng, rng.choice([3, 5, 7, 7, 9]))
    generator = Generator(d, layout=layout)
    board = a_board(rng, layout, generator)
    # Including more blanks than the fast paths support.
    rack = "".join(sorted(rng.choices(LETTERS, k=rng.randint(0, layout.rack_size))))
    blanks = rng.choice([0, 0, 1, 1, 2, 3])
    rack = rack[: layout.rack_size - blanks] + "?" * blanks
    most = bytearray(33)
    for tile, count in MOST.items():
        most[32 if tile == "?" else LETTERS.index(tile)] = count
    size = rng.choice([1, 3, 6])
    spread = rng.choice([0, 30, 1500])  # 0: many equal values
    number = len(Leaves(bytes(most), 26, size, None))
    values = array("h", [rng.randint(-spread, spread) for _ in range(number)])
    vowels, charge = "AEH", rng.choice([0, 7, 150, 4000])
    rows = rng.choice([0, 1, 4])
    turns = [
        [rng.choice([100, 50]), *(rng.randint(-900, 900) for _ in range(size + 2))]
        for _ in range(rows)
    ]
    steep = rng.choice([0, 30, 1500])
    number = 4 * 33 * layout.rows * layout.columns
    squares = array("h", [rng.randint(-steep, steep) for _ in range(number)])
    if rng.random() < 0.2:
        squares.extend([0] * 4 * 33)  # of another board
    leaves = Leaves(
        bytes(most),
        26,
        size,
        values.tobytes(),
        2,
        vowels=sum(1 << LETTERS.index(vowel) for vowel in vowels),
        vowel_charge=charge,
        turns=array("h", [number for row in turns for number in row]).tobytes() or None,
        positional=squares.tobytes() if steep else None,
    )
    by_score = rng.random() < 0.2
    at = {
        "bag": rng.choice([0, 1, 3, 6, 7, 50]),
        "exchange_from": rng.choice([1, 5, 7]),
        "players": rng.choice([2, 2, 3]),
        "others_value": rng.randint(0, 30),
    }

    def value(tiles: str) -> int:
        known = "".join(tile * min(n, MOST[tile]) for tile, n in Counter(tiles).items())
        parts = prod(n + 1 for n in Counter(rack).values())
        if len(known) > size or parts > 256:
            return 0
        return leaves.value(rack_counts(known, generator.alphabet))

    def square_value(down: bool, row: int, column: int, crossed: bool, tile: str) -> int:
        if not steep or len(squares) > 4 * 33 * layout.rows * layout.columns:
            return 0
        lane, at = (column, row) if down else (row, column)
        square = layout.rows * layout.columns * down
        square += lane * (layout.rows if down else layout.columns) + at
        code = 32 if tile == "?" else LETTERS.index(tile)
        return squares[code * len(squares) // 33 + 2 * square + crossed]

    expected = reference.choices(
        board.lines(),
        rack,
        plays_reference.WordList(words),
        layout,
        None if by_score else value,
        vowels=vowels,
        vowel_charge=charge,
        turns=turns if len(rack) <= size + 1 else (),
        square_value=square_value,
        **at,
    )
    position = generator.pair(board, rack)
    for top in (1000, 1, 2, 7):
        found = best_choices(*position, None if by_score else leaves, top=top, **at)
        rows = [
            reference.Choice(
                kind, str(Place(place[1], place[2], bool(place[0]))) if place else "", *rest
            )
            for kind, place, *rest in found
        ]
        passes = sum(row.kind == "pass" for row in rows)
        assert len(found) == min(top, len(expected) + 1)
        assert [row for row in rows if row.kind != "pass"] == expected[: top - passes]
        assert passes == (rows[-1].kind == "pass") or not by_score


@pytest.mark.parametrize("row", [0, 2])
def test_vowels_beside_a_premium_square_on_either_side_are_charged(row: int) -> None:
    squares = [(Premium(),) * 3] * 3
    squares[row] = (Premium(letter=2),) * 3
    layout = replace(Layout.load("scrabble"), squares=tuple(squares), start=Place(1, 1))
    generator = Generator(Dictionary.from_words(["ab"]), layout=layout)
    most = bytes([1, 1] + [0] * 31)
    number = len(Leaves(most, 26, 1, None))
    leaves = Leaves(most, 26, 1, bytes(2 * number), 2, vowels=1, vowel_charge=30)
    position = generator.pair(Board.empty(layout, generator.alphabet), "AB")
    charged = 0
    for kind, place, word, score, equity in best_choices(*position, leaves, bag=9, top=20):
        if kind == "play":
            at = str(Place(place[1], place[2], bool(place[0])))
            hot = reference.hot_vowels(at, word, layout, "A")
            assert equity == 100 * score - 30 * hot, at
            charged += hot
    assert charged


@pytest.mark.parametrize("blanks", [0, 1, pytest.param(2, marks=pytest.mark.unsanitized)])
def test_the_best_choices_are_among_all_plays(blanks: int, enable: Dictionary) -> None:
    """Their words are looked up by their letters, those of all plays are found in the tree."""
    layout = Layout.load("scrabble")
    words = Dictionary.from_words([*enable][::10]) if blanks == 2 else enable
    generator = Generator(words, layout=layout)
    leaves = leaves_for(layout, enable, "scrabble")
    usual = np.frombuffer(leaves.turns, np.int16)[-9:].tolist()
    squares = np.frombuffer(leaves.positional, np.int16).reshape(33, 2, 15, 15, 2)
    rng = random.Random(blanks)
    tiles = "".join(tile.letter * tile.count for tile in layout.tiles if tile.letter != "?")
    board = Board.empty(layout, generator.alphabet)
    for _ in range(5 if blanks < 2 else 3):
        rack = "".join(rng.sample(tiles, 7 - blanks)) + "?" * blanks
        position = generator.pair(board, rack)
        rows = board.lines()
        wanted = []
        for *place, word, score in generate(*position).rows():
            laid = re.sub(r"\(.*?\)", "", word)
            left = Counter(rack) - Counter("".join("?" if x.islower() else x for x in laid))
            value = leaves.value(rack_counts("".join(left.elements()), generator.alphabet))
            at = str(Place(place[1], place[2], bool(place[0])))
            if not any(map(str.isalpha, "".join(rows))):
                value -= 83 * reference.hot_vowels(at, word, layout, "AEIOU")
            value += usual[1 + len(rack) - sum(left.values())]
            for down, row, column, crossed, tile in reference.laid_tiles(rows, at, word):
                lane, square = (column, row) if down else (row, column)
                code = 32 if tile == "?" else ord(tile) - 65
                value += squares[code, int(down), lane, square, int(crossed)]
            wanted.append(("play", tuple(place), word, score, 100 * score + value))
        wanted.sort(key=lambda choice: -choice[-1])
        for top in (1, 20):
            choices = best_choices(*position, leaves, bag=50, top=top)
            found = [choice for choice in choices if choice[0] == "play"]
            assert found == wanted[: len(found)]
            assert len(found) == len(wanted) or choices[-1][-1] >= wanted[len(found)][-1]
        if wanted:
            board = board.lay(*place_and_word(rng.choice(wanted[:5])))


def place_and_word(choice: tuple[Any, ...]) -> tuple[Place, str]:
    direction, row, column = choice[1]
    return Place(row, column, bool(direction)), choice[2]


# The bots


def seen(rack: str, **fields: Any) -> Observation:
    """Return what the player with this rack sees before the first play."""
    return Observation(0, rack, **{"bag": 86, "rack_sizes": (7, 7), "to_move": 0, **fields})


@pytest.fixture(scope="module")
def greedy(enable: Dictionary) -> Bot:
    return bot("greedy", enable, "scrabble")


@pytest.fixture(scope="module")
def static(enable: Dictionary) -> Bot:
    return bot("static", enable, "scrabble")


def test_both_are_bots_of_scrabble(enable: Dictionary) -> None:
    assert names("scrabble")[:2] == ["greedy", "static"]
    for spec in ("greedy", "static", "static:leaves=none", "static:endgame=true,leaves=scrabble"):
        assert bot(spec, enable, "scrabble").name == spec


def test_greedy_makes_the_play_with_most_points(greedy: Bot) -> None:
    assert greedy.choose(seen("AEINQTU"), 0) == Lay("8D", "QUINATE")


def test_static_keeps_valuable_tiles(greedy: Bot, static: Bot) -> None:
    observation = seen("AKOTUU?")
    dearest, kept = greedy.choose(observation, 0), static.choose(observation, 0)
    assert isinstance(dearest, Lay)
    assert isinstance(kept, Lay)
    assert not kept.word.isupper() or "?" not in kept.word
    assert dearest != kept


def test_bad_racks_are_exchanged(greedy: Bot, static: Bot) -> None:
    assert greedy.choose(seen("UUUVVWW"), 0) == Exchange("UUUVVWW")  # no play
    assert greedy.choose(seen("UUUVVWW", bag=6), 0) == PASS
    assert static.choose(seen("UUUVVWW", bag=6), 0) == PASS
    action = static.choose(seen("EIUUUVW"), 0)
    assert isinstance(action, Exchange)
    assert "E" not in action.tiles
    rules = replace(ruleset("standard"), exchange_from=1, name="few").to_json()
    assert greedy.choose(seen("UUUVVWW", bag=3, ruleset=rules), 0) == Exchange("UUU")


def test_with_an_empty_bag_going_out_counts(static: Bot) -> None:
    lies = (*["." * 15] * 7, "...QUINATE.....", *["." * 15] * 7)
    observation = seen("ES", board=lies, bag=0, rack_sizes=(2, 7), scores=(0, 0))
    played = static.choose(observation, 0)
    assert isinstance(played, Lay)
    assert len(tiles_laid(played.word)) == 2


def test_unknown_words_are_challenged_until_they_survive(enable: Dictionary) -> None:
    words = [word for word in enable if word not in ("quinate", "quinates")]
    child = Static(enable, words=Dictionary.from_words(words))
    game = Game(enable, ruleset="standard", starter=0, bag=bag_of("AEINQTU", "EINOTU?"))
    game.apply(Lay("8D", "QUINATE"))
    assert child.choose(game.observation(1), 0) == CHALLENGE
    assert bot("static", enable, "scrabble").choose(game.observation(1), 0) == ACCEPT
    game.apply(CHALLENGE)
    assert game.scores[0] > 0  # it survived


def test_under_void_rules_only_valid_words_are_laid(enable: Dictionary) -> None:
    dreamer = Static(enable, words=Dictionary.from_words(["quinatex", "xqz", "it", "qi"]))
    known = Static(Dictionary.from_words(["it", "ti"]), words=enable)
    for rules, word in (("standard", True), ("void", False)):
        given = replace(ruleset("standard"), challenge="void", name="void").to_json()
        observation = seen("XQZBBBB", ruleset="standard" if rules == "standard" else given)
        played = dreamer.choose(observation, 0)
        assert (isinstance(played, Lay) and played.word == "XQZ") == word
    given = replace(ruleset("standard"), challenge="void", name="void").to_json()
    played = known.choose(seen("IITTVVV", ruleset=given), 0)
    assert not isinstance(played, Lay) or played.word in ("IT", "TI")


def bag_of(*racks: str) -> str:
    """Return all tiles, beginning with these racks."""
    rest = Counter(Layout.load("scrabble").counts) - Counter("".join(racks))
    return "".join(racks) + "".join(rest.elements())
