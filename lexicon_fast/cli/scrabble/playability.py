"""`lexicon-fast scrabble playability`: how much each word of a dictionary matters in games."""

from __future__ import annotations

import click

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    check_output,
    file_option,
    load,
    number_option,
    threads_option,
    warn,
    words_option,
)
from lexicon_fast.cli.scrabble.parts import LAYOUTS, first_seed_option, self_play_layout_option
from lexicon_fast.cli.terminal import Progress


@command(
    "lexicon-fast scrabble playability -w mine.txt --games 100000 -o mine.playability",
    "lexicon-fast find 'length:7 limit playability:1-100' -w mine.txt --playability"
    " mine.playability",
)
@words_option
@self_play_layout_option
@click.option(
    "--leaves",
    metavar="NAME|PATH",
    default=LAYOUTS[0],
    show_default=True,
    help=f"Leave values of both players: {', '.join(LAYOUTS)}, a leaves file, or none.",
)
@number_option("--games", most=1 << 30, default=10_000, help="Number of games.")
@first_seed_option
@threads_option("Number of threads.")
@file_option("-o", "--output", "output_path", help="Table to write.", required=True)
def playability(
    words: str,
    layout: str,
    leaves: str,
    games: int,
    seed: int,
    threads: int | None,
    output_path: str,
) -> None:
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
        table = computed(
            dictionary,
            layout=layout,
            leaves=leaves,
            games=games,
            seed=seed,
            threads=threads,
            progress=progress.update,
        )
    table.write(output_path)
    warn(
        f"{output_path}: {len(table):,} of {len(dictionary):,} words with a playability above 0;"
        " use it with find --playability"
    )
