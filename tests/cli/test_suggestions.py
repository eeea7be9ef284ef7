"""Suggestions for mistyped names, and for paths in place of positions; `help`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lexicon_fast import __version__
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.cli import commands

CGP = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0"


def run(*args: str) -> Result:
    return CliRunner().invoke(commands.commands, args)


def refused(*args: str) -> str:
    """Return the only error message."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("Error: ") == 1
    return result.stderr.partition("Error: ")[2].strip()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["slove"], "no such command 'slove'; did you mean solve?"),
        (["SOLVE"], "no such command 'SOLVE'; did you mean solve?"),
        (["lexicon"], "no such command 'lexicon'; did you mean solve, plan or play lexicon?"),
        (
            ["qqqq"],
            "no such command 'qqqq'; commands: solve, plan, scrabble, lexibomb, check, words,",
        ),
        (["scrabble", "play"], "no such command 'play'; did you mean plays?"),
        (["lexibomb", "pays"], "no such command 'pays'; did you mean plays?"),
        (["words", "lst"], "no such command 'lst'; did you mean list?"),
        (["match", "scrable", "a", "b"], "no such game 'scrable'; did you mean scrabble?"),
        (["play", "chess"], "no such game 'chess'; games: lexicon, scrabble, lexibomb"),
        (["solve", "CAT", "--format", "jsnol"], "'parquet', 'arrow'; did you mean jsonl?"),
        (["solve", "CAT", "--ruleset", "artikel"], "did you mean article?"),
        (["census", "--format", "jso"], "'json'; did you mean json?"),
        (["solve", "CAT", "--format", "qq"], "'parquet', 'arrow'."),
        (["solve", "CAT", "--topp", "3"], "No such option '--topp'. Did you mean '--top'?"),
        (["help", "slove"], "no such command 'slove'; did you mean solve?"),
        (["help", "words", "lst"], "no such command 'lst'; did you mean list?"),
        (["define", "cat"], "no such command 'define'; did you mean find pattern:cat --defin"),
        (["anagram", "RETAINS?"], "did you mean find 'anagram:RETAINS?'?"),
        (["wordle"], "did you mean examples/wordle.py, in docs/related-games.md?"),
        (["puzzle", "lexicon", "lurks"], "extra argument (lurks); give it with --answer"),
        (["rummikub"], "no such command 'rummikub'; commands: solve,"),
        (["solve", "--hand", "CAT"], "write it as an argument: commands solve [OPTIONS] [POSITION"),
        (["check", "--word", "cat"], "write it as an argument: commands check [OPTIONS] WORD"),
        (["match", "lexicon", "--games", "3"], "'--games'. Did you mean '--pairs'?"),
        (["match", "lexicon", "--whole"], "'--whole'. Did you mean '--whole-games'?"),
        (["play", "lexicon", "--level", "3"], "No such option '--level'."),
        (["--vrsion"], "No such option '--vrsion'. Did you mean '--version'?"),
        (["help", "solve", "x"], " solve has no command 'x'"),
    ],
)
def test_the_nearest_name_is_suggested(args: list[str], message: str) -> None:
    said = refused(*args)
    assert message in said
    if message.endswith("."):
        assert said.endswith(message)


def test_without_arguments_there_are_things_to_try() -> None:
    result = run()
    assert result.exit_code == 0
    commands_shown = [line for line in result.stdout.splitlines() if line.startswith("  lexi")]
    assert len(commands_shown) == 4


def test_rules_are_those_of_the_options() -> None:
    assert "the play earns 5 more" in run("rules", "scrabble", "--challenge", "five").stdout
    assert "swap 1 card of a word" in " ".join(
        run("rules", "lexicon", "--ruleset", "article").stdout.split()
    )


def test_bots_are_suggested() -> None:
    result = run("match", "lexicon", "gredy", "random")
    assert isinstance(result.exception, ValueError)
    assert "unknown Lexicon bot 'gredy'; did you mean greedy? Lexicon bots:" in str(
        result.exception
    )


def test_long_names_are_cut_and_odd_ones_shown() -> None:
    assert len(refused("x" * 5000)) < 400
    assert "'a\\nb'" in refused("a\nb")
    assert did_you_mean("solve" * 10000, ["solve"]) == ""


@pytest.mark.parametrize("option", ["-V", "--version"])
def test_the_version(option: str) -> None:
    assert run(option).stdout == f"lexicon-fast {__version__}\n"


@pytest.mark.parametrize(
    "names", [[], ["solve"], ["scrabble"], ["scrabble", "plays"], ["play", "lexibomb"], ["help"]]
)
def test_help_is_that_of_the_command(names: list[str]) -> None:
    expected = run(*names, "--help")
    found = run("help", *names)
    assert found.exit_code == 0, found.output
    assert found.stdout == expected.stdout
    assert "Usage: " in found.stdout


class TestPathsInPlaceOfPositions:
    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "hands.txt").write_text("CAT\n")
        (tmp_path / "my hands.txt").write_text("CAT\n")
        (tmp_path / "CAT").write_text("DOG\n")
        (tmp_path / "folder").mkdir()
        (tmp_path / "folder" / "x").write_text("CAT\n")

    @pytest.mark.parametrize(
        ("command", "argument"),
        [
            (["solve"], "POSITION"),
            (["plan"], "POSITION"),
            (["scrabble", "plays"], "CGP"),
            (["lexibomb", "plays"], "POSITION"),
            (["advise", "lexicon"], "POSITION"),
            (["advise", "scrabble"], "POSITION"),
            (["advise", "lexibomb"], "POSITION"),
        ],
    )
    def test_a_file_is_to_be_read_with_i(self, command: list[str], argument: str) -> None:
        said = refused(*command, "hands.txt")
        assert said == f"{argument} 'hands.txt' is a file; read its rows with: -i hands.txt"
        assert refused(*command, "nothing.csv.gz") == (
            f"{argument} 'nothing.csv.gz' looks like a file, but does not exist; read a file"
            " with: -i nothing.csv.gz"
        )
        assert "-i 'my hands.txt'" in refused(*command, "my hands.txt")
        assert "is a folder; read the files in it with: -i ./folder" in refused(
            *command, "./folder"
        )
        assert "-i folder/x" in refused(*command, "folder/x")

    def test_a_hand_stays_a_hand_whatever_files_there_are(self) -> None:
        assert run("solve", "CAT", "-n", "1").exit_code == 0
        assert run("solve", '{"hand": "CAT", "id": "hands.txt"}', "-n", "1").exit_code == 0
        assert run("scrabble", "plays", CGP, "-n", "1").exit_code == 0

    @pytest.mark.parametrize("command", [["solve"], ["plan"], ["advise", "lexicon"]])
    @pytest.mark.parametrize("position", ["CATDOG*", "CATDOG* hat l[u]rch", '{"hand": "CAT"}'])
    def test_a_position_after_i_is_refused(self, command: list[str], position: str) -> None:
        said = refused(*command, "-i", position)
        assert said == f"-i {position!r}: no such file; leave out -i if this is a POSITION"

    def test_cgp_after_i_is_refused(self) -> None:
        said = refused("scrabble", "plays", "-i", CGP)
        assert said == f"-i {CGP!r}: no such file; leave out -i if this is a CGP"

    def test_a_query_after_i_is_refused(self) -> None:
        said = refused("find", "-i", "QUIZ")
        assert said == "-i 'QUIZ': no such file; leave out -i if this is a QUERY"

    def test_a_file_whose_name_could_be_a_hand_is_read(self) -> None:
        assert run("solve", "-i", "CAT", "-o", "out.jsonl").exit_code == 0
        assert '"hand":"DOG"' in Path("out.jsonl").read_text()


def test_a_hand_from_the_command_line_imports_nothing_for_suggestions() -> None:
    code = (
        "import sys; from lexicon_fast.cli import main; main(['solve', 'CAT', '-n', '1']);"
        " assert not {'shlex', 'numpy', 'lexicon_fast.cli.help'} & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0
