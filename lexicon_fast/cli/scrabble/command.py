"""`lexicon-fast scrabble`: plays, boards, games for other programs, leave values, playability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.batch.queries import TilePlaysQuery
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import RulesetJson, words_option
from lexicon_fast.cli.scrabble.parts import layout_option, rules_of, ruleset_option
from lexicon_fast.cli.scrabble.self_play import playability, train
from lexicon_fast.cli.scrabble.show import gcg, show
from lexicon_fast.cli.tiles.options import list_plays, plays_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.games.tiles.plays import Generator
    from lexicon_fast.rows.tile_rows import CgpRows

_POSITION: Final = "'15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0'"


@group(f"lexicon-fast scrabble plays {_POSITION}", "lexicon-fast scrabble show game.gcg")
def scrabble() -> None:
    """List plays, show boards, convert games, train leave values."""


scrabble.add_command(show)
scrabble.add_command(gcg)
scrabble.add_command(train)
scrabble.add_command(playability)


@command(
    f"lexicon-fast scrabble plays {_POSITION} --top 10",
    "lexicon-fast scrabble plays -i positions.cgp -o plays.jsonl",
    "lexicon-fast scrabble plays -i positions.cgp --best --format csv",
    group=scrabble,
)
@click.argument("given", metavar="[CGP...]", nargs=-1)
@words_option
@ruleset_option
@layout_option
@plays_options(
    "Show only the best play of each position; fastest, because the others are not counted."
)
def plays(
    ruleset: RulesetJson | None, layout: str | None, top: int | None, best: bool, **options: Any
) -> int:
    """List all legal plays with their scores, best first.

    A position is a line of CGP, as one argument: BOARD RACK/OPPONENT SCORES ZERO-TURNS, where the
    board has / between rows and numbers for empty squares; a blank is ? on a rack, and a letter in
    lower case on the board. It can also be a JSON object with "cgp" and, optionally, "id". With
    neither CGP nor -i, stdin is read.

    8D is row 8, column D, across; D8 is the same square, down. Letters that are already on the
    board are in parentheses; a blank is the letter it stands for, in lower case.
    """
    board = rules_of(ruleset, layout, default_challenge="rules").layout
    return list_plays(_PlaysQuery(board, top, best), argument="CGP", **options)


class _PlaysQuery(TilePlaysQuery):
    """The plays of Scrabble positions."""

    example = _POSITION
    input_formats = ("text", "jsonl")

    def __init__(self, layout: Layout, top: int | None, best: bool) -> None:
        super().__init__(top, best)
        self._layout = layout

    @property
    def rules(self) -> Mapping[str, str]:
        from zlib import crc32

        return {
            "command": "scrabble plays",
            "--layout": f"{self._layout.name} {crc32(repr(self._layout).encode()):08x}",
        }

    @property
    def rows_class(self) -> type[CgpRows]:
        from lexicon_fast.rows.tile_rows import CgpRows

        return CgpRows

    def generator(self, dictionary: Dictionary) -> Generator:
        from lexicon_fast.games.tiles.plays import Generator

        return Generator(dictionary, layout=self._layout, top=self.top, best=self.best)
