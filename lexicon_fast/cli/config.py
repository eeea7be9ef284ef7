"""`lexicon-fast config`: show the user's defaults."""

from __future__ import annotations

import click

from lexicon_fast.cli.config_file import VARIABLE, path_of_config, read_config
from lexicon_fast.cli.groups import Command

_EPILOG = f"""\b
Examples:
  lexicon-fast config
  lexicon-fast config --path

\b
A file like this changes the defaults of options:
  words = "yawl"          # dictionary of Lexicon and Scrabble
  threads = 2
  color = false
  [lexicon]               # or scrabble, lexibomb
  ruleset = "article"
  words = "enable"        # of this game

Paths are relative to the folder of the file. An option on the command line comes
first, then the environment, then this file, then the default.
{VARIABLE} names another file; if it is empty, none is read. `engine`, `serve`, `bench` and Python
never read it.
"""


@click.command(cls=Command, epilog=_EPILOG)
@click.option("--path", "only_path", is_flag=True, help="Show only the path of the file.")
def config(only_path: bool) -> None:
    """Show your configuration file and the defaults it sets."""
    path = path_of_config()
    if only_path:
        click.echo("" if path is None else str(path))
        return
    found = read_config()
    if path is None:
        click.echo(f"no file ({VARIABLE} is empty, or there is no home folder)")
        return
    click.echo(f"{path}{'' if path.exists() else ' (there is no such file)'}")
    for name, value in found.general.items():
        click.echo(f"{name} = {value}")
    for game, table in found.games.items():
        for name, value in table.items():
            click.echo(f"{game}.{name} = {value}")
