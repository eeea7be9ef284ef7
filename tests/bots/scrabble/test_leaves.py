"""Leave values: numbering, files, and learning."""

from __future__ import annotations

import json
import random
import struct
import zlib
from array import array
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import static_eval as reference
from oracles import word_graphs

from lexicon_fast import Dictionary
from lexicon_fast._native.tiles.leaves import Leaves, rank_leaves
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexibomb.simulation import Expert
from lexicon_fast.bots.scrabble import train
from lexicon_fast.bots.tiles.leaves import (
    LeavesFile,
    board_of,
    leaves_for,
    table_path,
)
from lexicon_fast.games.lexibomb import ruleset
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.tiles.layouts import Layout

pytestmark = pytest.mark.native

LAYOUT = Layout.load("scrabble")
COUNTS = {tile: LAYOUT.counts[tile] for tile in "ABCDEFGHIJKLMNOPQRSTUVWXYZ?"}


def by_code(tiles: str | dict[str, int]) -> bytes:
    counts = bytearray(33)
    for tile, count in Counter(tiles).items():
        counts[32 if tile == "?" else ord(tile) - 65] = count
    return bytes(counts)


# Numbers


@pytest.mark.parametrize(
    ("counts", "tiles"),
    [({"A": 2, "B": 1, "C": 3, "?": 2}, 4), ({"A": 1, "?": 1}, 3), ({"A": 4, "B": 2, "C": 2}, 1)],
)
def test_leaves_are_numbered_in_the_order_of_the_reference(
    counts: dict[str, int], tiles: int
) -> None:
    leaves = Leaves(by_code(counts), 3, tiles, None)
    expected = [
        leave
        for size in range(1, tiles + 1)
        for leave in (
            reference.leaves_in_order(counts, size) if sum(counts.values()) >= size else ()
        )
    ]
    assert len(leaves) == len(expected)
    assert [leaves.rank(by_code(leave)) for leave in expected] == list(range(len(expected)))
    listed = b"".join(leaves.each(size) for size in range(1, tiles + 1))
    assert listed == b"".join(by_code(leave) for leave in expected)


def test_the_tiles_of_scrabble_have_914624_leaves() -> None:
    leaves = Leaves(by_code(COUNTS), 26, 6, None)
    assert len(leaves) == 914_624
    for size in (1, 2):
        expected = reference.leaves_in_order(COUNTS, size)
        assert leaves.each(size) == b"".join(map(by_code, expected))


def test_leaves_have_the_values_given() -> None:
    values = array("h", range(-4, 6))  # A B ? AA AB A? B? AAB AA? AB?
    leaves = Leaves(by_code("AAB?"), 2, 3, values.tobytes(), 7, 3800)
    assert len(leaves) == 10
    assert [leaves.value(by_code(tiles)) for tiles in ("A", "AA", "B?", "AB?", "")] == [
        -28, -7, 14, 35, 0
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((bytes(3), 26, 6, None), "most has 3 entries"),
        ((by_code("AC"), 2, 6, None), "beyond the 2 letters"),
        ((by_code("AB"), 0, 6, None), "letters is 0"),
        ((by_code("AB"), 2, 9, None), "tiles is 9"),
        ((by_code("AB"), 2, 2, b"\0\0"), "values has 1 leaves"),
        ((by_code("AB"), 2, 2, None, 0), "unit is 0"),
        ((b"\xff" * 33, 32, 8, None), "at most 67,108,864 leaves"),
    ],
)
def test_impossible_tables_are_rejected(arguments: tuple[object, ...], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Leaves(*arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("tiles", ["", "AAA", "ABC", "AAB?"])
def test_leaves_outside_a_table_are_rejected(tiles: str) -> None:
    leaves = Leaves(by_code("AAB?"), 2, 3, None)
    with pytest.raises(BadOption):
        leaves.rank(by_code(tiles))


# The table of the package


@pytest.fixture(scope="module")
def table(enable: Dictionary) -> Leaves:
    return leaves_for(LAYOUT, enable)


def test_the_table_of_the_package_agrees_with_experts(table: Leaves) -> None:
    value = {
        tiles: table.value(by_code(tiles))
        for tiles in (
            "?",
            "S",
            "E",
            "V",
            "Q",
            "QU",
            "II",
            "UU",
            "VW",
            "ERS",
            "EINRST",
            "?S",
            "UVVWW",
        )
    }
    for better, worse in pairwise(["?S", "?", "ERS", "S", "E", "V", "Q", "UU", "UVVWW"]):
        assert value[better] > value[worse]
    assert value["E"] > 0 > value["V"]
    assert value["QU"] > value["Q"] + 500
    assert value["EINRST"] > 2000
    assert value["II"] < -500


def test_the_file_of_the_package_is_small_and_names_its_origin(enable: Dictionary) -> None:
    path = Path(train.__file__).parents[2] / "data" / "leaves" / "scrabble.leaves"
    assert path.stat().st_size < 1_000_000
    kept = LeavesFile.load(path)
    assert kept.letters == enable.alphabet.upper
    assert kept.counts == tuple(COUNTS.values())
    assert (kept.dictionary, kept.sha256) == ("enable", enable.compiled.source_sha256)
    assert "seed" in kept.learned
    assert 3500 < kept.mean < 4500


def test_the_table_of_super_is_for_its_tiles(enable: Dictionary) -> None:
    layout = Layout.load("super")
    path = Path(train.__file__).parents[2] / "data" / "leaves" / "super.leaves"
    assert path.stat().st_size < 1_200_000
    kept = LeavesFile.load(path)
    assert kept.counts == tuple(layout.counts[tile] for tile in COUNTS)
    assert (kept.dictionary, kept.sha256) == ("enable", enable.compiled.source_sha256)
    leaves = leaves_for(layout, enable, "super")
    value = {tiles: leaves.value(by_code(tiles)) for tiles in ("??", "?", "S", "V", "Q")}
    for better, worse in pairwise(["??", "?", "S", "V", "Q"]):
        assert value[better] > value[worse]
    game = Game(enable, ruleset="super", seed=1, starter=0)
    game.apply(bot("static:leaves=super", enable, "scrabble").choose(game.observation(0), 1))


def test_the_table_of_lexibomb_is_for_its_bots(enable: Dictionary) -> None:
    path = Path(train.__file__).parents[2] / "data" / "leaves" / "lexibomb.leaves"
    assert path.stat().st_size < 600_000
    assert LeavesFile.load(path).dictionary == "2of12inf"
    rules = ruleset("standard")
    table = leaves_for(rules.layout, enable, "lexibomb", turn_values=False)
    assert Expert(enable).leaves_for(rules) is table
    assert Expert(enable, leaves="super").leaves_for(rules) is not table


def test_a_layout_with_more_tiles_uses_the_same_table(enable: Dictionary, table: Leaves) -> None:
    layout = Layout.load("super")
    leaves = leaves_for(layout, enable)
    assert leaves.value(by_code("QU")) == table.value(by_code("QU"))
    assert layout.counts["Z"] > COUNTS["Z"]


def test_without_a_table_all_leaves_are_worth_nothing(enable: Dictionary) -> None:
    leaves = leaves_for(LAYOUT, enable, "none")
    assert leaves.value(by_code("S")) == leaves.value(by_code("Q")) == 0


# Files


@pytest.fixture
def kept() -> LeavesFile:
    values = array("h", [5, -3, 700, -701, 2, 0, 9, -1, 1, 32_000]).tobytes()
    head = "AB", (2, 1, 1), 3, 20, 3817, 75, "enable", "ab" * 32, "by hand"
    squares = array("h", range(-6 * 225, 6 * 225)).tobytes()
    return LeavesFile(*head, values, ((90, 0, 1, -2, 300, 4),), board_of(LAYOUT), squares)


def test_files_round_trip(kept: LeavesFile, tmp_path: Path) -> None:
    path = tmp_path / "some.leaves"
    leaves = kept.native()
    assert len(leaves) == 10
    kept.write(path)
    assert LeavesFile.load(path) == kept
    assert LeavesFile.load(path).native().value(by_code("B")) == -60


def test_files_of_older_versions_have_fewer_fields(kept: LeavesFile, tmp_path: Path) -> None:
    path = tmp_path / "some.leaves"
    old = kept._replace(turns=(), board="", positional=b"")
    old.write(path)
    data = path.read_bytes().replace(b'"version": 3', b'"version": 2')
    path.write_bytes(data)
    with pytest.raises(BadOption, match="damaged"):
        LeavesFile.load(path)
    data = data.replace(b'"turns": [], "board": "", ', b"")
    path.write_bytes(data)
    assert LeavesFile.load(path) == old
    data = data.replace(b'"version": 2', b'"version": 1')
    path.write_bytes(data.replace(b'"vowel_charge": 75, ', b""))
    assert LeavesFile.load(path) == old._replace(vowel_charge=0)
    path.write_bytes(data)
    with pytest.raises(BadOption, match="damaged"):
        LeavesFile.load(path)


def test_values_of_squares_are_those_of_one_board(kept: LeavesFile) -> None:
    positional = kept.native(LAYOUT).positional
    assert positional is not None
    values = np.frombuffer(positional, np.int16).reshape(33, 2, 15, 15, 2)
    assert values[[0, 1, 2, 31, 32], 0, 0, 0, 0].tolist() == [-1350, -1349, 0, 0, -1348]
    assert values[32, 1, 14, 14, 1] == 1349
    assert kept.native(Layout.load("super")).positional is None
    assert kept.native().turns == array("h", kept.turns[0]).tobytes()


@pytest.mark.parametrize(
    "damage", ["cut", "flipped", "more", "head", "turns", "counts", "empty", "zeros"]
)
def test_damaged_files_are_rejected_by_name(kept: LeavesFile, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "some.leaves"
    kept.write(path)
    data = path.read_bytes()
    head, _, packed = data.partition(b"\n")
    fields = json.loads(head)
    path.write_bytes(
        {
            "cut": data[:-3],
            "flipped": data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
            "more": data + b"more",
            "head": head.replace(b"mean", b"mane") + b"\n" + packed,
            "turns": json.dumps(fields | {"turns": [[1]]}).encode() + b"\n" + packed,
            "counts": json.dumps(fields | {"counts": [2, 1, 900]}).encode() + b"\n" + packed,
            "empty": b"",
            "zeros": json.dumps(fields | {"values_crc32": zlib.crc32(b"")}).encode()
            + b"\n"
            + zlib.compress(b""),
        }[damage]
    )
    with pytest.raises(
        BadOption, match=r"leaves=.*some\.leaves: .*; use scrabble, super, lexibomb, none"
    ):
        LeavesFile.load(path)


def test_files_and_options_that_do_not_fit_are_rejected(
    kept: LeavesFile, enable: Dictionary, tmp_path: Path
) -> None:
    path = tmp_path / "some.leaves"
    with pytest.raises(BadOption, match=r"leaves=.*some\.leaves: No such file"):
        bot(f"static:leaves={path}", enable, "scrabble")
    kept.write(path)
    with pytest.raises(BadOption, match="has the letters AB"):
        leaves_for(LAYOUT, enable, str(path))
    path.write_bytes(path.read_bytes().replace(b'"version": 3', b'"version": 4'))
    with pytest.raises(BadOption, match="its version is not 1 to 3"):
        LeavesFile.load(path)


# KLV2


def test_files_of_magpie_are_read_and_written_the_same(data: Path, tmp_path: Path) -> None:
    path = data / "magpie" / "leaves.klv2"
    rows = [row.split(",") for row in (data / "magpie" / "leaves.csv").read_text().split()]
    read = LeavesFile.load(path)
    assert (read.letters, read.counts, read.tiles, read.unit) == ("", (6, 6, 4, 2), 6, 1)
    assert len(read.native()) == len(rows) == 169
    for tiles, points in rows:
        counts = [tiles.count(tile) for tile in "AES"] + [0] * 29 + [tiles.count("?")]
        assert read.native().value(bytes(counts)) == round(100 * float(points))
    read.write(tmp_path / "own.klv2")
    assert (tmp_path / "own.klv2").read_bytes() == path.read_bytes()


def test_values_are_the_same_after_klv2(enable: Dictionary, tmp_path: Path) -> None:
    before = LeavesFile.load(table_path("scrabble"))
    before.write(tmp_path / "x.klv2")
    after = LeavesFile.load(tmp_path / "x.klv2").with_letters(before.letters, "x")
    values = [np.frombuffer(each.values, np.int16) * each.unit for each in (before, after)]
    assert np.array_equal(*values)
    assert (after.tiles, after.mean, after.vowel_charge) == (before.tiles, before.mean, 0)
    assert len(leaves_for(LAYOUT, enable, str(tmp_path / "x.klv2"))) == 914_624
    assert bot(f"static:leaves={tmp_path / 'x.klv2'}", enable, "scrabble").leaves


@given(
    st.lists(st.integers(0, 4), min_size=2, max_size=32),
    st.integers(0, 3),
    st.integers(1, 4),
    st.randoms(use_true_random=False),
)
def test_klv2_has_all_leaves_in_alphabetical_order(
    most: list[int], blanks: int, tiles: int, rng: random.Random
) -> None:
    if len(most) > 8:
        tiles = min(tiles, 2)
    numbers = [64] * blanks + [65 + i for i, count in enumerate(most) for _ in range(count)]
    sizes = range(1, tiles + 1)
    leaves = sorted({bytes(leave) for size in sizes for leave in combinations(numbers, size)})
    counts = (*most, blanks)
    size = len(Leaves(bytes([*most, *[0] * (32 - len(most)), blanks]), len(most), tiles, None))
    values = np.arange(size, dtype=np.int16)
    file = LeavesFile("", counts, tiles, 1, 0, 0, "", "", "", values.tobytes())
    if not leaves:
        return
    nodes, _, points = unpacked(file.klv())
    assert word_graphs.spelled(nodes) == [bytes(code - 64 for code in leave) for leave in leaves]
    ranks = [file.native().rank(bytes(map(leave.count, [*range(65, 97), 64]))) for leave in leaves]
    assert np.allclose(points, np.array(ranks) / 100)
    some = rng.sample(leaves, min(9, len(leaves)))
    found = rank_leaves(b"".join(leave + b"\n" for leave in some))
    by_code = [bytes(map(leave.count, [*range(65, 97), 64])) for leave in some]
    assert found[:2] == (bytes(map(max, *by_code, by_code[0])), max(map(len, some)))
    table = Leaves(found[0], 32, found[1], None)
    assert [*array("I", found[2])] == [*map(table.rank, by_code)]


def unpacked(data: bytes) -> tuple[bytes, int, tuple[float, ...]]:
    """The nodes of a KLV2, the number of its values, and the values."""
    end = 4 + 4 * struct.unpack_from("<I", data)[0]
    (count,) = struct.unpack_from("<I", data, end)
    return data[4:end], count, struct.unpack(f"<{count}f", data[end + 4 :])


def klv(leaves: list[bytes], points: list[float]) -> bytes:
    """A KLV2 file with these leaves, which need not be in order."""
    nodes = [1 << 22 | 1 if leaves else 1 << 22]
    place = 1 + len(leaves)
    firsts = [leave[0] << 24 | (len(leave) == 1) << 23 for leave in leaves]
    rest: list[int] = []
    for number, leave in enumerate(leaves):
        if len(leave) > 1:
            firsts[number] |= place + len(rest)
        for at in range(1, len(leave)):
            more = at + 1 < len(leave)
            following = place + len(rest) + 1 if more else 1 << 23
            rest.append(leave[at] << 24 | 1 << 22 | following)
    if firsts:
        firsts[-1] |= 1 << 22
    nodes += firsts + rest
    packed = struct.pack(f"<I{len(nodes)}I", len(nodes), *nodes)
    return packed + struct.pack(f"<I{len(points)}f", len(points), *points)


GOOD = klv([b"\0", b"\1\2"], [20, 3])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (GOOD[:-1], "31 bytes instead of 32 for 2 leaves; get it again"),
        (GOOD + b"\0", "33 bytes instead of 32 for 2 leaves"),
        (GOOD[:-4], "a KLV with values of 16 bits; convert it to KLV2"),
        (b"\xff\xff" + GOOD[2:], "bytes instead of .* for 0 leaves"),
        (klv([b"\1"], []), "0 leaves"),
        (klv([b"\1", b"\2"], [1]), "more than 9 bytes|2 leaves with 1 values"),
        (klv([b"\1"], [1, 2]), "1 leaves with 2 values"),
        (klv([b"\2\1"], [1]), "leave b'BA' is not 1 to 8 tiles in rising order"),
        (klv([b"\1\0"], [1]), "leave b'A@' is not 1 to 8 tiles"),
        (klv([b"\1" * 9], [1]), "more than 9 bytes of words"),
        (klv([b"\1" * 9, b"\2"], [1, 2]), "leave b'AAAAAAAAA' is not 1 to 8"),
        (klv([b"\1", b"\1"], [1, 2]), "a leave twice"),
        (klv([b"\1" * 8] + [bytes([n]) * 8 for n in range(2, 33)], [1] * 32), "use fewer tiles"),
        (klv([bytes([n]) * 8 for n in range(1, 29)], [1] * 28), "too many tiles"),
        (klv([b"\x21"], [1]), "node 1 of 2: not a letter"),
        (klv([b"\1"], [float("nan")]), "a value that is not between -10000 and"),
        (klv([b"\1"], [float("-inf")]), "a value that is not between -10000 and"),
        (klv([b"\1"], [1e9]), "a value that is not between -10000 and"),
    ],
)
def test_damaged_klv2_files_are_rejected_by_name(
    content: bytes, message: str, tmp_path: Path
) -> None:
    (tmp_path / "good.klv2").write_bytes(GOOD)
    assert LeavesFile.load(tmp_path / "good.klv2").counts == (1, 1, 1)
    (tmp_path / "bad.klv2").write_bytes(content)
    with pytest.raises(BadOption, match=rf"leaves=.*bad\.klv2.*({message})"):
        LeavesFile.load(tmp_path / "bad.klv2")


def test_letters_of_klv2_are_those_of_the_alphabet(tmp_path: Path) -> None:
    path = tmp_path / "x.klv2"
    path.write_bytes(klv([b"\0", b"\1\3", b"\2"], [20, -300, 655]))
    read = LeavesFile.load(path)
    assert (read.unit, read.native().value(by_code("AC"))) == (2, -30_000)
    assert read.with_letters("ABCD", "x").counts == (1, 1, 1, 0, 1)
    with pytest.raises(BadOption, match="letters up to number 3, but the alphabet has 2"):
        read.with_letters("AB", str(path))


# Learning


def test_training_numbers_leaves_as_the_native_core() -> None:
    counts = {"A": 2, "B": 1, "C": 3, "?": 2}
    shapes = train.Shapes(by_code(counts), 3, 4)
    for size in range(2, 5):
        leaves = reference.leaves_in_order(counts, size)
        smaller = reference.leaves_in_order(counts, size - 1)
        shape = shapes.sizes[size - 1]
        assert len(shape.counts) == len(leaves)
        for number, leave in enumerate(leaves):
            tiles = sorted(leave, key="?ABC".index)
            for at, tile in enumerate(tiles):
                less = leave.replace(tile, "", 1)
                assert smaller[shape.smaller[number, at]] == less
