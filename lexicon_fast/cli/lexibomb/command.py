"""`lexicon-fast lexibomb`: plays with expected scores, minefields and the odds of bombs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.batch.queries import TilePlaysQuery, ruleset_id
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.lexibomb.parts import ruleset_option, words_option
from lexicon_fast.cli.options import (
    RulesetJson,
    RulesetName,
    dictionary_option,
    display_path,
    flag_option,
    read_file,
    refuse_several,
)
from lexicon_fast.cli.records import recorded_dictionary
from lexicon_fast.cli.tiles.commands import (
    WHITE_SPACE,
    BoardView,
    ShowOptions,
    list_plays,
    plays_options,
    recorded_game,
    show_options,
    show_views,
    view_lines,
    views_of_lines,
)
from lexicon_fast.rows.painter import Painter, folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.odds import Odds
    from lexicon_fast.games.lexibomb.rules import Ruleset

_POSITION: Final = """'{"rack": "AEINRS_"}'"""


@group(
    "lexicon-fast lexibomb plays -i examples/lexibomb.jsonl --top 3",
    "lexicon-fast lexibomb show examples/lexibomb.jsonl --odds",
)
def lexibomb() -> None:
    """List plays, show boards and bomb odds."""


@command(
    "lexicon-fast lexibomb plays -i examples/lexibomb.jsonl --top 10",
    "lexicon-fast lexibomb plays -i positions.jsonl -o plays.jsonl",
    "lexicon-fast lexibomb plays -i positions.jsonl --best --format csv",
    f"lexicon-fast lexibomb plays {_POSITION} -n 5",
    group=lexibomb,
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@plays_options("Show only the best play of each position; same as -n 1.")
def plays(ruleset: RulesetJson, top: int | None, best: bool, **options: Any) -> int:
    """List all legal plays with their expected scores, best first.

    A position is a JSON object, one per line: "board", rows of A-Z for tiles, _ for a blank and .
    for an empty square; "opened", rows of 0-8 for an open square with this number of bombs around
    it, * for a bomb that was hit and . for a closed square; "rack"; "bombs", the total number of
    bombs; and, optionally, "id". An observation of the game is such an object. Defaults: an empty
    board, all squares closed, the bombs of the ruleset. With neither POSITION nor -i, stdin is
    read.

    score: the average points of a play over all placements of the hidden bombs that agree with the
    numbers; bomb: its chance of hitting one. 8D is row 8, column D, across; D8 is the same square,
    down. Tiles that are already on the board are in parentheses; _ is a blank, which can stand for
    another letter in each word.
    """
    from lexicon_fast.games.lexibomb.plays import Generator
    from lexicon_fast.rows.tile_rows import MinefieldRows

    rules = {"command": "lexibomb plays", "--ruleset": ruleset_id(ruleset)}
    generator = partial(Generator, ruleset=ruleset, top=1 if best else top)
    query = _PlaysQuery(MinefieldRows, generator, rules, top, best)
    return list_plays(query, argument="POSITION", **options)


class _PlaysQuery(TilePlaysQuery):
    """The plays of Lexibomb positions."""

    example = _POSITION
    input_formats = ("jsonl",)


@command(
    "lexicon-fast lexibomb show examples/lexibomb.jsonl --odds",
    "lexicon-fast lexibomb show game.jsonl --turn 8 --odds --svg board.svg",
    "lexicon-fast lexibomb show game.jsonl --bombs",
    "lexicon-fast lexibomb show game.jsonl --json | lexicon-fast lexibomb plays --best",
    group=lexibomb,
)
@click.argument("source", metavar="POSITION|FILE")
@flag_option("--odds", "with_odds", help="Show the chance of a bomb in closed squares.")
@flag_option("--bombs", "with_bombs", help="Show all bombs of a recorded game.")
@flag_option(
    "--json",
    "as_json",
    help="Print positions for `plays`: all with a player to move, or the one of --turn.",
)
@show_options
@dictionary_option(None, "Dictionary. [default: the one that the record names]")
@click.option(
    "--ruleset",
    type=RulesetName("lexibomb"),
    help="Rules of positions. [default: from the position, else standard]",
)
def show(source: str, with_odds: bool, with_bombs: bool, as_json: bool, **given: Any) -> None:
    """Show the board of a position or a game.

    It shows tiles, numbers and the bombs that were hit.

    The argument is a position as for `lexibomb plays`, a file of such positions, or a file written
    by --record; - is stdin. The odds are exact, over all placements of the hidden bombs that agree
    with the numbers.
    """
    options = ShowOptions(**given, every=as_json)
    refuse_several({"--json": as_json, "--svg": options.svg})
    refuse_several({"--json": as_json, "--odds": with_odds, "--bombs": with_bombs})
    views = _views(source, options)
    if with_bombs and any(view.bomb_squares is None for view in views):
        raise BadOption("--bombs needs a record, because a position does not list the bombs")
    lines = partial(_lines, with_odds=with_odds, with_bombs=with_bombs)
    drawing = partial(_drawing, with_odds=with_odds, with_bombs=with_bombs)
    show_views(views, options, lines, drawing)


def _odds(view: _View, with_odds: bool) -> Odds | None:
    """Return the odds if they are wanted. Raises BadPosition."""
    if not with_odds:
        return None
    from lexicon_fast.games.lexibomb.odds import odds

    return odds(view.rows, view.bombs)


def _marks(view: _View, odds: Odds | None, with_bombs: bool) -> dict[str, Any]:
    """Return what to show on the board, for `FieldPicture` and `field_svg`."""
    return {
        "laid": view.laid,
        "odds": None if odds is None else odds.probability,
        "bombs": (view.bomb_squares or ()) if with_bombs else (),
    }


def _drawing(view: _View, theme: str, with_odds: bool, with_bombs: bool) -> str:
    from lexicon_fast.games.lexibomb.svg import field_svg

    odds = _odds(view, with_odds)
    return field_svg(
        view.board,
        view.opened,
        view.rules,
        **_marks(view, odds, with_bombs),
        rack=view.rack,
        title=view.title or "Lexibomb board",
        caption=[*view.captions, _bombs(view, odds)],
        theme=theme,
    )


def _lines(view: _View, paint: Painter, with_odds: bool, with_bombs: bool) -> Iterator[str]:
    from lexicon_fast.cli.lexibomb.display import FieldPicture

    odds = _odds(view, with_odds)
    marks = _marks(view, odds, with_bombs)
    field = FieldPicture(view.board, view.opened, view.rules, paint, **marks)
    legend = [part for line in field.legend() for part in folded(line, paint.width)]
    yield from view_lines(view, field.lines(), legend, paint)
    yield from folded(_bombs(view, odds), paint.width)


def _bombs(view: _View, odds: Odds | None) -> str:
    """Return the numbers of bombs, and how exact the odds are."""
    from lexicon_fast.cli.lexibomb.display import bombs_line

    line = bombs_line(view.opened, view.board.columns, view.bombs)
    if odds is None or odds.exact:
        return line
    return f"{line}; the odds are estimated, three standard errors are {odds.error:.1%}"


_EXPECTED: Final = "expected: positions as for `lexibomb plays`, or a file that --record wrote"


@dataclass(frozen=True, slots=True, kw_only=True)
class _View(BoardView):
    """A position of Lexibomb to show.

    opened: a byte a square, as `Minefield.open` returns it; bombs: the number of all bombs;
    bomb_squares: their squares, if they are known.
    """

    board: Board
    opened: bytes
    rules: Ruleset
    bombs: int
    bomb_squares: frozenset[int] | None = None

    @property
    def rows(self) -> tuple[str, ...]:
        """The contents of the squares, as rows of text."""
        from lexicon_fast.games.lexibomb.minefield import rows_of

        return rows_of(self.opened, self.board.columns)


def _plain(row_id: str, board: Board, opened: bytes, rack: str, bombs: int) -> str:
    """Return a position as `lexibomb plays` reads it."""
    import msgspec

    from lexicon_fast.games.lexibomb.minefield import rows_of

    value = {
        "id": msgspec.Raw(row_id.encode()),
        "board": board.lines(),
        "opened": rows_of(opened, board.columns),
        "rack": rack,
        "bombs": bombs,
    }
    return msgspec.json.encode(value).decode()


def _views(source: str, options: ShowOptions) -> list[_View]:
    """Return the positions of a source, at least one.

    source: a path, or a JSON object. Raises LexiconFastError, OSError.
    """
    where = ""
    lines = [source.encode()]
    if not source.lstrip().startswith("{"):
        where = display_path(source)
        data = read_file(source).strip(WHITE_SPACE)
        if not data:
            raise BadPosition(f"{where} is empty; {_EXPECTED}")
        lines = data.split(b"\n")
        if b'"event"' in lines[0]:
            if options.ruleset is not None:
                raise BadOption(
                    f"--ruleset: {where} is a record, which has its rules; leave it out"
                )
            return _views_of_record(data, where, options)
        if _is_one_object(data):
            lines = [data.replace(b"\n", b" ")]
    options.check_no_game("these are positions")
    return list(views_of_lines(lines, where, partial(_view_of_object, ruleset=options.ruleset)))


def _is_one_object(data: bytes) -> bool:
    """Return whether data is one JSON value, perhaps over several lines."""
    import msgspec

    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _view_of_object(line: bytes, number: int, ruleset: RulesetJson | None) -> _View:
    import msgspec

    from lexicon_fast.games.lexibomb import rules as lexibomb
    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.minefield import MARKS, check_opened, squares_of
    from lexicon_fast.games.tiles.board import FREE_BLANK, parse_rack
    from lexicon_fast.rows.line_rows import fields_of, id_of, name_of
    from lexicon_fast.rows.tile_rows import position_of

    fields = fields_of(line, _EXPECTED)
    row_id = id_of(fields)
    if ruleset is None:
        ruleset = msgspec.json.decode(fields.get("ruleset", b'"standard"'))
    rules = lexibomb.ruleset(ruleset)
    position = position_of({"rack": b'""', **fields}, rules)
    board = Board.parse(position.board, rules.layout, rules.layout.alphabet)
    opened = squares_of(position.opened, board.rows, board.columns, MARKS, "opened")
    check_opened(opened, board)
    rack = parse_rack(position.rack, rules.layout, board.alphabet, FREE_BLANK)
    bombs = rules.bombs if position.bombs is None else position.bombs
    return _View(
        board=board,
        layout=rules.layout,
        names=(),
        scores=(),
        racks=(rack,),
        to_move=0,
        title="" if row_id is None else name_of(row_id),
        opened=opened,
        rules=rules,
        bombs=bombs,
        plain=_plain(row_id or str(number), board, opened, rack, bombs),
    )


def _views_of_record(data: bytes, where: str, options: ShowOptions) -> list[_View]:
    from lexicon_fast.games.lexibomb import events, record

    recorded = recorded_game("lexibomb", data, where, options.game)
    dictionary = recorded_dictionary(recorded.setup.dictionary, options.words)
    record.replay(recorded, dictionary)  # raises BadRecord if the record is wrong
    start = replace(recorded, events=recorded.events[:1], line_numbers=recorded.line_numbers[:1])
    game = record.replay(start, dictionary)
    turns = [event for event in recorded.events if isinstance(event, events.TurnEvent)]
    options.check_turn(len(turns), where, "turn")
    view = partial(_view_of_game, game, recorded.setup.names)
    last = len(turns) if options.turn is None else options.turn
    views = [view(None, 0)] if options.every or not last else []
    for number, turn in enumerate(turns[:last], 1):
        game.apply(turn.action)
        if options.every or number == last:
            views.append(view(turn, number))
    if options.turn is not None:
        return views[-1:]
    return [each for each in views if each.to_move is not None] if options.every else views


def _view_of_game(game: Game, names: Sequence[str], turn: Any, number: int) -> _View:
    """Return a view of a game after a turn, or before the first (None). number: of the turn."""
    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.places import squares_laid

    board, player = game.board, game.current_player()
    opened, bombs = "".join(game.opened).encode(), game.rules.bombs
    rack = "" if player is None else game.racks[player]
    names = names or [f"player {player + 1}" for player in range(game.players)]
    laid: tuple[int, ...] = ()
    if turn is not None and isinstance(turn.action, Lay):
        laid = squares_laid(turn.action.at, turn.action.word, board.columns)
    return _View(
        board=board,
        layout=game.rules.layout,
        names=names,
        scores=game.scores,
        racks=game.racks,
        to_move=player,
        title=" against ".join(names),
        laid=laid,
        events=() if turn is None else (_described(turn, names[turn.player]),),
        opened=opened,
        rules=game.rules,
        bombs=bombs,
        bomb_squares=game.minefield.bombs,
        plain=_plain(str(number), board, opened, rack, bombs),
    )


def _described(turn: Any, name: str) -> str:
    """Describe an action in one line."""
    from lexicon_fast.games.tiles.actions import Exchange, Lay

    match turn.action:
        case Lay(at=at, word=word):
            hit = f", bomb on {', '.join(turn.hit)}" if turn.hit else ""
            return f"{name} {at} {word} {turn.score:+d}{hit}"
        case Exchange(tiles=tiles):
            return f"{name} exchanges {tiles}"
    return f"{name} passes"
