"""Inference of hidden cards: never anything false, and everything that was seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon.hidden_cards import deal_world
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.beliefs import (
    _MAX_POOLS,
    _Knowledge,
    _knowledge_from_history,
    hidden_cards,
    unseen_cards,
)
from lexicon_fast.bots.lexicon.native import QUICK, native_rules, seats_of, view_of
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Action,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
)
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import ARTICLE, MASTER, PACK, WADDINGTONS

DATA = Path(__file__).parents[2] / "data" / "words2000.txt"
WORDS = DATA.read_text().split()
KNOWN_WORDS = Dictionary.from_words(WORDS)
#: Words that players believe to be valid; some are not.
BELIEVED = Dictionary.from_words(sorted({*WORDS, *(word + "s" for word in WORDS)}))
NO_WORDS = Dictionary.from_words(["zzzzzzzzzzzz"])


def possible(round_: Round, player: int, known: _Knowledge) -> bool:
    """Return True if the real cards of the others and the stock agree with `known`.

    For each letter, all holders take cards from the pools, until every pool is used up and each
    holder has the known number of cards from each pool.
    """
    others = [p for p in round_.players if p != player]
    holders = [Counter(round_.hands[p]) for p in others]
    for hand, p in zip(holders, others, strict=True):
        if not known.cards[p] <= hand:
            return False
        hand -= known.cards[p]
    holders = [Counter(round_.hands[p]) - known.cards[p] for p in others] + [Counter(round_.stock)]
    last = len(known.pools) - 1
    start = [tuple(known.unknown[p]) for p in others]
    start.append(tuple(len(round_.stock) if i == last else 0 for i in range(last + 1)))
    states = {tuple(start)}
    for card in {*PACK, *(card for pool in known.pools for card in pool)}:
        pool_has = tuple(pool[card] for pool in known.pools)
        ways = [list(splits(hand[card], last + 1)) for hand in holders]
        fitting = [
            way for way in product(*ways) if tuple(map(sum, zip(*way, strict=True))) == pool_has
        ]
        states = {
            tuple(
                tuple(a - b for a, b in zip(have, take, strict=True))
                for have, take in zip(state, way, strict=True)
            )
            for state in states
            for way in fitting
        }
        states = {state for state in states if min(map(min, state)) >= 0}
    return any(max(map(max, state)) == 0 for state in states)


def splits(n: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to take n cards from pools of these sizes."""
    if parts == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in splits(n - first, parts - 1):
            yield (first, *rest)


def assert_true(round_: Round, rng: random.Random, happened: Counter[str]) -> None:
    """Check that two players infer nothing false: the player to move, and any."""
    words = round_.dictionary
    rules = native_rules(round_.rules, words, len(round_.players))
    for player in {round_.current_player(), rng.choice(round_.players)} - {None}:
        assert player is not None
        seen = round_.observation(player)
        known = _knowledge_from_history(seen, words)
        assert known is not None, seen
        assert possible(round_, player, known), seen
        hidden = hidden_cards(seen, words, rules)
        hands, stock = deal_world(view_of(seen, rules), hidden, QUICK, 1)
        assert len(stock) == seen.stock
        for p, hand in zip(round_.players, hands, strict=True):
            assert len(hand) == seen.hand_sizes[p]
            assert known.cards.get(p, Counter()) <= Counter(hand)
        dealt = Counter("".join(hands) + stock)
        assert dealt == Counter("".join(round_.hands) + round_.stock)
        happened["known"] += sum(cards.total() for cards in known.cards.values())
        happened["pools"] = max(happened["pools"], len(known.pools))


def play(round_: Round, rng: random.Random, happened: Counter[str]) -> None:
    """Play a random round; check the inferences of players from time to time."""
    bots = [bot("random", BELIEVED), bot("greedy", BELIEVED), bot("random", BELIEVED)]
    luck = Rng(rng.randrange(1 << 30))
    while (mover := round_.current_player()) is not None:
        seen = round_.observation(mover)
        if seen.phase == "challenge":
            action: Action = rng.choice([ACCEPT, ACCEPT, CHALLENGE])
        elif rng.random() < 0.4:
            action = Draw(rng.choice(seen.hand), rng.choice(["exposed", "blind", "blind"]))
        else:
            action = rng.choice(bots).choose(seen, luck.next())
        round_.apply(action)
        if round_.phase == "turn" and rng.random() < 0.3:
            assert_true(round_, rng, happened)
            happened["checked"] += 1
    for turn in round_.observation(round_.players[0]).history:
        happened["renewed"] += turn.renewed
        happened["taken back"] += turn.right is True
        happened["stood"] += turn.right is False
        happened[type(turn.action).__name__] += 1


@pytest.mark.slow
@pytest.mark.parametrize("rules", [WADDINGTONS, ARTICLE], ids=lambda rules: rules.name)
def test_players_infer_nothing_false(rules) -> None:  # type: ignore[no-untyped-def]
    happened: Counter[str] = Counter()
    for seed in range(40):
        rng = random.Random(seed)
        players = sorted(rng.sample(range(8), rng.choice([2, 2, 3, 3, 4, 5, 8])))
        changed = replace(
            rules,
            name="changed",
            guard=8,
            pack=rng.choice([PACK, {**PACK, MASTER: 5}]),
            cards_each=rng.choice([5, 10, 12]),
        )
        round_ = Round(KNOWN_WORDS, players=players, dealer=players[-1], ruleset=changed, seed=seed)
        play(round_, rng, happened)
    for what in ("Form", "Insert", "Substitute", "Draw", "renewed", "taken back", "stood", "known"):
        assert happened[what] > 10, (what, happened)
    assert happened["checked"] > 200
    assert happened["pools"] > 1


@pytest.mark.parametrize("rules", [WADDINGTONS, ARTICLE], ids=lambda rules: rules.name)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_players_infer_nothing_false_after_many_renewals(rules, players: int) -> None:  # type: ignore[no-untyped-def]
    rng = random.Random(players)
    changed = replace(rules, name="changed", guard=1000)
    round_ = Round(NO_WORDS, players=players, ruleset=changed, seed=3)
    for _ in range(500):
        mover = round_.current_player()
        assert mover is not None
        # Some players keep their first cards.
        hand = round_.hands[mover]
        round_.apply(Draw(hand[rng.randrange(3)], rng.choice(["exposed", "blind", "blind"])))
        if rng.random() < 0.06:
            assert_true(round_, rng, Counter())
    history = round_.observation(0).history
    renewals = sum(turn.renewed for turn in history)
    assert renewals > _MAX_POOLS


def round_of(*hands: str, exposed: str = "A", ruleset: str = "waddingtons") -> Round:
    """Return a round with these hands in turn order; the stock has the rest of the pack, A to Z."""
    pack = Counter(PACK)
    dealt = "".join(hands) + exposed
    pack.subtract(dealt)
    assert min(pack.values()) >= 0
    stock = "".join(sorted(pack.elements()))
    words = Dictionary.from_words(["hat", "that", "hit", "cat"])
    players = len(hands)
    deck = dealt + stock
    return Round(words, players=players, dealer=players - 1, deck=deck, ruleset=ruleset)


def known_to(round_: Round, player: int) -> _Knowledge:
    known = _knowledge_from_history(round_.observation(player), round_.dictionary)
    assert known is not None
    return known


def cards(text: str) -> Counter[str]:
    return Counter(text)


HANDS = ("HATTERSCOO", "LLURIEDIMN")


class TestWhatIsSeen:
    def test_an_exposed_card_taken_is_known(self) -> None:
        round_ = round_of(*HANDS)
        round_.apply(Draw("O", "exposed"))
        assert known_to(round_, 1).cards[0] == cards("A")
        round_.apply(Draw("D", "exposed"))
        assert known_to(round_, 0).cards[1] == cards("O")
        round_.apply(Draw("A", "exposed"))
        assert +known_to(round_, 1).cards[0] == cards("D")

    def test_a_blind_card_taken_is_unknown(self) -> None:
        round_ = round_of(*HANDS)
        round_.apply(Draw("O", "blind"))
        known = known_to(round_, 1)
        assert not +known.cards[0]
        assert known.unknown[0] == [10]
        assert known.pools[0].total() == 52 - 10 - 2

    def test_own_cards_are_in_no_other_hand(self) -> None:
        round_ = round_of(*HANDS)
        round_.apply(Draw("O", "blind"))
        taken = round_.observation(0).history[0].taken
        drawn = PACK[taken] - sum(hand.count(taken) for hand in HANDS) - (taken == "A")
        assert known_to(round_, 0).pools[0][taken] == drawn - 1 + HANDS[1].count(taken)

    def test_cards_of_the_table_that_are_taken_are_known(self) -> None:
        round_ = round_of(*HANDS)
        round_.apply(Form("hat"))
        round_.apply(ACCEPT)
        round_.apply(Substitute(0, "hit"))
        round_.apply(ACCEPT)
        assert +known_to(round_, 0).cards[1] == cards("A")

    def test_a_play_taken_back_is_known(self) -> None:
        round_ = round_of(*HANDS)
        round_.apply(Form("hatter"))
        round_.apply(CHALLENGE)
        known = known_to(round_, 1)
        assert known.cards[0] == cards("HATTER")
        assert known.unknown[0] == [4]
        assert not known.clues  # other possible plays reveal nothing
        round_.apply(Draw("L", "exposed"))
        round_.apply(Form("hat"))
        round_.apply(ACCEPT)
        assert +known_to(round_, 1).cards[0] == cards("TER")

    def test_an_insertion_and_an_exchange_taken_back(self) -> None:
        round_ = round_of("HATTERSCOO", "LLURIEDIMN")
        round_.apply(Form("hat"))
        round_.apply(ACCEPT)
        round_.apply(Insert(0, "haitu"))
        round_.apply(CHALLENGE)
        assert +known_to(round_, 0).cards[1] == cards("IU")
        round_.apply(Draw("O", "exposed"))
        round_.apply(Substitute(0, "lut"))
        round_.apply(CHALLENGE)
        assert +known_to(round_, 0).cards[1] == cards("IUL")

    @pytest.mark.parametrize("ruleset", ["waddingtons", "article"])
    def test_a_renewed_stock_consists_of_the_pile(self, ruleset: str) -> None:
        round_ = round_of(*HANDS, ruleset=ruleset)
        first = round_.stock
        for _ in range(len(first)):
            mover = round_.current_player()
            assert mover is not None
            round_.apply(Draw(round_.hands[mover][-1], "blind"))
        pile = round_.pile
        mover = round_.current_player()
        assert mover is not None
        other = 1 - mover
        discard = round_.hands[mover][0]
        round_.apply(Draw(discard, "blind"))
        seen = round_.observation(other)
        known = known_to(round_, other)
        # All cards of the other player were known then; one came later from the new stock.
        assert len(known.pools) == 1
        assert known.unknown[mover] == [1]
        assert known.pools[0] == cards(pile + discard) - cards(seen.pile)
        assert +known.cards[mover] <= cards(round_.hands[mover])
        assert known.cards[mover].total() == 9

    def test_the_last_turn_of_others_is_a_clue(self) -> None:
        round_ = round_of(*HANDS)
        round_.apply(Form("hat"))
        round_.apply(ACCEPT)
        round_.apply(Draw("D", "blind"))
        clue = known_to(round_, 1).clues[0]
        assert (clue.gave, clue.shed, clue.blind) == (cards("HAT"), 3, False)
        assert clue.table == []
        assert clue.sizes == [10, 10]
        clue = known_to(round_, 0).clues[1]
        assert (clue.gave, clue.shed, clue.blind) == (cards("D"), 0, True)
        assert (clue.table, clue.pile, clue.stock) == (["hat"], "A", 31)
        assert 0 not in known_to(round_, 0).clues

    def test_pools_stay_separate_as_long_as_possible(self) -> None:
        known = _Knowledge(cards("AABBCC"), [1, 2], 3)
        known.renew(0, cards("ADDE"))
        known.draw_blind(1, Counter())
        known.give(1, cards("D"))  # only the new stock has it
        assert known.pools == [cards("AABBCC"), Counter("ADE") + Counter(D=0)]
        assert known.unknown == {1: [3, 0], 2: [3, 0]}
        known.give(1, cards("A"))  # player 1 has no card of the new stock
        assert known.unknown == {1: [2, 0], 2: [3, 0]}
        known.draw_blind(2, Counter())
        known.give(2, cards("A"))  # this may come from either
        assert known.pools == [cards("ABBCCADE") - cards("A")]
        assert known.unknown == {1: [2], 2: [3]}


class TestWithoutHistory:
    def observation(self, **change: object) -> Observation:
        fields = {
            "player": 0,
            "hand": "HATERS",
            "table": ("cat", "h[o]t"),
            "pile": "XY",
            "stock": 30,
            "hand_sizes": (6, 8),
            "to_move": 0,
            **change,
        }
        return Observation(**fields)  # type: ignore[arg-type]

    def test_all_unseen_cards_are_alike(self) -> None:
        seen = self.observation()
        unseen = unseen_cards(seen, KNOWN_WORDS)
        assert unseen == cards("".join(c * n for c, n in PACK.items())) - cards("HATERSCATH*TXY")
        assert unseen.total() == 38
        rules = native_rules(WADDINGTONS, KNOWN_WORDS, 2)
        hidden = hidden_cards(seen, KNOWN_WORDS, rules)
        hands, stock = deal_world(view_of(seen, rules), hidden, QUICK, 1)
        assert Counter(hands[1] + stock) == unseen

    def test_cards_known_to_be_gone_are_in_no_hand(self) -> None:
        seen = self.observation(seen="LLU", stock=27)
        rules = native_rules(WADDINGTONS, KNOWN_WORDS, 2)
        hidden = hidden_cards(seen, KNOWN_WORDS, rules)
        hands, stock = deal_world(view_of(seen, rules), hidden, QUICK, 1)
        assert (hands[1] + stock).count("L") == 1

    @pytest.mark.parametrize(
        "change",
        [
            {"stock": 29},
            {"stock": 31},
            {"hand_sizes": (6, 9)},
            {"hand_sizes": (6, 8, 1)},
            {"hand": "QQQQQQ"},
            {"seen": "LL"},
            {"table": ("oooo", "at")},
        ],
    )
    def test_numbers_that_do_not_add_up_are_rejected(self, change: dict[str, object]) -> None:
        seen = self.observation(**change)
        rules = native_rules(WADDINGTONS, KNOWN_WORDS, len(seats_of(seen)))
        with pytest.raises(BadObservation):
            hidden_cards(seen, KNOWN_WORDS, rules)

    @pytest.mark.parametrize(
        "turns",
        [
            [],
            [Turn(1, Draw("Q", "blind"))],
            [Turn(1, Challenge(), right=True)],
            [Turn(1, Insert(3, "hat"))],
            [Turn(1, Form("hat!"))],
            [Turn(7, Draw("Q", "exposed"))],
            [Turn(-1, Draw("Q", "exposed"))],
            [Turn(0, Draw("Q", "blind"), taken="Z", renewed=True)],
            [Turn(0, Substitute(0, "hats"))],
            [Turn(1, Draw("Q", "blind"), renewed=True, turned_up="QQ")],
        ],
    )
    @pytest.mark.parametrize("ruleset", ["waddingtons", "article"])
    def test_an_inconsistent_history_is_ignored(self, turns: list[Turn], ruleset: str) -> None:
        seen = self.observation(first_exposed="Y", history=tuple(turns), ruleset=ruleset)
        assert _knowledge_from_history(seen, KNOWN_WORDS) is None
        rules = native_rules(seen.rules, KNOWN_WORDS, 2)
        hidden = hidden_cards(seen, KNOWN_WORDS, rules)
        assert deal_world(view_of(seen, rules), hidden, QUICK, 1)
