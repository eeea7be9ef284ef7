"""Fuzz target: native rounds of Lexicon, policies, hidden cards and play-outs.

Whatever the arguments, they are refused with an error, or a round goes on by the rules: no card is
lost or made, every play-out is counted. An input is JSON: the arguments of all calls.
"""

from __future__ import annotations

import json
import random
from array import array
from collections import Counter
from typing import Any

from fuzzing import main

from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.hidden_cards import Hidden, deal_world
from lexicon_fast._native.lexicon.playouts import Options, Tally, self_play, simulate, step
from lexicon_fast._native.lexicon.policies import Player, Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules
from lexicon_fast.base.errors import BadHand, BadOption, BadTableWord

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FINNISH = LATIN + "ÄÖ"
REFUSALS = (BadHand, BadOption, BadTableWord, TypeError, OverflowError)
#: Arguments that mean more work than there is time for are made smaller.
MOST_ROUNDS, MOST_WORLDS = 2, 3

NUMBERS = [-1, 0, 1, 2, 15, 16, 64, 65, 127, 128, 255, 256, 1 << 20, (1 << 31) - 1, 1 << 31]
NUMBERS += [-(1 << 31), (1 << 63) - 1, 1 << 64, -(10**30)]
ODD = ["", "*", "?", "[", "]", "[a]", "[[a]]", "ä", "ß", "\0", "\ud800", "\U0001f600", "1"]


class Target:
    """A dictionary, opened for each instruction set, and its words."""

    def __init__(self, letters: str, words: list[str]) -> None:
        self.letters = letters
        self.words = words
        text = "\n".join(words).encode()
        file, _ = build(text, letters, letters.lower(), "fuzz", b"\0" * 32, "fuzz")
        self.opened = [Compiled(file, "fuzz", isa) for isa in available_isas()]


def targets() -> list[Target]:
    rng = random.Random(1)

    def spell(letters: str, count: int, longest: int) -> list[str]:
        lengths = [rng.randint(2, longest) for _ in range(count)]
        return ["".join(rng.choices(letters, k=length)) for length in lengths]

    runs = [letter * length for letter in "abc" for length in (2, 40, 64)]
    return [
        Target(LATIN, ["cat", "act", "cart", "hat", "that", "thatched", "larch", "lurch"]),
        Target(LATIN, spell("etaoins", 250, 7)),
        Target(FINNISH, spell("aäoöty", 60, 6)),
        Target("ABC", [*runs, *spell("abc", 30, 64)]),
    ]


TARGETS = targets()


class Maker:
    """Arguments: of a deal that could be, and now and then of none."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.target = rng.choice(TARGETS)
        self.cards = self.target.letters + "*"
        #: How many in a thousand arguments are odd.
        self.oddity = rng.choice([0, 0, 20, 100, 300])

    def odd(self, good: Any) -> Any:
        rng = self.rng
        if rng.randrange(1000) >= self.oddity:
            return good
        kind = rng.random()
        if isinstance(good, str) and kind < 0.7:
            at = rng.randrange(len(good) + 1)
            piece = rng.choice([*ODD, rng.choice(self.cards), "A" * rng.choice([1, 15, 64, 129])])
            return good[:at] + piece + good[at + rng.randint(0, 3) :]
        if isinstance(good, int) and kind < 0.8:
            return rng.choice(NUMBERS)
        if isinstance(good, list) and kind < 0.8:
            return rng.choice([[], good * 2, good[:-1], [*good, None], good * 65])
        return rng.choice([None, "x", 1.5, [], {}, rng.choice(NUMBERS), True])

    def make(self) -> dict[str, Any]:
        rng, odd = self.rng, self.odd
        pack = dict(zip(self.cards, rng.choices([0, 1, 2, 3], k=len(self.cards)), strict=True))
        pack[rng.choice(self.cards)] += 4
        packs = rng.choice([1, 1, 2])
        deck = [card for card, n in pack.items() for _ in range(n * packs)]
        rng.shuffle(deck)
        table = [self.laid() for _ in range(rng.choice([0, 1, 3, 8, 62]))]
        players = rng.choice([2, 2, 3, 8])
        each = rng.choice([1, 3, 10, 10, 15, 20])
        each = max(1, min(each, (len(deck) - 2) // players))
        hands: list[Any] = ["".join(deck[i * each : (i + 1) * each]) for i in range(players)]
        rest = deck[players * each :]
        me = rng.randrange(players)
        piled = rng.randint(0, min(len(rest), 20))
        pile, stock = "".join(rest[:piled]), "".join(rest[piled:])
        known = ["" if p == me else hand[: rng.choice([0, 0, 2])] for p, hand in enumerate(hands)]
        pool = "".join(hand[len(k) :] for hand, k in zip(hands, known, strict=True)) + stock
        unknown = [len(hand) - len(k) for hand, k in zip(hands, known, strict=True)]
        unknown[me] = 0
        pool = pool.replace(hands[me], "", 1)
        cut = rng.randint(0, 3)
        from_pool = [[min(n, cut), n - min(n, cut)] for n in unknown]
        first = sum(row[0] for row in from_pool)
        clues = [
            [
                odd(p),
                odd(self.text(3)),
                odd(self.text(2)),
                rng.random() < 0.4,
                odd(rng.choice([0, 2])),
            ]
            for p in range(players)
            if p != me and rng.random() < 0.6
        ]
        return {
            "dictionary": TARGETS.index(self.target),
            "rules": {
                "points": odd([rng.choice([0, 1, 8, 10, 255]) for _ in range(33)]),
                "pack": odd({str(odd(card)): odd(n) for card, n in pack.items()}),
                "packs": odd(packs),
                "max_exchanged": odd(rng.choice([None, 1, 2])),
                "same_word_exchange": odd(rng.random() < 0.6),
                "turn_up": odd(rng.random() < 0.5),
                "guard": odd(rng.choice([1, 3, 6])),
            },
            "policies": [self.policy() for _ in range(3)],
            "hands": odd([odd(hand) for hand in hands]),
            "table": odd([odd(laid) for laid in table]),
            "stock": odd(stock),
            "pile": odd(pile),
            "options": {
                "turn": odd(me),
                "idle": odd(rng.randint(0, 2)),
                "seed": odd(rng.getrandbits(64)),
            },
            "steps": rng.choice([0, 3, 40]),
            "most": odd(rng.choice([1, 8, 10000])),
            "same": odd(rng.choice([0, 2])),
            "pools": odd([odd(pool[:first]), odd(pool[first:])]),
            "from_pool": odd([odd([odd(n) for n in row]) for row in from_pool]),
            "known": odd([odd(k) for k in known]),
            "clues": clues,
            "stock_size": odd(len(stock)),
            "tally": odd(12),
            "which": odd([odd(k) for k in range(rng.choice([1, 2, 5]))]),
            "simulate": {
                "seed": odd(rng.getrandbits(64)),
                "first": odd(rng.randrange(100)),
                "n": odd(rng.randint(1, MOST_WORLDS)),
                "turns": odd(rng.choice([0, 5, 60])),
                "win_bonus": odd(2.5),
                **rng.choice(
                    [{}, {"worth": list(range(rng.choice([0, 6, 7]))), "columns": odd(3)}]
                ),
            },
            "self_play": [
                odd(rng.randint(0, 2)),
                odd(rng.getrandbits(64)),
                odd(each),
                rng.random() < 0.5,
            ],
            "seats": odd(rng.choice([2, 2, 3, 8])),
        }

    def text(self, most: int) -> str:
        return "".join(self.rng.choices(self.cards, k=self.rng.randint(0, most)))

    def laid(self) -> str:
        rng = self.rng
        word = rng.choice(self.target.words)
        if rng.random() < 0.2:
            word = "".join(rng.choices(self.target.letters.lower(), k=rng.choice([2, 5, 64])))
        return "".join(f"[{letter}]" if rng.random() < 0.1 else letter for letter in word)

    def policy(self) -> list[Any]:
        rng, odd = self.rng, self.odd
        kind = rng.choice(["greedy", "planner", "planner"])
        more = {
            name: odd(rng.choice([0, 30, 1300]))
            for name in ("insert", "risk", "risk_near", "blind")
        }
        keep = odd([rng.choice([0, 1500, 100_000]) for _ in range(33)])
        return [odd(kind), {"keep": keep, "thorough": rng.random() < 0.5, **more}]


def make(rng: random.Random) -> bytes:
    return json.dumps(Maker(rng).make()).encode()


def refused(call: Any, *arguments: Any, **options: Any) -> Any:
    """Return the result of a call; None if it refuses."""
    try:
        return call(*arguments, **options)
    except REFUSALS:
        return None


def attempt(data: bytes) -> None:
    given = json.loads(data)
    target = TARGETS[given["dictionary"]]
    for compiled in target.opened:
        points = given["rules"]["points"]
        if isinstance(points, list):
            points = bytes(n for n in points if isinstance(n, int) and 0 <= n < 256)
        rules = refused(Rules, compiled, **{**given["rules"], "points": points})
        policies = [refused(Policy, kind, **options) for kind, options in given["policies"]]
        policies = [policy for policy in policies if policy is not None]
        if rules is None or not policies:
            return
        try_rounds(given, rules, policies)
        try_worlds(given, rules, policies)
        rounds, seed, each, rotate = given["self_play"]
        if isinstance(rounds, int) and MOST_ROUNDS < rounds <= 10_000_000:
            rounds = MOST_ROUNDS
        if isinstance(given["seats"], int):
            seats = (policies * 8)[: max(0, given["seats"])]
            rows = refused(self_play, rules, seats, rounds, seed, each, rotate)
            if rows is not None:
                assert len(rows) == int(rounds) * (len(seats) if rotate else 1) * (len(seats) + 2)
        else:
            refused(self_play, rules, given["seats"], rounds, seed, each, rotate)


def cards_of(game: Round) -> Counter[str]:
    cards = Counter("".join(game.hands) + game.pile + game.stock)
    for laid in game.table:
        masters = laid.count("[")
        cards["*"] += masters
        letters = "".join(
            c for k, c in enumerate(laid) if c not in "[]" and (not k or laid[k - 1] != "[")
        )
        cards.update(letters.upper())
    return cards


def try_rounds(given: dict[str, Any], rules: Rules, policies: list[Policy]) -> None:
    arguments = [given[name] for name in ("hands", "table", "stock", "pile")]
    game = refused(Round, rules, *arguments, **given["options"])
    if game is None:
        return
    player = Player(rules)
    before = cards_of(game)
    is_open = all(isinstance(hand, str) for hand in given["hands"])
    for n in range(given["steps"]):
        action = refused(step, game, policies[n % len(policies)], player)
        if action is None:
            break
        assert not is_open or cards_of(game) == before, action
        options = refused(Options, game, policies[0], given["most"], given["same"])
        if options is not None:
            costs = options.estimates()
            assert costs == sorted(costs)
            assert len(costs) == len(options) == len(options.actions()) > 0 or given["most"] <= 0
            if len(options) and is_open:
                assert cards_of(options.after(len(options) - 1)) == before


def try_worlds(given: dict[str, Any], rules: Rules, policies: list[Policy]) -> None:
    turn, hands = given["options"]["turn"], given["hands"]
    if isinstance(hands, list):
        hands = [
            len(hand) if isinstance(hand, str) and p != turn else hand
            for p, hand in enumerate(hands)
        ]
    view = refused(
        Round, rules, hands, given["table"], "", given["pile"],
        **{**given["options"], "stock_size": given["stock_size"]},
    )  # fmt: skip
    hidden = refused(Hidden, rules, given["pools"], given["from_pool"], given["known"])
    if view is None or hidden is None:
        return
    for clue in given["clues"]:
        refused(hidden.add_clue, view, *clue)
    for seed in range(3):
        world = refused(deal_world, view, hidden, policies[0], seed)
        if world is not None and isinstance(turn, int) and isinstance(hands[turn], str):
            cards = Counter("".join(world[0]) + world[1])
            known = [k for p, k in enumerate(given["known"]) if p != turn]
            expected = Counter(
                "".join([*given["pools"], *known, given["hands"][turn]]).replace("?", "*")
            )
            assert cards == Counter("".join(expected.elements()).upper())
    options = refused(Options, view, policies[0], given["most"], given["same"])
    tally = refused(Tally, given["tally"])
    if options is None or tally is None:
        return
    how = dict(given["simulate"])
    if isinstance(how["n"], int) and MOST_WORLDS < how["n"] <= 2_000_000_000:
        how["n"] = MOST_WORLDS
    if "worth" in how:
        how["worth"] = array("d", how["worth"])
    which = given["which"]
    for policy in policies:
        before = sum(row[0] for row in tally.rows())
        if refused(lambda: simulate(options, hidden, tally, which, policy, **how) or 1):  # noqa: B023
            assert sum(row[0] for row in tally.rows()) == before + int(how["n"]) * len(which)


if __name__ == "__main__":
    main("rounds", make, attempt)
