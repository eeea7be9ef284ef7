"""Fuzz target: alphabets, layouts, rulesets, bot specs, leaves files and KLV2."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fuzzing import main
from parsers import Parser, Parsers, text, whole_text

from lexicon_fast import bots, lexibomb, lexicon, scrabble
from lexicon_fast.bots.tiles.leaves import LeavesFile
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.layouts import Layout

DATA = Path(bots.__file__).parents[1] / "data"
MEMORY = os.memfd_create("fuzz-leaves")


def alphabet(written: str) -> None:
    Alphabet.parse(written, "fuzz", "fuzz").describe()


def layout(written: str) -> None:
    """A layout of TOML, which is the same from the JSON that it becomes."""
    made = Layout.parse(written, "fuzz", "fuzz")
    assert Layout.of_json(made.to_json()) == made


def of_json(call: Callable[[Any], Any]) -> Callable[[bytes], object]:
    """A parser of what JSON has become; the same of what it writes."""

    def attempt(data: bytes) -> None:
        try:
            value = json.loads(data)
        except (ValueError, RecursionError):
            return
        made = call(value)
        assert call(made.to_json()) == made

    return attempt


def leaves(data: bytes) -> None:
    """A leaves file, its checksum made right now and then."""
    if len(data) % 2:
        line, _, packed = data.partition(b"\n")
        try:
            head = json.loads(line)
            head["values_crc32"] = zlib.crc32(zlib.decompressobj().decompress(packed, 1 << 20))
            data = json.dumps(head).encode() + b"\n" + packed
        except (ValueError, TypeError, zlib.error, RecursionError):
            pass
    os.ftruncate(MEMORY, 0)
    os.pwrite(MEMORY, data, 0)
    LeavesFile.load(f"/proc/self/fd/{MEMORY}").native()


def small_leaves() -> bytes:
    """A leaves file of two letters and blanks."""
    counts = (2, 1, 1)
    values = bytes(2 * 64)
    for size in range(2, 129, 2):
        kept = LeavesFile("AB", counts, 2, 1, 0, 0, "x", "0" * 64, "fuzz", bytes(size))
        try:
            kept.native()
        except (ValueError, OverflowError):
            continue
        values = bytes(size)
        break
    packed = zlib.compress(values)
    head = {
        "format": "lexicon_fast leaves",
        "version": 1,
        "letters": "AB",
        "counts": counts,
        "tiles": 2,
        "unit": 1,
        "mean": 0,
        "dictionary": "x",
        "sha256": "0" * 64,
        "learned": "fuzz",
        "values_crc32": zlib.crc32(values),
    }
    return json.dumps(head).encode() + b"\n" + packed


def klv(data: bytes) -> None:
    """A KLV2: what is read is written and read as the same."""
    os.ftruncate(MEMORY, 0)
    os.pwrite(MEMORY, data, 0)
    made = LeavesFile.load(f"/proc/self/fd/{MEMORY}")
    if len(made.native()) < 10_000:
        os.ftruncate(MEMORY, 0)
        os.pwrite(MEMORY, made.klv(), 0)
        again = LeavesFile.load(f"/proc/self/fd/{MEMORY}")
        assert (again.counts, len(again.values)) == (made.counts, len(made.values))


def spec(game: str) -> Callable[[str], object]:
    """Bot specs: what is read is written and read as the same."""

    def attempt(written: str) -> None:
        made, options = bots.parse(written, game)
        again = bots.spec_of(made.kind, options)
        if not any(isinstance(value, str) for value in options.values()):
            assert bots.parse(again, game) == (made, options), again

    return attempt


def rules(module: Any) -> list[bytes]:
    """Rulesets as JSON, whole."""
    found = [json.dumps(name).encode() for name in module.RULESETS]
    for name in module.RULESETS:
        found.append(json.dumps({"base": name}).encode())
    return found


ENGLISH = (DATA / "english.alphabet").read_bytes()
SMALL = (Path(__file__).parents[1] / "data" / "small7.toml").read_bytes()
LAYOUTS = [path.read_bytes() for path in sorted((DATA / "layouts").glob("*.toml"))]
KLV = (Path(__file__).parents[1] / "data" / "magpie" / "leaves.klv2").read_bytes()
TOML = [b"[", b"]", b"=", b'"', b"#", b"\n", b"[tiles]\n", b"bingo = 50\n", b"'", b"1e9", b"{}"]
JSON = [b'"base":', b'"name":', b'"bombs":', b'"layout":', b'"points":', b'"pack":', b'"zeros":']
OPTIONS = [b":", b",", b"=", b"iterations=", b"seconds=", b"words=", b"1e-9", b"nan", b"inf"]
LEXICON_RULES = json.dumps(
    {
        "name": "mine",
        "points": dict(lexicon.POINTS),
        "pack": dict(lexicon.PACK),
        "max_exchanged": 2,
        "same_word_exchange": True,
        "strict": True,
    }
).encode()
PLACES = [
    json.dumps({"base": "standard", "challenge": "void", "exchange_from": 1}).encode(),
    json.dumps({"base": "standard", "layout": json.loads(json.dumps("super"))}).encode(),
]
MINES = [json.dumps({"base": "standard", "bombs": 60, "zeros": 9}).encode()]

TARGET = Parsers(
    Parser("alphabet", [ENGLISH, b"# two\nA a\nB b\n"], whole_text(alphabet), [b"A a\n", b"#"]),
    Parser("layout", [SMALL, *LAYOUTS[:1]], whole_text(layout), TOML),
    Parser("lexicon rules", [LEXICON_RULES, *rules(lexicon)], of_json(lexicon.ruleset), JSON),
    Parser("scrabble rules", [*PLACES, *rules(scrabble)], of_json(scrabble.ruleset), JSON),
    Parser("lexibomb rules", [*MINES, *rules(lexibomb)], of_json(lexibomb.ruleset), JSON),
    Parser(
        "lexicon bots",
        [b"random", b"expert:iterations=200,words=enable", b"planner", b"greedy:words=2of12inf"],
        text(spec("lexicon")),
        OPTIONS,
    ),
    Parser(
        "scrabble bots",
        [b"static:leaves=none", b"sim:iterations=5,plies=2", b"greedy"],
        text(spec("scrabble")),
        OPTIONS,
    ),
    Parser(
        "lexibomb bots",
        [b"odds", b"expert:iterations=7,words=yawl"],
        text(spec("lexibomb")),
        OPTIONS,
    ),
    Parser("klv", [KLV], klv, [bytes(3), b"\0\0@\0", b"\0\0\0@", b"\0\0\xc0\1"]),
    Parser("leaves", [small_leaves()], leaves, [b'"tiles":', b'"unit":', b'"counts":', b"255"]),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("settings", make, attempt)
