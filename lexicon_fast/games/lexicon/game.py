"""A game of Lexicon: rounds, one after the other, until one player is left."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.rng import Rng, Seed
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.game import BaseGame
from lexicon_fast.games.lexicon import events, rules
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round, pack_of
from lexicon_fast.games.markup import html_table, title_of


class Game(BaseGame[rules.Ruleset, events.AnyEvent]):
    """A complete game. Players are numbered from 0, in the order of their seats.

    rounds: the maximum number of rounds, after which the lowest score wins (None: play until one
    player is left). first_dealer: a player, or None to draw for it. The seed determines everything
    random: equal seeds and equal actions lead to equal games. players: 2 to 8; ruleset: see
    `ruleset`; seed: an int (modulo 2**64), 64 hexadecimal digits, or None for a random seed.
    Raises BadOption for a value out of range, BadAlphabet if the pack does not fit the dictionary's
    letters, and TypeError if `dictionary` is not a Dictionary.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> from lexicon_fast.bots import bot
    >>> d = Dictionary.load("enable")
    >>> greedy = bot("greedy", d)
    >>> game = lexicon.Game(d, players=2, seed=7, rounds=1)
    >>> while (player := game.current_player()) is not None:
    ...     game.apply(greedy.choose(game.observation(player), seed=0))
    >>> game.scores, game.winners, game.returns()
    ((0, 8), (0,), [1.0, 0.0])
    """

    __slots__ = ("_out", "_round", "rounds")

    NAME: ClassVar[str] = "lexicon"

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: int = 2,
        ruleset: rules.AnyRuleset = "waddingtons",
        seed: Seed | None = None,
        rounds: int | None = None,
        first_dealer: int | None = None,
    ) -> None:
        super().__init__(
            checked_dictionary(dictionary),
            rules.ruleset(ruleset, dictionary.language),
            checked_int("players", players, rules.MIN_PLAYERS, rules.MAX_PLAYERS),
            seed,
        )
        self.rounds: Final = None if rounds is None else checked_int("rounds", rounds, 1, 1_000_000)
        # Fewer players may use one pack instead of two: check that every later deal is possible.
        for left in range(rules.MIN_PLAYERS if rounds != 1 else players, players):
            pack_of(self.rules, left, Cards.of(dictionary), dictionary)
        self._out: tuple[int, ...] = ()
        self._events.append(events.Setup(*self._setup_fields(), self.rounds, first_dealer))
        if first_dealer is None:
            first_dealer = self._draw_for_dealer()
        else:
            checked_int("first dealer", first_dealer, 0, players - 1)
        self._round = self._next_round(first_dealer, (0,) * players, 1)

    def _draw_for_dealer(self) -> int:
        """Return the player who draws the highest card, A high; ties draw again from a full pack.

        A Master is returned and drawn again. If the cards cannot decide (fewer letters than
        players, or all letters equal), the first of the tied players deals.
        """
        cards = Cards.of(self.dictionary)
        pack = pack_of(self.rules, self.players, cards, self.dictionary)
        letters = pack.replace(rules.MASTER, "")
        tied = tuple(range(self.players))
        while len(tied) > 1 and len(letters) >= len(tied) and len(set(letters)) > 1:
            drawn = _draw_cards(pack, len(tied), self._rng)
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

    # State

    @property
    def round(self) -> Round:
        """The current round; the last one after the end. Act through the game, not through it."""
        return self._round

    @property
    def round_number(self) -> int:
        """Number of the current round, from 1."""
        return self._round.number

    @property
    def dealer(self) -> int:
        """Dealer of the current round."""
        return self._round.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """Scores by player, penalties of the current round included."""
        return self._round.scores

    @property
    def out(self) -> tuple[int, ...]:
        """The players who are out of the game."""
        return self._out

    def _repr_html_(self) -> str:
        """Return the table and the scores, for notebooks. Hands are hidden."""
        caption = f"{title_of(self)}. Words on the table: {', '.join(self.round.table) or 'none'}"
        rows = zip(range(self.players), map(len, self.round.hands), self.scores, strict=True)
        return html_table(caption, ("player", "cards", "score"), rows)

    # Play

    def current_player(self) -> int | None:
        """Return the player who has to act; None when the game is over."""
        return self._round.current_player()

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the current player, plays first: see `legal_actions`.

        The list is empty when the game is over.

        >>> from lexicon_fast import Dictionary, lexicon
        >>> game = lexicon.Game(Dictionary.from_words(["wait", "hat"]), seed=1)
        >>> game.legal_actions()[:2]
        [Form(laid='wait'), Draw(discard='A', take='exposed')]
        """
        return self._round.legal_actions()

    def observation(self, player: int) -> Observation:
        """Return the current round as a player sees it, without hidden cards.

        Raises BadOption if there is no such player.

        >>> from lexicon_fast import Dictionary, lexicon
        >>> game = lexicon.Game(Dictionary.from_words(["hat"]), seed=1)
        >>> seen = game.observation(1)
        >>> seen.hand, seen.hand_sizes, seen.stock, seen.to_move
        ('ADEHIMNORW', (10, 10), 31, 0)
        """
        return self._round.observation(player)

    def copy(self) -> Self:
        """Return an independent game in the same state, with the same random draws to come."""
        copied = super().copy()
        copied._round = self._round.copy()
        copied._rng = copied._round.rng
        return copied

    def apply(self, action: Action) -> None:
        """Apply a legal action for the current player; deal the next round when one ends.

        Raises IllegalAction as `Round.apply` does, and leaves the state unchanged.

        >>> from lexicon_fast import Dictionary, lexicon
        >>> game = lexicon.Game(Dictionary.from_words(["wait"]), seed=1)
        >>> game.apply(lexicon.Form("zoo"))
        Traceback (most recent call last):
        lexicon_fast.base.errors.IllegalAction: 'zoo' takes Z O O, but the hand is 'AIIQRSTUUW'
        >>> game.apply(lexicon.Form("wait"))
        >>> game.current_player()
        1
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
        # If all remaining players go out at once, they alone compete for the win.
        contenders = still_in or round_.players
        lowest = min(scores[player] for player in contenders)
        self._winners = tuple(player for player in contenders if scores[player] == lowest)
        self._events.append(events.GameEnd(self._winners, scores))

    def _next_dealer(self, round_: Round) -> int:
        """Return the next dealer. If that player is out, the deal passes to the left."""
        first = round_.dealer + 1 if self.rules.later_dealer == "rotation" else round_.starter
        seats = ((first + step) % self.players for step in range(self.players))
        return next(player for player in seats if player not in self._out)


def _draw_cards(pack: str, players: int, rng: Rng) -> list[str]:
    """Return the card that each player draws, preceded by the Masters that were returned."""
    rest = list(pack)
    draws = []
    for _ in range(players):
        drawn = ""
        while not drawn or drawn[-1] == rules.MASTER:
            place = rng.below(len(rest))
            drawn += rest[place]
        del rest[place]
        draws.append(drawn)
    return draws
