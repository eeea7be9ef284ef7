"""Plays random games of Lexibomb under all combinations of options, and checks the referee.

    python -m campaigns.random_lexibomb --games 20000 --seed 1

The kind of action is drawn first, then one of that kind; now and then it is something illegal.
Checked after every action: the tiles are those of the layout; there is something to do until the
game is over; what is illegal changes nothing; what is hidden, tiles exchanged for each other and
bombs laid anew so that they agree with the open squares, leaves the observation as it was. Of every
game: an obvious book-keeper, told only the events, opens the same squares and comes to the same
racks, bag, board and scores; the record checks and replays to the same events. The first failure
ends it and names the seed and the options.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from oracles.lexibomb_plays import Plays

from campaigns import random_boards
from campaigns.random_boards import GARBAGE, Options, filled, refused, small
from lexicon_fast import Dictionary
from lexicon_fast.games.lexibomb import events, notation, record
from lexicon_fast.games.lexibomb.game import Game, legal_actions
from lexicon_fast.games.lexibomb.minefield import Minefield
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import MULTIPLIERS, POC_MULTIPLIERS, Ruleset, ruleset
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Exchange, Lay
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import Place, parse_place

Square = tuple[int, int]

SMALL = small("squares = '''\n" + "........\n" * 7 + "'''\n", blanks=4)

OPTIONS = Options(
    players=(2, 1, 3, 4),
    layout=(Layout.load("lexibomb"), SMALL, SMALL),
    bombs=(0.1, 0.0, 0.3, 0.1, 1.0),  # of all squares
    multipliers=(MULTIPLIERS, POC_MULTIPLIERS),
    exchange_from=(7, 1),
    zeros=(3, 6, 1),
    words=("few", "all"),
)
WRONG: list[Any] = [
    *(each for each in GARBAGE if each != Lay("4D", ".....")),
    ACCEPT, CHALLENGE, Lay("4D", "HaT"), Lay("4D", "H?T"), Lay("4D", "(_)(_)"), Exchange("?"),
    Exchange("_____________"), Lay("4D", "________________"),
]  # fmt: skip


def options_of(number: int) -> tuple[int, Ruleset, str]:
    """Players, rules and words of game `number`."""
    options = OPTIONS.of(number)
    players, words = options.pop("players"), options.pop("words")
    layout = options["layout"]
    options["bombs"] = round(options["bombs"] * layout.rows * layout.columns)
    return players, Ruleset("of its own", **options), words


class Player(random_boards.Player[Game]):
    """Draws actions at random. numbers: of how many plays the one with most tiles is laid."""

    def __init__(self, rng: random.Random, numbers: Sequence[int] = (1, 1, 10, 100)) -> None:
        super().__init__(rng, numbers)

    def play(self, plays: list[Lay]) -> Lay:
        drawn = self.rng.sample(plays, min(self.rng.choice(self.numbers), len(plays)))
        return max(drawn, key=new_tiles)


def new_tiles(play: Lay) -> int:
    """How many tiles a play lays."""
    return sum(map(len, (part.rpartition(")")[2] for part in play.word.split("("))))


class Watch(random_boards.Watch[Game]):
    """Looks at a game before and after each action."""

    events, record, notation = events, record, notation
    observation, legal_actions = Observation, staticmethod(legal_actions)

    def __init__(self, game: Game, rng: random.Random, twin: Plays | None) -> None:
        self.twin = twin
        self.opened = game.opened
        super().__init__(
            game, rng, {t.replace("?", "_"): n for t, n in game.rules.layout.counts.items()}
        )

    def counted(self, game: Game) -> None:
        """No tile is lost or made; what is open stays so, and a bomb is open under a tile only."""
        tiles = Counter("".join([*game.racks, *game.board.lines(), game.bag]))
        del tiles["."]
        assert tiles == +self.tiles, "tiles lost or made"
        board, bombs = game.board.lines(), game.minefield.lines()
        for row, line in enumerate(game.opened):
            for column, seen in enumerate(line):
                assert self.opened[row][column] in (".", seen)
                assert seen != "." or board[row][column] == "."
                assert (seen == "*") == (bombs[row][column] == "*" and board[row][column] != ".")
        self.opened = game.opened

    def wrong(self, game: Game, rack: str) -> list[Any]:
        found = self.rng.sample(WRONG, 8)
        found.append(Exchange(self.rng.choice([t for t in self.tiles if t not in rack])))
        if len(game.bag) < game.rules.exchange_from:
            found.append(Exchange(rack[:1]))
        if nonsense := self.nonsense(game, rack):
            found.append(nonsense)
        return found

    def nonsense(self, game: Game, rack: str) -> Lay | None:
        """Tiles of the rack at random on a random place, which is not listed."""
        tiles = self.rng.sample(rack, self.rng.randint(1, len(rack)))
        row = self.rng.randrange(game.board.rows)
        column = self.rng.randrange(game.board.columns)
        action = filled(game, row, column, self.rng.random() < 0.5, tiles)
        if action is None or (error := refused(game.copy(), action)) is None:
            return None
        assert error.rule in ("void", "touch", "start", "line", "place")
        return action

    def otherwise(self, game: Game) -> None:
        """Lay the bombs anew."""
        rows, columns = game.board.rows, game.board.columns
        found = odds(game.opened, game.rules.bombs).placements(1, self.rng.getrandbits(64))[0]
        game._minefield = Minefield(rows, columns, [i for i, bomb in enumerate(found) if bomb])
        assert len(game._minefield.bombs) == game.rules.bombs

    def lists(self, game: Game) -> list[Any]:
        legal = super().lists(game)
        if self.twin is not None and game.rules.layout is SMALL and self.rng.random() < 0.1:
            plays = [(each.at, each.word) for each in legal if isinstance(each, Lay)]
            assert plays == self.twin.plays(
                game.board.lines(), game.racks[game.current_player() or 0]
            )
        return legal


class Book:
    """Keeps the books of a game by its events alone, as one would by hand."""

    def __init__(self, setup: events.Setup, rules: Ruleset) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.players = setup.players
        self.board: dict[Square, str] = {}
        self.bombs: set[Square] = set()
        self.opened: dict[Square, str] = {}
        self.scores = [0] * setup.players
        self.zeros = [0] * setup.players
        self.racks: list[Counter[str]] = []
        self.bag = ""
        self.mover = 0

    def rows(self, squares: dict[Square, str]) -> list[str]:
        return [
            "".join(squares.get((row, column), ".") for column in range(self.layout.columns))
            for row in range(self.layout.rows)
        ]

    def deal(self, deal: events.Deal) -> None:
        self.mover = deal.starter
        self.racks = [Counter(rack) for rack in deal.racks]
        self.bag = deal.bag
        self.bombs = {
            (row, column)
            for row, line in enumerate(deal.bombs)
            for column, square in enumerate(line)
            if square == "*"
        }

    def around(self, square: Square) -> Iterator[Square]:
        for row in range(square[0] - 1, square[0] + 2):
            for column in range(square[1] - 1, square[1] + 2):
                if row in range(self.layout.rows) and column in range(self.layout.columns):
                    yield row, column

    def open(self, square: Square) -> None:
        if square in self.opened:
            return
        if square in self.bombs:
            self.opened[square] = "*"
            return
        number = sum(near in self.bombs for near in self.around(square))
        self.opened[square] = str(number)
        if number == 0:
            for near in self.around(square):
                self.open(near)

    def turn(self, turn: events.TurnEvent) -> None:
        assert turn.player == self.mover
        match turn.action:
            case Lay(at, word):
                self.lay(turn, at, word)
            case Exchange(tiles):
                assert turn.drawn == self.bag[: len(tiles)]
                rest = Counter(self.bag[len(tiles) :])
                assert Counter(turn.bag) == rest + Counter(tiles)
                self.racks[self.mover] += Counter(turn.drawn)
                self.racks[self.mover] -= Counter(tiles)
                self.bag = turn.bag
            case _:
                assert (turn.drawn, turn.bag, turn.score) == ("", "", 0)
        self.zeros[self.mover] = 0 if turn.score else self.zeros[self.mover] + 1
        self.mover = (self.mover + 1) % self.players

    def lay(self, turn: events.TurnEvent, at: str, word: str) -> None:
        place = parse_place(at)
        assert place is not None
        letters = word.replace("(", "").replace(")", "")
        squares = list(place.squares(len(letters)))
        new = {
            square: letter
            for square, letter in zip(squares, letters, strict=True)
            if square not in self.board
        }
        for square, letter in zip(squares, letters, strict=True):
            assert self.board.get(square, letter) == letter
        for square in new:
            self.open(square)
        hit = [square for square in new if square in self.bombs]
        assert turn.hit == tuple(str(Place(*square)) for square in hit)
        self.board |= new
        score = self.points(squares, new) if len(squares) > 1 else 0
        for square in new:
            cross = self.run(square, not place.down)
            if len(cross) > 1:
                score += self.points(cross, new)
        score += self.layout.bonus[len(new)]
        assert turn.score == score
        for tile in new.values():
            assert self.racks[self.mover][tile] > 0
            self.racks[self.mover][tile] -= 1
        self.scores[self.mover] += score
        wanted = self.layout.rack_size - self.racks[self.mover].total()
        assert turn.drawn == self.bag[:wanted]
        self.bag = self.bag[len(turn.drawn) :]
        self.racks[self.mover] += Counter(turn.drawn)

    def run(self, square: Square, down: bool) -> list[Square]:
        row, column = square
        step = (1, 0) if down else (0, 1)
        while (row - step[0], column - step[1]) in self.board:
            row, column = row - step[0], column - step[1]
        found = []
        while (row, column) in self.board:
            found.append((row, column))
            row, column = row + step[0], column + step[1]
        return found

    def points(self, word: list[Square], new: dict[Square, str]) -> int:
        points, times = 0, 1
        for square in word:
            tile = self.board[square]
            value = 0 if tile == "_" else self.layout.values[tile]
            if square in new and square in self.bombs:
                return 0
            if square in new:
                letter, whole = self.rules.multipliers[int(self.opened[square])]
                value *= letter
                times *= whole
            points += value
        return points * times

    def end(self, end: events.GameEnd) -> None:
        values = self.layout.values | {"_": 0}
        held = [sum(values[t] * n for t, n in rack.items()) for rack in self.racks]
        assert end.before == tuple(self.scores)
        assert end.adjustments == tuple(-points for points in held)
        out = [player for player, rack in enumerate(self.racks) if not rack.total()]
        if end.why == "out":
            assert (len(out), self.bag) == (1, "")
        else:
            assert not out
            assert max(self.zeros) == self.rules.zeros
        self.scores = [score - points for score, points in zip(self.scores, held, strict=True)]
        assert end.scores == tuple(self.scores)
        best = [player for player, score in enumerate(self.scores) if score == max(self.scores)]
        assert end.winners == tuple(best)


def kept(game: Game) -> None:
    """The books agree with the game at its end."""
    setup, *happened = game.events
    assert isinstance(setup, events.Setup)
    book = Book(setup, game.rules)
    for event in happened:
        match event:
            case events.Deal():
                book.deal(event)
            case events.TurnEvent():
                book.turn(event)
            case events.GameEnd():
                book.end(event)
    assert tuple(book.scores) == game.scores
    assert tuple(book.zeros) == game.zeros
    assert book.rows(book.board) == game.board.lines()
    assert book.rows(book.opened) == list(game.opened)
    assert [+rack for rack in book.racks] == [Counter(rack) for rack in game.racks]
    assert book.bag == game.bag


def play(
    dictionaries: dict[str, Dictionary],
    number: int,
    seed: int,
    *,
    checked: float = 0.1,
) -> Game:
    """Play game `number` at random and check it. checked: how often the costly checks are made."""
    players, rules, words = options_of(number)
    dictionary = dictionaries[words]
    rng = random.Random(f"{seed} {number}")
    assert ruleset(msgspec.json.decode(msgspec.json.encode(rules.to_json()))) == rules
    bag = bombs = None
    if rng.random() < 0.2:
        tiles = list(Counter(rules.layout.counts).elements())
        rng.shuffle(tiles)
        bag = "".join(tiles).replace("?", "_")
    if rng.random() < 0.2:
        squares = list("*" * rules.bombs)
        squares += "." * (rules.layout.rows * rules.layout.columns - rules.bombs)
        rng.shuffle(squares)
        columns = rules.layout.columns
        bombs = ["".join(squares[at : at + columns]) for at in range(0, len(squares), columns)]
    game = Game(
        dictionary,
        players=players,
        ruleset=rules,
        seed=rng.getrandbits(64),
        starter=rng.choice([None, *range(players)]),
        bag=bag,
        bombs=bombs,
    )
    watch = Watch(game, rng, twin_of(dictionary) if words == "few" else None)
    watch.play(Player(rng).action, checked)
    watch.hides(game)
    kept(game)
    return game


@cache
def twin_of(words: Dictionary) -> Plays:
    """The slow generator of all plays on the small board."""
    return Plays(words, SMALL)


def main(arguments: Sequence[str] | None = None) -> None:
    def hits(game: Game) -> dict[str, int]:
        turns = [event for event in game.events if isinstance(event, events.TurnEvent)]
        return {"bombs hit": sum(len(turn.hit) for turn in turns)}

    random_boards.main(__doc__, play, options_of, hits, arguments)


if __name__ == "__main__":
    main()
