"""One game of `ScrabbleVector`, slowly: masks from all legal moves, observations by the referee."""

from __future__ import annotations

from collections.abc import Iterator

from lexicon_fast.base.rng import derive_seed
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.scrabble import Exchange, Game, Lay, Ruleset
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.games.tiles.places import marked_letters, parse_place

PLAY, EXCHANGE, PASS, KINDS = range(4)


class SlowGame:
    """Game number `game` of a vector with this seed. plays: ranked plays."""

    def __init__(
        self,
        dictionary: Dictionary,
        rules: Ruleset,
        *,
        players: int,
        seed: int,
        game: int,
        plays: int = 0,
    ) -> None:
        self.dictionary = dictionary
        self.rules = rules
        self.players = players
        self.seed = seed
        self.number = game
        self.upper = dictionary.compiled.upper
        self.lower = dictionary.compiled.lower
        self.first_square = KINDS + rules.layout.rows + rules.layout.columns
        self.first_letter = self.first_square + max(rules.layout.rows, rules.layout.columns)
        self.first_blank = self.first_letter + len(self.upper)
        self.blank = self.first_blank + len(self.upper)
        self.end = self.blank + 1
        self.plays = plays
        self.episode = 0
        self.rewards = [0] * players
        self.winners = [False] * players
        self.done = False
        self.begin()

    def begin(self) -> None:
        self.game = Game(
            self.dictionary,
            players=self.players,
            ruleset=self.rules,
            seed=derive_seed(self.seed, self.number, self.episode),
            starter=self.episode % self.players,
        )
        self.turns = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        self.steps: list[int] = []
        legal = self.game.legal_actions()
        self.moves = {tuple(self.sequence(action)): action for action in legal}
        self.ranked: list[Lay] = []
        if self.plays:
            plays = [action for action in legal if isinstance(action, Lay)]
            self.ranked = plays[: self.plays]
            self.moves = {
                steps: action for steps, action in self.moves.items() if not isinstance(action, Lay)
            } | {(self.end + 1 + rank,): action for rank, action in enumerate(self.ranked)}
        self.going_on = [*self.moves]
        self.rows = self.play_rows()

    def sequence(self, action: Action) -> Iterator[int]:
        """The steps of a move."""
        if isinstance(action, Lay):
            place = parse_place(action.at)
            assert place is not None
            rows = self.rules.layout.rows
            yield PLAY
            yield KINDS + (rows + place.column if place.down else place.row)
            yield self.first_square + (place.row if place.down else place.column)
            for letter, on_board in marked_letters(action.word):
                if not on_board:
                    yield self.tile(letter)
            yield self.end
        elif isinstance(action, Exchange):
            yield EXCHANGE
            yield from map(self.tile, action.tiles)
            yield self.end
        else:
            yield PASS

    def tile(self, tile: str) -> int:
        if tile == "?":
            return self.blank
        if tile in self.upper:
            return self.first_letter + self.upper.index(tile)
        return self.first_blank + self.lower.index(tile)

    def legal(self) -> list[int]:
        """The actions that the mask must have."""
        n = len(self.steps)
        return sorted({steps[n] for steps in self.going_on})

    def step(self, action: int) -> Action | None:
        """Take a step; return the move that it completes."""
        self.rewards = [0] * self.players
        self.winners = [False] * self.players
        self.done = False
        self.steps.append(action)
        n = len(self.steps)
        self.going_on = [steps for steps in self.going_on if steps[:n] == tuple(self.steps)]
        move = self.moves.get(tuple(self.steps))
        if move is None:
            return None
        self.game.apply(move)
        self.turns += 1
        if self.game.is_terminal():
            self.rewards = list(self.game.scores)
            self.winners = [player in self.game.winners for player in range(self.players)]
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
        return rows + [[0] * (5 + len(self.upper)) for _ in range(missing)]

    def play_row(self, action: Lay) -> list[int]:
        mover = self.game.current_player()
        assert mover is not None
        tiles = self.upper + "?"
        rack = self.game.observation(mover).rack
        used = [
            letter if letter in self.upper else "?"
            for letter, on_board in marked_letters(action.word)
            if not on_board
        ]
        _, lane, square, *_ = self.sequence(action)
        after = self.game.copy()
        after.apply(action)
        score = after.events[len(self.game.events)].score
        left = [rack.count(tile) - used.count(tile) for tile in tiles]
        return [score, lane - KINDS + 1, square - self.first_square + 1, len(used), *left]

    def code(self, tile: str) -> int:
        if tile in ".?":
            return 0 if tile == "." else len(self.upper) + 1
        if tile in self.upper:
            return self.upper.index(tile) + 1
        return self.lower.index(tile) + 1 + 128

    def observation(self) -> list[int]:
        """All bytes of an observation."""
        mover = self.game.current_player()
        assert mover is not None
        seen = self.game.observation(mover)
        layout = self.rules.layout
        rows = seen.board or ["." * layout.columns] * layout.rows
        kind, *rest = [self.steps[0] + 1, *self.steps[1:]] if self.steps else [0]
        place = [0, 0]
        if kind == PLAY + 1:
            for k, first in enumerate((KINDS, self.first_square)):
                if rest:
                    place[k] = rest.pop(0) - first + 1
        chosen = []
        for step in rest:
            if step == self.blank:
                chosen.append(len(self.upper) + 1)
            elif step >= self.first_blank:
                chosen.append(step - self.first_blank + 1 + 128)
            else:
                chosen.append(step - self.first_letter + 1)
        return [
            *(seen.rack.count(tile) for tile in self.upper + "?"),
            *(seen.rack_sizes[(mover + k) % self.players] for k in range(self.players)),
            seen.bag,
            seen.scoreless,
            kind,
            *place,
            *(*chosen, *[0] * (layout.rack_size - len(chosen))),
            *(self.code(tile) for row in rows for tile in row),
        ]
