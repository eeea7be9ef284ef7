"""Progress of a command that takes long."""

from __future__ import annotations

import sys

import click

from lexicon_fast.rows.painter import is_terminal


class Progress:
    """A progress bar on stderr, if that is a terminal.

    total: of the units that `update` counts; unit: their name, like boards.
    """

    def __init__(self, total: int, unit: str) -> None:
        self._bar = None
        if is_terminal(sys.stderr):
            from tqdm import tqdm  # type: ignore[import-untyped]

            self._bar = tqdm(total=total, unit=f" {unit}")

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def update(self, number: int = 1) -> None:
        if self._bar is not None:
            self._bar.update(number)

    def write(self, text: str) -> None:
        if self._bar is not None:
            self._bar.clear()
        click.echo(text)
        if self._bar is not None:
            self._bar.refresh()
