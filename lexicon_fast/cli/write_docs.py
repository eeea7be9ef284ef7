"""Write the reference of the commands: `python -m lexicon_fast.cli.write_docs docs`.

`docs/find.md` is written by hand, but for the rows of the conditions.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from lexicon_fast.cli.help_texts import CommandText, Paragraph, all_commands
from lexicon_fast.find.conditions import with_rows

_INTRODUCTION = """\
# Command line

Every command shows the same text with `--help`. This page is generated from the commands by
`python -m lexicon_fast.cli.write_docs docs`, manual pages for `man` by
`python -m lexicon_fast.cli.write_man FOLDER`.
"""


def _plain(text: str) -> str:
    """Return text in which Markdown sees no markup."""
    return re.sub(r"([\\*_<>\[\]|])", r"\\\1", text)


def _shown(paragraphs: Iterable[Paragraph]) -> Iterator[str]:
    for text, is_code in paragraphs:
        yield f"```text\n{text}\n```" if is_code else _plain(text)


def _section(command: CommandText) -> Iterator[str]:
    """Yield the paragraphs about a command."""
    yield f"{'#' * (2 + command.path.count(' '))} {command.path}"
    yield f"```text\n{command.usage}\n```"
    yield from _shown(command.help)
    yield from _shown(command.examples)
    if command.options:
        yield "\n".join(f"- `{names}`: {_plain(text)}" for names, text in command.options)
    yield from _shown(command.epilog)


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the files by path."""
    parts = [part for command in all_commands() for part in _section(command)]
    find = folder / "find.md"
    return {
        folder / "cli.md": "\n\n".join([_INTRODUCTION.rstrip(), *parts]) + "\n",
        find: with_rows(find.read_text(encoding="utf-8")),
    }


def main(folder: Path) -> None:
    """Write the files."""
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
