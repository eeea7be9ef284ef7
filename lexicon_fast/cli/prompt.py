"""Lines that a person types at the terminal, or that come through a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

import click

from lexicon_fast.rows.painter import is_terminal


class Prompt:
    """Asks for lines on stdin.

    terminal: whether they are typed; then arrow keys work, and the terminal shows them.
    """

    def __init__(self) -> None:
        self.terminal = is_terminal(sys.stdin)
        if self.terminal:
            with suppress(ImportError):  # makes arrow keys work
                import readline  # noqa: F401
        else:
            with suppress(AttributeError):
                sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def ask(self, question: str) -> str | None:
        """Return a line without its end; None: the input is over."""
        try:
            if self.terminal:
                return input(question)
            if question:
                click.echo(question, nl=False)
            line = sys.stdin.readline() if sys.stdin else ""
        except EOFError:
            return None
        return line.rstrip("\r\n") if line else None
