"""Reading positions and records for `lexibomb show`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.cli.options import RulesetJson, display_path, read_file
from lexicon_fast.cli.tiles import show
from lexicon_fast.cli.tiles.show import WHITE_SPACE, Selection, recorded_game, views_of_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.rules import Ruleset

_EXPECTED: Final = "expected: positions as for `lexibomb plays`, or a file that --record wrote"


@dataclass(frozen=True, slots=True, kw_only=True)
class View(show.View):
    """A position of Lexibomb to show.

    opened: a byte a square, as `Minefield.open` returns it; bombs: the number of all bombs;
    bomb_squares: their squares, if they are known; id: of the position, as JSON.
    """

    board: Board
    opened: bytes
    rules: Ruleset
    bombs: int
    bomb_squares: frozenset[int] | None = None
    id: str

    @property
    def rows(self) -> tuple[str, ...]:
        """The contents of the squares, as rows of text."""
        from lexicon_fast.games.lexibomb.minefield import rows_of

        return rows_of(self.opened, self.board.columns)

    @property
    def json(self) -> str:
        """The position as `lexibomb plays` reads it."""
        import msgspec

        value = {
            "id": msgspec.Raw(self.id.encode()),
            "board": self.board.lines(),
            "opened": self.rows,
            "rack": self.rack,
            "bombs": self.bombs,
        }
        return msgspec.json.encode(value).decode()


def views(source: str, selection: Selection) -> list[View]:
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
            if selection.ruleset is not None:
                raise BadOption(
                    f"--ruleset: {where} is a record, which has its rules; leave it out"
                )
            return _views_of_record(data, where, selection)
        if _is_one_object(data):
            lines = [data.replace(b"\n", b" ")]
    selection.check_no_game("these are positions")
    return list(views_of_lines(lines, where, partial(_view_of_object, ruleset=selection.ruleset)))


def _is_one_object(data: bytes) -> bool:
    """Return whether data is one JSON value, perhaps over several lines."""
    import msgspec

    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _view_of_object(line: bytes, number: int, ruleset: RulesetJson | None) -> View:
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
    return View(
        board=board,
        layout=rules.layout,
        names=(),
        scores=(),
        racks=(parse_rack(position.rack, rules.layout, board.alphabet, FREE_BLANK),),
        to_move=0,
        title="" if row_id is None else name_of(row_id),
        opened=opened,
        rules=rules,
        bombs=rules.bombs if position.bombs is None else position.bombs,
        id=row_id or str(number),
    )


def _views_of_record(data: bytes, where: str, selection: Selection) -> list[View]:
    from lexicon_fast.cli.records import recorded_dictionary
    from lexicon_fast.games.lexibomb import events, record

    recorded = recorded_game("lexibomb", data, where, selection.game)
    dictionary = recorded_dictionary(recorded.setup.dictionary, selection.words)
    record.replay(recorded, dictionary)  # raises BadRecord if the record is wrong
    start = replace(recorded, events=recorded.events[:1], line_numbers=recorded.line_numbers[:1])
    game = record.replay(start, dictionary)
    turns = [event for event in recorded.events if isinstance(event, events.Turn)]
    selection.check_turn(len(turns), where, "turn")
    view = partial(_view_of_game, game, recorded.setup.names)
    last = len(turns) if selection.turn is None else selection.turn
    found = [view(None, 0)] if selection.every or not last else []
    for number, turn in enumerate(turns[:last], 1):
        game.apply(turn.action)
        if selection.every or number == last:
            found.append(view(turn, number))
    if selection.turn is not None:
        return found[-1:]
    return [each for each in found if each.to_move is not None] if selection.every else found


def _view_of_game(game: Game, names: Sequence[str], turn: Any, number: int) -> View:
    """Return a view of a game after a turn, or before the first (None). number: of the turn."""
    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.places import squares_laid

    names = names or [f"player {player + 1}" for player in range(game.players)]
    laid: tuple[int, ...] = ()
    if turn is not None and isinstance(turn.action, Lay):
        laid = squares_laid(turn.action.at, turn.action.word, game.board.columns)
    return View(
        board=game.board,
        layout=game.rules.layout,
        names=names,
        scores=game.scores,
        racks=game.racks,
        to_move=game.current_player(),
        title=" against ".join(names),
        laid=laid,
        events=() if turn is None else (_described(turn, names[turn.player]),),
        opened="".join(game.opened).encode(),
        rules=game.rules,
        bombs=game.rules.bombs,
        bomb_squares=game.minefield.bombs,
        id=str(number),
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
