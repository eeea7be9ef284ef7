"""`lexicon-fast replay`: the record of games shown, or checked."""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from io import BufferedReader
from typing import TYPE_CHECKING, Final

import click

from lexicon_fast.cli.options import WORDS, colour_for, examples, load, open_input
from lexicon_fast.errors import BadDictionary, BadOption, BadRecord

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lexicon_fast.cli.picture import Painter
    from lexicon_fast.cli.telling import Teller
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.events import DictionaryUsed, Setup
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.record import Record

_SHA256_SHOWN: Final = 16


@click.command(
    epilog=examples(
        "lexicon-fast replay game.jsonl",
        "lexicon-fast replay match.jsonl --game 3",
        "lexicon-fast replay match.jsonl --check",
    )
)
@click.argument("path", metavar="FILE", type=click.Path())
@click.option("--check", is_flag=True, help="Show nothing: check every rule, card and line.")
@click.option(
    "-w", "--words", type=WORDS, help="The dictionary. [default: the one that the record names]"
)
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Only the Nth game.")
@click.option(
    "--color/--no-color",
    "colour",
    default=None,
    help="Colours. [default: on a terminal, unless NO_COLOR is set]",
)
def replay(
    path: str, check: bool, words: str | None, number: int | None, colour: bool | None
) -> None:
    """Show the games that FILE records, or check them; - is stdin.

    Each action is a line, and the table is shown as each round leaves it. The dictionary has to be
    the one that was played with; -w tells where it is, if its name is not known here. The exit code
    is 2 if a record breaks a rule or has been changed; the first such line is named.
    """
    if check:
        if number is not None:
            raise click.UsageError("--game and --check: accepted: one of them")
        _check(path, words)
        return
    records = read_records(path)
    if number is not None and number > len(records):
        has = f"{len(records)} game{'s'[: len(records) != 1]}"
        raise BadOption(f"--game {number}: {where(path)} has {has}; accepted: 1 to {len(records)}")
    from lexicon_fast.cli.picture import Painter, terminal_width

    width = terminal_width(sys.stdout)
    paint = Painter(colour=colour_for(width is not None, colour), width=width or 80)
    opened = lru_cache(maxsize=4)(partial(dictionary_of, words=words))
    for place, record in enumerate(records, 1):
        if number in (None, place):
            head = f"Game {place} of {len(records)}: " if len(records) > 1 else ""
            for line in _shown(record, opened(record.setup.dictionary), paint, head):
                click.echo(line, color=paint.colour)


def where(path: str) -> str:
    """What errors call a file."""
    return "stdin" if path == "-" else click.format_filename(path)


def read_records(path: str) -> list[Record]:
    """The games of a file, at least one; not checked. Raises BadRecord, OSError."""
    from lexicon_fast.games.lexicon import record

    with _lines(path) as lines:
        records = record.read(lines, where(path))
    if not records:
        raise BadRecord(f"{where(path)}: no game in it; accepted: what --record wrote")
    return records


def dictionary_of(used: DictionaryUsed, words: str | None = None) -> Dictionary:
    """The dictionary that a record names; words: where it is, if that is known better.

    A record cannot have a list fetched from anywhere: its name has to be known, or that of a file.
    Raises BadDictionary, also if it is not the same list.
    """
    from lexicon_fast.wordlists import KNOWN, registered

    digest = used.sha256[:_SHA256_SHOWN]
    name = used.name if words is None else words
    if words is None and not (name in KNOWN or name in registered() or os.path.isfile(name)):
        raise BadDictionary(
            f"dictionary {name!r:.120} is not known here; accepted: -w and a list of the same words"
            f" (sha256 begins {digest!r})"
        )
    dictionary = load(name)
    if dictionary.sha256 != used.sha256:
        raise BadDictionary(
            f"dictionary {name!r:.120} has sha256 {dictionary.sha256[:_SHA256_SHOWN]!r}...,"
            f" that of the record {digest!r}...; accepted: -w and that list"
        )
    return dictionary


@contextmanager
def _lines(path: str) -> Iterator[Iterable[bytes]]:
    with open_input(None if path == "-" else path) as file:
        yield BufferedReader(file)


def _check(path: str, words: str | None) -> None:
    from lexicon_fast.games.lexicon import record

    counts: Counter[str] = Counter()
    opened = lru_cache(maxsize=4)(partial(dictionary_of, words=words))
    with _lines(path) as lines:
        games = record.check(_counted(lines, counts), opened, where(path))
    facts = [(games, "game"), (counts["deal"], "round"), (counts["turn"], "action")]
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


def _shown(record: Record, dictionary: Dictionary, paint: Painter, head: str) -> Iterator[str]:
    """A game as it went, checked before. Raises BadRecord."""
    from lexicon_fast.cli.picture import plain
    from lexicon_fast.cli.telling import Teller
    from lexicon_fast.games.lexicon.record import replay

    replay(record, dictionary)
    setup = record.setup
    teller = Teller(setup.names, paint)
    rules = setup.ruleset if isinstance(setup.ruleset, str) else setup.ruleset.get("name")
    yield paint(f"{head}{' against '.join(teller.names)}", "1")
    yield plain(f"Ruleset {rules}; dictionary {setup.dictionary.name:.200}; seed {setup.seed}.")
    game = _started(setup, dictionary)
    yield from _told(game, record, teller, paint)
    if not game.is_terminal():
        yield f"The record ends here, in round {game.round_number}."
    yield ""


def _started(setup: Setup, dictionary: Dictionary) -> Game:
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.rules import ruleset

    return Game(
        dictionary,
        players=setup.players,
        ruleset=ruleset(setup.ruleset),
        seed=setup.seed,
        rounds=setup.rounds,
        first_dealer=setup.first_dealer,
    )


def _told(game: Game, record: Record, teller: Teller, paint: Painter) -> Iterator[str]:
    from lexicon_fast.cli.picture import table
    from lexicon_fast.games.lexicon import events
    from lexicon_fast.games.lexicon.actions import Accept

    for event in record.events:
        match event:
            case events.DealerDraw():
                yield teller.dealer_draw(event.players, event.cards, event.dealer)
            case events.Deal():
                yield ""
                yield teller.dealt(event.round, event.dealer, event.players)
                yield from teller.hands(event.players, event.hands, game.rules)
            case events.Turn():
                this_round = game.round
                before = game.observation(event.player)
                game.apply(event.action)
                if not isinstance(event.action, Accept):
                    yield teller.turn(before, event)
            case events.RoundEnd():
                yield ""
                lying = this_round.observation(0)
                yield from table(lying, teller.names, paint, players=False)
                yield from teller.round_end(event, this_round)
            case events.GameEnd():
                yield ""
                yield teller.game_end(event.winners, event.scores)
