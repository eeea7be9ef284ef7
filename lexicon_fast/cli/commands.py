"""All commands, each imported on first use."""

from __future__ import annotations

from importlib import import_module
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

import click

from lexicon_fast._version import __version__
from lexicon_fast.cli.groups import Group, with_source, with_suggestion
from lexicon_fast.games.registry import GAMES, part

#: As help lists them.
_SECTIONS: Final = {
    "Solve": ("solve", "plan", "scrabble", "lexibomb", "check", "words", "languages", "tablebase"),
    "Word study": ("find", "equations", "phrases", "quiz", "decks"),
    "Play": ("play", "rules", "advise", "match", "tournament", "replay", "analyse", "puzzle"),
    "Servers": ("engine", "serve"),
    "Statistics and benchmarks": ("census", "bench"),
    "Help": ("help", "config", "completions"),
}
_COMMANDS: Final = tuple(chain.from_iterable(_SECTIONS.values()))
#: Commands that are not in a module of their own.
_MODULES: Final = {
    "match": "arena",
    "tournament": "arena",
    "plan": "solve",
    "equations": "find",
    "phrases": "find",
    "check": "words",
    "config": "help",
    "rules": "play",
    "completions": "help",
    "tablebase": "census",
}

_DEFINE: Final = "find pattern:WORD --definitions FILE --columns definition"
_SINGLE: Final = "find 'anagram:WORD'"
#: What `lexicon-fast` says without arguments.
_START: Final = """\
Solver, bots and games for Lexicon, Scrabble and Lexibomb. Four things to try:

  lexicon-fast solve 'TCHEDUQ hat l[u]rch'   all plays of a hand of Lexicon
  lexicon-fast scrabble plays 'AEINRS?' -n 5 the best plays of a rack
  lexicon-fast find 'anagram:RETAINS?'       words with certain letters
  lexicon-fast play scrabble                 a game against a bot

All commands: lexicon-fast help"""


class _Commands(Group):
    known_as = MappingProxyType(
        {
            "lexicon": "solve, plan or play lexicon",
            "boggle": "examples/boggle.py, in docs/related-games.md",
            "wordle": "examples/wordle.py, in docs/related-games.md",
            "version": "--version",
            "define": _DEFINE,
            "definition": _DEFINE,
            "anagram": _SINGLE,
            "anagrams": f"phrases WORD, or {_SINGLE} for single words",
            "search": "find",
            "hint": "advise",
            "study": "quiz",
        }
    )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:
            click.echo(_START, color=ctx.color)
            ctx.exit()
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        if cmd_name in GAMES:
            module = part("cli", cmd_name, "command")
        else:
            module = import_module(f"lexicon_fast.cli.{_MODULES.get(cmd_name, cmd_name)}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, _COMMANDS))
        for title, names in _SECTIONS.items():
            rows = []
            for name in names:
                command = self.get_command(ctx, name)
                assert command is not None
                limit = formatter.width - 6 - width
                rows.append((name.ljust(width), command.get_short_help_str(limit)))
            with formatter.section(title):
                formatter.write_dl(rows)

    def main(self, *args: Any, **extra: Any) -> Any:
        # Click turns a closed pipe into exit code 1, and Ctrl-C into click.Abort.
        try:
            return super().main(*args, **extra)
        except _PassedError as passed:
            raise passed.error from None
        except click.Abort:  # Ctrl-C outside the methods below
            raise KeyboardInterrupt from None

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        try:
            return super().make_context(*args, **extra)
        except (OSError, KeyboardInterrupt) as error:
            raise _PassedError(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.BadParameter as error:
            raise with_source(with_suggestion(error)) from None
        except (OSError, KeyboardInterrupt) as error:
            raise _PassedError(error) from None


class _PassedError(Exception):
    """Carries an error through click, which must not handle it."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


_EPILOG = """\b
Examples:
  lexicon-fast solve 'CATDOGXYZ* mother hat l[u]rch'
  lexicon-fast solve -i hands.txt -o plays.jsonl
  lexicon-fast plan CATDOGXYZ*
  lexicon-fast check quiz zax

\b
Help: lexicon-fast help [COMMAND [SUBCOMMAND]], or -h after any command.

\b
Exit codes: 0 success, 1 a word is missing (check) or an answer is not the best
(puzzle), 2 wrong usage, unreadable input or a bad row, 130 interrupted.
"""


@click.group(
    cls=_Commands,
    epilog=_EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "-V", "--version", message="lexicon-fast %(version)s")
def commands() -> None:
    """Solver, bots and games for Lexicon, Scrabble and Lexibomb."""
