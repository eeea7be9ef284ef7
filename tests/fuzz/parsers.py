"""Shared parts of the parsers' targets: sensible texts, ways to spoil them, expected errors.

An input is the number of a parser, in one byte, and the bytes that it gets.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from lexicon_fast.base.errors import LexiconFastError

#: An error message is for one line of a terminal: longer ones quote too much of the input.
LONGEST_MESSAGE = 1500

PIECES: Sequence[bytes] = (
    *(bytes([byte]) for byte in range(256)),
    *(b"", b"", b"\r\n", b"\n\n", b"\xc2\xa0", b"\xef\xbb\xbf", b"\xff\xfe", b"\xe2\x80\xa8"),
    *(b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", "é".encode(), "ß".encode(), "ı".encode()),
    *("😀".encode(), "İ".encode(), "ǅ".encode(), "²".encode(), "١".encode(), "Ａ".encode()),
    *(b"null", b"true", b"NaN", b"1e999", b"-1", b"-0.0", b"0", b"00", b"1.5", b"9" * 30),
    *(b"4294967296", b"9223372036854775808", b"-9223372036854775809", b"1" * 5000),
    *(b"[", b"]", b"{", b"}", b"{}", b"[]", b'""', b'"', b"'", b"\\", b"\\u0000", b"\\ud800"),
    *(b"[" * 2000, b'{"a":' * 2000, b"(" * 70, b")", b"()", b"(A)", b"A" * 65, b"a " * 65),
    *(b"*", b"?", b"_", b".", b"/", b":", b";", b",", b"=", b"#", b">", b"+", b"-", b"%s", b"..."),
)


class Parser(NamedTuple):
    """A way into the package. call: gets the bytes; errors: what it may raise beside our own."""

    name: str
    seeds: Sequence[bytes]
    call: Callable[[bytes], object]
    pieces: Sequence[bytes] = ()
    errors: tuple[type[Exception], ...] = ()


class Parsers:
    """`make` and `attempt` of a fuzz target that tries several parsers."""

    def __init__(self, *parsers: Parser) -> None:
        self.parsers = parsers

    def make(self, rng: random.Random) -> bytes:
        """An input."""
        number = rng.randrange(len(self.parsers))
        return bytes([number]) + spoilt(rng, self.parsers[number])

    def attempt(self, data: bytes) -> None:
        """Try an input: it is accepted, or there is one line about what is wrong."""
        if not data:
            return
        parser = self.parsers[data[0] % len(self.parsers)]
        try:
            parser.call(data[1:])
        except LexiconFastError as error:
            message = str(error)
            assert message, f"{parser.name}: no message"
            assert len(message) <= LONGEST_MESSAGE, f"{parser.name}: {len(message)} characters"
            assert "\n" not in message, f"{parser.name}: more than one line: {message!r}"
        except parser.errors:
            pass


def spoilt(rng: random.Random, parser: Parser) -> bytes:
    """One of the parser's sensible texts, changed in some places or in none."""
    seeds = parser.seeds
    data = bytearray(rng.choice(seeds))
    for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3, 6))):
        change(rng, data, parser.pieces, seeds)
    return bytes(data)


def change(
    rng: random.Random, data: bytearray, pieces: Sequence[bytes], seeds: Sequence[bytes]
) -> None:
    """One change: something put in, left out, repeated, taken from elsewhere or counted on."""
    size = len(data)
    at = int(rng.random() * (size + 1))
    kind = rng.random()
    if kind < 0.3:
        some = pieces if pieces and rng.random() < 0.7 else PIECES
        data[at : at + rng.choice((0, 0, 0, 1, 2))] = rng.choice(some)
    elif kind < 0.45:
        del data[at : at + rng.choice((1, 1, 1, 2, 4, 20))]
    elif kind < 0.55 and at < size:
        data[at] ^= 1 << rng.randrange(8)
    elif kind < 0.65:
        end = at + rng.randint(1, 12)
        data[at:at] = data[at:end] * rng.choice((1, 1, 2, 5, 40))
    elif kind < 0.75:
        other = rng.choice(seeds)
        begin = rng.randrange(len(other) + 1)
        data[at : at + rng.choice((0, 1, 5))] = other[begin : begin + rng.randint(1, 30)]
    elif kind < 0.85:
        numbers = [place for place in range(size) if 48 <= data[place] <= 57]
        if numbers:
            data[rng.choice(numbers)] = rng.choice(b"0123456789")
    elif kind < 0.93:
        other_at = int(rng.random() * (size + 1))
        low, high = min(at, other_at), max(at, other_at)
        piece = data[low:high][:40]
        del data[low : low + len(piece)]
        to = int(rng.random() * (len(data) + 1))
        data[to:to] = piece
    else:
        del data[at:]


def text(call: Callable[[str], object]) -> Callable[[bytes], object]:
    """A parser of texts as one of bytes; what is no UTF-8 becomes what command lines make of it."""
    return lambda data: call(data.decode("utf-8", "surrogateescape"))


def whole_text(call: Callable[[str], object]) -> Callable[[bytes], object]:
    """The same for parsers of texts that come from files, which are UTF-8 by then."""
    return lambda data: call(data.decode("utf-8", "replace"))
