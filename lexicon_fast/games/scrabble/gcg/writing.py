"""Writes GCG for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadOption, BadRecord, excerpt
from lexicon_fast.games.scrabble.gcg import game as gcg
from lexicon_fast.games.scrabble.gcg.reading import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.games.scrabble.gcg.game import Event, GcgGame

_SPACE: Final = " \t"


def write(game: GcgGame) -> str:
    """Return the text of a file, each line with its end. Encode it as UTF-8, as it declares.

    `read` returns an equal game for it. Raises BadOption for a game without such a text, for
    example with a nick of two words, or a line break in a name.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n")
    >>> gcg.write(game).splitlines()
    ['#character-encoding UTF-8', '#player1 north north', '>north: AEIQTUZ 8E QUIZ +44 44']
    """
    text = "".join(line + "\n" for line in _lines(game))
    try:
        same = read(text, game.where) == game
    except BadRecord:
        same = False
    if not same:
        raise BadOption(
            f"{game.where}: GCG cannot express this game; use one word for nicks, places, words,"
            " racks and pragmata, one line for names, no white space around lines of texts"
        )
    return text


def _lines(game: GcgGame) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for number, player in enumerate(game.players, 1):
        yield f"#player{number} {player.nick} {player.name}"
    for keyword, field in gcg.TEXTS.items():
        if text := getattr(game, field):
            yield from _text(keyword, text)
        if keyword == "description" and game.id is not None:
            yield f"#id {' '.join(game.id)}"
    for note in game.notes:
        yield from _text("note", note)
    yield from _others(game, 0)
    for number, event in enumerate(game.events, 1):
        yield _event(game, event)
        for note in event.notes:
            yield from _text("note", note)
        yield from _others(game, number)
    for number, rack in enumerate(game.racks, 1):
        if rack:
            yield f"#rack{number} {rack}"
    if game.incomplete:
        yield f"#incomplete {game.incomplete_rack}".rstrip(_SPACE)


def _others(game: GcgGame, after: int) -> Iterator[str]:
    for pragma in game.others:
        if pragma.after == after:
            yield from _text(pragma.keyword, pragma.text)


def _text(keyword: str, text: str) -> Iterator[str]:
    """Yield the lines of a pragma. Lines of its text that look like a pragma or event get `#-`."""
    first, *more = text.split("\n")
    yield f"#{keyword} {first}".rstrip(_SPACE)
    for line in more:
        yield line if line and line[0] not in "#>" else f"#- {line}".rstrip(_SPACE)


def _event(game: GcgGame, event: Event) -> str:
    score = f"{event.score:+d}"
    match event:
        case gcg.Laid():
            move = f"{event.at} {event.word}"
        case gcg.TakenBack():
            move = "--"
            score = f"-{-event.score}" if event.score <= 0 else score
        case gcg.Exchanged():
            move = f"-{event.tiles or event.count}"
        case gcg.Passed():
            move = "-"
        case gcg.Bonus():
            move = "(challenge)"
        case gcg.TimePenalty():
            move = "(time)"
            score = f"-{-event.score}" if event.score <= 0 else score
        case gcg.RackPoints():
            move = f"({event.tiles})"
            score = f"-{-event.score}" if event.own else score
        case _:
            raise BadOption(f"{excerpt(event)} is not an event of GCG")
    nick = game.players[event.player].nick
    return f">{nick}: {event.rack} {move} {score} {event.total} {event.rest}".rstrip(_SPACE)
