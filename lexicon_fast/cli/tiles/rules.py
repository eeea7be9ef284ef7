"""Options for the rules that board games share."""

from __future__ import annotations

from typing import Final

import click

exchange_from_option: Final = click.option(
    "--exchange-from",
    type=click.IntRange(1, 1000),
    metavar="N",
    help="Tiles that the bag needs for an exchange. [default: as the ruleset says, 7 in standard]",
)
