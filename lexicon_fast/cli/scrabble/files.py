"""What `scrabble show` and `scrabble gcg` are given: CGP, GCG or records, as boards to look at."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

from lexicon_fast.cli.options import RulesetJson, load
from lexicon_fast.cli.tiles import show
from lexicon_fast.errors import BadOption, BadPosition, BadRecord, LexiconFastError
from lexicon_fast.rows.sources import read_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.scrabble.gcg import Event, GcgGame, Moment
    from lexicon_fast.games.tiles.layouts import Layout

_BLANK: Final = b" \t\r\n\xef\xbb\xbf"
#: Rows of a board in CGP -> the layout that has as many.
_BY_ROWS: Final = {15: "scrabble", 21: "super"}


@dataclass(frozen=True, slots=True, kw_only=True)
class View(show.View):
    """A position of Scrabble to look at."""

    cgp: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What of a source is to be seen.

    layout, ruleset: either may say which board it is; words: a dictionary to check GCG with; turn:
    only the position after so many lines of a game; every: all positions in which a player is to
    move, not only the last.
    """

    layout: str | None = None
    ruleset: RulesetJson | None = None
    words: str | None = None
    game: int | None = None
    turn: int | None = None
    every: bool = False

    @property
    def board(self) -> Layout | None:
        """The board that was asked for. Raises BadLayout."""
        from lexicon_fast.games.scrabble.rules import ruleset
        from lexicon_fast.games.tiles.layouts import Layout

        if self.ruleset is not None:
            return ruleset(self.ruleset).layout
        return Layout.load(self.layout) if self.layout else None


def where(path: str) -> str:
    """What errors call a file."""
    return "stdin" if path == "-" else click.format_filename(path)


def read_file(path: str) -> bytes:
    """All of a file of text, decompressed if need be; - is stdin."""
    return read_text(None if path == "-" else path, where(path))


def game_of(data: bytes, path: str, number: int | None) -> GcgGame:
    """A game of a file of GCG or records, as GCG. Raises BadRecord, BadOption."""
    from lexicon_fast.games.scrabble import gcg

    if not data.lstrip(_BLANK).startswith(b"{"):
        if number not in (None, 1):
            raise BadOption(f"--game {number}: {where(path)} is GCG; accepted: 1, it has one game")
        return gcg.read(data, where(path))
    return _recorded(data, path, number)[0]


def _recorded(data: bytes, path: str, number: int | None) -> tuple[GcgGame, Layout, Alphabet]:
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.record import game_of
    from lexicon_fast.games.scrabble import gcg, record
    from lexicon_fast.games.scrabble.rules import ruleset

    lines = data.split(b"\n")
    first = next(line for line in lines if line.strip(_BLANK))
    if (named := game_of(first)) not in (None, "scrabble"):
        raise BadRecord(f"{where(path)}: a record of {named:.60}; accepted: of scrabble")
    games = record.read(lines, where(path))
    if number is None and len(games) > 1:
        raise BadOption(f"{where(path)}: {len(games)} games; accepted: --game 1 to {len(games)}")
    if number is not None and number > len(games):
        raise BadOption(f"--game {number}: accepted: 1 to {len(games)}, as {where(path)} has")
    game = games[(number or 1) - 1]
    used = game.setup.dictionary
    alphabet = Alphabet(used.alphabet, used.upper, used.lower)
    return gcg.gcg_of(game), ruleset(game.setup.ruleset).layout, alphabet


def views(source: str, wanted: Wanted) -> tuple[list[View], list[str]]:
    """The positions of a source, and what is wrong with it. At least one position.

    source: a path, or a line of CGP. Raises LexiconFastError, OSError.
    """
    if source != "-" and not os.path.isfile(source) and len(source.split()) > 1:
        return [_of_cgp(source, wanted)], []
    data = read_file(source)
    start = data.lstrip(_BLANK)
    if start.startswith((b"#", b">", b"{")):
        return _of_game(data, source, wanted)
    if wanted.turn is not None or wanted.game is not None:
        raise BadOption(f"--turn and --game: accepted for games; {where(source)} has CGP")
    return list(_of_lines(data, where(source), wanted)), []


def _of_lines(data: bytes, where: str, wanted: Wanted) -> Iterator[View]:
    number = 0
    for number, line in enumerate(data.split(b"\n"), 1):
        if line.strip(_BLANK):
            try:
                yield _of_cgp(line.decode("utf-8-sig"), wanted)
            except UnicodeDecodeError:
                raise BadPosition(f"{where}:{number}: accepted: UTF-8 text") from None
            except LexiconFastError as error:
                raise type(error)(f"{where}:{number}: {error}") from None
    if not data.strip(_BLANK):
        raise BadPosition(f"{where}: empty; accepted: CGP, GCG, or what --record wrote")


def _of_cgp(text: str, wanted: Wanted) -> View:
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.tiles.cgp import format_cgp, parse_cgp
    from lexicon_fast.games.tiles.layouts import Layout

    if wanted.turn is not None or wanted.game is not None:
        raise BadOption("--turn and --game: accepted for games; CGP is one position")
    rows = text.split()[0].count("/") + 1
    layout = wanted.board or Layout.load(_BY_ROWS.get(rows, "scrabble"))
    alphabet = load(wanted.words).alphabet if wanted.words else Alphabet.load("english")
    position = parse_cgp(text, layout, alphabet)
    others = len(position.scores) - 1
    names = ["the player", "the other"] if others == 1 else ["the player"]
    names += [f"player {number + 2}" for number in range(len(names) - 1, others)]
    return View(
        board=position.board,
        layout=layout,
        names=names,
        scores=position.scores,
        racks=position.racks,
        to_move=0,
        cgp=format_cgp(position),
    )


def _of_game(data: bytes, path: str, wanted: Wanted) -> tuple[list[View], list[str]]:
    from lexicon_fast.games.scrabble import gcg

    layout = wanted.board
    dictionary = load(wanted.words) if wanted.words else None
    alphabet = None
    if data.lstrip(_BLANK).startswith(b"{"):
        game, played, alphabet = _recorded(data, path, wanted.game)
        layout = layout or played
    else:
        game = game_of(data, path, wanted.game)
    layout = layout or gcg.layout_of(game)
    faults: list[str] = []
    moments = gcg.replay(game, dictionary, layout, alphabet=alphabet, faults=faults)
    last = len(moments) - 1
    if wanted.turn is not None and wanted.turn > last:
        raise BadOption(
            f"--turn {wanted.turn}: {where(path)} has {last} lines; accepted: 0 to {last}"
        )
    places = [last if wanted.turn is None else wanted.turn]
    if wanted.every and wanted.turn is None:
        turns = (gcg.Laid, gcg.Exchanged, gcg.Passed)
        places = [place for place, event in enumerate(game.events) if isinstance(event, turns)]
        places += [last] if moments[last].to_move is not None else []
    return [_of_moment(game, moments, place, layout) for place in places], faults


def _of_moment(game: GcgGame, moments: Sequence[Moment], place: int, layout: Layout) -> View:
    moment = moments[place]
    names = [player.name for player in game.players]
    told = []
    if moment.event is not None:
        told.append(_told(moment, moment.event, names[moment.event.player]))
        for note in moment.event.notes:
            told += note.split("\n")
    return View(
        board=moment.board,
        layout=layout,
        names=names,
        scores=moment.scores,
        racks=moment.racks,
        to_move=moment.to_move,
        cgp=moment.cgp,
        title=game.title or " against ".join(names),
        laid=moment.laid,
        told=tuple(told),
    )


def _told(moment: Moment, event: Event, name: str) -> str:
    """What happened, in one line."""
    from lexicon_fast.games.scrabble import gcg

    play = f"{moment.play.at} {moment.play.word}" if moment.play is not None else ""
    match event:
        case gcg.Laid():
            return f"{name} {play} {event.score:+d}"
        case gcg.TakenBack():
            return f"{name} takes {play} back {event.score:+d}"
        case gcg.Exchanged():
            tiles = event.tiles or f"{event.count} tile{'s'[: event.count != 1]}"
            return f"{name} exchanges {tiles}"
        case gcg.Passed():
            return f"{name} passes"
        case gcg.Bonus():
            return f"{name} {event.score:+d} for {play}, challenged and good"
        case gcg.TimePenalty():
            return f"{name} {event.score:+d} for time"
        case gcg.RackPoints():
            return f"{name} {event.score:+d} for {event.tiles or 'no tiles'}"
    return name
