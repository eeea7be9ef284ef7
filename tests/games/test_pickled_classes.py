"""Every public class can be pickled and copied, or says that it cannot."""

from __future__ import annotations

import copy
import gc
import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest
from support.api_examples import definitions
from support.pickles import PROTOCOLS, WORDS, again, record

import lexicon_fast as lf
from lexicon_fast import Dictionary, bots, lexibomb, lexicon, scrabble
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots.scrabble.playability import playability
from lexicon_fast.census.tablebase import build

PUBLIC = ("lexicon_fast", "games.lexicon", "games.scrabble", "games.lexibomb", "bots", "batch")


def public_classes() -> Iterator[type]:
    for name in PUBLIC:
        module = lf if name == "lexicon_fast" else import_module(f"lexicon_fast.{name}")
        for public in getattr(module, "__all__", dir(module)):
            value = getattr(module, public)
            if isinstance(value, type) and value.__module__.startswith("lexicon_fast"):
                yield value


EMPTY = ["." * 15] * 15


def examples(d: Dictionary) -> Iterator[Any]:
    """An object of each public class, and of the classes that they hold."""
    yield d
    yield d.words
    yield d.alphabet
    yield lf.Definitions.load(definitions())
    table = playability(d, games=1)
    yield from (table, table.origin)
    yield d.subwords_batch(["CATS", "", "HATS"][::2])
    yield from (lexicon.Game(d, seed=1), lexicon.Round(d, seed=1), *lexicon.RULESETS.values())
    yield from (lexicon.Solver(d), lexicon.Planner(d), lexicon.plan("CATS", d))
    yield from lexicon.plan("CATS", d).entries
    yield from lexicon.plan("S", d, table=["cat"]).steps[0]
    yield lexicon.plays("CATSO", ["hat"], d)[0]
    yield from (lexicon.ACCEPT, lexicon.CHALLENGE, lexicon.Draw("A", "blind"))
    yield from (lexicon.Form("hat"), lexicon.Insert(0, "[t]hat"), lexicon.Substitute(0, "cat"))
    yield lexicon.solve_batch(["CATS hat"], d)
    tablebase = build(d, cards=3)
    yield from (tablebase, tablebase.best(["CAT", "Q"]))
    yield lexicon.Solver(d, top=1, tablebase=tablebase)
    yield lexicon.plan_batch(["CATS"], d)
    for module in (lexicon, scrabble, lexibomb):
        game: Any = module.Game(d, seed=1)
        yield game
        yield game.observation(game.current_player())
        game.apply(game.legal_actions()[-1])
        yield game.observation(0)
        yield game.observation(0).history[0]
    yield from (scrabble.ACCEPT, scrabble.CHALLENGE, scrabble.PASS, lexibomb.PASS)
    yield from (scrabble.Exchange("AB"), scrabble.Lay("8D", "CAT"))
    layout = scrabble.Layout.load("scrabble")
    yield from (layout, scrabble.Board.empty(layout, d.alphabet))
    yield lexibomb.Board.empty(layout, d.alphabet)
    yield from (scrabble.Generator(d), lexibomb.Generator(d))
    yield from (scrabble.Generator(d, top=2), lexibomb.Generator(d, top=2))
    yield scrabble.plays_batch([(EMPTY, "CATSO"), (EMPTY, "Q")], d)
    yield scrabble.plays_batch([(EMPTY, "CATSO"), (EMPTY, "Q")], d, top=2)
    yield lexibomb.plays_batch([([], [], "CATSO")], d, top=2)
    yield scrabble.plays(EMPTY, "CATSO", d)[0]
    yield lexibomb.plays(EMPTY, [], "CATSO", d)[0]
    yield scrabble.parse_cgp(f"{'/'.join(['15'] * 15)} CAT/ 0/0 0", layout, d.alphabet)
    yield from (*scrabble.RULESETS.values(), *lexibomb.RULESETS.values())
    yield lexibomb.Position(EMPTY, [], "CAT")
    yield lexibomb.odds(["1..", "...", "..."], 2)
    yield lexibomb.Game(d, seed=1).minefield
    yield lexibomb.default_words()
    yield bots.bot("greedy", d)
    yield bots.Option("a", "int", 1, "b")
    for game_name in bots.GAMES:
        advice = import_module(f"lexicon_fast.bots.{game_name}.advice")
        state: Any = import_module(f"lexicon_fast.games.{game_name}").Game(d, seed=1)
        yield next(advice.advise(state.observation(state.current_player()), d))
    for each in public_classes():
        if issubclass(each, lf.LexiconFastError):
            yield each("rule", "text") if each is lf.IllegalAction else each("text")


#: What cannot be pickled, and says so.
NOT_PICKLED = {lexicon.Solutions: "Solutions", lexicon.Planned: "Planned"}


@pytest.fixture(scope="module")
def objects() -> list[Any]:
    return list(examples(Dictionary.from_words(WORDS)))


def test_there_is_an_example_of_each_public_class(objects: list[Any]) -> None:
    missing = [
        each for each in public_classes() if not any(isinstance(found, each) for found in objects)
    ]
    assert missing == []


def test_every_public_class_can_be_pickled_and_copied(objects: list[Any]) -> None:
    for value in objects:
        kind = type(value)
        ways: list[Callable[[Any], Any]] = [copy.deepcopy]
        ways += [lambda x, protocol=protocol: again(x, protocol) for protocol in PROTOCOLS]
        if kind in NOT_PICKLED:
            for way in ways:
                with pytest.raises(TypeError, match=f"cannot pickle {NOT_PICKLED[kind]}: "):
                    way(value)
            assert len(copy.copy(value)) == len(value)
            continue
        for way in [copy.copy, *ways]:
            other = way(value)
            assert type(other) is kind
            assert shown(other) == shown(value), kind


def shown(value: Any) -> Any:
    """The visible state of an object."""
    if isinstance(value, BaseException):
        return str(value), value.args
    if isinstance(value, lf.Definitions):
        return [*value.entries()]
    if isinstance(value, lf.Playability):
        return value.origin, value.label, [*value.items()]
    if isinstance(value, lf.Matches):
        return value.offsets.tolist(), value.word_ids.tolist(), value.vector_tests
    if isinstance(value, (scrabble.Found, lexibomb.Found)):
        plays = [value[position] for position in range(len(value))]
        return plays, value.counts.tolist(), value.score.tolist(), value.at, value.offsets.tolist()
    if isinstance(value, lexibomb.Odds):
        return value.probability, value.exact, value.error, value.rows, value.placements(3, 1)
    if isinstance(value, (lexicon.Game, lexicon.Round, scrabble.Game, lexibomb.Game)):
        return record(value)
    if isinstance(value, (Dictionary, scrabble.Board)):
        return list(value) if isinstance(value, Dictionary) else value.lines()
    if isinstance(value, lexicon.Solver):
        return value.actions, value.rules, list(value.dictionary)
    if isinstance(value, lexicon.Tablebase):
        return value.path, value.min_length, value.best("CAT"), list(value.dictionary)
    if isinstance(value, lexicon.BestPlays):
        return [column.tolist() for column in value[:3]], value.errors
    if isinstance(value, lexicon.Planner):
        return value.min_length, value.rules, list(value.dictionary)
    if isinstance(value, scrabble.Generator):
        return value.plays(EMPTY, "CATSO")
    if isinstance(value, lexibomb.Generator):
        return value.plays(EMPTY, [], "CATSO")
    if isinstance(value, bots.Bot):
        return value.name, list(value.words)
    if isinstance(value, lexibomb.Minefield):
        return value.lines()
    if type(value).__name__ == "Words":
        return list(value)
    return value


def natives(objects: list[Any]) -> dict[type, Any]:
    """Objects of the native core that public ones hold, one of each class."""
    found: dict[type, Any] = {}
    seen: set[int] = set()
    waiting = list(objects)
    while waiting:
        value = waiting.pop()
        if id(value) in seen or inspect.ismodule(value) or isinstance(value, type):
            continue
        seen.add(id(value))
        if type(value).__module__.startswith("lexicon_fast._native"):
            found.setdefault(type(value), value)
        if not inspect.isfunction(value):
            waiting += gc.get_referents(value)
    return found


def test_what_is_native_can_be_pickled_or_says_that_it_cannot(objects: list[Any]) -> None:
    found = natives(objects)
    assert {kind.__name__ for kind in found} >= {"Compiled", "Matches", "Plays", "Field"}
    for kind, value in found.items():  # see `auto_pickle` in setup.py
        for protocol in PROTOCOLS:
            if kind.__name__ in ("Compiled", "Matches"):
                assert type(again(value, protocol)) is kind
            else:
                with pytest.raises(TypeError, match=kind.__name__):
                    again(value, protocol)


def test_damaged_matches_are_refused() -> None:
    import numpy as np

    from lexicon_fast._native.dictionary.search import restored_matches

    offsets, words = np.array([0, 1, 3]), np.array([5, 6, 7], "int32")
    assert len(restored_matches(offsets, words, 0)) == 2
    assert len(restored_matches(offsets[:0], words[:0], 0)) == 0
    for bad in ([0, 1], [1, 1, 3], [0, 4, 3], [], [[0, 3]], [0, 2, 4]):
        with pytest.raises(BadOption, match="a pickled Matches is damaged"):
            restored_matches(np.array(bad, "int64"), words, 0)
