"""`lexicon-fast replay`: show or check recorded games."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.base.errors import shortened
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    FILE,
    colour_option,
    dictionary_option,
    display_path,
    flag_option,
    number_option,
    refuse_several,
    ruleset_name,
    stdout_painter,
)
from lexicon_fast.cli.records import (
    numbered,
    open_games,
    read_records,
    recorded_dictionary,
)
from lexicon_fast.games.registry import game_info, part
from lexicon_fast.rows.painter import BOLD, Painter, counted, printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.cli.human import Commentary
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import Forfeit


@command(
    "lexicon-fast replay game.jsonl",
    "lexicon-fast replay match.jsonl --game 3",
    "lexicon-fast replay match.jsonl --check",
)
@click.argument("path", metavar="FILE", type=FILE)
@flag_option("--check", help="Check all rules, cards and lines; show no game.")
@dictionary_option(None, "Dictionary. [default: the one that the record names]")
@number_option("--game", "number", help="Only the Nth game.")
@colour_option
def replay(
    path: str, check: bool, words: str | None, number: int | None, colour: bool | None
) -> None:
    """Show or verify recorded games.

    If FILE is -, stdin is read. Each action is one line. Lexicon shows the table at the end of each
    round, Scrabble and Lexibomb the board after each play. You need the dictionary the game was
    played with; if its name is not registered here, pass it with -w. The exit code is 2 if a record
    breaks a rule or was altered; the message names the first bad line.
    """
    refuse_several({"--game": number, "--check": check})
    dictionary_for = lru_cache(maxsize=4)(partial(recorded_dictionary, words=words))
    if check:
        counts: Counter[str] = Counter()
        with open_games(path) as (game, lines):
            check_all = game_info(game).records.check
            games = check_all(_counting(lines, counts), dictionary_for, display_path(path))
        kinds = _commentary(game).counted_events
        facts = [counted(games, "game"), *(counted(counts[kind], noun) for kind, noun in kinds)]
        click.echo(f"{display_path(path)}: {', '.join(facts)}: all legal")
        return
    game, records = read_records(path)
    paint = stdout_painter(colour)
    for place, record in numbered(records, number, display_path(path)):
        head = f"Game {place} of {len(records)}: " if len(records) > 1 else ""
        dictionary = dictionary_for(record.setup.dictionary)
        for line in _game_lines(game, record, dictionary, paint, head):
            click.echo(line, color=paint.colour)


def _counting(lines: Iterable[bytes], counts: Counter[str]) -> Iterator[bytes]:
    """Yield the lines and count them by kind of event. The check finds lines that are no event."""
    import msgspec

    class Tagged(msgspec.Struct):
        event: str = ""

    decoder = msgspec.json.Decoder(Tagged)
    for line in lines:
        with suppress(msgspec.MsgspecError, ValueError, RecursionError):
            counts[decoder.decode(line).event] += 1
        yield line


def _game_lines(
    game: str, record: Any, dictionary: Dictionary, paint: Painter, head: str
) -> Iterator[str]:
    """Check a game, then yield a line for each event. Raises BadRecord."""
    replay = game_info(game).records.replay
    replay(record, dictionary)
    setup = record.setup
    commentary = _commentary(game)(setup.names, paint)
    yield paint(f"{head}{' against '.join(commentary.names)}", BOLD)
    facts = f"dictionary {shortened(setup.dictionary.name, 200)}; seed {setup.seed}"
    yield printable(f"Ruleset {ruleset_name(setup.ruleset)}; {facts}.")
    start = replace(record, events=record.events[:1], line_numbers=record.line_numbers[:1])
    state = replay(start, dictionary)
    commentary.before_action(state)
    for event in record.events:
        if hasattr(event, "action"):
            commentary.before_action(state)
            state.apply(event.action)
        yield from commentary.lines(event)
    if record.forfeit is not None:
        yield printable(_forfeit_line(record.forfeit, commentary.names))
    elif not state.is_terminal():
        yield f"The record ends here, in {commentary.progress(state)}."
    yield ""


def _forfeit_line(forfeit: Forfeit, names: Sequence[str]) -> str:
    """Return the end of a game that was not played out, for people."""
    if forfeit.player is None or not 0 <= forfeit.player < len(names):
        return "The game was aborted."
    name = names[forfeit.player]
    if forfeit.reason == "resigned":
        return f"{name} resigns."
    if forfeit.reason == "clock":
        return f"{name} has no time left."
    return f"{name} forfeits ({forfeit.reason}): {forfeit.message}"


def _commentary(game: str) -> type[Commentary]:
    commentary: type[Commentary] = part("cli", game, "display").Commentary
    return commentary
