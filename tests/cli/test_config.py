"""The file with the user's defaults: what it sets, what comes first, and what is wrong in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
import platformdirs
import pytest
from click.testing import CliRunner, Result

from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import user_folder
from lexicon_fast.cli.commands import commands
from lexicon_fast.cli.groups import path_of_config

CONFIG = """
words = "yawl"
threads = 2
color = true

[lexicon]
ruleset = "article"

[lexibomb]
words = "enable"
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of defaults."""
    path = tmp_path / "config.toml"
    path.write_text(CONFIG)
    monkeypatch.setenv("LEXICON_FAST_CONFIG", str(path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return path


def params_of(*arguments: str, monkeypatch: pytest.MonkeyPatch, **env: str) -> dict[str, Any]:
    """Return the parameters with which a command would run."""
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    context: click.Context = commands.make_context("lexicon-fast", list(arguments))
    command: click.Command | None = commands
    rest = [*context._protected_args, *context.args]
    while isinstance(command, click.Group):
        name, command, rest = command.resolve_command(context, rest)
        assert command is not None
        context = command.make_context(name, rest, parent=context)
        rest = [*context._protected_args, *context.args]
    return context.params


def run(*arguments: str) -> Result:
    return CliRunner().invoke(commands, arguments)


def test_the_file_sets_defaults(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solve = params_of("solve", "CAT", monkeypatch=monkeypatch)
    assert (solve["words"], solve["threads"], solve["colour"]) == ("yawl", 2, True)
    assert solve["ruleset"] == "article"
    play = params_of("play", "lexicon", monkeypatch=monkeypatch)
    assert (play["words"], play["ruleset"]) == ("yawl", "article")
    plays = params_of("scrabble", "plays", "x", monkeypatch=monkeypatch)
    assert (plays["words"], plays["ruleset"]) == ("yawl", None)
    assert (
        params_of("match", "lexibomb", "greedy", "random", monkeypatch=monkeypatch)["words"]
        == "enable"
    )


def test_options_and_environment_come_first(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ("-w", "enable", "--ruleset", "waddingtons", "-j", "3", "--no-color")
    solve = params_of("solve", "CAT", *given, monkeypatch=monkeypatch)
    assert (solve["words"], solve["ruleset"]) == ("enable", "waddingtons")
    assert (solve["threads"], solve["colour"]) == (3, False)
    solve = params_of(
        "solve", "CAT", monkeypatch=monkeypatch, LEXICON_FAST_THREADS="4", NO_COLOR="1"
    )
    assert (solve["threads"], solve["colour"]) == (4, None)


def test_lexibomb_keeps_its_list_unless_it_has_a_setting(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('words = "yawl"\n')
    assert params_of("play", "lexibomb", monkeypatch=monkeypatch)["words"] == "2of12inf"


def test_records_keep_their_dictionary(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert params_of("replay", "x", monkeypatch=monkeypatch)["words"] is None


@pytest.mark.parametrize("command", [["engine"], ["serve"], ["bench"]])
def test_programs_do_not_depend_on_the_file(
    command: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    params = params_of(*command, monkeypatch=monkeypatch)
    assert params["words"] in (None, ("enable", "2of12inf"), "enable")
    assert params.get("threads") is None
    file.write_text("words = 1")
    params_of(*command, monkeypatch=monkeypatch)  # it is not even read


def test_an_answer_shows_the_settings(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    counts = []
    for options in ([], ["-w", "enable"]):
        commands.main(["solve", "CATDOG", "--format", "jsonl", *options], standalone_mode=False)
        counts.append(json.loads(capfd.readouterr().out)["count"])
    assert counts[0] > counts[1]


def test_config_shows_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run("config").stdout.splitlines()
    assert shown[0] == str(file)
    assert shown[1:] == [
        "words = yawl",
        "threads = 2",
        "color = True",
        "lexicon.ruleset = article",
        "lexibomb.words = enable",
    ]
    assert run("config", "--path").stdout == f"{file}\n"
    monkeypatch.setenv("LEXICON_FAST_CONFIG", "")
    assert (
        run("config").stdout
        == "no file (LEXICON_FAST_CONFIG is empty, or there is no home folder)\n"
    )
    monkeypatch.delenv("LEXICON_FAST_CONFIG")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(file.parent / "none"))
    assert path_of_config() is not None
    assert run("config").stdout.endswith("config.toml (there is no such file)\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('wrds = "yawl"', "unknown setting 'wrds'; did you mean words?"),
        ('ruleset = "article"', r"each game has its own: write it under \[lexicon\]"),
        ("[lexicon]\nthreads = 2", "unknown setting 'lexicon.threads'"),
        ("threads = 0", "threads is 0; it must be a whole number, 1 or more"),
        ("threads = true", "threads is True; it must be"),
        ('color = "no"', "color is 'no'; it must be true or false"),
        ("lexicon = 1", r"lexicon must be a table: \[lexicon\]"),
        ("words = ", "Invalid value"),
        ('words = "nope"', "words is 'nope', no known word list and no file; use enable"),
    ],
)
def test_what_is_wrong_is_named(text: str, message: str, file: Path) -> None:
    file.write_text(text)
    with pytest.raises(BadOption, match=message) as raised:
        commands.main(["solve", "CAT"], standalone_mode=False)
    assert str(file) in str(raised.value)


def test_a_bad_value_is_located(file: Path) -> None:
    file.write_text('[lexicon]\nruleset = "articel"\n')
    result = run("solve", "CAT")
    assert result.exit_code == 2
    assert "unknown ruleset 'articel'" in result.stderr
    assert f"(from {file})" in result.stderr.replace("\n", "")


def test_paths_begin_in_the_folder_of_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file.parent / "mine.txt").write_text("hat\n")
    (file.parent / "rules.toml").write_text('base = "article"\nname = "mine"\n')
    file.write_text('words = "mine.txt"\n[lexicon]\nruleset = "rules.toml"\n')
    solve = params_of("solve", "CAT", monkeypatch=monkeypatch)
    assert solve["words"] == str(file.parent / "mine.txt")
    assert solve["ruleset"]["name"] == "mine"
    file.write_text('words = "https://example.org/list.txt"\n')
    assert params_of("solve", "CAT", monkeypatch=monkeypatch)["words"].startswith("https://")


def test_a_user_without_a_home_folder_has_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LEXICON_FAST_CONFIG")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert path_of_config() is None
    assert params_of("solve", "CAT", monkeypatch=monkeypatch)["words"] == "enable"


@pytest.mark.skipif(sys.platform != "linux", reason="platformdirs names the folders elsewhere")
@pytest.mark.parametrize("value", [None, "", " ", "/tmp/elsewhere", "relative"])
@pytest.mark.parametrize("kind", ["cache", "config", "data", "state"])
def test_folders_are_those_of_platformdirs(
    kind: Any, value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    variable = f"XDG_{kind.upper()}_HOME"
    monkeypatch.delenv(variable, raising=False)
    if value is not None:
        monkeypatch.setenv(variable, value)
    named = getattr(platformdirs, f"user_{kind}_path")("lexicon-fast", appauthor=False)
    assert user_folder(kind) == (named if named.is_absolute() else None)


def test_a_missing_file_is_an_error_if_it_was_named(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.unlink()
    with pytest.raises(BadOption, match="there is no file"):
        commands.main(["solve", "CAT"], standalone_mode=False)
    file.write_bytes(b"\xff")
    with pytest.raises(BadOption, match="is not text in UTF-8"):
        commands.main(["solve", "CAT"], standalone_mode=False)
