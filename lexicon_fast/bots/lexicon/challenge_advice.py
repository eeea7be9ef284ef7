"""Advice on the play of another: what accepting it comes to, and what challenging it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import msgspec

from lexicon_fast.bots.explanations import counted
from lexicon_fast.bots.lexicon.beliefs import unseen_cards
from lexicon_fast.bots.lexicon.explanations import Advised, why
from lexicon_fast.bots.lexicon.native import seats_of
from lexicon_fast.bots.lexicon.simulation import Simulation, Weighed
from lexicon_fast.errors import BadObservation, IllegalAction
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, LAYING, Challenge, word_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play
from lexicon_fast.games.lexicon.observation import Observation, Turn

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: Play-outs that are enough where the answer is clear.
_ENOUGH: Final = 500

#: Worth of a position that play-outs have begun to find out.
_LEAST: Final = 40


@dataclass(frozen=True, slots=True)
class _Play:
    """The play that waits for an answer."""

    mover: int
    word: str
    #: The table before it; None: the history does not tell.
    table: tuple[str, ...] | None
    #: Cards that left the hand for it, and those that came into it.
    paid: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


class Answers:
    """Accept or challenge.

    Both are worth what the best action is worth that the player then has, as if it were this
    player's turn at once, and the points that the ruleset gives for a challenge. The truth about
    the word is taken from an earlier challenge of it, else from the words that are known.
    Raises BadObservation if the history does not end with a play.
    """

    def __init__(
        self,
        observation: Observation,
        dictionary: Dictionary,
        words: Dictionary,
        simulation: Callable[[Observation], Simulation],
    ) -> None:
        self._observation = observation
        self._dictionary = dictionary
        play = _last_play(observation, dictionary)
        self.word = play.word
        told = _told(observation, play.word)
        self.known = play.word in words if told is None else told
        self.certain = told is not None or words is dictionary
        self._goes_out = observation.hand_sizes[play.mover] == 0
        before = None if self.known else _before(observation, play)
        self._stands = None if self._goes_out else simulation(_to_move(observation))
        self._falls = None if before is None else simulation(before)
        self._over = None
        if self._goes_out:
            self._over = self._when_out(play)

    @property
    def live(self) -> int:
        """1 once it is clear what to do; 2 before."""
        simulations = self._simulations
        done = sum(each.ranked()[0].playouts if each.ranked() else 0 for each in simulations)
        if any(not each.ranked() for each in simulations) or done < _LEAST:
            return 2 if simulations else 1
        if self.known:
            return 1 if done >= _ENOUGH else 2
        accept, challenge = self._worth()
        apart = abs(accept.gain - challenge.gain) > accept.margin + challenge.margin
        return 1 if apart and done >= _ENOUGH else 2

    def refine(self, playouts: int) -> int:
        """About so many play-outs more. Returns their number."""
        done = 0
        for each in self._simulations:
            share = max(playouts // len(self._simulations), 2 * each.live)
            done += each.refine(share)
            each.drop_clear(_LEAST)
        return done

    @property
    def ranked(self) -> tuple[Advised, ...]:
        """Both answers, the better one first."""
        accept, challenge = self._worth()
        both = (
            Advised.of(accept, self._why_accept(accept)),
            Advised.of(challenge, self._why_challenge()),
        )
        return both if accept.gain >= challenge.gain else both[::-1]

    @property
    def _simulations(self) -> list[Simulation]:
        return [each for each in (self._stands, self._falls) if each is not None]

    def _worth(self) -> tuple[Weighed, Weighed]:
        rules = self._observation.rules
        stands = self._over if self._stands is None else self._stands.ranked()[0]
        assert stands is not None
        accept = replace(stands, action=ACCEPT)
        if self._falls is None:
            gain = stands.gain - rules.wrong_challenger
            return accept, replace(stands, action=CHALLENGE, gain=gain)
        falls = self._falls.ranked()[0]
        others = len(seats_of(self._observation)) - 1 + self._goes_out
        gain = falls.gain - rules.right_challenger + rules.right_offender / others
        return accept, replace(falls, action=CHALLENGE, gain=gain)

    def _why_accept(self, accept: Weighed) -> str:
        then = "the round is over" if self._goes_out else why(accept)
        if self.known:
            return f"{self._says}; {then}"
        return f"{self._says}, but stands if nobody challenges; {then}"

    def _why_challenge(self) -> str:
        rules = self._observation.rules
        wrong = counted(abs(rules.wrong_challenger), "point")
        if self.known:
            return f"{self._says}: a wrong challenge {_costs(rules.wrong_challenger)}"
        said = f"{self._says}: the cards go back, the turn is lost"
        if rules.right_challenger:
            said += f", your score {rules.right_challenger:+d}"
        if rules.right_offender:
            said += f", theirs {rules.right_offender:+d}"
        if not self.certain:
            said += f"; {wrong} lost if it is in the dictionary after all"
        return said

    @property
    def _says(self) -> str:
        what = "the dictionary" if self.certain else "the words known"
        return f"{self.word} is {'' if self.known else 'not '}in {what}"

    def _when_out(self, play: _Play) -> Weighed:
        """The round ends if the play stands: what all then hold, on average of what is unseen."""
        observation = self._observation
        points = observation.rules.points
        own = sum(points[card] for card in observation.hand)
        others = [p for p in range(len(observation.hand_sizes)) if p != observation.player]
        held = sum(observation.hand_sizes[p] for p in others)
        seats = sum(1 for p in others if observation.hand_sizes[p] or p == play.mover)
        # As many packs as were dealt from, the mover among the players.
        dealt = _resized(observation, play.mover, 1)
        unseen = unseen_cards(dealt, self._dictionary)
        total = sum(points[card] * count for card, count in unseen.items())
        mean = total / unseen.total() if unseen else 0.0
        gain = held * mean / seats - own
        return Weighed(ACCEPT, 0, gain, 0.0, 0.0, 1.0, float(own), None)


def _costs(points: int) -> str:
    if points <= 0:
        return "costs nothing" if points == 0 else f"gains {counted(-points, 'point')}"
    return f"costs {counted(points, 'point')}"


def _last_play(observation: Observation, dictionary: Dictionary) -> _Play:
    """The play at the end of the history."""
    last = None
    for turn in reversed(observation.history):
        if isinstance(turn.action, LAYING):
            last = turn
            break
        if isinstance(turn.action, Challenge):
            break
    seats = range(len(observation.hand_sizes))
    if last is None or last.player == observation.player or last.player not in seats:
        raise BadObservation(
            "phase challenge: the history does not end with a play by another; accepted: a form,"
            " insert or substitute, and who has accepted it"
        )
    assert isinstance(last.action, LAYING)
    word = word_of(last.action.laid)
    cards, rules = Cards.of(dictionary), observation.rules
    table: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    try:
        for turn in observation.history:
            if isinstance(turn.action, LAYING):
                done = checked_play(turn.action, table, cards, rules)
                before, table = table, done.table
            elif isinstance(turn.action, Challenge) and turn.right:
                table = before
    except IllegalAction:
        return _Play(last.player, word, None)
    if table != observation.table:
        return _Play(last.player, word, None)
    return _Play(last.player, word, before, tuple(done.paid), tuple(done.taken))


def _told(observation: Observation, word: str) -> bool | None:
    """Was the word challenged before, and stood or fell?"""
    laid = None
    for turn in observation.history:
        if isinstance(turn.action, LAYING):
            laid = word_of(turn.action.laid)
        elif isinstance(turn.action, Challenge) and laid == word and turn.right is not None:
            return not turn.right
    return None


def _to_move(observation: Observation) -> Observation:
    """As if all had accepted, and the turn were this player's."""
    return msgspec.structs.replace(observation, phase="turn", to_move=observation.player)


def _before(observation: Observation, play: _Play) -> Observation:
    """As if the play had been challenged rightly, and the turn were this player's."""
    if play.table is None:
        raise BadObservation(
            "history: it does not tell the table before the last play; accepted: all turns of the"
            " round"
        )
    player = observation.player
    size = observation.hand_sizes[play.mover] + len(play.paid) - len(play.taken)
    taken_back = Turn(player, CHALLENGE, right=True)
    return msgspec.structs.replace(
        _resized(_to_move(observation), play.mover, size),
        table=play.table,
        history=(*observation.history, taken_back),
    )


def _resized(observation: Observation, player: int, size: int) -> Observation:
    sizes = list(observation.hand_sizes)
    sizes[player] = size
    return msgspec.structs.replace(observation, hand_sizes=tuple(sizes))
