"""Write the reference of the commands: `python -m lexicon_fast.cli.write_docs docs`.

`docs/find.md` is written by hand, but for the rows of the conditions.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

import click

from lexicon_fast.cli.commands import commands
from lexicon_fast.cli.groups import split_epilog
from lexicon_fast.find.conditions import with_rows

_INTRODUCTION = """\
# Command line

Every command shows the same text with `--help`. This page is generated from the commands by
`python -m lexicon_fast.cli.write_docs docs`, manual pages for `man` by
`python -m lexicon_fast.cli.write_man FOLDER`.
"""


class Paragraph(NamedTuple):
    """A paragraph of a help text. is_code: whether its lines stay as they are."""

    text: str
    is_code: bool


class CommandText(NamedTuple):
    """The help of a command, in parts.

    path: its name with those of the groups it is in; options: names and text of each.
    """

    path: str
    usage: str
    help: list[Paragraph]
    examples: list[Paragraph]
    options: list[tuple[str, str]]
    epilog: list[Paragraph]


def all_commands() -> Iterator[CommandText]:
    """Yield the texts of all commands, each group before its commands."""
    return _described(commands, _context(commands, "lexicon-fast", None))


def _context(command: click.Command, name: str, parent: click.Context | None) -> click.Context:
    settings = {"terminal_width": 100, **command.context_settings}
    return click.Context(command, info_name=name, parent=parent, **settings)


def _described(command: click.Command, context: click.Context) -> Iterator[CommandText]:
    records = [each.get_help_record(context) for each in command.get_params(context)]
    examples, rest = split_epilog(command.epilog)
    yield CommandText(
        context.command_path,
        command.get_usage(context).removeprefix("Usage: "),
        _paragraphs(command.help),
        _paragraphs(examples),
        [(names, " ".join(text.split())) for names, text in filter(None, records) if text],
        _paragraphs(rest),
    )
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            each = command.get_command(context, name)
            assert each is not None
            yield from _described(each, _context(each, name, context))


def _paragraphs(text: str | None) -> list[Paragraph]:
    r"""Return the paragraphs of a help text; those that are marked by \b are code."""
    paragraphs = []
    for paragraph in cleandoc(text or "").replace("\f", "").split("\n\n"):
        if paragraph.startswith("\b"):
            paragraphs.append(Paragraph(paragraph.removeprefix("\b").strip("\n"), True))
        elif paragraph:
            paragraphs.append(Paragraph(" ".join(paragraph.split()), False))
    return paragraphs


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
