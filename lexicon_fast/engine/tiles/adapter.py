"""The calls that need no table, as far as they are the same in all games with tiles on a board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.engine.game_adapter import GameAdapter
from lexicon_fast.engine.play_score import PlayScore, ScoredWord
from lexicon_fast.engine.rulesets import rules_of
from lexicon_fast.errors import BadHand, BadObservation, BadPosition
from lexicon_fast.games.tiles import scoring
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import are_tiles, remove_tiles
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.laying import CheckedPlay
    from lexicon_fast.rows.tile_rows import PlayRows

_PLAYERS: Final = 2

#: Positions answered at a time, between which a request can be given up.
_AT_A_TIME: Final = 16


class TileAdapter(GameAdapter):
    """A game with tiles on a board. blank: how racks have it."""

    new_params: ClassVar[Sequence[str]] = ("starter",)
    scores_plays: ClassVar[bool] = True
    blank: ClassVar[str]
    board_type: ClassVar[type[Board]] = Board

    @abstractmethod
    def ruleset(self, rules: Any) -> Any:
        """The ruleset of a name or of all its fields."""

    @abstractmethod
    def game_type(self) -> Callable[..., Any]:
        """The class of its games."""

    @abstractmethod
    def play_rows(self, rules: Any, dictionary: Dictionary, top: int | None) -> PlayRows:
        """What reads positions of `solve`, and writes their plays."""

    @abstractmethod
    def actions(self, observation: Any, dictionary: Dictionary) -> Sequence[object]:
        """The legal actions for an observation. Raises BadPosition, BadHand."""

    def row(self, position: bytes) -> bytes:
        """A position of `solve` as an object of JSON in one line."""
        return position.replace(b"\n", b" ")

    def rules(self, given: str | Mapping[str, Any] | None) -> Any:
        return rules_of(given, self.ruleset, "standard")

    def begun(self, params: m.GameNewParams, dictionary: Dictionary, seed: int) -> Any:
        return self.game_type()(
            dictionary,
            players=_PLAYERS if params.players is None else params.players,
            ruleset=self.rules(params.ruleset),
            seed=seed,
            starter=params.starter,
        )

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        # These have no meaning on a board: better refused than passed over.
        if params.actions is not None:
            raise BadField("params.actions", f"{self.game} has plays only; accepted: null")
        if params.min_length != m.MIN_LENGTH:
            raise BadField("params.min_length", f"{self.game} has no such choice; accepted: none")
        rows = self.play_rows(self.rules(params.ruleset), dictionary, params.top)
        return _solved(map(self.row, map(bytes, params.positions)), rows)

    def legal_actions(self, observation: Any, dictionary: Dictionary) -> Sequence[object]:
        alphabet = dictionary.alphabet
        if not are_tiles(observation.rack, alphabet, self.blank):
            raise BadObservation(
                f"rack {observation.rack!r:.80}; accepted: {alphabet.describe()} in upper case,"
                f" {self.blank} the blank"
            )
        try:
            return self.actions(observation, dictionary)
        except (BadHand, BadPosition) as error:
            raise BadObservation(str(error)) from None

    def score(
        self, observation: Any, action: object, rules: Any, dictionary: Dictionary
    ) -> PlayScore:
        if not isinstance(action, Lay):
            raise BadField("params.action.action", "only plays have a score; expected: play")
        layout = rules.layout
        if observation.board:
            board = self.board_type.parse(observation.board, layout, dictionary.alphabet)
        else:
            board = self.board_type.empty(layout, dictionary.alphabet)
        play = checked_play(action, board, layout)
        remove_tiles(observation.rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
        points, closed = self.points(board, play, observation, rules)
        return PlayScore(
            words=[
                ScoredWord(str(each.place), each.word, earned)
                for each, earned in zip(play.words, points, strict=True)
            ],
            bonus=layout.bonus[len(play.tiles)],
            closed=[str(Place(*divmod(square, board.columns))) for square in closed],
        )

    def points(
        self, board: Board, play: CheckedPlay, observation: Any, rules: Any
    ) -> tuple[list[int], list[int]]:
        """Return the points of each word of a play, and the closed squares that it would open."""
        return scoring.points(board, play.tiles, rules.layout, play.words), []


def _solved(lines: Iterator[bytes], rows: PlayRows) -> Iterator[bytes]:
    """Rows with the plays of positions, or with what is wrong with them."""
    from lexicon_fast.rows.chunks import Chunk

    number = 1
    while some := list(islice(lines, _AT_A_TIME)):
        chunk = Chunk(number, len(some), b"\n".join(some), "jsonl", None, 0)
        yield rows.jsonl(rows.answers(rows.read_rows(chunk, "position")))
        number += len(some)
