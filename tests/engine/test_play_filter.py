"""The filter of `solve`, before `top`: it agrees with a slow twin that tests each play."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.play_filter import passes
from support.talking import Talk

from lexicon_fast import Dictionary, lexicon, scrabble
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games.lexicon.solver import PlayFilter as LexiconFilter
from lexicon_fast.games.lexicon.solver import Solver, read_positions
from lexicon_fast.games.tiles.plays import PlayFilter

CGP = "/".join(["15"] * 7 + ["6QUiT5"] + ["15"] * 7)
BOARD = [*["." * 15] * 7, "......Q_IT.....", *["." * 15] * 7]
OPENED = [*["." * 15] * 7, "......12*1.....", *["." * 15] * 7]
POSITIONS: dict[str, list[tuple[Any, str]]] = {
    "scrabble": [
        (f"{CGP} AEINRST/ 0/0 0", "AEINRST"),
        (f"{CGP} SE?/ 0/0 0", "SE?"),
        (f"{'/'.join(['15'] * 15)} CATS/ 0/0 0", "CATS"),
    ],
    "lexibomb": [
        ({"board": BOARD, "opened": OPENED, "rack": "AEINRST"}, "AEINRST"),
        ({"board": BOARD, "opened": OPENED, "rack": "S_"}, "S_"),
    ],
    "lexicon": [
        ({"hand": "CATDOGX*", "table": ["hat", "l[u]rch"]}, ""),
        ({"hand": "**SE", "table": ["cats", "cats"]}, ""),
        ({"hand": "CAT", "table": []}, ""),
    ],
}
ORDERS = {"scrabble": [None, "points", "equity"], "lexibomb": [None, "equity"], "lexicon": [None]}

_WORDS = Dictionary.load("enable")
_TALK = Talk(_WORDS, dictionary="enable")


def asked(game: str, place: int, order: str | None, **params: Any) -> Any:
    position = POSITIONS[game][place][0]
    shown = {} if order is None else {"order": order}
    (row,) = _TALK.ask("solve", game=game, positions=[position], **shown, **params)["rows"]
    msgspec.convert(row, row_type(game))
    return row


def row_type(game: str) -> Any:
    from lexicon_fast.protocol.game_types import types_of

    return types_of(game).solved


@cache
def everything(game: str, place: int, order: str | None) -> list[Any]:
    return plays_of(asked(game, place, order, top=None))


def plays_of(row: Any) -> Any:
    return row["moves" if "moves" in row else "plays"]


@st.composite
def filters(draw: st.DrawFn, game: str, plays: list[Any]) -> dict[str, Any]:
    """Conditions taken from a play, so that some plays meet them, or from anywhere."""
    play = draw(st.sampled_from(plays))
    word = "".join(each for each in play["word"] if each not in "()")
    start = draw(st.integers(0, len(word) - 1))
    part = word[start : start + draw(st.integers(1, 3))]
    part = draw(st.sampled_from([part.upper(), part.lower()]))
    length = st.one_of(st.none(), st.just(len(word)), st.integers(0, 9), st.just(1 << 53))
    shortest, longest = draw(length), draw(length)
    if shortest is not None and longest is not None and shortest > longest:
        shortest, longest = longest, shortest
    found: dict[str, Any] = {
        "contains": draw(st.lists(st.sampled_from([part, "s", "E", "QU"]), max_size=2)),
        "min_length": shortest,
        "max_length": longest,
        "uses_all": draw(st.booleans()),
    }
    if game == "lexicon":
        points = st.sampled_from([None, 0, play["left_points"], 1 << 53])
        found["max_left_points"] = draw(points)
    else:
        square = draw(st.sampled_from(["8H", "h9", "7G", play["at"], "a1"]))
        found |= {
            "at": draw(st.sampled_from([None, None, play["at"], play["at"].lower(), "8H"])),
            "covers": draw(st.sampled_from([[], [], [square], [square, "8K"]])),
            "min_score": draw(st.sampled_from([None, 0, -1, play["score"], 8.5, 1e300])),
            "bingo": draw(st.booleans()),
        }
    if game == "lexibomb":
        found["max_bomb"] = draw(st.sampled_from([None, 0, play["bomb"], 0.3, 1]))
    kept = draw(st.sets(st.sampled_from(sorted(found)), min_size=1))
    return {name: found[name] for name in kept}


@pytest.mark.parametrize("game", POSITIONS)
@given(st.data())
def test_listed_plays_are_those_that_pass(game: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(POSITIONS[game]) - 1))
    order = data.draw(st.sampled_from(ORDERS[game]))
    plays = everything(game, place, order)
    conditions = data.draw(filters(game, plays))
    top = data.draw(st.sampled_from([None, 0, 1, 3, 1000]))
    row = asked(game, place, order, top=top, filter=conditions)
    expected = [play for play in plays if passes(play, POSITIONS[game][place][1], conditions)]
    assert plays_of(row) == expected[:top]
    assert (row["matching"], row["count"]) == (len(expected), len(plays))


@pytest.mark.parametrize("game", POSITIONS)
def test_a_filter_finds_plays_beyond_the_best(game: str) -> None:
    """The last play of all is listed as the only one, if the filter asks for its word."""
    order = ORDERS[game][-1]
    plays = everything(game, 0, order)
    last = plays[-1]
    word = "".join(each for each in last["word"] if each not in "()")
    row = asked(game, 0, order, top=1000, filter={"contains": [word]})
    assert last in plays_of(row)
    assert row["matching"] == len(plays_of(row)) < row["count"] == len(plays)


def test_without_a_filter_rows_have_no_number_of_matches() -> None:
    for game in POSITIONS:
        assert "matching" not in asked(game, 0, None, top=1)
        assert asked(game, 0, None, top=1, filter={})["matching"] == len(everything(game, 0, None))


def test_bad_positions_stay_bad_with_a_filter() -> None:
    for game, bad in (("lexicon", "C4T"), ("scrabble", "15 A/"), ("lexibomb", {"rack": "4"})):
        (row,) = _TALK.ask("solve", game=game, positions=[bad], filter={"uses_all": True})["rows"]
        assert set(row) == {"id", "error", "error_data"}


@pytest.mark.parametrize(
    ("game", "conditions", "path", "message"),
    [
        ("lexicon", {"min_score": 3}, "min_score", "must be left out for lexicon"),
        ("lexicon", {"covers": ["8D"]}, "covers", "must be left out for lexicon"),
        ("scrabble", {"max_left_points": 0}, "max_left_points", "must be left out for scrabble"),
        ("scrabble", {"max_bomb": 0.5}, "max_bomb", "must be left out for scrabble"),
        ("lexicon", {"contains": ["A", "q_"]}, "contains[1]", "'q_' has '_', which is not a"),
        ("scrabble", {"contains": ["q_"]}, "contains[0]", "is not a letter; use A-Z"),
        ("lexibomb", {"contains": ["4"]}, "contains[0]", "use A-Z, or _ for a blank"),
        ("scrabble", {"contains": [""]}, "contains[0]", "is empty; use one or more letters"),
        ("lexicon", {"min_length": 3, "max_length": 2}, "max_length", "use min_length (3) or more"),
        ("scrabble", {"at": "8"}, "at", "'8' is not a square; use 8D (across) or D8 (down)"),
        ("lexibomb", {"at": "16A"}, "at", "16A is not on the board; use 1A to 15O"),
        ("scrabble", {"covers": ["8D", "P1"]}, "covers[1]", "P1 is not on the board"),
        ("lexibomb", {"max_bomb": 1.5}, "max_bomb", "must be a number"),
        ("scrabble", {"contains": ["A"] * 17}, "contains", "16"),
        ("scrabble", {"at": "8" * 65}, "at", "64"),
        ("scrabble", {"letters": "A"}, "", "unknown field 'letters'"),
    ],
)
def test_conditions_that_make_no_sense_are_refused(
    game: str, conditions: Any, path: str, message: str
) -> None:
    position = POSITIONS[game][0][0]
    error = _TALK.refused("solve", game=game, positions=[position], filter=conditions)
    assert error["data"] == {"path": f"params.filter.{path}".removesuffix(".")}
    assert message in error["message"]


def test_a_filter_has_the_conditions_of_the_protocol() -> None:
    from lexicon_fast.protocol.messages import PlayFilter as Given

    given = set(Given.__struct_fields__)
    assert given == {name for game in POSITIONS for name in asdict(adapter(game).filter_type())}


GREEK = Alphabet("greek", "ΑΣΒΈΝ", "ασβέν")


@pytest.fixture(scope="module")
def layout(tmp_path_factory: pytest.TempPathFactory) -> scrabble.Layout:
    """Return a small board with Greek tiles."""
    path = tmp_path_factory.mktemp("layout") / "greek.toml"
    tiles = "\n".join(f'"{letter}" = {{ count = 2, value = 1 }}' for letter in GREEK.upper)
    tiles += '\n"?" = { count = 1, value = 0 }'
    rows = "....\n" * 4
    text = f"rack = 4\nstart = '2B'\nsquares = '''\n{rows}'''\n[tiles]\n{tiles}"
    path.write_text(text, encoding="utf-8")
    return scrabble.Layout.load(path)


@given(st.data())
def test_letters_of_other_alphabets(layout: scrabble.Layout, data: st.DataObject) -> None:
    d = Dictionary.from_words(["ασβ", "έν", "νέα", "σαν", "ναν", "βέσν"], alphabet=GREEK)
    text = data.draw(st.text(st.sampled_from(GREEK.upper + GREEK.lower), min_size=1, max_size=2))
    rack = data.draw(st.sampled_from(["ΑΣΒ", "ΈΝ?", "ΝΈΑΣ"]))
    plays = [each._asdict() for each in scrabble.plays(["...."] * 4, rack, d, layout=layout)]
    folded = {"contains": [plain(text)]}
    expected = [play["word"] for play in plays if passes(folded_play(play), rack, folded)]
    kept = PlayFilter(contains=(text,))
    assert kept.fault(GREEK, layout, "?") is None
    found = scrabble.plays(["...."] * 4, rack, d, layout=layout)
    assert [play.word for play in kept.passing(found, rack, GREEK, layout)] == expected
    points = dict.fromkeys([*GREEK.upper, "*"], 2)
    rules = replace(lexicon.ruleset("waddingtons"), name="greek", points=points, pack={"Α": 2})
    (moves,) = Solver(
        d, ruleset=rules, top=None, play_filter=LexiconFilter(contains=(text,))
    ).solve(read_positions([("ΑΣΒΝΈ*", ["σαν"])], d))
    (every,) = Solver(d, ruleset=rules, top=None).solve(read_positions([("ΑΣΒΝΈ*", ["σαν"])], d))
    wanted = [play for play in every.rows_of(0) if plain(text) in plain(play[2])]
    assert moves.rows_of(0) == wanted
    assert moves.matching_counts() == [len(wanted)]


def plain(text: str) -> str:
    """Return a text in lower case by the alphabet, as the twin folds letters by Unicode."""
    return text.translate(str.maketrans(GREEK.upper, GREEK.lower))


def folded_play(play: Any) -> Any:
    return {**play, "word": plain(play["word"])}
