"""`lexicon-fast scrabble train`, `leaves` and `playability`: leave values, and what words earn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import click

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    alphabet_option,
    check_output,
    file_option,
    load,
    number_option,
    threads_option,
    warn,
    words_option,
)
from lexicon_fast.cli.scrabble.parts import LAYOUTS
from lexicon_fast.cli.terminal import Progress

_layout_option: Final = click.option(
    "--layout",
    metavar="NAME|PATH",
    default=LAYOUTS[0],
    show_default=True,
    help=f"Board, tiles and bonus: {', '.join(LAYOUTS)}, or a file.",
)

_seed_option: Final = number_option(
    "--seed", least=0, most=1 << 62, default=1, help="Random seed of the first game."
)

_leaves_output: Final = file_option(
    "-o",
    "--output",
    "output_path",
    help="Leaves file to write; KLV2 if it is named *.klv2.",
    required=True,
)

#: The fewest boards: every generation needs some.
_FEWEST: Final = 40


@command(
    "lexicon-fast scrabble train -o enable.leaves",
    "lexicon-fast scrabble train -w yawl --layout super -o super.leaves",
    "lexicon-fast scrabble train --boards 40 --games 0 --seed 7 -o trial.leaves",
)
@words_option
@_layout_option
@click.option(
    "--tiles",
    metavar="NAME|PATH",
    help="Layout whose tiles are used. [default: same as --layout]",
)
@number_option(
    "--boards",
    least=_FEWEST,
    most=100_000,
    default=200,
    help="Number of boards, each from another game.",
)
@number_option(
    "--games",
    least=0,
    most=1_000_000,
    default=2_000,
    help="Number of games that values of turns and squares are learned from.",
)
@click.option(
    "--leaves",
    "start",
    metavar="NAME|PATH",
    help="Keep the leave values of this table, and learn the others. [default: learn all]",
)
@_seed_option
@threads_option("Number of threads; more than two are not used.")
@_leaves_output
def train(
    words: str,
    layout: str,
    tiles: str | None,
    boards: int,
    games: int,
    start: str | None,
    seed: int,
    threads: int | None,
    output_path: str,
) -> None:
    """Learn the values of leaves, the tiles left on a rack.

    static plays games against itself. On one board of each game, the best choice with every rack
    that can be drawn from the unseen tiles counts for all leaves inside the rack. Four generations
    of games each use the values of the one before. A report of each is printed. More games are
    played to learn what else a play is worth: what it opens and closes, and who draws the last
    tiles.

    Bots use the file with the option leaves, as in static:leaves=FILE. The same options and seed
    give the same values for any number of threads.
    """
    from lexicon_fast.bots.scrabble.train import learn
    from lexicon_fast.bots.tiles.leaves import TABLES, LeavesFile, table_path
    from lexicon_fast.games.tiles.layouts import Layout

    check_output(output_path)
    dictionary = load(words)
    board = Layout.load(layout)
    if tiles is not None:
        board = replace(board, tiles=Layout.load(tiles).tiles)
    else:
        board = board.in_language(dictionary.language)
    kept = LeavesFile.load(table_path(start) if start in TABLES else start) if start else None
    with Progress((0 if kept else boards) + games, " boards and games") as progress:
        table = learn(
            dictionary,
            board,
            boards,
            seed,
            games,
            start=kept,
            threads=threads,
            progress=progress.update,
            report=progress.write,
        )
    table.write(output_path)
    count = len(table.values) // 2
    warn(f"{output_path}: {count:,} leaves; use it as static:leaves={output_path}")


@command(
    "lexicon-fast scrabble leaves scrabble -o scrabble.klv2",
    "lexicon-fast scrabble leaves CSW24.klv2 -o csw24.leaves",
)
@click.argument("table", metavar="NAME|PATH")
@_leaves_output
@alphabet_option
def leaves(table: str, output_path: str, alphabet: str | None) -> None:
    """Convert leave values from and to KLV2.

    KLV2 is the format of wolges, Macondo and MAGPIE. A file named *.klv2 is written as KLV2, any
    other one as a leaves file. Bots read both, as in static:leaves=FILE. A KLV2 has no letters:
    number 1 is the first letter of the alphabet. It also lacks the value of an average rack and the
    charge for vowels in the first play.
    """
    from lexicon_fast.bots.tiles.leaves import TABLES, LeavesFile, table_path
    from lexicon_fast.dictionary.alphabet import Alphabet

    check_output(output_path)
    values = LeavesFile.load(table_path(table) if table in TABLES else table)
    values = values.with_letters(Alphabet.load(alphabet or "english").upper, table)
    values.write(output_path)
    warn(f"{output_path}: {len(values.native()):,} leaves; use it as static:leaves={output_path}")


@command(
    "lexicon-fast scrabble playability -w mine.txt --games 100000 -o mine.playability",
    "lexicon-fast find 'length:7 limit playability:1-100' -w mine.txt --playability"
    " mine.playability",
)
@words_option
@_layout_option
@click.option(
    "--leaves",
    metavar="NAME|PATH",
    default=LAYOUTS[0],
    show_default=True,
    help=f"Leave values of both players: {', '.join(LAYOUTS)}, a leaves file, or none.",
)
@number_option("--games", most=1 << 30, default=10_000, help="Number of games.")
@_seed_option
@threads_option("Number of threads.")
@file_option("-o", "--output", "output_path", help="Table to write.", required=True)
def playability(words: str, games: int, output_path: str, **options: Any) -> None:
    """Compute the playability of words from games that static plays.

    static plays games against itself. In each turn, the equity of the best choice minus that of the
    best one without a word counts for each word that the best choice forms, cross words included.
    The table has the sums, in points per 1,000 games; see docs/playability.md.

    `find` uses the table with --playability. The same options and seed give the same table for any
    number of threads.
    """
    from lexicon_fast.bots.scrabble.playability import playability as computed

    check_output(output_path)
    dictionary = load(words)
    with Progress(games, " games") as progress:
        table = computed(dictionary, games=games, progress=progress.update, **options)
    table.write(output_path)
    warn(
        f"{output_path}: {len(table):,} of {len(dictionary):,} words with a playability above 0;"
        " use it with find --playability"
    )
