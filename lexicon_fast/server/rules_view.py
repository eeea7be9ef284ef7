"""Rules as a front end needs them to draw a game: points of cards and tiles, boards, numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from lexicon_fast.engine.game_adapter import game as game_module
from lexicon_fast.engine.rulesets import rules_of
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.layouts import Layout


class LexiconRules(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="lexicon"):
    """The rules of Lexicon."""

    ruleset: str
    #: Of each card, `*` the Master.
    points: Mapping[str, int]
    #: Cards of each letter in one pack.
    pack: Mapping[str, int]
    #: Players from whom on two packs are used.
    two_packs_from: int
    #: Cards that each player is dealt.
    cards_each: int
    #: Most cards that one substitution may exchange; null: any number.
    max_exchanged: int | None
    #: May a Master on the table be exchanged for the letter it stands for, either way round?
    same_word_exchange: bool
    #: What is added to a score when a challenge is right: the challenger's, and the offender's.
    right_challenger: int
    right_offender: int
    #: What is added to the challenger's score when it is wrong.
    wrong_challenger: int
    #: The lowest score that is out of the game.
    out_at: int
    #: How the stock is renewed: from the exposed pile under its top card, or from all of it.
    renewal: Literal["turn up", "under top"]
    #: Who deals after the first round: the deal goes round, or who started the last one.
    later_dealer: Literal["rotation", "starter"]
    #: Turns of each player in which no hand became smaller, after which a round ends.
    guard: int
    #: Are words that the dictionary lacks refused at once, in place of challenges?
    strict: bool


class BoardRules(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules of games with tiles on a board have in common."""

    ruleset: str
    #: By row and column, what a square multiplies: the letter, and the word.
    squares: list[list[tuple[int, int]]]
    #: Row and column of the square that the first play covers; null: anywhere.
    start: tuple[int, int] | None
    #: Points of each tile.
    values: Mapping[str, int]
    #: How many there are of each.
    counts: Mapping[str, int]
    #: The tile that is the blank.
    blank: str
    #: Tiles on a rack.
    rack: int
    #: Points for laying 0, 1, ... tiles in one play.
    bonus: list[int]
    #: Tiles that the bag needs for an exchange.
    exchange_from: int


class ScrabbleRules(BoardRules, frozen=True, kw_only=True, tag_field="game", tag="scrabble"):
    """The rules of Scrabble."""

    #: What a challenge costs; "void": there are none.
    challenge: str
    #: Turns in a row without points, of all players together, that end the game.
    scoreless_turns: int


class LexibombRules(BoardRules, frozen=True, kw_only=True, tag_field="game", tag="lexibomb"):
    """The rules of Lexibomb."""

    bombs: int
    #: By the bombs around a new tile, 0 to 8, what it multiplies: the letter, and the word.
    multipliers: list[tuple[int, int]]
    #: Turns in a row without points, of one player, that end the game.
    zeros: int


Rules: TypeAlias = LexiconRules | ScrabbleRules | LexibombRules


def rules_told(game: str, ruleset: str | Mapping[str, Any] | None = None) -> Rules:
    """The rules of a game; ruleset: as requests give it, None for that by default.

    Raises BadField for the game, BadOption and BadLayout for the ruleset.

    >>> rules_told("lexicon").points["Q"]
    4
    """
    game_module(game)  # refuses what is no game
    if game == "lexicon":
        from lexicon_fast.games.lexicon.rules import ruleset as lexicon_ruleset

        rules = rules_of(ruleset, lexicon_ruleset, "waddingtons")
        told = {name: getattr(rules, name) for name in LexiconRules.__struct_fields__[1:]}
        told |= {"points": dict(rules.points), "pack": dict(rules.pack)}
        return LexiconRules(ruleset=rules.name, **told)
    if game == "scrabble":
        from lexicon_fast.games.scrabble.rules import ruleset as scrabble_ruleset

        scrabble = rules_of(ruleset, scrabble_ruleset, "standard")
        return ScrabbleRules(
            **_board(scrabble, BLANK),
            challenge=scrabble.challenge,
            scoreless_turns=scrabble.scoreless_turns,
        )
    from lexicon_fast.games.lexibomb.rules import ruleset as lexibomb_ruleset

    lexibomb = rules_of(ruleset, lexibomb_ruleset, "standard")
    return LexibombRules(
        **_board(lexibomb, FREE_BLANK),
        bombs=lexibomb.bombs,
        multipliers=[(each.letter, each.word) for each in lexibomb.multipliers],
        zeros=lexibomb.zeros,
    )


def _board(rules: Any, blank: str) -> dict[str, Any]:
    """The fields of `BoardRules`. blank: how racks have it."""
    layout: Layout = rules.layout
    start = layout.start
    return {
        "ruleset": rules.name,
        "squares": [[(each.letter, each.word) for each in row] for row in layout.squares],
        "start": None if start is None else (start.row, start.column),
        "values": {_tile(letter, blank): value for letter, value in layout.values.items()},
        "counts": {_tile(letter, blank): count for letter, count in layout.counts.items()},
        "blank": blank,
        "rack": layout.rack_size,
        "bonus": list(layout.bonus),
        "exchange_from": rules.exchange_from,
    }


def _tile(letter: str, blank: str) -> str:
    return blank if letter == BLANK else letter
