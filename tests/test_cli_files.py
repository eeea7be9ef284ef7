"""Files that commands are given: empty paths, an output that is the input, unusable names."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
import terminals

from lexicon_fast.cli.commands import commands
from lexicon_fast.cli.options import FILE

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def run(*args: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command in a folder, with nothing on stdin."""
    return subprocess.run(
        terminals.command(*map(str, args)),
        input="",
        capture_output=True,
        text=True,
        cwd=folder,
        env=terminals.environment(),
        timeout=300,
        check=False,
    )


def leaves(command: click.Command, *names: str) -> Iterator[tuple[str, click.Command]]:
    """All commands that have none below them, with their full names."""
    if not isinstance(command, click.Group):
        yield " ".join(names), command
        return
    with click.Context(command) as ctx:
        for name in command.list_commands(ctx):
            below = command.get_command(ctx, name)
            assert below is not None
            yield from leaves(below, *names, name)


def test_every_option_that_names_a_file_refuses_an_empty_path() -> None:
    seen = 0
    for name, command in leaves(commands):
        for parameter in command.params:
            if parameter.metavar == "FILE":
                seen += 1
                assert parameter.type is FILE, f"{name} {parameter.name}"
    assert seen > 30


@pytest.mark.parametrize(
    "args",
    [
        ("solve", "-i", EXAMPLES / "hands.txt", "-o", ""),
        ("census", "--cards", "2", "-o", ""),
        ("match", "lexicon", "greedy", "greedy", "--record", ""),
        ("play", "lexicon", "--save", ""),
        ("serve", "--database", ""),
        ("words", "build", EXAMPLES / "hands.txt", "-o", ""),
    ],
    ids=lambda args: args[0],
)
def test_an_empty_path_is_refused_before_anything_is_written(
    args: tuple[str | Path, ...], tmp_path: Path
) -> None:
    result = run(*args, folder=tmp_path)
    assert result.returncode == 2
    assert result.stderr.endswith(": the path is empty; name a file\n")
    assert not [*tmp_path.iterdir()]


def test_advise_does_not_write_over_its_input(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    shutil.copy(EXAMPLES / "position.json", position)
    (tmp_path / "link.jsonl").symlink_to(position)
    before = position.read_bytes()
    for name in ("position.json", "link.jsonl"):
        args = ("advise", "lexicon", "-i", "position.json", "--iterations", "50", "-o", name)
        result = run(*args, folder=tmp_path)
        assert result.returncode == 2
        assert result.stderr == (
            f"lexicon-fast: -o {name}: {name} is the input; name another output file\n"
        )
        assert position.read_bytes() == before


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("match", "lexicon", "greedy", "greedy", "--record", "m.jsonl.gz"), "m.jsonl"),
        (("match", "lexicon", "greedy", "greedy", "--raw", "m.zst"), "m"),
        (("play", "lexicon", "--record", "game.bz2"), "game"),
        (("play", "lexicon", "--save", "game.jsonl.xz"), "game.jsonl"),
    ],
)
def test_records_get_no_names_of_compressed_files(
    args: tuple[str, ...], named: str, tmp_path: Path
) -> None:
    result = run(*args, folder=tmp_path)
    assert result.returncode == 2
    assert result.stderr.endswith(
        f"Error: {args[-2]} {args[-1]}: it is not compressed; call it {named}\n"
    )
    assert not [*tmp_path.iterdir()]
