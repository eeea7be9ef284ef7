"""Games of Scrabble and Lexibomb, refereed: the rules that both share."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from campaigns import random_games, random_lexibomb
from campaigns.random_boards import state_of
from support.refereed import act, end, last, refused
from support.tile_games import LEXIBOMB, NONE, SCRABBLE, WORDS, TileGame, each_game

import lexicon_fast as lf
from lexicon_fast.base.errors import BadAlphabet, BadOption
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Action, Exchange, Lay


def deal(game: TileGame, *racks: str, bag: str = "", **options: Any) -> Any:
    """A game of these racks and this bag, in which words that do not exist are refused."""
    if game is SCRABBLE:
        options = {"challenge": "void", **options}
    return game.deal(*racks, bag=bag, **options)


# The start


@each_game("players", both=[(2,), (3,), (4,)])
def test_the_tile_closest_to_a_starts_and_ties_draw_again(game: TileGame, players: int) -> None:
    seen = set()
    for seed in range(200):
        played = game.api.Game(WORDS, players=players, seed=seed)
        drawing = tuple(range(players))
        for draw in played.events:
            if not isinstance(draw, game.events.StartDraw):
                continue
            # A blank beats any letter.
            keys = [" " if tile == game.blank else tile for tile in draw.tiles]
            best = tuple(p for p, key in zip(drawing, keys, strict=True) if key == min(keys))
            assert (draw.players, draw.starter) == (drawing, best[0] if len(best) == 1 else None)
            drawing = best
            seen |= {"blank"} if game.blank in draw.tiles else set()
            seen |= {"tie"} if len(best) > 1 else set()
        assert drawing == (played.current_player(),)
    assert seen == {"blank", "tie"}


@each_game()
def test_the_same_seed_and_actions_give_the_same_game(game: TileGame) -> None:
    def played(seed: int) -> Any:
        found, rng = game.api.Game(WORDS, players=3, seed=seed), random.Random(1)
        while not found.is_terminal():
            found.apply(rng.choice(found.legal_actions()))
        return found

    assert played(7).events == played(7).events
    assert played(7).events != played(8).events
    assert game.api.Game(WORDS, seed=1 << 64).events == game.api.Game(WORDS, seed=0).events


@each_game(
    "options, message",
    both=[
        ({"players": 5}, "players is 5"),
        ({"players": True}, "players is True"),
        ({"players": "2"}, "players is '2'"),
        ({"players": 10**5000}, "players is too large"),
        ({"seed": "x"}, "seed is 'x'; use an integer"),
        ({"seed": 1.0}, "seed is 1.0"),
        ({"starter": 2}, "starter is 2; use 0 to 1"),
        ({"starter": "0"}, "starter is '0'"),
        ({"bag": ""}, "bag ''"),
        ({"bag": 7}, "bag 7"),
    ],
    scrabble=[
        ({"players": 1}, "players is 1; use 2 to 4"),
        ({"bag": "ABC"}, "bag 'ABC' must contain the 100 tiles of layout scrabble"),
        ({"ruleset": "house"}, "ruleset 'house': expected one of standard, super"),
        (
            {"ruleset": SCRABBLE.rules_for("AB" * 6, 7)},
            "12 tiles for 2 players; they need 14",
        ),
    ],
    lexibomb=[
        ({"players": 0}, "players is 0; use 1 to 4"),
        ({"bag": "ABC"}, "bag 'ABC' must contain the 100 tiles of layout lexibomb"),
        ({"bombs": 22}, r"bombs is 22; use 15 rows of text with 22 times \* for a bomb, else \."),
        ({"bombs": NONE}, "0 bombs; use 15 rows"),
        ({"bombs": "*" * 22}, "bombs: one text; expected a sequence of rows"),
        ({"bombs": NONE[1:]}, "bombs: 14 rows"),
        ({"bombs": [*NONE[1:], None]}, "bombs, row 15: None"),
        ({"bombs": [*NONE[1:], "x" * 15]}, "bombs, row 15, character 1: 'x'"),
        ({"ruleset": "house"}, "ruleset 'house': expected one of standard, classic_poc"),
        (
            {"ruleset": LEXIBOMB.rules_for("AB" * 6, 7)},
            "12 tiles for 2 players; they need 14",
        ),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(
    game: TileGame, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOption, match=message):
        game.api.Game(WORDS, **options)


@each_game()
def test_the_letters_of_the_dictionary_need_tiles(game: TileGame) -> None:
    greek = Alphabet.parse("Α α\nΒ β\n", "greek", "greek")
    with pytest.raises(BadAlphabet, match="no tile"):
        game.api.Game(lf.Dictionary.from_words(["αβ"], alphabet=greek))


# Plays


@each_game(
    "first, rest, word",
    scrabble=[
        ("HAT", "(HAT)S", word)
        for word in ("(HAT)S", "HATS", "hatS", "(HA)TS", "(HA)(T)S", "...S", ".A.S", "(h)(.)TS")
    ],
    lexibomb=[
        ("HA_", "(HA_)S", word) for word in ("(HA_)S", "HA_S", "(HA)_S", "...S", ".A.S", "(H)(.)_S")
    ],
)
def test_tiles_on_the_board_may_be_written_in_many_ways(
    game: TileGame, first: str, rest: str, word: str
) -> None:
    played = deal(game, f"{first}SOUX", "TEAAISE", bag="QUITZ??")
    act(played, Lay("8G", first), Lay("8g", word))
    assert last(played).action == Lay("8G", rest)


@each_game(
    "action, rule",
    both=[
        (None, "action"), (Lay, "action"), ("8G HAT", "action"), ({"action": "pass"}, "action"),
        (Lay(None, "HAT"), "action"),  # type: ignore[arg-type]
        (Lay("8G", None), "action"),  # type: ignore[arg-type]
        (Lay(b"8G", "HAT"), "action"),  # type: ignore[arg-type]
        (Lay("8G", 7), "action"),  # type: ignore[arg-type]
        (Exchange(None), "action"),  # type: ignore[arg-type]
        (Exchange(["A"]), "action"),  # type: ignore[arg-type]
        (Lay("", "HAT"), "place"), (Lay("8", "HAT"), "place"), (Lay("16A", "HAT"), "place"),
        (Lay("0A", "HAT"), "place"), (Lay("8P", "HAT"), "place"),
        (Lay("8" * 99_999, "HAT"), "place"), (Lay("8\ud800", "HAT"), "place"),
        (Lay("8N", "HAT"), "place"), (Lay("H14", "HAT"), "place"),
        (Lay("8G", ""), "word"), (Lay("8G", "H T"), "word"), (Lay("8G", "H?T"), "word"),
        (Lay("8G", "HÄT"), "word"), (Lay("8G", "\ud800A"), "word"),
        (Lay("8G", "A" * 99_999), "word"), (Lay("8G", "(HAT"), "word"), (Lay("8G", "HAT)"), "word"),
        (Lay("8G", "((H))"), "word"), (Lay("8G", "()"), "word"), (Lay("8G", "(HAT)"), "word"),
        (Lay("8G", "..."), "word"), (Lay("8G", "H"), "start"),
        (Lay("8A", "HATSOUXA"), "rack"), (Lay("8G", "QUIT"), "rack"), (Lay("8G", "HATT"), "rack"),
        (Exchange(""), "exchange"), (Exchange("a"), "exchange"), (Exchange("Q"), "exchange"),
        (Exchange("HH"), "exchange"), (Exchange("?"), "exchange"),
        (Exchange("A" * 99), "exchange"), (Exchange("\ud800"), "exchange"),
    ],
    scrabble=[
        (Lay("8A", "HAT"), "start"), (Lay("A8", "HAT"), "start"), (Lay("8G", "HATh"), "rack"),
        (ACCEPT, "phase"), (CHALLENGE, "phase"),
    ],
    lexibomb=[
        (Lay("8G", "HaT"), "word"), (Lay("8G", "_"), "start"), (Lay("8G", "HA_"), "rack"),
        (Lay("8G", "XOUST"), "void"), (Exchange("_"), "exchange"),
        (ACCEPT, "action"), (CHALLENGE, "action"),
    ],
)  # fmt: skip
def test_an_illegal_first_action_is_refused(game: TileGame, action: Any, rule: str) -> None:
    played = game.deal("HATSOUX", "TEAAISE", bag="QUITZ??")
    assert refused(played, action).rule == rule


@each_game(
    "action, rule",
    both=[
        (Lay("1A", "TEA"), "touch"),
        (Lay("10G", "TEA"), "touch"),
        (Lay("7F", "TEA"), "void"),  # it touches
        (Lay("8G", "TEA"), "word"),  # other letters lie there
        (Lay("8F", "(T)HAT"), "word"),  # nothing lies there
        (Lay("8G", "HAT"), "word"),  # no tile
        (Lay("8J", "A"), "line"),
        (Lay("8J", "E"), "line"),  # it is HATE, which is written from 8G
        (Lay("8H", "(AT)E"), "line"),
        (Lay("8J", "EAT"), "line"),
        (Lay("H7", "T"), "line"),
        (Lay("8F", "EHAT"), "void"),
        (Lay("H7", "I(A)"), "void"),
    ],
)
def test_an_illegal_later_action_is_refused(game: TileGame, action: Action, rule: str) -> None:
    words = lf.Dictionary.from_words([*WORDS, "ta", "hate"])
    played = act(deal(game, "HATSOUX", "TEAAISE", bag="QUITZ??", words=words), Lay("8G", "HAT"))
    error = refused(played, action)
    assert error.rule == rule
    assert ("write the complete word, " in str(error)) == (rule == "line")


# Exchanges


@each_game("tiles, put_back", both=[("XHO", "HOX")], lexibomb=[("_HO", "HO_")])
def test_new_tiles_are_drawn_before_the_old_are_put_back(
    game: TileGame, tiles: str, put_back: str
) -> None:
    for seed in range(20):
        rack = f"HATSOU{tiles[0]}"
        played = deal(game, rack, "TEAAISE", bag="QUITZOOBBBBBBB", seed=seed)
        played.apply(Exchange(tiles))
        assert last(played).action == Exchange(put_back)
        assert (last(played).drawn, last(played).bag) == ("QUI", played.bag)
        assert played.racks[0] == "AIQSTUU"
        assert Counter(played.bag) == Counter("TZOOBBBBBBB" + put_back)
        assert played.current_player() == 1
        if game is SCRABBLE:
            assert played.scoreless == 1
        else:
            assert played.zeros == (1, 0)


@each_game()
def test_given_tiles_are_put_back_at_random_places(game: TileGame) -> None:
    places = set()
    for seed in range(60):
        played = deal(game, "HATSOUX", "TEAAISE", bag="BBBBBBB", seed=seed)
        places.add(act(played, Exchange("X")).bag.index("X"))
    assert places == set(range(7))


@each_game(
    "bag, least, tiles, legal",
    both=[
        ("AEIOUAA", 7, "X", True),
        ("AEIOUA", 7, "X", False),
        ("A", 1, "X", True),
        ("", 1, "X", False),
        ("AE", 1, "HAT", False),
        ("AEI", 1, "HAT", True),
    ],
)
def test_an_exchange_needs_tiles_in_the_bag(
    game: TileGame, bag: str, least: int, tiles: str, legal: bool
) -> None:
    played = deal(game, "HATSOUX", "TEAAISE", bag=bag, exchange_from=least)
    exchanges = [each for each in played.legal_actions() if isinstance(each, Exchange)]
    assert (Exchange("".join(sorted(tiles))) in exchanges) == legal
    if legal:
        assert len(act(played, Exchange(tiles)).bag) == len(bag)
    else:
        assert refused(played, Exchange(tiles)).rule == "exchange"


# The end


@each_game("adjustments", scrabble=[((21, -21),)], lexibomb=[((0, -21),)])
def test_an_empty_rack_does_not_end_the_game_while_the_bag_has_tiles(
    game: TileGame, adjustments: tuple[int, int]
) -> None:
    played = act(deal(game, "HAT", "QUZ", bag="S"), Lay("8G", "HAT"))
    assert (played.is_terminal(), played.racks, played.bag) == (False, ("S", "QUZ"), "")
    act(played, PASS, Lay("8G", "(HAT)S"))
    assert end(played).adjustments == adjustments


@each_game("rules, passes", scrabble=[({"scoreless_turns": 3}, 3)], lexibomb=[({"zeros": 1}, 1)])
def test_a_tie_that_nothing_breaks_is_shared(
    game: TileGame, rules: dict[str, int], passes: int
) -> None:
    played = act(deal(game, "HAT", "HAT", "QUZ", **rules), *[PASS] * passes)
    assert played.winners == (0, 1)
    assert played.returns() == [0.5, 0.5, 0.0]


# Legal actions, observations and copies


@each_game()
def test_legal_actions_are_found_from_an_observation(game: TileGame) -> None:
    played = act(deal(game, "HATSOU?", "TEAAISE", bag="QUITZX?"), Lay("8G", "HATS"))
    assert game.api.legal_actions(played.observation(0), WORDS) == []
    assert game.api.legal_actions(played.observation(1), WORDS) == played.legal_actions()
    nobody = msgspec.structs.replace(played.observation(1), to_move=None)
    assert game.api.legal_actions(nobody, WORDS) == played.legal_actions()


@each_game("player", both=[(-1,), (2,), (None,), ("0",), (True,)])
def test_only_players_observe(game: TileGame, player: Any) -> None:
    with pytest.raises(BadOption, match=r"player is .*; use 0 to 1"):
        game.api.Game(WORDS).observation(player)


@each_game()
def test_a_copy_plays_on_as_the_game_itself(game: TileGame) -> None:
    for played in (
        act(game.api.Game(WORDS, seed=3), PASS),
        act(game.deal("HATSOUX", "TEAAISE", bag="QUITZ??AAEEII"), Lay("8G", "HATS")),
    ):
        before = state_of(played)
        copy = played.copy()
        rng = random.Random(1)
        while not copy.is_terminal():
            copy.apply(rng.choice(copy.legal_actions()))
        assert state_of(played) == before
        rng = random.Random(1)
        while not played.is_terminal():
            played.apply(rng.choice(played.legal_actions()))
        assert played.events == copy.events


@pytest.mark.parametrize("share", [0.05, pytest.param(1, marks=pytest.mark.slow)])
@each_game("tool, games", scrabble=[(random_games, 80)], lexibomb=[(random_lexibomb, 200)])
def test_random_games_under_all_options(
    game: TileGame, tool: Any, games: int, share: float, capsys: pytest.CaptureFixture[str]
) -> None:
    games = int(games * share)
    tool.main(["--games", str(games), "--seed", "1"])
    printed = capsys.readouterr().out
    assert f"{games} games, seed 1" in printed
    assert "no failure" in printed
