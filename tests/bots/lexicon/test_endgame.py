"""Endgames of Lexicon: rounds whose cards are all known, next to the whole tree of the round."""

from __future__ import annotations

import array
import math
import random
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from oracles.lexicon_endgame import Position, Tree
from support.effort import first_only

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.endgame import Endgame as Search
from lexicon_fast._native.lexicon.hidden_cards import Hidden
from lexicon_fast._native.lexicon.playouts import Options
from lexicon_fast._native.lexicon.rounds import Round as NativeRound
from lexicon_fast.base.errors import BadHand, BadOption, BadTableWord, LexiconFastError
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.advice import advise
from lexicon_fast.bots.lexicon.endgame import Endgame, result_of, solve
from lexicon_fast.bots.lexicon.expert import Expert
from lexicon_fast.bots.lexicon.native import THOROUGH, action_from, native_rules
from lexicon_fast.games.lexicon.actions import Action, Draw, Insert, Substitute
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round, legal_actions
from lexicon_fast.games.lexicon.rules import ARTICLE, POINTS, WADDINGTONS, Ruleset

pytestmark = pytest.mark.native

CLOSE = 1e-7

LETTERS = "AETSH"
VOCABULARY = [
    "at",
    "ta",
    "eat",
    "tea",
    "ate",
    "hat",
    "hate",
    "heat",
    "she",
    "he",
    "ha",
    "ah",
    "sat",
    "set",
    "as",
    "es",
    "et",
    "the",
    "seat",
    "has",
    "hats",
    "ash",
    "ae",
]
TINY = {**POINTS, "A": 10, "E": 7, "T": 3, "S": 5, "H": 2}


# Random positions of small packs


@dataclass
class Case:
    words: tuple[str, ...]
    rules: Ruleset
    position: Position
    win_bonus: float
    worth: tuple[float, ...] | None
    columns: int

    def result(self, mine: int, others: int, out: int) -> float:
        value: float = others - mine
        if self.worth is not None:
            rows = len(self.worth) // self.columns
            row, column = min(mine, rows - 1), min(others, self.columns - 1)
            value = self.worth[row * self.columns + column]
        return value + out * self.win_bonus


def random_case(luck: random.Random) -> Case:
    base = luck.choice((WADDINGTONS, ARTICLE))
    words = tuple(sorted(luck.sample(VOCABULARY, luck.randint(3, 9))))
    cards = luck.choices(LETTERS, k=16) + ["*"] * luck.choice((0, 0, 1, 2))
    luck.shuffle(cards)
    rules = replace(
        base, name="tiny", points=TINY, pack=Counter(cards), guard=luck.choice((1, 1, 1, 2))
    )
    table: list[str] = []
    for word in luck.sample(words, luck.randint(0, 2)):
        laid, left = "", cards.copy()
        for letter in word:
            card = letter.upper() if letter.upper() in left else "*"
            if card not in left:
                break
            left.remove(card)
            laid += letter if card != "*" else f"[{letter}]"
        else:
            table.append(laid)
            cards = left
    order = Cards.of(dictionary_of(words)).sort
    hands = order(cards[: luck.randint(1, 3)]), order(cards[3 : 3 + luck.randint(1, 2)])
    rest = cards[5:]
    pile = "".join(rest[: luck.randint(0, 2)])
    stock = order(rest[2 : 2 + luck.randint(0, 2)])
    if not pile and not stock:
        pile = rest[0]
    idle = luck.randint(0, 2 * rules.guard - 1)
    worth = None
    columns = luck.randint(8, 20)
    if luck.random() < 0.3:  # as in games: own points cost, the other's are worth something
        worth = tuple(
            float(2 * column - row * row // 4 + luck.randint(0, 1))
            for row in range(12)
            for column in range(columns)
        )
    turn = luck.randint(0, 1)
    return Case(
        words,
        rules,
        Position(hands, tuple(table), pile, stock, turn, idle),
        luck.choice((0.0, 0.0, 5.5)),
        worth,
        columns,
    )


@cache
def dictionary_of(words: tuple[str, ...], isa: str | None = None) -> Dictionary:
    if isa is None:
        return Dictionary.from_words(words)
    upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    text = "\n".join(words).encode()
    file, _ = build(text, upper, upper.lower(), "words", b"\0" * 32, "english")
    return Dictionary(Compiled(file, "words", isa), "words")


def search_of(case: Case, isa: str | None = None) -> Search:
    rules = native_rules(case.rules, dictionary_of(case.words, isa), 2)
    at = case.position
    position = NativeRound(
        rules, list(at.hands), at.table, at.stock, at.pile, turn=at.turn, idle=at.idle
    )
    worth = None if case.worth is None else array.array("d", case.worth)
    return Search(position, worth, case.columns if worth else 0, case.win_bonus)


@cache
def expected(seed: int) -> tuple[Case, dict[Action, tuple[float, float]]]:
    """Return a random case, and the bounds of each action by the reference implementation."""
    case = random_case(random.Random(seed))
    tree = Tree(dictionary_of(case.words), case.rules, case.result, case.position.turn)
    actions = tree.actions(case.position)
    return case, {action: tree.bounds(case.position, action) for action in actions}


def found_by(search: Search) -> dict[Action, tuple[float, float]]:
    return {action_from(action): (low, high) for action, low, high in search.rows_of_actions()}


class TestReference:
    @pytest.mark.parametrize("block", first_only(range(4), unsanitized=True))
    def test_a_search_finds_the_bounds_of_the_whole_tree(self, block: int) -> None:
        for isa in available_isas():
            outcomes: Counter[str] = Counter()
            for seed in range(40 * block, 40 * block + 40):
                case, wanted = expected(seed)
                search = search_of(case, isa)
                search.search(1 << 40)
                found = found_by(search)
                assert found.keys() == wanted.keys(), seed
                for action, (low, high) in found.items():
                    assert low <= wanted[action][0] + CLOSE, (seed, action)
                    assert high >= wanted[action][1] - CLOSE, (seed, action)
                assert search.solved or search.complete, seed
                best = action_from(search.best()[0])
                secured = max(low for low, _ in wanted.values())
                others = [high for action, (_, high) in wanted.items() if action != best]
                if search.complete:
                    assert found[best][0] == pytest.approx(secured, abs=CLOSE), seed
                if search.solved:
                    assert all(high <= wanted[best][0] + CLOSE for high in others), seed
                else:  # then nothing is better than all others
                    for action, (low, _) in wanted.items():
                        rest = [high for other, (_, high) in wanted.items() if other != action]
                        assert any(low < high - CLOSE for high in rest), (seed, action)
                outcomes["solved" if search.solved else "open"] += 1
                outcomes["exact"] += search.solved and found[best][1] - found[best][0] < CLOSE
                outcomes["deep"] += search.depth >= 2
            assert outcomes["open"] >= 1, outcomes
            assert min(outcomes[what] for what in ("solved", "exact", "deep")) >= 3, outcomes

    def test_any_limit_leaves_bounds_that_hold(self) -> None:
        stopped = 0
        for seed in range(40):
            case, wanted = expected(seed)
            for nodes in (0, 1, 3, 10, 30, 100):
                search = search_of(case)
                search.search(nodes)
                for action, (low, high) in found_by(search).items():
                    assert low <= wanted[action][0] + CLOSE, (seed, nodes)
                    assert high >= wanted[action][1] - CLOSE, (seed, nodes)
                stopped += not (search.solved or search.complete)
                if search.solved:
                    best = action_from(search.best()[0])
                    others = [high for action, (_, high) in wanted.items() if action != best]
                    assert all(high <= wanted[best][0] + CLOSE for high in others), (seed, nodes)
        assert stopped > 20

    def test_the_result_bounds_the_position_whatever_the_limit(self) -> None:
        stopped = open_ = 0
        for seed in range(60):
            case, wanted = expected(seed)
            secured = max(low for low, _ in wanted.values())
            most = max(high for _, high in wanted.values())
            for nodes in (0, 1, 3, 10, 30, 100, 300, 1 << 40):
                search = search_of(case)
                search.search(nodes)
                found = result_of(search)
                assert found.value <= secured + CLOSE, (seed, nodes)
                assert found.upper >= most - CLOSE, (seed, nodes)
                best = max(low for low, _ in found_by(search).values())
                assert found.value == pytest.approx(best, abs=CLOSE), (seed, nodes)
                if search.complete and not search.solved:
                    assert found.upper == pytest.approx(most, abs=CLOSE), (seed, nodes)
                    open_ += 1
                stopped += not (search.solved or search.complete)
        assert stopped > 30
        assert open_ > 5

    def test_a_continued_search_ends_like_one_call(self) -> None:
        for seed in range(20):
            case, _ = expected(seed)
            whole, parts = search_of(case), search_of(case)
            whole.search(1 << 40)
            for _ in range(10_000):
                if parts.solved or parts.complete:
                    break
                before = parts.nodes
                parts.search(max(50, parts.nodes))
                assert parts.solved or parts.complete or parts.nodes > before
            assert (parts.solved, parts.complete) == (whole.solved, whole.complete), seed
            assert parts.best()[1] == pytest.approx(whole.best()[1], abs=CLOSE), seed

    def test_a_search_is_the_same_each_time(self) -> None:
        for seed in range(10):
            case, _ = expected(seed)
            first, again = search_of(case), search_of(case)
            first.search(200)
            again.search(200)
            assert first.rows_of_actions() == again.rows_of_actions()
            assert first.nodes == again.nodes

    def test_a_depth_limits_the_search(self) -> None:
        case, _ = next(
            expected(seed) for seed in range(100) if not shallow(search_of(expected(seed)[0]))
        )
        search = search_of(case)
        search.search(1 << 40, 0)
        assert search.depth == 0
        search.search(1 << 40, 1)
        assert search.depth == 1


def shallow(search: Search) -> bool:
    search.search(1 << 40, 1)
    return search.solved or search.complete


# Known answers


WORDS = Dictionary.from_words(["hat", "chat", "that", "chats", "hats", "at", "cat", "cats", "act"])


class TestKnownAnswers:
    def test_going_out_is_best_if_the_other_player_goes_out_next(self) -> None:
        found = solve("S", "C", ["hat"], WORDS, pile="T", stock="EIOU")
        assert found.action == Insert(0, "hats")
        assert (found.value, found.exact) == (8.0, True)

    def test_all_cards_go_at_once(self) -> None:
        found = solve("CS", "A", ["hat"], WORDS, pile="T", stock="EI")
        assert found.action == Insert(0, "chats")

    def test_the_word_that_the_other_player_needs_is_taken(self) -> None:
        # C goes into HAT only. HOT takes that away, and A and S will go into HOT.
        words = Dictionary.from_words(["hat", "chat", "hot", "hotas"])
        rules = replace(WADDINGTONS, name="short", guard=2)
        found = solve("OS", "C", ["hat"], words, pile="Q", stock="QQ", ruleset=rules)
        # The other player exchanges the C for a Q.
        assert (found.action, found.value, found.solved) == (Substitute(0, "hot"), 4.0, True)

    def test_waiting_wins_more_than_going_out_against_a_card_that_fits_nowhere(self) -> None:
        # The other player has to exchange the Q (4 points) for the A (10) or the E (10).
        words = Dictionary.from_words(["at", "tat", "tats"])
        rules = replace(WADDINGTONS, name="short", guard=2)
        found = solve("TS", "Q", ["at"], words, pile="E", stock="E", ruleset=rules)
        now = 4.0
        assert found.value > now

    def test_the_guard_counts_the_hands(self) -> None:
        words = Dictionary.from_words(["at"])
        found = solve("QA", "E", [], words, pile="Z", stock="Z", idle=39)
        # Only Z is cheaper; the round ends at once.
        assert found.action == Draw("A", "exposed")
        assert (found.value, found.exact) == (10.0 - 6.0, True)

    def test_a_win_bonus_counts_for_the_player_who_is_out(self) -> None:
        plain = solve("S", "C", ["hat"], WORDS, pile="T", stock="EIOU")
        more = solve("S", "C", ["hat"], WORDS, pile="T", stock="EIOU", win_bonus=30)
        assert more.value == plain.value + 30
        lost = solve("Z", "C", ["hat"], WORDS, pile="X", stock="X", win_bonus=30)
        assert lost.upper <= -30 - 2

    def test_every_choice_of_masters_is_an_action(self) -> None:
        rules = native_rules(WADDINGTONS, WORDS, 2)
        search = Search(NativeRound(rules, ["ACT*", "S"], [], "E", "E"))
        actions = {laid for (kind, _, laid), _, _ in search.rows_of_actions() if kind == "form"}
        assert {"cat", "[c]at", "c[a]t", "ca[t]", "act", "[a]ct", "at", "[h]at"} <= actions

    def test_without_a_proof_the_upper_bound_covers_all_actions(self) -> None:
        """The exchange secures most; after another action only hidden cards keep it from more."""
        words = Dictionary.from_words(["its", "tuis", "tuts", "us", "ut"])
        rules = replace(WADDINGTONS, name="short", guard=1)
        found = solve("*SS", "C", [], words, pile="U", ruleset=rules)
        assert (found.action, found.value) == (Draw("*", "exposed"), -9.0)
        assert (found.upper, found.solved, found.exact) == (0.0, False, False)

    def test_a_node_limit_leaves_it_unsolved(self) -> None:
        found = solve("AEIHRT", "AEIOST", ["hat"], WORDS, pile="T", stock="EIOU", nodes=5)
        assert not found.solved
        assert not found.exact
        assert 5 <= found.nodes <= 7
        assert found.value <= found.upper


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"hand": ""}, BadHand, "a hand of 0 cards"),
        ({"other": ""}, BadHand, "a hand of 0 cards"),
        ({"other": "A" * 16}, BadHand, "a hand of 16 cards"),
        ({"hand": "1"}, BadHand, "'1' is not a letter"),
        ({"pile": "", "stock": ""}, BadHand, "stock and pile are empty"),
        ({"table": ["ha-t"]}, BadTableWord, "ha-t"),
        ({"idle": -1}, BadOption, "idle"),
        ({"nodes": -1}, BadOption, "nodes"),
        ({"nodes": 1.5}, LexiconFastError, "nodes"),
        ({"win_bonus": -1}, BadOption, "win_bonus is -1; it must be 0 to 1000"),
        ({"win_bonus": math.nan}, BadOption, "win_bonus is nan"),
        ({"ruleset": "gin"}, BadOption, "gin"),
    ],
)
def test_a_wrong_argument_is_named(
    changes: dict[str, Any], error: type[Exception], message: str
) -> None:
    arguments: dict[str, Any] = {"hand": "S", "other": "C", "table": ["hat"], "pile": "T"} | changes
    with pytest.raises((error, TypeError), match=message):
        solve(dictionary=WORDS, **arguments)


class TestNative:
    def round(self, hands: list[str | int], **options: Any) -> NativeRound:
        return NativeRound(native_rules(WADDINGTONS, WORDS, 2), hands, ["hat"], "EI", "T")

    def test_it_needs_two_known_hands(self) -> None:
        with pytest.raises(BadOption, match="3 players; it must have 2"):
            Search(self.round(["S", "C", "A"]))
        for hands in (["S", 1], ["S", ""]):
            with pytest.raises(BadHand):
                Search(self.round(hands))

    @pytest.mark.parametrize("columns", [0, 2, -1])
    def test_a_table_of_worth_has_full_rows(self, columns: int) -> None:
        with pytest.raises(BadOption, match="it must have one or more rows"):
            Search(self.round(["S", "C"]), array.array("d", [1, 2, 3]), columns)

    def test_win_bonus_and_depth_have_limits(self) -> None:
        with pytest.raises(BadOption, match="win_bonus"):
            Search(self.round(["S", "C"]), win_bonus=math.inf)
        with pytest.raises(BadOption, match="depth"):
            Search(self.round(["S", "C"])).search(10, 49)

    def test_the_best_action_is_added_to_options_of_the_same_position(self) -> None:
        position = self.round(["CS", "A"])
        search = Search(position)
        search.search(1000)
        options = Options(position, THOROUGH, 1)
        at = search.add_best_to(options)
        assert options.actions()[at] == search.best()[0]
        assert search.add_best_to(options) == at
        other = Options(self.round(["CS", "A"]), THOROUGH, 1)
        with pytest.raises(BadOption, match="another position"):
            search.add_best_to(other)

    def test_certain_cards(self) -> None:
        rules = native_rules(WADDINGTONS, WORDS, 2)
        assert Hidden(rules, ["ACT"], [[0], [2]], ["", "S"]).certain() is None
        assert Hidden(rules, ["ACT"], [[0], [3]], ["", "S"]).certain() == (["", "ACST"], "")
        assert Hidden(rules, ["ACT"], [[0], [0]], ["", "S"]).certain() == (["", "S"], "ACT")
        assert Hidden(rules, ["AA"], [[0], [1]], ["", ""]).certain() == (["", "A"], "A")
        pools = Hidden(rules, ["AC", "TT"], [[0, 0], [2, 1]], ["", "S"])
        assert pools.certain() == (["", "ACST"], "T")
        three = Hidden(rules, ["AC"], [[0], [1], [1]], ["", "", ""])
        assert three.certain() is None


# Bots and advice

#: All cards are known from the deal on: there is no stock.
FEW = replace(
    WADDINGTONS,
    name="few",
    pack=dict(zip("AEHILNORSTU*", (1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), strict=True)),
    cards_each=6,
)


@cache
def turns_of_few() -> list[Observation]:
    seen = []
    planner = bot("planner", english())
    for seed in (4, 13, 14, 15, 19, 24):
        played = Round(english(), seed=seed, ruleset=replace(FEW, strict=True))
        while (mover := played.current_player()) is not None:
            seen.append(played.observation(mover))
            played.apply(planner.choose(seen[-1], seed=0))
    return seen


@cache
def english() -> Dictionary:
    return Dictionary.load("enable")


class TestBots:
    def test_expert_takes_the_action_that_is_proved_best(self) -> None:
        expert = bot("expert:iterations=1", english())
        solved = 0
        for seen in turns_of_few():
            if (found := rest_of(seen)).solved:
                solved += 1
                assert expert.choose(seen, seed=solved) == found.action
        assert solved >= 4

    def test_without_a_proof_expert_plays_as_before(self) -> None:
        expert = bot("expert:iterations=50", english())
        before = bot("expert:iterations=50,endgame=false", english())
        unsolved = [seen for seen in turns_of_few() if not rest_of(seen).solved]
        unsolved.append(Round(english(), seed=3).observation(1))
        assert len(unsolved) > 1
        for seen in unsolved:
            assert expert.choose(seen, seed=5) == before.choose(seen, seed=5)

    def test_endgame_false_ignores_the_proof(self) -> None:
        before = bot("expert:iterations=200,endgame=false", english())
        choices = [
            (before.choose(seen, seed=1), rest_of(seen).action)
            for seen in turns_of_few()
            if rest_of(seen).solved
        ]
        assert any(chosen != action for chosen, action in choices)

    def test_a_bot_with_other_words_does_not_search(self) -> None:
        fewer = Dictionary.from_words([word for word in english() if len(word) < 6])
        seen = turns_of_few()[0]
        on, off = (
            Expert(english(), words=fewer, iterations=30, endgame=endgame)
            for endgame in (True, False)
        )
        assert on.choose(seen, seed=2) == off.choose(seen, seed=2)

    def test_advice_names_the_search(self) -> None:
        seen = next(seen for seen in turns_of_few() if rest_of(seen).exact)
        *_, advice = advise(seen, english(), iterations=100)
        found = rest_of(seen)
        assert [row.action for row in advice.ranked] == [found.action]
        verb = "loses" if found.value < 0 else "gains"
        assert advice.ranked[0].why == (
            f"proved best by searching the rest of the round; {verb} {abs(found.value):.0f} points"
        )

    @pytest.mark.unsanitized
    def test_advice_has_exact_values_of_other_actions_too(self) -> None:
        exact = 0
        for seen in turns_of_few():
            if not (found := rest_of(seen)).exact:
                continue
            for action in legal_actions(seen, english())[::40]:
                *_, advice = advise(seen, english(), iterations=60, include=[action])
                (row,) = (row for row in advice.ranked if row.action == action)
                best = advice.ranked[0]
                assert (best.action, best.gain, best.margin) == (found.action, found.value, 0.0)
                assert ("proved best" in row.why) == (action == found.action)
                if row.margin == 0:
                    exact += 1
                    assert row.gain <= found.value
        assert exact > 5

    def test_advice_without_a_proof_does_not(self) -> None:
        seen = next(seen for seen in turns_of_few() if not rest_of(seen).solved)
        *_, advice = advise(seen, english(), iterations=100)
        assert all("searched" not in row.why for row in advice.ranked)


def rest_of(seen: Observation) -> Endgame:
    """Search the rest of a round whose stock is empty."""
    cards = Counter("".join(card * n for card, n in FEW.pack.items()))
    cards.subtract(seen.hand + seen.pile)
    for laid in seen.table:
        cards.subtract(Cards.of(english()).of_word(laid))
    assert cards.total() == seen.hand_sizes[1 - seen.player]
    return solve(
        seen.hand,
        "".join(sorted(cards.elements())),
        seen.table,
        english(),
        pile=seen.pile,
        ruleset=seen.rules,
        idle=seen.idle,
    )
