"""`lexicon-fast help`, `config` and `completions`: help, defaults, and the script of a shell."""

from __future__ import annotations

import click

from lexicon_fast.base.errors import excerpt
from lexicon_fast.cli.groups import VARIABLE, Command, Group, command, path_of_config, read_config
from lexicon_fast.cli.options import flag_option

_CONFIG_EPILOG = f"""\b
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

_COMPLETE_VARIABLE = "_LEXICON_FAST_COMPLETE"

_COMPLETIONS_EPILOG = """\b
Examples:
  lexicon-fast completions bash >> ~/.bashrc
  lexicon-fast completions zsh >> ~/.zshrc
  lexicon-fast completions fish > ~/.config/fish/completions/lexicon-fast.fish
"""


@command("lexicon-fast help solve", "lexicon-fast help scrabble plays")
@click.argument("names", metavar="[COMMAND [SUBCOMMAND]]", nargs=-1)
@click.pass_context
def help(ctx: click.Context, names: tuple[str, ...]) -> None:
    """Show the help of a command, like COMMAND --help."""
    context = ctx.find_root()
    for name in names:
        group = context.command
        if not isinstance(group, click.Group):
            raise click.UsageError(
                f"{context.command_path} has no command {excerpt(name)}", context
            )
        command = group.get_command(context, name)
        if command is None:
            assert isinstance(group, Group)
            raise click.UsageError(group.unknown(context, name), context)
        context = click.Context(command, info_name=name, parent=context)
    click.echo(context.get_help(), color=ctx.color)


@click.command(cls=Command, epilog=_CONFIG_EPILOG)
@flag_option("--path", "only_path", help="Show only the path of the file.")
def config(only_path: bool) -> None:
    """Show your configuration file and the defaults it sets."""
    path = path_of_config()
    if only_path:
        click.echo("" if path is None else str(path))
        return
    settings = read_config()
    if path is None:
        click.echo(f"no file ({VARIABLE} is empty, or there is no home folder)")
        return
    click.echo(f"{path}{'' if path.exists() else ' (there is no such file)'}")
    for name, value in settings.general.items():
        click.echo(f"{name} = {value}")
    for game, table in settings.games.items():
        for name, value in table.items():
            click.echo(f"{game}.{name} = {value}")


@click.command(cls=Command, epilog=_COMPLETIONS_EPILOG)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completions(ctx: click.Context, shell: str) -> None:
    """Print a shell completion script.

    It completes commands, options and the names of dictionaries, bots and rulesets.
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    # Click's `source` starts bash to see whether its version is 4.4 or later.
    script = kind(ctx.find_root().command, {}, "lexicon-fast", _COMPLETE_VARIABLE)
    click.echo(script.source_template % script.source_vars())
