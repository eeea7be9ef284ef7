"""Positions and queries without their quotes, which the shell passes as several arguments."""

from __future__ import annotations

import pytest

from lexicon_fast.cli import main
from lexicon_fast.cli.row_command import unquoted_hint

BOARD = "15/" * 7 + "6CAT6/" + "15/" * 6 + "15"


def hint(*arguments: str, argument: str = "POSITION", noun: str = "position") -> str | None:
    return unquoted_hint(argument, noun, arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ("CATDOG", "hat", "mother"),
        ("CATDOG*", "l[u]rch"),
        ("CATDOG hat", "mother"),
        ("ÄCH", "öl"),
        ('{"hand":', '"CAT"}'),
        (BOARD, "AEST/", "0/0", "0"),
    ],
)
def test_parts_of_a_position(arguments: tuple[str, ...]) -> None:
    whole = " ".join(arguments)
    quoted = f"'{whole}'"
    assert (
        hint(*arguments)
        == f"read as {len(arguments)} rows; to give one position, quote it: {quoted}"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("CATDOG hat mother",),
        ("CATDOG", "HAT"),
        ("catdog", "hat"),
        ("catdog", "HAT"),
        ("CATDOG hat", "XYZ mother"),
        ('{"hand": "CAT"}', '{"hand": "DOG"}'),
        (f"{BOARD} AEST/ 0/0 0", f"{BOARD} QI/ 0/0 0"),
    ],
)
def test_several_positions(arguments: tuple[str, ...]) -> None:
    assert hint(*arguments) is None


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("length:7", "and", "prefix:un"), True),
        (("not", "length:7"), True),
        (("(length:7", "prefix:un)"), True),
        (("length:7", "prefix:un"), False),
        (("anagram:CAT", "in:yawl"), False),
    ],
)
def test_queries(arguments: tuple[str, ...], expected: bool) -> None:
    assert (hint(*arguments, argument="QUERY", noun="query") is not None) == expected


def test_equations_have_slashes_and_lower_case() -> None:
    assert hint("AB/C/D", "ab", argument="EQUATIONS", noun="row of equations") is None


def test_a_long_position_is_cut() -> None:
    shown = str(hint("C", "a" * 500))
    assert shown.endswith("aaa...'")
    assert len(shown) < 200


@pytest.mark.parametrize(
    ("command", "quoted"),
    [
        (["solve", "CATDOG", "hat", "mother", "-n", "1"], "CATDOG hat mother"),
        (["plan", "CATDOG", "hat"], "CATDOG hat"),
        (["advise", "lexicon", "AT", "hat", "--iterations", "1"], "AT hat"),
        (["scrabble", "plays", BOARD, "AEST/", "0/0", "0"], f"{BOARD} AEST/ 0/0 0"),
        (["lexibomb", "plays", '{"board":', "[]}"], '{"board": []}'),
        (["advise", "scrabble", BOARD, "AEST/", "0/0", "0"], f"{BOARD} AEST/ 0/0 0"),
        (["find", "length:2", "and", "prefix:a", "--limit", "1"], "length:2 and prefix:a"),
    ],
)
def test_commands_hint_and_answer_all_the_same(
    command: list[str], quoted: str, capfd: pytest.CaptureFixture[str]
) -> None:
    main([*command, "-w", "2of12inf"])
    stdout, stderr = capfd.readouterr()
    assert f"quote it: '{quoted}'" in stderr
    assert stdout
