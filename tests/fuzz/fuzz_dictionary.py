"""Fuzz target: bytes of compiled dictionaries.

Without a right checksum every change is refused. With one the file is refused, or whatever it holds
is searched without touching memory that is not its own.
"""

from __future__ import annotations

import contextlib
import random
import struct
from collections.abc import Iterator

import xxhash
from fuzzing import main

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary import search
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon import plan, write_rows
from lexicon_fast._native.lexicon.candidates import find
from lexicon_fast._native.lexicon.moves import rank
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.base.errors import BadDictionary, LexiconFastError
from lexicon_fast.dictionary.alphabet import Alphabet

ISAS = available_isas()
HEADER = 4096
DIRECTORY = 512
SECTIONS = 170
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def element_size(section: int) -> int:
    """Bytes of an element of a section of the file (file_format.pxd)."""
    if section == 1:
        return 1
    if 5 <= section < 39 + 4:  # levels 0 to 11: AND, OR, first
        return 4 if (section - 5) % 3 == 2 else 8
    if section >= 39 + 4:  # words of 2 letters and more: letters, numbers
        return 4 if section % 2 == 0 else 1
    return 4


def compiled(words: list[str], upper: str, lower: str) -> bytes:
    file, _ = build("\n".join(words).encode(), upper, lower, "fuzz", b"\7" * 32, "fuzz")
    return bytes(file)


def spell(rng: random.Random, letters: str, count: int, longest: int) -> list[str]:
    weights = [1 / (place + 1) for place in range(len(letters))]
    lengths = [rng.randint(2, longest) for _ in range(count)]
    return ["".join(rng.choices(letters, weights, k=length)) for length in lengths]


def base_files() -> list[bytes]:
    """One word, few, some with a tree, letters without case, more letters than bits; one taller."""
    rng = random.Random(1)
    latin = (LATIN, LATIN.lower())
    hebrew = "אבגדהוזחטיכלמנסעפצקרשת"
    runs = [letter * length for letter in "abcd" for length in (2, 33, 40, 64)]
    return [
        compiled(["at"], *latin),
        compiled(spell(rng, latin[1], 20, 8), *latin),
        compiled(spell(rng, latin[1], 500, 9), *latin),
        compiled(spell(rng, hebrew, 200, 5), hebrew, hebrew),
        compiled([*runs, *spell(rng, "abcd", 200, 20)], "ABCD", "abcd"),
        compiled(spell(rng, latin[1], 4000, 9), *latin),
    ]


BASES = base_files()


def sections(data: bytes | bytearray) -> Iterator[tuple[int, int, int]]:
    """(number, offset, elements) of the sections that hold something."""
    for number in range(SECTIONS):
        offset, count = struct.unpack_from("<QQ", data, DIRECTORY + 16 * number)
        if count:
            yield number, offset, count


def sealed(data: bytes | bytearray) -> bytes:
    """The file with its size and checksum made right."""
    data = bytearray(data)
    if len(data) >= HEADER:
        struct.pack_into("<Q", data, 16, len(data))
        struct.pack_into("<Q", data, 24, xxhash.xxh3_64_intdigest(bytes(data[32:])))
    return bytes(data)


def odd_number(rng: random.Random, old: int, size: int) -> int:
    bits = 8 * size
    near = [old + 1, old - 1, old + 64, old - 64, old * 2, old ^ 1 << rng.randrange(bits)]
    edges = [0, 1, -1, -rng.randrange(1, 300), 1 << bits - 1, (1 << bits - 1) - 1, 1 << bits // 2]
    any_size = rng.randrange(1 << rng.randrange(1, bits + 1))
    new = rng.choice([*near, *edges, any_size, rng.getrandbits(bits)])
    return new & (1 << bits) - 1


def change_number(rng: random.Random, data: bytearray, at: int, size: int) -> None:
    if at + size <= len(data):
        old = int.from_bytes(data[at : at + size], "little")
        data[at : at + size] = odd_number(rng, old, size).to_bytes(size, "little")


def change_section(rng: random.Random, data: bytearray) -> None:
    """An element or several of one section, taken by chance or from another place in it."""
    number, offset, count = rng.choice(list(sections(data)))
    size = element_size(number)
    at = offset + size * rng.randrange(count)
    kind = rng.random()
    if kind < 0.6:
        change_number(rng, data, at, size)
    elif kind < 0.8:
        other = offset + size * rng.randrange(count)
        if max(at, other) + size <= len(data):
            one, two = data[at : at + size], data[other : other + size]
            data[at : at + size], data[other : other + size] = two, one
    else:
        last = min(len(data), offset + size * count, at + size * rng.randint(1, 50))
        for place in range(at, last - size + 1, size):
            change_number(rng, data, place, size)


def change(rng: random.Random, data: bytearray) -> None:
    """One thing that a file made to deceive could have otherwise."""
    kind = rng.random()
    if kind < 0.15:
        change_number(rng, data, rng.randrange(64, 104, 4), 4)  # counts
    elif kind < 0.25:
        change_number(rng, data, rng.randrange(128, 224), 1)  # layout
    elif kind < 0.3:
        change_number(rng, data, rng.randrange(224, 480, 4), 4)  # alphabet
    elif kind < 0.45:
        number, _, _ = rng.choice([*sections(data), (rng.randrange(SECTIONS), 0, 0)])
        change_number(rng, data, DIRECTORY + 16 * number + rng.choice([0, 8]), 8)
    elif kind < 0.5:
        a, b = rng.choices([number for number, _, _ in sections(data)], k=2)
        a, b = DIRECTORY + 16 * a, DIRECTORY + 16 * b
        data[a : a + 16], data[b : b + 16] = data[b : b + 16], data[a : a + 16]
    elif kind < 0.55:
        del data[rng.randrange(len(data)) :]
    elif kind < 0.6:
        at, end = sorted(rng.choices(range(len(data)), k=2))
        to = rng.randrange(len(data))
        data[to : to + end - at] = data[at:end]
    else:
        change_section(rng, data)


def make(rng: random.Random) -> bytes:
    base = rng.choices(BASES, [3, 6, 6, 3, 3, 1])[0]
    data = bytearray(base)
    if rng.random() < 0.2:  # as a broken disk would have it
        kind = rng.random()
        if kind < 0.4:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        elif kind < 0.6:
            del data[rng.randrange(len(data)) :]
        elif kind < 0.7:
            data += rng.randbytes(rng.randint(1, 100))
        else:
            at = rng.randrange(len(data))
            data[at : at + rng.randint(1, 5000)] = rng.randbytes(rng.randint(1, 5000))
        return bytes(data)
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        if len(data) < HEADER:
            break
        with contextlib.suppress(IndexError, struct.error):  # no section is left to change
            change(rng, data)
    return sealed(data)


def attempt(data: bytes) -> None:
    rng = random.Random(data[:HEADER])
    try:
        d = Compiled(data, "fuzz", rng.choice(ISAS))
    except BadDictionary:
        return
    assert data == sealed(data), "a damaged file was opened"
    exercise(d, rng)


def exercise(d: Compiled, rng: random.Random) -> None:
    """Everything that reads the file. What it answers is nobody's business."""
    words = [d.get(number) for number in range(len(d))]
    sample = [rng.choice(words) for _ in range(4)]
    for word in sample:
        d.index(word)
        d.index(word[::-1])
    for place in range(len(d)):
        assert 0 <= d.alphabetical(place) < len(d)
    hands = [
        "*",
        "**",
        "?" * 64,
        rng.choice(d.lower) * 64,
        "".join(rng.choices(d.upper, k=10)),
        "".join(rng.choices(d.upper, k=61)) + "***",
        *sample,
        *(word[1:] + "*" * rng.randint(1, 4) for word in sample),
    ]
    tables = [
        *sample,
        *(word[1:] for word in sample),
        rng.choice(d.upper),
        rng.choice(d.upper) * 63,
        *(word[:-1] + rng.choice(d.lower) for word in sample),
    ]
    with contextlib.suppress(LexiconFastError):  # its alphabet may be odd
        both = list(zip(tables, hands, strict=True))
        for hand in hands:
            search.subwords(d, hand[:64])
        for table, hand in both:
            search.superwords(d, table[:64], hand[:64])
            search.substitutions(d, table[:64], hand[:64])
        out = search.subwords_batch(d, hands)
        assert out.offsets[-1] == len(out.word_ids)
        assert out.word_ids.min(initial=0) >= 0
        assert out.word_ids.max(initial=0) < len(d)
        search.scan_batch(d, hands, out)
        search.superwords_batch(d, tables, hands, out)
        search.substitutions_batch(d, tables, hands, out)
        opened = Dictionary(d, "fuzz")
        assert len(opened.words[:5]) == min(5, len(d))
        try:
            d.verify("fuzz")
        except BadDictionary:
            return
        play(d, rng, hands, tables)


def play(d: Compiled, rng: random.Random, hands: list[str], tables: list[str]) -> None:
    """Plays and plans: they rely on more than searches do."""
    points = bytes(rng.choices(range(20), k=33))
    items = [(hand[:64], [word[:64] for word in tables if len(word) > 1]) for hand in hands]
    positions = positions_of(items, Alphabet("fuzz", d.upper, d.lower))
    found = find(d, positions, 0, len(positions), same_word_exchange=rng.random() < 0.5)
    pay(found, points)
    moves = rank(found, rng.choice([None, 10]))
    moves.rows()
    moves.columns()
    write_rows.write_jsonl(moves)
    write_rows.write_csv(moves)
    plans = plan.plan_positions(d, positions, 0, len(positions), points)
    plans.columns()
    write_rows.write_jsonl(plans)
    plans = plan.plan_positions(
        d, positions, 0, len(positions), points, use_table=True, turns=2, limit=5000
    )
    plans.columns()
    write_rows.write_jsonl(plans)


if __name__ == "__main__":
    main("dictionary", make, attempt)
