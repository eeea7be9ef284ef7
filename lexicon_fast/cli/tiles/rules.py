"""Options for the rules of board games."""

from __future__ import annotations

from dataclasses import replace
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lexicon_fast.cli.options import combined, number_option

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.cli.options import Decorator

R = TypeVar("R", bound=Any)

exchange_from_option: Final = number_option(
    "--exchange-from",
    most=1000,
    help="Tiles that the bag needs to allow an exchange. [default: from the ruleset, 7 in"
    " standard]",
)


def options_as_rules(
    read: Callable[..., Any], names: tuple[str, ...], *options: Decorator
) -> Decorator:
    """Return a decorator that adds options to a command, which gets their ruleset as `rules`.

    read: makes the ruleset from the values of the options; names: their parameters.
    """

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def with_rules(**parameters: Any) -> Any:
            values = {name: parameters.pop(name) for name in names}
            return command(rules=read(**values), **parameters)

        return combined(*options)(with_rules)

    return decorate


def with_changes(rules: R, **changes: Any) -> R:
    """Return a ruleset with some values changed; None: not changed."""
    given = {name: value for name, value in changes.items() if value is not None}
    changed: R = replace(rules, **given)
    return changed
