"""Lexicon for environments: its adapter, `ADAPTER`; its steps are in `encoding`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast.base.errors import BadOption
from lexicon_fast.games.lexicon.actions import LAYING, Action, Draw, cards_of
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset
from lexicon_fast.rl.adapter import BaseAdapter
from lexicon_fast.rl.encoding import (
    MOST,
    Arrays,
    Field,
    common_arrays,
    common_fields,
    counts,
    from_seat,
    one_seat,
)
from lexicon_fast.rl.lexicon.encoding import Choices, Encoding

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation


PHASES: Final = ("turn", "challenge", "over")


class Adapter(BaseAdapter):
    """Games of Lexicon. rounds: the maximum number of rounds; None: until one player is left."""

    GAME = Game

    encoding: Encoding
    rules: Ruleset

    def __init__(
        self, dictionary: Dictionary, rules: Ruleset, players: int, *, rounds: int | None = 1
    ) -> None:
        self.dictionary = dictionary
        self.rules = rules
        self.players = players
        self.rounds = rounds
        self.new_game(0)  # raises for options that do not fit
        encoding: Encoding = Encoding(dictionary, rules, players)
        self.encoding = encoding
        alphabet = dictionary.alphabet
        self._index_of = {card: index for index, card in enumerate(alphabet.upper + MASTER)}
        #: The number of each card in one pack.
        self._pack = np.array([rules.pack.get(card, 0) for card in self._index_of], np.uint8)
        #: The number of each cell of a word on the table: 1 to A a letter by its own card, A + 1 to
        #: 2A a letter that a Master stands for.
        letters = len(alphabet)
        self._code = {
            (letter, is_master): 1 + index + letters * is_master
            for index, letter in enumerate(alphabet.lower)
            for is_master in (False, True)
        }
        self._card = dict(zip(alphabet.lower, alphabet.upper, strict=True))
        cards = len(self._index_of)
        pack = rules.packs(players) * sum(rules.pack.values())
        some = Field((cards,), np.uint8, 0, pack, "", "A + 1")
        drawn = Field((players, cards), np.int32, 0, MOST, "", "P, A + 1")
        self.fields = {
            "hand": some._replace(
                high=rules.cards_each, meaning="own cards: number of each, Masters last"
            ),
            "table": Field(
                (encoding.targets, encoding.letters),
                np.uint8,
                0,
                2 * letters,
                "words on the table, card by card, then 0: 1 to A a letter by its own card, A + 1"
                " to 2A a letter that a Master stands for",
                "T, L",
            ),
            "exposed": some._replace(high=1, meaning="1 for the exposed card"),
            "pile": some.about("cards of the exposed pile, the exposed card included"),
            "unseen": some.about("cards in the stock and in the hands of others"),
            "stock": Field((1,), np.int32, 0, pack, "number of cards in the stock", "1"),
            "hand_sizes": Field(
                (players,), np.uint8, 0, rules.cards_each, "number of cards in each hand", "P"
            ),
            "dealer": Field((players,), np.int8, 0, 1, "1 for the dealer", "P"),
            "idle": Field((1,), np.int32, 0, MOST, "turns since a hand became smaller", "1"),
            "round": Field((1,), np.int32, 0, MOST, "number of the round, from 1", "1"),
            "discards": drawn.about("cards that each player discarded in this round"),
            "taken": drawn.about("exposed cards that each player took in this round"),
            **common_fields(players, PHASES, encoding),
        }

    def new_game(self, seed: Seed, **options: Any) -> Game:
        game: Game = super().new_game(seed, rounds=self.rounds, **options)
        return game

    def _choices(self, game: Game, seen: Observation) -> Choices:
        return Choices(seen, self.encoding)

    def arrays(self, seen: Observation, steps: Iterable[int]) -> Arrays:
        index_of, player, players = self._index_of, seen.player, len(seen.scores)
        table = np.zeros(self.fields["table"].shape, np.uint8)
        on_table = []
        for row, laid in zip(table, seen.table, strict=False):
            cells = cards_of(laid)
            row[: len(cells)] = [self._code[cell] for cell in cells]
            on_table += [MASTER if is_master else self._card[letter] for letter, is_master in cells]
        # All cards are in one of these places, and they are those of one pack or two.
        cards = sum(seen.hand_sizes) + seen.stock + len(seen.pile) + len(on_table)
        unseen = self._pack * (cards // int(self._pack.sum()))
        for shown in (seen.hand, seen.pile, on_table):
            unseen -= counts(shown, index_of, np.uint8)
        discards, taken = ([[0] * len(index_of) for _ in range(players)] for _ in range(2))
        for turn in seen.history:
            action = turn.action
            if isinstance(action, Draw):
                seat = turn.player - player
                discards[seat][index_of[action.discard]] += 1
                if action.take == "exposed":
                    taken[seat][index_of[turn.taken]] += 1
        return {
            "hand": counts(seen.hand, index_of, np.uint8),
            "table": table,
            "exposed": counts(seen.pile[-1:], index_of, np.uint8),
            "pile": counts(seen.pile, index_of, np.uint8),
            "unseen": unseen,
            "stock": np.array([seen.stock], np.int32),
            "hand_sizes": np.array(from_seat(seen.hand_sizes, player), np.uint8),
            "dealer": one_seat(seen.dealer, player, players),
            "idle": np.array([seen.idle], np.int32),
            "round": np.array([seen.round], np.int32),
            "discards": np.array(discards, np.int32),
            "taken": np.array(taken, np.int32),
            **common_arrays(seen, steps, self.encoding, PHASES),
        }

    def is_turn(self, action: Action) -> bool:
        return isinstance(action, (*LAYING, Draw))

    def most_turns(self) -> int:
        """Return a number of turns that no round exceeds if all words are in the dictionary.

        Hands never grow, and the guard ends a round in which none becomes smaller for a while.
        """
        if self.rounds is None:
            raise BadOption("a game until one player is left has no maximum of turns; set rounds")
        cards = self.players * self.rules.cards_each
        return self.rounds * (cards + 1) * (self.rules.guard * self.players + 1)

    def points(self, game: Game) -> list[float]:
        """Return the points of each player, more is better: minus the score."""
        return [-float(score) for score in game.scores]

    def picture(self, game: Game) -> list[str]:
        round_ = game.round
        lines = [f"round {game.round_number}"]
        lines += [f"word{number}: {word}" for number, word in enumerate(round_.table, 1)]
        lines.append(f"exposed {round_.pile[-1:] or '-'}, stock {len(round_.stock)}")
        lines += [
            f"player_{player}: {hand or '-'}, score {score}"
            for player, (hand, score) in enumerate(zip(round_.hands, game.scores, strict=True))
        ]
        return lines


ADAPTER = Adapter
