"""The reference of the commands is up to date."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from make_data import command_pages
from support.generated import DOCS, check_up_to_date

from lexicon_fast.cli import write_man
from lexicon_fast.cli.commands import commands
from lexicon_fast.cli.write_man import all_commands


def help_of(path: str) -> str:
    """Return the help of a command in a terminal of 80 columns."""
    arguments = [*path.split()[1:], "--help"]
    return CliRunner().invoke(commands, arguments, terminal_width=80).stdout


def test_the_file_is_up_to_date() -> None:
    check_up_to_date(command_pages)


def test_all_commands_are_described() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    for name in ("solve", "scrabble plays", "words add", "serve"):
        assert f"# lexicon-fast {name}\n" in text
    assert "`-h, --help`" in text


def test_help_begins_with_examples() -> None:
    for command in all_commands():
        assert command.examples, command.path
    shown = help_of("lexicon-fast scrabble plays")
    assert shown.index("Examples:") < shown.index("Options:")
    shown = help_of("lexicon-fast")
    assert shown.index("Examples:") < shown.index("Options:") < shown.index("Exit codes:")


def test_summaries_fit_in_80_columns() -> None:
    for command in all_commands():
        lines = help_of(command.path).splitlines()
        assert not [line for line in lines if line.startswith(" ") and line.endswith("...")]
        examples = {line for text, _ in command.examples for line in text.splitlines()}
        assert max(len(line) for line in lines if line not in examples) <= 80, command.path


def test_each_command_has_a_manual_page(tmp_path: Path) -> None:
    write_man.main(tmp_path / "man1")
    pages = {path.stem: path.read_text(encoding="ascii") for path in (tmp_path / "man1").iterdir()}
    assert pages.keys() == {command.path.replace(" ", "-") for command in all_commands()}
    page = pages["lexicon-fast-scrabble-plays"]
    assert ".B \\-w, \\-\\-words NAME|PATH|URL\nDictionary. [default: enable]\n" in page
    assert "lexicon\\-fast\\-scrabble(1)" in page
    assert "lexicon\\-fast\\-scrabble\\-plays(1)" in pages["lexicon-fast-scrabble"]
    assert "\\[u00C5] \\[u00E5]" in pages["lexicon-fast-words-build"]


def test_groff_accepts_the_manual_pages(tmp_path: Path) -> None:
    if not shutil.which("groff"):
        pytest.skip("NOT TESTED: groff is absent")
    write_man.main(tmp_path)
    pages = sorted(tmp_path.iterdir())
    checked = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", *pages], capture_output=True, check=True
    )
    assert checked.stderr == b""
