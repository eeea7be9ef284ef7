"""A game of Lexibomb, refereed; the rules of Scrabble too are tested in games/tiles."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from oracles.lexibomb_plays import plays
from support import tile_games
from support.refereed import act, end, last, refused
from support.tile_games import LETTERS, NONE, TEXT, WORDS

import lexicon_fast as lf
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb import events
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.minefield import Minefield
from lexicon_fast.games.lexibomb.observation import Observation, Turn
from lexicon_fast.games.lexibomb.rules import RULESETS, default_words, is_word
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.layouts import Layout

LEXIBOMB = Layout.load("lexibomb")


def deal(*racks: str, **options: Any) -> Game:
    """A game in which player 0 starts, with these racks (all of one size), bag and bombs."""
    game: Game = tile_games.LEXIBOMB.deal(*racks, **options)
    return game


def field(**rows: str) -> list[str]:
    """No bombs but in the rows given: r8="...", from the left."""
    lines = [*NONE]
    for name, row in rows.items():
        lines[int(name[1:]) - 1] = row.ljust(15, ".")
    return lines


# The start


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tiles_are_dealt_and_bombs_laid(players: int) -> None:
    starters = set()
    for seed in range(60):
        game = Game(WORDS, players=players, seed=seed)
        tiles = Counter("".join(game.racks) + game.bag)
        assert tiles == Counter({t.replace("?", "_"): n for t, n in LEXIBOMB.counts.items()})
        assert [len(rack) for rack in game.racks] == [7] * players
        assert all(list(rack) == sorted(rack, key=(LETTERS + "_").index) for rack in game.racks)
        assert len(game.minefield.bombs) == 22
        assert game.opened == tuple(NONE)
        assert game.board.is_empty
        draws = [event for event in game.events if isinstance(event, events.StartDraw)]
        assert bool(draws) == (players > 1)
        starters.add(game.current_player())
    assert starters == set(range(players))


def test_the_original_program_has_more_tiles() -> None:
    game = Game(WORDS, ruleset="classic_poc", seed=1)
    assert len(game.bag) == 104 - 14
    assert game.observation(0).rules == RULESETS["classic_poc"]


def test_bag_bombs_and_starter_may_be_given() -> None:
    bombs = field(r1="*", r15="." * 14 + "*")
    game = deal("AB", "CD", "EF", bag="GHI", bombs=bombs)
    assert (game.racks, game.bag, game.current_player()) == (("AB", "CD", "EF"), "GHI", 0)
    assert game.minefield.lines() == tuple(bombs)
    setup = game.events[0]
    assert isinstance(setup, events.Setup)
    assert (setup.bag, setup.bombs, setup.starter) == ("ABCDEFGHI", tuple(bombs), 0)


# Plays: where they lie


@pytest.mark.parametrize("place", ["1A", "8H", "15M", "A13", "O1"])
def test_the_first_play_goes_anywhere(place: str) -> None:
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ__"), Lay(place, "HAT"))
    assert last(game) == events.TurnEvent(0, Lay(place, "HAT"), 6, (), "QUI")
    assert game.racks == ("IOQSUUX", "AAEEIST")
    assert game.bag == "TZ__"
    assert game.words_laid == ("hat",)
    assert game.current_player() == 1


def test_a_play_may_extend_a_word_to_the_left() -> None:
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ__"), Lay("8G", "HAT"))
    assert refused(game, Lay("H7", "T(A)")).rule == "void"
    game.apply(Lay("8F", "THAT"))
    assert last(game).action == Lay("8F", "T(HAT)")


# Plays: what they open and earn


def test_squares_open_before_the_play_is_scored_and_zeros_spread() -> None:
    bombs = field(r6="....*", r8=".........*", r10="*")
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ__", bombs=bombs), Lay("8G", "HAT"))
    # H and A have no bomb beside them, T has one: 4 + 1 + 2 x 1.
    assert last(game).score == 7
    zeros = "0" * 15
    assert game.opened == (
        *[zeros] * 4,
        "000111000000000",
        "0001.1000000000",
        "000111001110000",
        "000000001.10000",
        "110000001110000",
        ".10000000000000",
        "110000000000000",
        *[zeros] * 4,
    )


def test_a_word_through_a_bomb_earns_nothing_and_others_of_the_play_do() -> None:
    bombs = field(r9="........*")
    words = lf.Dictionary.from_words([*TEXT.split(), "te"])
    game = deal("HATSOUX", "TEAAISE", bag="QUITZ__", bombs=bombs, words=words)
    act(game, Lay("8G", "HAT"), Lay("9H", "TE"))
    # The bomb is under the E: no points for TE across and TE down. AT down is A and 2 x T.
    assert game.words_laid == ("te", "at", "te")
    assert last(game) == events.TurnEvent(1, Lay("9H", "TE"), 1 + 2 * 1, ("9I",), "TZ")
    assert game.opened[8][7:9] == "1*"


def test_a_bomb_that_was_hit_is_later_a_square_as_others() -> None:
    bombs = field(r8="......*")
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ__", bombs=bombs), Lay("8G", "HAT"))
    assert last(game) == events.TurnEvent(0, Lay("8G", "HAT"), 0, ("8G",), "QUI")
    assert (game.opened[7][6:9], game.scores, game.zeros) == ("*10", (0, 0), (1, 0))
    game.apply(Lay("8G", "(HAT)S"))
    assert last(game).score == 4 + 1 + 1 + 1


def test_multipliers_count_for_new_tiles_only_in_each_word_they_are_in() -> None:
    bombs = field(r7="..........*")  # beside 8J
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ__", bombs=bombs), Lay("8G", "HAT"))
    assert game.opened[7][6:9] == "000"
    game.apply(Lay("J8", "SI"))
    # The square of S was opened by the spread, with one bomb beside it: twice in both words.
    assert game.words_laid == ("si", "hats")
    assert last(game).score == (2 * 1 + 1) + (4 + 1 + 1 + 2 * 1)
    act(game, PASS, Lay("J8", "(SI)T"))
    assert last(game).score == 1 + 1 + 1


def test_word_multipliers_of_several_squares_are_multiplied() -> None:
    bombs = field(r7=".....***", r9=".....*.**")
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ__", bombs=bombs), Lay("8G", "HAT"))
    # H: 3 + 2 beside it (5: 3 x word), A: 2 + 2 (4: 3 x word), T: 1 + 2 (3: 2 x word).
    assert game.opened[7][6:9] == "543"
    assert last(game).score == 3 * 3 * 2 * (4 + 1 + 1)


def test_a_whole_rack_earns_the_bonus_also_with_a_bomb() -> None:
    words = lf.Dictionary.from_words(["hatsoux"])
    for bombs, score in ((NONE, 4 + 1 + 1 + 1 + 1 + 1 + 8), (field(r8="...*"), 0)):
        game = deal("HATSOUX", "TEAAISE", bag="A", words=words, bombs=bombs)
        game.apply(Lay("8B", "HATSOUX"))
        assert last(game).score == score + 50
        assert game.zeros == (0, 0)


# Blanks


def test_a_blank_stands_for_no_letter_and_counts_nothing() -> None:
    game = act(deal("HATSO__", "TEAAISE"), Lay("8G", "_AT"))
    assert game.board.lines()[7] == "......_AT......"
    assert (game.scores, game.racks[0], game.words_laid) == ((2, 0), "HOS_", ("_at",))
    # It may be the H of HATS and, down, the A of AX or the I of IS.
    game.apply(Lay("8G", "(_AT)S"))
    game.apply(Lay("G7", "H(_)"))
    assert game.words_laid == ("h_",)
    assert last(game).score == 4


def test_each_word_needs_some_filling_of_its_blanks_now_and_later() -> None:
    game = deal("HAT__OX", "TEAAISE")
    assert refused(game, Lay("8G", "X_")).rule == "void"
    assert refused(game, Lay("8G", "HA__O")).rule == "void"
    game.apply(Lay("8G", "HA_"))  # HAT; as for others, there is AS, but not HAS
    assert refused(game, Lay("8G", "(HA_)E")).rule == "void"
    game.apply(Lay("8G", "(HA_)S"))
    assert game.words_laid == ("ha_s",)
    assert refused(game, Lay("I7", "X(_)")).rule == "void"
    game.apply(Lay("I7", "O(_)"))  # OX


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("quiz", True),
        ("qu_z", True),
        ("____", True),
        ("_u__", True),
        ("qua_", False),
        ("_", False),
        ("_" * 21, False),
        ("h_t_", True),
        ("__", True),
        ("x_", False),
        ("_x", True),
    ],
)
def test_words_with_blanks(word: str, known: bool) -> None:
    assert is_word(word, WORDS) == known


# Exchanges and passing


# The end


def test_three_turns_of_a_player_without_points_end_the_game() -> None:
    bombs = field(r8="......*")
    game = deal("HATSOUX", "TEAAISE", bag="SSSSSSSSSS", bombs=bombs)
    act(game, PASS, Lay("O1", "TEA"), Exchange("X"), Lay("O1", "(TEA)S"))
    assert game.zeros == (2, 0)
    assert not game.is_terminal()
    game.apply(PASS)
    assert (end(game).why, game.zeros, game.phase) == ("zeros", (3, 0), "over")
    held = [sum(LEXIBOMB.values[tile] for tile in rack) for rack in game.racks]
    assert end(game).adjustments == (-held[0], -held[1])
    assert game.scores == (-held[0], 7 - held[1])
    assert (game.winners, game.returns()) == ((1,), [0.0, 1.0])
    assert (game.current_player(), game.legal_actions()) == (None, [])
    for action in (PASS, Lay("8G", "HATS"), Exchange("S"), None):
        assert refused(game, action).rule == "over"


def test_bombed_plays_count_as_turns_without_points_and_points_begin_the_count_anew() -> None:
    game = deal("HATSOUX", bag="SSSSSSS", bombs=field(r8="......*"))
    act(game, Lay("8G", "HAT"), PASS)
    assert game.zeros == (2,)
    act(game, Lay("8G", "(HAT)S"))
    assert game.zeros == (0,)
    act(game, PASS, PASS)
    assert not game.is_terminal()
    assert end(act(game, PASS)).why == "zeros"
    game = deal("HATSOUX", bag="SSSSSSS", bombs=field(r8="......*"), zeros=1)
    act(game, Lay("8G", "HAT"))
    assert end(game) == events.GameEnd("zeros", (0,), (-14,), (-14,), (0,))


def test_who_goes_out_gains_nothing() -> None:
    game = act(deal("HAT", "QUZ", "SOX"), Lay("8G", "HAT"))
    assert end(game) == events.GameEnd("out", (6, 0, 0), (0, -21, -10), (6, -21, -10), (0,))
    assert game.returns() == [1.0, 0.0, 0.0]


def test_who_goes_out_with_a_bombed_word_ends_the_game_all_the_same() -> None:
    game = deal("HAT", "QUZ", bombs=field(r8="......*"), zeros=1)
    game.apply(Lay("8G", "HAT"))
    assert (end(game).why, game.scores) == ("out", (0, -21))


def test_a_lone_player_plays_for_the_score() -> None:
    game = act(deal("HATS", bag="A"), Lay("8G", "HAT"))
    assert (game.current_player(), game.returns()) == (0, [0.0])
    act(game, PASS, PASS, PASS)
    assert (game.scores, game.returns()) == ((6 - 2,), [1.0])


# What may be done


def test_plays_come_first_then_exchanges_then_the_pass() -> None:
    game = act(deal("HAATSO_", "TEAAISE", bag="QUITZXU"), Lay("8G", "HA_"))
    legal = game.legal_actions()
    expected = plays(game.board.lines(), game.racks[1], list(WORDS), game.rules.layout)
    assert legal[: len(expected)] == [Lay(*play) for play in expected]
    assert legal[-1] == PASS
    swaps = [each.tiles for each in legal[len(expected) : -1] if isinstance(each, Exchange)]
    assert len(swaps) == len(legal) - len(expected) - 1 == 0  # 4 tiles in the bag
    first = deal("HAATSO_", "TEAAISE", bag="QUITZXU").legal_actions()
    tiles = [each.tiles for each in first if isinstance(each, Exchange)]
    assert len(tiles) == 3 * 2**5 - 1
    assert tiles == sorted(tiles, key=lambda each: (len(each), each))


def test_on_an_empty_board_plays_across_are_listed_and_those_down_are_legal() -> None:
    game = deal("HATSOUX", "TEAAISE")
    listed = [each for each in game.legal_actions() if isinstance(each, Lay)]
    assert listed
    assert all(each.at[0].isdigit() for each in listed)
    act(game, Lay("A1", "HAT"))


# What is seen


def test_an_observation_has_what_the_player_sees() -> None:
    bombs = field(r8="......*")
    game = deal("HATSOUX", "TEAAIS_", bag="QUITZX_", exchange_from=3, bombs=bombs)
    act(game, Lay("8G", "HATS"), Exchange("ET_"))
    first, second = game.observation(0), game.observation(1)
    rows = tuple(field(r8="......HATS"))
    assert (first.player, first.rack, first.board, first.bag) == (0, "IOQTUUX", rows, 3)
    assert (first.bombs, first.opened) == (1, game.opened)
    assert (first.rack_sizes, first.scores, first.zeros) == ((7, 7), (0, 0), (1, 1))
    assert (first.to_move, first.phase, first.ruleset) == (0, "turn", game.rules.to_json())
    assert first.history == (
        Turn(0, Lay("8G", "HATS"), 0, ("8G",), "QUIT"),
        Turn(1, Exchange(""), exchanged=3),
    )
    assert second.history == (
        Turn(0, Lay("8G", "HATS"), 0, ("8G",)),
        Turn(1, Exchange("ET_"), drawn="ZX_", exchanged=3),
    )
    assert second.rack == "AAISXZ_"
    for seen in (first, second):
        assert msgspec.json.decode(msgspec.json.encode(seen), type=Observation) == seen
        assert seen.rules == game.rules


def test_bombs_stay_hidden_also_after_the_end() -> None:
    bombs = field(r1="*", r8="......*")
    game = act(deal("HAT", "QUZ", bombs=bombs), Lay("8G", "HAT"))
    seen = game.observation(0)
    assert seen.phase == "over"
    assert (seen.opened[0][:2], seen.opened[7][6]) == (".1", "*")
    assert "".join(seen.opened).count("*") == 1
    deal_event = next(event for event in game.events if isinstance(event, events.Deal))
    assert deal_event.bombs == tuple(bombs)


def test_hidden_bombs_never_reach_an_observation() -> None:
    """Any placement that shows the same squares gives the same observations and legal actions."""
    rng = random.Random(1)
    for seed in range(10):
        game = Game(WORDS, seed=seed)
        for _ in range(6):
            if game.is_terminal():
                break
            game.apply(rng.choice(game.legal_actions()))
            opened = "".join(game.opened)
            found = lf.lexibomb.odds(game.opened, 22).placements(3, seed)
            for placed in found:
                bombs = [square for square, bomb in enumerate(placed) if bomb]
                assert len(bombs) == 22
                other = game.copy()
                other._minefield = Minefield(15, 15, bombs)
                assert other._minefield.agrees(opened.encode())
                for player in range(2):
                    assert other.observation(player) == game.observation(player)
                assert other.legal_actions() == game.legal_actions()


# Copies, boards, words


def test_a_board_is_written_and_read() -> None:
    alphabet = Alphabet.load("english")
    rows = field(r8="......HA_", r9="......_")
    board = Board.parse(rows, LEXIBOMB, alphabet)
    assert type(board) is type(board.lay("J8", "SO")) is Board
    assert board.lines() == rows
    assert (board[7, 8], board[7, 7], board[0, 0]) == ("_", "A", "")
    assert board.squares[7 * 15 + 8] == 32
    assert Board(15, 15, alphabet, board.squares) == board
    for rows, message in (
        (field(r1="a"), "row 1, character 1: 'a' is not a letter; use A-Z, _ for a blank, and"),
        (field(r1="?"), "row 1, character 1"),
    ):
        with pytest.raises(lf.BadPosition, match=message):
            Board.parse(rows, LEXIBOMB, alphabet)


def test_the_dictionary_is_that_of_lexibomb() -> None:
    assert default_words() == ("2of12inf", "")
    assert len(lf.Dictionary.load(default_words().name)) == 81_536
