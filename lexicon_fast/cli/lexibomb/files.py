"""What `lexibomb show` is given: positions or records, as boards to look at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import RulesetJson
from lexicon_fast.cli.tiles import show
from lexicon_fast.errors import BadOption, BadPosition, BadRecord, LexiconFastError
from lexicon_fast.rows.sources import read_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.rules import Ruleset

_BLANK: Final = b" \t\r\n\xef\xbb\xbf"
_ACCEPTED: Final = "accepted: positions as for `lexibomb plays`, or what --record wrote"


@dataclass(frozen=True, slots=True, kw_only=True)
class View(show.View):
    """A position of Lexibomb to look at.

    opened: a byte a square, as `Minefield.open` gives it; bombs: all of them; where: the squares
    with a bomb, if they are known; id: of the position, as JSON.
    """

    board: Board
    opened: bytes
    rules: Ruleset
    bombs: int
    where: frozenset[int] | None = None
    id: str

    @property
    def rows(self) -> tuple[str, ...]:
        """What is open, as rows of text."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What of a source is to be seen.

    words: the dictionary of a record, in place of the one that it names; ruleset: that of
    positions; turn: only the position after so many turns of a game; every: all positions in which
    a player is to move, not only the last.
    """

    words: str | None = None
    ruleset: RulesetJson | None = None
    game: int | None = None
    turn: int | None = None
    every: bool = False


def views(source: str, wanted: Wanted) -> list[View]:
    """The positions of a source, at least one.

    source: a path, or an object of JSON. Raises LexiconFastError, OSError.
    """
    if source.lstrip().startswith("{"):
        return list(_of_lines([source.encode()], "", wanted))
    where = "stdin" if source == "-" else click.format_filename(source)
    data = read_text(None if source == "-" else source, where).strip(_BLANK)
    if not data:
        raise BadPosition(f"{where}: empty; {_ACCEPTED}")
    lines = data.split(b"\n")
    if b'"event"' in lines[0]:
        if wanted.ruleset is not None:
            raise BadOption(f"--ruleset: {where} is a record, which has its rules; leave it out")
        return _of_record(lines, where, wanted)
    if _is_one_object(data):
        lines = [data.replace(b"\n", b" ")]
    return list(_of_lines(lines, where, wanted))


def _is_one_object(data: bytes) -> bool:
    """Is it an object, perhaps over several lines?"""
    import msgspec

    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


# Positions


def _of_lines(lines: Sequence[bytes], where: str, wanted: Wanted) -> Iterator[View]:
    if wanted.turn is not None or wanted.game is not None:
        raise BadOption("--turn and --game: accepted for games; these are positions")
    for number, line in enumerate(lines, 1):
        if not line.strip(_BLANK):
            continue
        try:
            yield _of_object(line, number, wanted.ruleset)
        except LexiconFastError as error:
            raise type(error)(f"{where}:{number}: {error}" if where else str(error)) from None


def _of_object(line: bytes, number: int, named: RulesetJson | None) -> View:
    import msgspec

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.minefield import SHOWN, check_opened, squares_of
    from lexicon_fast.games.lexibomb.rules import ruleset
    from lexicon_fast.games.tiles.board import FREE_BLANK, parse_rack
    from lexicon_fast.rows.lexibomb_rows import position_of
    from lexicon_fast.rows.tile_rows import fields_of, id_of, name_of

    fields = fields_of(line, _ACCEPTED)
    row_id = id_of(fields)
    if named is None:
        named = msgspec.json.decode(fields.get("ruleset", b'"standard"'))
    rules = ruleset(named)
    position = position_of({"rack": b'""', **fields}, rules)
    board = Board.parse(position.board, rules.layout, Alphabet.load("english"))
    opened = squares_of(position.opened, board.rows, board.columns, SHOWN, "opened")
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


# Records


def _of_record(lines: Sequence[bytes], where: str, wanted: Wanted) -> list[View]:
    from lexicon_fast.cli.records import dictionary_of
    from lexicon_fast.games.lexibomb import events, record
    from lexicon_fast.games.record import game_of

    if (named := game_of(lines[0])) not in (None, "lexibomb"):
        raise BadRecord(f"{where}: a record of {named:.60}; accepted: of lexibomb")
    games = record.read(lines, where)
    if wanted.game is None and len(games) > 1:
        raise BadOption(f"{where}: {len(games)} games; accepted: --game 1 to {len(games)}")
    if wanted.game is not None and wanted.game > len(games):
        raise BadOption(f"--game {wanted.game}: accepted: 1 to {len(games)}, as {where} has")
    recorded = games[(wanted.game or 1) - 1]
    dictionary = dictionary_of(recorded.setup.dictionary, wanted.words)
    record.replay(recorded, dictionary)  # is it right?
    begun = replace(recorded, events=recorded.events[:1], line_numbers=recorded.line_numbers[:1])
    game = record.replay(begun, dictionary)
    turns = [event for event in recorded.events if isinstance(event, events.Turn)]
    if wanted.turn is not None and wanted.turn > len(turns):
        raise BadOption(
            f"--turn {wanted.turn}: {where} has {len(turns)} turns; accepted: 0 to {len(turns)}"
        )
    view = partial(_of_game, game, recorded.setup.names)
    last = len(turns) if wanted.turn is None else wanted.turn
    found = [view(None, 0)] if wanted.every or not last else []
    for number, turn in enumerate(turns[:last], 1):
        game.apply(turn.action)
        if wanted.every or number == last:
            found.append(view(turn, number))
    if not wanted.every:
        return found
    if wanted.turn is not None:
        return found[-1:]
    return [each for each in found if each.to_move is not None]


def _of_game(game: Game, names: Sequence[str], turn: Any, number: int) -> View:
    """The game as it stands after a turn, so many from the start; None: before the first."""
    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.places import squares_laid

    names = names or [f"player {player + 1}" for player in range(game.players)]
    told: tuple[str, ...] = ()
    laid: tuple[int, ...] = ()
    if turn is not None:
        told = (_told(turn, names[turn.player]),)
        if isinstance(turn.action, Lay):
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
        told=told,
        opened="".join(game.opened).encode(),
        rules=game.rules,
        bombs=game.rules.bombs,
        where=game.minefield.bombs,
        id=str(number),
    )


def _told(turn: Any, name: str) -> str:
    """What a player did, in one line."""
    from lexicon_fast.games.tiles.actions import Exchange, Lay

    match turn.action:
        case Lay(at=at, word=word):
            hit = f", bomb on {', '.join(turn.hit)}" if turn.hit else ""
            return f"{name} {at} {word} {turn.score:+d}{hit}"
        case Exchange(tiles=tiles):
            return f"{name} exchanges {tiles}"
    return f"{name} passes"
