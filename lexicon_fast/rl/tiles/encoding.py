"""The steps of the board games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.arguments import wrong_type
from lexicon_fast.errors import BadAction
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
    Pass,
)
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.board import EMPTY, FREE_BLANK, Board
from lexicon_fast.games.tiles.laying import play_of
from lexicon_fast.games.tiles.places import Place, marked_letters, parse_place
from lexicon_fast.rl.encoding import END, BaseEncoding

if TYPE_CHECKING:
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.tiles.layouts import Layout


#: The actions of one step.
_SINGLE: Final[dict[str, Action]] = {"pass": PASS, "accept": ACCEPT, "challenge": CHALLENGE}


class TileEncoding(BaseEncoding):
    """Converts the actions of a board game into sequences of steps, and back.

    - play: the kind, the place of the word (its first square, and its direction), the tiles laid on
      the empty squares from there on, the end;
    - exchange: the kind, the tiles in alphabetical order, blanks last, the end;
    - pass, accept, challenge: the kind.

    The ranges depend on the letters of the dictionary and on the layout.
    """

    #: The boards of the game.
    BOARD: ClassVar[type[Board]]
    #: The kinds of moves.
    KINDS: ClassVar[tuple[str, ...]]

    def __init__(self, alphabet: Alphabet, layout: Layout) -> None:
        free_blank = self.BOARD.blank == FREE_BLANK
        across, down = (
            [
                str(Place(row, column, down))
                for row in range(layout.rows)
                for column in range(layout.columns)
            ]
            for down in (False, True)
        )
        tiles = [*alphabet.upper, self.BOARD.blank]
        blanks = () if free_blank else alphabet.lower
        super().__init__(
            [
                ("kind", self.KINDS, "the kind of a move"),
                ("end", [END], "the end of a play or an exchange"),
                (
                    "tile",
                    tiles,
                    "a tile of the rack, the blank last"
                    + ("" if free_blank else "; in a play only the letters"),
                ),
                *([("blank", blanks, "in a play: a blank for this letter")] if blanks else []),
                ("across", across, "a play from this square to the right, row by row"),
                ("down", down, "a play from this square downwards, row by row"),
            ],
            longest=layout.rack_size + 3,
        )
        self._alphabet: Final = alphabet
        self._layout: Final = layout
        #: The step of each tile of a rack.
        self.step_of_tile: Final = dict(zip(tiles, self.parts["tile"].steps, strict=True))
        letters = dict(self.step_of_tile)
        if blanks:
            del letters[self.BOARD.blank]
            letters.update(zip(blanks, self.parts["blank"].steps, strict=True))
        #: The step of each new tile of a play, as it is written in its word, and the reverse.
        self._step_of_letter = letters
        self._letter_of_step = {step: letter for letter, step in letters.items()}
        #: The step of each place.
        self.step_of_place: Final = {
            **dict(zip(across, self.parts["across"].steps, strict=True)),
            **dict(zip(down, self.parts["down"].steps, strict=True)),
        }

    def tail(self, word: str) -> tuple[int, ...]:
        """Return the steps of the new tiles of a play's word, and the end. Raises BadAction."""
        new = [letter for letter, on_board in marked_letters(word) if not on_board]
        try:
            steps = [self._step_of_letter[letter] for letter in new]
        except KeyError as error:
            raise BadAction(f"{word!r:.80} has {error}, which is not a tile; use QUI(T)z") from None
        if not 1 <= len(steps) <= self._layout.rack_size:
            raise BadAction(
                f"{word!r:.80} lays {len(steps)} tiles; use 1 to {self._layout.rack_size}"
            )
        return (*steps, self.end)

    def steps(self, action: Action) -> tuple[int, ...]:
        """Return the steps of an action as the game writes it: in `legal_actions` and histories.

        An exchange of another player, whose tiles are hidden, has only the kind and the end.
        Raises BadAction, TypeError.
        """
        match action:
            case Lay(at, word):
                if at not in self.step_of_place:
                    raise BadAction(f"{at!r:.20} is not a place; use 8D (across) or D8 (down)")
                return (self.kinds["play"], self.step_of_place[at], *self.tail(word))
            case Exchange(tiles):
                if not set(tiles) <= self.step_of_tile.keys():
                    raise BadAction(f"exchange {tiles!r:.40}; use tiles of the rack")
                ordered = sort_tiles(tiles, self._alphabet)
                each = map(self.step_of_tile.__getitem__, ordered)
                return (self.kinds["exchange"], *each, self.end)
            case Pass():
                return (self.kinds["pass"],)
            case Accept() if "accept" in self.kinds:
                return (self.kinds["accept"],)
            case Challenge() if "challenge" in self.kinds:
                return (self.kinds["challenge"],)
        raise wrong_type("action", "an action of the game", action)

    def action(self, steps: Iterable[int], seen: Any) -> Action:
        """Return the action of a complete sequence of steps. Raises BadAction, TypeError.

        seen: the observation before it, whose board has the letters between the new tiles.
        """
        kind, rest = self._read(steps)
        if kind == "play":
            if rest and rest[0] in (*self.parts["across"].steps, *self.parts["down"].steps):
                return self._lay([self.kinds[kind], *rest], seen)
        elif kind == "exchange":
            return Exchange("".join([self.texts[step] for step in self._spelled(rest, "tile")]))
        elif not rest:
            return _SINGLE[kind]
        raise self._not_a_move([self.kinds[kind], *rest])

    def _lay(self, steps: list[int], seen: Any) -> Lay:
        """Return the play of a sequence of steps. Raises BadAction."""
        place = parse_place(self.texts[steps[1]])
        assert place is not None
        letters = self._spelled(
            steps[2:], *(["tile", "blank"] if "blank" in self.parts else ["tile"])
        )
        board = self.BOARD.parse(seen.board, self._layout, self._alphabet)
        room = (board.rows - place.row) if place.down else (board.columns - place.column)
        codes = self.BOARD.codes(self._alphabet)
        tiles: dict[int, int] = {}
        length = 0
        for row, column in place.squares(room):
            index = row * board.columns + column
            if board.squares[index] == EMPTY:
                if len(tiles) == len(letters):
                    break
                letter = self._letter_of_step.get(letters[len(tiles)])
                if letter is None:
                    raise self._not_a_move(steps)
                tiles[index] = codes[letter]
            length += 1
        if len(tiles) < len(letters):
            raise BadAction(f"steps {steps!r:.200} ({self.text(steps):.200}) leave the board")
        return play_of(board, place, length, tiles)
