"""`play scrabble` as people use it: the real command, in a pipe and in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from support.terminals import Result, Table, Terminals, events, run

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.rows.painter import Painter

ENGLISH = Alphabet.load("english")
PLAIN = Painter(colour=False)


def play(*args: str | Path, typed: Sequence[str] = ()) -> Result:
    """Play in a pipe; the input ends after the typed lines."""
    return run("play", "scrabble", *args, typed=typed)


def table_of(*args: str | Path) -> Table:
    """Start a game with a player who answers each prompt."""
    return Table("scrabble", *args, stuck=lambda _said: "pass")


@pytest.fixture(scope="module")
def small(data: Path) -> tuple[str, Path]:
    return ("-w", data / "words2000.txt")


@pytest.fixture
def terminal() -> Iterator[Terminals]:
    opened = Terminals("play", "scrabble")
    yield opened
    opened.close()


# Games from the first tile to the last


def test_an_unanswered_play_is_shown_again(enable: Dictionary, tmp_path: Path) -> None:
    kept = tmp_path / "game"
    left = play("greedy:words=enable", "--seed", "5", "--save", kept, typed=["8h pub"])
    assert "challenges> \nThe game is saved" in left.stdout
    resumed = play("--resume-from", kept).stdout
    assert resumed.index("Greedy has played") < resumed.index("Rack") < resumed.index("accepts, c")


def test_a_save_of_another_game_is_named(small: tuple[str, Path], tmp_path: Path) -> None:
    kept = tmp_path / "game"
    assert play("greedy", *small, "--save", kept).returncode == 0
    refused = run("play", "lexicon", "--resume-from", kept)
    assert refused.returncode == 2
    assert "is a game of Scrabble; continue it with: lexicon-fast play scrabble" in refused.stderr
    assert play("--resume-from", kept, typed=["quit"]).returncode == 0


# Words that are no words


def test_a_bot_that_invents_words_is_challenged(small: tuple[str, Path]) -> None:
    with table_of("greedy:words=enable", *small, "--seed", "1") as table:
        heard = table.asked()
        for _ in range(10):
            if heard.endswith("challenges> "):
                break
            table.type("pass")
            heard = table.asked()
        table.type("c")
        heard = table.asked()
    assert re.search(
        r"You challenge \S+, rightly: it is not in the dictionary; Greedy takes the tiles back and"
        r" loses \d+ points?\n",
        heard,
    )
    assert re.search(r"Greedy +0, 7 tiles", heard)


def test_the_ruleset_decides_the_cost_of_a_wrong_challenge(enable: Dictionary) -> None:
    for option, told in (
        ("rules", "; you lose your next turn"),
        ("double", "; you lose your next turn"),
        ("single", ""),
        ("five", " (Greedy +5)"),
        ("ten", " (Greedy +10)"),
    ):
        with table_of("greedy:words=enable", "--seed", "7", "--challenge", option) as table:
            while not table.asked().endswith("challenges> "):
                table.type("pass")
            table.type("c")
            heard = table.asked()
        line = re.search(r"^You challenge (.*)$", heard, re.M)
        assert line is not None, heard
        assert re.fullmatch(
            rf"[A-Z, ]+, wrongly: (it is|all of them are) in the dictionary{re.escape(told)}",
            line[1],
        )
        assert ("You lose a turn" in heard) == (option in ("rules", "double"))


def test_a_word_that_is_none_is_challenged_by_a_bot(enable: Dictionary) -> None:
    with table_of("greedy", "--seed", "5") as table:
        table.asked()
        table.type("8h bup")
        heard = table.asked()
    assert "You play 8H BUP: 14 points, 14 in all" in heard
    assert (
        "Greedy challenges BUP, rightly: it is not in the dictionary; you take the tiles back and"
        " lose 14 points"
    ) in heard


def test_void_refuses_them(enable: Dictionary) -> None:
    result = play("greedy", "--seed", "5", "--challenge", "void", typed=["8h bup", "8h pub"])
    assert "BUP is not in the dictionary" in result.stdout
    assert "You play 8H PUB: 14 points, 14 in all" in result.stdout
    assert "challenges>" not in result.stdout


# What is typed


def test_wrong_input_is_a_few_lines_and_a_new_prompt(enable: Dictionary) -> None:
    lines = ["quiz", "8h", "8h quiz", "8h pu b", "16a pub", "z9 pub", "a1 pub", "8i pub", "8h p"]
    lines += ["8h p.b", "8h (p)ub", "8h PUb", "exchange", "exchange q", "-pubs", "challenge"]
    lines += ["undo", "accept", "try", "try pass", "try 8h zz", "99", "\x00", "é", "x" * 5000]
    typed = ["", *lines, "8h pub"]
    result = play("greedy", "--seed", "5", "--no-color", "--challenge", "void", typed=typed)
    assert result.returncode == 0
    assert result.stderr == ""
    turns = result.stdout.split("Your turn> ")[1:]
    for line, answer in zip(["", *lines], turns, strict=False):
        if not line:
            continue
        shown, *said = answer.splitlines()
        assert shown == (line if line.isprintable() else repr(line))
        assert 1 <= len(said) <= 3, answer
        assert all(len(each) <= 80 for each in said)
        assert not re.match("You (play|pass|exchange)", said[0]), answer
    assert "nothing to take back: you have not had a turn" in result.stdout
    assert "You play 8H PUB" in turns[len(lines) + 1]


def test_commands(enable: Dictionary) -> None:
    typed = ["help", "rules", "unseen", "rack", "shuffle", "try 8H pub", "moves", "3"]
    result = play("greedy", "--seed", "5", "--no-color", typed=typed)
    said = result.stdout
    assert "exchange abc?" in said
    assert "Ruleset standard." in said
    assert "Bag 86, on other racks 7; unseen:\nAAAAAA B CC DDDD" in said
    racks = re.findall(r"^Rack +(.*)  \(11 points\)$", said, re.M)
    assert len(racks) == 3
    assert racks[0] == racks[1] != racks[2]
    assert sorted(racks[0]) == sorted(racks[2])
    assert "8H PUB scores 14 points: PUB" in said
    assert "\n 1  8F BAP   14 points, leaves AAEU\n" in said
    assert "You play 8G BAP: 14 points, 14 in all" in said


def test_no_hints_about_a_play_of_others(enable: Dictionary) -> None:
    with table_of("greedy:words=enable", "--seed", "7") as table:
        while not table.asked().endswith("challenges> "):
            table.type("pass")
        for typed, said in (
            ("hint", "No hints until you accept or challenge"),
            ("board", "Greedy has played"),
            ("unseen", "unseen:"),
            ("what?", "unknown answer 'what?'; expected: Enter, c, board, help"),
            ("try 8h ab", "unknown answer"),
        ):
            table.type(typed)
            assert said in table.asked()


def test_layouts_of_all_kinds(small: tuple[str, Path], tmp_path: Path) -> None:
    big = play("greedy", *small, "--layout", "super", typed=["help", "moves"])
    assert "Ruleset super; challenges: rules" in big.stdout
    assert re.search(r"^21 .*", big.stdout, re.M)
    own = tmp_path / "tiny.toml"
    own.write_text(
        'rack = 3\nsquares = """\n'
        + ".....\n" * 5
        + '"""\n[tiles]\n"?" = { count = 9, value = 0 }\n'
        + "".join(f"{letter} = {{ count = 1, value = 1 }}\n" for letter in ENGLISH.upper)
    )
    kept = tmp_path / "game"
    options = ("--layout", own, "--save", kept, "--seed", "3")
    tiny = play("greedy", *small, *options, typed=["moves", "1", "help"])
    assert "Ruleset tiny; challenges: rules" in tiny.stdout
    assert (tiny.returncode, tiny.stderr) == (0, "")
    assert play("--resume-from", kept).returncode == 0
    own.write_text("rack = 0")
    assert play("greedy", *small, "--layout", own).returncode == 2


def test_there_is_no_other_game() -> None:
    result = run("play", "chess")
    assert result.returncode == 2
    assert "no such game 'chess'; games: lexicon, scrabble, lexibomb" in result.stderr
    for args in (["--help"], ["scrabble", "--help"]):
        assert "lexicon-fast play scrabble" in run("play", *args).stdout


# In a terminal


def test_in_a_terminal_in_colours(enable: Dictionary, terminal: Terminals) -> None:
    game = terminal("greedy", "--seed", "5")
    heard = game.read_until("turn> ")
    assert "\x1b[1mA\x1b[0m\x1b[2m1\x1b[0m" in heard
    game.type("8h pubx\x7f\n")  # a slip of the finger, taken back
    heard = game.read_until("> ")
    assert "You play 8H \x1b[1mPUB\x1b[0m" in heard
    game.type("\n")
    assert re.search(r"\x1b\[[0-9;]*m U \x1b\[0m", game.read_until("turn> "))
    game.type("\x04")
    assert game.code() == 0


def test_ctrl_c_keeps_the_game(enable: Dictionary, terminal: Terminals, tmp_path: Path) -> None:
    kept = tmp_path / "game"
    game = terminal("greedy", "--seed", "5", "--save", kept, "--no-color")
    game.read_until("turn> ")
    game.type("8h pub\n")
    game.read_until("> ")
    heard = game.interrupt(str(kept))
    assert "interrupted; the game is saved; continue with: lexicon-fast play" in heard
    assert game.code() == 130
    assert [event["event"] for event in events(kept)][:3] == ["setup", "start draw", "deal"]
    assert list(tmp_path.iterdir()) == [kept]
