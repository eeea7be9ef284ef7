"""Write the reference of the commands: `python -m lexicon_fast.cli.write_docs docs`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

import click

from lexicon_fast.cli.commands import commands

_INTRODUCTION = """\
# Command line

Every command shows the same text with `--help`. This page is generated from the commands by
`python -m lexicon_fast.cli.write_docs docs`.
"""


def _paragraphs(text: str) -> Iterator[str]:
    r"""Yield the paragraphs of a help text; those that are marked by \b as code."""
    for paragraph in cleandoc(text).replace("\f", "").split("\n\n"):
        if paragraph.startswith("\b"):
            lines = paragraph.removeprefix("\b").strip("\n").splitlines()
            yield "\n".join(["```text", *lines, "```"])
        else:
            yield " ".join(paragraph.split())


def _plain(text: str) -> str:
    """Return text in which Markdown sees no markup."""
    return re.sub(r"([\\*_<>\[\]|])", r"\\\1", text)


def _section(command: click.Command, context: click.Context, level: int) -> Iterator[str]:
    """Yield the paragraphs about a command, and about its commands."""
    yield f"{'#' * level} {context.command_path}"
    yield f"```text\n{command.get_usage(context).removeprefix('Usage: ')}\n```"
    for paragraph in _paragraphs(command.help or ""):
        yield paragraph if paragraph.startswith("```") else _plain(paragraph)
    records = [each.get_help_record(context) for each in command.get_params(context)]
    options = [
        f"- `{names}`: {_plain(' '.join(text.split()))}"
        for names, text in filter(None, records)
        if text
    ]
    if options:
        yield "\n".join(options)
    yield from _paragraphs(command.epilog or "")
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            each = command.get_command(context, name)
            assert each is not None
            yield from _section(each, _context(each, name, context), level + 1)


def _context(command: click.Command, name: str, parent: click.Context | None) -> click.Context:
    settings = {"terminal_width": 100, **command.context_settings}
    return click.Context(command, info_name=name, parent=parent, **settings)


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the file by path."""
    parts = _section(commands, _context(commands, "lexicon-fast", None), 2)
    return {folder / "cli.md": "\n\n".join([_INTRODUCTION.rstrip(), *parts]) + "\n"}


def main(folder: Path) -> None:
    """Write the file."""
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
