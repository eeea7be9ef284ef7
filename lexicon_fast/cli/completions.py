"""`lexicon-fast completions`: the script with which a shell completes commands."""

from __future__ import annotations

import click

from lexicon_fast.cli.groups import Command

_VARIABLE = "_LEXICON_FAST_COMPLETE"

_EPILOG = """\b
Examples:
  lexicon-fast completions bash >> ~/.bashrc
  lexicon-fast completions zsh >> ~/.zshrc
  lexicon-fast completions fish > ~/.config/fish/completions/lexicon-fast.fish
"""


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
