"""The steps of the board games, and those that are legal."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadAction, excerpt, shortened
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Action,
    Exchange,
    Lay,
)
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.board import BLANK_CODE, EMPTY, Board
from lexicon_fast.games.tiles.laying import listed_play, play_of
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import Place, column_name, marked_letters, parse_place
from lexicon_fast.rl.encoding import END, BaseChoices, BaseEncoding

KINDS: Final = ("play", "exchange", "pass")

#: The actions of one step.
_SINGLE: Final[dict[str, Action]] = {"pass": PASS, "accept": ACCEPT, "challenge": CHALLENGE}


class TileEncoding(BaseEncoding):
    """Converts the actions of a board game into sequences of steps, and back.

    - play: the kind; the lane, which is a row for a word across and a column for a word down; the
      square of the lane where the word begins, with letters that are on the board before the new
      ones; the new tiles, in order; the end;
    - exchange: the kind, the tiles in alphabetical order, blanks last, the end;
    - pass, accept, challenge: the kind.

    The ranges depend on the letters of the dictionary and on the layout.
    """

    #: The boards of the game.
    BOARD: ClassVar[type[Board]]
    #: Whether a blank on the board has a letter, and the kinds of answers.
    BLANKS_HAVE_LETTERS: ClassVar[bool]
    ANSWERS: ClassVar[tuple[str, ...]]

    def __init__(self, alphabet: Alphabet, layout: Layout) -> None:
        blank = self.BOARD.blank
        rows = [f"row{number}" for number in range(1, layout.rows + 1)]
        columns = [f"column{column_name(number)}" for number in range(layout.columns)]
        squares = [f"square{number}" for number in range(1, max(layout.rows, layout.columns) + 1)]
        parts: list[tuple[str, Sequence[str], str, str]] = [
            ("kind", KINDS, "the kind of a turn", "3"),
            ("row", rows, "the row of a play across", "R"),
            ("column", columns, "the column of a play down", "C"),
            ("square", squares, "the square of this lane where the word begins", "max(R, C)"),
            ("letter", alphabet.upper, "a tile of the rack", "A"),
        ]
        used = "a blank of the rack, to lay or to exchange"
        if self.BLANKS_HAVE_LETTERS:
            parts.append(("blank letter", alphabet.lower, "a blank laid for this letter", "A"))
            used = "a blank of the rack, to exchange"
        parts += [
            ("blank", [blank], used, "1"),
            ("end", [END], "the end of a play or an exchange", "1"),
        ]
        if self.ANSWERS:
            parts.append(("answer", self.ANSWERS, "the answer to a play", "2"))
        super().__init__(parts, longest=layout.rack_size + 4)
        self._alphabet: Final = alphabet
        self._layout: Final = layout
        letter_steps = zip(alphabet.upper, self.parts["letter"].steps, strict=True)
        #: The step of each tile of a rack.
        self.step_of_tile: Final = {**dict(letter_steps), blank: self.parts["blank"].steps[0]}
        letters = dict(self.step_of_tile)
        if self.BLANKS_HAVE_LETTERS:
            del letters[blank]
            letters.update(zip(alphabet.lower, self.parts["blank letter"].steps, strict=True))
        #: The step of each new tile of a play, as it is written in its word, and the reverse.
        self._step_of_letter = letters
        self._letter_of_step = {step: letter for letter, step in letters.items()}
        #: The step of each new tile of a play, from its code and whether it is a blank with a
        #: letter; a blank without one has the code `BLANK_CODE`.
        self.step_of_code: Final = {
            (code, is_blank): step
            for name, is_blank in (("letter", False), ("blank letter", True))
            if name in self.parts
            for code, step in enumerate(self.parts[name].steps)
        } | ({} if self.BLANKS_HAVE_LETTERS else {(BLANK_CODE, False): self.step_of_tile[blank]})

    def place(self, at: str) -> tuple[int, int]:
        """Return the steps of a place such as `8D`: lane and square. Raises BadAction."""
        place = parse_place(at)
        inside = place is not None and (
            place.row < self._layout.rows and place.column < self._layout.columns
        )
        if place is None or not inside:
            raise BadAction(f"{excerpt(at, 20)} is not a place; use 8D (across) or D8 (down)")
        lane, square = (place.column, place.row) if place.down else (place.row, place.column)
        part = self.parts["column" if place.down else "row"]
        return part.steps[lane], self.parts["square"].steps[square]

    def tail(self, word: str) -> tuple[int, ...]:
        """Return the steps of the new tiles of a play's word, and the end. Raises BadAction."""
        new = [letter for letter, on_board in marked_letters(word) if not on_board]
        try:
            steps = [self._step_of_letter[letter] for letter in new]
        except KeyError as error:
            raise BadAction(
                f"{excerpt(word)} has {error}, which is not a tile; use QUI(T)z"
            ) from None
        if not 1 <= len(steps) <= self._layout.rack_size:
            raise BadAction(
                f"{excerpt(word)} lays {len(steps)} tiles; use 1 to {self._layout.rack_size}"
            )
        return (*steps, self.end)

    def steps(self, action: Action, seen: Any = None) -> tuple[int, ...]:
        """Return the steps of an action as the game writes it: in `legal_actions` and histories.

        An exchange of another player, whose tiles are hidden, has only the kind and the end.
        seen: the observation before it; with it, a first play down has the steps of the equal play
        across, if only that is legal there. Raises BadAction, TypeError.
        """
        match action:
            case Lay():
                at, word = self._listed(action, seen)
                return (self.kinds["play"], *self.place(at), *self.tail(word))
            case Exchange(tiles):
                if not set(tiles) <= self.step_of_tile.keys():
                    raise BadAction(f"exchange {excerpt(tiles)}; use tiles of the rack")
                ordered = sort_tiles(tiles, self._alphabet)
                tile_steps = map(self.step_of_tile.__getitem__, ordered)
                return (self.kinds["exchange"], *tile_steps, self.end)
        for kind, single in _SINGLE.items():
            if action == single and kind in self.kinds:
                return (self.kinds[kind],)
        raise wrong_type("action", "an action of the game", action)

    def _listed(self, play: Lay, seen: Any) -> tuple[str, str]:
        """Return place and word of a play as `legal_actions` lists it."""
        if seen is not None and not any(row.strip(".") for row in seen.board):
            board = self.BOARD.parse(seen.board, self._layout, self._alphabet)
            play = listed_play(play, board, self._layout, getattr(seen, "opened", ()))
        return play.at, play.word

    def action(self, steps: Iterable[int], seen: Any) -> Action:
        """Return the action of a complete sequence of steps.

        seen: the observation before it, whose board has the letters between the new tiles. Raises
        BadAction, TypeError.
        """
        kind, rest = self._read(steps)
        if kind == "play":
            return self._lay(rest, seen)
        if kind == "exchange":
            return Exchange(
                "".join([self.texts[x] for x in self._ended(rest, self.step_of_tile.values())])
            )
        if rest:
            raise self._not_a_move([self.kinds[kind], *rest])
        return _SINGLE[kind]

    def _lay(self, steps: list[int], seen: Any) -> Lay:
        """Return the play of a sequence of steps after the kind. Raises BadAction."""
        down = bool(steps) and steps[0] in self.parts["column"].steps
        lane = self._first(steps, "column" if down else "row")
        start = self._first(steps[1:], "square")
        letters = self._ended(steps[2:], self._letter_of_step)
        board = self.BOARD.parse(seen.board, self._layout, self._alphabet)
        place = Place(start, lane, True) if down else Place(lane, start)
        room = (board.rows if down else board.columns) - start
        codes = self.BOARD.codes(self._alphabet)
        tiles: dict[int, int] = {}
        length = 0
        for row, column in place.squares(max(room, 0)):
            index = row * board.columns + column
            if board.squares[index] == EMPTY:
                if len(tiles) == len(letters):
                    break
                tiles[index] = codes[self._letter_of_step[letters[len(tiles)]]]
            length += 1
        if len(tiles) < len(letters):
            raise BadAction(
                f"steps {excerpt(steps, 200)} ({shortened(self.text(steps), 200)}) leave the board"
            )
        return play_of(board, place, length, tiles)


class PlayColumns(NamedTuple):
    """All plays of a position, as the native core returns them: in arrays.

    direction, row, column: of each play; letters: returns, for the number of a play, the code of
    each new tile, and whether it is a blank with a letter.
    """

    direction: NDArray[Any]
    row: NDArray[Any]
    column: NDArray[Any]
    letters: Callable[[int], list[tuple[int, bool]]]


class TileChoices(BaseChoices):
    """The legal steps of a move, from what the player to move sees.

    board: that of `seen`, whose cross-checks may be known.
    """

    def __init__(self, seen: Any, board: Any, adapter: Any) -> None:
        self._seen: Final = seen
        self._board: Final = board
        self._adapter = adapter
        self._steps: Final[TileEncoding] = adapter.encoding
        #: All plays, with the steps of their lane and square, once they are needed.
        self._found: tuple[PlayColumns, NDArray[Any], NDArray[Any]] | None = None
        super().__init__(adapter.encoding)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_found": None}  # functions of native results; found again

    @abstractmethod
    def _has_plays(self) -> bool:
        """Return whether there is a play."""

    @abstractmethod
    def _plays(self) -> PlayColumns:
        """Return all plays."""

    def _options(self, steps: tuple[int, ...]) -> Any:
        encoding = self._steps
        if not steps:
            return [encoding.kinds[kind] for kind in self._kinds()]
        kind = encoding.texts[steps[0]]
        if kind == "exchange":
            return self._exchanges(steps)
        if kind != "play":
            return []
        if len(steps) > 2:
            return self._spell(steps, 3)
        _, lanes, squares = self._places()
        return {*(lanes if len(steps) == 1 else squares[lanes == steps[1]]).tolist()}

    def _kinds(self) -> list[str]:
        seen = self._seen
        if seen.phase == "challenge":
            return ["accept", "challenge"]
        kinds = ["pass"]
        if seen.bag >= self._adapter.rules.exchange_from and seen.rack:
            kinds.append("exchange")
        if self._has_plays():
            kinds.append("play")
        return kinds

    def _exchanges(self, steps: tuple[int, ...]) -> list[int]:
        """Return the steps of an exchange: tiles in ascending order, then the end."""
        encoding, seen = self._steps, self._seen
        if steps[-1] == encoding.end:
            return []
        chosen = steps[1:]
        held = Counter(map(encoding.step_of_tile.__getitem__, seen.rack))
        left = held - Counter(chosen)
        legal = [encoding.end] if chosen else []
        if len(chosen) < min(len(seen.rack), seen.bag):
            legal += [step for step in left if not chosen or step >= chosen[-1]]
        return legal

    def _places(self) -> tuple[PlayColumns, NDArray[Any], NDArray[Any]]:
        """Return all plays, with the steps of their lane and square."""
        if self._found is None:
            plays = self._plays()
            parts = self._steps.parts
            down = plays.direction == 1
            row, column = plays.row.astype(np.int64), plays.column.astype(np.int64)
            across_lane, down_lane = (parts[name].steps[0] for name in ("row", "column"))
            lanes = np.where(down, down_lane + column, across_lane + row)
            squares = parts["square"].steps[0] + np.where(down, row, column)
            self._found = plays, lanes, squares
        return self._found

    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        encoding = self._steps
        plays, lanes, squares = self._places()
        at_place = np.flatnonzero((lanes == steps[1]) & (squares == steps[2])).tolist()
        return [
            (*(encoding.step_of_code[letter] for letter in plays.letters(play)), encoding.end)
            for play in at_place
        ]
