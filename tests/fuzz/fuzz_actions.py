"""Fuzz target: actions of the three games, as people write them and as objects of JSON.

An action that is understood is written again and understood as the same; a game takes it or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from fuzzing import main
from parsers import Parser, Parsers, text

from lexicon_fast import Dictionary, bots, lexibomb, lexicon, scrabble
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.games.lexibomb import notation as lexibomb_notation
from lexicon_fast.games.lexicon import notation as lexicon_notation
from lexicon_fast.games.scrabble import notation as scrabble_notation

WORDS = Dictionary.load("enable")


def played(game: Any, name: str, bot: str, actions: int) -> Any:
    """The game after some actions."""
    mover = bots.bot(bot, WORDS, name)
    for number in range(actions):
        player = game.current_player()
        assert player is not None
        game.apply(mover.choose(game.observation(player), number))
    return game


def written(notation: Any, game: Any) -> Callable[[str], object]:
    """A parser of texts for the player to act in a game."""
    seen = game.observation(game.current_player())

    def attempt(typed: str) -> None:
        action = notation.parse(typed, seen, WORDS)
        again = notation.format(action, seen)
        assert notation.parse(again, seen, WORDS) == action, again
        if hash(typed) % 64 == 0:
            taken(game, action)

    return attempt


def objects(kind: Any, game: Any) -> Callable[[bytes], object]:
    """A parser of JSON for the player to act in a game."""
    decode = msgspec.json.Decoder(kind).decode

    def attempt(data: bytes) -> None:
        action = decode(data)
        if len(data) % 4 == 0:
            taken(game, action)

    return attempt


def taken(game: Any, action: Any) -> None:
    """An action that a new game of the same kind refuses changes nothing in it."""
    fresh = type(game)(WORDS, players=2, seed=1)
    before = list(fresh.events)
    try:
        fresh.apply(action)
    except IllegalAction:
        assert list(fresh.events) == before


LEXICON = played(lexicon.Game(WORDS, players=3, seed=2), "lexicon", "greedy", 5)
SCRABBLE = played(scrabble.Game(WORDS, players=2, seed=2), "scrabble", "greedy", 6)
LEXIBOMB = played(lexibomb.Game(WORDS, players=2, seed=2), "lexibomb", "greedy", 3)

_BOARD = [b"8d ", b"d8 ", b"15O", b"a1", b"(", b")", b"?", b"_", b"exchange ", b"pass", b"xyz"]


def legal(notation: Any, game: Any) -> list[bytes]:
    """Some actions that are legal, as texts."""
    seen = game.observation(game.current_player())
    actions = game.legal_actions()
    return [
        notation.format(action, seen).encode()
        for action in [*actions[:5], *actions[-5:], *actions[:: max(1, len(actions) // 20)]]
    ]


def encoded(game: Any) -> list[bytes]:
    """The same as objects of JSON."""
    actions = game.legal_actions()
    return [msgspec.json.encode(each) for each in actions[:: max(1, len(actions) // 10)]]


_JSON = [b'"action":', b'"play"', b'"exchange"', b'"at":', b'"word":', b'"tiles":', b'"target":']

TARGET = Parsers(
    Parser(
        "lexicon",
        [*legal(lexicon_notation, LEXICON), b"discard q take exposed", b"1>h[a]t", b"-q +b", b"a"],
        text(written(lexicon_notation, LEXICON)),
        [b">", b"1:", b"2>", b"[a]", b"discard ", b" take ", b"blind", b"!", b"form ", b"accept"],
    ),
    Parser(
        "scrabble",
        [*legal(scrabble_notation, SCRABBLE), b"exchange abc", b"8d qui(t)z", b"challenge"],
        text(written(scrabble_notation, SCRABBLE)),
        _BOARD,
    ),
    Parser(
        "lexibomb",
        [*legal(lexibomb_notation, LEXIBOMB), b"exchange ab_", b"8d h_t"],
        text(written(lexibomb_notation, LEXIBOMB)),
        _BOARD,
    ),
    Parser(
        "lexicon objects",
        encoded(LEXICON),
        objects(lexicon.Action, LEXICON),
        _JSON,
        (msgspec.MsgspecError, UnicodeDecodeError, RecursionError),
    ),
    Parser(
        "scrabble objects",
        encoded(SCRABBLE),
        objects(scrabble.Action, SCRABBLE),
        _JSON,
        (msgspec.MsgspecError, UnicodeDecodeError, RecursionError),
    ),
    Parser(
        "lexibomb objects",
        encoded(LEXIBOMB),
        objects(lexibomb.Action, LEXIBOMB),
        _JSON,
        (msgspec.MsgspecError, UnicodeDecodeError, RecursionError),
    ),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("actions", make, attempt)
