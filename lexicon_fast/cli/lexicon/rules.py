"""Options for the rules of Lexicon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lexicon_fast.cli.options import combined, is_given, ruleset_option

if TYPE_CHECKING:
    from lexicon_fast.cli.options import Decorator


def _strict(ctx: click.Context, _parameter: click.Parameter, strict: bool) -> bool:
    """Return the value of --strict, or that of a ruleset file."""
    ruleset = ctx.params.get("ruleset")
    if isinstance(ruleset, dict) and not is_given("strict"):
        return bool(ruleset["strict"])
    return strict


def rules_options(*, strict: bool) -> Decorator:
    """Return --ruleset and --strict. strict: the default."""
    default = "--strict" if strict else "--no-strict"
    return combined(
        ruleset_option,
        click.option(
            "--strict/--no-strict",
            default=strict,
            callback=_strict,
            help="Reject words that are not in the dictionary instead of allowing challenges."
            f" [default: {default}, or the value of a ruleset FILE]",
        ),
    )
