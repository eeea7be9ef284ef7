"""What the commands of the games have of their own: a folder for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import click

from lexicon_fast.cli.groups import Group

#: The games that can be played: each has a folder here.
GAMES: Final = ("lexicon", "scrabble", "lexibomb")


class GameCommands(Group):
    """A command with one below it for each game: `command` of cli/GAME/NAME.py, when asked for."""

    kind = "game"

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"subcommand_metavar": "GAME [ARGS]...", **options})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in GAMES:
            return None
        module = import_module(f"lexicon_fast.cli.{cmd_name}.{self.name}")
        command: click.Command = module.command
        return command
