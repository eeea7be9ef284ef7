"""The reference of the commands; `make_data.pages` writes it.

`docs/find.md` is written by hand, but for the rows of the conditions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from lexicon_fast.cli.write_man import CommandText, Paragraph, all_commands
from lexicon_fast.find.conditions import CONDITIONS

_INTRODUCTION = """\
# Command line

Every command shows the same text with `--help`. This page is generated from the commands by
`python -m make_data.pages`, in `tests`, manual pages for `man` by
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


def with_rows(page: str) -> str:
    """Return docs/find.md with the row of each condition as its class has it.

    Raises ValueError for a condition without a row.
    """
    for kind in CONDITIONS.values():
        name, example = (text.replace("|", r"\|") for text in (kind.shown(), kind.example))
        row = f"| `{name}` | {' '.join(str(kind.__doc__).split())} | `{example}` |"
        old = rf"(?m)^\| `{re.escape(name)}` \|.*$"
        page, rows = re.subn(old, row.replace("\\", r"\\"), page)
        if not rows:
            raise ValueError(f"docs/find.md has no row for a condition; add it: {row}")
    return page


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the files by path."""
    parts = [part for command in all_commands() for part in _section(command)]
    find = folder / "find.md"
    return {
        folder / "cli.md": "\n\n".join([_INTRODUCTION.rstrip(), *parts]) + "\n",
        find: with_rows(find.read_text(encoding="utf-8")),
    }
