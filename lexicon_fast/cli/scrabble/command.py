"""`lexicon-fast scrabble`: plays, boards, games for other programs, leave values, playability."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.batch.queries import TilePlaysQuery
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import (
    FILE,
    RulesetJson,
    RulesetName,
    dictionary_option,
    display_path,
    flag_option,
    load,
    output_option,
    read_file,
    refuse_several,
    words_option,
)
from lexicon_fast.cli.records import warn_of_faults
from lexicon_fast.cli.scrabble.parts import layout_option, rules_of, ruleset_option
from lexicon_fast.cli.scrabble.self_play import leaves, playability, train
from lexicon_fast.cli.tiles.commands import (
    WHITE_SPACE,
    BoardView,
    ShowOptions,
    game_option,
    list_plays,
    plays_options,
    recorded_game,
    show_options,
    show_views,
    view_lines,
    views_of_lines,
    write,
)
from lexicon_fast.rows.painter import Painter, counted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble.gcg import Event, GcgGame, Moment
    from lexicon_fast.games.tiles.layouts import Layout

_POSITION: Final = "'15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0'"


@group(f"lexicon-fast scrabble plays {_POSITION}", "lexicon-fast scrabble show game.gcg")
def scrabble() -> None:
    """List plays, show boards, convert games, train leave values."""


scrabble.add_command(train)
scrabble.add_command(leaves)
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
    from zlib import crc32

    from lexicon_fast.games.tiles.plays import Generator
    from lexicon_fast.rows.tile_rows import CgpRows

    board = rules_of(ruleset, layout, default_challenge="rules").layout
    board_id = f"{board.name} {crc32(repr(board).encode()):08x}"
    rules = {"command": "scrabble plays", "--layout": board_id}
    generator = partial(Generator, layout=board, top=top, best=best)
    query = _PlaysQuery(CgpRows, generator, rules, top, best)
    return list_plays(query, argument="CGP", **options)


class _PlaysQuery(TilePlaysQuery):
    """The plays of Scrabble positions."""

    example = _POSITION
    input_formats = ("text", "jsonl")


@command(
    f"lexicon-fast scrabble show {_POSITION}",
    "lexicon-fast scrabble show game.gcg --turn 8",
    "lexicon-fast scrabble show match.jsonl --game 3 --svg board.svg",
    "lexicon-fast scrabble show game.gcg --cgp | lexicon-fast scrabble plays --best",
    group=scrabble,
)
@click.argument("source", metavar="CGP|FILE")
@show_options
@flag_option("--cgp", help="Print CGP: all positions with a player to move, or the one of --turn.")
@dictionary_option(None, "Dictionary to check the words of GCG with. [default: allow any word]")
@click.option(
    "--layout",
    metavar="NAME|PATH",
    help="Name or file of the board. [default: from FILE, else by the size of the CGP]",
)
@click.option(
    "--ruleset",
    type=RulesetName("scrabble"),
    help="Rules that name the board, instead of --layout.",
)
def show(source: str, cgp: bool, **given: Any) -> int:
    """Show the board of a position or a game.

    A blank is a letter in lower case.

    The argument is a line of CGP, a file of such lines, a game in GCG, or a file written by
    --record; - is stdin. A game in GCG is replayed: its errors (wrong points or totals, tiles that
    a player does not have) are reported on stderr, and the exit code is then 2.
    """
    options = ShowOptions(**given, every=cgp)
    refuse_several({"--cgp": cgp, "--svg": options.svg})
    refuse_several({"--layout": options.layout, "--ruleset": options.ruleset})
    views, faults = _views(source, options)
    show_views(views, options, _lines, _drawing)
    warn_of_faults(faults)
    return 2 if faults else 0


@command(
    "lexicon-fast scrabble gcg game.jsonl -o game.gcg",
    "lexicon-fast scrabble gcg match.jsonl --game 3",
    group=scrabble,
)
@click.argument("path", metavar="FILE", type=FILE)
@game_option
@output_option
def gcg(path: str, game: int | None, output_path: str | None) -> None:
    """Convert a game to GCG for other programs.

    FILE is a record written by --record, or GCG to rewrite in the form that most programs read; -
    is stdin. The game is not checked; use `replay --check` or `scrabble show` for that.
    """
    from lexicon_fast.games.scrabble.gcg import write as gcg_text

    write(gcg_text(_game_of(read_file(path), path, game)), output_path)


def _drawing(view: BoardView, theme: str) -> str:
    from lexicon_fast.games.tiles.svg import board_svg

    return board_svg(
        view.board,
        view.layout,
        laid=view.laid,
        rack=view.rack,
        title=view.title or "Scrabble board",
        caption=view.captions,
        theme=theme,
    )


def _lines(view: BoardView, paint: Painter) -> Iterable[str]:
    from lexicon_fast.cli.tiles.display import board_lines, legend

    board = board_lines(view.board, view.layout, paint, laid=view.laid, width=paint.width)
    return view_lines(view, board, [legend(view.layout)], paint)


#: Rows of a board in CGP -> its layout.
_BY_ROWS: Final = {15: "scrabble", 21: "super"}


def _board(options: ShowOptions) -> Layout | None:
    """Return the layout that the user named, or None. Raises BadLayout."""
    from lexicon_fast.games.scrabble.rules import ruleset
    from lexicon_fast.games.tiles.layouts import Layout

    if options.ruleset is not None:
        return ruleset(options.ruleset).layout
    return Layout.load(options.layout) if options.layout else None


def _game_of(data: bytes, path: str, number: int | None) -> GcgGame:
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


def _views(source: str, options: ShowOptions) -> tuple[list[BoardView], list[str]]:
    """Return the positions of a source, at least one, and its faults.

    source: a path, or a line of CGP. Raises LexiconFastError, OSError.
    """
    if source != "-" and not os.path.isfile(source) and len(source.split()) > 1:
        options.check_no_game("CGP is one position")
        return [_view_of_cgp(source, options)], []
    data = read_file(source)
    where = display_path(source)
    content = data.strip(WHITE_SPACE)
    if content.startswith((b"#", b">", b"{")):
        return _views_of_game(data, source, options)
    options.check_no_game(f"{where} has positions")
    if not content:
        raise BadPosition(f"{where} is empty; expected CGP, GCG or a file written by --record")

    def view_of(line: bytes, _number: int) -> BoardView:
        try:
            return _view_of_cgp(line.decode("utf-8-sig"), options)
        except UnicodeDecodeError:
            raise BadPosition("this is not UTF-8 text") from None

    return list(views_of_lines(data.split(b"\n"), where, view_of)), []


def _view_of_cgp(text: str, options: ShowOptions) -> BoardView:
    from lexicon_fast.games.tiles.cgp import format_cgp, parse_cgp
    from lexicon_fast.games.tiles.layouts import Layout

    rows = text.split()[0].count("/") + 1
    layout = _board(options) or Layout.load(_BY_ROWS.get(rows, "scrabble"))
    alphabet = layout.alphabet
    if options.words:
        dictionary = load(options.words)
        layout, alphabet = layout.in_language(dictionary.language), dictionary.alphabet
    position = parse_cgp(text, layout, alphabet)
    others = len(position.scores) - 1
    numbered = [f"player {number}" for number in range(2, others + 2)]
    names = ["the player", *(["the other"] if others == 1 else numbered)]
    return BoardView(
        board=position.board,
        layout=layout,
        names=names,
        scores=position.scores,
        racks=position.racks,
        to_move=0,
        plain=format_cgp(position),
    )


def _views_of_game(
    data: bytes, path: str, options: ShowOptions
) -> tuple[list[BoardView], list[str]]:
    from lexicon_fast.games.scrabble import gcg

    layout = _board(options)
    dictionary = load(options.words) if options.words else None
    alphabet = None
    if data.lstrip(WHITE_SPACE).startswith(b"{"):
        game, recorded_layout, alphabet = _recorded(data, path, options.game)
        layout = layout or recorded_layout
    else:
        game = _game_of(data, path, options.game)
    layout = layout or gcg.layout_of(game)
    if dictionary is not None:
        layout = layout.in_language(dictionary.language)
    faults: list[str] = []
    moments = gcg.replay(game, dictionary, layout, alphabet=alphabet, faults=faults)
    last = len(moments) - 1
    options.check_turn(last, display_path(path), "line")
    places = [last if options.turn is None else options.turn]
    if options.every and options.turn is None:
        turns = (gcg.Laid, gcg.Exchanged, gcg.Passed)
        places = [place for place, event in enumerate(game.events) if isinstance(event, turns)]
        places += [last] if moments[last].to_move is not None else []
    return [_view_of_moment(game, moments[place], layout) for place in places], faults


def _view_of_moment(game: GcgGame, moment: Moment, layout: Layout) -> BoardView:
    names = [player.name for player in game.players]
    events = []
    if moment.event is not None:
        events.append(_described(moment, moment.event, names[moment.event.player]))
        for note in moment.event.notes:
            events += note.split("\n")
    return BoardView(
        board=moment.board,
        layout=layout,
        names=names,
        scores=moment.scores,
        racks=moment.racks,
        to_move=moment.to_move,
        plain=moment.cgp,
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
