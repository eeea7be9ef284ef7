"""A game of Scrabble, refereed; the rules of Lexibomb too are tested in games/tiles."""

from __future__ import annotations

import dataclasses
import gzip
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from campaigns.random_boards import state_of
from support import tile_games
from support.refereed import act, end, last, refused
from support.tile_games import LETTERS, TEXT, WORDS

import lexicon_fast as lf
from lexicon_fast import scrabble
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.game import Game, legal_actions
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.scrabble.rules import CHALLENGES, RULESETS
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Exchange,
    Lay,
    action_of,
)
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.layouts import Layout

HERE = Path(__file__).parents[2]
SCRABBLE = Layout.load("scrabble")


rules_for = tile_games.SCRABBLE.rules_for


def deal(*racks: str, **options: Any) -> Game:
    """A game in which player 0 starts, with these racks (all of one size), then this bag."""
    game: Game = tile_games.SCRABBLE.deal(*racks, **options)
    return game


# The start


def test_where_all_tiles_are_equal_the_first_player_starts() -> None:
    game = Game(WORDS, players=3, ruleset=rules_for("A" * 21, 7))
    assert game.current_player() == 0
    assert not any(isinstance(event, events.StartDraw) for event in game.events)


def test_the_starter_may_be_given_and_gets_the_first_tiles() -> None:
    tiles = "ABCDEFGHI"
    for starter in range(3):
        game = Game(WORDS, players=3, ruleset=rules_for(tiles, 2), starter=starter, bag=tiles)
        assert game.current_player() == starter
        racks = [game.racks[(starter + step) % 3] for step in range(3)]
        assert (racks, game.bag) == (["AB", "CD", "EF"], "GHI")


def test_racks_are_dealt_from_a_shuffled_bag_and_kept_in_order() -> None:
    game = Game(WORDS, players=4, seed=3)
    assert [len(rack) for rack in game.racks] == [7] * 4
    assert Counter("".join(game.racks) + game.bag) == Counter(SCRABBLE.counts)
    assert all(list(rack) == sorted(rack, key=(LETTERS + "?").index) for rack in game.racks)
    assert game.board.is_empty
    assert (game.scores, game.lost, game.scoreless) == ((0,) * 4, (0,) * 4, 0)


def test_super_scrabble_has_its_own_board_and_tiles() -> None:
    game = Game(WORDS, ruleset="super", seed=1)
    assert len(game.bag) == 200 - 14
    assert len(game.board.lines()) == 21
    assert game.observation(0).rules == RULESETS["super"]


# Plays


def test_a_play_is_laid_scored_and_followed_by_drawing_from_the_front() -> None:
    game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", challenge="void")
    game.apply(Lay("8G", "HATS"))
    assert game.scores == (14, 0)  # (4 + 1 + 1 + 1) x 2
    assert game.board.lines()[7] == "......HATS....."
    assert game.racks == ("IOQTUUX", "AAEEIST")
    assert game.bag == "Z??"
    assert game.words_laid == ("hats",)
    assert last(game) == events.TurnEvent(0, Lay("8G", "HATS"), 14, "QUIT")
    assert game.current_player() == 1


def test_the_first_play_may_be_laid_down() -> None:
    game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", challenge="void")
    assert (
        act(game, Lay("H7", "HAT")).board.cgp == "15/15/15/15/15/15/7H7/7A7/7T7/15/15/15/15/15/15"
    )


def test_every_word_of_a_play_scores_with_premiums_under_new_tiles_only() -> None:
    game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", challenge="void")
    game.apply(Lay("8G", "HAT"))
    # TEAS down from K8 extends nothing: SI crosses; here HATS with TEAS down its S.
    game.apply(Lay("J5", "TEAS"))
    # TEAS: J5 T, J6 E (3 x), J7 A, J8 S: 1 + 3 + 1 + 1; HATS: 4 + 1 + 1 + 1, no premium.
    assert last(game).score == 6 + 7
    assert game.words_laid == ("teas", "hats")


def test_a_blank_counts_nothing_and_lies_in_lower_case() -> None:
    game = deal("HATSOU?", "TEAAISE", challenge="void")
    game.apply(Lay("8G", "hATS"))
    assert game.scores == (6, 0)
    assert game.board[7, 6] == "h"
    assert game.racks[0] == "HOU"


def test_a_whole_rack_earns_the_bonus() -> None:
    words = lf.Dictionary.from_words(["hatsoux"])
    game = deal("HATSOUX", "TEAAISE", bag="A", words=words, challenge="void")
    game.apply(Lay("8B", "HATSOUX"))
    # H on a plain square, A, T on 8D (2 x), S, O, U, X on 8H: 4 + 1 + 2 + 1 + 1 + 1 + 8, doubled.
    assert game.scores[0] == 36 + 50


@pytest.mark.parametrize(
    ("at", "word"), [("9G", "AT"), ("9G", "(A)T"), ("H8", "AT"), ("H8", "(A)T"), ("h8", ".T")]
)
def test_a_play_of_one_tile_may_be_given_across_or_down(at: str, word: str) -> None:
    game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", challenge="void")
    act(game, Lay("8G", "HA"), Lay("G8", "HA"))
    assert game.board.cgp.split("/")[7:9] == ["6HA7", "6A8"]
    assert refused(game, Lay("9H", "T")).rule == "line"
    game.apply(Lay(at, word))
    assert last(game).action == Lay("9G", "(A)T")
    assert game.words_laid == ("at", "at")


def test_a_play_of_one_tile_is_noted_in_the_direction_in_which_it_makes_a_word() -> None:
    for at, word in (("8J", "(HAT)S"), ("J8", "S"), ("8G", "HATS")):
        game = deal("HATAOUX", "TSAAISE", bag="QUITZ??", challenge="void")
        game.apply(Lay("8G", "HAT"))
        if at == "8J":
            assert refused(game, Lay(at, word)).rule == "word"
        else:
            game.apply(Lay(at, word))
            assert last(game).action == Lay("8G", "(HAT)S")


def test_a_whole_rack_may_be_exchanged() -> None:
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ??"), Exchange("HATSOUX"))
    assert game.current_player() == 1


def test_a_tile_is_laid_in_the_direction_of_the_whole_word() -> None:
    words = lf.Dictionary.from_words([*TEXT.split(), "ta", "hate"])
    for given, noted in (
        (Lay("J8", "E"), Lay("8G", "(HAT)E")),
        (Lay("H7", "T(A)"), Lay("H7", "T(A)")),
    ):
        game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", words=words, challenge="void")
        act(game, Lay("8G", "HAT"), given)
        assert last(game).action == noted


def test_without_a_start_square_the_first_play_lies_anywhere() -> None:
    layout = dataclasses.replace(SCRABBLE, start=None)
    game = deal("HATSOUX", "TEAAISE", layout=layout, challenge="void")
    assert refused(game, Lay("1A", "H")).rule == "start"
    game.apply(Lay("1A", "HAT"))
    assert game.scores == (18, 0)


def test_no_rules_but_void_look_words_up_before_a_challenge() -> None:
    for challenge in CHALLENGES:
        game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", challenge=challenge)
        if challenge == "void":
            assert refused(game, Lay("8G", "XOUST")).rule == "void"
        else:
            game.apply(Lay("8G", "XOUST"))
            assert game.phase == "challenge"


def test_points_and_words_are_those_of_the_generator_and_the_oracle() -> None:
    packed = (HERE / "data" / "oracle20.jsonl.gz").read_bytes()
    lines = gzip.decompress(packed).splitlines()
    rng = random.Random(1)
    alphabet = Alphabet.load("english")
    for row in map(json.loads, lines[1:]):
        board = Board.parse(row["board"], SCRABBLE, alphabet)
        for at, word, points in rng.sample(row["plays"], min(80, len(row["plays"]))):
            found = scored_play(Lay(at, word), board, SCRABBLE)
            assert (found.action, found.score) == (Lay(at, word), points)
            assert len(found.paid) == len(found.tiles)
            assert not Counter(found.paid) - Counter(row["rack"])
            plain = word.replace("(", "").replace(")", "")
            assert scored_play(Lay(at, plain), board, SCRABBLE) == found


# Challenges


def phony(**options: Any) -> Game:
    """Player 0 has laid what is not a word."""
    return act(deal("HATSOUX", "TEAAISE", "QUITZOO", bag="AEIOU", **options), Lay("8G", "XOUST"))


def good(**options: Any) -> Game:
    """Player 0 has laid a word."""
    return act(deal("HATSOUX", "TEAAISE", "QUITZOO", bag="AEIOU", **options), Lay("8G", "HAT"))


def test_each_other_player_in_turn_may_challenge() -> None:
    game = good()
    assert (game.phase, game.current_player()) == ("challenge", 1)
    assert game.legal_actions() == [ACCEPT, CHALLENGE]
    assert refused(game, PASS).rule == "phase"
    assert refused(game, Lay("8G", "HATS")).rule == "phase"
    game.apply(ACCEPT)
    assert (game.phase, game.current_player()) == ("challenge", 2)
    assert (game.racks[0], game.bag) == ("OSUX", "AEIOU")  # nothing is drawn yet
    game.apply(ACCEPT)
    assert (game.phase, game.current_player()) == ("turn", 1)
    assert (game.racks[0], game.bag) == ("AEIOSUX", "OU")
    assert last(game) == events.TurnEvent(2, ACCEPT, drawn="AEI")


@pytest.mark.parametrize("challenge", [each for each in CHALLENGES if each != "void"])
def test_a_bad_play_that_is_challenged_is_taken_back(challenge: str) -> None:
    game = phony(challenge=challenge)
    before = game.scores[0]
    assert before > 0
    game.apply(CHALLENGE)
    assert last(game) == events.TurnEvent(1, CHALLENGE, right=True)
    assert game.scores == (0, 0, 0)
    assert game.racks[0] == "AHOSTUX"
    assert game.board.is_empty
    assert (game.bag, game.lost, game.scoreless) == ("AEIOU", (0, 0, 0), 1)
    assert (game.phase, game.current_player()) == ("turn", 1)


@pytest.mark.parametrize(
    ("challenge", "lost", "bonus"),
    [("rules", 1, 0), ("double", 1, 0), ("single", 0, 0), ("five", 0, 5), ("ten", 0, 10)],
)
def test_what_a_wrong_challenge_costs(challenge: str, lost: int, bonus: int) -> None:
    game = act(good(challenge=challenge), ACCEPT)
    before = game.scores[0]
    game.apply(CHALLENGE)  # by player 2
    assert last(game) == events.TurnEvent(2, CHALLENGE, drawn="AEI", right=False)
    assert game.scores == (before + bonus, 0, 0)
    assert game.lost == (0, 0, lost)
    assert game.racks[0] == "AEIOSUX"
    assert (game.phase, game.current_player(), game.scoreless) == ("turn", 1, 0)
    game.apply(PASS)
    assert game.current_player() == (0 if lost else 2)
    assert game.lost == (0, 0, 0)
    assert game.scoreless == (2 if challenge == "double" else 1)
    assert isinstance(game.events[-1], events.LostTurn) == bool(lost)


def test_a_challenge_settles_the_play_for_all() -> None:
    game = act(good(), CHALLENGE)
    # Player 1 was wrong and loses the turn that would be next.
    assert game.events[-1] == events.LostTurn(1)
    assert (game.phase, game.current_player()) == ("turn", 2)


def test_who_has_a_turn_to_lose_may_still_challenge() -> None:
    game = act(good(), ACCEPT, CHALLENGE)  # player 2 is to lose a turn
    act(game, Lay("8G", "(HAT)S"), CHALLENGE)  # and is the first to answer player 1
    assert game.lost == (0, 0, 1)  # two, one of which was the next
    assert game.current_player() == 0
    act(game, PASS, PASS)
    assert (game.current_player(), game.lost) == (0, (0, 0, 0))


def test_all_words_of_a_play_are_challenged_together() -> None:
    game = act(good(), ACCEPT, ACCEPT)
    game.apply(Lay("9H", "TEA"))  # AT and TE, which is not a word here
    assert game.words_laid == ("tea", "at", "te")
    game.apply(CHALLENGE)
    assert last(game).right is True
    assert game.board.cgp == good().board.cgp


def test_a_bad_play_that_nobody_challenges_stands() -> None:
    game = act(phony(), ACCEPT, ACCEPT)
    assert game.scores[0] > 0
    assert game.scoreless == 0


# Exchanges


# The end


def test_who_goes_out_gains_what_the_others_hold() -> None:
    game = deal("HAT", "QUZ", "SOX", challenge="void")
    game.apply(Lay("8G", "HAT"))
    assert end(game) == events.GameEnd("out", (12, 0, 0), (21 + 10, -21, -10), (43, -21, -10), (0,))
    assert game.scores == (43, -21, -10)
    assert (game.winners, game.returns()) == ((0,), [1.0, 0.0, 0.0])
    assert (game.phase, game.current_player(), game.legal_actions()) == ("over", None, [])
    for action in (PASS, ACCEPT, Lay("8G", "HATS"), Exchange("Q"), None):
        assert refused(game, action).rule == "over"


def test_the_last_play_ends_the_game_only_once_it_stands() -> None:
    game = deal("XHA", "QUZ", "SOX")
    game.apply(Lay("8G", "XHA"))
    assert (game.phase, game.racks[0]) == ("challenge", "")
    game.apply(ACCEPT)
    assert not game.is_terminal()
    away = game.copy()
    game.apply(ACCEPT)
    assert end(game).why == "out"
    away.apply(CHALLENGE)
    assert (away.phase, away.racks[0], away.current_player()) == ("turn", "AHX", 1)
    assert away.scores == (0, 0, 0)


@pytest.mark.parametrize(("challenge", "bonus"), [("rules", 0), ("five", 5), ("ten", 10)])
def test_a_wrong_challenge_of_the_last_play_ends_the_game(challenge: str, bonus: int) -> None:
    game = act(deal("HAT", "QUZ", challenge=challenge), Lay("8G", "HAT"), CHALLENGE)
    assert end(game).before == (12 + bonus, 0)
    assert end(game).scores == (33 + bonus, -21)


@pytest.mark.parametrize("turns", [1, 3, 6])
def test_scoreless_turns_in_a_row_end_the_game(turns: int) -> None:
    game = deal("HAT", "QUZ", bag="SSSSSSS", scoreless_turns=turns)
    for turn in range(turns):
        assert (game.is_terminal(), game.scoreless) == (False, turn)
        game.apply(PASS if turn % 2 else Exchange(game.racks[game.current_player() or 0][0]))
    assert end(game).why == "scoreless"
    held = [sum(SCRABBLE.values[tile] for tile in rack) for rack in game.racks]
    assert end(game).adjustments == (-held[0], -held[1])
    assert game.scores == (-held[0], -held[1])


def test_plays_taken_back_and_plays_of_no_points_are_scoreless_turns() -> None:
    game = deal("A??", "QUZ", bag="SSSSSSS", scoreless_turns=3)
    act(game, Lay("8G", "hA"), CHALLENGE)
    assert game.scoreless == 0  # HA is a word
    game = deal("T??", "QUZ", bag="SSSSSSS", scoreless_turns=3)
    act(game, Lay("8G", "Tu"), CHALLENGE)
    assert game.scoreless == 1
    game.apply(PASS)
    act(game, Lay("8G", "ah"), ACCEPT)
    assert last(game).drawn == "SS"
    assert end(game).why == "scoreless"
    assert end(game).before == (0, 0)


@pytest.mark.parametrize(("challenge", "scoreless"), [("single", 2), ("five", 0), ("ten", 0)])
def test_points_for_a_wrong_challenge_make_a_turn_that_scores(
    challenge: str, scoreless: int
) -> None:
    game = deal("T??", "QUZ", bag="SSSSSSS", challenge=challenge)
    act(game, PASS, PASS)
    assert game.scoreless == 2
    act(game, Lay("8G", "ah"), CHALLENGE)
    assert game.scoreless == (scoreless and scoreless + 1)


def test_a_play_that_scores_begins_the_count_anew() -> None:
    game = deal("HAT", "QUZ", bag="SSSSSSS", challenge="void")
    act(game, *[PASS] * 4)
    assert game.scoreless == 4
    act(game, Lay("8G", "HAT"))
    assert game.scoreless == 0


def test_a_lost_turn_is_scoreless_under_double_only_and_may_end_the_game() -> None:
    for challenge, ended in (("double", True), ("rules", False)):
        game = deal("HAT", "QUZ", "SOX", bag="S" * 9, challenge=challenge, scoreless_turns=2)
        act(game, Lay("8G", "HAT"), ACCEPT, CHALLENGE, PASS)
        assert isinstance(game.events[-2 if ended else -1], events.LostTurn)
        assert game.is_terminal() == ended


def test_a_tie_goes_to_the_higher_score_before_the_count() -> None:
    game = deal("HAT", "QUZ", scoreless_turns=2)
    game._scores = [16, 31]  # what they hold is worth 6 and 21
    act(game, PASS, PASS)
    assert (end(game).scores, end(game).winners) == ((10, 10), (1,))
    assert game.returns() == [0.0, 1.0]


# What may be done


def test_plays_come_first_then_exchanges_then_the_pass() -> None:
    game = deal("HAATSOX", "TEAAISE", bag="QUITZ??")
    legal = game.legal_actions()
    plays = scrabble.plays(game.board, game.racks[0], WORDS, layout=game.rules.layout)
    assert legal[: len(plays)] == [action_of(play) for play in plays]
    assert legal[-1] == PASS
    tiles = [each.tiles for each in legal[len(plays) : -1] if isinstance(each, Exchange)]
    assert len(tiles) == len(legal) - len(plays) - 1 == 3 * 2**5 - 1
    assert tiles == sorted(tiles, key=lambda each: (len(each), each))
    assert tiles[:3] == ["A", "H", "O"]
    assert tiles[-1] == "AAHOSTX"


def test_answers_are_found_from_an_observation() -> None:
    game = act(deal("HATSOUX", "TEAAISE", bag="QUITZ??"), Lay("8G", "HATS"))
    for player, actions in ((0, []), (1, [ACCEPT, CHALLENGE])):
        assert legal_actions(game.observation(player), WORDS) == actions
    game.apply(ACCEPT)
    assert legal_actions(game.observation(0), WORDS) == []
    assert legal_actions(game.observation(1), WORDS) == game.legal_actions()
    assert legal_actions(Observation(0, "HA"), WORDS)[0] == Lay("8G", "AH")


# What is seen


def test_an_observation_has_what_the_player_sees() -> None:
    game = deal("HATSOUX", "TEAAISE", bag="QUITZ??", exchange_from=3)
    act(game, Lay("8G", "HATS"), ACCEPT, Exchange("EET"))
    rules = game.rules.to_json()
    rows = tuple(["." * 15] * 7 + ["......HATS....."] + ["." * 15] * 7)
    play = Turn(0, Lay("8G", "HATS"), 14)
    first, second = game.observation(0), game.observation(1)
    assert (first.player, first.rack, first.board, first.bag) == (0, "IOQTUUX", rows, 3)
    assert (first.rack_sizes, first.scores, first.scoreless) == ((7, 7), (14, 0), 1)
    assert (first.to_move, first.phase, first.lost, first.ruleset) == (0, "turn", (0, 0), rules)
    assert first.history == (
        play,
        Turn(1, ACCEPT, drawn="QUIT"),
        Turn(1, Exchange(""), exchanged=3),
    )
    assert second.history == (
        play,
        Turn(1, ACCEPT),
        Turn(1, Exchange("EET"), drawn="Z??", exchanged=3),
    )
    assert second.rack == "AAISZ??"
    for seen in (first, second):
        assert msgspec.json.decode(msgspec.json.encode(seen), type=Observation) == seen
        assert seen.rules == game.rules


def test_a_play_that_waits_for_an_answer_lies_on_the_board_and_counts() -> None:
    game = phony()
    seen = game.observation(2)
    assert (seen.phase, seen.to_move, seen.rack_sizes) == ("challenge", 1, (2, 7, 7))
    assert seen.board[7] == "......XOUST...."
    assert seen.scores == game.scores != (0, 0, 0)
    assert seen.history == (Turn(0, Lay("8G", "XOUST"), game.scores[0]),)
    game.apply(CHALLENGE)
    assert game.observation(2).history[-1] == Turn(1, CHALLENGE, right=True)
    assert game.observation(2).board == ()


# Copies


def test_a_copy_shares_nothing_that_changes() -> None:
    game = act(good(), ACCEPT)
    before = state_of(game)
    twin = act(game.copy(), CHALLENGE)
    assert (game.lost, twin.lost) == ((0, 0, 0), (0, 0, 1))
    act(twin, Lay("8G", "HATS"), ACCEPT)
    assert state_of(game) == before
