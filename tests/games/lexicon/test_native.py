"""Native rounds, policies and play-outs of Lexicon, against the referee and the slow twins."""

from __future__ import annotations

import gc
import math
import pickle
import random
import sys
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from oracles import turns as reference
from support.effort import ISAS

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.hidden_cards import Hidden, deal_world
from lexicon_fast._native.lexicon.playouts import (
    Options,
    Tally,
    sample_options,
    self_play,
    simulate,
    step,
)
from lexicon_fast._native.lexicon.policies import Player, Policy
from lexicon_fast._native.lexicon.rounds import Round as NativeRound
from lexicon_fast._native.lexicon.rounds import Rules
from lexicon_fast._native.lexicon.values import Values
from lexicon_fast.base.errors import BadHand, BadObservation, BadOption, BadTableWord
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.beliefs import hidden_cards, unseen_cards
from lexicon_fast.bots.lexicon.native import (
    GREEDY,
    QUICK,
    THOROUGH,
    action_from,
    learned,
    native_rules,
    view_of,
)
from lexicon_fast.bots.lexicon.static import Greedy
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.actions import Draw, Form
from lexicon_fast.games.lexicon.events import TurnEvent
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round, legal_actions
from lexicon_fast.games.lexicon.rules import (
    ARTICLE,
    MASTER,
    PACK,
    POINTS,
    WADDINGTONS,
    Ruleset,
)

pytestmark = pytest.mark.native

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()
FINNISH = Alphabet("finnish", LATIN + "ÄÖ", LATIN.lower() + "äö")
FEW = ["at", "cat", "hat", "that", "chat", "oe", "it", "its", "ti"]
#: Words that are one card away from each other, so that plays of all kinds are many.
DENSE = [w for w in WORDS if len(w) <= 4]
STRICT = [replace(rules, strict=True) for rules in (WADDINGTONS, ARTICLE)]
#: More Masters than the real pack has.
MASTERS = {**PACK, MASTER: 5}
POLICIES = [GREEDY, QUICK, THOROUGH]

each_isa = pytest.mark.parametrize("isa", ISAS)
each_ruleset = pytest.mark.parametrize("rules", STRICT, ids=lambda rules: rules.name)


@cache
def compiled(words: str, isa: str | None) -> Dictionary:
    given = {"few": FEW, "dense": DENSE, "words2000": WORDS}.get(words)
    if given is not None:
        return opened(words, isa, given)
    return Dictionary(Compiled(bytes(Dictionary.load(words).compiled.content), words, isa), words)


def opened(words: str, isa: str | None, given: list[str]) -> Dictionary:
    text = "\n".join(given).encode()
    file, _ = build(text, LATIN, LATIN.lower(), words, b"\0" * 32, "english")
    return Dictionary(Compiled(file, words, isa), words)


def native_of(round_: Round, rules: Rules) -> NativeRound:
    """The round as the native core takes it, all cards open; its players in seat order."""
    mover = round_.current_player()
    assert mover is not None
    return NativeRound(
        rules,
        [round_.hands[p] for p in round_.players],
        round_.table,
        round_.stock,
        round_.pile,
        turn=round_.players.index(mover),
        idle=round_.idle,
        seed=round_.rng._state,
    )


def assert_same(native: NativeRound, round_: Round) -> None:
    order = {card: place for place, card in enumerate(LATIN + MASTER)}
    hands = ["".join(sorted(hand, key=order.__getitem__)) for hand in native.hands]
    assert hands == [round_.hands[p] for p in round_.players]
    assert native.table == list(round_.table)
    assert (native.pile, native.stock) == (round_.pile, round_.stock)
    mover, winner = round_.current_player(), round_.winner
    assert native.over == round_.is_terminal()
    assert native.turn == (-1 if mover is None else round_.players.index(mover))
    assert native.winner == (-1 if winner is None else round_.players.index(winner))


def played(dictionary: Dictionary, seed: int, **options: Any) -> Round:
    """A whole round, natively and by the referee, compared after each action."""
    round_ = Round(dictionary, seed=seed, **options)
    rules = native_rules(round_.rules, dictionary, len(round_.players))
    native = native_of(round_, rules)
    player = Player(rules)
    rng = random.Random(seed)
    while not round_.is_terminal():
        action = action_from(step(native, rng.choice(POLICIES), player))
        round_.apply(action)
        assert_same(native, round_)
    with pytest.raises(BadOption):
        step(native, GREEDY)
    return round_


def test_the_collector_may_take_dictionary_and_player_together() -> None:
    """In a cycle of garbage the dictionary is cleared first: it must not be needed any more."""
    told: list[object] = []
    kept, sys.unraisablehook = sys.unraisablehook, told.append
    gc.collect()
    gc.disable()  # or a collection in between changes the order
    try:
        dictionary = opened("few", None, FEW)
        cycle: list[object] = []
        cycle += [dictionary, Player(native_rules(WADDINGTONS, dictionary, 2)), cycle]
        del cycle, dictionary
        gc.collect()
    finally:
        gc.enable()
        sys.unraisablehook = kept
    assert told == []


class TestRounds:
    @each_isa
    @each_ruleset
    def test_native_rounds_are_those_of_the_referee(self, rules: Ruleset, isa: str) -> None:
        happened: Counter[str] = Counter()
        for seed in range(60):
            rng = random.Random(seed)
            changed = replace(
                rules,
                name="changed",
                pack=rng.choice([PACK, MASTERS]),
                guard=rng.choice([2, 20]),
                cards_each=rng.choice([4, 10, 10]),
            )
            players = sorted(rng.sample(range(8), rng.randint(2, 8)))
            round_ = played(
                compiled(rng.choice(["few", "dense", "words2000"]), isa),
                seed,
                players=players,
                dealer=rng.choice(players),
                ruleset=changed,
            )
            happened["out" if round_.winner is not None else "guard"] += 1
            happened["brackets"] += any("[" in laid for laid in round_.table)
            for event in round_.events:
                if isinstance(event, TurnEvent):
                    happened[type(event.action).__name__] += 1
                    happened["renewed"] += event.renewed_stock != ""
                    happened["turned up"] += event.turned_up != ""
        for what in ("out", "guard", "brackets", "renewed", "Form", "Insert", "Substitute", "Draw"):
            assert happened[what] > 5, (what, happened)
        assert (happened["turned up"] > 5) == (rules.renewal == "turn up")

    @each_isa
    @each_ruleset
    def test_so_they_are_with_a_whole_dictionary(self, rules: Ruleset, isa: str) -> None:
        for seed in range(16):
            played(compiled("enable", isa), seed, players=2 + seed % 7, ruleset=rules)

    @pytest.mark.parametrize("players", [2, 3, 5])
    @each_ruleset
    def test_self_play_deals_and_counts_as_the_referee(self, rules: Ruleset, players: int) -> None:
        d = compiled("dense", None)
        rows = list(self_play(native_rules(rules, d, players), POLICIES[:1] * players, 8, 5))
        for seed in range(5, 13):
            round_ = Round(d, players=players, dealer=players - 1, ruleset=rules, seed=seed)
            native = native_of(round_, native_rules(rules, d, players))
            turns = 0
            while not round_.is_terminal():
                round_.apply(action_from(step(native, GREEDY)))
                turns += 1
            points = [-points for points in round_.returns()]
            for rotation in range(players):  # all the same policy: only the names of seats move on
                winner, n, *left = rows[: players + 2]
                del rows[: players + 2]
                seat = -1 if round_.winner is None else (round_.winner - rotation) % players
                assert (winner, n) == (seat, turns)
                assert left == points[rotation:] + points[:rotation]
        assert not rows

    def test_self_play_seats_each_policy_everywhere(self) -> None:
        d = compiled("words2000", None)
        rules = native_rules(STRICT[0], d, 2)
        both = list(self_play(rules, [GREEDY, QUICK], 20, 1))
        other = list(self_play(rules, [QUICK, GREEDY], 20, 1))
        rows = [both[i : i + 4] for i in range(0, len(both), 4)]
        turned = [other[i : i + 4] for i in range(0, len(other), 4)]
        for at in range(0, 40, 2):  # the first rotation of one is the second of the other
            for a, b in ((at, at + 1), (at + 1, at)):
                winner, n, first, second = turned[b]
                assert rows[a] == [winner if winner < 0 else 1 - winner, n, second, first]
        assert self_play(rules, [GREEDY, QUICK], 20, 1, 10, False).tolist() == [
            number for row in rows[::2] for number in row
        ]


# ---------------------------------------------------------------- greedy


def positions(
    dictionary: Dictionary, rounds: int, name: str = "random", **options: Any
) -> Iterator[tuple[Round, Observation]]:
    """Turns of rounds that bots play, with all that the player sees."""
    player = bot(name, dictionary)
    for seed in range(rounds):
        round_ = Round(dictionary, seed=seed, players=2 + seed % 4, **options)
        luck = Rng(seed)
        while (mover := round_.current_player()) is not None:
            seen = round_.observation(mover)
            if seen.phase == "turn":
                yield round_, seen
            round_.apply(player.choose(seen, luck.next()))


class TestGreedy:
    @each_ruleset
    @pytest.mark.parametrize(
        "words", ["dense", pytest.param("words2000", marks=pytest.mark.unsanitized)]
    )
    def test_it_plays_as_the_bot(self, words: str, rules: Ruleset) -> None:
        d = compiled(words, None)
        rules = replace(rules, name="masters", pack=MASTERS)
        greedy = Greedy(d)
        natives = {
            n: [native_rules(rules, compiled(words, isa), n) for isa in available_isas()]
            for n in range(2, 6)
        }
        count = exchanges = 0
        for _, seen in positions(d, 20, ruleset=rules):
            action = greedy.choose(seen, 0)
            for native in natives[len(seen.hand_sizes)]:
                assert action_from(step(view_of(seen, native), GREEDY)) == action, seen
            count += 1
            exchanges += type(action).__name__ == "Substitute"
        assert count > 500
        assert exchanges > 10

    def test_with_a_whole_dictionary(self, enable: Dictionary) -> None:
        greedy = Greedy(enable)
        rules = native_rules(STRICT[0], enable, 2)
        for _, seen in positions(enable, 20, ruleset=STRICT[0]):
            if len(seen.hand_sizes) == 2:
                action = action_from(step(view_of(seen, rules), GREEDY))
                assert action == greedy.choose(seen, 0), seen

    @each_ruleset
    def test_of_equal_exchanges_it_makes_the_first(self, rules: Ruleset) -> None:
        # A Master can be laid in several words, the dictionary does not have all of them, and a
        # real substitution leaves as many points.
        rng = random.Random(3)
        d = compiled("dense", None)
        greedy = Greedy(d)
        native = native_rules(rules, d, 2)
        words = [*DENSE, "zzq", "qaq", "vvv", "aaaa", "bcb"]
        for _ in range(1500):
            table = tuple(bracketed(rng.choice(words), rng) for _ in range(rng.randint(1, 5)))
            hand = "".join(rng.choices(LATIN, k=rng.randint(0, 2))) + rng.choice(["*", "**", "A"])
            seen = made_up(hand, table, rng.choice(LATIN), 12, rules)
            action = action_from(step(view_of(seen, native), GREEDY))
            assert action == greedy.choose(seen, 0), seen


def bracketed(word: str, rng: random.Random) -> str:
    """A word as it lies, a Master in it now and then."""
    return "".join(f"[{letter}]" if rng.random() < 0.1 else letter for letter in word)


def made_up(
    hand: str, table: tuple[str, ...], pile: str, stock: int, rules: Ruleset
) -> Observation:
    hand = reference.in_order(hand)
    return Observation(
        0, hand, table, pile, stock, (len(hand), 5), to_move=0, ruleset=rules.to_json()
    )


# ---------------------------------------------------------------- the planner


def random_numbers(
    rng: random.Random, thorough: int, keeps: Sequence[int] = (1200, 1500, 1500, 1900)
) -> tuple[Policy, reference.Numbers]:
    keep = {card: rng.choice(keeps) for card in LATIN + MASTER}
    rest = {
        "insert": rng.choice([0, 30, 400]),
        "blind": rng.choice([0, 1300]),
        # The longer a hand takes, the less is won, and the more is lost.
        "won": [sorted(rng.choices(range(90_000), k=8), reverse=True) for _ in range(15)],
        "lost": [sorted(rng.choices(range(1000), k=8)) for _ in range(15)],
    }
    if rng.random() < 0.8:
        rest["stays"] = [
            sorted(rng.choices(range(1_000_001), k=8), reverse=True) for _ in range(15)
        ]
    codes = [*(keep[card] for card in LATIN), *[2000] * 6, keep[MASTER]]
    policy = Policy("planner", keep=codes, thorough=thorough, **rest)  # type: ignore[arg-type]
    return policy, reference.Numbers(keep, thorough=thorough, **rest)  # type: ignore[arg-type]


def random_network(
    rng: random.Random, numbers: reference.Numbers
) -> tuple[Policy, reference.Numbers]:
    """Return a learned policy, and numbers with its network."""

    def row(n: int) -> list[float]:
        return [rng.uniform(-1, 1) for _ in range(n)]

    network = reference.Network(
        [row(32) for _ in range(45)], row(32), [row(32), row(32)], row(2), rng.uniform(0, 100)
    )
    weights = [weight for part in (*network.inner, network.inner_bias) for weight in part]
    weights += [*network.outer[0], *network.outer[1], *network.outer_bias]
    keep = [*(numbers.keep[card] for card in LATIN), *[2000] * 6, numbers.keep[MASTER]]
    policy = Policy(
        "learned",
        keep=keep,
        insert=numbers.insert,
        blind=numbers.blind,
        thorough=15,
        values=Values(array("f", weights)),
        win_bonus=network.win_value / 2,
    )
    return policy, numbers._replace(network=network, thorough=15)


class TestPlanner:
    @each_ruleset
    @pytest.mark.parametrize("thorough", [0, 3, pytest.param(15, marks=pytest.mark.unsanitized)])
    def test_it_weighs_up_actions_as_its_twin(self, thorough: int, rules: Ruleset) -> None:
        rng = random.Random(f"{thorough} {rules.name}")
        dictionaries = [compiled("dense", isa) for isa in available_isas()]
        natives = [(d, Player(native_rules(rules, d, 2))) for d in dictionaries]
        # The twin takes seconds for a hand of six cards if every action is weighed.
        most = 5 if thorough == 15 else 6
        for players in [2, 3] * (2 if thorough == 15 else 6) + [4, 5, 6, 7, 8]:
            masters = rng.choice([0, 0, 0, 1, 1, 2, 3])
            cards = rng.choice([LATIN, "AEIHLORSTUW", "".join(rng.choices(DENSE, k=3)).upper()])
            hand = (
                "".join(rng.choices(cards, k=rng.randint(0 if masters else 1, most)))
                + "*" * masters
            )
            hand = "".join(rng.sample(hand, len(hand)))
            table = tuple(
                bracketed(rng.choice(DENSE), rng) for _ in range(rng.choice([0, 1, 2, 4]))
            )
            pile = "".join(rng.choices(LATIN + MASTER, k=rng.choice([0, 1, 3])))
            policy, numbers = random_numbers(rng, thorough)
            sizes = [rng.randint(1, 17 if players > 2 else 12) for _ in range(players - 1)]
            place = rng.randrange(players)
            seen = Observation(
                place,
                hand,
                table,
                pile,
                rng.choice([0, 7]) if pile else 7,
                (*sizes[:place], len(hand), *sizes[place:]),
                idle=rng.choice([0, 3, 4, 9]),
                ruleset=rules.to_json(),
            )
            position = reference.Position(
                hand,
                table,
                pile[-1:],
                sizes,
                unseen_cards(seen, dictionaries[0]),
                blind=True,
                idle=seen.idle // players,
                idle_turns=seen.idle,
                stock=seen.stock,
            )
            if thorough == 15:
                learned, with_network = random_network(rng, numbers)
                view = view_of(seen, native_rules(rules, dictionaries[0], players))
                found = Options(view, learned, 10_000)
                costs = {
                    as_option(action, cost, table)[:2]: cost
                    for action, cost in zip(found.actions(), found.estimates(), strict=True)
                }
                options = reference.options(position, DENSE, rules, with_network)
                assert costs == pytest.approx({each[:2]: each.cost for each in options}, abs=20)
            expected = reference.options(position, DENSE, rules, numbers)
            for d, player in natives:
                view = view_of(seen, native_rules(rules, d, players))
                found = Options(view, policy, 10_000)
                told = list(zip(found.actions(), found.estimates(), strict=True))
                assert [cost for _, cost in told] == sorted(cost for _, cost in told)
                assert told[0][1] == expected[0].cost
                # What a player remembers, and the bounds that save work, change no choice.
                assert step(view, policy, player) == told[0][0]
                assert sorted(as_option(action, cost, table) for action, cost in told) == sorted(
                    expected
                ), seen

    def test_it_takes_the_cheapest(self, enable: Dictionary) -> None:
        for policy in (QUICK, THOROUGH):
            for round_, seen in positions(enable, 2, ruleset=STRICT[0]):
                rules = native_rules(STRICT[0], enable, len(seen.hand_sizes))
                view = view_of(seen, rules)
                options = Options(view, policy, 1)
                assert step(view, policy) == options.actions()[0]
                assert action_from(options.actions()[0]) in legal_actions(seen, enable) or (
                    round_.copy().apply(action_from(options.actions()[0])) is None
                )

    @each_isa
    def test_bounds_that_save_searches_change_no_choice(self, isa: str) -> None:
        """The exposed card often completes a word that empties the hand."""
        rng = random.Random(f"bounds {isa}")
        d = compiled("dense", isa)
        rules = native_rules(WADDINGTONS, d, 2)
        player = Player(rules)
        exposed = 0
        for _ in range(800):
            policy, _ = random_numbers(rng, 0, rng.choice([(400, 1500), (1200, 1500, 1900)]))
            word = rng.choice([word for word in DENSE if len(word) > 2]).upper()
            missing = rng.randrange(len(word))
            # All but one card of a word, and a card or two that may be discarded.
            hand = word[:missing] + word[missing + 1 :] + rng.choice(LATIN)
            hand += "".join(rng.choices(word + LATIN + MASTER, k=rng.choice([0, 0, 1])))
            if rng.random() < 0.2:
                hand = rng.choice("QXZJ")  # replaced by a card that is left over, too
            table = tuple(rng.choice(DENSE) for _ in range(rng.choice([0, 1, 2])))
            card = rng.choice([word[missing], word[missing], rng.choice(LATIN + MASTER)])
            view = view_of(made_up(hand, table, card, 7, WADDINGTONS), rules)
            (best,) = Options(view, policy, 1).actions()[:1]
            assert step(view, policy, player) == best, (hand, table, card)
            exposed += best[0] == "draw" and best[2] == "exposed"
        assert exposed > 100

    def test_other_words_for_the_same_cards_are_legal_too(self, enable: Dictionary) -> None:
        more = 0
        for round_, seen in positions(enable, 3, ruleset=STRICT[0]):
            rules = native_rules(STRICT[0], enable, len(seen.hand_sizes))
            options = Options(view_of(seen, rules), THOROUGH, 1000, 3)
            actions, costs = options.actions(), options.estimates()
            assert costs == sorted(costs)
            assert len(set(actions)) == len(actions)
            more += len(actions) - len(Options(view_of(seen, rules), THOROUGH, 1000))
            after: dict[tuple[int, str], set[str]] = {}
            for action, cost in zip(actions, costs, strict=True):
                copied = round_.copy()
                copied.apply(action_from(action))
                if action[0] in ("form", "insert"):
                    after.setdefault((cost, copied.hands[seen.player]), set()).add(action[2])
        assert more > 100

    def test_few_options_are_the_best_ones(self, enable: Dictionary) -> None:
        rules = native_rules(STRICT[0], enable, 2)
        seen = Round(enable, ruleset=STRICT[0]).observation(1)
        every = Options(view_of(seen, rules), THOROUGH, 10_000)
        few = Options(view_of(seen, rules), THOROUGH, 7)
        assert len(few) == 7 < len(every)
        assert few.actions() == every.actions()[:7]
        assert few.estimates() == every.estimates()[:7]

    def test_what_an_option_leads_to(self, enable: Dictionary) -> None:
        round_ = Round(enable, ruleset=STRICT[0])
        options = Options(native_of(round_, native_rules(STRICT[0], enable, 2)), THOROUGH, 40)
        for i, action in enumerate(options.actions()):
            copied = round_.copy()
            copied.apply(action_from(action))
            assert_same(options.after(i), copied)
        with pytest.raises(BadOption):
            options.after(len(options))


def as_option(action: tuple[Any, ...], cost: int, table: tuple[str, ...]) -> reference.Option:
    """An action of the native core, as the reference implementation writes it."""
    kind, where, what = action
    if kind == "draw":
        return reference.Option(kind, (where, what), cost)
    if kind == "substitute":
        return reference.Option(kind, (str(where), what), cost)
    new = Counter(card for _, card in reference.cells(what))
    if kind == "insert":
        new -= Counter(card for _, card in reference.cells(table[where]))
    return reference.Option(kind, (reference.in_order("".join(new.elements())),), cost)


# ---------------------------------------------------------------- hidden cards and play-outs

POOLS = ["AAEEIIOOUU*STRN", "BCDFGHKLMP"]


def view_and_hidden(players: int = 3, clues: bool = False) -> tuple[NativeRound, Hidden]:
    """Player 1 to move; two pools, of which the others hold cards besides some that are known."""
    d = compiled("words2000", None)
    rules = native_rules(STRICT[0], d, players)
    sizes = [7, 5, 6, 4][:players]
    hands: list[str | int] = [*sizes]
    hands[1] = "HATER"
    known = ["Q", "", "ZZ", ""][:players]
    from_pool = [[4, 2], [0, 0], [0, 4], [3, 1]][:players]
    stock = sum(map(len, POOLS)) - sum(map(sum, from_pool))
    view = NativeRound(rules, hands, ["cat", "d[o]g"], "", "XY", turn=1, stock_size=stock)
    return view, Hidden(rules, POOLS, from_pool, known)


class TestLearned:
    def test_a_round_that_is_played_on_as_it_was_has_one_result(self, enable: Dictionary) -> None:
        rules = native_rules(WADDINGTONS, enable, 2)
        rows, results, turns = sample_options(
            rules, THOROUGH, THOROUGH, 40, 5, best=1, others=0, explore=0
        )
        table = array("f", rows)
        features = [table[i : i + 45] for i in range(0, len(table), 45)]
        found = array("f", results)
        assert list(array("i", turns)) == list(range(len(features)))
        # In the first turn, the whole stock is there, no words, and nobody has drawn.
        begins = [
            at
            for at, row in enumerate(features)
            if row[38] == pytest.approx(31 / 40) and not row[39] and not row[41]
        ]
        same = 0
        for at in range(1, len(features)):
            won, gained = found[2 * at : 2 * at + 2]
            if at not in begins:  # the turn of the other player
                same += [won, gained] == [1 - found[2 * at - 2], -found[2 * at - 1]]
        # Of equal actions, the first is chosen, and play-outs consider fewer.
        assert same >= 0.8 * (len(features) - len(begins))
        assert 20 < len(begins) <= 40  # in others, the first turn empties the hand

    @each_ruleset
    def test_play_outs_choose_nearly_as_the_bot(self, rules: Ruleset, enable: Dictionary) -> None:
        """They leave out exchanges and most draws."""
        native = native_rules(rules, enable, 2)
        policies = [learned(thorough=False), learned(thorough=True)]
        rows = self_play(native, policies, 150, 1)
        won = sum(winner == 0 for winner in rows[::4])
        assert 135 <= won <= 165


class TestHiddenCards:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_worlds_hold_what_is_known_and_every_card_once(self, players: int) -> None:
        view, hidden = view_and_hidden(players)
        for seed in range(200):
            hands, stock = deal_world(view, hidden, QUICK, seed)
            assert hands[1] == reference.in_order("HATER")
            assert [len(hand) for hand in hands] == [7, 5, 6, 4][:players]
            others = "".join(hands[:1] + hands[2:]) + stock
            assert Counter(others) == Counter("".join(POOLS) + ("Q" if players < 3 else "QZZ"))
            pool = POOLS[0]
            assert "Q" in hands[0]
            assert sum(card in pool for card in hands[0]) == 4
            if players > 2:
                assert hands[2].count("Z") == 2
                assert not set(hands[2]) & set(pool)
            if players > 3:
                assert sum(card in pool for card in hands[3]) == 3

    def test_a_seed_names_a_world(self) -> None:
        view, hidden = view_and_hidden()
        assert deal_world(view, hidden, QUICK, 1) == deal_world(view, hidden, QUICK, 1)
        assert deal_world(view, hidden, QUICK, 1) != deal_world(view, hidden, QUICK, 2)

    def test_every_card_is_as_likely_everywhere(self) -> None:
        view, hidden = view_and_hidden()
        held: Counter[str] = Counter()
        top: Counter[str] = Counter()
        n = 6000
        for seed in range(n):
            hands, stock = deal_world(view, hidden, QUICK, seed)
            held.update(hands[0])
            top[stock[0]] += 1
        for card, count in Counter(POOLS[0]).items():
            expected = n * count * 4 / 15
            assert abs(held[card] - expected) < 6 * (n * count) ** 0.5, card
        for card in POOLS[1]:
            assert abs(held[card] - n * 2 / 10) < 6 * (n * 0.16) ** 0.5, card
        # Of 15 cards of the stock 11 are of the first pool, 4 of the other.
        for card, count in Counter(POOLS[0]).items():
            assert abs(top[card] / n - count / 15 * 11 / 15) < 0.04
        assert abs(sum(top[card] for card in POOLS[1]) / n - 4 / 15) < 0.04

    def test_hands_that_would_have_played_otherwise_become_rare(self) -> None:
        # Player 0 holds A, E or S, T, ... and drew though `at` was to be had with A and T.
        d = Dictionary.from_words(["at"])
        rules = native_rules(STRICT[0], d, 2)
        view = NativeRound(rules, [2, "QQ"], [], "", "B", turn=1, stock_size=8)
        before = NativeRound(rules, [2, 2], [], "", "C", turn=0, stock_size=8)

        def share_of_at(hidden: Hidden) -> float:
            worlds = (deal_world(view, hidden, GREEDY, seed)[0][0] for seed in range(3000))
            return sum(set(hand) == {"A", "T"} for hand in worlds) / 3000

        plain = share_of_at(Hidden(rules, ["AATTSSEEBB"], [[2], [0]], ["", ""]))
        told = Hidden(rules, ["AATTSSEEBB"], [[2], [0]], ["", ""])
        told.add_clue(before, 0, "", "", False, 0)  # a turn that changed nothing: both were there
        assert plain == pytest.approx(4 / 45, abs=0.03)
        assert share_of_at(told) < plain / 3

        # The other way round: it laid a word of two cards, and now draws are what is rare.
        view = NativeRound(rules, [1, "QQ"], ["at"], "", "B", turn=1, stock_size=9)
        laid = Hidden(rules, ["AATTSSEEBB"], [[1], [0]], ["", ""])
        laid.add_clue(before, 0, "AT", "", False, 2)
        assert sum(map(len, deal_world(view, laid, GREEDY, 1)[0])) == 3

    def test_what_cannot_be_dealt_is_refused(self) -> None:
        view, hidden = view_and_hidden()
        rules = view.rules
        good = [[4, 2], [0, 0], [0, 4]]
        known = ["Q", "", "ZZ"]
        for wrong in (
            lambda: Hidden(rules, POOLS, [[16, 0], [0, 0], [0, 4]], known),
            lambda: Hidden(rules, POOLS, [[-1, 0], [0, 0], [0, 4]], known),
            lambda: Hidden(rules, POOLS, [[2**31 - 1, 0], [2**31 - 1, 0], [2, 4]], known),
            lambda: Hidden(rules, POOLS, good[:2], known),
            lambda: Hidden(rules, POOLS, [[4, 2], [], [0, 4]], known),
            lambda: Hidden(rules, ["A"] * 9, [[0] * 9] * 3, known),
            lambda: Hidden(rules, ["A" * 129], [[0]] * 3, known),
            lambda: Hidden(rules, ["A" * 100] * 2, [[0, 0]] * 3, known),
            lambda: Hidden(rules, POOLS, good, ["Q" * 65, "", ""]),
            lambda: Hidden(rules, [], [[]] * 9, [""] * 9),
            lambda: Hidden(rules, [], [], []),
            lambda: hidden.add_clue(view, 3, "", "", False, 0),
            lambda: hidden.add_clue(view_and_hidden(2)[0], 0, "", "", False, 0),
            lambda: deal_world(view_and_hidden(2)[0], hidden, QUICK, 1),
            lambda: deal_world(view, Hidden(rules, POOLS, good, ["", "", "ZZ"]), QUICK, 1),
            lambda: deal_world(view, Hidden(rules, POOLS, good, ["QQ", "", "Z"]), QUICK, 1),
            lambda: deal_world(view, Hidden(rules, ["", ""], [[0, 0]] * 3, [""] * 3), QUICK, 1),
        ):
            with pytest.raises(BadOption):
                wrong()
        with pytest.raises(BadHand):
            Hidden(rules, ["1"], [[0]] * 3, known)


class TestPlayOuts:
    def simulated(self, seed: int, parts: list[int], policy: Policy = QUICK) -> list[Any]:
        view, hidden = view_and_hidden()
        options = Options(view, THOROUGH, 6)
        tally = Tally(len(options))
        first = 0
        for n in parts:
            simulate(options, hidden, tally, range(6), policy, seed=seed, first=first, n=n)
            first += n
        return tally.rows()

    def test_they_depend_on_the_seed_alone(self) -> None:
        whole = self.simulated(1, [40])
        assert whole == self.simulated(1, [40])
        assert whole != self.simulated(2, [40])
        for row, again in zip(whole, self.simulated(1, [10, 30]), strict=True):
            assert row == pytest.approx(again)

    @pytest.mark.parametrize("policy", POLICIES)
    def test_they_count_what_happened(self, policy: Policy) -> None:
        for n, total, squares, won, lost, others, own, turns in self.simulated(3, [30], policy):
            assert n == 30
            assert 0 <= won + lost <= n
            assert squares * n >= total * total - 1e-6
            assert own >= 0 <= others
            assert won <= turns <= 70 * max(won, 1)

    def test_they_are_the_rounds_of_the_referee(self) -> None:
        d = compiled("dense", None)
        rules = STRICT[0]
        round_ = Round(d, ruleset=rules, seed=3)
        seen = round_.observation(1)
        native = native_rules(rules, d, 2)
        view = view_of(seen, native)
        hidden = hidden_cards(seen, d, native)
        options = Options(view, THOROUGH, 8)
        for place, action in enumerate(options.actions()):
            tally = Tally(len(options))
            simulate(options, hidden, tally, [place], GREEDY, seed=9, first=0, n=1, win_bonus=0.5)
            hands, stock = deal_world(view, hidden, GREEDY, 9)
            # The same world; only what follows a renewal is drawn from another stream.
            deck = reference.in_order(hands[1]) + reference.in_order(hands[0]) + seen.pile + stock
            copied = Round(d, ruleset=rules, seed=3, deck=deck)
            copied.apply(action_from(action))
            greedy = Greedy(d)
            turns = 1
            while (mover := copied.current_player()) is not None:
                copied.apply(greedy.choose(copied.observation(mover), 0))
                turns += 1
            if any(isinstance(e, TurnEvent) and e.renewed_stock for e in copied.events):
                continue
            zero, one = copied.returns()
            gain = one - zero + (0.5 if copied.winner == 1 else -0.5 if copied.winner == 0 else 0)
            row = tally.rows()[place]
            assert row == (
                1,
                gain,
                gain * gain,
                int(copied.winner == 1),
                int(copied.winner == 0),
                -zero,
                -one,
                (turns + 1) // 2 if copied.winner == 1 else 0,
            )

    def test_options_stay_what_they_were_when_the_view_is_played_on(self) -> None:
        view, hidden = view_and_hidden()
        options = Options(view, THOROUGH, 6)
        before = options.actions()
        step(view, GREEDY)
        assert options.actions() == before
        tally = Tally(6)
        simulate(options, hidden, tally, range(6), QUICK, seed=1, first=0, n=40)
        assert tally.rows() == self.simulated(1, [40])

    @pytest.mark.parametrize(
        "given",
        [
            {"which": [6]},
            {"which": [-1]},
            {"first": -1},
            {"n": -1},
            {"first": 2**31 - 2, "n": 2**31 - 2},
            {"tally": Tally(2)},
            {"player": "other"},
            {"hidden": "other"},
        ],
    )
    def test_what_cannot_be_simulated_is_refused(self, given: dict[str, Any]) -> None:
        view, hidden = view_and_hidden()
        options = Options(view, THOROUGH, 6)
        d = compiled("few", None)
        rules = native_rules(STRICT[0], d, 3)
        if given.get("player"):
            given = {"player": Player(rules)}
        if given.get("hidden"):
            given = {"hidden": Hidden(rules, POOLS, [[4, 2], [0, 0], [0, 4]], ["Q", "", "ZZ"])}
        all_given: dict[str, Any] = {
            "hidden": hidden,
            "tally": Tally(6),
            "which": [5],
            "seed": 1,
            "first": 0,
            "n": 1,
            **given,
        }
        with pytest.raises(BadOption):
            simulate(options, policy=QUICK, **all_given)


# ---------------------------------------------------------------- hostile arguments


class TestArguments:
    rules = staticmethod(lambda: native_rules(STRICT[0], compiled("words2000", None), 2))

    @pytest.mark.parametrize(
        ("hands", "table", "stock", "pile", "options"),
        [
            ([], [], "", "A", {}),
            (["A"] * 9, [], "", "A", {}),
            (["A" * 65, "A"], [], "B", "A", {}),
            (["A" * 300, "A"], [], "B", "A", {}),
            ([-1, "A"], [], "B", "A", {}),
            ([65, "A"], [], "B", "A", {}),
            (["1", "A"], [], "B", "A", {}),
            (["\ud800", "A"], [], "B", "A", {}),
            (["A", "B"], ["a"], "B", "A", {}),
            (["A", "B"], [""], "B", "A", {}),
            (["A", "B"], ["a" * 65], "B", "A", {}),
            (["A", "B"], ["a[b"], "B", "A", {}),
            (["A", "B"], ["["], "B", "A", {}),
            (["A", "B"], ["ab*"], "B", "A", {}),
            (["A", "B"], ["[[a]]"], "B", "A", {}),
            (["A", "B"], ["äb"], "B", "A", {}),
            (["A", "B"], ["ab"] * 65, "B", "A", {}),
            (["A", "B"], [], "A" * 129, "", {}),
            (["A", "B"], [], "A" * 64, "B" * 64, {}),
            (["A", "B"], [], "?!", "A", {}),
            (["A", "B"], [], "A", "A", {"turn": 2}),
            (["A", "B"], [], "A", "A", {"turn": -1}),
            (["A", "B"], [], "A", "A", {"idle": -1}),
            (["A", "B"], [], "A", "A", {"idle": 2**30}),
            (["A", "B"], [], "A", "A", {"stock_size": 127}),
        ],
    )
    def test_what_is_no_round_is_refused(
        self, hands: Any, table: Any, stock: str, pile: str, options: dict[str, Any]
    ) -> None:
        with pytest.raises((BadHand, BadTableWord, BadOption)):
            NativeRound(self.rules(), hands, table, stock, pile, **options)

    @pytest.mark.parametrize(
        ("hands", "pile", "stock"),
        [(["", "A"], "A", "B"), ([3, "A"], "A", "B"), (["A", "B"], "", "")],
    )
    def test_who_cannot_act_is_not_asked_to(self, hands: Any, pile: str, stock: str) -> None:
        for policy in POLICIES:
            game = NativeRound(self.rules(), hands, [], stock, pile)
            with pytest.raises(BadHand):
                step(game, policy)
            with pytest.raises(BadHand):
                Options(game, policy, 5)

    def test_large_hands_are_played_greedily_and_not_weighed_up(self) -> None:
        hand = LATIN + "ETAOINS" * 5 + "***"
        assert len(hand) == 64
        for policy in POLICIES:
            game = NativeRound(self.rules(), [hand, "A"], ["cat"], "B", "C")
            assert step(game, policy)[0] in ("form", "insert", "substitute", "draw")
            with pytest.raises(BadHand):
                Options(NativeRound(self.rules(), [hand[:16], "A"], [], "B", "C"), policy, 5)
            game = NativeRound(self.rules(), [hand[:15], "A"], [], "B", "C")
            assert len(Options(game, policy, 10_000)) > 10

    def test_a_full_table_takes_no_further_word(self) -> None:
        for policy in POLICIES:
            game = NativeRound(self.rules(), ["CATS", "A"], ["zq" * 20] * 64, "B", "C")
            assert step(game, policy)[0] == "draw"
            assert len(game.table) == 64

    @pytest.mark.parametrize(
        ("rounds", "cards_each", "policies"),
        [
            (-1, 10, 2),
            (2**31 - 1, 10, 2),
            (1, 0, 2),
            (1, -5, 2),
            (1, 2**31 - 1, 2),
            (1, 26, 2),
            (1, 65, 1),
            (1, 10, 1),
            (1, 10, 9),
            (1, 10, 0),
        ],
    )
    def test_what_cannot_be_dealt_is_refused(
        self, rounds: int, cards_each: int, policies: int
    ) -> None:
        with pytest.raises(BadOption):
            self_play(self.rules(), [GREEDY] * policies, rounds, 1, cards_each)

    def test_no_rounds_and_large_hands(self) -> None:
        assert list(self_play(self.rules(), [GREEDY] * 2, 0, 1)) == []
        assert len(self_play(self.rules(), [GREEDY, THOROUGH], 2, 1, 25)) == 16
        with pytest.raises(TypeError):
            self_play(self.rules(), [GREEDY, None], 1, 1)  # type: ignore[list-item]

    @pytest.mark.parametrize("weights", [[], [0.0] * 1537, [0.0] * 1537 + [math.nan], [1e9] * 1538])
    def test_what_are_no_weights_is_refused(self, weights: list[float]) -> None:
        with pytest.raises(BadOption):
            Values(array("f", weights))

    @pytest.mark.parametrize(
        ("kind", "options"),
        [
            ("random", {}),
            ("planner", {}),
            ("planner", {"keep": (1,) * 32}),
            ("planner", {"keep": (1,) * 34}),
            ("greedy", {"keep": (1,) * 34}),
            ("planner", {"keep": (-1,) * 33}),
            ("planner", {"keep": (1,) * 33, "blind": 2**30}),
            ("planner", {"keep": (1,) * 33, "won": ((-1,) * 8,) * 15}),
            ("planner", {"keep": (1,) * 33, "blind": 10**6}),
            ("learned", {"keep": (1,) * 33}),
            ("learned", {"values": Values(array("f", bytes(4 * 1538)))}),
            (
                "learned",
                {
                    "keep": (1,) * 33,
                    "values": Values(array("f", bytes(4 * 1538))),
                    "win_bonus": math.nan,
                },
            ),
        ],
    )
    def test_what_is_no_policy_is_refused(self, kind: str, options: dict[str, Any]) -> None:
        with pytest.raises(BadOption):
            Policy(kind, **options)

    @pytest.mark.parametrize(
        "given",
        [
            {"points": b"\1" * 32},
            {"pack": {"AB": 1}},
            {"pack": {"": 1}},
            {"pack": {"A": 129}},
            {"packs": 10**9},
            {"guard": 0},
            {"guard": 1001},
        ],
    )
    def test_what_are_no_rules_is_refused(self, given: dict[str, Any]) -> None:
        d = compiled("few", None)
        all_given: dict[str, Any] = {
            "points": b"\1" * 33,
            "pack": {"A": 1},
            "packs": 2,
            "max_exchanged": None,
            "same_word_exchange": True,
            "turn_up": False,
            "guard": 20,
            **given,
        }
        with pytest.raises(BadOption):
            Rules(d.compiled, **all_given)

    def test_other_alphabets(self) -> None:
        d = Dictionary.from_words(["älä", "yö", "öylätti"], alphabet=FINNISH)
        points = {**POINTS, "Ä": 10, "Ö": 8}
        rules = Ruleset("suomi", points, None, True, pack={**PACK, "Ä": 5, "Ö": 3}, strict=True)
        native = native_rules(rules, d, 2)
        for seed in range(5):
            round_ = Round(d, ruleset=rules, seed=seed)
            game = native_of(round_, native)
            rng = random.Random(seed)
            while not round_.is_terminal():
                round_.apply(action_from(step(game, rng.choice(POLICIES))))
                assert game.table == list(round_.table)
                assert Counter(game.hands[0]) == Counter(round_.hands[0])
        with pytest.raises(BadHand):
            NativeRound(self.rules(), ["Ä", "B"], [], "", "C")

    def test_nothing_can_be_made_without_its_arguments(self) -> None:
        for kind in (Rules, NativeRound, Policy, Player, Hidden, Options, Tally):
            with pytest.raises(TypeError):
                kind.__new__(kind)

    def test_nothing_is_pickled_by_half(self) -> None:
        view, hidden = view_and_hidden()
        for each in (view.rules, view, hidden, QUICK, Options(view, QUICK, 1), Tally(1)):
            with pytest.raises(TypeError):
                pickle.dumps(each)


class TestViews:
    def test_observations_that_cannot_be(self, enable: Dictionary) -> None:
        rules = native_rules(STRICT[0], enable, 2)
        good = made_up("HATER", ("cat",), "B", 40, WADDINGTONS)
        assert view_of(good, rules).turn == 0
        for change in (
            {"hand": ""},
            {"hand": "A" * 16, "hand_sizes": (16, 5)},
            {"hand_sizes": (5,)},
            {"hand_sizes": (0, 5)},
            {"hand_sizes": ()},
            {"player": 3},
        ):
            fields = {name: getattr(good, name) for name in good.__struct_fields__} | change
            with pytest.raises(BadObservation):
                view_of(Observation(**fields), rules)

    def test_actions_come_back_as_they_are(self) -> None:
        assert action_from(("form", None, "hat")) == Form("hat")
        assert action_from(("draw", "A", "blind")) == Draw("A", "blind")
