"""Random board games, and checks of them, for the tools that play many.

A game's tool says which options there are, who plays, what is wrong in a position, and how a
book-keeper comes to the same end.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.games.game import slots_of
from lexicon_fast.games.record import RecordedGame
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.game import TileGame
from lexicon_fast.games.tiles.layouts import Layout

AnyBoardGame = TileGame[Any, Any, Any, Any]
G = TypeVar("G", bound=AnyBoardGame)

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


def small(layout: str, blanks: int) -> Layout:
    """A small board with few tiles, so that games come to an end soon: more often by going out."""
    tiles = "".join(
        f"{tile} = {{ count = {'AAEEEIIOORRSSTTNNLLDHMPUGC'.count(tile)}, value = {1 + n % 7} }}\n"
        for n, tile in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    )
    more = f"""
[bonus]
4 = 7
5 = 40
[tiles]
"?" = {{ count = {blanks}, value = 0 }}
"""
    return Layout.parse("rack = 5\n" + layout + more + tiles, "small", "small")


class Options:
    """All combinations of options; games that follow each other differ in all of them."""

    def __init__(self, **options: Sequence[Any]) -> None:
        self._names = list(options)
        self._combinations = list(itertools.product(*options.values()))
        count = len(self._combinations)
        # So all combinations come round.
        self._stride = next(n for n in range(101, 10_000) if math.gcd(n, count) == 1)

    def of(self, number: int) -> dict[str, Any]:
        """The options of game `number`."""
        values = self._combinations[number * self._stride % len(self._combinations)]
        return dict(zip(self._names, values, strict=True))


def state_of(game: TileGame[Any, Any, Any, Any]) -> list[Any]:
    """All of a game's state, for comparing: its lists copied, what they hold cannot change."""
    state: list[Any] = []
    for name in slots_of(type(game)):
        value = getattr(game, name)
        if name == "_rng":
            value = value.__reduce_ex__(2)
        elif isinstance(value, list):
            value = [list(each) if isinstance(each, list) else each for each in value]
        state.append(value)
    return state


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


def refused(game: RecordedGame, action: Any) -> IllegalAction | None:
    """Why an action is illegal; None: it was done."""
    try:
        game.apply(action)
    except IllegalAction as error:
        return error
    return None


class Player(ABC, Generic[G]):
    """Draws actions at random. numbers: one of them is drawn for each play."""

    def __init__(self, rng: random.Random, numbers: Sequence[int]) -> None:
        self.rng = rng
        self.numbers = numbers

    def action(self, game: G) -> Any:
        """Draw the kind of action first, then one of that kind."""
        legal = game.legal_actions()
        assert legal[-1] == PASS
        plays = [action for action in legal if isinstance(action, Lay)]
        swaps = [action for action in legal if isinstance(action, Exchange)]
        kind = self.rng.random()
        if kind < 0.06:
            return PASS
        if swaps and (kind < 0.14 or not plays):
            return self.rng.choice(swaps)
        if kind < 0.26 and (bluff := self.bluff(game)):
            return bluff
        return self.play(plays) if plays else PASS

    def bluff(self, game: G) -> Lay | None:
        """A play that no generator lists, where the game has such."""
        return None

    @abstractmethod
    def play(self, plays: list[Lay]) -> Lay:
        """One of the plays."""


class Watch(ABC, Generic[G]):
    """Looks at a game before and after each action. tiles: those of the layout."""

    events: ClassVar[Any]
    record: ClassVar[Any]
    notation: ClassVar[Any]
    observation: ClassVar[type]
    legal_actions: ClassVar[Callable[[Any, Dictionary], Sequence[Any]]]

    def __init__(self, game: G, rng: random.Random, tiles: Mapping[str, int]) -> None:
        self.game = game
        self.rng = rng
        self.tiles = Counter(tiles)
        self.counted(game)

    @abstractmethod
    def counted(self, game: G) -> None:
        """No tile is lost or made."""

    @abstractmethod
    def wrong(self, game: G, rack: str) -> Iterable[Any]:
        """Actions that are illegal now."""

    def otherwise(self, game: G) -> None:
        """Change hidden information other than tiles."""

    def refuses(self, game: G) -> None:
        """Check that illegal actions are refused and change nothing."""
        state = state_of(game)
        mover = game.current_player()
        assert mover is not None
        for action in self.wrong(game, game.racks[mover]):
            error = refused(game, action)
            assert error is not None, f"{action!r:.80} was not refused"
            assert error.rule
            assert 0 < len(str(error)) < 600
            str(error).encode()
            assert state_of(game) == state, f"{action!r:.80} changed the state"

    def hides(self, game: G) -> None:
        """Check that other hidden tiles do not change the observation."""
        viewer = self.rng.randrange(game.players)
        seen = msgspec.json.encode(game.observation(viewer))
        assert msgspec.json.encode(msgspec.json.decode(seen, type=self.observation)) == seen
        other = game.copy()
        hidden = list("".join(r for p, r in enumerate(game.racks) if p != viewer) + game.bag)
        self.rng.shuffle(hidden)
        for player, rack in enumerate(game.racks):
            if player != viewer:
                tiles = [hidden.pop() for _ in rack]
                other._racks[player] = "".join(sorted(tiles, key=lambda t: (t in "?_", t)))
        other._bag = "".join(hidden)
        self.otherwise(other)
        assert msgspec.json.encode(other.observation(viewer)) == seen
        assert game.is_terminal() or other.current_player() == game.current_player()

    def lists(self, game: G) -> Sequence[Any]:
        """Check that listed actions are legal, logged as listed, and survive notation."""
        mover = game.current_player()
        assert mover is not None
        observation = game.observation(mover)
        legal = game.legal_actions()
        assert self.legal_actions(observation, game.dictionary) == legal
        assert len(set(legal)) == len(legal)
        for action in self.rng.sample(legal, min(5, len(legal))):
            other = game.copy()
            other.apply(action)
            done = other.events[len(game.events)]
            assert isinstance(done, self.events.TurnEvent)
            assert (done.player, done.action) == (mover, action)
            text = self.notation.format(action, observation)
            assert self.notation.parse(text, observation, game.dictionary) == action, text
        return legal

    def play(self, choose: Callable[[G], Any], checked: float) -> None:
        """Play the game to its end. checked: how often the costly checks are made."""
        game, twin = self.game, None
        while not game.is_terminal():
            assert len(game.events) < 3000, "it never ends"
            if self.rng.random() < checked:
                self.refuses(game)
                self.hides(game)
                self.lists(game)
            if twin is None and self.rng.random() < 0.05:
                twin = game.copy()
            before = game.events
            game.apply(choose(game))
            assert game.events[: len(before)] == before
            self.counted(game)
            mover = game.current_player()
            assert (mover is None) == game.is_terminal()
            assert mover is None or game.racks[mover] or game.phase == "challenge"
        self.ended(game)
        if twin is not None:
            for event in game.events[len(twin.events) :]:
                if isinstance(event, self.events.TurnEvent):
                    twin.apply(event.action)
            assert twin.events == game.events
        lines = list(self.record.lines(game, [f"player {seat}" for seat in range(game.players)]))
        assert self.record.check(lines, lambda used: game.dictionary) == 1
        (read,) = self.record.read(lines)
        assert self.record.replay(read, game.dictionary).events == game.events

    def ended(self, game: G) -> None:
        """Check the public state of a game that is over."""
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
            assert self.legal_actions(game.observation(player), game.dictionary) == []


def main(
    about: str | None,
    play: Callable[[dict[str, Dictionary], int, int], AnyBoardGame],
    options_of: Callable[[int], object],
    more: Callable[[AnyBoardGame], Mapping[str, int]] = lambda game: {},
    arguments: Sequence[str] | None = None,
) -> None:
    """Play games from the command line. more: what else to count in each."""
    parser = argparse.ArgumentParser(description=(about or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="enable", help="of half of the games")
    options = parser.parse_args(arguments)
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
        seen[game.events[-1].why] += 1
        seen["turns"] += sum(type(event).__name__ == "TurnEvent" for event in game.events)
        seen["shared wins"] += len(game.winners) > 1
        seen.update(more(game))
    told = ", ".join(f"{count:,} {what}" for what, count in sorted(seen.items()))
    print(f"{options.games:,} games, seed {options.seed}: {told};", end=" ")
    print(f"no failure in {time.perf_counter() - start:.0f} s")


def hash_of(word: str) -> int:
    """A number of a word, the same everywhere."""
    return sum((place + 7) * ord(letter) for place, letter in enumerate(word))
