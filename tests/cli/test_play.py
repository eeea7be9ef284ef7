"""`play lexicon` as people use it: the real command, in a pipe and in a terminal."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from shlex import quote

import pytest
from support.terminals import Result, Table, Terminals, command, events, run

from lexicon_fast import Dictionary
from lexicon_fast.cli.lexicon.display import picture
from lexicon_fast.cli.lexicon.human import rules_summary
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.rules import ARTICLE, WADDINGTONS, Ruleset
from lexicon_fast.rows.painter import Painter

pytestmark = pytest.mark.processes


def play(*args: str | Path, typed: Sequence[str] = ()) -> Result:
    """Play in a pipe; the input ends after the typed lines."""
    return run("play", "lexicon", *args, typed=typed)


def discards(said: str) -> str:
    """Return the action that swaps the first card of the hand for a blind one."""
    return re.findall(r"^Hand +(\S)", said, re.MULTILINE)[-1] + " b"


def table_of(*args: str | Path) -> Table:
    """Start a game with a player who answers each prompt."""
    return Table("lexicon", *args, stuck=discards)


@pytest.fixture(scope="module")
def small(data: Path) -> tuple[str, Path]:
    return ("-w", data / "words2000.txt")


# Games from the deal to the end


@pytest.mark.parametrize("strict", ["--strict", "--no-strict"])
def test_a_whole_game(strict: str, small: tuple[str, Path], tmp_path: Path) -> None:
    kept, recorded = tmp_path / "save.jsonl", tmp_path / "record.jsonl"
    with table_of(
        "greedy", "random", *small, strict, "--seed", "3", "--rounds", "2",
        "--save", kept, "--record", recorded, "--name", "Ada",
    ) as table:  # fmt: skip
        table.play_on()
        assert table.end() == (0, "")
        said = table.said
    assert "Round 1 is over: " in said
    assert "Round 2 is over: " in said
    assert re.search(r"(wins?|share) the game\. Scores: you -?\d+, Greedy -?\d+, Random", said)
    assert "\x1b" not in said
    assert "challenges>" not in said  # they know every word
    assert recorded.read_bytes() == kept.read_bytes()
    written = events(recorded)
    assert written[0]["names"] == ["Ada", "greedy", "random"]
    assert written[-1]["event"] == "game end"
    checked = subprocess.run(
        command("replay", recorded, "--check"), capture_output=True, check=True
    )
    assert b"1 game, 2 rounds, " in checked.stdout
    again = play("--resume-from", kept)
    assert again.returncode == 2
    assert "this game is over" in again.stderr
    # What is hidden from the person is not said.
    blind = re.findall(r"^(?:Greedy|Random) discards \S+ and takes a blind card(.*)$", said, re.M)
    assert blind
    assert set(blind) <= {"", " (the pile was shuffled and is the stock now)"}


def test_a_game_goes_on_where_it_was_left(small: tuple[str, Path], tmp_path: Path) -> None:
    options = ("greedy", "random", *small, "--seed", "8", "--rounds", "1")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    with table_of(*options, "--record", whole) as table:
        table.play_on()
        assert table.end() == (0, "")
        typed = table.typed
    turns = sum(line.isdigit() or line.endswith(" b") for line in typed)
    assert turns > 2
    with table_of(*options, "--save", parts) as table:
        table.play_on(2)
        table.type("quit")
        table.asked()
        assert table.end() == (0, "")
        assert f"--resume-from {quote(str(parts))}" in table.said
    unfinished = parts.read_bytes()
    assert whole.read_bytes().startswith(unfinished)
    with table_of("--resume-from", parts) as table:
        table.play_on()
        assert table.end() == (0, "")
        assert "You continue Lexicon against Greedy, Random, round 1." in table.said
    assert parts.read_bytes() == whole.read_bytes()


# Words that are no words


def test_a_bot_that_invents_words_is_challenged(small: tuple[str, Path]) -> None:
    with table_of("greedy:words=enable", *small, "--seed", "1") as table:
        heard = table.asked()
        for _ in range(30):
            if heard.endswith("challenges> "):
                break
            table.type(re.findall(r"^Hand +(\S)", table.said, re.MULTILINE)[-1] + " b")
            heard = table.asked()
        table.type("c")
        heard = table.asked()
    assert re.search(
        r"You challenge \S+, rightly: it is not in the dictionary; Greedy takes the cards back"
        r" and loses the turn \(you -10\)",
        heard,
    )
    assert "score -10" in heard


def test_true_words_and_false_ones(enable: Dictionary) -> None:
    with table_of("greedy:words=enable", "--seed", "5") as table:
        assert "Greedy forms OXYPHILE (2 cards left)" in table.asked()
        table.type("what?")
        heard = table.asked()
        assert "unknown answer 'what?'; expected: Enter, c, table, help" in heard
        table.type("c")
        heard = table.asked()
        assert "You challenge OXYPHILE, wrongly: it is in the dictionary (you +10)" in heard
        assert "score 10" in heard
        # A word that is none: the bot knows.
        table.type("jkl")
        heard = table.asked()
        assert "You form JKL (7 cards left)" in heard
        assert (
            "Greedy challenges JKL, rightly: it is not in the dictionary; you take the cards back"
            " and lose the turn (Greedy -10)"
        ) in heard
        assert "you      10 cards, score 10, dealer" in heard


def test_strict_refuses_them(enable: Dictionary) -> None:
    result = play("greedy", "--seed", "5", "--strict", typed=["jkl", "retake"])
    assert "JKL is not in the dictionary" in result.stdout
    assert "You form RETAKE (4 cards left)" in result.stdout
    assert result.returncode == 0


# What is typed


def test_wrong_input_is_one_line_and_a_new_prompt(enable: Dictionary) -> None:
    lines = ["hat>cats", "q e", "zzz", "foo bar", "17>x", "oxyphile>oxyphiles", "undo", "-", "2"]
    lines += ["accept", "\x00", "é", "x" * 5000]
    result = play("greedy", "--seed", "5", "--no-color", typed=[*lines, "retake"])
    assert result.returncode == 0
    assert result.stderr == ""
    turns = result.stdout.split("Your turn> ")[1:]
    assert len(turns) == len(lines) + 2
    for line, answer in zip(lines, turns, strict=False):
        shown, *said = answer.splitlines()
        assert shown == (line if line.isprintable() else repr(line))
        assert 1 <= len(said) <= 3, answer
        assert all(len(each) <= 80 for each in said)
    assert "nothing to take back: you have not had a turn" in result.stdout
    assert "You form RETAKE" in turns[len(lines)]


def test_commands_and_words_of_the_same_name(small: tuple[str, Path]) -> None:
    result = play("random", "--seed", "5", *small, typed=["help", "rules", "moves", "hint", "form"])
    assert result.returncode == 0
    assert "discard q take exposed" in result.stdout
    assert "Ruleset waddingtons." in result.stdout
    assert "Points: * 15, AEI 10" in result.stdout
    assert "form hint" in result.stdout


def test_the_rules_are_those_of_the_ruleset(small: tuple[str, Path]) -> None:
    result = play("random", *small, "--ruleset", "article", "--strict", typed=["", "rules"])
    told = " ".join(result.stdout.split())
    assert "swap 1 card of a word for your own" in told
    assert "A player with 101 points is out" in told
    assert "not in the dictionary are rejected" in told


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        (
            WADDINGTONS,
            "lose the turn; the challenger's score goes down by 10 points. If they are wrong, the"
            " challenger's score goes up by 10 points.",
        ),
        (
            ARTICLE,
            "lose the turn; the offender's score goes up by 10 points. If they are wrong, the"
            " challenger's score goes up by 10 points.",
        ),
    ],
)
def test_rules_say_in_which_direction_a_challenge_moves_a_score(
    ruleset: Ruleset, said: str
) -> None:
    assert said in " ".join(rules_summary(ruleset))


def test_usage(small: tuple[str, Path], tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("x")
    for args, said in (
        (["nobody"], "unknown Lexicon bot 'nobody'; Lexicon bots: random, greedy"),
        (["greedy:x=1"], "unknown option 'x'"),
        (["random"] * 8, "9 bots; a game has at most 7"),
        (["--name", "greedy"], "is the name of a bot"),
        (["--name", "\x1b[1m"], "must have 1 to 20 printable characters"),
        (["--save", str(there)], "this file exists"),
        (["--resume-from", str(there)], "there:1: not an event"),
        (["--resume-from", str(tmp_path / "none")], "No such file"),
        (["--resume-from", str(there), "--seed", "1"], "--seed cannot change with --resume-from"),
        (["--resume-from", str(there), "greedy"], "BOT cannot change with --resume-from"),
        (["--rounds", "0"], "--rounds"),
        (["--save", str(tmp_path / "no" / "x")], f"{tmp_path / 'no' / 'x'}: No such file"),
        (["--record", str(tmp_path / "no" / "x")], f"{tmp_path / 'no' / 'x'}: No such file"),
    ):
        result = play("greedy", *small, *args) if "from" not in args[0] else play(*small, *args)
        assert result.returncode == 2, args
        assert said in result.stderr, args
        assert "Traceback" not in result.stderr
    assert there.read_text() == "x"


# In a terminal


@pytest.fixture
def terminal() -> Iterator[Terminals]:
    opened = Terminals("play", "lexicon")
    yield opened
    opened.close()


def test_in_a_terminal_in_colours(enable: Dictionary, terminal: Terminals) -> None:
    game = terminal("greedy", "--seed", "5")
    heard = game.read_until("turn> ")
    assert "Greedy forms \x1b[1mOXYPHILE\x1b[0m" in heard
    assert "\x1b[1mA\x1b[0m\x1b[2m10\x1b[0m" in heard
    game.type("retakex\x7f\n")  # a slip of the finger, taken back
    assert "RETAKE" in game.read_until("turn> ")
    game.type("\x04")
    assert game.code() == 0


def test_ctrl_c_keeps_the_game(enable: Dictionary, terminal: Terminals, tmp_path: Path) -> None:
    kept = tmp_path / "game"
    game = terminal("greedy", "--seed", "5", "--save", kept, "--no-color")
    game.read_until("turn> ")
    heard = game.interrupt(str(kept))
    assert "interrupted; the game is saved; continue with: lexicon-fast play" in heard
    assert game.code() == 130
    assert [event["event"] for event in events(kept)][-2:] == ["turn", "turn"]
    assert list(tmp_path.iterdir()) == [kept]
    again = terminal("--resume-from", kept)
    assert "oxyphile" in again.read_until("turn> ")


# The picture


SEES = Observation(
    0,
    "AAEHHILOOTUW**",
    ("mother", "hat", "l[u]rch", *["extraordinarily"] * 8),
    "QSF",
    7,
    (14, 1, 0),
    (20, -5, 104),
    0,
    dealer=1,
    round=4,
)


def test_a_picture_has_all_facts_in_80_columns() -> None:
    lines = picture(SEES, ["you", "greedy", "planner"], Painter(colour=False))
    assert lines == [
        "Table    1 mother  2 hat  3 l[u]rch  4 extraordinarily  5 extraordinarily",
        "         6 extraordinarily  7 extraordinarily  8 extraordinarily",
        "         9 extraordinarily  10 extraordinarily  11 extraordinarily",
        "Exposed  F2  stock 7, pile 3",
        "you      14 cards, score 20",
        "greedy   1 card, score -5, dealer",
        "planner  out, score 104",
        "Hand     A10  A10  E10  H8  H8  I10  L8  O8  O8  T8  U8  W8  *15  *15",
        "         (134 points)",
    ]


@pytest.mark.parametrize("width", [20, 40, 60, 80, 200, None])
def test_the_picture_fits_any_width_and_is_the_same_in_colours(width: int | None) -> None:
    names = ["you", "greedy", "planner"]
    plain = picture(SEES, names, Painter(colour=False, width=width))
    coloured = picture(SEES, names, Painter(colour=True, width=width))
    assert [re.sub(r"\x1b\[\d+m", "", line) for line in coloured] == plain
    if width is not None and width >= 40:
        assert max(map(len, plain)) <= width


def test_an_empty_table() -> None:
    empty = Observation(0, "", (), "", 0, (0, 3), (0, 0), 0)
    lines = picture(empty, ["you", "greedy"], Painter(colour=False))
    assert lines[0] == "Table    no words yet"
    assert lines[1] == "Exposed  none  stock 0, pile 0"
    assert lines[-1] == "Hand     no cards  (0 points)"
