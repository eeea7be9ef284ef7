"""`lexicon-fast check`: look up words in the dictionary."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import load, words_option

if TYPE_CHECKING:
    from collections.abc import Iterator

_MISSING = 1


@command("lexicon-fast check quiz zax qwerty", "lexicon-fast check - < words.txt")
@click.argument("given", metavar="WORD...", nargs=-1, required=True)
@words_option
def check(given: tuple[str, ...], words: str) -> int:
    """Look up words: print WORD<TAB>yes or WORD<TAB>no for each.

    Use - to read words from stdin, one per line. The exit code is 1 if any word is not in the
    dictionary.
    """
    from lexicon_fast.rows.streams import open_stdout

    dictionary = load(words)
    missing = False
    with open_stdout() as output:
        for batch in _words(given):
            lines = []
            for word in batch:
                found = word.decode("utf-8", "replace") in dictionary
                missing |= not found
                lines.append(word + (b"\tyes\n" if found else b"\tno\n"))
            output.write(b"".join(lines))
    return _MISSING if missing else 0


def _words(given: tuple[str, ...]) -> Iterator[list[bytes]]:
    """Yield the words of the command line and of stdin in batches, as they arrive."""
    for word in given:
        if word != "-":
            yield [os.fsencode(word)]
            continue
        from lexicon_fast.rows.chunks import ChunkReader
        from lexicon_fast.rows.sources import open_text

        with open_text(None) as stdin:
            for chunk in ChunkReader(stdin, "text"):
                lines = map(bytes.strip, chunk.data.split(b"\n"))
                yield [line for line in lines if line]
