"""Games for tests of environments: rulesets, layouts and alphabets of all kinds."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from oracles.move_steps import texts

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.rl.adapter import BaseAdapter, adapter_of

DATA = Path(__file__).parents[1] / "data"

TEXT = (
    "quit quits it quiz hat hats that thatched heat as at ah ha ax ox so us tea teas eat eta is si"
    " sit larch lurch lurches ai ae ea ia re er ta no on in an tan ten net"
)

#: Seven letters, in an order of their own, for small spaces and frequent plays.
SEVEN = Alphabet("seven", "TAENRÄS", "taenräs")
SEVEN_WORDS = ["ta", "ät", "rät", "tan", "ten", "rat", "rate", "sät", "säen", "rasten", "an", "en"]


@cache
def dictionary(name: str = "english") -> Dictionary:
    if name == "seven":
        return Dictionary.from_words(SEVEN_WORDS, alphabet=SEVEN)
    return Dictionary.from_words(TEXT.split())


@cache
def small(game: str) -> Any:
    """The ruleset of a small board, 7 x 7, with racks of five."""
    layout = Layout.load(DATA / "small7.toml")
    if game == "scrabble":
        return replace(scrabble.ruleset("standard"), name="small", layout=layout)
    plain = tuple(tuple(type(each)() for each in row) for row in layout.squares)
    layout = replace(layout, squares=plain)
    return replace(lexibomb.ruleset("standard"), name="small", layout=layout, bombs=6)


def _tiles_of_seven(game: str) -> Any:
    rules = small(game)
    tile = type(rules.layout.tiles[0])
    tiles = (*(tile(letter, 5, 1) for letter in SEVEN.upper), tile("?", 3, 0))
    layout = replace(rules.layout, tiles=tiles)
    # The bag is soon smaller than a rack, and tiles can still be exchanged.
    return replace(rules, name="seven", layout=layout, exchange_from=1)


def _cards_of_seven() -> Any:
    cards = {**dict.fromkeys(SEVEN.upper, 4), "*": 2}
    points = {**dict.fromkeys(SEVEN.upper, 5), "*": 15}
    return replace(
        lexicon.ruleset("waddingtons"), name="seven", pack=cards, points=points, cards_each=6
    )


@cache
def adapter(name: str) -> BaseAdapter:
    """An adapter by name: the game, then what is special."""
    game, _, kind = name.partition(" ")
    words = dictionary("seven" if kind == "seven" else "english")
    options: dict[str, Any] = {}
    players, rules = 2, None
    if game == "lexicon":
        rules = {
            "strict": lambda: replace(lexicon.ruleset("waddingtons"), name="strict", strict=True),
            "seven": _cards_of_seven,
            "masters": lambda: replace(
                lexicon.ruleset("waddingtons"),
                name="masters",
                pack={**lexicon.PACK, "*": 8},
                cards_each=5,
            ),
            "article": lambda: lexicon.ruleset("article"),
        }.get(kind, lambda: None)()
    else:
        module = scrabble if game == "scrabble" else lexibomb
        rules = {
            "small": lambda: small(game),
            "seven": lambda: _tiles_of_seven(game),
            "super": lambda: scrabble.ruleset("super"),
            "void": lambda: replace(small(game), name="void", challenge="void"),
        }.get(kind, lambda: module.ruleset("standard"))()
    if kind == "many":
        players = {"lexicon": 5, "scrabble": 4, "lexibomb": 3}[game]
    if kind == "rounds":
        players, options = 3, {"rounds": None}
    if game == "lexicon":  # random players go out rarely, and the usual guard waits long
        rules = replace(rules or lexicon.ruleset("waddingtons"), name=f"short {kind}", guard=5)
    if kind == "alone":
        players = 1
    return adapter_of(game, words, players, rules, **options)


#: Names of actions that random games prefer.
PLAYS = ("Form", "Insert", "Substitute", "Lay", "Accept")

#: All adapters by name.
NAMES = (
    "lexicon", "lexicon strict", "lexicon seven", "lexicon masters", "lexicon article",
    "lexicon many", "lexicon rounds",
    "scrabble", "scrabble small", "scrabble seven", "scrabble super", "scrabble void",
    "scrabble many",
    "lexibomb", "lexibomb small", "lexibomb seven", "lexibomb many", "lexibomb alone",
)  # fmt: skip


def positions(name: str, seed: int, most: int = 60) -> Iterator[Any]:
    """Yield the game after each of some random actions, which prefer plays."""
    made = adapter(name)
    rng = Rng(seed)
    game = made.new_game(seed)
    for _ in range(most):
        yield game
        if game.current_player() is None:
            return
        actions = game.legal_actions()
        plays = [each for each in actions if type(each).__name__ in PLAYS]
        game.apply(rng.choice(plays if plays and rng.below(4) else actions))


#: Seeds and numbers of turns of `position`.
SEEDS = st.integers(0, 3)
PLACES = st.integers(0, 59)


@cache
def _played(name: str, seed: int) -> list[Any]:
    return [game.copy() for game in positions(name, seed)]


def position(name: str, seed: int, place: int) -> Any:
    """Return the game of a seed after so many actions, or at its end. The games are played once."""
    games = _played(name, seed)
    return games[min(place, len(games) - 1)].copy()


def complete(choices: Any) -> Iterator[tuple[int, ...]]:
    """Yield all sequences of steps that the masks allow."""
    waiting = [choices]
    while waiting:
        each = waiting.pop()
        if not each.legal:
            yield each.steps
        for step in each.legal:
            further = copy.copy(each)
            further.take(step)
            waiting.append(further)


def history_texts(name: str, game: Any) -> list[tuple[int, tuple[str, ...]]]:
    """Player and texts of the steps of all actions, in Lexicon of the current round."""
    # Texts about words on the table need a second game, which has that table.
    fresh = adapter(name).new_game(game.seed) if name.startswith("lexicon") else None
    found: list[tuple[int, tuple[str, ...]]] = []
    for event in game.events:
        if type(event).__name__ == "Deal":
            found = []
        elif hasattr(event, "action"):
            found.append((event.player, texts(event.action, fresh.round.table if fresh else ())))
            if fresh:
                fresh.apply(event.action)
    return found
