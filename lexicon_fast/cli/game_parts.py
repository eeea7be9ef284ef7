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
    a `PlaySetup`; `match` and `tournament` a `MatchSetup`, from `match.option`; `advise` an
    `Adviser`, if the game has it.
    """

    name: str
    bots: tuple[str, ...]
    bot_options: tuple[str, ...]
    players: str
    words_option: Decorator
    play: Subcommand
    match: Subcommand
    tournament: Subcommand
    advise: Subcommand | None
    has_levels: bool = True

    @property
    def bot_names(self) -> str:
        """The names of the bots, for help texts."""
        return ", ".join([*self.bots, *(["level1 to level10"] if self.has_levels else [])])

    def command(
        self, part: Subcommand, shared: Decorator, text: str, run: Callable[..., Any]
    ) -> click.Command:
        """Return the command of this game. shared: the options of all games; text: its help."""
        function = combined(self.words_option, shared, part.option)(run)
        epilog = examples(*part.examples)
        return click.command(self.name, cls=Command, help=text, epilog=epilog)(function)


class PlaySetup(NamedTuple):
    """How `play` starts a game.

    rules: in a few words; ruleset, options: arguments of `Game`; bots: the opponents, if the user
    names none.
    """

    game: str
    rules: str
    ruleset: Any
    bots: tuple[str, ...]
    options: dict[str, Any] = {}  # noqa: RUF012


class MatchSetup(NamedTuple):
    """How a game starts its matches. options: see the game's `Deals`; rules: in a few words."""

    game: str
    options: dict[str, Any]
    rules: str
    wording: Wording = Wording()


def parameter_names(*options: Decorator) -> list[str]:
    """Return the names of the parameters that options set, in the order of help."""

    def bare() -> None: ...

    parameters = combined(*options)(bare).__click_params__  # type: ignore[attr-defined]
    return [each.name for each in reversed(parameters)]


def options_as(parameter: str, make: Callable[..., Any], *options: Decorator) -> Decorator:
    """Return a decorator that adds options, of which the command gets one parameter.

    make: returns its value, from the values of the options.
    """
    names = parameter_names(*options)

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def with_value(**parameters: Any) -> Any:
            values = {name: parameters.pop(name) for name in names}
            return command(**{parameter: make(**values)}, **parameters)

        return combined(*options)(with_value)

    return decorate
