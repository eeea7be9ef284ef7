"""`lexicon-fast lexibomb`: plays with expected scores, pictures of minefields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.batch.queries import TilePlaysQuery
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.lexibomb.parts import ruleset_option, words_option
from lexicon_fast.cli.lexibomb.show import show
from lexicon_fast.cli.options import RulesetJson
from lexicon_fast.cli.tiles.options import list_plays, plays_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.plays import Generator
    from lexicon_fast.rows.tile_rows import MinefieldRows

_POSITION: Final = """'{"rack": "AEINRS_"}'"""


@group(
    "lexicon-fast lexibomb plays -i examples/lexibomb.jsonl --top 3",
    "lexicon-fast lexibomb show examples/lexibomb.jsonl --odds",
)
def lexibomb() -> None:
    """List plays, show boards and bomb odds."""


lexibomb.add_command(show)


@command(
    "lexicon-fast lexibomb plays -i examples/lexibomb.jsonl --top 10",
    "lexicon-fast lexibomb plays -i positions.jsonl -o plays.jsonl",
    "lexicon-fast lexibomb plays -i positions.jsonl --best --format csv",
    f"lexicon-fast lexibomb plays {_POSITION} -n 5",
    group=lexibomb,
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@plays_options("Show only the best play of each position; same as -n 1.")
def plays(ruleset: RulesetJson, top: int | None, best: bool, **options: Any) -> int:
    """List all legal plays with their expected scores, best first.

    A position is a JSON object, one per line: "board", rows of A-Z for tiles, _ for a blank and .
    for an empty square; "opened", rows of 0-8 for an open square with this number of bombs around
    it, * for a bomb that was hit and . for a closed square; "rack"; "bombs", the total number of
    bombs; and, optionally, "id". An observation of the game is such an object. Defaults: an empty
    board, all squares closed, the bombs of the ruleset. With neither POSITION nor -i, stdin is
    read.

    score: the average points of a play over all placements of the hidden bombs that agree with the
    numbers; bomb: its chance of hitting one. 8D is row 8, column D, across; D8 is the same square,
    down. Tiles that are already on the board are in parentheses; _ is a blank, which can stand for
    another letter in each word.
    """
    return list_plays(_PlaysQuery(ruleset, top, best), argument="POSITION", **options)


class _PlaysQuery(TilePlaysQuery):
    """The plays of Lexibomb positions."""

    example = _POSITION
    input_formats = ("jsonl",)

    def __init__(self, ruleset: RulesetJson, top: int | None, best: bool) -> None:
        super().__init__(top, best)
        self._ruleset = ruleset

    @property
    def rules(self) -> Mapping[str, str]:
        from lexicon_fast.batch.queries import ruleset_id

        return {"command": "lexibomb plays", "--ruleset": ruleset_id(self._ruleset)}

    @property
    def rows_class(self) -> type[MinefieldRows]:
        from lexicon_fast.rows.tile_rows import MinefieldRows

        return MinefieldRows

    def generator(self, dictionary: Dictionary) -> Generator:
        from lexicon_fast.games.lexibomb.plays import Generator

        return Generator(dictionary, ruleset=self._ruleset, top=1 if self.best else self.top)
