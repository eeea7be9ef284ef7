"""`lexicon-fast scrabble train` and `leaves` as users run them."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from support import forked

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.tiles.leaves import LeavesFile

WORDS = "tea eat ate eta neat ante rate tear near earn ran tan tar rat art ant net ten tern rent"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BOARD = """
rack = 4
squares = '''
w.....w
.l...l.
.......
...w...
.......
.l...l.
w.....w
'''
[premiums]
l = { letter = 2 }
w = { word = 2 }
[bonus]
4 = 50
[tiles]
"""


def run(*args: str | Path) -> subprocess.CompletedProcess[str]:
    return forked.run("scrabble", "train", "--games", "0", *args, encoding="utf-8")


@pytest.fixture
def files(tmp_path: Path) -> tuple[str | Path, ...]:
    """Return options that name a word list and a layout."""
    words, layout = tmp_path / "words.txt", tmp_path / "small.toml"
    words.write_text("\n".join(WORDS.split()))
    tiles = {letter: 6 * (letter in "AENRT") + 3 * (letter == "Q") for letter in LETTERS}
    lines = [f"{tile} = {{ count = {count}, value = 1 }}" for tile, count in tiles.items()]
    layout.write_text("\n".join([BOARD, *lines, '"?" = { count = 2, value = 0 }\n']))
    return "-w", words, "--layout", layout


def test_a_table_that_bots_can_use(files: tuple[str | Path, ...], tmp_path: Path) -> None:
    path = tmp_path / "small.leaves"
    result = run(*files, "--boards", "40", "-o", path)
    assert result.returncode == 0, result.stderr
    reports = [line for line in result.stdout.splitlines() if line.startswith("generation ")]
    assert [report.split()[1] for report in reports] == ["1:", "2:", "3:", "4:"]
    assert result.stderr.endswith(f"leaves; use it as static:leaves={path}\n")
    table = LeavesFile.load(path)
    assert table.learned == "all racks of 40 boards in 4 generations, seed 1"
    assert (table.tiles, table.dictionary) == (3, str(files[1]))
    dictionary, layout = Dictionary.load(files[1]), scrabble.Layout.load(files[3])
    counts = bytearray(33)
    value = {}
    for tile in ("E", "Q", "?"):
        code = 32 if tile == "?" else LETTERS.index(tile)
        counts[code] = 1
        value[tile] = table.native().value(bytes(counts))
        counts[code] = 0
    assert value["?"] > value["E"] > value["Q"]
    rules = replace(scrabble.ruleset("standard"), name="small", layout=layout)
    game = scrabble.Game(dictionary, ruleset=rules, seed=1, starter=0)
    game.apply(bot(f"static:leaves={path}", dictionary, "scrabble").choose(game.observation(0), 1))


def test_threads_do_not_change_the_table(files: tuple[str | Path, ...], tmp_path: Path) -> None:
    paths = [tmp_path / f"{threads}.leaves" for threads in (1, 2)]
    for threads, path in enumerate(paths, 1):
        result = run(*files, "--boards", "40", "--seed", "5", "-j", str(threads), "-o", path)
        assert result.returncode == 0, result.stderr
    assert paths[0].read_bytes() == paths[1].read_bytes()
    run(*files, "--boards", "40", "--seed", "6", "-o", paths[0])
    assert paths[0].read_bytes() != paths[1].read_bytes()


def test_wrong_arguments_are_refused_before_the_work(
    files: tuple[str | Path, ...], tmp_path: Path
) -> None:
    missing = tmp_path / "missing"
    result = run(*files, "-o", missing / "new.leaves")
    assert result.returncode == 2
    assert not result.stdout
    assert f"the folder {missing} does not exist" in result.stderr
    layout = Path(files[3])
    layout.write_text(layout.read_text().replace("rack = 4", "rack = 8"))
    result = run(*files, "-o", tmp_path / "new.leaves")
    assert result.returncode == 2
    assert "has racks of 8 tiles; leave values support racks of 2 to 7" in result.stderr
    assert run(*files, "--boards", "39", "-o", tmp_path / "new.leaves").returncode == 2
    assert not (tmp_path / "new.leaves").exists()


def test_tiles_of_another_layout(files: tuple[str | Path, ...], tmp_path: Path) -> None:
    path, other = tmp_path / "new.leaves", tmp_path / "other.toml"
    text = Path(files[3]).read_text()
    other.write_text(text.replace("Q = { count = 3", "Q = { count = 5"))
    result = run(*files, "--tiles", other, "--boards", "40", "-o", path)
    assert result.returncode == 0, result.stderr
    assert LeavesFile.load(path).counts[LETTERS.index("Q")] == 5


def test_leaves_are_converted_from_and_to_klv2(data: Path, tmp_path: Path) -> None:
    def leaves(*args: str | Path) -> subprocess.CompletedProcess[str]:
        return forked.run("scrabble", "leaves", *args, encoding="utf-8")

    source, made = data / "magpie" / "leaves.klv2", tmp_path / "made.leaves"
    alphabet = tmp_path / "three.alphabet"
    alphabet.write_text("A a\nE e\nS s\n")
    done = leaves(source, "--alphabet", alphabet, "-o", made)
    assert done.stderr == f"lexicon-fast: {made}: 169 leaves; use it as static:leaves={made}\n"
    assert (LeavesFile.load(made).letters, LeavesFile.load(made).learned) == ("AES", "KLV2")
    assert leaves(made, "-o", tmp_path / "again.KLV2").returncode == 0
    assert (tmp_path / "again.KLV2").read_bytes() == source.read_bytes()
    alphabet.write_text("A a\nE e\n")
    wrong = leaves(source, "--alphabet", alphabet, "-o", tmp_path / "wrong.leaves")
    assert "letters up to number 3, but the alphabet has 2" in wrong.stderr
    assert (wrong.returncode, (tmp_path / "wrong.leaves").exists()) == (2, False)
