"""A game of Lexicon: rounds, one after the other, until one player is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast._version import __version__
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.games.checks import checked_int, checked_seed
from lexicon_fast.games.events import dictionary_used
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.dealing import MAX_PLAYERS, MIN_PLAYERS, pack_of
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import MASTER, AnyRuleset, ruleset
from lexicon_fast.rng import NAME as RNG_NAME
from lexicon_fast.rng import Rng

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_ruleset = ruleset  # the argument of that name hides it


class Game:
    """A whole game. Players are numbered in the order of their seats, from 0.

    rounds: the game is over after so many at the latest, and the lowest score then wins (None: it
    goes on until one player is left). first_dealer: a player, or None to draw for it. The seed
    decides all that chance decides: same seed and same actions, same game.
    Raises BadOption, and BadAlphabet where the dictionary's letters and the pack do not fit.
    """

    __slots__ = (
        "_events",
        "_out",
        "_rng",
        "_round",
        "_winners",
        "dictionary",
        "players",
        "rounds",
        "rules",
        "seed",
    )

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: int = 2,
        ruleset: AnyRuleset = "waddingtons",
        seed: int = 0,
        rounds: int | None = None,
        first_dealer: int | None = None,
    ) -> None:
        self.dictionary: Final = checked_dictionary(dictionary)
        self.rules: Final = _ruleset(ruleset)
        #: How many.
        self.players: Final = checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS)
        self.rounds: Final = None if rounds is None else checked_int("rounds", rounds, 1, 1_000_000)
        #: Modulo 2**64, as the generator takes it.
        self.seed: Final = checked_seed(seed)
        # Fewer players may mean one pack in place of two: no later deal may lack cards.
        for left in range(MIN_PLAYERS if rounds != 1 else players, players):
            pack_of(self.rules, left, Cards.of(dictionary), dictionary)
        self._rng = Rng(self.seed)
        self._out: tuple[int, ...] = ()
        self._winners: tuple[int, ...] = ()
        self._events: list[events.AnyEvent] = [self._setup(first_dealer)]
        if first_dealer is None:
            first_dealer = self._draw_for_dealer()
        else:
            checked_int("first dealer", first_dealer, 0, players - 1)
        self._round = self._next_round(first_dealer, (0,) * players, 1)

    def _setup(self, first_dealer: int | None) -> events.Setup:
        return events.Setup(
            events.VERSION,
            "lexicon",
            f"lexicon_fast {__version__}",
            RNG_NAME,
            self.seed,
            self.players,
            (),
            self.rules.to_json(),
            dictionary_used(self.dictionary),
            self.rounds,
            first_dealer,
        )

    def _draw_for_dealer(self) -> int:
        """The player with the highest card, A high; who tie draw again from the whole pack.

        A Master is returned and drawn again. Where the cards cannot decide (fewer letters than
        players, or all of them equal) the first of the players deals.
        """
        cards = Cards.of(self.dictionary)
        pack = pack_of(self.rules, self.players, cards, self.dictionary)
        letters = pack.replace(MASTER, "")
        tied = tuple(range(self.players))
        while len(tied) > 1 and len(letters) >= len(tied) and len(set(letters)) > 1:
            drawn = _drawn(pack, len(tied), self._rng)
            ranks = [cards.rank[card[-1]] for card in drawn]
            best = tuple(
                player for player, rank in zip(tied, ranks, strict=True) if rank == min(ranks)
            )
            dealer = best[0] if len(best) == 1 else None
            self._events.append(events.DealerDraw(tied, tuple(drawn), dealer))
            tied = best
        return tied[0]

    def _next_round(self, dealer: int, scores: tuple[int, ...], number: int) -> Round:
        round_ = Round(
            self.dictionary,
            players=[player for player in range(self.players) if player not in self._out],
            dealer=dealer,
            ruleset=self.rules,
            seed=self._rng,
            scores=scores,
            number=number,
        )
        self._events += round_.events
        return round_

    # What may be read

    @property
    def round(self) -> Round:
        """The round in play; the last one when the game is over. Act through the game, not it."""
        return self._round

    @property
    def round_number(self) -> int:
        """From 1."""
        return self._round.number

    @property
    def dealer(self) -> int:
        """Of the round in play."""
        return self._round.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """By player, penalties of the round in play included."""
        return self._round.scores

    @property
    def out(self) -> tuple[int, ...]:
        """Who is out of the game."""
        return self._out

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several share it; none before the end."""
        return self._winners

    @property
    def events(self) -> tuple[events.AnyEvent, ...]:
        """All that happened, hidden cards included."""
        return tuple(self._events)

    # The calls of a game

    def current_player(self) -> int | None:
        """Who has to act; None when the game is over."""
        return self._round.current_player()

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return bool(self._winners)

    def legal_actions(self) -> list[Action]:
        """What the player to act may do: see `legal.legal_actions`."""
        return self._round.legal_actions()

    def returns(self) -> list[float]:
        """Shares of the win by player: 1.0, or 1/k for each of k winners; 0.0 before the end."""
        share = 1 / len(self._winners) if self._winners else 0.0
        return [share if player in self._winners else 0.0 for player in range(self.players)]

    def observation(self, player: int) -> Observation:
        """What a player sees of the round in play. Raises BadOption."""
        return self._round.observation(player)

    def copy(self) -> Game:
        """A game of its own in the same state, with the same luck to come."""
        twin = object.__new__(Game)
        for name in Game.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._round = self._round.copy()
        twin._rng = twin._round.rng
        twin._events = self._events.copy()
        return twin

    def apply(self, action: Action) -> None:
        """Let the player to act do something; deals the next round when one is over.

        Raises IllegalAction as `Round.apply` does; the state is then as it was.
        """
        round_ = self._round
        known = round_.happened
        round_.apply(action)
        self._events += round_.events[known:]
        if round_.is_terminal():
            self._end_round(round_)

    def _end_round(self, round_: Round) -> None:
        end = round_.events[-1]
        assert isinstance(end, events.RoundEnd)
        self._out = end.out
        scores = end.scores
        still_in = [player for player in round_.players if player not in self._out]
        if len(still_in) > 1 and round_.number != self.rounds:
            self._round = self._next_round(self._next_dealer(round_), scores, round_.number + 1)
            return
        # If all went out at once, those who did share by their scores; who was out before does not.
        contenders = still_in or round_.players
        lowest = min(scores[player] for player in contenders)
        self._winners = tuple(player for player in contenders if scores[player] == lowest)
        self._events.append(events.GameEnd(self._winners, scores))

    def _next_dealer(self, round_: Round) -> int:
        """The next in rotation, or the starter; the deal of who is out passes to the left."""
        first = round_.dealer + 1 if self.rules.later_dealer == "rotation" else round_.starter
        seats = ((first + step) % self.players for step in range(self.players))
        return next(player for player in seats if player not in self._out)


def _drawn(pack: str, players: int, rng: Rng) -> list[str]:
    """The card that each player draws; the Masters that they return stand before it."""
    rest = list(pack)
    drawn = []
    for _ in range(players):
        seen = ""
        while True:
            place = rng.below(len(rest))
            seen += rest[place]
            if rest[place] != MASTER:
                del rest[place]
                break
        drawn.append(seen)
    return drawn
