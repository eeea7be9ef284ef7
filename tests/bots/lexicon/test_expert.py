"""The expert of Lexicon: knowledge, legal actions, and rejected observations."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.effort import ISAS

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.base.errors import BadHand, BadObservation, BadTableWord
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.expert import Expert
from lexicon_fast.bots.lexicon.native import NativeRules
from lexicon_fast.bots.lexicon.simulation import Simulation
from lexicon_fast.games.lexicon.actions import Draw, Form, Insert, Substitute, word_of
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import ARTICLE, MASTER, PACK, WADDINGTONS, Ruleset

pytestmark = pytest.mark.native

WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()
ALL = Dictionary.from_words(WORDS)
HALF = Dictionary.from_words(WORDS[::2])
MORE = Dictionary.from_words(sorted({*WORDS, *(word + "s" for word in WORDS if len(word) < 5)}))
PACK_OF = "".join(card * n for card, n in PACK.items())


def played(round_: Round, bots: list[Expert], seed: int = 0) -> Round:
    """Play a round to its end; the referee refuses illegal actions."""
    luck = Rng(seed)
    while (mover := round_.current_player()) is not None:
        at = round_.players.index(mover) % len(bots)
        round_.apply(bots[at].choose(round_.observation(mover), luck.next()))
    return round_


class TestChoice:
    def test_the_same_observation_and_seed_give_the_same_action(self) -> None:
        seen = Round(ALL, seed=1).observation(1)
        first = Expert(ALL, iterations=300)
        again = Expert(ALL, iterations=300)
        for seed in range(3):
            assert first.choose(seen, seed) == again.choose(seen, seed) == first.choose(seen, seed)

    @pytest.mark.parametrize("isa", ISAS)
    def test_every_machine_chooses_the_same(self, isa: str) -> None:
        text, letters = "\n".join(WORDS).encode(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        file, _ = build(text, letters, letters.lower(), "words", b"\0" * 32, "english")
        there = Dictionary(Compiled(file, "words", isa), "words")
        for seed in range(4):
            seen = Round(ALL, seed=seed).observation(1)
            here = Expert(ALL, iterations=200).choose(seen, seed)
            assert Expert(there, iterations=200).choose(seen, seed) == here

    def test_unseen_cards_do_not_matter(self) -> None:
        expert = Expert(ALL, iterations=200)
        for seed in range(3):
            rng = random.Random(seed)
            round_ = Round(ALL, seed=seed, players=3)
            own, exposed = round_.hands[1], round_.pile
            hidden = list((Counter(PACK_OF) - Counter(own + exposed)).elements())
            chosen = set()
            observations = set()
            for _ in range(3):
                rng.shuffle(hidden)
                # Player 1 sits left of the dealer and gets its hand first.
                deck = own + "".join(hidden[:20]) + exposed + "".join(hidden[20:])
                other = Round(ALL, players=3, deck=deck)
                seen = other.observation(1)
                observations.add(msgspec.json.encode(seen))
                chosen.add(expert.choose(seen, 7))
            assert len(chosen) == len(observations) == 1

    def test_blind_cards_of_others_do_not_matter(self) -> None:
        expert = Expert(ALL, iterations=200)
        rng = random.Random(1)
        hidden = list((Counter(PACK_OF) - Counter("HATERSLOINQA")).elements())
        chosen = set()
        for _ in range(4):
            rng.shuffle(hidden)
            q = "Q" + "".join(hidden[:9])  # player 1, first to move, discards the Q
            deck = q + "HATERSLOIN" + "A" + "".join(hidden[9:])
            round_ = Round(ALL, deck=deck)
            round_.apply(Draw("Q", "blind"))
            chosen.add(expert.choose(round_.observation(0), 3))
        assert len(chosen) == 1

    @pytest.mark.parametrize(
        ("hand", "table"), [("HAT", ()), ("CS", ("hat",)), ("*", ("hat",)), ("H*T", ())]
    )
    def test_goes_out_if_possible(self, hand: str, table: tuple[str, ...]) -> None:
        words = Dictionary.from_words(["hat", "chats", "hats", "at", "cat"])
        seen = observation(hand, table=table)
        action = Expert(words, iterations=50).choose(seen, 1)
        assert isinstance(action, Insert if table else Form)
        assert sum(map(str.isalpha, action.laid)) == len(hand) + 3 * len(table)

    def test_seconds_in_place_of_iterations(self) -> None:
        round_ = Round(ALL, seed=1)
        round_.apply(bot("expert:seconds=0.05", ALL).choose(round_.observation(1), 1))

    @pytest.mark.parametrize("iterations", [1, 2, 7])
    def test_a_few_iterations_suffice_for_an_action(self, iterations: int) -> None:
        played(Round(ALL, seed=2), [Expert(ALL, iterations=iterations)])


class TestLegality:
    @pytest.mark.parametrize(
        ("rules", "strict", "players"),
        [
            pytest.param(WADDINGTONS, True, 3, marks=pytest.mark.unsanitized),
            (WADDINGTONS, False, 4),
            pytest.param(ARTICLE, True, 4, marks=pytest.mark.unsanitized),
            pytest.param(ARTICLE, False, 2, marks=pytest.mark.unsanitized),
        ],
        ids=lambda value: getattr(value, "name", str(value)),
    )
    def test_complete_rounds(self, rules: Ruleset, strict: bool, players: int) -> None:
        rules = replace(rules, strict=strict)
        bots = [Expert(ALL, iterations=60), Expert(ALL, words=HALF, iterations=60)]
        if strict:
            bots.append(Expert(ALL, words=MORE, iterations=60))
        for seed in range(2):
            round_ = played(Round(ALL, seed=seed, players=players, ruleset=rules), bots, seed)
            assert all(word_of(laid) in ALL.words for laid in round_.table) or not strict

    def test_invalid_words_are_challenged(self) -> None:
        bots = [Expert(ALL, words=MORE, iterations=60), Expert(ALL, iterations=60)]
        for seed in range(3):
            played(Round(ALL, seed=seed), bots, seed)

    def test_many_masters(self) -> None:
        pack = {**PACK, MASTER: 12}
        for rules in (WADDINGTONS, ARTICLE):
            rules = replace(rules, name="masters", pack=pack, strict=True)
            for seed in range(2):
                played(Round(ALL, seed=seed, ruleset=rules), [Expert(ALL, iterations=60)], seed)

    def test_players_out_of_the_game(self) -> None:
        round_ = Round(ALL, players=(0, 2, 5), dealer=5, seed=3, scores=[0] * 7)
        played(round_, [Expert(ALL, iterations=60)])

    @pytest.mark.parametrize("cards_each", [1, 15])
    def test_small_and_large_hands(self, cards_each: int) -> None:
        rules = replace(WADDINGTONS, name="hands", cards_each=cards_each, strict=True, guard=3)
        for seed in range(2):
            played(Round(ALL, seed=seed, ruleset=rules), [Expert(ALL, iterations=40)], seed)

    def test_no_words_at_all(self) -> None:
        none = Dictionary.from_words(["zzzzz"])
        rules = replace(WADDINGTONS, name="guard", guard=30)
        round_ = played(Round(none, players=4, ruleset=rules), [Expert(none, iterations=10)])
        assert round_.winner is None


def observation(hand: str, **change: Any) -> Observation:
    """Return a consistent observation of two players without history."""
    table = change.get("table", ())
    lying = sum(letter.isalpha() for laid in table for letter in laid)
    pile = change.get("pile", "B")
    fields = {
        "player": 0,
        "hand": hand,
        "table": table,
        "pile": pile,
        "stock": 52 - len(hand) - lying - len(pile) - 6,
        "hand_sizes": (len(hand), 6),
        "to_move": 0,
        **change,
    }
    return Observation(**fields)


class TestObservations:
    def test_observations_need_no_history(self) -> None:
        expert = Expert(ALL, iterations=100)
        assert expert.choose(observation("QZXHAT"), 1)
        assert expert.choose(observation("QZXJV", pile=""), 1)
        assert expert.choose(observation("QZXHA*", table=("cat", "vb"), pile="W"), 1)
        rules = replace(WADDINGTONS, name="masters", pack={**PACK, MASTER: 3}).to_json()
        seen = observation("QZXHA**", table=("c[a]t", "vb"), pile="W", ruleset=rules)
        seen = msgspec.structs.replace(seen, stock=seen.stock + 2)
        assert expert.choose(seen, 1)

    @pytest.mark.parametrize(
        "change",
        [
            {"stock": 0},
            {"stock": 50},
            {"stock": -1},
            {"stock": 10**12},
            {"stock": 0, "pile": ""},
            {"idle": -1},
            {"idle": 10**12},
            {"hand_sizes": (6,)},
            {"hand_sizes": (6, 0)},
            {"hand_sizes": (0, 6)},
            {"hand_sizes": (6, 40)},
            {"hand_sizes": (6, 10**12)},
            {"hand_sizes": (6, 6, 6)},
            {"hand_sizes": (6,) * 9},
            {"player": 2},
            {"player": -1},
            {"hand": ""},
            {"hand": "A" * 16},
            {"hand": "QQQQQQ"},
            {"seen": "AAAA"},
        ],
    )
    def test_contradictions_are_rejected(self, change: dict[str, Any]) -> None:
        seen = msgspec.structs.replace(observation("HATERS"), **change)
        with pytest.raises(BadObservation):
            Expert(ALL, iterations=10).choose(seen, 1)

    @pytest.mark.parametrize(
        "change",
        [
            {"hand": "HATER1"},
            {"hand_sizes": (6, -3)},
            {"pile": "é"},
            {"pile": "A" * 200},
            {"table": ("h",)},
            {"table": ("h[]t",)},
            {"table": ("ab",) * 65},
        ],
    )
    def test_invalid_cards_are_rejected(self, change: dict[str, Any]) -> None:
        seen = msgspec.structs.replace(observation("HATERS"), **change)
        with pytest.raises((BadObservation, BadHand, BadTableWord)):
            Expert(ALL, iterations=10).choose(seen, 1)

    def test_a_history_of_another_round_is_ignored(self) -> None:
        history = (Turn(1, Draw("Q", "blind")), Turn(0, Substitute(4, "hat")))
        plain = observation("HATERS")
        seen = msgspec.structs.replace(plain, history=history, first_exposed="B")
        expert = Expert(ALL, iterations=100)
        assert expert.choose(seen, 1) == expert.choose(plain, 1)


class TestSimulation:
    def test_memory_is_lent_again_unless_a_search_failed(self) -> None:
        rules = NativeRules(HALF)
        native = rules.of(observation("HATERS"))
        with rules.player(native) as first, rules.player(native) as second:
            assert first is not second
        with rules.player(native) as again:
            assert again is first
        with pytest.raises(KeyboardInterrupt), rules.player(native) as failed:
            raise KeyboardInterrupt
        with rules.player(native) as other:
            assert other is not failed

    def test_candidates_are_evaluated(self) -> None:
        seen = Round(ALL, seed=1).observation(1)
        simulation = Simulation(seen, ALL, NativeRules(ALL), seed=1, win_bonus=10)
        assert simulation.ranked() == []
        done = simulation.refine(480)
        assert 400 < done <= 480
        ranked = simulation.ranked()
        assert ranked[0].action == simulation.best
        assert sum(each.playouts for each in ranked) == done
        simulation.keep(0.25)
        live = simulation.live
        assert live == -(-len(simulation.actions) // 4)
        simulation.refine(100)
        again = simulation.ranked()
        assert [each.playouts > ranked[0].playouts for each in again[: live + 1]] == [
            *[True] * live,
            False,
        ]
        for each in again:
            assert 0 <= each.win <= 1
            assert 0 <= each.lose <= 1
            assert each.margin >= 0
            assert each.points >= 0
            assert each.turns is None or each.turns >= 1

    def test_gains_do_not_include_the_bonus(self) -> None:
        seen = Round(ALL, seed=1).observation(1)
        gains = []
        for bonus in (0, 50):
            simulation = Simulation(seen, ALL, NativeRules(ALL), seed=1, win_bonus=bonus)
            simulation.refine(240)
            gains.append({each.action: each.gain for each in simulation.ranked()})
        assert gains[0] == pytest.approx(gains[1])
