"""One game of `LexiconVector`, slowly: masks from all legal moves, observations by the referee."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lexicon_fast.base.rng import derive_seed
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexicon import Draw, Form, Insert, Round, Ruleset, Substitute
from lexicon_fast.games.lexicon.actions import Action, cards_of, word_of

FORM, INSERT, SUBSTITUTE, CAPTURE, LAY, EXPOSED, BLIND, KINDS = range(8)


class SlowGame:
    """Game number `game` of a vector with this seed, from an episode on. plays: ranked plays."""

    def __init__(
        self,
        dictionary: Dictionary,
        rules: Ruleset,
        *,
        players: int,
        seed: int,
        game: int,
        targets: int,
        longest: int,
        episode: int = 0,
        plays: int = 0,
    ) -> None:
        self.dictionary = dictionary
        self.rules = rules
        self.players = players
        self.seed = seed
        self.game = game
        self.targets = targets
        self.longest = longest
        self.cards = dictionary.compiled.upper + "*"
        self.first_card = KINDS + targets
        self.end = self.first_card + len(self.cards)
        self.plays = plays
        self.episode = episode
        self.rewards = [0] * players
        self.done = False
        self.begin()

    def begin(self) -> None:
        starter = self.episode % self.players
        self.round = Round(
            self.dictionary,
            players=self.players,
            dealer=(starter - 1) % self.players,
            ruleset=self.rules,
            seed=derive_seed(self.seed, self.game, self.episode),
        )
        self.turns = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        self.steps: list[int] = []
        legal = self.round.legal_actions()
        self.moves = {tuple(self.sequence(action)): action for action in legal}
        self.ranked: list[Action] = []
        if self.plays:
            plays = [action for action in legal if not isinstance(action, Draw)]
            self.ranked = plays[: self.plays]
            spelled = {*plays}
            self.moves = {
                steps: action for steps, action in self.moves.items() if action not in spelled
            } | {(self.end + 1 + rank,): action for rank, action in enumerate(self.ranked)}
        self.going_on = [*self.moves]
        self.rows = self.play_rows()

    def sequence(self, action: Action) -> Iterator[int]:
        """The steps of a move."""
        table = self.round.table
        if isinstance(action, Draw):
            yield EXPOSED if action.take == "exposed" else BLIND
            yield self.card(action.discard)
        elif isinstance(action, Form):
            yield FORM
            yield from self.spell(action.laid)
            yield self.end
        elif isinstance(action, Insert):
            yield INSERT
            yield KINDS + action.target
            yield from self.spell(action.laid)
            yield self.end
        elif isinstance(action, Substitute):
            old, new = cards_of(table[action.target]), cards_of(action.laid)
            if word_of(action.laid) == word_of(table[action.target]):
                letter, master = next(
                    cell for cell, was in zip(new, old, strict=True) if cell != was
                )
                yield LAY if master else CAPTURE
                yield KINDS + action.target
                yield self.card(letter.upper())
            else:
                yield SUBSTITUTE
                yield KINDS + action.target
                yield from self.spell(action.laid)

    def card(self, card: str) -> int:
        return self.first_card + self.cards.index(card)

    def spell(self, laid: str) -> Iterator[int]:
        return (self.card(letter.upper()) for letter, _ in cards_of(laid))

    def legal(self) -> list[int]:
        """The actions that the mask must have."""
        n = len(self.steps)
        return sorted({steps[n] for steps in self.going_on})

    def step(self, action: int) -> Action | None:
        """Take a step; return the move that it completes."""
        self.rewards = [0] * self.players
        self.done = False
        self.steps.append(action)
        n = len(self.steps)
        self.going_on = [steps for steps in self.going_on if steps[:n] == tuple(self.steps)]
        move = self.moves.get(tuple(self.steps))
        if move is None:
            return None
        self.round.apply(move)
        self.turns += 1
        if self.round.is_terminal():
            self.rewards = self.round.returns()
            self.done = True
            self.episode += 1
            self.begin()
        else:
            self.begin_turn()
        return move

    def play_rows(self) -> list[list[int]]:
        """The numbers of all ranked plays."""
        rows = [self.play_row(action) for action in self.ranked]
        missing = self.plays - len(rows)
        return rows + [[0] * (4 + len(self.cards)) for _ in range(missing)]

    def play_row(self, action: Action) -> list[int]:
        mover = self.round.current_player()
        assert mover is not None
        after = self.round.copy()
        after.apply(action)
        hand = after.observation(mover).hand
        kind, *rest = self.sequence(action)
        target = rest[0] - KINDS + 1 if kind in (INSERT, SUBSTITUTE, CAPTURE, LAY) else 0
        laid = list(cards_of(action.laid))
        if kind == FORM:
            paid = len(laid)
        else:
            old = cards_of(self.round.table[action.target])
            paid = len(laid) - len(old)
            if kind != INSERT:
                paid = sum(
                    new != was if kind in (CAPTURE, LAY) else new[0] != was[0]
                    for new, was in zip(laid, old, strict=True)
                )
        points = sum(self.rules.points[card] for card in hand)
        return [points, kind + 1, target, paid, *(hand.count(card) for card in self.cards)]

    def observation(self) -> list[int]:
        """All bytes of an observation."""
        mover = self.round.current_player()
        assert mover is not None
        seen = self.round.observation(mover)
        kind = target = 0
        spelled: Sequence[int] = ()
        if self.steps:
            kind = self.steps[0] + 1
            rest = self.steps[1:]
            if self.steps[0] in (INSERT, SUBSTITUTE, CAPTURE, LAY) and rest:
                target = rest.pop(0) - KINDS + 1
            spelled = [step - self.first_card + 1 for step in rest]
        words = [word for laid in seen.table for word in self.word_bytes(laid)]
        size = self.targets * self.longest
        return [
            *(seen.hand.count(card) for card in self.cards),
            *(seen.pile.count(card) for card in self.cards),
            self.cards.index(seen.pile[-1]) + 1,
            *(seen.hand_sizes[(mover + k) % self.players] for k in range(self.players)),
            seen.stock,
            seen.idle,
            len(seen.table),
            kind,
            target,
            *(*spelled, *[0] * (self.longest - len(spelled))),
            *(*words, *[0] * (size - len(words))),
        ]

    def word_bytes(self, laid: str) -> list[int]:
        codes = [
            self.cards.index(letter.upper()) + 1 + (128 if master else 0)
            for letter, master in cards_of(laid)
        ]
        return codes + [0] * (self.longest - len(codes))
