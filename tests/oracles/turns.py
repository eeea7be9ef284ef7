"""The slow, obvious twin of the native planner: how many turns a hand still takes.

What `turns.pyx` and `policies.pyx` find with sets as numbers is said here with strings: hands are
sorted cards, a way to get rid of cards is the cards it pays. Words are lowercase, cards uppercase,
`*` the Master; table words as they lie (`l[u]rch`). Numbers are thousandths of a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.rules import Ruleset

MASTER: Final = "*"
TURN: Final = 1000
MILLION: Final = 1_000_000
#: What a play is worth that empties the hand.
OUT: Final = -(1 << 30)
#: Hands of others count as no larger.
_MOST_NEAR: Final = 15
#: Turns of each player after which an exposed card is taken only by who can then go out.
_IDLE_ROUNDS: Final = 2
_NEARLY_OUT: Final = 1500


class Numbers(NamedTuple):
    """The weights of the planner (see `Policy`); keep: one for each card; stays: if empty, only the
    other player with the fewest cards counts."""

    keep: Mapping[str, int]
    won: Sequence[Sequence[int]]
    lost: Sequence[Sequence[int]]
    insert: int = 0
    blind: int = 0
    thorough: int = 0
    stays: Sequence[Sequence[int]] = ()
    network: Network | None = None


class Network(NamedTuple):
    """The weights of learned values: a row of `inner` for each feature; win_value: points between
    winning and losing, in addition to the points left in hands."""

    inner: Sequence[Sequence[float]]
    inner_bias: Sequence[float]
    outer: Sequence[Sequence[float]]
    outer_bias: Sequence[float]
    win_value: float


class Position(NamedTuple):
    """The view of the player to move. sizes: cards that each other player holds; unseen: cards that
    lie in other hands or in the stock; blind: can a blind card be drawn? idle: turns of each player
    since a hand became smaller; idle_turns: the same, of all players; stock: cards in the stock."""

    hand: str
    table: Sequence[str]
    exposed: str
    sizes: Sequence[int]
    unseen: Mapping[str, int]
    blind: bool = True
    idle: int = 0
    idle_turns: int = 0
    stock: int = 0


class Option(NamedTuple):
    """An action as the planner weighs it: a play by the cards that it pays, an exchange by the
    table word and as it then lies, a draw by the card discarded and the pile."""

    kind: str
    what: tuple[str, ...]
    cost: int


def in_order(cards: str) -> str:
    """Cards sorted, Masters last."""
    return "".join(sorted(cards, key=lambda card: (card == MASTER, card)))


def without(hand: str, cards: str) -> str:
    """Return a hand without the cards of a play."""
    return in_order("".join((Counter(hand) - Counter(cards)).elements()))


def contains(hand: str, cards: str) -> bool:
    return Counter(cards) <= Counter(hand)


@cache
def cells(laid: str) -> tuple[tuple[str, str], ...]:
    """Of each letter of a table word: the letter, and the card that lies there."""
    found = []
    for place, letter in enumerate(laid):
        if letter not in "[]":
            is_master = place > 0 and laid[place - 1] == "["
            found.append((letter, MASTER if is_master else letter.upper()))
    return tuple(found)


def needed(word: str, laid: str | None) -> str | None:
    """The letters that a word needs of the hand; None: it is no insertion into that table word."""
    if laid is None:
        return word.upper()
    old = cells(laid)
    rest = iter(word)
    if len(word) <= len(old) or not all(letter in rest for letter, _ in old):
        return None
    return "".join((Counter(word) - Counter(letter for letter, _ in old)).elements()).upper()


def lacking(letters: str, hand: str) -> int:
    """How many of these letters a hand lacks."""
    return sum([max(0, letters.count(each) - hand.count(each)) for each in set(letters)])


def payments(letters: str, hand: str) -> Iterator[str]:
    """The ways to pay letters: Masters for those missing only, or for one letter more."""
    spare = hand.count(MASTER) - lacking(letters, hand)
    if spare < 0:
        return
    missing = Counter(letters) - Counter(hand)
    natural = "".join((Counter(letters) - missing).elements())
    masters = MASTER * missing.total()
    yield in_order(natural + masters)
    if spare:
        for letter in set(natural):
            yield in_order(without(natural, letter) + masters + MASTER)


def ways(hand: str, table: Sequence[str], words: Sequence[str]) -> dict[str, bool]:
    """The sets of cards that one play gets rid of; of each: does that take an insertion?"""
    found: dict[str, bool] = {}
    for laid in (None, *table):
        for word in words:
            letters = needed(word, laid)
            if letters is not None:
                for cards in payments(letters, hand):
                    found.setdefault(cards, laid is not None)
    return found


def needs(hand: str, table: Sequence[str], words: Sequence[str]) -> set[tuple[str, str]]:
    """Plays that one card more would allow: that letter, and the cards that they pay besides."""
    found: set[tuple[str, str]] = set()
    masters = hand.count(MASTER)
    for laid in (None, *table):
        for word in words:
            letters = needed(word, laid)
            if letters is None:
                continue
            if lacking(letters, hand) == masters + 1:
                missing = Counter(letters) - Counter(hand)
                natural = "".join((Counter(letters) - missing).elements())
                found.update((letter, in_order(natural + MASTER * masters)) for letter in missing)
    return found


class Mind:
    """A hand, and how many turns any part of it takes."""

    def __init__(self, position: Position, words: Sequence[str], numbers: Numbers) -> None:
        self.hand = in_order(position.hand)
        self.numbers = numbers
        self.ways = ways(self.hand, position.table, words)
        wanted = (
            None if _thorough(position, numbers) or position.exposed == MASTER else position.exposed
        )
        self.needs = {
            (letter, cards)
            for letter, cards in needs(self.hand, position.table, words)
            if wanted is None or letter == wanted
        }
        self.turns = cache(self._turns)
        self.after_draw = cache(self._after_draw)

    def _turns(self, cards: str) -> int:
        """The best of all: a card left over, or a play, and what the rest takes."""
        if not cards:
            return 0
        best = min(self.numbers.keep[card] + self.turns(without(cards, card)) for card in cards)
        for paid, inserted in self.ways.items():
            if contains(cards, paid):
                cost = TURN + (self.numbers.insert if inserted else 0)
                best = min(best, cost + self.turns(without(cards, paid)))
        return best

    def _after_draw(self, discard: str, card: str) -> int:
        """The same of the whole hand, a card of it exchanged for another."""
        rest = without(self.hand, discard)
        best: int = self.turns(rest) + self.numbers.keep[card]
        for letter, paid in self.needs:
            if card in (letter, MASTER) and contains(rest, paid):
                best = min(best, TURN + self.turns(without(rest, paid)))
        if card == MASTER:  # which stands for any letter
            cheapest = min(cost for card, cost in self.numbers.keep.items() if card != MASTER)
            best = min(best, self.turns(rest) + cheapest)
        return best


def _thorough(position: Position, numbers: Numbers) -> bool:
    return len(position.hand) <= numbers.thorough


def divided(a: int, b: int) -> int:
    """Divide and drop the fraction."""
    return a // b if a >= 0 else -(-a // b)


def race_of(position: Position, numbers: Numbers) -> tuple[list[int], list[int]]:
    """Return the points won, and the share of the hand lost, by its turns, against all others."""
    rows = [max(min(_MOST_NEAR, size), 1) - 1 for size in position.sizes]
    if len(rows) == 1 or not numbers.stays:
        return list(numbers.won[min(rows)]), list(numbers.lost[min(rows)])
    won, lost, still_in = [], [], []
    for turns in range(len(numbers.won[0])):
        total = 0
        for player, row in enumerate(rows):
            # In the order of the players: each factor drops a fraction.
            others = [*rows[:player], *rows[player + 1 :]]
            total += chance(numbers.won[row][turns], others, turns, numbers)
        won.append(total // len(rows))
        # Nobody else is out before: a part of the hand leaves it in each such turn.
        still_in.append(chance(MILLION, rows, turns, numbers))
        most = MILLION * len(still_in)
        lost.append((most - sum(still_in)) // (MILLION // 1000 * len(still_in)))
    return won, lost


def chance(value: int, rows: Sequence[int], turns: int, numbers: Numbers) -> int:
    """Multiply a value by the chances that some players are not out before."""
    for row in rows:
        value = value * numbers.stays[row][turns] // MILLION
    return value


def cost_of(turns: int, points: int, position: Position, numbers: Numbers) -> int:
    """The cost of a hand, from the tables, between whole turns along a straight line."""
    won, lost = race_of(position, numbers)
    last = len(won)
    turns = min(max(turns, TURN), last * TURN)
    before = min(turns // TURN, last - 1)
    part = turns - before * TURN

    def at(table: Sequence[int]) -> int:
        return table[before - 1] * (TURN - part) + table[before] * part

    return divided(at(lost) * points - at(won), TURN)


def options(
    position: Position, words: Sequence[str], rules: Ruleset, numbers: Numbers
) -> list[Option]:
    """The actions that the planner considers, best first; of plays one for each set of cards."""
    mind = Mind(position, words, numbers)
    hand = mind.hand

    def points(cards: str) -> int:
        return sum(rules.points[card] for card in cards)

    def cost(turns: int, left: int, kind: str, cards: int) -> int:
        if numbers.network:
            shown = position.exposed
            return learned_cost(kind, cards, {turns: 1.0}, left, shown, position, rules, numbers)
        return cost_of(turns, left, position, numbers)

    def drawn(discard: str, card: str) -> int:
        left = points(hand) - points(discard) + points(card)
        return cost_of(mind.after_draw(discard, card), left, position, numbers)

    def learned_draw(kind: str, discard: str, cards: Mapping[str, int]) -> int:
        turns: Counter[int] = Counter()
        for card, k in cards.items():
            turns[mind.after_draw(discard, card)] += k
        n = sum(cards.values())
        left = points(hand) - points(discard) + sum(points(x) * k for x, k in cards.items()) // n
        shares = {each: k / n for each, k in turns.items()}
        return learned_cost(kind, len(hand), shares, left, discard, position, rules, numbers)

    found = []
    for cards, inserted in mind.ways.items():
        rest = without(hand, cards)
        kind = "insert" if inserted else "form"
        value = cost(mind.turns(rest), points(rest), kind, len(rest)) if rest else OUT
        found.append(Option(kind, (cards,), value))
    stuck = position.blind and position.idle >= _IDLE_ROUNDS
    for discard in set(hand):
        if position.exposed and not (
            stuck and mind.after_draw(discard, position.exposed) >= _NEARLY_OUT
        ):
            value = (
                learned_draw("exposed", discard, {position.exposed: 1})
                if numbers.network
                else drawn(discard, position.exposed)
            )
            found.append(Option("draw", (discard, "exposed"), value))
        if position.blind:
            n = sum(position.unseen.values())
            if numbers.network:
                value = learned_draw("blind", discard, position.unseen)
            elif _thorough(position, numbers) and n:
                total = sum(drawn(discard, card) * k for card, k in position.unseen.items())
                value = divided(total, n)
            else:
                seen = sum(points(card) * k for card, k in position.unseen.items())
                left = points(hand) - points(discard) + (seen // n if n else 8)
                turns = mind.turns(without(hand, discard)) + numbers.blind
                value = cost_of(turns, left, position, numbers)
            found.append(Option("draw", (discard, "blind"), value))
    if _thorough(position, numbers):
        for target, laid in enumerate(position.table):
            for after, paid, taken in exchanges(hand, laid, words, rules):
                left = in_order(without(hand, paid) + taken)
                table = [*position.table[:target], after, *position.table[target + 1 :]]
                then = Mind(position._replace(hand=left, table=table), words, numbers)
                value = cost(then.turns(left), points(left), "substitute", len(left))
                found.append(Option("substitute", (str(target), after), value))
    return sorted(found, key=lambda option: option.cost)


def learned_cost(
    kind: str,
    cards: int,
    turns: Mapping[int, float],
    left: int,
    exposed: str,
    position: Position,
    rules: Ruleset,
    numbers: Numbers,
) -> int:
    """The cost of a hand of so many cards and points by its network. turns: what it takes, with the
    chances; exposed: the card on the pile after the action, or ""."""
    network = numbers.network
    assert network
    features = [0.0] * 45
    features[["form", "insert", "substitute", "exposed", "blind"].index(kind)] = 1
    features[5 + min(cards, 10) - 1] = 1
    for each, share in turns.items():
        features[15 + min(max((each - 600) // 500, 0), 7)] += share
        features[23] += share * each / 1000
    features[24] = left / 20
    if kind != "blind":
        (each,) = turns
        features[25] = each % 500 / 30
    features[26] = rules.points[exposed] / 10 if exposed else 0
    fewest = min(position.sizes)
    features[27 + min(max(fewest, 1), 10) - 1] = 1
    features[37] = (len(position.sizes) - 1) / 6
    features[38] = position.stock / 40
    features[39] = len(position.table) / 5
    features[40] = sum(len(cells(laid)) for laid in position.table) / 20
    features[41] = position.idle_turns > 0
    features[42] = min(position.idle_turns, 6) / 6
    unseen = sum(position.unseen.values())
    features[43] = sum(rules.points[x] * k for x, k in position.unseen.items()) / max(
        10 * unseen, 1
    )
    features[44] = (sum(position.sizes) - fewest) / 20
    rows = list(zip(features, network.inner, strict=True))
    hidden = [
        max(0.0, bias + sum(value * row[unit] for value, row in rows))
        for unit, bias in enumerate(network.inner_bias)
    ]
    won, gained = (
        bias + sum(a * b for a, b in zip(hidden, row, strict=True))
        for row, bias in zip(network.outer, network.outer_bias, strict=True)
    )
    return int(-1000 * (20 * gained + network.win_value * won))


def exchanges(
    hand: str, laid: str, words: Sequence[str], rules: Ruleset
) -> Iterator[tuple[str, str, str]]:
    """Exchanges of cards of a table word: how it then lies, the cards paid, the cards taken."""
    old = cells(laid)

    def spelled(new: Sequence[tuple[str, str]]) -> str:
        return "".join(f"[{a}]" if b == MASTER else a for a, b in new)

    letters = "".join(letter for letter, _ in old)
    for word in words:
        changed = [p for p, (a, b) in enumerate(zip(word, letters, strict=False)) if a != b]
        if len(word) != len(letters) or not changed:
            continue
        if rules.max_exchanged is not None and len(changed) > rules.max_exchanged:
            continue
        needed = "".join(word[place] for place in changed).upper()
        for paid in payments(needed, hand):
            by_master = Counter(needed) - Counter(paid)
            new = list(old)
            for place in changed:
                card = word[place].upper()
                new[place] = word[place], card
                if by_master[card]:
                    by_master[card] -= 1
                    new[place] = word[place], MASTER
            yield spelled(new), paid, "".join(old[place][1] for place in changed)
    if not rules.same_word_exchange:
        return
    for letter, card in dict.fromkeys(old):  # the leftmost of equal ones
        paid = letter.upper() if card == MASTER else MASTER
        if paid in hand:
            place = old.index((letter, card))
            yield spelled([*old[:place], (letter, paid), *old[place + 1 :]]), paid, card
