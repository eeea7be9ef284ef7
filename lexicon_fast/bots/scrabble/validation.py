"""Reading and checking of Scrabble observations in JSON; their unseen tiles and their last play."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadObservation, IllegalAction, shortened
from lexicon_fast.bots.challenge_advice import play_to_answer
from lexicon_fast.bots.tiles.validation import MAX_NUMBER, check_racks, check_tiles, unseen_tiles
from lexicon_fast.bots.validation import Reader, bad_field
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, RULESETS
from lexicon_fast.games.tiles.actions import Challenge, Exchange, Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tiles_laid
from lexicon_fast.games.tiles.board import EMPTY, Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.places import marked_letters, parse_place, squares_laid

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.laying import ScoredPlay
    from lexicon_fast.games.tiles.layouts import Layout


_READER: Final = Reader(
    Observation,
    {
        "phase": "turn, challenge",
        "action.action": "play, exchange, pass, accept, challenge",
    },
)

#: Convert a JSON object to an observation. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raise BadObservation unless the observing player has to act and the tiles add up.

    Raises BadAlphabet if letters of the dictionary have no tiles.
    """
    rules = _READER.rules_of(observation, RULESETS)
    check_racks(observation, (MIN_PLAYERS, MAX_PLAYERS), rules.layout.rack_size, ["lost"])
    if not all(0 <= lost <= MAX_NUMBER for lost in observation.lost):
        raise bad_field("lost", observation.lost, f"be 0 to {MAX_NUMBER:,}")
    if not 0 <= observation.scoreless < rules.scoreless_turns:
        raise bad_field("scoreless", observation.scoreless, f"be 0 to {rules.scoreless_turns - 1}")
    check_tiles(observation, dictionary, rules.layout, Board)
    if observation.phase == "challenge":
        play_to_answer(observation, Lay, Challenge, len(observation.rack_sizes))


def is_searchable(observation: Observation) -> bool:
    """Return whether it is the player's turn in a game of two in which no turns are lost."""
    return (
        len(observation.rack_sizes) == 2
        and observation.phase == "turn"
        and observation.to_move == observation.player
        and not any(observation.lost)
        and bool(observation.rack)
    )


@dataclass(frozen=True, slots=True)
class Hidden:
    """Unseen tiles.

    tiles: those in the bag or on another rack, sorted, without the known ones; known: by player,
    tiles that are certainly on the rack (none for the observing player).
    """

    tiles: str
    known: tuple[str, ...]


def hidden_tiles(observation: Observation, board: Board) -> Hidden:
    """Return the tiles that a player does not see; plays taken back show some of them.

    board: the board of the observation. Raises BadObservation if the tiles do not add up.
    """
    unseen = Counter(unseen_tiles(observation, board, observation.rules.layout))
    known = _taken_back(observation)
    for seat, tiles in enumerate(known):
        unseen.subtract(tiles)
        if tiles.total() > observation.rack_sizes[seat] or min(unseen.values(), default=0) < 0:
            raise BadObservation(
                f"history: player {seat} took back {''.join(tiles.elements())}, which cannot be on"
                " that rack"
            )
    return Hidden(
        sort_tiles(unseen.elements(), board.alphabet),
        tuple(sort_tiles(tiles.elements(), board.alphabet) for tiles in known),
    )


def _taken_back(observation: Observation) -> list[Counter[str]]:
    """Return by player the tiles known to be on the rack: taken back and not laid since."""
    known: list[Counter[str]] = [Counter() for _ in observation.rack_sizes]
    seats = range(len(known))
    last, laid = -1, Counter[str]()
    for turn in observation.history:
        if turn.player not in seats:
            raise BadObservation(
                f"history: player is {turn.player}; it must be 0 to {len(known) - 1}"
            )
        if isinstance(turn.action, Lay):
            last, laid = turn.player, Counter(tiles_laid(turn.action.word))
            known[last] -= laid
        elif isinstance(turn.action, Challenge):
            if turn.right and last >= 0:
                known[last] += laid
        elif isinstance(turn.action, Exchange):
            known[turn.player].clear()  # which tiles went back is unknown
    known[observation.player].clear()
    return known


def take_back(play: Lay, observation: Observation, alphabet: Alphabet) -> tuple[Board, ScoredPlay]:
    """Return the board before the last play, and the play.

    Raises BadObservation if the tiles of the play are not on the board of the observation.
    """
    layout = observation.rules.layout
    board = Board.parse(observation.board, layout, alphabet)
    return play_before(play, board, layout, "the last play")


def play_before(
    play: Lay, board: Board, layout: Layout, name: str = "a play"
) -> tuple[Board, ScoredPlay]:
    """Return the board before a play whose tiles lie on it, and the play.

    name: of the play, for messages. Raises BadObservation if its tiles are not on the board.
    """
    place, letters = parse_place(play.at), [letter for letter, _ in marked_letters(play.word)]
    try:
        tiles = [] if place is None else [board[square] for square in place.squares(len(letters))]
    except IndexError:
        tiles = []
    if tiles != letters:
        raise BadObservation(
            f"history: {name}, {shortened(play.at, 3)} {shortened(play.word, 40)}, is not on the"
            " board"
        )
    squares = bytearray(board.squares)
    for square in squares_laid(play.at, play.word, board.columns):
        squares[square] = EMPTY
    before = Board(board.rows, board.columns, board.alphabet, bytes(squares))
    try:
        return before, scored_play(play, before, layout)
    except IllegalAction as error:
        raise BadObservation(f"history: {error}") from None


def last_mover(observation: Observation) -> int:
    """Return the player of the last play, which the history must have."""
    return next(
        turn.player for turn in reversed(observation.history) if isinstance(turn.action, Lay)
    )


def laid_word(action: Action) -> str | None:
    """Return the word that an action lays, not those that it forms across; None for others."""
    if not isinstance(action, Lay):
        return None
    return tile_text.lower(action.word.replace("(", "").replace(")", ""))
