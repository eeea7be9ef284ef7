"""`lexicon-fast help`: show the help of a command."""

from __future__ import annotations

import click

from lexicon_fast.base.errors import excerpt
from lexicon_fast.cli.groups import Group, command


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
