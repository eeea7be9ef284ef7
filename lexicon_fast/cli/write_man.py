"""Write a manual page for each command: `python -m lexicon_fast.cli.write_man FOLDER`.

`man -l FOLDER/lexicon-fast-solve.1` shows one. In a folder `man1` of `manpath`, `man` finds them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

import click

from lexicon_fast._version import __version__
from lexicon_fast.cli.commands import commands
from lexicon_fast.cli.groups import split_epilog


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
    """Return text in which roff sees no requests and no escapes."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    ascii_only = "".join(each if each.isascii() else f"\\[u{ord(each):04X}]" for each in escaped)
    lines = ascii_only.splitlines()
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in lines)


def _shown(paragraphs: Iterable[Paragraph]) -> Iterator[str]:
    for text, is_code in paragraphs:
        yield ".PP"
        yield f".nf\n{_plain(text)}\n.fi" if is_code else _plain(text)


def _page(command: CommandText, below: list[CommandText], above: str) -> Iterator[str]:
    """Yield the lines of a page. below, above: commands of this group, and the group it is in."""
    summary = command.help[0].text if command.help else ""
    yield f'.TH "{name_of(command).upper()}" "1" "" "lexicon\\-fast {__version__}"'
    yield ".SH NAME"
    yield f"{_plain(name_of(command))} \\- {_plain(summary.rstrip('.'))}"
    yield ".SH SYNOPSIS"
    yield from _shown([Paragraph(command.usage, True)])
    yield ".SH DESCRIPTION"
    yield from _shown(command.help)
    if command.examples:
        yield ".SH EXAMPLES"
        yield from _shown(command.examples)
    if command.options:
        yield ".SH OPTIONS"
        for names, text in command.options:
            yield f".TP\n.B {_plain(names)}\n{_plain(text)}"
    if command.epilog:
        yield ".SH NOTES"
        yield from _shown(command.epilog)
    others = [*([above] if above else []), *map(name_of, below)]
    if others:
        yield ".SH SEE ALSO"
        yield ", ".join(f"{_plain(each)}(1)" for each in others)


def name_of(command: CommandText) -> str:
    """Return the name of the page about a command."""
    return command.path.replace(" ", "-")


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of all pages by path."""
    every = list(all_commands())
    pages = {}
    for command in every:
        depth = command.path.count(" ")
        inside = [each for each in every if each.path.startswith(f"{command.path} ")]
        below = [each for each in inside if each.path.count(" ") == depth + 1]
        above = command.path.rpartition(" ")[0].replace(" ", "-")
        lines = _page(command, below, above)
        pages[folder / f"{name_of(command)}.1"] = "\n".join(lines) + "\n"
    return pages


def main(folder: Path) -> None:
    """Write the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m lexicon_fast.cli.write_man FOLDER")
    main(Path(sys.argv[1]))
