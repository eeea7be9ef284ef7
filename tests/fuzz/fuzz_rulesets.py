"""Fuzz target: rulesets in TOML files, of all games."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fuzzing import main
from parsers import Parser, Parsers

from lexicon_fast import bots, lexibomb, lexicon, scrabble

EXAMPLES = Path(__file__).parents[2] / "examples"
DATA = Path(bots.__file__).parents[1] / "data"
MEMORY = os.memfd_create("fuzz-rulesets")
FILE = Path(f"/proc/self/fd/{MEMORY}")


def of_file(game: Any) -> Callable[[bytes], object]:
    """A parser of ruleset files, whose rulesets are the same from the JSON that they become."""

    def attempt(data: bytes) -> None:
        os.ftruncate(MEMORY, 0)
        os.pwrite(MEMORY, data, 0)
        made = game.ruleset(FILE)
        assert game.ruleset(made.to_json()) == made

    return attempt


def with_layout(base: bytes) -> list[bytes]:
    """Files with a layout: its name, a path to it, and all that it holds."""
    path = str(DATA / "layouts" / "super.toml").encode()
    small = (Path(__file__).parents[1] / "data" / "small7.toml").read_bytes()
    table = small.replace(b"[", b"[layout.")
    return [
        base + b'layout = "super"\n',
        base + b'layout = "%b"\n' % path,
        base + b"[layout]\n" + table,
    ]


LEXICON = [
    (EXAMPLES / "lexicon_rules.toml").read_bytes(),
    b'base = "waddingtons"\nmax_exchanged = "any"\nstrict = true\n',
    b'base = "article"\nname = "x"\ncards_each = 12\n[points]\nQ = 20\n[pack]\n"*" = 2\n',
]
SCRABBLE = [
    b'base = "standard"\nchallenge = "void"\nexchange_from = 1\nscoreless_turns = 4\n',
    *with_layout(b'base = "standard"\n'),
]
LEXIBOMB = [
    (EXAMPLES / "lexibomb_rules.toml").read_bytes(),
    b'base = "standard"\nbombs = 60\nzeros = 9\n',
    *with_layout(b'base = "standard"\n'),
]
TOML = [
    *(b'base = "standard"\n', b'base = "waddingtons"\n', b'name = ""\n', b"layout = ", b'"super"'),
    *(b"[layout]\n", b"[points]\n", b"[pack]\n", b"[", b"]", b"[[", b"]]", b" = ", b"\n", b"#"),
    *(
        b'"',
        b"'",
        b'"""',
        b"{}",
        b"[]",
        b"1e9",
        b"inf",
        b"nan",
        b"true",
        b"1979-05-27",
        b"07:32:00",
    ),
    *(b'"any"', b'"\\u0000"', b'"\\ud800"', b"-1", b"0x7fffffffffffffff", b"9" * 5000, b"a.b.c"),
]

TARGET = Parsers(
    Parser("lexicon", LEXICON, of_file(lexicon), TOML),
    Parser("scrabble", SCRABBLE, of_file(scrabble), TOML),
    Parser("lexibomb", LEXIBOMB, of_file(lexibomb), TOML),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("rulesets", make, attempt)
