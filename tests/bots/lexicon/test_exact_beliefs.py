"""The distribution of hidden cards is the exact one, unless pools had to be merged."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest
from oracles import hidden_cards as reference

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon.hidden_cards import Hidden, deal_world
from lexicon_fast._native.lexicon.rounds import Round as NativeRound
from lexicon_fast.bots.lexicon.beliefs import _Knowledge, _knowledge_from_history
from lexicon_fast.bots.lexicon.native import QUICK, native_rules
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, Action, Draw, Form, Substitute
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import ARTICLE, WADDINGTONS, Ruleset

WORDS = Dictionary.from_words(["at", "ate", "eat", "tea", "bat", "bet", "be", "abet"])
PACK = {"A": 3, "B": 2, "E": 3, "T": 3, "X": 1, "*": 1}


def of_pools(known: _Knowledge, others: list[int]) -> dict[tuple[str, ...], Fraction]:
    """Return the chances of the hands that cards of the pools make."""
    start = tuple("".join(sorted((+known.cards[p]).elements())) for p in others)
    found = {start: Fraction(1)}
    for i, pool in enumerate(known.pools):
        deals: dict[tuple[tuple[str, ...], str], int] = {((), reference.text(pool)): 1}
        for p in others:
            after: Counter[tuple[tuple[str, ...], str]] = Counter()
            for (hands, rest), weight in deals.items():
                for hand, ways in reference.splits(Counter(rest), known.unknown[p][i]):
                    left = reference.text(Counter(rest) - Counter(hand))
                    after[(*hands, hand), left] += weight * ways
            deals = dict(after)
        total = sum(deals.values())
        more: dict[tuple[str, ...], Fraction] = {}
        for hands, chance in found.items():
            for (drawn, _), weight in deals.items():
                key = tuple(reference.added(a, b) for a, b in zip(hands, drawn, strict=True))
                more[key] = more.get(key, Fraction(0)) + chance * Fraction(weight, total)
        found = more
    return found


def action_of(round_: Round, rng: random.Random) -> Action:
    """Return a random action; most words are laid, some of them invalid."""
    if round_.phase == "challenge":
        return rng.choice([ACCEPT, ACCEPT, CHALLENGE])
    plays = [each for each in round_.legal_actions() if not isinstance(each, Draw)]
    mover = round_.current_player()
    assert mover is not None
    hand = round_.hands[mover]
    if plays and rng.random() < 0.5:
        return rng.choice(plays)
    if rng.random() < 0.2 and len(hand) > 2 and "*" not in hand:
        return Form("".join(rng.sample(hand.lower(), 2)))
    return Draw(rng.choice(hand), rng.choice(["exposed", "blind", "blind"]))


def watched_merges(patch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows when pools are merged."""
    merged: list[int] = []
    merge = _Knowledge._merge

    def watched(known: _Knowledge, i: int, k: int) -> None:
        merged.append(i)
        merge(known, i, k)

    patch.setattr(_Knowledge, "_merge", watched)
    return merged


def checked(rules: Ruleset, players: int, seeds: range) -> Counter[str]:
    """Play random rounds, and compare what a player infers with the exact distribution."""
    small = replace(rules, name="small", pack=PACK, cards_each=2 if players == 4 else 3)
    happened: Counter[str] = Counter()
    for seed in seeds:
        rng = random.Random(f"{seed} {players} {rules.name}")
        round_ = Round(WORDS, players=players, ruleset=small, seed=seed)
        for _ in range(24):
            if round_.is_terminal():
                break
            round_.apply(action_of(round_, rng))
            if round_.phase != "turn" or rng.random() < 0.6:
                continue
            seen = round_.observation(rng.randrange(players))
            with pytest.MonkeyPatch.context() as patch:
                merged = watched_merges(patch)
                known = _knowledge_from_history(seen, WORDS)
            assert known is not None
            others = [p for p in range(players) if p != seen.player]
            exact = {
                tuple(hands[p] for p in others): chance
                for hands, chance in reference.Follower(seen, PACK).hands().items()
            }
            found = of_pools(known, others)
            assert tuple("".join(sorted(round_.hands[p])) for p in others) in exact
            if merged:  # a card may have come from either pool: no hand is excluded wrongly
                assert set(exact) <= set(found), seen
            else:
                assert found == exact, seen
            history = seen.history
            happened["checked"] += 1
            happened["exact"] += not merged
            happened["renewed"] += any(turn.renewed for turn in history)
            happened["several pools"] += len(known.pools) > 1
            happened["taken back"] += any(turn.right is True for turn in history)
            happened["exchanged"] += any(isinstance(turn.action, Substitute) for turn in history)
    return happened


@pytest.mark.parametrize("rules", [WADDINGTONS, ARTICLE], ids=lambda rules: rules.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_distribution_is_exact(rules: Ruleset, players: int) -> None:
    happened = checked(rules, players, range(8 if players < 4 else 4))
    assert happened["exact"] > (10 if players < 4 else 4)
    assert happened["renewed"] > 1
    if players > 2:
        assert happened["several pools"] > 1
    if players == 3:
        assert happened["taken back"] > 1 < happened["exchanged"]


@pytest.mark.slow
@pytest.mark.parametrize("rules", [WADDINGTONS, ARTICLE], ids=lambda rules: rules.name)
def test_the_distribution_is_exact_in_more_rounds(rules: Ruleset) -> None:
    assert checked(rules, 3, range(100, 200))["exact"] > 100


def test_deals_have_the_distribution_of_the_pools() -> None:
    """Two pools: player 1 has a card of the second one; the stock has the rest of it."""
    rules = native_rules(replace(WADDINGTONS, pack=PACK, cards_each=2), WORDS, 3)
    known = _Knowledge(Counter("AAET"), [1, 2], 2)
    known.renew(0, Counter("BEX"))
    known.draw_blind(1, Counter())
    known.give(1, Counter("T"))
    pools = [reference.text(pool) for pool in known.pools]
    hidden = Hidden(rules, pools, [[0, 0], known.unknown[1], known.unknown[2]], ["", "", ""])
    view = NativeRound(rules, ["AE", 2, 2], ["at"], "", "T", stock_size=2)
    deals = 4000
    counts = Counter(tuple(deal_world(view, hidden, QUICK, seed)[0][1:]) for seed in range(deals))
    expected = of_pools(known, [1, 2])
    assert set(counts) <= set(expected)
    for hands, chance in expected.items():  # four standard errors
        error = (float(chance * (1 - chance)) / deals) ** 0.5
        assert counts[hands] / deals == pytest.approx(float(chance), abs=4 * error)
