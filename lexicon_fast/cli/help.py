"""`lexicon-fast help` and `completions`: the help of a command, and the script of a shell."""

from __future__ import annotations

import click

from lexicon_fast.base.errors import excerpt
from lexicon_fast.cli.groups import Command, Group, command

_VARIABLE = "_LEXICON_FAST_COMPLETE"

_EPILOG = """\b
Examples:
  lexicon-fast completions bash >> ~/.bashrc
  lexicon-fast completions zsh >> ~/.zshrc
  lexicon-fast completions fish > ~/.config/fish/completions/lexicon-fast.fish
"""


@command(
    "lexicon-fast help solve",
    "lexicon-fast help scrabble plays",
)
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


@click.command(cls=Command, epilog=_EPILOG)
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
    script = kind(ctx.find_root().command, {}, "lexicon-fast", _VARIABLE)
    click.echo(script.source_template % script.source_vars())
