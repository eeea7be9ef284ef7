"""Advice on the play of another: what accepting it comes to, and what challenging it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from lexicon_fast.bots.explanations import counted
from lexicon_fast.bots.scrabble.boards import board_of, taken_back
from lexicon_fast.bots.scrabble.explanations import Advised, why
from lexicon_fast.bots.scrabble.simulation import Simulation, Weighed
from lexicon_fast.errors import BadObservation, IllegalAction
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Accept, Challenge, Lay
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import ScoredPlay, scored_play

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary

#: Play-outs of the best option that are enough, where the answer is clear.
_ENOUGH: Final = 200

#: And before worse ones are dropped.
_LEAST: Final = 40


class Answers:
    """Accept or challenge.

    Both are worth what the best action is worth that the player then has, as if it were this
    player's turn at once, and the points that the ruleset gives for a challenge; who loses a turn
    by it passes. The truth about the words is taken from earlier challenges, else from those that
    are known.
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
        self._rules = observation.rules
        self._others = len(observation.rack_sizes) - 1
        self._mover, before, self._play = _last_play(observation, dictionary)
        self.words = self._play.words
        shown = _shown(observation, dictionary)
        self._unknown = [word for word in self.words if word not in words and word not in shown]
        self.known = not self._unknown
        self.certain = words is dictionary or shown.issuperset(self.words)
        mover = self._mover
        goes_out = not observation.rack_sizes[mover] and not observation.bag
        self._over = _when_out(observation, dictionary, mover) if goes_out else None
        self._stands = None if goes_out else simulation(_stands(observation, mover, self._play))
        self._falls = None
        if not self.known:
            self._falls = simulation(_falls(observation, mover, before, self._play))

    @property
    def live(self) -> int:
        """1 once it is clear what to do; 2 before."""
        simulations = self._simulations
        if not simulations:
            return 1
        ranked = [each.ranked() for each in simulations]
        done = min(rows[0].playouts if rows else 0 for rows in ranked)
        if done < _ENOUGH:
            return 2
        accept, challenge = self._worth()
        apart = abs(accept.equity - challenge.equity) > accept.margin + challenge.margin
        return 1 if self.known or apart else 2

    def refine(self, playouts: int) -> int:
        """About so many play-outs more. Returns their number."""
        done = 0
        for each in self._simulations:
            share = max(playouts // len(self._simulations), 2 * each.live)
            done += each.refine(share)
            if each is not self._stands or not self._loses_turn:
                each.drop_clear(_LEAST)
        return done

    @property
    def ranked(self) -> tuple[Advised, ...]:
        """Both answers, the better one first."""
        accept, challenge = self._worth()
        both = (
            Advised.of(accept, self._why_accept()),
            Advised.of(challenge, self._why_challenge()),
        )
        return both if accept.equity >= challenge.equity else both[::-1]

    @property
    def _simulations(self) -> list[Simulation]:
        return [each for each in (self._stands, self._falls) if each is not None]

    @property
    def _loses_turn(self) -> bool:
        """Would a challenge cost a turn?"""
        return self.known and self._rules.challenge in ("rules", "double")

    def _worth(self) -> tuple[Weighed, Weighed]:
        ranked = [] if self._stands is None else self._stands.ranked()
        stands = ranked[0] if ranked else self._over
        assert stands is not None
        accept = self._as(stands, ACCEPT, stands.equity)
        if self._falls is not None:
            falls = self._falls.ranked()[0]
            back = self._play.score / self._others
            return accept, self._as(falls, CHALLENGE, falls.equity + back)
        if self._loses_turn and ranked:
            passes = next(row for row in ranked if row.action == PASS)
            return accept, self._as(passes, CHALLENGE, passes.equity)
        bonus = CHALLENGE_BONUS.get(self._rules.challenge, 0)
        return accept, self._as(stands, CHALLENGE, stands.equity - bonus / self._others)

    def _as(self, row: Weighed, action: Accept | Challenge, equity: float) -> Weighed:
        rack = self._observation.rack
        return replace(row, action=action, equity=equity, score=0, leave=rack)

    def _why_accept(self) -> str:
        if self._stands is None:
            then = "the game is over"
        else:
            best = self._stands.ranked()[0]
            then = "then " + why(best, others=self._others, to_the_end=self._stands.to_the_end)
        if self.known:
            return f"{self._says}; {then}"
        return f"{self._says}, but the play stands if nobody challenges; {then}"

    def _why_challenge(self) -> str:
        bonus = CHALLENGE_BONUS.get(self._rules.challenge, 0)
        if bonus:
            costs = f"gives them {counted(bonus, 'point')}"
        else:
            costs = "costs nothing" if self._rules.challenge == "single" else "loses your next turn"
        if self.known:
            return f"{self._says}: a wrong challenge {costs}"
        back = counted(self._play.score, "point")
        said = f"{self._says}: the tiles go back, {back} and the turn are lost to them"
        if not self.certain:
            said += f"; a challenge {costs} if the dictionary has it after all"
        return said

    @property
    def _says(self) -> str:
        what = "the dictionary" if self.certain else "the words known"
        if self._unknown:
            return f"{self._unknown[0]} is not in {what}"
        if len(self.words) == 1:
            return f"{self.words[0]} is in {what}"
        return f"{', '.join(self.words)} are in {what}"


def _last_play(observation: Observation, dictionary: Dictionary) -> tuple[int, Board, ScoredPlay]:
    """Who made the play at the end of the history, the board before it, and the play."""
    last = None
    for turn in reversed(observation.history):
        if isinstance(turn.action, Lay):
            last = turn
            break
        if isinstance(turn.action, Challenge):
            break
    if last is None or not 0 <= last.player < len(observation.rack_sizes):
        raise BadObservation(
            "phase challenge: the history does not end with a play of another; accepted: one that"
            " does, perhaps accepted by others"
        )
    assert isinstance(last.action, Lay)
    return last.player, *taken_back(last.action, observation, dictionary.alphabet)


def _shown(observation: Observation, dictionary: Dictionary) -> set[str]:
    """Words that stood when they were challenged; none if the history does not tell the board."""
    layout = observation.rules.layout
    board = before = Board.empty(layout, dictionary.alphabet)
    words: tuple[str, ...] = ()
    shown: set[str] = set()
    try:
        for turn in observation.history:
            if isinstance(turn.action, Lay):
                play = scored_play(turn.action, board, layout)
                before, board, words = board, board.with_tiles(play.tiles), play.words
            elif isinstance(turn.action, Challenge):
                if turn.right:
                    board = before
                else:
                    shown.update(words)
    except IllegalAction:
        return set()
    return shown if tuple(board.lines()) == observation.board else set()


def _stands(observation: Observation, mover: int, play: ScoredPlay) -> Observation:
    """As if all had accepted, and the turn were this player's."""
    sizes = list(observation.rack_sizes)
    drawn = min(observation.rules.layout.rack_size - sizes[mover], observation.bag)
    sizes[mover] += drawn
    return msgspec.structs.replace(
        observation,
        phase="turn",
        to_move=observation.player,
        bag=observation.bag - drawn,
        rack_sizes=tuple(sizes),
        scoreless=0 if play.score else _one_more(observation),
    )


def _falls(observation: Observation, mover: int, before: Board, play: ScoredPlay) -> Observation:
    """As if the play had been challenged rightly, and the turn were this player's."""
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
        scoreless=_one_more(observation),
        history=(*observation.history, Turn(player, CHALLENGE, right=True)),
    )


def _one_more(observation: Observation) -> int:
    """Scoreless turns after another one; the last before the end if it were to end the game."""
    return min(observation.scoreless + 1, observation.rules.scoreless_turns - 1)


def _when_out(observation: Observation, dictionary: Dictionary, mover: int) -> Weighed:
    """The game is over if the play stands: what all then hold, on average of what is unseen."""
    layout = observation.rules.layout
    own = tile_points(observation.rack, layout)
    board = board_of(observation, layout, dictionary.alphabet)
    rest = unseen(layout, board, [observation.rack])
    players = len(observation.rack_sizes)
    held = tile_points(rest, layout)
    # Who went out gains what all hold: the others together gain what this player loses.
    gain = -own - own / (players - 1)
    scores = observation.scores or (0,) * players
    others = [
        scores[p]
        + (own + held if p == mover else -held * observation.rack_sizes[p] / max(1, len(rest)))
        for p in range(players)
        if p != observation.player
    ]
    won = scores[observation.player] - own > max(others)
    return Weighed(ACCEPT, 0, gain, 0.0, 0, observation.rack, 0.0, float(won), 0, 0, 0, 0)
