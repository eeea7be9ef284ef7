"""Commands that have a subcommand for each game: `play`, `match` and `advise`."""

from __future__ import annotations

from typing import Any

import click

from lexicon_fast.cli.groups import Group
from lexicon_fast.games.registry import GAMES, part


class GameCommands(Group):
    """A command NAME with a subcommand for each game: `command` in cli/GAME/NAME.py."""

    kind = "game"

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"subcommand_metavar": "GAME [ARGS]...", **options})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in GAMES:
            return None
        command: click.Command = part("cli", cmd_name, str(self.name)).command
        return command
