"""Plays random games of Lexibomb under all combinations of options, and checks the referee.

    python tests/tools/random_lexibomb.py --games 20000 --seed 1

The kind of action is drawn first, then one of that kind; now and then it is something illegal.
Checked after every action: the tiles are those of the layout; there is something to do until the
game is over; what is illegal changes nothing; what is hidden, tiles exchanged for each other and
bombs laid anew so that they agree with the open squares, leaves the observation as it was. Of every
game: an obvious book-keeper, told only the events, opens the same squares and comes to the same
racks, bag, board and scores; the record checks and replays to the same events. The first failure
ends it and names the seed and the options.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from random_games import GARBAGE, filled, hash_of, refused, state_of

from lexicon_fast import Dictionary
from lexicon_fast.games.crossword.actions import ACCEPT, CHALLENGE, PASS, Exchange, Lay
from lexicon_fast.games.crossword.layouts import Layout
from lexicon_fast.games.crossword.places import Place, parse_place
from lexicon_fast.games.lexibomb import events, notation, record
from lexicon_fast.games.lexibomb.events import Action
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.legal import legal_actions
from lexicon_fast.games.lexibomb.minefield import Minefield
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.reference_plays import Plays
from lexicon_fast.games.lexibomb.rules import MULTIPLIERS, POC_MULTIPLIERS, Ruleset, ruleset

Square = tuple[int, int]

#: A small board with few tiles, so that games come to an end soon: more often by going out.
SMALL = Layout.parse(
    """
rack = 5
squares = '''
........
........
........
........
........
........
........
'''
[bonus]
4 = 7
5 = 40
[tiles]
"?" = { count = 4, value = 0 }
"""
    + "".join(
        f"{tile} = {{ count = {'AAEEEIIOORRSSTTNNLLDHMPUGC'.count(tile)}, value = {1 + n % 7} }}\n"
        for n, tile in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    ),
    "small",
    "small",
)

OPTIONS: dict[str, Sequence[Any]] = {
    "players": (2, 1, 3, 4),
    "layout": (Layout.load("lexibomb"), SMALL, SMALL),
    "bombs": (0.1, 0.0, 0.3, 0.1, 1.0),  # of all squares
    "multipliers": (MULTIPLIERS, POC_MULTIPLIERS),
    "exchange_from": (7, 1),
    "zeros": (3, 6, 1),
    "words": ("few", "all"),
}
COMBINATIONS = list(itertools.product(*OPTIONS.values()))
#: Games that follow each other differ in all options, and all combinations come round.
STRIDE = next(n for n in range(101, 10_000) if math.gcd(n, len(COMBINATIONS)) == 1)
WRONG: list[Any] = [
    *(each for each in GARBAGE if each != Lay("4D", ".....")),
    ACCEPT, CHALLENGE, Lay("4D", "HaT"), Lay("4D", "H?T"), Lay("4D", "(_)(_)"), Exchange("?"),
    Exchange("_____________"), Lay("4D", "________________"),
]  # fmt: skip


def options_of(number: int) -> tuple[int, Ruleset, str]:
    """Players, rules and words of game `number`."""
    options = dict(zip(OPTIONS, COMBINATIONS[number * STRIDE % len(COMBINATIONS)], strict=True))
    players, words = options.pop("players"), options.pop("words")
    layout = options["layout"]
    options["bombs"] = round(options["bombs"] * layout.rows * layout.columns)
    return players, Ruleset("of its own", **options), words


class Player:
    """Draws actions at random. tried: of how many plays drawn the one with most tiles is laid; one
    of these numbers is drawn.
    """

    def __init__(self, rng: random.Random, tried: Sequence[int] = (1, 1, 10, 100)) -> None:
        self.rng = rng
        self.tried = tried

    def action(self, game: Game) -> Action:
        legal = game.legal_actions()
        assert legal[-1] == PASS
        plays = [action for action in legal if isinstance(action, Lay)]
        swaps = [action for action in legal if isinstance(action, Exchange)]
        kind = self.rng.random()
        if kind < 0.06:
            return PASS
        if swaps and (kind < 0.14 or not plays):
            return self.rng.choice(swaps)
        if not plays:
            return PASS
        drawn = self.rng.sample(plays, min(self.rng.choice(self.tried), len(plays)))
        return max(drawn, key=new_tiles)


def new_tiles(play: Lay) -> int:
    """How many tiles a play lays."""
    return sum(map(len, (part.rpartition(")")[2] for part in play.word.split("("))))


class Watch:
    """Looks at a game before and after each action."""

    def __init__(self, game: Game, rng: random.Random, twin: Plays | None) -> None:
        self.rng = rng
        self.twin = twin
        self.tiles = Counter(
            {t if t != "?" else "_": n for t, n in game.rules.layout.counts.items()}
        )
        self.opened = game.opened
        self.counted(game)

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

    def refuses(self, game: Game) -> None:
        """What is illegal is refused, and changes nothing."""
        state = state_of(game)
        mover = game.current_player()
        assert mover is not None
        rack = game.racks[mover]
        wrong = self.rng.sample(WRONG, 8)
        wrong.append(Exchange(self.rng.choice([t for t in self.tiles if t not in rack])))
        if len(game.bag) < game.rules.exchange_from:
            wrong.append(Exchange(rack[:1]))
        if nonsense := self.nonsense(game, rack):
            wrong.append(nonsense)
        for action in wrong:
            error = refused(game, action)
            assert error is not None, f"{action!r:.80} was not refused"
            assert error.rule
            assert 0 < len(str(error)) < 600
            str(error).encode()
            assert state_of(game) == state, f"{action!r:.80} changed the state"

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

    def hides(self, game: Game) -> None:
        """What is hidden, laid otherwise, leaves the observation as it was."""
        viewer = self.rng.randrange(game.players)
        seen = msgspec.json.encode(game.observation(viewer))
        assert msgspec.json.encode(msgspec.json.decode(seen, type=Observation)) == seen
        other = game.copy()
        hidden = list("".join(r for p, r in enumerate(game.racks) if p != viewer) + game.bag)
        self.rng.shuffle(hidden)
        for player, rack in enumerate(game.racks):
            if player != viewer:
                tiles = [hidden.pop() for _ in rack]
                other._racks[player] = "".join(sorted(tiles, key=lambda t: (t == "_", t)))
        other._bag = "".join(hidden)
        rows, columns = game.board.rows, game.board.columns
        found = odds(game.opened, game.rules.bombs).placements(1, self.rng.getrandbits(64))[0]
        other._minefield = Minefield(rows, columns, [i for i, bomb in enumerate(found) if bomb])
        assert len(other._minefield.bombs) == game.rules.bombs
        assert msgspec.json.encode(other.observation(viewer)) == seen
        if not game.is_terminal():
            assert other.current_player() == game.current_player()

    def lists(self, game: Game) -> None:
        """What is listed is legal, is noted as it is listed, and reads as it is written."""
        mover = game.current_player()
        assert mover is not None
        observation = game.observation(mover)
        legal = game.legal_actions()
        assert legal_actions(observation, game.dictionary) == legal
        assert len(set(legal)) == len(legal)
        for action in self.rng.sample(legal, min(5, len(legal))):
            other = game.copy()
            other.apply(action)
            done = other.events[len(game.events)]
            assert isinstance(done, events.Turn)
            assert (done.player, done.action) == (mover, action)
            text = notation.format(action, observation)
            assert notation.parse(text, observation, game.dictionary) == action, text
        if self.twin is not None and game.rules.layout is SMALL and self.rng.random() < 0.1:
            plays = [(each.at, each.word) for each in legal if isinstance(each, Lay)]
            assert plays == self.twin.plays(game.board.lines(), game.racks[mover])


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

    def turn(self, turn: events.Turn) -> None:
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

    def lay(self, turn: events.Turn, at: str, word: str) -> None:
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
            case events.Turn():
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
    twin: Plays | None = None,
    *,
    checked: float = 0.1,
) -> Game:
    """Play game `number` at random and check it. checked: how often the costly checks are made;
    twin: of the generator, with the few words."""
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
    player = Player(rng)
    watch = Watch(game, rng, twin if words == "few" else None)
    copied: Game | None = None
    while not game.is_terminal():
        assert len(game.events) < 3000, "it never ends"
        if rng.random() < checked:
            watch.refuses(game)
            watch.hides(game)
            watch.lists(game)
        if copied is None and rng.random() < 0.05:
            copied = game.copy()
        before = game.events
        game.apply(player.action(game))
        assert game.events[: len(before)] == before
        watch.counted(game)
        assert (game.current_player() is None) == game.is_terminal()
        mover = game.current_player()
        assert mover is None or game.racks[mover]
    ended(game)
    watch.hides(game)
    kept(game)
    if copied is not None:
        for event in game.events[len(copied.events) :]:
            if isinstance(event, events.Turn):
                copied.apply(event.action)
        assert copied.events == game.events
    lines = list(record.lines(game, [f"player {seat}" for seat in range(players)]))
    assert record.check(lines, lambda used: dictionary) == 1
    (read,) = record.read(lines)
    assert record.replay(read, dictionary).events == game.events
    return game


def ended(game: Game) -> None:
    """What a game that is over says of itself."""
    assert game.phase == "over"
    assert game.legal_actions() == []
    assert math.isclose(sum(game.returns()), 1)
    assert [share > 0 for share in game.returns()] == [
        player in game.winners for player in range(game.players)
    ]
    error = refused(game, PASS)
    assert error is not None
    assert error.rule == "over"
    for player in range(game.players):
        assert game.observation(player).phase == "over"
        assert legal_actions(game.observation(player), game.dictionary) == []


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="enable", help="of half of the games")
    options = parser.parse_args(arguments)
    whole = Dictionary.load(options.words)
    few = [word for word in whole if len(word) < 4 or hash_of(word) % 60 == 0]
    dictionaries = {"all": whole, "few": Dictionary.from_words(few, alphabet=whole.alphabet)}
    twin = Plays(few, SMALL)
    seen: Counter[str] = Counter()
    start = time.perf_counter()
    for number in range(options.games):
        try:
            game = play(dictionaries, number, options.seed, twin)
        except BaseException:
            print(f"game {number} of seed {options.seed}: {options_of(number)}", file=sys.stderr)
            raise
        end = game.events[-1]
        assert isinstance(end, events.GameEnd)
        seen[end.why] += 1
        turns = [event for event in game.events if isinstance(event, events.Turn)]
        seen["turns"] += len(turns)
        seen["bombs hit"] += sum(len(turn.hit) for turn in turns)
        seen["shared wins"] += len(end.winners) > 1
    told = ", ".join(f"{count:,} {what}" for what, count in sorted(seen.items()))
    print(f"{options.games:,} games, seed {options.seed}: {told};", end=" ")
    print(f"no failure in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
