"""`lexicon-fast tablebase`: the best first play of every hand, stored."""

from __future__ import annotations

import os
from time import monotonic

import click

from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli import census
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import (
    RulesetJson,
    combined,
    load,
    min_length_option,
    number_option,
    ruleset_option,
    threads_option,
    warn,
    words_option,
)
from lexicon_fast.cli.terminal import Progress

#: Memory besides the tables of the builder: the dictionary, sets of cards, and the program itself.
_BASE_MEMORY = 150_000_000

_table_options = combined(words_option, ruleset_option, min_length_option)


@group(
    "lexicon-fast tablebase build",
    "lexicon-fast tablebase info",
    "lexicon-fast solve -i hands.txt -o plays.jsonl --top 1 --tablebase",
)
def tablebase() -> None:
    """Precompute the best first play of every hand.

    A tablebase stores the answers for every hand of up to ten cards: number of plays, best play,
    turns to go out, and points left after one to three turns. `solve --tablebase` looks hands up in
    it. It is kept in the cache folder, one for each combination of dictionary, pack, card points
    and minimum word length.
    """


@command(
    "lexicon-fast tablebase build",
    "lexicon-fast tablebase build -w yawl -j 2",
    "lexicon-fast tablebase build --cards 7",
    group=tablebase,
)
@_table_options
@number_option("--cards", most=12, default=10, help="Number of cards in the largest hands.")
@threads_option("Number of threads.")
def build(
    words: str, ruleset: RulesetJson, min_length: int, cards: int, threads: int | None
) -> None:
    """Build a tablebase in the cache folder.

    Ten cards make 82 million hands, which need 657 MB on disk and 1.1 GB of memory while the
    tablebase is built. An existing tablebase is replaced.
    """
    from lexicon_fast.census.tablebase import Builder

    start = monotonic()
    builder = Builder(load(words), ruleset=ruleset, min_length=min_length, cards=cards)
    memory, available = builder.memory + _BASE_MEMORY, census.available_memory()
    if available is not None and memory > available:
        raise BadOption(
            f"--cards {cards}: {memory / 1e6:,.0f} MB of memory are needed, but only"
            f" {available / 1e6:,.0f} MB are available; use fewer cards"
        )
    count = threads or cores()
    with Progress(100, "%", bar_format="{l_bar}{bar}| {elapsed}") as bar:
        for share in builder.build(count):
            bar.reach(100 * share)
    warn(
        f"{builder.hands:,} hands, {builder.size / 1e6:,.0f} MB, in {monotonic() - start:.1f} s,"
        f" {count} threads"
    )
    click.echo(builder.path)


@command("lexicon-fast tablebase info", "lexicon-fast tablebase info -w yawl", group=tablebase)
@_table_options
def info(words: str, ruleset: RulesetJson, min_length: int) -> None:
    """Describe a tablebase and check it for damage."""
    from lexicon_fast.games.lexicon.tablebase import Tablebase

    opened = Tablebase(load(words), ruleset=ruleset, min_length=min_length)
    opened.check()
    click.echo(f"hands:  {opened.hands:,}")
    click.echo(f"cards:  up to {opened.cards}")
    click.echo(f"size:   {opened.table.size / 1e6:,.0f} MB")
    click.echo(f"file:   {opened.path}")
    click.echo("state:  not damaged")


@command("lexicon-fast tablebase remove", group=tablebase)
@_table_options
def remove(words: str, ruleset: RulesetJson, min_length: int) -> None:
    """Remove a tablebase from the cache folder."""
    from lexicon_fast.games.lexicon.tablebase import path_of

    path = path_of(load(words), ruleset=ruleset, min_length=min_length)
    try:
        os.unlink(path)
    except FileNotFoundError:
        raise BadOption(f"{words}: there is no such tablebase ({path})") from None
    click.echo(f"removed {path}")
