"""Plays random rounds and whole games under all combinations of options, and checks the referee.

    python -m campaigns.random_rounds --rounds 100000 --games 2000 --seed 1

The kind of action is drawn first, then one of that kind; now and then it is a play that no solver
lists (a word that does not exist, another payment), or something illegal. Checked after every
action: the cards are those of the pack; there is something to do until the round is over; cards
went where the rules say; what is illegal changes nothing; hidden cards, exchanged for each other,
leave the observation as it was. Of every round and game: the scores add up, and the record checks
and replays to the same events. The first failure ends it and names the seed and the options.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.games.lexicon import events, record
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Action,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
    cards_of,
    word_of,
)
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round, legal_actions
from lexicon_fast.games.lexicon.rules import MASTER, RULESETS, Ruleset

OPTIONS: dict[str, Sequence[Any]] = {
    "players": (2, 3, 4, 5, 6, 7, 8),
    "base": tuple(RULESETS),
    "max_exchanged": (None, 1, 2),
    "same_word_exchange": (True, False),
    "renewal": ("under top", "turn up"),
    "later_dealer": ("rotation", "starter"),
    "strict": (False, True),
    "guard": (20, 2),
    "cards_each": (10, 12),
}
COMBINATIONS = list(itertools.product(*OPTIONS.values()))
#: Games that follow each other differ in all options, and all combinations come round.
STRIDE = next(n for n in range(617, 10_000) if math.gcd(n, len(COMBINATIONS)) == 1)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
GARBAGE: list[Any] = [
    None, 0, "hat", Form, {"action": "form"}, Form(None), Form(7), Form(b"hat"), Form(["h", "a"]),
    Form(""), Form("a"), Form("[a]"), Form("HAT"), Form("h t"), Form("h[at]"), Form("h[a"),
    Form("ha]t"), Form("h[]t"), Form("h[[a]]t"), Form("hä"), Form("\ud800a"), Form("a" * 65),
    Form("*a"), Insert(-1, "hat"), Insert(999, "hat"), Insert(None, "hat"), Insert(0.0, "hat"),
    Insert(True, "hat"), Insert("0", "hat"), Insert(0, None), Substitute(999, "hat"),
    Substitute([], "hat"), Substitute(0, 3), Draw("", "blind"), Draw("AA", "blind"),
    Draw("a", "blind"), Draw("?", "blind"), Draw(None, "blind"), Draw(["A"], "exposed"),
    Draw("A", "both"), Draw("A", None), Draw("A", 0), Draw(MASTER, ["blind"]), object(),
]  # fmt: skip


def options_of(number: int) -> tuple[int, Ruleset]:
    """The players and the rules of game `number`."""
    options = dict(zip(OPTIONS, COMBINATIONS[number * STRIDE % len(COMBINATIONS)], strict=True))
    players = options.pop("players")
    return players, dataclasses.replace(RULESETS[options.pop("base")], **options)


def state_of(round_: Round) -> list[Any]:
    """All of a round's state, for comparing: its lists copied, what they hold cannot change."""
    state: list[Any] = []
    for name in Round.__slots__:
        value = getattr(round_, name)
        if name == "_rng":
            value = value.__reduce_ex__(2)
        elif isinstance(value, list):
            value = [list(each) if isinstance(each, list) else each for each in value]
        state.append(dict(value) if isinstance(value, dict) else value)
    return state


def table_cards(table: Sequence[str]) -> str:
    """The cards of the words on the table."""
    return "".join(
        MASTER if stands_in else letter.upper()
        for laid in table
        for letter, stands_in in cards_of(laid)
    )


def all_cards(round_: Round) -> Counter[str]:
    cards = "".join(round_.hands) + table_cards(round_.table) + round_.pile + round_.stock
    return Counter(cards)


class Player:
    """Draws actions at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def action(self, round_: Round) -> Action:
        if round_.phase == "challenge":
            return self.rng.choice([ACCEPT, ACCEPT, CHALLENGE])
        legal = round_.legal_actions()
        assert legal, "a dead end"
        if self.rng.random() < 0.15:
            unlisted = self.unlisted(round_, legal)
            if unlisted is not None:
                return unlisted
        kinds: dict[type, list[Action]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        return self.rng.choice(kinds[self.rng.choice(list(kinds))])

    def unlisted(self, round_: Round, legal: list[Action]) -> Action | None:
        """A legal action that the solver may not list: a bluff, or a word paid otherwise."""
        hand = round_.hands[round_.current_player() or 0]
        rules = round_.rules
        if rules.strict:
            forms = [action for action in legal if isinstance(action, Form)]
            return (
                self.paid_otherwise(word_of(self.rng.choice(forms).laid), hand) if forms else None
            )
        cells = [self.cell(card) for card in self.rng.sample(hand, len(hand))]
        kind = self.rng.choice(["form", "insert", "substitute"])
        if kind == "form" and len(hand) >= 2:
            return Form("".join(cells[: self.rng.randint(2, min(6, len(cells)))]))
        if not round_.table:
            return None
        target = self.rng.randrange(len(round_.table))
        new = [f"[{c}]" if stands_in else c for c, stands_in in cards_of(round_.table[target])]
        if kind == "insert" and len(new) + 3 <= 64:
            for cell in cells[: self.rng.randint(1, 3)]:
                new.insert(self.rng.randint(0, len(new)), cell)
            return Insert(target, "".join(new))
        most = min(rules.max_exchanged or len(new), len(new), len(cells))
        places = self.rng.sample(range(len(new)), self.rng.randint(1, most))
        exchanged = 0
        for place, cell in zip(places, cells, strict=False):
            if cell.strip("[]") != new[place].strip("[]"):
                new[place] = cell
                exchanged += 1
        return Substitute(target, "".join(new)) if exchanged else None

    def cell(self, card: str) -> str:
        return f"[{self.rng.choice(LETTERS)}]" if card == MASTER else card.lower()

    def paid_otherwise(self, word: str, hand: str) -> Form | None:
        rest = list(hand)
        cells = []
        for letter in word:
            ways = [card for card in (letter.upper(), MASTER) if card in rest]
            if not ways:
                return None
            card = self.rng.choice(ways)
            rest.remove(card)
            cells.append(f"[{letter}]" if card == MASTER else letter)
        return Form("".join(cells))


class Watch:
    """Looks at a round before and after each action."""

    def __init__(self, round_: Round, rng: random.Random) -> None:
        self.rng = rng
        self.pack = all_cards(round_)
        packs = round_.rules.packs(len(round_.players))
        whole = {card: n * packs for card, n in round_.rules.pack.items()}
        assert self.pack == Counter(whole), "the pack"
        self.before_play: tuple[tuple[str, ...], tuple[str, ...]] | None = None

    def refuses(self, round_: Round) -> None:
        """Check that illegal actions are refused and change nothing."""
        state = state_of(round_)
        wrong = self.rng.sample(GARBAGE, 3)
        wrong += [Form("a")] if round_.phase == "challenge" else [ACCEPT, CHALLENGE]
        mover = round_.current_player()
        assert mover is not None
        lacking = [card for card in round_.rules.points if card not in round_.hands[mover]]
        if lacking:
            wrong.append(Draw(self.rng.choice(lacking), "exposed"))
        if round_.table:
            target = self.rng.randrange(len(round_.table))
            laid = round_.table[target]
            wrong += [
                Substitute(target, laid),
                Insert(target, laid),
                Substitute(target, laid + "a"),
            ]
        for action in wrong:
            try:
                round_.apply(action)
            except IllegalAction as error:
                refused = error
            else:
                raise AssertionError(f"{action!r} was not refused")
            assert refused.rule
            assert str(refused)
            assert state_of(round_) == state, f"{action!r} changed the state"

    def hides(self, round_: Round) -> None:
        """Hidden cards, shuffled among each other, leave the observation as it was."""
        viewer = self.rng.choice(round_.players)
        seen = msgspec.json.encode(round_.observation(viewer))
        assert msgspec.json.encode(msgspec.json.decode(seen, type=Observation)) == seen
        other = round_.copy()
        hidden = list("".join(h for p, h in enumerate(round_.hands) if p != viewer) + round_.stock)
        self.rng.shuffle(hidden)
        for player, hand in enumerate(round_.hands):
            if player != viewer:
                cards = [hidden.pop() for _ in hand]
                other._hands[player] = "".join(sorted(cards, key=lambda c: (c == MASTER, c)))
        other._stock = "".join(hidden)
        assert msgspec.json.encode(other.observation(viewer)) == seen
        mover = round_.current_player()
        assert mover is not None
        listed = legal_actions(round_.observation(mover), round_.dictionary)
        assert listed == round_.legal_actions()

    def moved(self, before: Round, action: Action, after: Round) -> None:
        """Cards went where the rules say, and only there."""
        assert all_cards(after) == self.pack, "cards lost or made"
        mover = before.current_player()
        assert mover is not None
        happened = after.events[len(before.events)]
        assert isinstance(happened, events.TurnEvent)
        assert (happened.player, happened.action) == (mover, action)
        offender = mover
        if isinstance(action, Draw):
            self.drew(before, happened, after)
            lost, won = Counter(action.discard), Counter(happened.taken)
            assert after.table == before.table
        elif isinstance(action, Form | Insert | Substitute):
            self.before_play = (before.hands, before.table)
            table = list(before.table)
            if isinstance(action, Form):
                old = ""
                table.append(action.laid)
            else:
                old = table[action.target]
                table[action.target] = action.laid
            assert after.table == tuple(table)
            lost, won = Counter(table_cards([action.laid])), Counter(table_cards([old]))
            assert (after.stock, after.pile) == (before.stock, before.pile)
        else:
            lost, won = Counter(), Counter()
            assert (after.stock, after.pile) == (before.stock, before.pile)
            right = isinstance(action, Challenge) and happened.right
            if right:
                assert self.before_play == (after.hands, after.table)
                return
            assert after.table == before.table
        hand, left = Counter(before.hands[offender]), Counter(after.hands[offender])
        assert hand + won == left + lost, "the hand"
        for player, cards in enumerate(after.hands):
            assert player == offender or cards == before.hands[player]
        if after.rules.strict:
            assert after.phase != "challenge"

    def drew(self, before: Round, turn: events.TurnEvent, after: Round) -> None:
        action = turn.action
        assert isinstance(action, Draw)
        if action.take == "exposed":
            assert turn.taken == before.pile[-1]
            assert (after.pile, after.stock) == (before.pile[:-1] + action.discard, before.stock)
        elif before.stock:
            assert turn.taken + after.stock == before.stock
            assert after.pile == before.pile + action.discard
            assert not turn.renewed_stock
        else:
            assert turn.taken + after.stock == turn.renewed_stock
            whole = before.pile + action.discard
            assert Counter(after.pile + turn.renewed_stock) == Counter(whole)
            if after.rules.renewal == "under top":
                assert (after.pile, turn.turned_up) == (action.discard, "")
            else:
                assert after.pile == turn.turned_up
                assert len(after.pile) == 1


def ended(round_: Round) -> None:
    """The count at the end of a round."""
    end = round_.events[-1]
    assert isinstance(end, events.RoundEnd)
    points = round_.rules.points
    for player, hand in enumerate(round_.hands):
        counted = sum(points[card] for card in hand) + round_.penalties[player]
        assert end.points[player] == counted == -round_.returns()[player]
    assert (end.why == "out") == any(not round_.hands[player] for player in round_.players)
    assert round_.current_player() is None
    assert round_.legal_actions() == []


def play(
    dictionary: Dictionary, number: int, seed: int, rounds: int | None, *, checked: float = 0.1
) -> Game:
    """Play game `number` at random and check it. checked: how often the costly checks are made."""
    players, rules = options_of(number)
    rng = random.Random(f"{seed} {number} {rounds}")
    game = Game(
        dictionary,
        players=players,
        ruleset=rules,
        seed=rng.getrandbits(64),
        rounds=rounds,
        first_dealer=rng.choice([None, *range(players)]),
    )
    player = Player(rng)
    watch = Watch(game.round, rng)
    twin: Game | None = None
    while not game.is_terminal():
        round_ = game.round
        if rng.random() < checked:
            watch.refuses(round_)
            watch.hides(round_)
        if twin is None and rng.random() < 0.02:
            twin = game.copy()
        before = round_.copy()
        action = player.action(round_)
        game.apply(action)
        if twin is not None:
            twin.apply(action)
        watch.moved(before, action, round_)
        if round_.is_terminal():
            ended(round_)
            watch = watch if game.is_terminal() else Watch(game.round, rng)
    assert twin is None or twin.events == game.events
    assert math.isclose(sum(game.returns()), 1)
    lines = list(record.lines(game, [f"player {seat}" for seat in range(players)]))
    assert record.check(lines, lambda _: dictionary) == 1
    again = record.replay(record.read(lines)[0], dictionary)
    assert again.events == game.events
    return game


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="enable", help="name or path of a word list")
    chosen = parser.parse_args(args)
    dictionary = Dictionary.load(chosen.words)
    started = time.perf_counter()
    happened: Counter[str] = Counter()
    tasks = [(number, 1) for number in range(chosen.rounds)]
    for number, rounds in [*tasks, *((number, None) for number in range(chosen.games))]:
        try:
            game = play(dictionary, number, chosen.seed, rounds)
        except BaseException:
            print(f"seed {chosen.seed}, game {number}, rounds {rounds}:", file=sys.stderr)
            print(*options_of(number), file=sys.stderr)
            raise
        happened["games" if rounds is None else "rounds"] += 1
        for event in game.events:
            if isinstance(event, events.TurnEvent):
                happened["actions"] += 1
                happened[type(event.action).__name__.lower()] += 1
                happened["right challenges"] += bool(event.right)
                happened["renewals"] += bool(event.renewed_stock)
            elif isinstance(event, events.RoundEnd):
                happened[
                    f"ended by {'the guard' if event.why == 'guard' else 'an empty hand'}"
                ] += 1
        happened["shared wins"] += len(game.winners) > 1
        happened["all out at once"] += game.winners != () and len(game.out) == game.players
    for what, count in sorted(happened.items()):
        print(f"{what}: {count:,}")
    print(f"all checks passed in {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
