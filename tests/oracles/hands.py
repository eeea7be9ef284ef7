"""The slow, obvious twin of every bulk call.

What the functions here answer, the fast searches must answer. Each one states a rule as plainly as
it can: it tries every word, every way to pay and every way to lay the cards, and keeps the best. It
shares no code with the fast paths, and imports no game: points and rules are arguments.

Words of a dictionary are lowercase, and `words` is the whole dictionary in its own order. Cards are
uppercase letters and `*` for the Master, the wild card that pays any letter; on the way in a hand
may be of any case and have `?` for the Master. Cards are sorted A to Z, then `*`. A table word is
written `l[u]rch` when its second card is a Master that stands for `u`; places count from 0.

For alphabets other than English the twin is narrower: it orders by code point where the fast paths
go by the alphabet, and folds case as Python does. Rows echo a number as Python writes it, where the
fast paths keep its text.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations, product
from typing import Final, Literal, NamedTuple

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MASTER: Final = "*"

#: Every action of a solver, in the order that breaks ties between them.
ACTIONS: Final = ("form", "insert", "substitute")

MAX_CARDS: Final = 64
MAX_TABLE_WORDS: Final = 64
MAX_TABLE_WORD_LENGTH: Final = 64
MAX_PLAN_CARDS: Final = 15

#: What stands for the output of a bad row; the wording of errors is not part of the twin.
BAD_ROW: Final = '{"error":true}'


class Play(NamedTuple):
    """One legal play: `word` made by `action`, on the table word number `target` unless formed.

    `laid` is the word as it then lies on the table, Masters in brackets; `cards` are the cards
    paid; `left` is the hand afterwards, the cards taken out of the table word among it.
    """

    action: str
    target: int | None
    word: str
    laid: str
    cards: str
    left: str
    left_points: int


class PlanEntry(NamedTuple):
    """The best that at most `turns` words can do: the words (sorted), and what stays in hand."""

    turns: int
    words: tuple[str, ...]
    left: str
    left_points: int


# Cards and letters


def _lower(text: str) -> str:
    """`text` in lowercase, but only where that can be undone: a Kelvin sign is no `k`."""
    return "".join(c.lower() if c.lower().upper() == c else c for c in text)


def _rank(card: str) -> tuple[bool, str]:
    """Where a card sorts: A to Z, then the Master."""
    return card == MASTER, card


def _order(cards: str) -> list[tuple[bool, str]]:
    """Return the sort key of a string of cards."""
    return [_rank(card) for card in cards]


def _in_order(cards: Iterable[str]) -> str:
    return "".join(sorted(cards, key=_rank))


def _without(cards: str, paid: str) -> str:
    """The cards that are left when `paid`, all of them among `cards`, have gone."""
    return _in_order((Counter(cards) - Counter(paid)).elements())


def _points_of(cards: str, points: Mapping[str, int]) -> int:
    return sum(points[card] for card in cards)


def _added(word: str, target: str) -> str:
    """The cards to add to the letters of `target` for those of `word`."""
    return _in_order((Counter(word.upper()) - Counter(target.upper())).elements())


def _contains_in_order(word: str, target: str) -> bool:
    """Are the letters of `target` in `word`, in their order, perhaps with others between?"""
    rest = iter(word)
    return all(letter in rest for letter in target)


def _changed(word: str, target: str) -> list[int]:
    """The places at which two words of one length have different letters."""
    return [place for place in range(len(word)) if word[place] != target[place]]


# Paying


def _payable(needed: str, hand: str) -> bool:
    """Can the cards of `hand` pay these letters, each card once, a Master for any letter?"""
    return len(needed) <= len(hand) and _missing(needed, hand) <= hand.count(MASTER)


def _missing(needed: str, hand: str) -> int:
    """How many of these letters a hand lacks."""
    return sum([max(0, needed.count(each) - hand.count(each)) for each in set(needed)])


def _payments(needed: str, hand: str) -> Iterator[str]:
    """Every way to pay the letters `needed`: of each letter some by its own cards, the rest by
    Masters. A way is the cards paid, in order; none comes twice."""
    letters = sorted(set(needed))
    own = [range(min(needed.count(letter), hand.count(letter)) + 1) for letter in letters]
    for counts in product(*own):
        masters = len(needed) - sum(counts)
        if masters <= hand.count(MASTER):
            by_letter = (letter * count for letter, count in zip(letters, counts, strict=True))
            yield "".join(by_letter) + MASTER * masters


def _best_payment(
    needed: str, hand: str, taken_out: str, points: Mapping[str, int]
) -> tuple[str, str, int]:
    """The cards to pay `needed` with, the hand afterwards, and its points.

    Of all ways the one that leaves the fewest points, cards taken out of a table word counted; on a
    tie the one whose left cards sort first (this project's rules).
    """
    ways = []
    for cards in _payments(needed, hand):
        left = _in_order(_without(hand, cards) + taken_out)
        ways.append((_points_of(left, points), _order(left), cards, left))
    left_points, _, cards, left = min(ways)
    return cards, left, left_points


# Laying


def _laid(word: str, masters: Collection[int]) -> str:
    """`word` with the places in `masters` in brackets."""
    return "".join(f"[{c}]" if place in masters else c for place, c in enumerate(word))


def _stand_ins(needed: str, cards: str) -> str:
    """The letters that the Masters among `cards` stand for when `cards` pay `needed`."""
    return _in_order((Counter(needed) - Counter(cards)).elements())


def _masters_after_adding(
    word: str, target: str, target_masters: frozenset[int], stand_ins: str
) -> tuple[int, ...]:
    """The places of the Masters in `word`, made of `target` and of new cards laid around it.

    Tries every way to lay the cards: at each place of the word either the next card of `target`, or
    a new Master for one of `stand_ins`, or a new card of that letter. Of all ways the one whose
    ascending list of places sorts first. (All lists are equally long, so that what follows a place
    can be chosen without looking back, and remembered.) Formed words have the empty `target`.
    """

    @cache
    def from_place(place: int, used: int, masters: str) -> tuple[int, ...] | None:
        if place == len(word):
            return () if used == len(target) and not masters else None
        ways: list[tuple[int, ...]] = []

        rest = from_place(place + 1, used, masters)
        if rest is not None:
            ways.append(rest)
        letter = word[place].upper()
        if letter in masters:
            rest = from_place(place + 1, used, masters.replace(letter, "", 1))
            if rest is not None:
                ways.append((place, *rest))
        if used < len(target) and word[place] == target[used]:
            rest = from_place(place + 1, used + 1, masters)
            if rest is not None:
                ways.append((place, *rest) if used in target_masters else rest)
        return min(ways, default=None)

    places = from_place(0, 0, stand_ins)
    assert places is not None, (word, target, stand_ins)
    return places


def _masters_after_exchange(
    word: str, changed: Sequence[int], target_masters: frozenset[int], stand_ins: str
) -> tuple[int, ...]:
    """The places of the Masters in `word` once the cards at the places `changed` are exchanged.

    The other cards stay. Tries the new Masters at every choice of changed places whose letters are
    `stand_ins`; of all ways the one whose ascending list of places sorts first.
    """
    stay = target_masters.difference(changed)
    return min(
        tuple(sorted((*stay, *places)))
        for places in combinations(changed, len(stand_ins))
        if _in_order(word[place].upper() for place in places) == stand_ins
    )


# Reading hands and table words


def parse_hand(text: str, letters: str = LETTERS) -> str:
    """The cards of a hand as written: uppercase, in the same order, `?` turned into `*`.

    Raises `ValueError` for a character that is neither one of `letters` in either case nor a
    Master, and for a hand without cards or with more than 64.
    """
    card_of = {"*": MASTER, "?": MASTER}
    for letter in letters:
        card_of[letter] = card_of[letter.lower()] = letter
    for place, character in enumerate(text):
        if character not in card_of:
            raise ValueError(
                f"hand {text!r}, place {place}: {character!r} is no card; expected letters, * or ?"
            )
    if not 1 <= len(text) <= MAX_CARDS:
        raise ValueError(f"hand {text!r}: {len(text)} cards; expected 1 to {MAX_CARDS}")
    return "".join(card_of[character] for character in text)


def parse_table_word(text: str, letters: str = LETTERS) -> tuple[str, frozenset[int]]:
    """A table word and the places of its Masters: `"L[U]RCH"` is `("lurch", {1})`.

    Raises `ValueError` unless it is 2 to 64 letters, each alone or in separate brackets. A `*` or
    `?` is refused, because a Master on the table stands for a letter.
    """
    one = "[" + re.escape(letters + letters.lower()) + "]"
    cells: list[str] = re.findall(rf"\[{one}\]|{one}", text)
    if "".join(cells) != text:
        raise ValueError(f"table word {text!r}: expected letters, a Master's in brackets: l[u]rch")
    if not 2 <= len(cells) <= MAX_TABLE_WORD_LENGTH:
        raise ValueError(
            f"table word {text!r}: {len(cells)} letters; expected 2 to {MAX_TABLE_WORD_LENGTH}"
        )
    masters = frozenset(place for place, cell in enumerate(cells) if len(cell) == 3)
    return "".join(cell.strip("[]") for cell in cells).lower(), masters


# The dictionary's searches


def contains(words: Sequence[str], word: str) -> bool:
    """Is `word`, in any case, in the dictionary?"""
    return _lower(word) in words


def subwords(words: Sequence[str], hand: str, *, letters: str = LETTERS) -> list[int]:
    """Indices, ascending, of the words of two or more letters that `hand` can pay.

    Each card pays one letter, its own; a Master pays any. Raises `ValueError` as `parse_hand`.
    """
    cards = parse_hand(hand, letters)
    return [
        index
        for index, word in enumerate(words)
        if 2 <= len(word) <= len(cards) and _payable(word.upper(), cards)
    ]


def superwords(words: Sequence[str], word: str, hand: str, *, letters: str = LETTERS) -> list[int]:
    """Indices, ascending, of the words got by inserting cards of `hand` into `word`.

    They are longer by one letter or more and have the letters of `word` in their order: HAT becomes
    THATCHED (the Waddingtons rule book). `word` may be of any case, and need not be in the
    dictionary. Raises `ValueError` as `parse_hand`.
    """
    cards = parse_hand(hand, letters)
    target = _lower(word)
    return [
        index
        for index, longer in enumerate(words)
        if len(target) < len(longer) <= len(target) + len(cards)
        and _contains_in_order(longer, target)
        and _payable(_added(longer, target), cards)
    ]


def substitutions(
    words: Sequence[str], word: str, hand: str, *, letters: str = LETTERS
) -> list[int]:
    """Indices, ascending, of the words got by exchanging letters of `word` for cards of `hand`.

    They are as long as `word` and other than it, and `hand` pays the letters at the places that
    change: EXPERT becomes EXPORT (the Waddingtons rule book). `word` may be of any case, and need
    not be in the dictionary. Raises `ValueError` as `parse_hand`.
    """
    cards = parse_hand(hand, letters)
    target = _lower(word)
    return [
        index
        for index, other in enumerate(words)
        if len(other) == len(target)
        and other != target
        and _payable("".join(other[place] for place in _changed(other, target)).upper(), cards)
    ]


# Lexicon: the plays of one turn


def plays(
    words: Sequence[str],
    hand: str,
    table: Sequence[str],
    points: Mapping[str, int],
    *,
    max_exchanged: int | None = None,
    same_word_exchange: bool = True,
    actions: Collection[str] = ACTIONS,
    min_length: int = 2,
    letters: str = LETTERS,
) -> list[Play]:
    """Return the list of a Lexicon solver for a hand and the words on the table, best first.

    One play for each action, table word and new word: every word formed, every insertion, every
    substitution of up to `max_exchanged` cards (None: any number). With `same_word_exchange` also
    the exchanges of a Master and the letter it stands for. Paid and laid as `_best_payment` and
    `_masters_after_adding` / `_masters_after_exchange` say. `points` has an entry for each card and
    `*`. `min_length` is that of the word after the play.

    Ordered by points left, then form < insert < substitute, then word, target and cards; then by
    the left cards, which tells apart the letters that one Master may be exchanged for.

    Raises `ValueError` for a bad hand, table word or action.
    """
    for action in actions:
        if action not in ACTIONS:
            raise ValueError(f"action {action!r}: expected one of {', '.join(ACTIONS)}")
    cards = parse_hand(hand, letters)
    parsed = [parse_table_word(text, letters) for text in table]

    found: list[Play] = []
    if "form" in actions:
        found += _forms(words, cards, points, letters)
    for place, (target, masters) in enumerate(parsed):
        if "insert" in actions:
            found += _insertions(words, cards, place, target, masters, points, letters)
        if "substitute" in actions:
            for play in _substitutions(words, cards, place, target, masters, points, letters):
                if max_exchanged is None or len(play.cards) <= max_exchanged:
                    found.append(play)
            if same_word_exchange:
                found += _same_word_exchanges(cards, place, target, masters, points)

    def rank(play: Play) -> tuple[object, ...]:
        return (
            play.left_points,
            ACTIONS.index(play.action),
            play.word,
            -1 if play.target is None else play.target,
            _order(play.cards),
            _order(play.left),
        )

    return sorted((play for play in found if len(play.word) >= min_length), key=rank)


def _forms(
    words: Sequence[str], hand: str, points: Mapping[str, int], letters: str
) -> Iterator[Play]:
    for index in subwords(words, hand, letters=letters):
        word = words[index]
        needed = _in_order(word.upper())
        cards, left, left_points = _best_payment(needed, hand, "", points)
        places = _masters_after_adding(word, "", frozenset(), _stand_ins(needed, cards))
        yield Play("form", None, word, _laid(word, places), cards, left, left_points)


def _insertions(
    words: Sequence[str],
    hand: str,
    place: int,
    target: str,
    masters: frozenset[int],
    points: Mapping[str, int],
    letters: str,
) -> Iterator[Play]:
    for index in superwords(words, target, hand, letters=letters):
        word = words[index]
        needed = _added(word, target)
        cards, left, left_points = _best_payment(needed, hand, "", points)
        places = _masters_after_adding(word, target, masters, _stand_ins(needed, cards))
        yield Play("insert", place, word, _laid(word, places), cards, left, left_points)


def _substitutions(
    words: Sequence[str],
    hand: str,
    place: int,
    target: str,
    masters: frozenset[int],
    points: Mapping[str, int],
    letters: str,
) -> Iterator[Play]:
    """Exactly the cards at the places that change are exchanged; those taken out, a Master as a
    Master, come into the hand once it has paid."""
    for index in substitutions(words, target, hand, letters=letters):
        word = words[index]
        changed = _changed(word, target)
        needed = _in_order(word[at].upper() for at in changed)
        taken_out = "".join(MASTER if at in masters else target[at].upper() for at in changed)
        cards, left, left_points = _best_payment(needed, hand, taken_out, points)
        places = _masters_after_exchange(word, changed, masters, _stand_ins(needed, cards))
        yield Play("substitute", place, word, _laid(word, places), cards, left, left_points)


def _same_word_exchanges(
    hand: str, place: int, target: str, masters: frozenset[int], points: Mapping[str, int]
) -> Iterator[Play]:
    """For each letter, a card of it for the leftmost Master that stands for it, and a Master for
    the leftmost card of it. The word need not be in the dictionary: it lies there already."""

    def exchange(paid: str, taken_out: str, masters_after: frozenset[int]) -> Play:
        left = _in_order(_without(hand, paid) + taken_out)
        laid = _laid(target, masters_after)
        return Play("substitute", place, target, laid, paid, left, _points_of(left, points))

    for letter in sorted(set(target)):
        card = letter.upper()
        places = [at for at in range(len(target)) if target[at] == letter]
        held_by_master = [at for at in places if at in masters]
        held_by_card = [at for at in places if at not in masters]
        if held_by_master and card in hand:
            yield exchange(card, MASTER, masters - {held_by_master[0]})
        if held_by_card and MASTER in hand:
            yield exchange(MASTER, card, masters | {held_by_card[0]})


# Lexicon: the words of several turns


def plan(
    words: Sequence[str],
    hand: str,
    points: Mapping[str, int],
    *,
    min_length: int = 2,
    letters: str = LETTERS,
) -> tuple[list[PlanEntry], int | None]:
    """The best sets of words to form from one hand, and the fewest turns that empty it, or None.

    The k-th entry is the best with at most k words, no card used twice and any payment allowed:
    fewest points left, then fewer words, then the left cards that sort first, then the sorted tuple
    of words that is least (this project's rules). A word may be formed twice. There is an entry for
    each number of turns from 1 to the fewest that reach the least points reachable at all; the one
    for 1 turn is there even when no word can be formed.

    Raises `ValueError` as `parse_hand`.
    """
    cards = _in_order(parse_hand(hand, letters))

    # Of the words that the very same cards pay, only the first can be in a best set.
    first_word: dict[str, str] = {}
    for index in subwords(words, cards, letters=letters):
        word = words[index]
        if len(word) >= min_length:
            for paid in _payments(word.upper(), cards):
                first_word[paid] = min(word, first_word.get(paid, word))

    @cache
    def one_word_later(left: str) -> list[tuple[str, str]]:
        """Each word that can be formed from `left`, with the cards then left."""
        choices = chain.from_iterable(combinations(left, n) for n in range(2, len(left) + 1))
        paid_ways = {"".join(choice) for choice in choices}
        return [
            (first_word[paid], _without(left, paid)) for paid in paid_ways if paid in first_word
        ]

    # after[k]: what may be left after exactly k words, and the least sorted tuple that leaves it.
    # (Of two sorted tuples the lesser stays the lesser when both take in the same word.)
    after: list[dict[str, tuple[str, ...]]] = [{cards: ()}]
    while after[-1]:
        later: dict[str, tuple[str, ...]] = {}
        for left, formed in after[-1].items():
            for word, rest in one_word_later(left):
                now_formed = tuple(sorted((*formed, word)))
                later[rest] = min(now_formed, later.get(rest, now_formed))
        after.append(later)

    results = [
        (_points_of(left, points), turns, _order(left), formed, left)
        for turns, lefts in enumerate(after)
        for left, formed in lefts.items()
    ]
    last_turn = max(1, min(results)[1])
    entries = []
    for most in range(1, last_turn + 1):
        left_points, _, _, formed, left = min(result for result in results if result[1] <= most)
        entries.append(PlanEntry(most, formed, left, left_points))
    empties_in = min((turns for turns, lefts in enumerate(after) if "" in lefts), default=None)
    return entries, empties_in


# Rows


class _Position(NamedTuple):
    row_id: object
    hand: str
    table: list[str]


def _read_position(
    row_number: int, line: str, input_format: Literal["text", "jsonl"], letters: str
) -> _Position:
    """The position of one input line. Raises `ValueError` when it is none.

    Text is the hand and then the table words, spaces or tabs between; JSON is an object with the
    keys `hand`, `table` (optional, a list of strings or null) and `id` (optional, any scalar;
    without it the row's number stands in). Other keys are passed over.
    """
    row_id: object = row_number
    if input_format == "text":
        hand, *table = re.split(r"[ \t]+", line.strip(" \t\r\n"))
    else:
        record: object = json.loads(line, parse_constant=_refuse_constant)
        if not isinstance(record, dict):
            raise ValueError("expected an object")
        row_id = record.get("id", row_number)
        hand = record.get("hand")
        given = record.get("table")
        table = [] if given is None else given
        if not (row_id is None or isinstance(row_id, (str, int, float))):
            raise ValueError("id: expected a scalar")
        if not isinstance(hand, str):
            raise ValueError("hand: expected a string")
        if not (isinstance(table, list) and all(isinstance(text, str) for text in table)):
            raise ValueError("table: expected a list of strings")
    if len(table) > MAX_TABLE_WORDS:
        raise ValueError(f"{len(table)} table words; expected at most {MAX_TABLE_WORDS}")
    for text in table:
        parse_table_word(text, letters)
    return _Position(row_id, parse_hand(hand, letters), table)


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name}: no JSON")


def _dump(row: Mapping[str, object]) -> str:
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)


def solve_row(
    row_number: int,
    line: str,
    input_format: Literal["text", "jsonl"],
    words: Sequence[str],
    points: Mapping[str, int],
    *,
    max_exchanged: int | None = None,
    same_word_exchange: bool = True,
    actions: Collection[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = 10,
    letters: str = LETTERS,
) -> str:
    """The line of JSON that `lexicon-fast solve --format jsonl` prints for one line of input.

    Without its line end. `row_number` counts from 1, blank lines included; a blank line gives "".
    `top` is the number of moves shown (None: all); `count` is that of all plays. A bad row gives
    `BAD_ROW`.
    """
    if not line.strip(" \t\r\n"):
        return ""
    try:
        position = _read_position(row_number, line, input_format, letters)
    except (ValueError, RecursionError):
        return BAD_ROW
    found = plays(
        words,
        position.hand,
        position.table,
        points,
        max_exchanged=max_exchanged,
        same_word_exchange=same_word_exchange,
        actions=actions,
        min_length=min_length,
        letters=letters,
    )
    moves = []
    for play in found[:top]:
        move = play._asdict()
        if play.target is None:
            del move["target"]
        moves.append(move)
    return _dump(
        {"id": position.row_id, "hand": position.hand, "count": len(found), "moves": moves}
    )


def plan_row(
    row_number: int,
    line: str,
    input_format: Literal["text", "jsonl"],
    words: Sequence[str],
    points: Mapping[str, int],
    *,
    min_length: int = 2,
    letters: str = LETTERS,
) -> str:
    """The line of JSON that `lexicon-fast plan --format jsonl` prints for one line of input.

    As `solve_row`; table words are read, so that bad ones make a bad row, and then ignored. More
    than 15 cards make a bad row.
    """
    if not line.strip(" \t\r\n"):
        return ""
    try:
        position = _read_position(row_number, line, input_format, letters)
    except (ValueError, RecursionError):
        return BAD_ROW
    if len(position.hand) > MAX_PLAN_CARDS:
        return BAD_ROW
    entries, empties_in = plan(words, position.hand, points, min_length=min_length, letters=letters)
    return _dump(
        {
            "id": position.row_id,
            "hand": position.hand,
            "plans": [entry._asdict() for entry in entries],
            "empties_in": empties_in,
        }
    )
