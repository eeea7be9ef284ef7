"""Playability: what self-play loses without a word, compared with a slow reference."""

from __future__ import annotations

import random
import string
from array import array
from dataclasses import replace
from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import playability as reference
from support.effort import examples

from lexicon_fast import Dictionary
from lexicon_fast._native.scrabble import selfplay
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots.scrabble import playability as tables
from lexicon_fast.bots.tiles.leaves import LeavesFile, counts_by_code, leaves_for, table_path
from lexicon_fast.games.scrabble.rules import ruleset
from lexicon_fast.games.tiles.board import native_layout
from lexicon_fast.games.tiles.layouts import Layout

pytestmark = pytest.mark.native

LETTERS = "ABCDEF"


def small_layout(rng: random.Random) -> Layout:
    rows, columns = rng.randint(4, 7), rng.randint(4, 7)
    squares = "\n".join("".join(rng.choices("....lw", k=columns)) for _ in range(rows))
    tiles = "\n".join(
        f'"{tile}" = {{ count = {rng.randint(1, 4) * (tile in LETTERS + "?")},'
        f" value = {rng.randint(0, 9) if tile != '?' else 0} }}"
        for tile in string.ascii_uppercase + "?"
    )
    return Layout.parse(
        f'rack = {rng.randint(3, 4)}\nstart = "2B"\nsquares = """\n{squares}\n"""\n[premiums]\n'
        f"l = {{ letter = 2 }}\nw = {{ word = 2 }}\n[bonus]\n3 = 5\n[tiles]\n{tiles}\n",
        "small",
        "small",
    )


@settings(max_examples=examples(25))
@given(st.integers(0, 2**32))
def test_losses_are_those_of_the_reference(seed: int) -> None:
    """Small dictionaries, so that often all plays form a word, or there is no exchange."""
    rng = random.Random(seed)
    words = {
        "".join(rng.choices(LETTERS.lower(), k=rng.choice([2, 2, 2, 3, 3, 4, 5])))
        for _ in range(rng.choice([3, 20, 60]))
    }
    d = Dictionary.from_words(sorted(words | {LETTERS.lower()}))
    layout = small_layout(rng)
    counts = counts_by_code(layout, d.alphabet)
    most = bytes(counts)
    spread, mean = rng.choice([0, 50, 900]), rng.choice([0, 700])
    number = len(Leaves(most, 26, layout.rack_size - 1, None))
    values = array("h", [rng.randint(-spread, spread) for _ in range(number)])
    leaves = Leaves(most, 26, layout.rack_size - 1, values.tobytes(), 1, mean)
    rules = replace(
        ruleset("standard"),
        name="small",
        challenge="void",
        layout=layout,
        exchange_from=rng.choice([1, 7]),
    )
    match = Match(
        d.compiled,
        native_layout(layout, d.alphabet),
        (leaves, leaves),
        counts,
        layout.rack_size,
        exchange_from=rules.exchange_from,
        scoreless_turns=rules.scoreless_turns,
    )
    first = rng.randint(0, 1000)
    expected = [reference.losses(d, rules, leaves, mean, first + game) for game in range(2)]
    found = selfplay.losses(match, first, 2)
    assert {d.words[at]: lost for at, lost in enumerate(found) if lost} == sum(
        expected[1:], expected[0]
    )


def enable_match(enable: Dictionary) -> tuple[Match, Leaves]:
    layout = Layout.load("scrabble")
    leaves = leaves_for(layout, enable, "scrabble")
    counts = counts_by_code(layout, enable.alphabet)
    made = native_layout(layout, enable.alphabet)
    return Match(enable.compiled, made, (leaves, leaves), counts, layout.rack_size), leaves


def test_losses_of_a_game_of_scrabble_are_those_of_the_reference(enable: Dictionary) -> None:
    match, leaves = enable_match(enable)
    rules = replace(ruleset("standard"), name="void", challenge="void")
    mean = LeavesFile.load(table_path("scrabble")).mean
    expected = reference.losses(enable, rules, leaves, mean, 7)
    found = selfplay.losses(match, 7, 1)
    assert {enable.words[at]: lost for at, lost in enumerate(found) if lost} == expected


def test_losses_of_games_are_sums_of_those_of_each(enable: Dictionary) -> None:
    match, _ = enable_match(enable)
    each = [selfplay.losses(match, seed, 1) for seed in (3, 4, 5)]
    assert list(selfplay.losses(match, 3, 3)) == [sum(some) for some in zip(*each, strict=True)]
    assert not any(selfplay.losses(match, 3, 0))


def test_a_table_has_the_losses_of_all_games_for_a_thousand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "_TOGETHER", 2)
    rng = random.Random(5)
    layout = small_layout(rng)
    words = {"".join(rng.choices(LETTERS.lower(), k=rng.choice([2, 3, 4]))) for _ in range(60)}
    d = Dictionary.from_words(sorted(words))
    leaves = leaves_for(layout, d, "none")
    counts = counts_by_code(layout, d.alphabet)
    board = native_layout(layout, d.alphabet)
    match = Match(d.compiled, board, (leaves, leaves), counts, layout.rack_size)
    table = tables.playability(d, layout=layout, leaves="none", games=3, seed=11, threads=2)
    assert table.origin == ("words", d.sha256, d.alphabet.upper, "small", "none", 3, 11)
    expected = {
        d.words[at]: floor(Fraction(1000 * lost, 3) + Fraction(1, 2)) / 100
        for at, lost in enumerate(selfplay.losses(match, 11, 3))
        if lost
    }
    assert dict(table.items()) == expected
    assert any(value != int(value) for value in expected.values())


def test_players_need_leaves(enable: Dictionary) -> None:
    layout = Layout.load("scrabble")
    match = Match(
        enable.compiled,
        native_layout(layout, enable.alphabet),
        (None, None),
        counts_by_code(layout, enable.alphabet),
    )
    with pytest.raises(BadOption, match="give both players Leaves"):
        selfplay.losses(match, 1, 1)
    with pytest.raises(BadOption, match="games is -1"):
        selfplay.losses(enable_match(enable)[0], 1, -1)
