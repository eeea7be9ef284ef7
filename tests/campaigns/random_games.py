"""Plays random games of Scrabble under all combinations of options, and checks the referee.

    python -m campaigns.random_games --games 10000 --seed 1

The kind of action is drawn first, then one of that kind; now and then it is a play that no
generator lists (of words that do not exist), or something illegal. Checked after every action: the
tiles are those of the layout; there is something to do until the game is over; what is illegal
changes nothing; hidden tiles, exchanged for each other, leave the observation as it was. Of every
game: an obvious book-keeper, told only the events, comes to the same racks, bag, board and scores;
the record checks and replays to the same events. The first failure ends it and names the seed and
the options.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from oracles import tile_plays as reference

from campaigns import random_boards
from campaigns.random_boards import GARBAGE, Options, filled, refused, small
from lexicon_fast import Dictionary
from lexicon_fast.games.scrabble import events, notation, record
from lexicon_fast.games.scrabble.game import Game, legal_actions
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import CHALLENGES, Ruleset, ruleset
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
)
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import parse_place

SMALL = small(
    """
start = "4D"
squares = '''
W..l..W
.w...w.
..L.L..
l..w..l
..L.L..
.w...w.
WW.l..W
'''
[premiums]
l = { letter = 2 }
L = { letter = 3 }
w = { word = 2 }
W = { word = 3 }
""",
    blanks=2,
)

OPTIONS = Options(
    players=(2, 3, 4),
    layout=(Layout.load("scrabble"), SMALL, Layout.load("super"), SMALL),
    challenge=CHALLENGES,
    exchange_from=(7, 1),
    scoreless_turns=(6, 3),
    words=("few", "all"),
)


def options_of(number: int) -> tuple[int, Ruleset, str]:
    """Players, rules and words of game `number`."""
    options = OPTIONS.of(number)
    players, words = options.pop("players"), options.pop("words")
    return players, Ruleset("of its own", **options), words


class Player(random_boards.Player[Game]):
    """Draws actions at random. numbers: of how many of the best plays one is drawn."""

    def __init__(self, rng: random.Random, numbers: Sequence[int] = (1, 10, 100_000)) -> None:
        super().__init__(rng, numbers)

    def action(self, game: Game) -> Action:
        if game.phase == "challenge":
            return self.rng.choice([ACCEPT, ACCEPT, ACCEPT, CHALLENGE])
        action: Action = super().action(game)
        return action

    def play(self, plays: list[Lay]) -> Lay:
        return self.rng.choice(plays[: self.rng.choice(self.numbers)])

    def bluff(self, game: Game) -> Lay | None:
        """Tiles of the rack at random on a random place, if they may lie there."""
        if game.rules.strict:
            return None
        layout = game.rules.layout
        rack = game.racks[game.current_player() or 0]
        for _ in range(20):
            tiles = self.rng.sample(rack, self.rng.randint(1, len(rack)))
            letters = [t if t != "?" else self.rng.choice("aeiqz") for t in tiles]
            row, column = self.rng.randrange(layout.rows), self.rng.randrange(layout.columns)
            down = self.rng.random() < 0.5
            if game.board.is_empty and layout.start:
                row, column = layout.start.row, layout.start.column
            action = filled(game, row, column, down, letters)
            if action is not None and not refused(game.copy(), action):
                return action
        return None


class Watch(random_boards.Watch[Game]):
    """Looks at a game before and after each action."""

    events, record, notation = events, record, notation
    observation, legal_actions = Observation, staticmethod(legal_actions)

    def counted(self, game: Game) -> None:
        """No tile is lost or made."""
        on_board = ["?" if tile.islower() else tile for tile in "".join(game.board.lines())]
        tiles = Counter("".join(game.racks) + game.bag) + Counter(on_board)
        del tiles["."]
        assert tiles == +self.tiles, "tiles lost or made"

    def wrong(self, game: Game, rack: str) -> list[Any]:
        found = self.rng.sample(GARBAGE, 6)
        if game.phase == "challenge":
            return [*found, PASS, Lay("8H", "HAT"), Exchange(rack[:1])]
        missing = [t for t in game.rules.layout.counts if t not in rack]
        found += [ACCEPT, CHALLENGE, Exchange(self.rng.choice(missing))]
        if len(game.bag) < game.rules.exchange_from:
            found.append(Exchange(rack[:1]))
        return found


class Book:
    """Keeps the books of a game by its events alone, with the slow twin's points."""

    def __init__(self, setup: events.Setup, layout: Layout) -> None:
        self.layout = layout
        self.players = setup.players
        self.board: dict[tuple[int, int], str] = {}
        self.scores = [0] * setup.players
        self.racks: list[Counter[str]] = []
        self.bag = ""
        self.mover = 0
        self.play: dict[tuple[int, int], str] = {}
        self.points = 0
        self.scoreless = 0

    def rows(self) -> list[str]:
        return [
            "".join(self.board.get((row, column), ".") for column in range(self.layout.columns))
            for row in range(self.layout.rows)
        ]

    def deal(self, deal: events.Deal) -> None:
        self.mover = deal.starter
        self.racks = [Counter(rack) for rack in deal.racks]
        self.bag = deal.bag

    def turn(self, turn: events.TurnEvent, rules: Ruleset) -> None:
        match turn.action:
            case Lay(at, word):
                self.lay(turn, at, word)
                if rules.challenge == "void":
                    self.stands(turn.drawn, self.points)
            case Exchange(tiles):
                assert turn.drawn == self.bag[: len(tiles)]
                rest = Counter(self.bag[len(tiles) :])
                assert Counter(turn.bag) == rest + Counter(tiles)
                self.racks[self.mover] += Counter(turn.drawn)
                self.racks[self.mover] -= Counter(tiles)
                self.bag = turn.bag
                self.scoreless += 1
            case Accept():
                # The last to answer; the game says who is to.
                if (turn.player + 1) % self.players == self.mover:
                    self.stands(turn.drawn, self.points)
            case Challenge():
                if turn.right:
                    for square, tile in self.play.items():
                        del self.board[square]
                        self.racks[self.mover]["?" if tile.islower() else tile] += 1
                    self.scores[self.mover] -= self.points
                    self.scoreless += 1
                else:
                    bonus = {"five": 5, "ten": 10}.get(rules.challenge, 0)
                    self.scores[self.mover] += bonus
                    self.stands(turn.drawn, self.points + bonus)
            case _:
                self.scoreless += 1

    def lay(self, turn: events.TurnEvent, at: str, word: str) -> None:
        place = parse_place(at)
        assert place is not None
        letters = word.replace("(", "").replace(")", "")
        squares = list(place.squares(len(letters)))
        self.play = {
            square: letter
            for square, letter in zip(squares, letters, strict=True)
            if square not in self.board
        }
        for square, letter in zip(squares, letters, strict=True):
            assert self.board.get(square, letter) == letter
        expected = reference._play(self.board, squares, self.play, self.layout, place.down)
        assert expected == (at, word, turn.score)
        for square, tile in self.play.items():
            self.board[square] = tile
            kind = "?" if tile.islower() else tile
            assert self.racks[self.mover][kind] > 0
            self.racks[self.mover][kind] -= 1
        self.points = turn.score
        self.scores[self.mover] += turn.score

    def stands(self, drawn: str, earned: int) -> None:
        wanted = self.layout.rack_size - self.racks[self.mover].total()
        assert drawn == self.bag[:wanted]
        self.bag = self.bag[len(drawn) :]
        self.racks[self.mover] += Counter(drawn)
        self.scoreless = 0 if earned else self.scoreless + 1

    def end(self, end: events.GameEnd, rules: Ruleset) -> None:
        values = self.layout.values
        held = [sum(values[t] * n for t, n in rack.items()) for rack in self.racks]
        empty = [player for player, rack in enumerate(self.racks) if not rack.total()]
        assert end.before == tuple(self.scores)
        adjustments = [-points for points in held]
        if end.why == "out":
            assert (len(empty), self.bag) == (1, "")
            adjustments[empty[0]] = sum(held)
        else:
            assert self.scoreless >= rules.scoreless_turns
            assert self.bag or not empty
        assert end.adjustments == tuple(adjustments)
        self.scores = [score + more for score, more in zip(self.scores, adjustments, strict=True)]
        assert end.scores == tuple(self.scores)
        most = max(self.scores)
        tied = [player for player in range(self.players) if self.scores[player] == most]
        most = max(end.before[player] for player in tied)
        assert end.winners == tuple(player for player in tied if end.before[player] == most)


def kept(game: Game) -> None:
    """The books agree with the game at its end."""
    rules = game.rules
    setup, *happened = game.events
    assert isinstance(setup, events.Setup)
    book = Book(setup, rules.layout)
    lost = 0
    for event in happened:
        match event:
            case events.Deal():
                book.deal(event)
            case events.TurnEvent():
                if not isinstance(event.action, Accept | Challenge):
                    book.mover = event.player
                book.turn(event, rules)
                lost += event.right is False and rules.challenge in ("rules", "double")
            case events.LostTurn():
                lost -= 1
                assert lost >= 0
                book.scoreless += rules.challenge == "double"
            case events.GameEnd():
                book.end(event, rules)
    assert sum(game.lost) == lost
    assert tuple(book.scores) == game.scores
    assert book.rows() == game.board.lines()
    assert [+rack for rack in book.racks] == [Counter(rack) for rack in game.racks]
    assert (book.bag, book.scoreless) == (game.bag, game.scoreless)


def play(
    dictionaries: dict[str, Dictionary], number: int, seed: int, *, checked: float = 0.1
) -> Game:
    """Play game `number` at random and check it. checked: how often the costly checks are made."""
    players, rules, words = options_of(number)
    dictionary = dictionaries[words]
    rng = random.Random(f"{seed} {number}")
    assert ruleset(msgspec.json.decode(msgspec.json.encode(rules.to_json()))) == rules
    bag = None
    if rng.random() < 0.2:
        tiles = list(Counter(rules.layout.counts).elements())
        rng.shuffle(tiles)
        bag = "".join(tiles)
    game = Game(
        dictionary,
        players=players,
        ruleset=rules,
        seed=rng.getrandbits(64),
        starter=rng.choice([None, *range(players)]),
        bag=bag,
    )
    watch = Watch(game, rng, rules.layout.counts)
    watch.play(Player(rng).action, checked)
    kept(game)
    return game


def main(arguments: Sequence[str] | None = None) -> None:
    random_boards.main(__doc__, play, options_of, arguments=arguments)


if __name__ == "__main__":
    main()
