"""Whole games of Lexicon: the draw for dealer, round after round, who is out, who wins."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from campaigns import random_rounds

import lexicon_fast as lf
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, Draw, Form
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.rules import ARTICLE, MASTER, PACK, WADDINGTONS, Ruleset

WORDS = lf.Dictionary.from_words(["hat", "that", "at"])
AA = lf.Dictionary.from_words(["aa"])
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
HERE = Path(__file__).parents[2]

#: A card is a point, three cards each: who starts can lay them all at once, as a word or not.
ONES = dataclasses.replace(
    WADDINGTONS, points=dict.fromkeys(LETTERS + MASTER, 1), cards_each=3, out_at=10
)


def go_out(game: Game) -> int:
    """The player to move lays the whole hand, and all accept. Returns who it was."""
    mover = game.current_player()
    assert mover is not None
    hand = game.round.hands[mover]
    game.apply(Form("".join("[x]" if card == MASTER else card.lower() for card in hand)))
    for _ in range(len(game.round.players) - 1):
        game.apply(ACCEPT)
    return mover


def idle(game: Game) -> None:
    """All draw until the guard ends the round."""
    number = game.round_number
    while game.round_number == number and not game.is_terminal():
        mover = game.current_player()
        assert mover is not None
        game.apply(Draw(game.round.hands[mover][0], "exposed"))


def ends(game: Game) -> list[events.RoundEnd]:
    return [event for event in game.events if isinstance(event, events.RoundEnd)]


# The draw for dealer


def draws(game: Game) -> list[events.DealerDraw]:
    return [event for event in game.events if isinstance(event, events.DealerDraw)]


@pytest.mark.parametrize("players", range(2, 9))
def test_the_highest_card_deals_and_ties_draw_again(players: int) -> None:
    seen: Counter[str] = Counter()
    dealers = set()
    packs = 2 if players >= 5 else 1
    for seed in range(200):
        game = Game(WORDS, players=players, seed=seed)
        tied = tuple(range(players))
        for draw in draws(game):
            assert draw.players == tied
            assert all(card[:-1] == MASTER * (len(card) - 1) for card in draw.cards)
            letters = [card[-1] for card in draw.cards]
            assert MASTER not in letters
            for letter, count in Counter(letters).items():
                assert count <= PACK[letter] * packs
            best = min(letters)  # A is high
            tied = tuple(p for p, c in zip(draw.players, letters, strict=True) if c == best)
            seen["returned"] += any(len(card) > 1 for card in draw.cards)
            seen["tied"] += len(tied) > 1
            assert draw.dealer == (tied[0] if len(tied) == 1 else None)
        assert len(tied) == 1
        assert game.dealer == tied[0]
        assert game.current_player() == (tied[0] + 1) % players
        dealers.add(game.dealer)
    assert dealers == set(range(players))
    assert seen["returned"] > 0
    assert seen["tied"] > 0


def test_the_order_of_the_alphabet_decides_which_card_is_high() -> None:
    alphabet = Alphabet("backwards", LETTERS[::-1], LETTERS[::-1].lower())
    d = lf.Dictionary.from_words(["hat"], alphabet=alphabet)
    for seed in range(20):
        game = Game(d, seed=seed)
        last = draws(game)[-1]
        letters = [card[-1] for card in last.cards]
        assert last.dealer == last.players[letters.index(max(letters))]


@pytest.mark.parametrize(
    ("pack", "drawn"), [({"A": 30}, 0), ({"*": 30}, 0), ({"A": 1, "B": 1, "*": 30}, 0)]
)
def test_where_cards_cannot_decide_the_first_player_deals(pack: dict[str, int], drawn: int) -> None:
    rules = dataclasses.replace(ONES, pack=pack)
    game = Game(WORDS, players=3, ruleset=rules, seed=1)
    assert (len(draws(game)), game.dealer) == (drawn, 0)


def test_two_unequal_cards_decide_among_two() -> None:
    rules = dataclasses.replace(ONES, pack={"A": 1, "B": 1, "*": 30})
    for seed in range(10):
        (draw,) = draws(Game(WORDS, ruleset=rules, seed=seed))
        assert sorted(card[-1] for card in draw.cards) == ["A", "B"]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_first_dealer_may_be_given(dealer: int) -> None:
    game = Game(WORDS, players=3, first_dealer=dealer, seed=5)
    assert draws(game) == []
    assert game.dealer == dealer
    assert game.current_player() == (dealer + 1) % 3


# Rounds


def test_a_round_is_the_first_of_a_game_with_the_same_seed() -> None:
    for players in (2, 5):
        game = Game(WORDS, players=players, first_dealer=1, seed=99, rounds=1)
        assert lf.lexicon.Round(WORDS, players=players, dealer=1, seed=99).hands == game.round.hands


def test_the_points_of_the_cards_held_are_added_up() -> None:
    game = Game(WORDS, players=3, ruleset=ONES, first_dealer=0, seed=1)
    assert go_out(game) == 1
    assert (game.scores, game.round_number) == ((3, 0, 3), 2)
    assert go_out(game) == 2
    assert game.scores == (6, 3, 3)
    assert [end.points for end in ends(game)] == [(3, 0, 3), (3, 3, 0)]
    assert [end.winner for end in ends(game)] == [1, 2]


def test_penalties_count_in_the_score_at_once_and_below_zero() -> None:
    game = Game(WORDS, ruleset=ONES, first_dealer=1, seed=1)
    hand = game.round.hands[0].replace(MASTER, "")
    game.apply(Form(hand[:2].lower()))
    game.apply(CHALLENGE)
    assert game.scores == (0, -10)
    assert game.observation(0).scores == (0, -10)
    idle(game)
    assert game.scores == (3, -7)
    assert game.observation(0).scores == (3, -7)
    assert game.round.penalties == (0, 0)


@pytest.mark.parametrize("later", ["rotation", "starter"])
@pytest.mark.parametrize("players", range(2, 9))
def test_the_deal_goes_round(later: str, players: int) -> None:
    # The player who starts a round sits left of its dealer: both options give the same dealers.
    rules = dataclasses.replace(ONES, later_dealer=later, out_at=1000)
    game = Game(WORDS, players=players, ruleset=rules, first_dealer=1, seed=1)
    for number in range(2 * players):
        assert (game.dealer, game.round_number) == ((1 + number) % players, number + 1)
        assert game.current_player() == (game.dealer + 1) % players
        go_out(game)


@pytest.mark.parametrize("later", ["rotation", "starter"])
def test_the_deal_of_who_is_out_passes_to_the_left(later: str) -> None:
    rules = dataclasses.replace(
        ONES, later_dealer=later, out_at=7, guard=1, wrong_challenger=4, pack={"A": 40}
    )
    game = Game(AA, players=4, ruleset=rules, first_dealer=0, seed=1)
    # Player 1 starts and lays a word that 2, who is to deal after 1, doubts wrongly.
    game.apply(Form("aa"))
    game.apply(CHALLENGE)
    idle(game)
    assert (game.scores, game.out) == ((3, 1, 7, 3), (2,))
    assert (game.dealer, game.current_player()) == (1, 3)
    assert game.round.players == (0, 1, 3)
    go_out(game)
    assert game.scores == (6, 4, 7, 3)
    assert (game.dealer, game.current_player()) == (3, 0)
    go_out(game)
    assert game.scores == (6, 7, 7, 6)
    assert (game.out, game.dealer, game.current_player()) == ((1, 2), 0, 3)
    go_out(game)
    assert (game.scores, game.out, game.winners) == ((9, 7, 7, 6), (0, 1, 2), (3,))


def test_the_packs_follow_the_players_dealt_in() -> None:
    rules = dataclasses.replace(WADDINGTONS, out_at=75, guard=1)
    game = Game(WORDS, players=5, ruleset=rules, seed=8)
    cards = set()
    while not game.is_terminal():
        r = game.round
        count = sum(map(len, r.hands)) + len(r.pile) + len(r.stock)
        assert count == (104 if len(r.players) >= 5 else 52)
        cards.add(count)
        idle(game)
    assert cards == {104, 52}


# The end


@pytest.mark.parametrize(("base", "out_at_100"), [(WADDINGTONS, True), (ARTICLE, False)])
def test_who_is_out_with_100_points(base: Ruleset, out_at_100: bool) -> None:
    # Ten points a card, ten cards: the loser has exactly 100.
    rules = dataclasses.replace(base, points=dict.fromkeys(LETTERS + MASTER, 10))
    game = Game(WORDS, ruleset=rules, first_dealer=1, seed=1)
    assert go_out(game) == 0
    assert game.scores == (0, 100)
    assert game.is_terminal() == out_at_100
    assert game.out == ((1,) if out_at_100 else ())
    if not out_at_100:
        assert go_out(game) == 1
        assert go_out(game) == 0
        assert (game.scores, game.out, game.winners) == ((100, 200), (1,), (0,))


def test_the_last_player_left_wins() -> None:
    game = Game(WORDS, players=3, ruleset=ONES, first_dealer=2, seed=4)
    rng = random.Random(1)
    while not game.is_terminal():
        assert game.returns() == [0.0, 0.0, 0.0]
        assert game.winners == ()
        if rng.random() < 0.3:
            idle(game)
        else:
            go_out(game)
    (winner,) = game.winners
    assert game.returns() == [float(player == winner) for player in range(3)]
    assert game.scores[winner] < 10
    assert all(score >= 10 for player, score in enumerate(game.scores) if player != winner)
    assert game.current_player() is None
    assert game.legal_actions() == []
    assert game.events[-1] == events.GameEnd((winner,), game.scores)
    assert game.observation(0).phase == "over"
    with pytest.raises(IllegalAction) as caught:
        game.apply(ACCEPT)
    assert caught.value.rule == "over"


def test_if_all_go_out_at_once_the_lowest_scores_share() -> None:
    rules = dataclasses.replace(ONES, out_at=3, guard=1)
    game = Game(WORDS, players=4, ruleset=rules, first_dealer=0, seed=1)
    idle(game)
    assert (game.scores, game.out) == ((3, 3, 3, 3), (0, 1, 2, 3))
    assert game.winners == (0, 1, 2, 3)
    assert game.returns() == [0.25] * 4
    low = dataclasses.replace(rules, out_at=1, pack={"A": 40})
    game = Game(WORDS, players=3, ruleset=low, first_dealer=2, seed=1)
    for _ in range(2):  # players 0 and 1 lay two cards, and nobody doubts them
        for action in (Form("aa"), ACCEPT, ACCEPT):
            game.apply(action)
    idle(game)
    assert (game.scores, game.out) == ((1, 1, 3), (0, 1, 2))
    assert game.winners == (0, 1)
    assert game.returns() == [0.5, 0.5, 0.0]


def test_who_was_out_before_does_not_win_when_the_rest_go_out_together() -> None:
    rules = dataclasses.replace(ONES, out_at=4, guard=1, wrong_challenger=1, pack={"A": 40})
    game = Game(AA, players=3, ruleset=rules, first_dealer=2, seed=1)
    game.apply(Form("aa"))
    game.apply(CHALLENGE)  # player 1 is wrong
    idle(game)
    assert (game.scores, game.out) == ((1, 4, 3), (1,))
    idle(game)
    assert (game.scores, game.out) == ((4, 4, 6), (0, 1, 2))
    assert game.winners == (0,)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_game_may_end_after_so_many_rounds(rounds: int) -> None:
    rules = dataclasses.replace(ONES, out_at=1000)
    game = Game(WORDS, players=3, ruleset=rules, rounds=rounds, first_dealer=0, seed=2)
    while not game.is_terminal():
        go_out(game)
    assert len(ends(game)) == rounds
    lowest = min(game.scores)
    winners = tuple(player for player in range(3) if game.scores[player] == lowest)
    assert game.winners == winners
    assert game.returns() == [1 / len(winners) if player in winners else 0.0 for player in range(3)]


def test_a_game_may_end_before_its_rounds_are_played() -> None:
    game = Game(WORDS, ruleset=dataclasses.replace(ONES, out_at=3), rounds=9, seed=1)
    winner = go_out(game)
    assert (game.winners, game.round_number) == ((winner,), 1)


# Seeds and copies


def random_game(seed: int, **options: Any) -> Game:
    rng = random.Random(seed)
    game = Game(WORDS, seed=seed, **options)
    while not game.is_terminal():
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_same_seed_and_actions_give_the_same_game(players: int) -> None:
    one, two = (random_game(3, players=players) for _ in range(2))
    assert one.events == two.events
    assert random_game(4, players=players).events != one.events


def test_seeds_count_modulo_2_to_the_64() -> None:
    assert Game(WORDS, seed=-1).events == Game(WORDS, seed=(1 << 64) - 1).events
    assert Game(WORDS, seed=1 << 64).events == Game(WORDS, seed=0).events


def test_a_copy_plays_on_as_the_game_itself() -> None:
    rng = random.Random(9)
    game = Game(WORDS, players=3, seed=9)
    for _ in range(50):
        game.apply(rng.choice(game.legal_actions()))
    known = game.events
    twin = game.copy()
    for _ in range(150):
        if game.is_terminal():
            break
        action = rng.choice(game.legal_actions())
        game.apply(action)
        twin.apply(action)
    assert twin.events == game.events
    assert twin.scores == game.scores
    third = twin.copy()
    if not twin.is_terminal():
        twin.apply(twin.legal_actions()[0])
        assert third.events != twin.events
    assert third.events[: len(known)] == known


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "players is 1; use 2 to 8"),
        ({"players": 9}, "players is 9"),
        ({"players": (0, 1)}, "players"),
        ({"players": 2.0}, "players is 2.0"),
        ({"rounds": 0}, "rounds is 0"),
        ({"rounds": "1"}, "rounds is '1'"),
        ({"first_dealer": 2}, "first dealer is 2; use 0 to 1"),
        ({"first_dealer": -1}, "first dealer is -1"),
        ({"first_dealer": True}, "first dealer is True"),
        ({"seed": 1.0}, "seed is 1.0"),
        ({"ruleset": "house"}, "ruleset 'house'"),
        ({"ruleset": dataclasses.replace(WADDINGTONS, cards_each=15), "players": 4}, "52 cards"),
        (
            {"ruleset": dataclasses.replace(WADDINGTONS, cards_each=15), "players": 4,
             "first_dealer": 0},
            "52 cards for 4 players; they need 61",
        ),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_played_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(lf.BadOption, match=message):
        Game(WORDS, **options)


def test_a_game_whose_later_rounds_would_lack_cards_is_refused() -> None:
    # Fewer players have one pack in place of two.
    rules = dataclasses.replace(WADDINGTONS, cards_each=13)
    with pytest.raises(lf.BadOption, match="52 cards for 4 players; they need 53"):
        Game(WORDS, players=5, ruleset=rules)
    Game(WORDS, players=5, ruleset=rules, rounds=1)
    Game(WORDS, players=5, ruleset=dataclasses.replace(rules, cards_each=12))


@pytest.mark.parametrize(
    ("rounds", "games"), [(24, 1), pytest.param(250, 6, marks=pytest.mark.slow)]
)
def test_random_rounds_and_games_under_all_options(
    rounds: int, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = str(HERE / "data" / "words2000.txt")
    random_rounds.main(["--rounds", str(rounds), "--games", str(games), "--words", words])
    printed = capsys.readouterr().out
    assert f"rounds: {rounds:,}\n" in printed
    assert "all checks passed" in printed
