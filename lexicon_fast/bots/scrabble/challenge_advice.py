"""Advice on a play of another player: what accepting it leads to, and what challenging it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.base.text import counted
from lexicon_fast.bots.challenge_advice import ChallengeAdvice, play_to_answer
from lexicon_fast.bots.scrabble.advice_types import Advised
from lexicon_fast.bots.scrabble.simulation import ScrabbleStats, Simulation
from lexicon_fast.bots.scrabble.validation import take_back
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Challenge, Lay
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import ScoredPlay, scored_play

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary


class ScrabbleChallenge(ChallengeAdvice[Simulation]):
    """The choice between accepting and challenging a play. A player who loses a turn passes.

    Raises BadObservation if the history does not end with a play that lies on the board.
    """

    def __init__(
        self,
        observation: Observation,
        dictionary: Dictionary,
        words: Dictionary,
        simulation: Callable[[Observation], Simulation],
    ) -> None:
        self._observation = observation
        self._challenge = observation.rules.challenge
        self._others = len(observation.rack_sizes) - 1
        turn = play_to_answer(observation, Lay, Challenge, len(observation.rack_sizes))
        mover = turn.player
        before, play = take_back(turn.action, observation, dictionary.alphabet)
        self._play = play
        valid = _valid_words(observation, dictionary)
        unknown = [word for word in play.words if word not in words.words and word not in valid]
        goes_out = not observation.rack_sizes[mover] and not observation.bag
        self._at_end = _stats_at_end(observation, dictionary, mover) if goes_out else None
        super().__init__(
            play.words,
            unknown,
            certain=words is dictionary or valid.issuperset(play.words),
            accept_simulation=None if goes_out else simulation(_accepted(observation, mover, play)),
            challenge_simulation=(
                simulation(_taken_back(observation, mover, before, play)) if unknown else None
            ),
        )
        loses_turn = self._challenge in ("rules", "double")
        self.needs_all = self.known and loses_turn

    def enough(self, playouts: list[int]) -> bool:
        return min(playouts) >= 200

    def value(self, stats: ScrabbleStats) -> float:
        return stats.equity

    def row(self, stats: ScrabbleStats, why: str) -> Advised:
        return Advised.of(stats, why, leave_value=None)

    def _stats(self) -> tuple[ScrabbleStats, ScrabbleStats]:
        ranked = [] if self._accept_simulation is None else self._accept_simulation.ranked()
        accept = ranked[0] if ranked else self._at_end
        assert accept is not None
        if self._challenge_simulation is not None:
            challenge = self._challenge_simulation.ranked()[0]
            equity = challenge.equity + self._play.score / self._others
        elif self.needs_all and ranked:
            challenge = next(row for row in ranked if row.action == PASS)
            equity = challenge.equity
        else:
            challenge = accept
            equity = accept.equity - CHALLENGE_BONUS.get(self._challenge, 0) / self._others
        shared: dict[str, Any] = {"score": 0, "leave": self._observation.rack}
        return (
            replace(accept, action=ACCEPT, **shared),
            replace(challenge, action=CHALLENGE, equity=equity, **shared),
        )

    def _after_accepting(self) -> str:
        if self._accept_simulation is None:
            return "the game is over"
        best = self._accept_simulation.ranked()[0]
        return "then " + best.why(
            others=self._others, to_the_end=self._accept_simulation.to_the_end
        )

    def _after_right_challenge(self) -> str:
        points = counted(self._play.score, "point")
        return f"the tiles go back; they lose {points} and the turn"

    def _cost(self) -> str:
        if bonus := CHALLENGE_BONUS.get(self._challenge, 0):
            return f"gives them {counted(bonus, 'point')}"
        return "costs nothing" if self._challenge == "single" else "loses your next turn"


def _valid_words(observation: Observation, dictionary: Dictionary) -> set[str]:
    """Return words that survived a challenge; none if the history does not lead to the board."""
    layout = observation.rules.layout
    board = before = Board.empty(layout, dictionary.alphabet)
    words: tuple[str, ...] = ()
    valid: set[str] = set()
    try:
        for turn in observation.history:
            if isinstance(turn.action, Lay):
                play = scored_play(turn.action, board, layout)
                before, board, words = board, board.with_tiles(play.tiles), play.words
            elif isinstance(turn.action, Challenge):
                if turn.right:
                    board = before
                else:
                    valid.update(words)
    except IllegalAction:
        return set()
    return valid if tuple(board.lines()) == observation.board else set()


def _accepted(observation: Observation, mover: int, play: ScoredPlay) -> Observation:
    """Return the observation after all have accepted, as if it were this player's turn."""
    sizes = list(observation.rack_sizes)
    drawn = min(observation.rules.layout.rack_size - sizes[mover], observation.bag)
    sizes[mover] += drawn
    return msgspec.structs.replace(
        observation,
        phase="turn",
        to_move=observation.player,
        bag=observation.bag - drawn,
        rack_sizes=tuple(sizes),
        scoreless=0 if play.score else _next_scoreless(observation),
    )


def _taken_back(
    observation: Observation, mover: int, before: Board, play: ScoredPlay
) -> Observation:
    """Return the observation after a right challenge, as if it were this player's turn."""
    sizes, scores = list(observation.rack_sizes), list(observation.scores)
    sizes[mover] += len(play.paid)
    if scores:
        scores[mover] -= play.score
    player = observation.player
    return msgspec.structs.replace(
        observation,
        phase="turn",
        to_move=player,
        board=tuple(before.lines()),
        rack_sizes=tuple(sizes),
        scores=tuple(scores),
        scoreless=_next_scoreless(observation),
        history=(*observation.history, Turn(player, CHALLENGE, right=True)),
    )


def _next_scoreless(observation: Observation) -> int:
    """Return the scoreless turns after one more, but not enough of them to end the game."""
    return min(observation.scoreless + 1, observation.rules.scoreless_turns - 1)


def _stats_at_end(observation: Observation, dictionary: Dictionary, mover: int) -> ScrabbleStats:
    """Return the result of accepting a play that ends the game.

    Unseen racks count as average tiles.
    """
    layout = observation.rules.layout
    own = tile_points(observation.rack, layout)
    board = Board.parse(observation.board, layout, dictionary.alphabet)
    rest = unseen(layout, board, [observation.rack])
    players = len(observation.rack_sizes)
    held = tile_points(rest, layout)
    # The player who goes out gains the tiles of all others.
    gain = -own - own / (players - 1)
    scores = observation.scores or (0,) * players
    others = [
        scores[p]
        + (own + held if p == mover else -held * observation.rack_sizes[p] / max(1, len(rest)))
        for p in range(players)
        if p != observation.player
    ]
    won = scores[observation.player] - own > max(others)
    return ScrabbleStats(
        action=ACCEPT,
        playouts=0,
        equity=gain,
        margin=0.0,
        score=0,
        leave=observation.rack,
        leave_value=0.0,
        win=float(won),
    )
