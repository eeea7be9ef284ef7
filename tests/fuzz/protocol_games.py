"""The games for `fuzz_protocol`: starting positions, sensible params, hidden information."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from string import ascii_lowercase
from typing import Any, ClassVar

from lexicon_fast.games.lexibomb.minefield import Minefield, rows_of
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import RULESETS
from lexicon_fast.games.lexicon.rules import PACK
from lexicon_fast.games.scrabble import ACCEPT, CHALLENGE, Exchange, Lay
from lexicon_fast.games.tiles.layouts import Layout

CARDS = "".join(card * count for card, count in PACK.items())


def _all(layout: Layout) -> str:
    """The tiles of a layout."""
    return "".join(tile * count for tile, count in layout.counts.items())


class Kit(ABC):
    """One game."""

    name: ClassVar[str]
    #: Numbers of players.
    players: ClassVar[list[int]] = [2, 2, 3, 4]
    actions: ClassVar[list[Any]]
    #: Of bots, some of which there are.
    bots: ClassVar[list[str]]
    rulesets: ClassVar[list[Any]]
    positions: ClassVar[list[Any]]
    starts: ClassVar[list[Any]]

    @property
    def id(self) -> str:
        """Of the first game."""
        return f"{self.name}-1"

    @abstractmethod
    def begin(self, rng: random.Random, players: int) -> dict[str, Any]:
        """The params of a `game.new` in which all is known."""

    @abstractmethod
    def observation(self, rng: random.Random) -> dict[str, Any]:
        """An observation that can be."""

    @abstractmethod
    def pick(self, legal: list[Any], one: int, two: int) -> Any:
        """An action; one: any number; two: 0 to 3."""

    @abstractmethod
    def hidden(self, game: Any) -> Any:
        """Return the part of the final state that `exchanged` needs."""

    @abstractmethod
    def exchanged(self, lines: list[bytes], seat: int, hidden: Any) -> list[list[bytes]]:
        """Scripts with something exchanged that the seat has never seen, two cards for one."""


class Lexicon(Kit):
    name = "lexicon"
    actions: ClassVar[list[Any]] = [
        *({"action": "accept"}, {"action": "challenge"}, {"action": "form", "laid": "hat"}),
        *({"action": "insert", "target": 0, "laid": "that"}, {"action": "form", "laid": "zzzz"}),
        *({"action": "substitute", "target": 0, "laid": "ho[t]"}, {"action": "pass"}),
        *({"action": "draw", "discard": "A", "take": "blind"}, {"laid": "a"}),
        *({"action": "draw", "discard": "*", "take": "exposed"}, {"action": "form", "laid": "[q]"}),
        {"action": "draw", "discard": "AB"},
    ]
    bots: ClassVar[list[str]] = ["random", "greedy", "expert", "expert:iterations=3", "planner"]
    rulesets: ClassVar[list[Any]] = [
        *("waddingtons", "article"),
        {
            "name": "strict",
            "points": {card: 15 if card == "*" else 5 for card in PACK},
            "pack": dict(PACK),
            "max_exchanged": 2,
            "same_word_exchange": True,
            "strict": True,
        },
    ]
    positions: ClassVar[list[Any]] = ["CAT hat", {"hand": "DOG*", "id": [1]}]
    starts: ClassVar[list[Any]] = [{"hands": ["CAT", "DOG"]}, {"hands": ["CAT"]}]

    def observation(self, rng: random.Random) -> dict[str, Any]:
        return {
            "player": 0,
            "hand": "CDEHT",
            "table": ["hat"],
            "pile": "Q",
            "stock": 33,
            "hand_sizes": [5, 10],
            "to_move": 0,
        }

    def begin(self, rng: random.Random, players: int) -> dict[str, Any]:
        deck = list(CARDS)
        rng.shuffle(deck)
        each = rng.choice([10, 10, 10, 3])
        cards = "".join(deck)
        rest = cards[each * players :]
        return {
            "position": {
                "hands": [cards[each * i : each * (i + 1)] for i in range(players)],
                "pile": rest[0],
                "stock": rest[1:],
                "dealer": rng.randrange(players),
            },
            "ruleset": rng.choice(self.rulesets),
        }

    def pick(self, legal: list[Any], one: int, two: int) -> Any:
        # Plays come first: draws, accepting and challenging are as likely.
        return legal[one % len(legal)] if two < 3 else legal[-1 - one % min(8, len(legal))]

    def hidden(self, game: Any) -> Any:
        return game.hands, game.stock

    def exchanged(self, lines: list[bytes], seat: int, hidden: Any) -> list[list[bytes]]:
        hands, stock = hidden
        begun = json.loads(lines[0])
        position = begun["params"]["position"]
        if not stock or not position["stock"].endswith(stock):
            return []  # it has been renewed
        for other, hand in enumerate(hands):
            if other == seat:
                continue
            for card in hand:
                dealt = position["hands"][other]
                swap = next((each for each in stock if each != card), None)
                if card in dealt and swap is not None:
                    at = len(position["stock"]) - len(stock) + stock.index(swap)
                    position["stock"] = position["stock"][:at] + card + position["stock"][at + 1 :]
                    position["hands"][other] = dealt.replace(card, swap, 1)
                    return [[json.dumps(begun).encode(), *lines[1:]]]
        return []


class TileKit(Kit):
    """A game with tiles on a board."""

    #: How it has blanks: on racks; in words, of one's own or lying there.
    blank: ClassVar[str]
    in_words: ClassVar[str]
    #: By ruleset, or the base of it.
    tiles: ClassVar[dict[str, str]]

    def tiles_of(self, ruleset: Any) -> list[str]:
        """The tiles of a ruleset."""
        return list(self.tiles[ruleset if isinstance(ruleset, str) else ruleset["base"]])

    def strewn(self, rng: random.Random, tiles: list[str]) -> list[list[str]]:
        """A board with tiles taken from those."""
        board = [["."] * 15 for _ in range(15)]
        for _ in range(rng.choice([0, 0, 5, 40, 80, 86])):
            row, column = rng.randrange(15), rng.randrange(15)
            if board[row][column] == ".":
                tile = tiles.pop()
                board[row][column] = rng.choice(self.in_words) if tile == self.blank else tile
        return board

    def observation(self, rng: random.Random) -> dict[str, Any]:
        """A board strewn with tiles: whatever lies there, the rest must add up."""
        tiles = self.tiles_of("standard")
        rng.shuffle(tiles)
        board = self.strewn(rng, tiles)
        mine, theirs = rng.choice([7, 7, 1, 3]), rng.choice([7, 7, 1])
        sees: dict[str, Any] = {
            "player": 0,
            "rack": "".join(tiles[:mine]),
            "bag": len(tiles) - mine - theirs,
            "rack_sizes": [mine, theirs],
            "to_move": 0,
        }
        if any(square != "." for row in board for square in row):
            sees["board"] = ["".join(row) for row in board]
        return sees

    def begin(self, rng: random.Random, players: int) -> dict[str, Any]:
        ruleset = rng.choice(self.rulesets[:-1])
        tiles = self.tiles_of(ruleset)
        rng.shuffle(tiles)
        bag = "".join(tiles)
        return {
            "position": {
                "racks": [bag[7 * i : 7 * (i + 1)] for i in range(players)],
                "bag": bag[7 * players :],
                "to_move": rng.randrange(players),
            },
            "ruleset": ruleset,
        }

    def pick(self, legal: list[Any], one: int, two: int) -> Any:
        if legal[0] == ACCEPT:
            return CHALLENGE if one % 5 == 0 else ACCEPT
        exchanges = [action for action in legal if isinstance(action, Exchange)]
        if two == 3 and exchanges:
            return exchanges[one % min(12, len(exchanges))]  # few tiles come first
        if two == 2 and one % 4 == 0 and isinstance(play := legal[0], Lay):
            return Lay(play.at, play.word[::-1].translate(str.maketrans("()", ")(")))
        return legal[one % len(legal)] if two else legal[one % min(8, len(legal))]

    def hidden(self, game: Any) -> Any:
        return game.racks, game.bag, game.events

    def exchanged(self, lines: list[bytes], seat: int, hidden: Any) -> list[list[bytes]]:
        racks, bag, happened, *_ = hidden
        begun = json.loads(lines[0])
        position = begun["params"]["position"]
        turns = [event for event in happened if event.__struct_config__.tag == "turn"]
        drawn = _drawn(turns)
        everywhere = "".join(drawn.values())
        gone = Counter("".join(map(_given_back, turns)))
        # Tiles that nobody has drawn or exchanged: they are in the bag as they were.
        still = [tile for tile in bag if tile not in everywhere and not gone[tile]]
        for other, rack in enumerate(racks):
            if other == seat:
                continue
            mine = [turn for turn in turns if turn.player == other]
            laid = "".join(turn.action.word for turn in mine if isinstance(turn.action, Lay))
            given = [tiles for turn in mine if (tiles := _given_back(turn))]
            dealt = position["racks"][other]
            for tile in sorted(set(dealt + drawn[other])):
                shows = set(self.in_words if tile == self.blank else tile) & set(laid)
                swap = next((each for each in still if each != tile), None)
                if shows or swap is None:
                    continue
                kept = tile in rack and not any(tile in tiles for tiles in given)
                given_alone = [tiles for tiles in given if tile in tiles] == [tile]
                if tile in dealt and (kept or (given_alone and tile not in everywhere)):
                    position["racks"][other] = dealt.replace(tile, swap, 1)
                    position["bag"] = position["bag"].replace(swap, tile, 1)
                elif tile not in dealt and kept and everywhere.count(tile) == 1 and not gone[tile]:
                    # The first of its kind in the bag was drawn.
                    rest = list(position["bag"])
                    one, two = rest.index(tile), len(rest) - 1 - rest[::-1].index(swap)
                    rest[one], rest[two] = swap, tile
                    position["bag"] = "".join(rest)
                else:
                    continue
                first = json.dumps(begun).encode()
                return [[first, *(_given(line, other, tile, swap) for line in lines[1:])]]
        return []


class Scrabble(TileKit):
    name = "scrabble"
    blank = "?"
    in_words = ascii_lowercase
    tiles: ClassVar[dict[str, str]] = {"standard": _all(Layout.load("scrabble"))}
    actions: ClassVar[list[Any]] = [
        *({"action": "accept"}, {"action": "challenge"}, {"action": "pass"}),
        *({"action": "play", "at": "8H", "word": "HAT"}, {"action": "play", "at": "H8"}),
        *({"action": "play", "at": "8G", "word": "(H)aT"}, {"action": "exchange", "tiles": "A?"}),
        *({"action": "exchange", "tiles": ""}, {"action": "play", "at": "99Z", "word": "x"}),
        *({"action": "exchange", "tiles": "E"}, {"action": "form", "laid": "hat"}),
    ]
    bots: ClassVar[list[str]] = ["greedy", "static", "sim:iterations=3", "sim"]
    rulesets: ClassVar[list[Any]] = [
        "standard",
        *({"base": "standard", "challenge": each} for each in ("void", "double", "single", "five")),
        {"base": "super", "exchange_from": 1, "scoreless_turns": 9},
    ]
    positions: ClassVar[list[Any]] = [
        "/".join(["15"] * 15) + " CATHS?E/ 0/0 0",
        {"cgp": "15 CAT/ 0/0 0", "id": "a"},
    ]
    starts: ClassVar[list[Any]] = [
        {"racks": ["CAT", ""]},
        {"racks": ["CATZZ", "DOG"]},
        "/".join(["15"] * 15) + " CATHS?E/ 0/0 0",
    ]

    def observation(self, rng: random.Random) -> dict[str, Any]:
        sees = super().observation(rng)
        if rng.random() < 0.2:
            laid = {"action": "play", "at": "8H", "word": rng.choice(["HAT", "(HA)t", "ZZ"])}
            sees |= {"phase": "challenge", "history": [{"player": 1, "action": laid}]}
        return sees


class Lexibomb(TileKit):
    name = "lexibomb"
    players: ClassVar[list[int]] = [1, 2, 2, 3, 4]
    blank = "_"
    in_words = "_"
    tiles: ClassVar[dict[str, str]] = {
        name: _all(rules.layout).replace("?", "_") for name, rules in RULESETS.items()
    }
    actions: ClassVar[list[Any]] = [
        *({"action": "pass"}, {"action": "play", "at": "8H", "word": "HAT"}),
        *({"action": "play", "at": "H8"}, {"action": "play", "at": "1A", "word": "(H)_T"}),
        *({"action": "exchange", "tiles": "A_"}, {"action": "exchange", "tiles": ""}),
        *({"action": "play", "at": "99Z", "word": "x"}, {"action": "accept"}),
        {"action": "exchange", "tiles": "E"},
    ]
    bots: ClassVar[list[str]] = ["greedy", "odds", "expert:iterations=3", "expert"]
    rulesets: ClassVar[list[Any]] = [
        *("standard", "classic_poc"),
        {"base": "standard", "bombs": 60, "zeros": 9},
        {"base": "classic_poc", "exchange_from": 1, "bombs": 5},
        {"base": "standard", "bombs": 400},
    ]
    positions: ClassVar[list[Any]] = [
        {"rack": "CATHS_E"},
        {"rack": "CAT", "board": ["." * 15] * 15, "opened": ["." * 15] * 15, "id": "a"},
        {"rack": "CAT", "opened": ["8" + "." * 14] + ["." * 15] * 14, "bombs": 3},
    ]
    starts: ClassVar[list[Any]] = [
        {"racks": ["CAT", ""]},
        {"racks": ["CAT"], "bombs": ["*" + "." * 14] * 15},
        {"racks": ["CATZZ", "DOG"], "opened": ["0" + "." * 14] + ["." * 15] * 14},
    ]

    def observation(self, rng: random.Random) -> dict[str, Any]:
        """The numbers are those of some bombs."""
        sees = super().observation(rng)
        if "board" in sees:
            field = Minefield(15, 15, rng.sample(range(225), 22))
            tiles = [at for at, each in enumerate("".join(sees["board"])) if each != "."]
            sees["opened"] = rows_of(field.open(field.closed(), tiles), 15)
        return sees

    def begin(self, rng: random.Random, players: int) -> dict[str, Any]:
        begun = super().begin(rng, players)
        ruleset = begun["ruleset"]
        bombs = 22 if isinstance(ruleset, str) else ruleset.get("bombs", 22)
        field = Minefield(15, 15, rng.sample(range(225), bombs))
        begun["position"]["bombs"] = field.lines()
        return begun

    def hidden(self, game: Any) -> Any:
        return *super().hidden(game), game.opened, game.minefield.lines()

    def exchanged(self, lines: list[bytes], seat: int, hidden: Any) -> list[list[bytes]]:
        *_, opened, bombs = hidden
        found = odds(opened, sum(row.count("*") for row in bombs)).placements(4, seat)
        # What is open in the end tells all that ever was open: so much is seen by all.
        fields = (Minefield(15, 15, [at for at in range(225) if each[at]]) for each in found)
        others = [field.lines() for field in fields if field.lines() != bombs]
        scripts = super().exchanged(lines, seat, hidden)
        if not others:
            return scripts
        # The bombs alone, and with two tiles.
        return [_mined(script, others[0]) for script in (lines, *scripts)]


def _mined(lines: list[bytes], bombs: tuple[str, ...]) -> list[bytes]:
    """A script with the bombs of its game elsewhere."""
    begun = json.loads(lines[0])
    begun["params"]["position"]["bombs"] = bombs
    return [json.dumps(begun).encode(), *lines[1:]]


def _drawn(turns: list[Any]) -> defaultdict[int, str]:
    """Return the tiles that each player drew after the deal.

    The player of a challenged play draws only once the play stands.
    """
    drawn: defaultdict[int, str] = defaultdict(str)
    mover = 0
    for turn in turns:
        if isinstance(turn.action, Lay | Exchange):
            mover = turn.player
        drawn[mover] += turn.drawn
    return drawn


def _given_back(turn: Any) -> str:
    """The tiles that were exchanged, if any."""
    return turn.action.tiles if isinstance(turn.action, Exchange) else ""


def _given(line: bytes, player: int, tile: str, swap: str) -> bytes:
    """The line; if it is this player's exchange of the tile alone, that of the other tile."""
    try:
        request = json.loads(line)
        params = request["params"]
        if params["player"] == player and params["action"] == {"action": "exchange", "tiles": tile}:
            params["action"]["tiles"] = swap
            return json.dumps(request).encode()
    except (ValueError, TypeError, KeyError, RecursionError):
        pass
    return line


KITS: dict[str, Kit] = {kit.name: kit for kit in (Lexicon(), Scrabble(), Lexibomb())}
