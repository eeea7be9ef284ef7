"""Plays random games of Scrabble under all combinations of options, and checks the referee.

    python tests/tools/random_games.py --games 10000 --seed 1

The kind of action is drawn first, then one of that kind; now and then it is a play that no
generator lists (of words that do not exist), or something illegal. Checked after every action: the
tiles are those of the layout; there is something to do until the game is over; what is illegal
changes nothing; hidden tiles, exchanged for each other, leave the observation as it was. Of every
game: an obvious book-keeper, told only the events, comes to the same racks, bag, board and scores;
the record checks and replays to the same events. The first failure ends it and names the seed and
the options.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.errors import IllegalAction
from lexicon_fast.games.crossword import reference
from lexicon_fast.games.crossword.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
)
from lexicon_fast.games.crossword.game import TileGame, fields_of
from lexicon_fast.games.crossword.layouts import Layout
from lexicon_fast.games.crossword.places import parse_place
from lexicon_fast.games.record import AnyGame
from lexicon_fast.games.scrabble import events, notation, record
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.legal import legal_actions
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import CHALLENGES, Ruleset, ruleset

#: A small board with few tiles, so that games come to an end soon: more often by going out.
SMALL = Layout.parse(
    """
rack = 5
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
[bonus]
4 = 7
5 = 40
[tiles]
"?" = { count = 2, value = 0 }
"""
    + "".join(
        f"{tile} = {{ count = {'AAEEEIIOORRSSTTNNLLDHMPUGC'.count(tile)}, value = {1 + n % 7} }}\n"
        for n, tile in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    ),
    "small",
    "small",
)

OPTIONS: dict[str, Sequence[Any]] = {
    "players": (2, 3, 4),
    "layout": (Layout.load("scrabble"), SMALL, Layout.load("super"), SMALL),
    "challenge": CHALLENGES,
    "exchange_from": (7, 1),
    "scoreless_turns": (6, 3),
    "words": ("few", "all"),
}
COMBINATIONS = list(itertools.product(*OPTIONS.values()))
#: Games that follow each other differ in all options, and all combinations come round.
STRIDE = next(n for n in range(101, 10_000) if math.gcd(n, len(COMBINATIONS)) == 1)
GARBAGE: list[Any] = [
    None, 0, "8H HAT", Lay, {"action": "play"}, Lay(None, "HAT"), Lay("8H", None), Lay(8, "HAT"),
    Lay("8H", 7), Lay("8H", b"HAT"), Lay("8H", ["H", "A"]), Lay("", "HAT"), Lay("8", "HAT"),
    Lay("H", "HAT"), Lay("88", "HAT"), Lay("0A", "HAT"), Lay("99A", "HAT"), Lay("A99", "HAT"),
    Lay("8Z", "HAT"), Lay("8H ", "HAT"), Lay("8" * 100_000, "HAT"), Lay("٨H", "HAT"),
    Lay("\ud800", "HAT"), Lay("8H", ""), Lay("8H", "()"), Lay("8H", "HA T"),
    Lay("8H", "H?T"), Lay("8H", "HÄT"), Lay("8H", "\ud800A"), Lay("8H", "(HAT"), Lay("8H", "HAT)"),
    Lay("8H", "((HAT))"), Lay("8H", ")HAT("), Lay("8H", "A" * 22), Lay("8H", "A" * 100_000),
    Lay("4D", "(Q)A(X)"), Lay("1A", "ZZZZ"), Lay("4D", "....."), Lay("4D", "(((((((((("),
    Exchange(None), Exchange(""), Exchange(3), Exchange(["A"]), Exchange("a"), Exchange("A" * 99),
    Exchange("*"), Exchange("??????"), Exchange("\ud800"), Exchange("A B"), Exchange("QQQQQ"),
    object(), Exchange, int,
]  # fmt: skip


def options_of(number: int) -> tuple[int, Ruleset, str]:
    """Players, rules and words of game `number`."""
    options = dict(zip(OPTIONS, COMBINATIONS[number * STRIDE % len(COMBINATIONS)], strict=True))
    players, words = options.pop("players"), options.pop("words")
    return players, Ruleset("of its own", **options), words


def state_of(game: TileGame[Any, Any, Any, Any]) -> list[Any]:
    """All of a game's state, for comparing: its lists copied, what they hold cannot change."""
    state: list[Any] = []
    for name in fields_of(type(game)):
        value = getattr(game, name)
        if name == "_rng":
            value = value.__reduce_ex__(2)
        elif isinstance(value, list):
            value = [list(each) if isinstance(each, list) else each for each in value]
        state.append(value)
    return state


class Player:
    """Draws actions at random. best: of how many of the best plays; one of the numbers is drawn."""

    def __init__(self, rng: random.Random, best: Sequence[int] = (1, 10, 100_000)) -> None:
        self.rng = rng
        self.best = best

    def action(self, game: Game) -> Action:
        if game.phase == "challenge":
            return self.rng.choice([ACCEPT, ACCEPT, ACCEPT, CHALLENGE])
        legal = game.legal_actions()
        assert legal[-1] == PASS
        plays = [action for action in legal if isinstance(action, Lay)]
        swaps = [action for action in legal if isinstance(action, Exchange)]
        kind = self.rng.random()
        if kind < 0.06:
            return PASS
        if swaps and (kind < 0.14 or not plays):
            return self.rng.choice(swaps)
        if not game.rules.strict and kind < 0.26 and (bluff := self.bluff(game)):
            return bluff
        if not plays:
            return PASS
        return self.rng.choice(plays[: self.rng.choice(self.best)])

    def bluff(self, game: Game) -> Lay | None:
        """Tiles of the rack at random on a random place, if they may lie there."""
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


def filled(
    game: TileGame[Any, Any, Any, Any], row: int, column: int, down: bool, letters: Sequence[str]
) -> Lay | None:
    """The play that lays letters one after the other, from a square on; the whole word is told."""
    board = game.board
    step = (1, 0) if down else (0, 1)

    def there(row: int, column: int) -> str | None:
        on = 0 <= row < board.rows and 0 <= column < board.columns
        return board[row, column] if on else None

    while there(row - step[0], column - step[1]):
        row, column = row - step[0], column - step[1]
    at = (
        f"{'ABCDEFGHIJKLMNOPQRSTU'[column]}{row + 1}"
        if down
        else (f"{row + 1}{'ABCDEFGHIJKLMNOPQRSTU'[column]}")
    )
    left = list(letters)
    word = ""
    while (tile := there(row, column)) is not None and (tile or left):
        word += tile or left.pop(0)
        row, column = row + step[0], column + step[1]
    return None if left else Lay(at, word)


def refused(game: AnyGame, action: Any) -> IllegalAction | None:
    """Why an action is illegal; None: it was done."""
    try:
        game.apply(action)
    except IllegalAction as error:
        return error
    return None


class Watch:
    """Looks at a game before and after each action."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.rng = rng
        self.tiles = Counter(game.rules.layout.counts)
        self.counted(game)

    def counted(self, game: Game) -> None:
        """No tile is lost or made."""
        on_board = ["?" if tile.islower() else tile for tile in "".join(game.board.lines())]
        tiles = Counter("".join(game.racks) + game.bag) + Counter(on_board)
        del tiles["."]
        assert tiles == +self.tiles, "tiles lost or made"

    def refuses(self, game: Game) -> None:
        """What is illegal is refused, and changes nothing."""
        state = state_of(game)
        mover = game.current_player()
        assert mover is not None
        wrong = self.rng.sample(GARBAGE, 6)
        if game.phase == "challenge":
            wrong += [PASS, Lay("8H", "HAT"), Exchange(game.racks[mover][:1])]
        else:
            wrong += [ACCEPT, CHALLENGE]
            missing = [t for t in game.rules.layout.counts if t not in game.racks[mover]]
            wrong.append(Exchange(self.rng.choice(missing)))
            if len(game.bag) < game.rules.exchange_from:
                wrong.append(Exchange(game.racks[mover][:1]))
        for action in wrong:
            error = refused(game, action)
            assert error is not None, f"{action!r:.80} was not refused"
            assert error.rule
            assert 0 < len(str(error)) < 600
            str(error).encode()
            assert state_of(game) == state, f"{action!r:.80} changed the state"

    def hides(self, game: Game) -> None:
        """Hidden tiles, shuffled among each other, leave the observation as it was."""
        viewer = self.rng.randrange(game.players)
        seen = msgspec.json.encode(game.observation(viewer))
        assert msgspec.json.encode(msgspec.json.decode(seen, type=Observation)) == seen
        other = game.copy()
        hidden = list("".join(r for p, r in enumerate(game.racks) if p != viewer) + game.bag)
        self.rng.shuffle(hidden)
        for player, rack in enumerate(game.racks):
            if player != viewer:
                tiles = [hidden.pop() for _ in rack]
                other._racks[player] = "".join(sorted(tiles, key=lambda t: (t == "?", t)))
        other._bag = "".join(hidden)
        assert msgspec.json.encode(other.observation(viewer)) == seen

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

    def turn(self, turn: events.Turn, rules: Ruleset) -> None:
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

    def lay(self, turn: events.Turn, at: str, word: str) -> None:
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
            case events.Turn():
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
    player = Player(rng)
    watch = Watch(game, rng)
    twin: Game | None = None
    while not game.is_terminal():
        assert len(game.events) < 3000, "it never ends"
        if rng.random() < checked:
            watch.refuses(game)
            watch.hides(game)
            watch.lists(game)
        if twin is None and rng.random() < 0.05:
            twin = game.copy()
        before = game.events
        game.apply(player.action(game))
        assert game.events[: len(before)] == before
        watch.counted(game)
        assert (game.current_player() is None) == game.is_terminal()
        mover = game.current_player()
        assert mover is None or game.racks[mover] or game.phase == "challenge"
    ended(game)
    kept(game)
    if twin is not None:
        for event in game.events[len(twin.events) :]:
            if isinstance(event, events.Turn):
                twin.apply(event.action)
        assert twin.events == game.events
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="enable", help="of half of the games")
    options = parser.parse_args()
    whole = Dictionary.load(options.words)
    few = [word for word in whole if len(word) < 4 or hash_of(word) % 60 == 0]
    dictionaries = {"all": whole, "few": Dictionary.from_words(few, alphabet=whole.alphabet)}
    seen: Counter[str] = Counter()
    start = time.perf_counter()
    for number in range(options.games):
        try:
            game = play(dictionaries, number, options.seed)
        except BaseException:
            print(f"game {number} of seed {options.seed}: {options_of(number)}", file=sys.stderr)
            raise
        end = game.events[-1]
        assert isinstance(end, events.GameEnd)
        seen[end.why] += 1
        seen["turns"] += sum(isinstance(event, events.Turn) for event in game.events)
        seen["shared wins"] += len(end.winners) > 1
    told = ", ".join(f"{count:,} {what}" for what, count in sorted(seen.items()))
    print(f"{options.games:,} games, seed {options.seed}: {told};", end=" ")
    print(f"no failure in {time.perf_counter() - start:.0f} s")


def hash_of(word: str) -> int:
    """A number of a word, the same everywhere."""
    return sum((place + 7) * ord(letter) for place, letter in enumerate(word))


if __name__ == "__main__":
    main()
