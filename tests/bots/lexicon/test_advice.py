"""Advice on Lexicon: recommendations, their accuracy, and rejected input."""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace as replace_rules
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lexicon_fast import BadObservation, BadOption, Dictionary, LexiconFastError
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import anytime
from lexicon_fast.bots.lexicon.advice import Advice, advise
from lexicon_fast.bots.lexicon.challenge_advice import _accepted, _taken_back
from lexicon_fast.bots.lexicon.validation import last_play, read
from lexicon_fast.games.lexicon import ruleset
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
)
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.round import Round, legal_actions

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "position.json"


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.fixture(scope="module")
def few() -> Dictionary:
    return Dictionary.from_words(["hat", "that", "thatched", "cat", "at", "had", "ace"])


def last(observation: Observation, dictionary: Dictionary, **options: Any) -> Advice:
    *_, advice = advise(observation, dictionary, **{"iterations": 300, **options})
    return advice


def sees(hand: str = "ACDEHT", table: tuple[str, ...] = ("hat",), **more: Any) -> Observation:
    """Return a handmade position for two players."""
    given = {"pile": "Q", "stock": 52 - len(hand) - 3 - 10 - 1, "to_move": 0, **more}
    return Observation(0, hand, table, **{"hand_sizes": (len(hand), 10), **given})


def example() -> Observation:
    return read(json.loads(EXAMPLE.read_text()))


def _fields(name: str) -> dict[str, Any]:
    from dataclasses import replace

    fields = replace(ruleset(name), name="own").to_json()
    assert isinstance(fields, dict)
    return fields


# Recommendations


def test_only_plays_that_empty_the_hand_are_ranked(few: Dictionary) -> None:
    advices = list(advise(sees("CDEHT"[:5], stock=33), few, seconds=5))
    assert len(advices) == 1
    (row,) = advices[0].ranked
    assert row.action == Insert(0, "thatched")
    assert (row.win, row.lose, row.points, row.turns) == (1, 0, 0, 1)
    assert row.why.startswith("goes out; the other is left with ")
    assert abs(row.gain - 78) < 10
    assert advices[0].final


def test_advice_is_ranked_and_gives_reasons(enable: Dictionary) -> None:
    advice = last(example(), enable, iterations=20_000)
    gains = [row.gain for row in advice.ranked if row.playouts == advice.ranked[0].playouts]
    assert gains == sorted(gains, reverse=True)
    assert len(advice.ranked) > 10
    assert advice.player == 1
    for row in advice.ranked:
        assert 0 <= row.win <= 1
        assert 0 <= row.lose <= 1
        assert row.win + row.lose <= 1.0001
        assert row.margin > 0
        assert row.points >= 0
        assert row.playouts > 1
        assert "at risk; an opponent goes out first in " in row.why
    best, worst = advice.ranked[0], min(advice.ranked, key=lambda row: row.gain)
    assert best.playouts > 5 * worst.playouts  # clearly worse actions were dropped
    assert sum(row.playouts for row in advice.ranked) == advice.playouts <= 20_000


def test_the_interval_contains_the_result_of_many_play_outs(enable: Dictionary) -> None:
    truth = {row.action: row.gain for row in last(example(), enable, iterations=20_000).ranked}
    inside = total = 0
    for seed in range(1, 6):
        for row in last(example(), enable, iterations=2000, seed=seed).ranked[:5]:
            inside += abs(row.gain - truth[row.action]) <= 1.5 * row.margin
            total += 1
    assert inside >= 0.8 * total


@pytest.mark.parametrize(
    ("hand", "table", "held", "best"),
    [
        ("FTTUZ", ("walla",), 10, {"waltz", "fault"}),  # and the other one in the next turn
        ("GIPX", ("qintar", "cukes"), 5, {"pixes"}),
        ("DGIRZ", ("warks", "haute"), 5, {"gauze"}),
        ("AKLWX", ("gavel", "liaise"), 4, {"axlike"}),
    ],
)
def test_exchanges_of_several_cards_are_recommended(
    hand: str, table: tuple[str, ...], held: int, best: set[str], enable: Dictionary
) -> None:
    stock = 52 - len(hand) - len("".join(table)) - 1 - held
    seen = sees(hand, table, pile="H", stock=stock, hand_sizes=(len(hand), held))
    action = last(seen, enable, iterations=2000).ranked[0].action
    assert isinstance(action, Substitute)
    assert action.laid in best


def test_advice_is_the_same_whatever_was_asked_before(enable: Dictionary) -> None:
    """Later advice finds the plays of hands that earlier advice met, and must not change by it."""
    again = last(example(), enable, iterations=1000)
    new = Dictionary.load("enable")
    assert last(example(), new, iterations=1000) == again
    deal = Round(new, seed=3)
    last(deal.observation(deal.starter), new, iterations=1000)
    assert last(example(), new, iterations=1000) == again


def test_advice_is_deterministic(enable: Dictionary) -> None:
    first = list(advise(example(), enable, iterations=3000))
    assert first == list(advise(example(), enable, iterations=3000))
    assert first != list(advise(example(), enable, iterations=3000, seed=1))
    assert [advice.final for advice in first] == [False] * (len(first) - 1) + [True]
    playouts = [advice.playouts for advice in first]
    assert playouts == sorted(playouts)
    assert playouts[-1] <= 3000
    assert len(playouts) > 2


def test_the_first_advice_comes_at_once(enable: Dictionary) -> None:
    def first(players: int) -> float:
        deal = Round(enable, players=players, seed=3)
        observation = deal.observation(deal.starter)
        begin = time.thread_time()  # of this process alone, even on a busy machine
        next(advise(observation, enable))
        return time.thread_time() - begin

    for players in (2, 4, 8):
        assert min(first(players) for _ in range(3)) < 0.2


def test_the_time_limit_is_met(enable: Dictionary) -> None:
    begin = time.monotonic()
    *_, advice = advise(example(), enable, seconds=0.3)
    assert time.monotonic() - begin > 0.25
    assert advice.final


class Paced:
    """An estimate with its own clock, on which a play-out takes a tenth of a millisecond."""

    live = 5

    def __init__(self) -> None:
        self.now = 1000.0

    def refine(self, playouts: int) -> int:
        self.now += playouts / 10_000
        return playouts

    def advice(self, _playouts: int, final: bool) -> Timed:
        return Timed(self.now, final)


class Timed(msgspec.Struct):
    now: float
    final: bool
    settled: bool = False


@pytest.mark.parametrize("seconds", [0.3, 1, 20])
def test_advice_is_refined_until_the_time_limit(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Paced()
    monkeypatch.setattr(anytime, "monotonic", lambda: work.now)
    *told, last = anytime.refine_until(anytime.Limit(seconds, None), work, work.advice)
    assert last.final
    assert not last.settled
    assert seconds <= last.now - 1000 < seconds + 0.04
    times = [1000, *(each.now for each in told), last.now]
    assert not any(each.final for each in told)
    assert times[1] < 1000.05
    assert max(later - now for now, later in pairwise(times)) < 0.2


def test_advice_ends_once_the_best_action_is_clear(few: Dictionary) -> None:
    # `hat>that` rids the player of the T; the X must go, too, and costs more.
    advice = last(sees("TX", stock=36), few, iterations=100_000)
    assert advice.final
    assert advice.playouts < 20_000


@pytest.mark.parametrize(
    ("players", "rules"), [(2, "waddingtons"), (3, "article"), (5, "waddingtons"), (8, "article")]
)
def test_advised_actions_are_legal_throughout_a_round(
    players: int, rules: str, small: Dictionary
) -> None:
    state = Round(small, players=players, ruleset=rules, seed=players)
    rng = Rng(players)
    for _ in range(20):
        player = state.current_player()
        if player is None:
            break
        observation = state.observation(player)
        advice = last(observation, small, iterations=30)
        legal = legal_actions(observation, small)
        assert {type(row.action) for row in advice.ranked} <= {type(action) for action in legal}
        for row in advice.ranked:
            state.copy().apply(row.action)
        some = advice.ranked[rng.below(len(advice.ranked))]
        state.apply(ACCEPT if isinstance(some.action, Challenge) else some.action)


def test_invalid_words_are_not_advised(few: Dictionary) -> None:
    more = Dictionary.from_words(["hat", "that", "hatted", "cat", "ate", "thatched"])
    strict = {**_fields("waddingtons"), "strict": True}
    advice = last(sees("CDEHTT", stock=32, ruleset=strict), few, words=more)
    laid = [row.action.laid for row in advice.ranked if isinstance(row.action, Form | Insert)]
    assert "that" in laid
    assert "hatted" not in laid
    advice = last(sees("CDEHTT", stock=32), few, words=more)
    assert "hatted" in [row.action.laid for row in advice.ranked if isinstance(row.action, Insert)]


# After a play of another player


def laid(
    action: Form | Insert | Substitute,
    table: tuple[str, ...],
    *,
    before: tuple[Turn, ...] = (),
    hand: str = "ACDEHT",
    size: int = 7,
    **more: Any,
) -> Observation:
    """Return the observation of player 0, who has to answer a play of player 1."""
    on_table = sum(len(word.replace("[", "").replace("]", "")) for word in table)
    return Observation(
        0,
        hand,
        table,
        pile="Q",
        stock=52 - len(hand) - size - 1 - on_table,
        hand_sizes=(len(hand), size),
        to_move=0,
        phase="challenge",
        history=(*before, Turn(1, action)),
        **more,
    )


def test_a_word_of_the_dictionary_is_accepted(few: Dictionary) -> None:
    advice = last(laid(Form("hat"), ("hat",)), few)
    assert (advice.word, advice.known, advice.certain) == ("hat", True, True)
    accept, challenge = advice.ranked
    assert isinstance(accept.action, Accept)
    assert isinstance(challenge.action, Challenge)
    assert accept.gain - challenge.gain == pytest.approx(10)
    assert challenge.why == "hat is in the dictionary: a wrong challenge costs 10 points"


@pytest.mark.parametrize(
    ("rules", "said"), [("waddingtons", "your score -10"), ("article", "theirs +10")]
)
def test_any_other_word_is_challenged(rules: str, said: str, few: Dictionary) -> None:
    advice = last(laid(Form("hta"), ("hta",), ruleset=rules), few)
    assert (advice.word, advice.known, advice.certain) == ("hta", False, True)
    challenge, accept = advice.ranked
    assert isinstance(accept.action, Accept)
    assert isinstance(challenge.action, Challenge)
    assert said in challenge.why
    assert challenge.gain > accept.gain + 5


def test_going_out_with_an_invalid_word_is_challenged(few: Dictionary) -> None:
    advice = last(laid(Form("hta"), ("hta",), size=0, ruleset="article"), few)
    challenge, accept = advice.ranked
    assert isinstance(challenge.action, Challenge)
    assert (accept.gain, accept.lose, accept.points) == (-10 - 8 - 6 - 10 - 8 - 8, 1, 50)
    assert "the round is over" in accept.why


def test_going_out_with_a_valid_word_wins(few: Dictionary) -> None:
    accept, challenge = last(laid(Form("hat"), ("hat",), size=0), few).ranked
    assert isinstance(accept.action, Accept)
    assert (accept.gain, challenge.gain) == (-50, -60)


def test_a_right_challenge_restores_the_table(few: Dictionary) -> None:
    before = (Turn(0, Form("hat")), Turn(1, ACCEPT))
    for action, table in (
        (Insert(0, "hxat"), ("hxat",)),
        (Substitute(0, "hxt"), ("hxt",)),
    ):
        advice = last(laid(action, table, before=before), few)
        assert isinstance(advice.ranked[0].action, Challenge)


def test_results_of_earlier_challenges_count(few: Dictionary) -> None:
    stood = (Turn(0, Form("oh")), Turn(1, CHALLENGE, right=False))
    observation = laid(Form("oh"), ("oh", "oh"), before=stood)
    advice = last(observation, few, words=Dictionary.from_words(["hat", "cat"]))
    assert (advice.known, advice.certain) == (True, True)
    advice = last(laid(Form("oh"), ("oh",)), few, words=Dictionary.from_words(["hat", "cat"]))
    assert (advice.known, advice.certain) == (False, False)
    assert "costs 10 points if the dictionary has it after all" in advice.ranked[0].why


def test_the_others_may_have_answered_before(enable: Dictionary) -> None:
    state = Round(enable, players=5, seed=1)
    state.apply(state.legal_actions()[0])
    state.apply(ACCEPT)
    state.apply(ACCEPT)
    player = state.current_player()
    assert player is not None
    advice = last(state.observation(player), enable)
    assert advice.player == player
    assert isinstance(advice.ranked[0].action, Accept)


def three(action: Any, table: tuple[str, ...], hand: str = "ACDEHT", **more: Any) -> Observation:
    """Return the observation of player 0, who has to answer a play of player 1 of three."""
    on_table = sum(len(word.replace("[", "").replace("]", "")) for word in table)
    sizes = more.pop("sizes", (len(hand), 7, 4))
    return Observation(
        0,
        hand,
        table,
        pile="Q",
        stock=52 - sum(sizes) - 1 - on_table,
        hand_sizes=sizes,
        to_move=0,
        phase="challenge",
        history=(Turn(1, action), Turn(2, ACCEPT)),
        **more,
    )


class TestWhoMovesNext:
    def test_the_next_player_moves_first(self, few: Dictionary) -> None:
        """After a play of player 1, player 2 moves before player 0."""
        goes_out = "AT"  # with the next turn, if there is one
        seen = three(Form("hat"), ("hat",), goes_out, sizes=(2, 7, 1))
        mine = last(seen, few).ranked
        # Player 2 goes out before with a T, which makes THAT.
        assert 0.5 < mine[0].win < 1
        assert mine[0].seat_wins == pytest.approx((mine[0].win, 0, 1 - mine[0].win))
        turn = replace(seen, phase="turn", history=())
        assert last(turn, few).ranked[0].win == 1
        # The player left of the one who laid the word does move next.
        two = laid(Form("hat"), ("hat",), hand=goes_out)
        assert last(two, few).ranked[0].win == 1

    def test_a_position_is_played_on_by_the_right_player(self, few: Dictionary) -> None:
        seen = three(Form("hat"), ("hat",))
        play = last_play(seen, few)
        accepted = _accepted(seen, play)
        assert (accepted.phase, accepted.to_move, accepted.idle) == ("turn", 2, 0)
        back = _taken_back(replace(seen, scores=(5, 6, 7), idle=3), play)
        assert (back.to_move, back.idle, back.table) == (2, 4, ())
        assert back.hand_sizes == (6, 10, 4)
        assert back.scores == (-5, 6, 7)
        article = replace(seen, scores=(5, 6, 7), ruleset="article")
        assert _taken_back(article, play).scores == (5, 16, 7)

    def test_players_who_are_out_are_skipped(self, few: Dictionary) -> None:
        seen = three(Form("hat"), ("hat",), sizes=(6, 7, 0))
        assert _accepted(seen, last_play(seen, few)).to_move == 0

    def test_an_exchange_counts_as_an_idle_turn(self, few: Dictionary) -> None:
        before = (Turn(0, Form("hat")), Turn(1, ACCEPT))
        seen = laid(Substitute(0, "had"), ("had",), before=before, idle=2)
        assert _accepted(seen, last_play(seen, few)).idle == 3

    def test_the_referee_agrees(self, enable: Dictionary) -> None:
        """Next player, table, sizes, scores and idle turns are the referee's."""
        compared = set()
        for seed in range(40):
            rng = random.Random(seed)
            rules = replace_rules(ruleset(rng.choice(["waddingtons", "article"])), cards_each=7)
            state = Round(enable, players=rng.randint(2, 6), ruleset=rules, seed=seed)
            for _ in range(30):
                player = state.current_player()
                if player is None:
                    break
                if state.phase == "turn":
                    plays = [a for a in state.legal_actions() if not isinstance(a, Draw)]
                    hand = state.hands[player].replace("*", "").lower()
                    if rng.random() < 0.3 and len(hand) > 3:
                        plays = [Form("".join(rng.sample(hand, 3)))]  # mostly not a word
                    state.apply(rng.choice(plays or state.legal_actions()))
                    continue
                seen = state.observation(player)
                play = last_play(seen, enable)
                if not seen.hand_sizes[play.mover]:
                    break
                challenged, accepted = state.copy(), state.copy()
                challenged.apply(CHALLENGE)
                while accepted.phase == "challenge":
                    accepted.apply(ACCEPT)
                right = challenged.observation(player).history[-1].right
                pairs = [(accepted, _accepted(seen, play))]
                if right:
                    pairs.append((challenged, _taken_back(seen, play)))
                for real, expected in pairs:
                    found = real.observation(player)
                    for field in ("to_move", "table", "hand_sizes", "scores", "idle", "pile"):
                        assert getattr(found, field) == getattr(expected, field), (seed, field)
                    compared.add((rules.name, right, expected.to_move == player))
                state.apply(ACCEPT)
        assert len(compared) == 8

    def test_who_is_charged(self, few: Dictionary) -> None:
        """A wrong challenge costs the challenger; a right one gains what the ruleset says."""
        for rules, gained in (("waddingtons", 10.0), ("article", 10 / 2)):
            wrong = last(three(Form("hat"), ("hat",), ruleset=rules), few).ranked
            assert wrong[0].gain - wrong[1].gain == pytest.approx(10)
            seen = three(Form("hta"), ("hta",), ruleset=rules)
            challenge = last(seen, few).ranked[0]
            assert isinstance(challenge.action, Challenge)
            points = challenge.seat_points
            left = (points[1] + points[2]) / 2 - points[0]
            assert challenge.gain - left == pytest.approx(gained)

    def test_going_out_with_three_players(self, few: Dictionary) -> None:
        seen = three(Form("hta"), ("hta",), sizes=(6, 0, 4), ruleset="article")
        challenge, accept = last(seen, few).ranked
        assert isinstance(challenge.action, Challenge)
        assert accept.seat_wins == (0, 1, 0)
        assert accept.seat_points[0] == 50
        assert accept.gain == pytest.approx(sum(accept.seat_points[1:]) / 2 - 50)
        points = challenge.seat_points
        assert challenge.gain == pytest.approx((points[1] + points[2] + 10) / 2 - points[0])

    def test_an_impossible_history_is_refused(self, few: Dictionary) -> None:
        exchange = laid(Substitute(0, "hta"), ("hta",), before=(Turn(0, Form("hat")),), size=0)
        with pytest.raises(BadObservation, match="must hold cards"):
            last(exchange, few)


def test_every_seat_has_its_values(enable: Dictionary) -> None:
    for players in (2, 3, 5):
        state = Round(enable, players=players, seed=players)
        mover = state.current_player()
        assert mover is not None
        for row in last(state.observation(mover), enable).ranked:
            assert len(row.seat_points) == len(row.seat_wins) == players
            assert row.seat_points[mover] == row.points
            assert row.seat_wins[mover] == row.win
            assert sum(row.seat_wins) == pytest.approx(row.win + row.lose)
            others = (sum(row.seat_points) - row.points) / (players - 1)
            assert row.gain == pytest.approx(others - row.points)


# Rejected input


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"to_move": 1}, "to_move is 1; it must be 0, the observing player"),
        ({"to_move": None}, "to_move is null; it must be 0"),
        ({"phase": "over", "to_move": None}, "phase is over"),
        ({"phase": "challenge"}, "the history does not end with a play of another player"),
        ({"player": 2}, "player is 2; it must be 0 to 1"),
        ({"player": -1}, "player is -1; it must be 0 to 1"),
        ({"hand": ""}, "hand '' has 0 cards, but hand_sizes says 6"),
        ({"hand": "", "hand_sizes": (0, 10)}, "hand is ''; it must have 1 to 15 cards"),
        ({"hand": "acdeht"}, "hand 'acdeht': 'a' is not a card; use A-Z in upper case"),
        ({"hand": "ACDEH1"}, "'1' is not a card"),
        ({"hand": "QCDEHT"}, "2 cards Q in hand, table, pile and seen, but the pack has 1"),
        ({"seen": "**"}, "2 cards * in hand"),
        ({"pile": "q"}, "pile 'q': 'q' is not a card"),
        ({"pile": "", "stock": 0}, "stock and pile are empty"),
        ({"stock": 5}, "10 cards in other hands and 5 in the stock do not add up to"),
        ({"stock": -1}, "stock is -1; it must be 0 to 128"),
        ({"hand_sizes": (6,)}, "hand_sizes is [6]; it must have 2 to 8 numbers"),
        ({"hand_sizes": (6, 0)}, "hand_sizes is [6, 0]; it must be 0 to 128, with cards"),
        ({"hand_sizes": (6, -1)}, "hand_sizes is [6, -1]"),
        ({"hand_sizes": (6, 10**30)}, "hand_sizes"),
        ({"scores": (1, 2, 3)}, "scores is [1, 2, 3]; it must be empty or have 2"),
        ({"idle": -1}, "idle is -1; it must be 0 to 1,000,000"),
        ({"table": ("HAT",)}, "table: 'HAT' is not a word"),
        ({"table": ("h[at",)}, "table: 'h[at'"),
        ({"table": ("hat",) * 65}, "table has 65 words; the limit is 64"),
        ({"ruleset": "whist"}, "ruleset 'whist'"),
        ({"hand": 5}, "hand must be a string, not a whole number"),
    ],
)
def test_impossible_observations_are_rejected(
    change: dict[str, Any], message: str, few: Dictionary
) -> None:
    observation = msgspec.structs.replace(sees(), **change)
    with pytest.raises(LexiconFastError) as error:
        advise(observation, few)
    assert message in str(error.value)
    assert isinstance(error.value, BadObservation | BadOption)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seconds": 0}, "seconds is 0; use 0.001 to 86400"),
        ({"seconds": math.nan}, "seconds is nan"),
        ({"seconds": "1"}, "seconds is '1'"),
        ({"iterations": 0}, "iterations is 0; use 1 to 1000000000"),
        ({"iterations": 1.5}, "iterations is 1.5"),
        ({"seed": "a"}, "seed is 'a'; use an integer"),
        ({"most": 0}, "most is 0; use 1 to 1000"),
        ({"win_bonus": math.inf}, "win_bonus is inf; use 0 to 1000"),
    ],
)
def test_options_are_checked(options: dict[str, Any], message: str, few: Dictionary) -> None:
    with pytest.raises(BadOption) as error:
        advise(sees(), few, **options)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1]", "[1] is not an observation; it must be an object"),
        ('{"hand":"A"}', "player is missing"),
        ('{"player":"x","hand":"A"}', "player must be a whole number, not a string"),
        ('{"player":0,"hand":"A","to_move":"x"}', "to_move must be a whole number or null, not a"),
        ('{"player":0,"hand":"A","exposd":"E"}', "unknown field 'exposd' of an observation"),
        (
            '{"player":0,"hand":"A","phase":"x"}',
            "phase: unknown value 'x'; expected: turn, challenge",
        ),
        (
            '{"player":0,"hand":"A","hand_sizes":[1,2.5]}',
            "hand_sizes[1] must be a whole number, not a fraction",
        ),
        (
            '{"player":0,"hand":"A","history":[{"player":1,"action":{"action":"jump"}}]}',
            "history[0].action.action: unknown value 'jump'; expected: form, insert",
        ),
        (
            '{"player":0,"hand":"A","history":[{"player":1,"action":{"action":"form","laid":"hat",'
            '"more":1}}]}',
            "history[0].action: unknown field 'more'",
        ),
        (
            '{"player":0,"hand":"A","history":[{"player":1}]}',
            "history[0].action is missing",
        ),
    ],
)
def test_json_that_is_not_an_observation_is_rejected(text: str, message: str) -> None:
    with pytest.raises(BadObservation) as error:
        read(json.loads(text))
    assert message in str(error.value)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
_NUMBERS = st.integers(-2, 12)
_CARDS = st.text("ABCEIQZ*?a1[", max_size=6)
_CHANGES = st.one_of(_JSON, _NUMBERS, _CARDS, st.lists(_NUMBERS, max_size=4), st.lists(_CARDS))


@given(
    field=st.sampled_from(Observation.__struct_fields__),
    value=_CHANGES,
    turn=st.integers(0, 24),
    drop=st.booleans(),
    rule=st.sampled_from(sorted(_fields("waddingtons"))),
)
def test_mistakes_raise_library_errors(
    small: Dictionary, field: str, value: Any, turn: int, drop: bool, rule: str
) -> None:
    observation: dict[str, Any] = json.loads(EXAMPLE.read_text())
    history = observation["history"]
    if turn < len(history):
        if drop:
            del history[turn]
        elif isinstance(value, str):
            history[turn]["action"] = {"action": "form", "laid": value}
        elif isinstance(value, int):
            history[turn]["player"] = value
    elif turn < 20:
        observation[field] = value
    else:
        observation["ruleset"] = {**_fields("waddingtons"), rule: value}
    with suppress(BadObservation, BadOption):
        assert last(read(observation), small, iterations=30).ranked


def test_an_observation_from_json_is_the_same(small: Dictionary) -> None:
    state = Round(small, players=3, seed=1)
    player = state.current_player()
    assert player is not None
    observation = state.observation(player)
    again = read(json.loads(msgspec.json.encode(observation)))
    assert again == observation
    assert last(again, small) == last(observation, small)


def test_hidden_cards_do_not_change_advice(small: Dictionary) -> None:
    def advised(swap: Callable[[str], str]) -> Advice:
        dealt = Round(small, seed=7)
        cards = dealt.hands[1] + swap(dealt.hands[0] + dealt.pile + dealt.stock)
        state = Round(small, deck=cards)
        return last(state.observation(1), small)

    # Player 1 has the first turn and gets the first cards.
    assert advised(str) == advised(lambda rest: rest[11:21] + rest[10] + rest[21:] + rest[:10])
