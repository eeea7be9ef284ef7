"""The parts of `play`, `match`, `tournament` and `advise` that depend on the game."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from lexicon_fast.arena.tables import Wording
from lexicon_fast.cli.groups import Command, examples
from lexicon_fast.cli.options import combined

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.cli.options import Decorator


class Subcommand(NamedTuple):
    """A game's part of a command.

    text: its help, or what the help says about the game; examples: of its use; option: adds the
    game's own options, from which the command gets one value; see `options_as`.
    """

    text: str
    examples: tuple[str, ...]
    option: Decorator


class GameParts(NamedTuple):
    """A game's parts of all commands: `PARTS` in cli/GAME/parts.py.

    name: the name of the game, in commands; bots: their names, the weakest first; bot_options: BOTs
    with options, for help texts; players: of a match; words_option: for the dictionary. `play` gets
    a `PlaySetup`; `match` and `tournament` a `MatchSetup`; `advise` the arguments of the game's
    `Adviser`, None: the game has none. levels: further bots, for help texts.
    """

    name: str
    bots: tuple[str, ...]
    bot_options: tuple[str, ...]
    players: str
    words_option: Decorator
    play: Subcommand
    match: Subcommand
    tournament: Subcommand
    advise: Subcommand | None = None
    levels: tuple[str, ...] = ("level1 to level10",)

    def command(
        self, part: Subcommand, shared: Decorator, text: str, run: Callable[..., Any]
    ) -> click.Command:
        """Return the command of this game. shared: the options of all games; text: its help."""
        function = combined(self.words_option, shared, part.option)(run)
        epilog = examples(*part.examples) if part.examples else None
        return click.command(self.name, cls=Command, help=text, epilog=epilog)(function)


class PlaySetup(NamedTuple):
    """How `play` starts a game.

    rules: besides the ruleset's name, in a few words; ruleset, options: arguments of `Game`; bots:
    the opponents, if the user names none.
    """

    game: str
    rules: str
    ruleset: Any
    bots: tuple[str, ...]
    options: dict[str, Any] = {}  # noqa: RUF012


class MatchSetup(NamedTuple):
    """How a game starts its matches. options: see the game's `Deals`; rules: see `PlaySetup`."""

    game: str
    options: dict[str, Any]
    rules: str
    wording: Wording = Wording()


def options_as(parameter: str, make: Callable[..., Any], *options: Decorator) -> Decorator:
    """Return a decorator that adds options, of which the command gets one parameter.

    It must be the first one that is applied. make: returns the value, from those of the options.
    """

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def with_value(**parameters: Any) -> Any:
            values = {name: parameters.pop(name) for name in names}
            return command(**{parameter: make(**values)}, **parameters)

        decorated = combined(*options)(with_value)
        names = [each.name for each in decorated.__click_params__]  # type: ignore[attr-defined]
        return decorated

    return decorate
