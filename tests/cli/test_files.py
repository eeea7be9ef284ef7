"""Files that commands are given: empty paths, an output that is the input, unusable names."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from support import forked, terminals

from lexicon_fast.cli.commands import commands

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(*args: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, with an empty stdin."""
    return forked.run(*args, cwd=folder, env=terminals.environment(), encoding="utf-8")


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
    for _, command in leaves(commands):
        for parameter in command.params:
            if parameter.metavar == "FILE":
                seen += 1
                with pytest.raises(click.BadParameter, match="the path is empty; name a file"):
                    parameter.type.convert("", parameter, None)
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
            f"lexicon-fast: -o {name}: this is an input; name another output file\n"
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


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    result = run("words", "build", EXAMPLES / "hands.txt", "-o", "no/x", folder=tmp_path)
    assert result.returncode == 2
    assert result.stderr.endswith(
        "lexicon-fast: no/x: No such file or directory; the folder no does not exist\n"
    )


def test_a_folder_of_parts_is_refused_where_there_is_none(tmp_path: Path) -> None:
    given = ("scrabble", "plays", "-i", EXAMPLES / "positions.cgp")
    result = run(*given, "-o", "plays/", "--format", "csv", folder=tmp_path)
    assert result.returncode == 2
    assert result.stderr == "lexicon-fast: -o plays/ is a folder; name a file\n"
    assert not [*tmp_path.iterdir()]


def test_a_header_without_a_hand_names_its_file(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("hand\nCAT\n")
    (tmp_path / "b.csv").write_text("rack\nCAT\n")
    for output in ("-", "parts/"):
        result = run("solve", "-i", "a.csv", "-i", "b.csv", "-o", output, folder=tmp_path)
        assert result.returncode == 2
        assert "b.csv: header 'rack' has no column 'hand'" in result.stderr


def test_a_bad_row_names_its_file(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("CAT\n")
    (tmp_path / "b.txt").write_text("DOG\nCAT2\n" + 16 * "E" + "\n")
    for output in ("-", "plans/"):
        result = run("plan", "-i", "a.txt", "-i", "b.txt", "-o", output, folder=tmp_path)
        assert result.returncode == 2
        assert "2 bad rows of 4; the first: b.txt, line 2: hand 'CAT2'" in result.stderr
    lines = run("plan", "-i", "a.txt", "-i", "b.txt", folder=tmp_path).stdout.splitlines()
    assert lines[3].startswith('{"id":4,"error":"b.txt, line 3: hand ')


def test_left_out_lines_are_those_of_the_list_that_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "few.txt").write_text("cat\nDog\n12\n")
    for output in ("few.dictionary", "-"):
        with open(tmp_path / "out", "wb") as out:
            result = subprocess.run(
                terminals.command("words", "build", "few.txt", "-o", output, "--no-names"),
                stdout=out,
                stderr=subprocess.PIPE,
                text=True,
                cwd=tmp_path,
                env=terminals.environment(),
                check=False,
            )
        assert result.returncode == 0
        assert result.stderr == (
            "lexicon-fast: few.txt: 1 of 3 lines are not words and were left out (such as line 3"
            " '12'); words have letters only (A-Z); remove the other lines: grep -xE"
            " '[[:alpha:]]+' LIST > WORDS\n"
            "lexicon-fast: few.txt: 1 capitalised word dropped\n"
        )


def test_a_change_of_a_ruleset_file_is_named_by_its_fields(tmp_path: Path) -> None:
    rules = tmp_path / "house.toml"
    (tmp_path / "hands.txt").write_text("CAT\n")

    def solve(ruleset: str) -> str:
        args = ("-i", "hands.txt", "-o", "plays.jsonl", "--ruleset", ruleset, "--resume")
        return run("solve", *args, folder=tmp_path).stderr

    rules.write_text("base = 'article'\n[points]\nQ = 10\n")
    assert not solve("house.toml")
    rules.write_text("base = 'article'\nout_at = 50\n[points]\nQ = 11\n")
    assert "a different --ruleset (the files differ in out_at, points); use" in solve("house.toml")
    assert "a different --ruleset (house, now waddingtons); use" in solve("waddingtons")


def test_advise_names_an_opcode_that_it_ignores(tmp_path: Path) -> None:
    board = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/26 0 lex yawl;"
    result = run("advise", "scrabble", board, board, "--iterations", "50", folder=tmp_path)
    assert result.returncode == 0
    assert result.stderr == ("lexicon-fast: 'lex yawl' is ignored: the dictionary is 'enable'\n")


def test_advise_suggests_only_formats_it_can_write(tmp_path: Path) -> None:
    result = run("advise", "lexicon", "CAT", "-o", "x.foo", folder=tmp_path)
    assert result.stderr == (
        "lexicon-fast: -o x.foo: .foo is not an output format; use .txt, .jsonl, or --format\n"
    )


@pytest.mark.parametrize("output", ["-", "parts/"])
def test_csv_whose_name_does_not_say_so_is_recognised(output: str, tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "hands.csv", tmp_path / "hands")
    result = run("solve", "-i", "hands", "-o", output, folder=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith(
        "hands: 'id,hand,table' is a CSV header; read it with --input-format csv\n"
    )
    named = run("solve", "-i", "hands", "--input-format", "csv", folder=tmp_path)
    assert named.returncode == 0


def test_replay_of_gcg_names_the_command_that_shows_it(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "game.gcg", tmp_path)
    result = run("replay", "game.gcg", folder=tmp_path)
    assert result.returncode == 2
    assert result.stderr == (
        "lexicon-fast: game.gcg is GCG; use: lexicon-fast scrabble show game.gcg\n"
    )
