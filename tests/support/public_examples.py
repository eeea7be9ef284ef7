"""One valid call of each public function, from which wrong calls are derived.

CALLS has them by "group.name"; `documented` lists the names that have to be there: the functions of
the public packages, and constructors and methods of their classes, so far as they have arguments.
"""

from __future__ import annotations

import atexit
import importlib
import inspect
import itertools
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import numpy as np
import pyarrow as pa

import lexicon_fast as lf
from lexicon_fast import batch, bots
from lexicon_fast.base.rng import Rng
from lexicon_fast.census.tablebase import build
from lexicon_fast.games import lexibomb, lexicon, scrabble
from lexicon_fast.games.lexibomb.odds import Play as Scored
from lexicon_fast.grids import Boggle, grade_of, grades, marks_of, random_boards
from lexicon_fast.vector import LexiconVector, ScrabbleVector
from support import native_objects
from support.native_examples import Call, call
from support.native_objects import WORDS

PACKAGES = {
    "dictionary": "lexicon_fast.dictionary",
    "lexicon": "lexicon_fast.games.lexicon",
    "scrabble": "lexicon_fast.games.scrabble",
    "lexibomb": "lexicon_fast.games.lexibomb",
    "grids": "lexicon_fast.grids",
    "batch": "lexicon_fast.batch",
    "bots": "lexicon_fast.bots",
    "rng": "lexicon_fast.base.rng",
    "vector": "lexicon_fast.vector",
}

#: What users receive rather than make, and what has tests of its own.
NOT_CALLED = {
    "bots.Bot", "bots.Bot.check_rules", "bots.Bot.choose", "bots.Bot.heeding",
    "bots.Bot.overlooking",
    "dictionary.Dictionary", "dictionary.Words",
    "lexibomb.Found", "lexibomb.Odds", "lexicon.Planned", "lexicon.Solutions",
    "lexicon.Planner.plan", "lexicon.Solver.solve", "scrabble.Found",
    "lexibomb.Layout.load", "lexibomb.Layout.of_json", "lexibomb.Layout.parse",
    "lexibomb.Layout.values_by_code", "lexibomb.Layout.in_language",
    "lexibomb.Generator.batch", "scrabble.Generator.batch",
}  # fmt: skip


def documented() -> list[str]:
    return sorted({*_documented()} - NOT_CALLED)


def _documented() -> Iterator[str]:
    for group, package in PACKAGES.items():
        module = importlib.import_module(package)
        for name in getattr(module, "__all__", ["Rng"]):
            value = getattr(module, name)
            if inspect.isfunction(value) and inspect.signature(value).parameters:
                yield f"{group}.{name}"
            if not inspect.isclass(value) or not value.__module__.startswith("lexicon_fast."):
                continue
            if value.__module__.startswith("lexicon_fast._native"):
                continue  # in native_examples
            data = any(hasattr(value, mark) for mark in ("_fields", "__struct_fields__"))
            if (
                "__init__" in vars(value)
                and not hasattr(value, "__dataclass_fields__")
                and not data
            ):
                yield f"{group}.{name}"
            for member, found in vars(value).items():
                function = (
                    found.__func__ if isinstance(found, staticmethod | classmethod) else found
                )
                if member.startswith("_") or not inspect.isfunction(function) or data:
                    continue
                taken = len(inspect.signature(getattr(value, member)).parameters)
                if taken > (1 if inspect.isfunction(found) else 0):
                    yield f"{group}.{name}.{member}"


@cache
def d() -> lf.Dictionary:
    return lf.Dictionary.from_words(WORDS)


@cache
def finnish() -> lf.Dictionary:
    return lf.Dictionary(native_objects.finnish(), "finnish")


def others(value: Any) -> list[Callable[[], Any]]:
    if isinstance(value, lf.Dictionary):
        return [finnish, lambda: value.compiled]
    if isinstance(value, lf.Matches):
        return [lf.Matches, partial(lf.Matches.__new__, lf.Matches)]
    return []


@cache
def layout() -> scrabble.Layout:
    return scrabble.Layout.load("scrabble")


ROWS = [*["." * 15] * 7, "......CAT......", *["." * 15] * 7]
OPENED = [*["." * 15] * 7, "......111......", *["." * 15] * 7]
TINY = ["1..", "...", "..."]


def tiles() -> scrabble.Board:
    return scrabble.Board.parse(ROWS, layout(), d().alphabet)


def mines() -> lexibomb.Board:
    return lexibomb.Board.parse(ROWS, layout(), d().alphabet)


def field() -> lexibomb.Minefield:
    return lexibomb.Minefield(3, 3, [4])


def solved() -> lexicon.Solutions:
    return lexicon.solve_batch(["CATS* hat", ("TACH", ["at"])], d())


@cache
def tablebase() -> lexicon.Tablebase:
    return build(d(), ruleset="article", cards=3)


@cache
def folder() -> str:
    """A folder for files, removed at the end of the process."""
    made = tempfile.TemporaryDirectory()
    atexit.register(made.cleanup)
    return made.name


@cache
def text_file() -> str:
    """The path of a word list, which is one of hands as well."""
    path = f"{folder()}/hands.txt"
    with open(path, "w", encoding="ascii") as file:
        file.write("cat\nhat\n")
    return path


def free() -> str:
    """A path that is free, each time another one."""
    return f"{folder()}/{next(_numbers)}"


_numbers = itertools.count()


def paths() -> dict[str, Any]:
    return {"inputs": [text_file()], "output": free(), "dictionary": d()}


#: Arguments of what reads files into a folder of parts.
HOW: dict[str, Any] = {
    "input_format": "text",
    "strict": False,
    "output_format": "arrow",
    "part_rows": 1000,
    "resume": True,
    "threads": 1,
    "client": None,
    "progress": None,
    "notify": str,
    "already_complete": None,
}
CARDS = pa.record_batch({"hand": ["CATS*", "TACH"], "table": [["hat"], []]})
MULTIPLIERS = [(1, 1)] * 9
SCORED = Scored(squares=[(0, 1), (0, 2)], values=[1, 3], crossing=[-1, 4], lying=2, bonus=5)


def lexicon_game() -> lexicon.Game:
    return lexicon.Game(d(), seed=1)


def scrabble_game() -> scrabble.Game:
    return scrabble.Game(d(), seed=1)


def lexibomb_game() -> lexibomb.Game:
    return lexibomb.Game(d(), seed=1)


def drawn(game: Any) -> Any:
    return next(each for each in game.legal_actions() if isinstance(each, lexicon.Draw))


CALLS: dict[str, Callable[[], Call]] = {
    "dictionary.Dictionary.from_words": lambda: call(
        lf.Dictionary.from_words, words=["cat", "hat"], alphabet="english", name="test"
    ),
    "dictionary.Dictionary.load": lambda: call(
        lf.Dictionary.load, words="enable", alphabet="english"
    ),
    "dictionary.Dictionary.compile": lambda: call(
        lf.Dictionary.compile, words=text_file(), path=free(), alphabet="english", names=True
    ),
    "dictionary.Dictionary.export": lambda: call(d().export, path=free(), output_format="kwg"),
    "dictionary.Dictionary.subwords": lambda: call(d().subwords, hand="CATS*"),
    "dictionary.Dictionary.superwords": lambda: call(d().superwords, word="hat", hand="CS*"),
    "dictionary.Dictionary.substitutions": lambda: call(d().substitutions, word="cat", hand="HS*"),
    "dictionary.Dictionary.subwords_batch": lambda: call(
        d().subwords_batch, hands=["CATS", "HAT*"], out=d().subwords_batch(["CATS"])
    ),
    "dictionary.Dictionary.superwords_batch": lambda: call(
        d().superwords_batch, words=["cat", "hat"], hands=["S*", "C"], out=lf.Matches()
    ),
    "dictionary.Dictionary.substitutions_batch": lambda: call(
        d().substitutions_batch, words=["cat", "hat"], hands=["S*", "C"], out=lf.Matches()
    ),
    "dictionary.Dictionary.find": lambda: call(
        d().find,
        query="length:3",
        order="points",
        limit=5,
        tiles=scrabble.Layout.load("scrabble"),
        definitions=None,
    ),
    "dictionary.Dictionary.find_alphagrams": lambda: call(
        d().find_alphagrams,
        query="length:3",
        order="points",
        limit=5,
        tiles=scrabble.Layout.load("scrabble"),
    ),
    "dictionary.Dictionary.find_batch": lambda: call(
        d().find_batch, queries=["length:3", "anagram:TAC"], tiles=None, definitions=None
    ),
    "dictionary.Dictionary.phrases": lambda: call(
        d().phrases,
        letters="eat at",
        min_length=2,
        max_words=3,
        include=["at"],
        where="length:2-",
        limit=3,
    ),
    "dictionary.Dictionary.equations": lambda: call(
        d().equations, text="AB;BA", limit=3, tiles=scrabble.Layout.load("scrabble")
    ),
    "dictionary.Words.index": lambda: call(d().words.index, word="cat", start=0, stop=12),
    "dictionary.Words.getitem": lambda: call(lambda number: d().words[number], number=3),
    "dictionary.Dictionary.contains": lambda: call(lambda word: word in d(), word="cat"),
    "lexicon.Game": lambda: call(
        lexicon.Game,
        dictionary=d(),
        players=2,
        ruleset="waddingtons",
        seed=1,
        rounds=1,
        first_dealer=0,
    ),
    "lexicon.Game.apply": lambda: call((game := lexicon_game()).apply, action=drawn(game)),
    "lexicon.Game.observation": lambda: call(lexicon_game().observation, player=1),
    "lexicon.Round": lambda: call(
        lexicon.Round,
        dictionary=d(),
        players=2,
        dealer=0,
        ruleset="waddingtons",
        seed=1,
        deck=None,
        scores=[0, 0],
        number=1,
    ),
    "lexicon.Round.apply": lambda: call(
        (game := lexicon.Round(d(), seed=1)).apply, action=drawn(game)
    ),
    "lexicon.Round.observation": lambda: call(lexicon.Round(d(), seed=1).observation, player=1),
    "lexicon.Ruleset.in_language": lambda: call(
        lexicon.ruleset("article").in_language, language=None
    ),
    "lexibomb.Ruleset.in_language": lambda: call(
        lexibomb.ruleset("standard").in_language, language=None
    ),
    "scrabble.Ruleset.in_language": lambda: call(
        scrabble.ruleset("super").in_language, language=None
    ),
    "lexicon.Ruleset.packs": lambda: call(lexicon.ruleset("article").packs, players=3),
    "lexicon.Planner": lambda: call(
        lexicon.Planner, dictionary=d(), ruleset="article", min_length=2, place="line"
    ),
    "lexicon.Solver": lambda: call(
        lexicon.Solver,
        dictionary=d(),
        ruleset="article",
        actions=["form", "insert"],
        min_length=2,
        top=1,
        tablebase=tablebase(),
    ),
    "lexicon.Solutions.getitem": lambda: call(lambda position: solved()[position], position=1),
    "lexicon.Planned.getitem": lambda: call(
        lambda hand: lexicon.plan_batch(["CATS*", "HAT"], d())[hand], hand=1
    ),
    "lexicon.Tablebase": lambda: call(
        lexicon.Tablebase,
        dictionary=tablebase().dictionary,
        ruleset="article",
        min_length=2,
    ),
    "lexicon.Tablebase.best": lambda: call(tablebase().best, hands=["CAT", "HA"]),
    "lexicon.Tablebase.best_record_batch": lambda: call(
        tablebase().best_record_batch, hands=["CAT", "HA"]
    ),
    "lexicon.Tablebase.turns": lambda: call(tablebase().turns, hands="CAT"),
    "lexicon.Tablebase.points_left": lambda: call(tablebase().points_left, hands=["CAT"], turns=2),
    "lexicon.action_of": lambda: call(
        lexicon.action_of, play=lexicon.plays("CATS*", ["hat"], d())[0]
    ),
    "lexicon.legal_actions": lambda: call(
        lexicon.legal_actions,
        observation=(game := lexicon_game()).observation(game.current_player()),
        dictionary=d(),
    ),
    "lexicon.plan": lambda: call(
        lexicon.plan,
        hand="CATS*",
        dictionary=d(),
        table=["hat"],
        ruleset="article",
        min_length=2,
        turns=2,
    ),
    "lexicon.plan_batch": lambda: call(
        lexicon.plan_batch,
        hands=["CATS*", ("HAT", ["cat"])],
        dictionary=d(),
        ruleset="article",
        min_length=2,
        turns=2,
    ),
    "lexicon.plays": lambda: call(
        lexicon.plays,
        hand="CATS*",
        table=["hat", "c[a]t"],
        dictionary=d(),
        ruleset="article",
        actions=["form", "insert"],
        min_length=2,
        top=3,
    ),
    "lexicon.ruleset": lambda: call(lexicon.ruleset, rules="article"),
    "lexicon.solve_batch": lambda: call(
        lexicon.solve_batch,
        positions=["CATS* hat", ("TACH", ["at"])],
        dictionary=d(),
        ruleset="article",
        actions=["form", "insert"],
        min_length=2,
        top=1,
        tablebase=tablebase(),
    ),
    "scrabble.Board": lambda: call(
        scrabble.Board, rows=3, columns=3, alphabet=d().alphabet, squares=b"\xff" * 9
    ),
    "scrabble.Board.codes": lambda: call(scrabble.Board.codes, alphabet=d().alphabet),
    "scrabble.Board.cross_checks": lambda: call(
        scrabble.Board(2, 2, d().alphabet, b"\0\xff\xff\xff").cross_checks, words=d(), down=True
    ),
    "scrabble.Board.empty": lambda: call(
        scrabble.Board.empty, layout=layout(), alphabet=d().alphabet
    ),
    "scrabble.Board.getitem": lambda: call(lambda square: tiles()[square], square=(7, 7)),
    "scrabble.Board.lay": lambda: call(tiles().lay, at="8G", word="(CAT)s"),
    "scrabble.Board.parse": lambda: call(
        scrabble.Board.parse, text=ROWS, layout=layout(), alphabet=d().alphabet
    ),
    "scrabble.Board.texts": lambda: call(scrabble.Board.texts, alphabet=d().alphabet),
    "scrabble.Board.tile": lambda: call(tiles().tile, code=3),
    "scrabble.Board.tiles": lambda: call(tiles().tiles, at="8G", word="(CAT)s"),
    "scrabble.Board.with_tiles": lambda: call(tiles().with_tiles, tiles=[(0, 1), (1, 2)]),
    "scrabble.Found.getitem": lambda: call(
        lambda position: scrabble.plays_batch([(ROWS, "ST")] * 2, d())[position], position=1
    ),
    "scrabble.Found.count_of": lambda: call(
        scrabble.plays_batch([(ROWS, "ST")] * 2, d()).count_of, position=1
    ),
    "scrabble.Game": lambda: call(
        scrabble.Game, dictionary=d(), players=2, ruleset="standard", seed=1, starter=0, bag=None
    ),
    "scrabble.Game.apply": lambda: call(scrabble_game().apply, action=scrabble.PASS),
    "scrabble.Game.observation": lambda: call(scrabble_game().observation, player=1),
    "scrabble.Generator": lambda: call(
        scrabble.Generator, dictionary=d(), layout="scrabble", top=3, best=False
    ),
    "scrabble.Generator.plays": lambda: call(
        scrabble.Generator(d()).plays, board=ROWS, rack="HATS?"
    ),
    "scrabble.Generator.read": lambda: call(scrabble.Generator(d()).read, position=(ROWS, "HATS?")),
    "scrabble.Layout.load": lambda: call(scrabble.Layout.load, name_or_path="scrabble"),
    "scrabble.Layout.of_json": lambda: call(scrabble.Layout.of_json, given="scrabble"),
    "scrabble.Layout.parse": lambda: call(
        scrabble.Layout.parse, text=_layout_text(), name="test", where="test"
    ),
    "scrabble.Layout.in_language": lambda: call(layout().in_language, language=None, always=True),
    "scrabble.Layout.values_by_code": lambda: call(layout().values_by_code, alphabet=d().alphabet),
    "scrabble.action_of": lambda: call(scrabble.action_of, play=scrabble.plays(ROWS, "ST", d())[0]),
    "scrabble.format_cgp": lambda: call(
        scrabble.format_cgp,
        position=scrabble.parse_cgp(
            "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ST/ 5/7 0", layout(), d().alphabet
        ),
    ),
    "scrabble.legal_actions": lambda: call(
        scrabble.legal_actions,
        observation=(game := scrabble_game()).observation(game.current_player()),
        dictionary=d(),
    ),
    "scrabble.parse_cgp": lambda: call(
        scrabble.parse_cgp,
        text="15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ST/ 5/7 0",
        layout=layout(),
        alphabet=d().alphabet,
    ),
    "scrabble.plays": lambda: call(
        scrabble.plays,
        board=ROWS,
        rack="HATS",
        dictionary=d(),
        layout="scrabble",
        top=3,
        best=False,
    ),
    "scrabble.plays_batch": lambda: call(
        scrabble.plays_batch,
        positions=[(ROWS, "HATS"), (ROWS, "?")],
        dictionary=d(),
        layout="scrabble",
        top=3,
        best=False,
    ),
    "scrabble.ruleset": lambda: call(scrabble.ruleset, rules="standard"),
    "lexibomb.Board": lambda: call(
        lexibomb.Board, rows=3, columns=3, alphabet=d().alphabet, squares=b"\xff" * 9
    ),
    "lexibomb.Board.codes": lambda: call(lexibomb.Board.codes, alphabet=d().alphabet),
    "lexibomb.Board.tile": lambda: call(mines().tile, code=3),
    "lexibomb.Found.getitem": lambda: call(
        lambda position: lexibomb.plays_batch([(ROWS, OPENED, "ST")] * 2, d())[position], position=1
    ),
    "lexibomb.Found.count_of": lambda: call(
        lexibomb.plays_batch([(ROWS, OPENED, "ST")] * 2, d()).count_of, position=1
    ),
    "lexibomb.Game": lambda: call(
        lexibomb.Game,
        dictionary=d(),
        players=2,
        ruleset="standard",
        seed=1,
        starter=0,
        bag=None,
        bombs=None,
    ),
    "lexibomb.Game.apply": lambda: call(lexibomb_game().apply, action=lexibomb.PASS),
    "lexibomb.Game.observation": lambda: call(lexibomb_game().observation, player=1),
    "lexibomb.Generator": lambda: call(
        lexibomb.Generator, dictionary=d(), ruleset="standard", top=3, most_states=64, seed=1
    ),
    "lexibomb.Generator.lays": lambda: call(lexibomb.Generator(d()).lays, board=ROWS, rack="ST"),
    "lexibomb.Generator.plays": lambda: call(
        lexibomb.Generator(d()).plays, board=ROWS, opened=OPENED, rack="ST", bombs=22
    ),
    "lexibomb.Generator.read": lambda: call(
        lexibomb.Generator(d()).read, position=(ROWS, OPENED, "ST", 22)
    ),
    "lexibomb.Minefield": lambda: call(lexibomb.Minefield, rows=3, columns=3, bombs=[4]),
    "lexibomb.Minefield.agrees": lambda: call(field().agrees, opened=b"." * 9),
    "lexibomb.Minefield.laid": lambda: call(
        lexibomb.Minefield.laid, rows=3, columns=3, bombs=2, rng=Rng(1)
    ),
    "lexibomb.Minefield.number": lambda: call(field().number, square=3),
    "lexibomb.Minefield.open": lambda: call(field().open, opened=b"." * 9, squares=[0]),
    "lexibomb.Minefield.parse": lambda: call(
        lexibomb.Minefield.parse, lines=field().lines(), rows=3, columns=3
    ),
    "lexibomb.Odds.at": lambda: call(lexibomb.odds(TINY, 1).at, row=0, column=1),
    "lexibomb.Odds.expected": lambda: call(
        lexibomb.odds(TINY, 1).expected, sets=[[(0, 1)], [(1, 1), (1, 2)]], multipliers=MULTIPLIERS
    ),
    "lexibomb.Odds.numbers": lambda: call(lexibomb.odds(TINY, 1).numbers, row=0, column=1),
    "lexibomb.Odds.placements": lambda: call(lexibomb.odds(TINY, 1).placements, n=3, seed=1),
    "lexibomb.Odds.scores": lambda: call(
        lexibomb.odds(TINY, 1).scores, plays=[SCORED], multipliers=MULTIPLIERS
    ),
    "lexibomb.legal_actions": lambda: call(
        lexibomb.legal_actions,
        observation=(game := lexibomb_game()).observation(game.current_player()),
        dictionary=d(),
    ),
    "lexibomb.odds": lambda: call(lexibomb.odds, opened=TINY, bombs=1, most_states=64, seed=1),
    "lexibomb.plays": lambda: call(
        lexibomb.plays,
        board=ROWS,
        opened=OPENED,
        rack="ST",
        dictionary=d(),
        bombs=22,
        ruleset="standard",
        top=3,
    ),
    "lexibomb.plays_batch": lambda: call(
        lexibomb.plays_batch,
        positions=[(ROWS, OPENED, "ST"), (ROWS, OPENED, "S", 22)],
        dictionary=d(),
        ruleset="standard",
        top=3,
    ),
    "lexibomb.ruleset": lambda: call(lexibomb.ruleset, rules="standard"),
    "batch.solve_record_batch": lambda: call(
        batch.solve_record_batch,
        batch=CARDS,
        dictionary=d(),
        ruleset="article",
        actions=["form"],
        min_length=2,
        top=3,
        first=1,
    ),
    "batch.plan_record_batch": lambda: call(
        batch.plan_record_batch,
        batch=CARDS,
        dictionary=d(),
        ruleset="article",
        min_length=2,
        use_table=True,
        turns=2,
        first=1,
    ),
    "batch.solve_files": lambda: call(
        batch.solve_files,
        **paths(),
        ruleset="article",
        actions=["form"],
        min_length=2,
        top=3,
        **HOW,
    ),
    "batch.plan_files": lambda: call(  # the other arguments are those of solve_files
        batch.plan_files,
        **paths(),
        ruleset="article",
        min_length=2,
        use_table=False,
        turns=2,
        output_format="arrow",
    ),
    "bots.bot": lambda: call(bots.bot, spec="greedy", dictionary=d(), game="lexicon"),
    "bots.bot_class": lambda: call(bots.bot_class, name="greedy", game="lexicon"),
    "bots.is_external": lambda: call(bots.is_external, spec="cmd:./mine"),
    "bots.names": lambda: call(bots.names, game="scrabble"),
    "bots.parse": lambda: call(bots.parse, spec="greedy", game="scrabble"),
    "bots.spec_of": lambda: call(bots.spec_of, kind="greedy", options={}),
    "grids.Boggle": lambda: call(Boggle, dictionary=d(), min_length=2, points=[0, 0, 1, 2]),
    "grids.Boggle.find": lambda: call(Boggle(d()).find, board="AT/ES"),
    "grids.Boggle.find_batch": lambda: call(Boggle(d()).find_batch, boards=["AT/ES"]),
    "grids.Boggle.scores": lambda: call(Boggle(d()).scores, boards=["AT/ES"]),
    "grids.Boggle.path": lambda: call(Boggle(d()).path, board="AT/ES", word="eat"),
    "grids.grade_of": lambda: call(grade_of, marks="gybbb"),
    "grids.grades": lambda: call(grades, guesses=["crane"], answers=["eater"], alphabet="english"),
    "grids.marks_of": lambda: call(marks_of, grade=5, length=3),
    "grids.random_boards": lambda: call(
        random_boards, "count", count=2, seed=1, dice=["AB", "CD", "EF", "GH"]
    ),
    "vector.LexiconVector": lambda: call(
        LexiconVector,
        dictionary=d(),
        games=2,
        players=2,
        seed=1,
        ruleset="waddingtons",
        plays=3,
        arrays={"turns": np.zeros(2, np.int32)},
    ),
    "vector.LexiconVector.name_of": lambda: call(lexicon_vector().name_of, action=1),
    "vector.LexiconVector.state": lambda: call(lexicon_vector().state, game=1),
    "vector.ScrabbleVector": lambda: call(
        ScrabbleVector,
        dictionary=d(),
        games=2,
        players=2,
        seed=1,
        ruleset="standard",
        plays=3,
        arrays={"turns": np.zeros(2, np.int32)},
    ),
    "vector.ScrabbleVector.name_of": lambda: call(scrabble_vector().name_of, action=1),
    "vector.ScrabbleVector.state": lambda: call(scrabble_vector().state, game=1),
    "rng.Rng": lambda: call(Rng, seed=1),
    "rng.Rng.below": lambda: call(Rng(1).below, n=9),
    "rng.Rng.choice": lambda: call(Rng(1).choice, items=[1, 2]),
    "rng.Rng.sample": lambda: call(Rng(1).sample, items=[1, 2, 3], k=2),
    "rng.Rng.shuffle": lambda: call(Rng(1).shuffle, items=[1, 2, 3]),
    "rng.Rng.shuffled": lambda: call(Rng(1).shuffled, text="abc"),
}


def lexicon_vector() -> LexiconVector:
    return LexiconVector(d(), 2, seed=1)


def scrabble_vector() -> ScrabbleVector:
    return ScrabbleVector(d(), 2, seed=1)


def _layout_text() -> str:
    from importlib.resources import files

    return files("lexicon_fast").joinpath("data/layouts/scrabble.toml").read_text("utf-8")
