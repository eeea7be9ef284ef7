"""`lexicon-fast replay`: the record of games shown, or checked."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.options import FILE, WORDS, colour_for, colour_option, examples
from lexicon_fast.cli.records import dictionary_of, open_games, read_records, record_module, where
from lexicon_fast.errors import BadOption
from lexicon_fast.games.registry import part

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lexicon_fast.cli.commentary import Teller
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.dictionary import Dictionary


@click.command(
    epilog=examples(
        "lexicon-fast replay game.jsonl",
        "lexicon-fast replay match.jsonl --game 3",
        "lexicon-fast replay match.jsonl --check",
    )
)
@click.argument("path", metavar="FILE", type=FILE)
@click.option("--check", is_flag=True, help="Show nothing: check every rule, card and line.")
@click.option(
    "-w",
    "--words",
    type=WORDS,
    help="The dictionary. [default: the one that the record names]",
)
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Only the Nth game.")
@colour_option
def replay(
    path: str, check: bool, words: str | None, number: int | None, colour: bool | None
) -> None:
    """Show the games that FILE records, or check them; - is stdin.

    Each action is a line; the table of Lexicon is shown as each round leaves it, the board of
    Scrabble or Lexibomb after each play. The dictionary has to be the one that was played with; -w
    tells where it is, if its name is not known here. The exit code is 2 if a record breaks a rule
    or has been changed; the first such line is named.
    """
    if check:
        if number is not None:
            raise click.UsageError("--game and --check: accepted: one of them")
        _check(path, words)
        return
    game, records = read_records(path)
    if number is not None and number > len(records):
        has = f"{len(records)} game{'s'[: len(records) != 1]}"
        raise BadOption(f"--game {number}: {where(path)} has {has}; accepted: 1 to {len(records)}")
    from lexicon_fast.cli.painter import Painter, terminal_width

    width = terminal_width(sys.stdout)
    paint = Painter(colour=colour_for(width is not None, colour), width=width or 80)
    opened = lru_cache(maxsize=4)(partial(dictionary_of, words=words))
    for place, record in enumerate(records, 1):
        if number in (None, place):
            head = f"Game {place} of {len(records)}: " if len(records) > 1 else ""
            for line in _shown(game, record, opened(record.setup.dictionary), paint, head):
                click.echo(line, color=paint.colour)


def _check(path: str, words: str | None) -> None:
    counts: Counter[str] = Counter()
    opened = lru_cache(maxsize=4)(partial(dictionary_of, words=words))
    with open_games(path) as (game, lines):
        record = record_module(game)
        games = record.check(_counted(lines, counts), opened, where(path))
    kinds = _teller(game).counted
    facts = [(games, "game"), *((counts[kind], what) for kind, what in kinds)]
    told = ", ".join(f"{number:,} {what}{'s'[: number != 1]}" for number, what in facts)
    click.echo(f"{where(path)}: {told}: all legal")


def _counted(lines: Iterable[bytes], counts: Counter[str]) -> Iterator[bytes]:
    """The lines, while their kinds are counted; what is no event is for the check to find."""
    import msgspec

    class Tagged(msgspec.Struct):
        event: str = ""

    decoder = msgspec.json.Decoder(Tagged)
    for line in lines:
        with suppress(msgspec.MsgspecError, ValueError, RecursionError):
            counts[decoder.decode(line).event] += 1
        yield line


def _shown(
    game: str, record: Any, dictionary: Dictionary, paint: Painter, head: str
) -> Iterator[str]:
    """A game as it went, checked before. Raises BadRecord."""
    from lexicon_fast.cli.painter import plain

    replay = record_module(game).replay
    replay(record, dictionary)
    setup = record.setup
    teller = _teller(game)(setup.names, paint)
    rules = setup.ruleset if isinstance(setup.ruleset, str) else setup.ruleset.get("name")
    yield paint(f"{head}{' against '.join(teller.names)}", "1")
    yield plain(f"Ruleset {rules}; dictionary {setup.dictionary.name:.200}; seed {setup.seed}.")
    begun = replace(record, events=record.events[:1], line_numbers=record.line_numbers[:1])
    state = replay(begun, dictionary)
    teller.look(state)
    for event in record.events:
        if hasattr(event, "action"):
            teller.look(state)
            state.apply(event.action)
        yield from teller.tell(event)
    if not state.is_terminal():
        yield f"The record ends here, in {teller.place(state)}."
    yield ""


def _teller(game: str) -> type[Teller]:
    """Who tells of a game."""
    teller: type[Teller] = part("cli", game, "commentary").Teller
    return teller
