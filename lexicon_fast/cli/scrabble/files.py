"""Reading CGP, GCG and records for `scrabble show` and `scrabble gcg`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.cli.options import display_path, load, read_file
from lexicon_fast.cli.tiles import show
from lexicon_fast.cli.tiles.show import WHITE_SPACE, recorded_game, views_of_lines
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble.gcg import Event, GcgGame, Moment
    from lexicon_fast.games.tiles.layouts import Layout

#: Rows of a board in CGP -> its layout.
_BY_ROWS: Final = {15: "scrabble", 21: "super"}


@dataclass(frozen=True, slots=True, kw_only=True)
class View(show.View):
    """A position of Scrabble to show."""

    cgp: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection(show.Selection):
    """The positions of Scrabble to show.

    layout: used instead of the layout of the ruleset or the source; words: to check GCG with.
    """

    layout: str | None = None

    @property
    def board(self) -> Layout | None:
        """The layout that the user named, or None. Raises BadLayout."""
        from lexicon_fast.games.scrabble.rules import ruleset
        from lexicon_fast.games.tiles.layouts import Layout

        if self.ruleset is not None:
            return ruleset(self.ruleset).layout
        return Layout.load(self.layout) if self.layout else None


def game_of(data: bytes, path: str, number: int | None) -> GcgGame:
    """Return a game of GCG or of records. Raises BadRecord, BadOption."""
    from lexicon_fast.games.scrabble import gcg

    if data.lstrip(WHITE_SPACE).startswith(b"{"):
        return _recorded(data, path, number)[0]
    where = display_path(path)
    if number not in (None, 1):
        raise BadOption(f"--game {number}: {where} is GCG, which has one game")
    return gcg.read(data, where)


def _recorded(data: bytes, path: str, number: int | None) -> tuple[GcgGame, Layout, Alphabet]:
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble import gcg
    from lexicon_fast.games.scrabble.rules import ruleset

    game = recorded_game("scrabble", data, display_path(path), number)
    used = game.setup.dictionary
    alphabet = Alphabet(used.alphabet, used.upper, used.lower)
    return gcg.gcg_of(game), ruleset(game.setup.ruleset).layout, alphabet


def views(source: str, selection: Selection) -> tuple[list[View], list[str]]:
    """Return the positions of a source, at least one, and its faults.

    source: a path, or a line of CGP. Raises LexiconFastError, OSError.
    """
    if source != "-" and not os.path.isfile(source) and len(source.split()) > 1:
        selection.check_no_game("CGP is one position")
        return [_view_of_cgp(source, selection)], []
    data = read_file(source)
    where = display_path(source)
    content = data.strip(WHITE_SPACE)
    if content.startswith((b"#", b">", b"{")):
        return _views_of_game(data, source, selection)
    selection.check_no_game(f"{where} has positions")
    if not content:
        raise BadPosition(f"{where} is empty; expected CGP, GCG or a file written by --record")

    def view_of(line: bytes, _number: int) -> View:
        try:
            return _view_of_cgp(line.decode("utf-8-sig"), selection)
        except UnicodeDecodeError:
            raise BadPosition("this is not UTF-8 text") from None

    return list(views_of_lines(data.split(b"\n"), where, view_of)), []


def _view_of_cgp(text: str, selection: Selection) -> View:
    from lexicon_fast.games.tiles.cgp import format_cgp, parse_cgp
    from lexicon_fast.games.tiles.layouts import Layout

    rows = text.split()[0].count("/") + 1
    layout = selection.board or Layout.load(_BY_ROWS.get(rows, "scrabble"))
    alphabet = load(selection.words).alphabet if selection.words else layout.alphabet
    position = parse_cgp(text, layout, alphabet)
    others = len(position.scores) - 1
    numbered = [f"player {number}" for number in range(2, others + 2)]
    names = ["the player", *(["the other"] if others == 1 else numbered)]
    return View(
        board=position.board,
        layout=layout,
        names=names,
        scores=position.scores,
        racks=position.racks,
        to_move=0,
        cgp=format_cgp(position),
    )


def _views_of_game(data: bytes, path: str, selection: Selection) -> tuple[list[View], list[str]]:
    from lexicon_fast.games.scrabble import gcg

    layout = selection.board
    dictionary = load(selection.words) if selection.words else None
    alphabet = None
    if data.lstrip(WHITE_SPACE).startswith(b"{"):
        game, recorded_layout, alphabet = _recorded(data, path, selection.game)
        layout = layout or recorded_layout
    else:
        game = game_of(data, path, selection.game)
    layout = layout or gcg.layout_of(game)
    faults: list[str] = []
    moments = gcg.replay(game, dictionary, layout, alphabet=alphabet, faults=faults)
    last = len(moments) - 1
    selection.check_turn(last, display_path(path), "line")
    places = [last if selection.turn is None else selection.turn]
    if selection.every and selection.turn is None:
        turns = (gcg.Laid, gcg.Exchanged, gcg.Passed)
        places = [place for place, event in enumerate(game.events) if isinstance(event, turns)]
        places += [last] if moments[last].to_move is not None else []
    return [_view_of_moment(game, moments[place], layout) for place in places], faults


def _view_of_moment(game: GcgGame, moment: Moment, layout: Layout) -> View:
    names = [player.name for player in game.players]
    events = []
    if moment.event is not None:
        events.append(_described(moment, moment.event, names[moment.event.player]))
        for note in moment.event.notes:
            events += note.split("\n")
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
        events=tuple(events),
    )


def _described(moment: Moment, event: Event, name: str) -> str:
    """Describe an event in one line."""
    from lexicon_fast.games.scrabble import gcg

    play = f"{moment.play.at} {moment.play.word}" if moment.play is not None else ""
    match event:
        case gcg.Laid():
            return f"{name} {play} {event.score:+d}"
        case gcg.TakenBack():
            return f"{name} takes {play} back {event.score:+d}"
        case gcg.Exchanged():
            return f"{name} exchanges {event.tiles or counted(event.count, 'tile')}"
        case gcg.Passed():
            return f"{name} passes"
        case gcg.Bonus():
            return f"{name} {event.score:+d} for {play}, challenged and good"
        case gcg.TimePenalty():
            return f"{name} {event.score:+d} for time"
        case gcg.RackPoints():
            return f"{name} {event.score:+d} for {event.tiles or 'no tiles'}"
    return name
