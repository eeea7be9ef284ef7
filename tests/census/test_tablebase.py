"""Tablebases: all hands of small packs against the slow twin, the file read by its description, and
`solve`, whose output must not change."""

from __future__ import annotations

import random
import re
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
import xxhash
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import hands as reference
from support.effort import examples

from lexicon_fast import BadHand, BadOption, BadTablebase, Dictionary, lexicon
from lexicon_fast._native.lexicon.tablebase import Table
from lexicon_fast.census import tablebase
from lexicon_fast.census.tablebase import Builder, build
from lexicon_fast.games.lexicon.rules import RULESETS, Ruleset
from lexicon_fast.rows.resume import LockFile

pytestmark = pytest.mark.native

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORDS = sorted({"".join(random.Random(s).choices("abestz", k=2 + s % 5)) for s in range(900)})
PACK = {"A": 3, "B": 1, "E": 2, "S": 2, "T": 1, "Z": 1, "*": 1}


def rules_of(pack: dict[str, int], points: dict[str, int] | None = None) -> Ruleset:
    standard = RULESETS["waddingtons"]
    return replace(standard, name="small", pack=pack, points={**standard.points, **(points or {})})


def hands_of(pack: dict[str, int], cards: int) -> Iterator[str]:
    """All different hands of 1 to `cards` cards."""
    everything = sorted(Counter(pack).elements())
    for n in range(1, cards + 1):
        yield from sorted({"".join(hand) for hand in combinations(everything, n)})


@dataclass(frozen=True)
class Entry:
    """An entry, decoded as the description of the file says."""

    word: int
    count: int
    turns: int
    left: tuple[int, int, int]


class SlowTable:
    """Reads a file by its description, and finds a hand by listing all of them in order."""

    def __init__(self, data: bytes) -> None:
        self.magic, self.version, order, size = struct.unpack_from("<8sIIQ", data)
        assert (order, size) == (0x01020304, len(data))
        checksum, entries_checksum, hands = struct.unpack_from("<QQQ", data, 24)
        assert checksum == xxhash.xxh3_64_intdigest(data[32:4096])
        entries, checksums = data[4096 : 4096 + 8 * hands], data[4096 + 8 * hands :]
        assert entries_checksum == xxhash.xxh3_64_intdigest(checksums)
        assert [checksum for (checksum,) in struct.iter_unpack("=Q", checksums)] == [
            xxhash.xxh3_64_intdigest(entries[at : at + 32_768])
            for at in range(0, len(entries), 32_768)
        ]
        self.source = data[48:80].hex()
        facts = struct.unpack_from("<6I", data, 80)
        self.words, letters, self.cards, self.min_length, rare, common = facts
        codes = data[264 : 264 + 4 * letters]
        self.letters = [chr(point) for (point,) in struct.iter_unpack("<I", codes)]
        self.pack, self.points = data[184:217], data[224:257]
        self._rare = [*data[104 : 104 + rare]]
        self._common = [*data[144 : 144 + common]]
        assert not any(data[392:4096])
        packed = (entry for (entry,) in struct.iter_unpack("<Q", entries))
        self.entries = dict(zip(self._hands(), map(self._decoded, packed), strict=True))

    def _hands(self) -> Iterator[str]:
        for rares in range(self.cards + 1):
            for rare in self._sets(self._rare, rares):
                for commons in range(self.cards - rares + 1):
                    for common in self._sets(self._common, commons):
                        yield self._text(rare + common)

    def _sets(self, kinds: list[int], size: int) -> Iterator[list[int]]:
        """In order: those with fewer cards of the first kind come first, and so on."""
        if not kinds:
            if size == 0:
                yield []
            return
        for n in range(min(size, self.pack[kinds[0]]) + 1):
            for rest in self._sets(kinds[1:], size - n):
                yield [kinds[0]] * n + rest

    def _text(self, codes: list[int]) -> str:
        return "".join(sorted("*" if code == 32 else self.letters[code] for code in codes))

    @staticmethod
    def _decoded(entry: int) -> Entry:
        left = (entry >> 40 & 255, entry >> 48 & 255, entry >> 56)
        return Entry(entry & (1 << 21) - 1, entry >> 21 & 0xFFFF, entry >> 37 & 7, left)


@dataclass(frozen=True)
class Answer:
    """The answer of the slow twin for a hand."""

    count: int
    word: str
    best: int
    turns: int
    left: tuple[int, ...]


@cache
def slow_answer(
    words: tuple[str, ...], hand: str, points: tuple[tuple[str, int], ...], min_length: int
) -> Answer:
    own = dict(points)
    plays = reference.plays(words, hand, [], own, actions=("form",), min_length=min_length)
    plan, emptied = reference.plan(words, hand, own, min_length=min_length)
    all_points = sum(own[card] for card in hand)
    after = [entry.left_points for entry in plan] or [all_points]
    return Answer(
        len(plays),
        plays[0].word if plays else "",
        plays[0].left_points if plays else all_points,
        -1 if emptied is None else emptied,
        tuple(after[min(n, len(after) - 1)] for n in range(3)),
    )


def assert_right(dictionary: Dictionary, rules: Ruleset, cards: int, min_length: int) -> None:
    """All hands have the answers of the slow twin."""
    built = build(dictionary, ruleset=rules, cards=cards, min_length=min_length)
    hands = list(hands_of(dict(rules.pack), cards))
    assert built.hands == len(hands) + 1  # the empty hand
    found, turns = built.best(hands), built.turns(hands)
    left = [built.points_left(hands, n) for n in (1, 2, 3)]
    words = tuple(dictionary.words)
    points = tuple(rules.points.items())
    slow = SlowTable(Path(built.path).read_bytes())
    alphabetical = sorted(words)
    for place, hand in enumerate(hands):
        answer = slow_answer(words, hand, points, min_length)
        assert found.counts[place] == answer.count, hand
        assert found.left_points[place] == answer.best, hand
        assert (words[found.word_id[place]] if answer.count else "") == answer.word, hand
        assert (found.word_id[place] == -1) == (not answer.count)
        assert turns[place] == answer.turns, hand
        assert tuple(column[place] for column in left) == answer.left, hand
        entry = slow.entries["".join(sorted(hand))]
        assert (alphabetical[entry.word] if entry.count else "") == answer.word
        assert (entry.count, entry.left) == (answer.count, answer.left)
        assert entry.turns == (7 if answer.turns == -1 else answer.turns)


@pytest.mark.parametrize(
    "most_commons", [1, 20, pytest.param(65_535, marks=pytest.mark.unsanitized)]
)
@pytest.mark.parametrize(("cards", "min_length"), [(5, 2), (4, 3)])
def test_all_hands(
    most_commons: int, cards: int, min_length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tablebase, "_MOST_COMMONS", most_commons)
    monkeypatch.setattr(tablebase, "_PIECE", 100)
    assert_right(Dictionary.from_words(WORDS), rules_of(PACK), cards, min_length)


@settings(max_examples=examples(6))
@given(
    words=st.sets(st.text("abest", min_size=2, max_size=5), min_size=1, max_size=40),
    pack=st.fixed_dictionaries(
        {letter: st.integers(0, 2) for letter in "ABEST"} | {"*": st.integers(0, 1)}
    ).filter(lambda pack: sum(pack.values()) > 4),
    points=st.lists(st.integers(1, 20), min_size=6, max_size=6),
    most_commons=st.sampled_from([1, 10, 40]),
)
def test_all_hands_of_other_packs(
    words: set[str], pack: dict[str, int], points: list[int], most_commons: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tablebase, "_MOST_COMMONS", most_commons)
        own = dict(zip("ABEST*", points, strict=True))
        assert_right(Dictionary.from_words(sorted(words)), rules_of(pack, own), 4, 2)


@pytest.fixture(scope="module")
def small() -> Dictionary:
    return Dictionary.from_words(WORDS)


@pytest.fixture(scope="module")
def built(small: Dictionary) -> lexicon.Tablebase:
    return build(small, ruleset=rules_of(PACK), cards=6, threads=2)


def test_threads_make_no_difference(small: Dictionary, built: lexicon.Tablebase) -> None:
    data = Path(built.path).read_bytes()
    build(small, ruleset=rules_of(PACK), cards=6, threads=1)
    assert Path(built.path).read_bytes() == data


@pytest.mark.parametrize(
    "column",
    [
        list,
        tuple,
        iter,
        pa.array,
        lambda hands: pa.array(hands, "large_string"),
        lambda hands: pa.array(hands, "string_view"),
        lambda hands: pa.array(["A", *hands, "B"])[1:-1],
        lambda hands: pa.chunked_array([hands[:2], [], hands[2:]]),
        lambda hands: pa.array(hands).dictionary_encode(),
    ],
)
def test_many_hands(column: Callable[[list[str]], Any], built: lexicon.Tablebase) -> None:
    hands = ["BEAST", "*ab", "Z", "ttt"[:1], "SESE"]
    found = built.best(column(hands))
    assert (found.counts.dtype, found.word_id.dtype, found.left_points.dtype) == ("int32",) * 3
    for place, hand in enumerate(hands):
        play = built.best(hand)
        if play is None:
            assert (found.counts[place], found.word_id[place]) == (0, -1)
        else:
            assert built.dictionary.words[found.word_id[place]] == play.word
            assert play.left_points == found.left_points[place]
        assert found.left_points[place] == built.points_left(hand)
    turns = built.turns(column(hands))
    assert turns.dtype == "int8"
    assert turns.tolist() == [-1 if n is None else n for n in map(built.turns, hands)]
    left = built.points_left(column(hands), turns=3)
    assert left.dtype == "uint8"
    assert left.tolist() == [built.points_left(hand, 3) for hand in hands]


def test_record_batches(built: lexicon.Tablebase) -> None:
    for hands in (["BEAST", "Z", "*AB"], ["BEAST"], ["Z"], []):
        rows = built.best_record_batch(pa.array(hands, "string"))
        assert rows.schema.names == ["count", "word", "left_points"]
        rows.validate(full=True)
        words = [play and play.word for play in map(built.best, hands)]
        assert rows.column("word").to_pylist() == words
        assert rows.column("left_points").to_pylist() == [built.points_left(h) for h in hands]
        assert rows.column("count").to_pylist() == built.best(hands).counts.tolist()


def test_no_hands(built: lexicon.Tablebase) -> None:
    for none in ([], pa.array([], "string"), pa.chunked_array([], "string")):
        assert [len(column) for column in built.best(none)] == [0, 0, 0, 0]
        assert len(built.turns(none)) == len(built.points_left(none)) == 0


@pytest.mark.parametrize("column", [list, pa.array])
@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("BB", "position 3: hand 'BB' is not in the tablebase, which has the hands of up to 6"),
        ("**", "position 3: hand '**' is not in the tablebase"),
        ("AAABEES", "position 3: hand 'AAABEES' is not in the tablebase"),
        ("AQ", "position 3: hand 'AQ' is not in the tablebase"),
        ("A4", "position 3: hand 'A4': '4' (card 2) is not a letter"),
        ("", "position 3: hand '' has no cards"),
    ],
)
def test_hands_that_are_not_in_it(
    hand: str, message: str, column: Callable[[list[str]], Any], built: lexicon.Tablebase
) -> None:
    for call in (built.best, built.turns, built.points_left):
        with pytest.raises(BadHand) as error:
            call(column(["A", "B", hand, "**"]))
        assert str(error.value).startswith(message)
    for call in (built.best, built.turns, built.points_left):
        with pytest.raises(BadHand):
            call(hand)


@pytest.mark.parametrize("column", [list, pa.array, lambda hands: pa.chunked_array([hands])])
def test_bad_hands_are_raised_or_collected(
    column: Callable[[list[str | None]], Any],
    built: lexicon.Tablebase,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lexicon_fast.games.lexicon.tablebase._AT_A_TIME", 2)
    hands = ["BEAST", None, "Z", "BB", "A4", "SESE"]
    found = built.best(column(hands), errors="row")
    assert list(found.errors) == [1, 3, 4]
    assert found.errors[1] == "position 2: hand is null"
    good = built.best(["BEAST", "Z", "SESE"])
    for place, at in enumerate((0, 2, 5)):
        for array, of_good in zip(found[:3], good[:3], strict=True):
            assert array[at] == of_good[place]
    for array in found[:3]:
        assert array[[1, 3, 4]].tolist() == [-1, -1, -1]
    for place, message in found.errors.items():
        with pytest.raises(BadHand) as error:
            built.best(column(["A"] * place + hands[place : place + 1]))
        assert str(error.value) == message
    rows = built.best_record_batch(column(hands), errors="row")
    rows.validate(full=True)
    assert rows.column("error").to_pylist() == [found.errors.get(at) for at in range(6)]
    for name in ("count", "word", "left_points"):
        nulls = [value is None for value in rows.column(name).to_pylist()]
        assert [nulls[at] for at in (1, 3, 4)] == [True] * 3
    assert rows.column("count").to_pylist()[0] == good.counts[0]
    with pytest.raises(BadOption, match="unknown errors 'skip'; use 'raise' or 'row'"):
        built.best(column(hands), errors="skip")  # type: ignore[call-overload]


def test_the_place_of_a_bad_hand_far_down(
    built: lexicon.Tablebase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexicon_fast.games.lexicon.tablebase._AT_A_TIME", 3)
    hands = ["A"] * 10
    for bad in ("BB", "4"):
        hands[7] = bad
        with pytest.raises(BadHand, match=r"^position 8: "):
            built.best(pa.chunked_array([hands[:5], hands[5:]]))


def test_bad_arguments(small: Dictionary, built: lexicon.Tablebase) -> None:
    for turns in (0, 4):
        with pytest.raises(BadOption, match=f"turns is {turns}; use 1 to 3"):
            built.points_left("A", turns)
    with pytest.raises(TypeError, match=r"hands\[1\] must be a str"):
        built.best(["A", 1])  # type: ignore[list-item]
    with pytest.raises(BadOption, match="cards is 13; use 1 to 10"):
        Builder(small, ruleset=rules_of(PACK), cards=13)
    with pytest.raises(BadOption, match="the pack has 2 Masters; plays are counted for one"):
        Builder(small, ruleset=rules_of({**PACK, "*": 2}), cards=3)
    other = Dictionary.from_words(["at", "tea"])
    for dictionary, rules in ((other, rules_of(PACK)), (small, rules_of(PACK, {"A": 9}))):
        with pytest.raises(BadTablebase, match=r"has no tablebase for .* build it with `lexicon-"):
            lexicon.Tablebase(dictionary, ruleset=rules)
    with pytest.raises(BadTablebase, match="has no tablebase"):
        lexicon.Tablebase(small, ruleset=rules_of(PACK), min_length=4)
    with pytest.raises(BadOption, match="the tablebase is of another dictionary"):
        lexicon.Solver(other, ruleset=rules_of(PACK), tablebase=built)
    with pytest.raises(BadOption, match="the tablebase is for other points of cards"):
        lexicon.Solver(small, ruleset=rules_of(PACK, {"A": 9}), tablebase=built)


@given(
    rows=st.lists(
        st.tuples(
            st.text("AAABESTZ*Q", min_size=1, max_size=8),
            st.lists(st.sampled_from(["at", "be[a]t", "zz"]), max_size=2),
        ),
        max_size=40,
    ),
    top=st.sampled_from([1, 1, 1, 2, None]),
    min_length=st.sampled_from([2, 2, 3]),
    actions=st.sampled_from([lexicon.ACTIONS, ["form"], ["insert"]]),
)
def test_solve_has_the_same_answers(
    rows: list[tuple[str, list[str]]], top: int | None, min_length: int, actions: Any,
    small: Dictionary, built: lexicon.Tablebase,
) -> None:  # fmt: skip
    options = {"top": top, "min_length": min_length, "actions": actions}
    rules = rules_of(PACK)
    plain = lexicon.solve_batch(rows, small, ruleset=rules, **options)  # type: ignore[arg-type]
    found = lexicon.solve_batch(
        rows,
        small,
        ruleset=rules,
        tablebase=built,
        **options,  # type: ignore[arg-type]
    )
    assert [found[i] for i in range(len(rows))] == [plain[i] for i in range(len(rows))]
    assert found.counts.tolist() == plain.counts.tolist()


# Damage


def resealed(data: bytearray, *, entries: bool = False) -> bytes:
    """A crafted header with a right checksum; entries: crafted ones, too."""
    if entries:
        (hands,) = struct.unpack_from("<Q", data, 40)
        blocks = bytes(data[4096 : 4096 + 8 * hands])
        checksums = b"".join(
            struct.pack("=Q", xxhash.xxh3_64_intdigest(blocks[at : at + 32_768]))
            for at in range(0, len(blocks), 32_768)
        )
        data[4096 + 8 * hands :] = checksums
        struct.pack_into("<Q", data, 32, xxhash.xxh3_64_intdigest(checksums))
    struct.pack_into("<Q", data, 24, xxhash.xxh3_64_intdigest(bytes(data[32:4096])))
    return bytes(data)


def test_damaged_headers(built: lexicon.Tablebase) -> None:
    data = Path(built.path).read_bytes()
    Table(data).check_entries()
    for n in (0, 8, 4095):
        with pytest.raises(BadTablebase, match="file: truncated: it has"):
            Table(data[:n], "file")
    for whole in (data[:-1], data + b"\0"):
        with pytest.raises(BadTablebase, match="truncated or extended"):
            Table(whole)
    for at, message in (
        (0, "not a tablebase"),
        (8, "format version"),
        (12, "the other byte order"),
        (100, "the checksum of its header is wrong"),
    ):
        damaged = bytearray(data)
        damaged[at] ^= 1
        with pytest.raises(BadTablebase, match=message):
            Table(bytes(damaged))


def test_damaged_entries(built: lexicon.Tablebase, small: Dictionary) -> None:
    """Whatever bit is wrong, no answer is given from its block."""
    data = Path(built.path).read_bytes()
    positions = lexicon.solver.read_positions(["BEAST"], small)
    entry = Table(data).entries(positions, 0, 1)
    (at,) = [at for at in range(4096, len(data), 8) if data[at : at + 8] == entry]
    for bit in range(64):
        damaged = bytearray(data)
        damaged[at + bit // 8] ^= 1 << bit % 8
        table = Table(bytes(damaged), "file")
        for call in (table.entries, partial(table.best, small.compiled)):
            with pytest.raises(BadTablebase, match=r"file: damaged \(the checksum of entries 0 to"):
                call(positions, 0, 1)
        with pytest.raises(BadTablebase, match=r"the checksum of entries.*; build it again"):
            table.check_entries()


def test_damaged_checksums(built: lexicon.Tablebase) -> None:
    damaged = bytearray(Path(built.path).read_bytes())
    damaged[-1] ^= 1
    with pytest.raises(BadTablebase, match=r"file: damaged \(its list of checksums is wrong"):
        Table(bytes(damaged), "file")


def test_only_blocks_that_are_read_are_checked(small: Dictionary) -> None:
    pack = dict.fromkeys("ABESTZCDFGHI", 2) | {"*": 1}
    rules = rules_of(pack)
    path = Path(build(small, ruleset=rules, cards=6).path)
    damaged = bytearray(path.read_bytes())
    assert len(damaged) > 4096 + 2 * 32_768
    SlowTable(bytes(damaged))
    damaged[4096 + 32_768 + 7] ^= 1
    path.unlink()
    path.write_bytes(damaged)
    opened = lexicon.Tablebase(small, ruleset=rules)
    hands = list(hands_of(pack, 6))
    good = 0
    for hand in hands[::5]:
        try:
            opened.turns(hand)
            good += 1
        except BadTablebase as error:
            assert "entries 4,096 to 8,191" in str(error)  # noqa: PT017
    assert 0 < good < len(hands[::5])
    with pytest.raises(BadTablebase, match="entries 4,096 to 8,191"):
        opened.points_left(hands)
    with pytest.raises(BadTablebase, match="entries 4,096 to 8,191"):
        opened.check()


def test_solve_refuses_damaged_entries(built: lexicon.Tablebase, small: Dictionary) -> None:
    path = Path(built.path)
    good = path.read_bytes()
    damaged = bytearray(good)
    for at in range(4096, 4096 + 8 * built.hands, 8):
        damaged[at] ^= 1  # a word next to the best one
    rules = rules_of(PACK)
    path.unlink()
    path.write_bytes(damaged)
    try:
        opened = lexicon.Tablebase(small, ruleset=rules)
        message = f"{re.escape(built.path)}: damaged .*; build it again"
        with pytest.raises(BadTablebase, match=message):
            lexicon.solve_batch(["BEAST"], small, ruleset=rules, top=1, tablebase=opened)
    finally:
        path.unlink()
        path.write_bytes(good)


def test_crafted_entries(built: lexicon.Tablebase, small: Dictionary) -> None:
    """With right checksums, too, a word that the dictionary lacks is refused."""
    crafted = bytearray(Path(built.path).read_bytes())
    for at in range(4096, 4096 + 8 * built.hands, 8):
        crafted[at + 2] |= 0x1F  # the number of the word
    table = Table(resealed(crafted, entries=True), "file")
    table.check_entries()
    positions = lexicon.solver.read_positions(["BEAST"], small)
    with pytest.raises(BadTablebase, match=r"file: damaged .*impossible words.*build it again"):
        table.best(small.compiled, positions, 0, 1)


@settings(max_examples=examples(300))
@given(changes=st.lists(st.tuples(st.integers(32, 391), st.integers(0, 255)), min_size=1))
def test_crafted_headers(
    changes: list[tuple[int, int]], built: lexicon.Tablebase, small: Dictionary
) -> None:
    data = bytearray(Path(built.path).read_bytes())
    for at, value in changes:
        data[at] = value
    try:
        table = Table(resealed(data))
    except BadTablebase:
        return
    positions = lexicon.solver.read_positions(list(hands_of(PACK, 3)), small)
    entries = np.frombuffer(table.entries(positions, 0, positions.n), "uint64")
    assert len(entries) == positions.n


@pytest.mark.parametrize("phase", [0, 1, 2, 3])
def test_a_full_disk_leaves_the_old_file(
    phase: int, small: Dictionary, built: lexicon.Tablebase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of the three phases it fails in, or the header; another attempt succeeds."""
    path = Path(built.path)
    data = path.read_bytes()
    builder = Builder(small, ruleset=rules_of(PACK), cards=6)
    called = 0

    def full(call: Callable[..., bytes], *arguments: Any) -> bytes:
        nonlocal called
        called += 1
        if called > phase:  # a call for each phase, because no card is rare, and one for the header
            raise OSError(28, "No space left on device")
        return call(*arguments)

    with monkeypatch.context() as patch:
        for name in ("entries_of", "header_of"):
            patch.setattr(tablebase, name, partial(full, getattr(tablebase, name)))
        with pytest.raises(OSError, match="No space left") as error:
            list(builder.build())
    assert (error.value.filename, called) == (built.path, phase + 1)
    assert path.read_bytes() == data
    assert not list(path.parent.glob("*.tmp"))
    path.unlink()
    assert list(builder.build())[-1] == pytest.approx(1)
    assert path.read_bytes() == data


def test_a_step_has_what_it_needs(small: Dictionary) -> None:
    hands = Builder(small, ruleset=rules_of(PACK), cards=3)._hands
    with pytest.raises(BadOption, match=r"the tables of hands are not allocated; call reserve"):
        hands.fill(0, 0, 1)
    for lacking in ({"best": False}, {"turns": False}):
        hands.reserve(**lacking)
        hands.fill(0, 0, 1)
        with pytest.raises(BadOption, match=r"the tables of hands are not allocated"):
            hands.answers([])


def test_one_process_builds_it(small: Dictionary, built: lexicon.Tablebase) -> None:
    """A second one is refused; what a killed one has left is removed."""
    left = Path(f"{built.path}.123-0123456789ab.tmp")
    left.write_bytes(b"half of it")
    with closing(LockFile(built.path)), pytest.raises(BadOption, match="another process is writ"):
        build(small, ruleset=rules_of(PACK), cards=6)
    assert left.exists()
    build(small, ruleset=rules_of(PACK), cards=6)
    assert not left.exists()
    assert not Path(f"{built.path}-lock").exists()
