"""The plain twins against cases checked by hand, most of them from the rule book and the article.

Every other test of a search compares it with its twin, so the twins themselves are held here to
what the rules say, and to searches that are blunter still.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.effort import examples

from lexicon_fast.games.lexicon.rules import POINTS
from oracles import hands as reference
from oracles.hands import PlanEntry, Play, plan, plays

SHARED = Path(__file__).parents[3] / "shared"
NO_POINTS = dict.fromkeys(POINTS, 0)


def shared_text(name: str) -> str:
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"NOT TESTED: {path} is absent")
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def words_2of12inf() -> list[str]:
    return shared_text("words/2of12inf.txt").split()


def only(found: list[Play]) -> Play:
    assert len(found) == 1, found
    return found[0]


# The dictionary's searches


def test_a_word_is_found_in_any_case() -> None:
    words = ["cat", "make"]
    assert reference.contains(words, "CaT")
    assert not reference.contains(words, "ca")
    assert not reference.contains(words, "ma\N{KELVIN SIGN}e")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("TAC", ["act", "at", "cat"]),
        ("tac", ["act", "at", "cat"]),
        ("TA", ["at"]),
        ("TAT", ["at", "tat"]),
        ("TA*", ["act", "at", "cat", "tat"]),
        ("TA?", ["act", "at", "cat", "tat"]),
        ("**", ["at", "ox"]),
        ("Z", []),
    ],
)
def test_subwords_use_each_card_once_and_a_master_for_any_letter(
    hand: str, expected: list[str]
) -> None:
    words = ["a", "act", "at", "cat", "ox", "tat", "tact"]
    assert [words[index] for index in reference.subwords(words, hand)] == expected


@pytest.mark.parametrize(
    ("word", "added", "longer"),
    [
        # The Waddingtons rule book.
        ("Mother", "SED", "smothered"),
        ("Hat", "TCHED", "thatched"),
        ("Far", "IY", "fairy"),
        ("Man", "Y", "many"),
        # The article.
        ("are", "B", "bare"),
        ("are", "A", "area"),
        ("are", "IS", "arise"),
        ("are", "CSS", "caress"),
        ("are", "FELSS", "fearless"),
    ],
)
def test_insertions_of_the_rule_book_and_the_article(word: str, added: str, longer: str) -> None:
    words = [longer]
    assert reference.superwords(words, word, added) == [0]
    assert reference.superwords(words, word, added[1:] + "*") == [0]
    assert reference.superwords(words, word, added[1:] + "Q") == []
    assert only(plays(words, added, [word], POINTS, actions=["insert"])) == Play(
        "insert", 0, longer, longer, "".join(sorted(added)), "", 0
    )


def test_an_insertion_adds_a_card_and_keeps_the_order_of_the_old_ones() -> None:
    words = ["hat", "heat", "taha", "that"]
    found = reference.superwords(words, "hat", "HEAT**")
    assert [words[index] for index in found] == ["heat", "that"]


def test_substitutions_pay_the_letters_that_change_and_no_others() -> None:
    words = ["cat", "chat", "cot", "hat", "hot", "that"]

    def found(hand: str) -> list[str]:
        return [words[index] for index in reference.substitutions(words, "HAT", hand)]

    assert found("C") == ["cat"]
    assert found("CO") == ["cat", "cot", "hot"]
    assert found("*") == ["cat", "hot"]
    assert found("HAT") == []


def test_expert_becomes_export_and_gives_back_the_e() -> None:
    assert reference.substitutions(["expert", "export"], "expert", "O") == [1]
    assert only(plays(["expert", "export"], "OX", ["EXPERT"], POINTS)) == Play(
        "substitute", 0, "export", "export", "O", "EX", 12
    )


def test_larch_becomes_lurch_and_gives_back_the_a() -> None:
    assert only(plays(["larch", "lurch"], "U", ["larch"], POINTS)) == Play(
        "substitute", 0, "lurch", "lurch", "U", "A", 10
    )


# A Master on the table


def test_a_substitution_takes_out_a_master_as_a_master() -> None:
    assert only(plays(["larch", "lurch"], "A", ["l[u]rch"], POINTS)) == Play(
        "substitute", 0, "larch", "larch", "A", "*", 15
    )


def test_the_card_captures_the_master_that_stands_for_it() -> None:
    for words in (["lurch"], ["other"]):  # the table word need not be in the dictionary
        assert only(plays(words, "UX", ["L[U]RCH"], POINTS)) == Play(
            "substitute", 0, "lurch", "lurch", "U", "X*", 17
        )


def test_a_master_is_laid_for_the_leftmost_card_of_each_letter_on_the_table() -> None:
    assert plays(["xx"], "*", ["hat"], POINTS, actions=["substitute"]) == [
        Play("substitute", 0, "hat", "[h]at", "*", "H", 8),
        Play("substitute", 0, "hat", "ha[t]", "*", "T", 8),
        Play("substitute", 0, "hat", "h[a]t", "*", "A", 10),
    ]
    assert plays([], "*", ["toot"], POINTS) == [
        Play("substitute", 0, "toot", "t[o]ot", "*", "O", 8),
        Play("substitute", 0, "toot", "[t]oot", "*", "T", 8),
    ]


def test_same_word_exchanges_have_one_entry_for_each_letter_and_direction() -> None:
    assert plays([], "T*", ["[t]at"], POINTS) == [
        Play("substitute", 0, "tat", "[t]a[t]", "*", "TT", 16),
        Play("substitute", 0, "tat", "[t][a]t", "*", "AT", 18),
        Play("substitute", 0, "tat", "tat", "T", "**", 30),
    ]
    assert plays([], "T", ["[t]a[t]"], POINTS) == [
        Play("substitute", 0, "tat", "ta[t]", "T", "*", 15),
    ]


def test_same_word_exchanges_are_substitutions_of_the_length_of_the_table_word() -> None:
    assert plays([], "U", ["l[u]rch"], POINTS, min_length=5) != []
    assert plays([], "U", ["l[u]rch"], POINTS, min_length=6) == []
    assert plays([], "U", ["l[u]rch"], POINTS, actions=["form", "insert"]) == []


def test_the_article_exchanges_one_card_and_wants_a_new_word() -> None:
    words = ["cat", "cot", "hat", "hot"]

    def found(max_exchanged: int | None, same_word_exchange: bool) -> list[tuple[str, str]]:
        found = plays(
            words,
            "CO*",
            ["hat"],
            POINTS,
            max_exchanged=max_exchanged,
            same_word_exchange=same_word_exchange,
            actions=["substitute"],
        )
        return sorted((play.word, play.cards) for play in found)

    same = [("hat", "*")] * 3
    # Cot takes A and H out and pays C or O (both 8) by the Master: left A C H sorts before A H O.
    assert found(None, True) == [("cat", "*"), ("cot", "O*"), *same, ("hot", "*")]
    assert found(1, True) == [("cat", "*"), *same, ("hot", "*")]
    assert found(1, False) == [("cat", "*"), ("hot", "*")]


# Paying


@pytest.mark.parametrize(
    ("word", "hand", "cards", "left", "left_points"),
    [
        ("cat", "CAT", "ACT", "", 0),
        ("cat", "tac?", "AT*", "C", 8),  # C and T are both 8: C sorts first
        ("cat", "CAT*Z", "AT*", "CZ", 10),
        ("cat", "CAT**", "A**", "CT", 16),
        ("cat", "CAT***", "***", "ACT", 26),
        ("cat", "CAT****", "***", "ACT*", 41),
        ("cat", "CA*", "AC*", "", 0),  # the missing letter comes first
        ("cat", "CA**", "A**", "C", 8),
        ("box", "BOX*", "OX*", "B", 2),  # B and X are both 2
        ("ox", "OXO*", "O*", "OX", 10),
        ("jug", "JUG*", "JU*", "G", 4),
    ],
)
def test_a_spare_master_goes_in_place_of_the_cheapest_letter(
    word: str, hand: str, cards: str, left: str, left_points: int
) -> None:
    play = only(plays([word], hand, [], POINTS))
    assert (play.cards, play.left, play.left_points) == (cards, left, left_points)


def test_a_master_that_costs_less_than_the_letters_stays_in_the_hand() -> None:
    play = only(plays(["cat"], "CAT*", [], {**POINTS, "*": 1}))
    assert (play.cards, play.left, play.left_points) == ("ACT", "*", 1)


def test_on_a_tie_the_left_cards_that_sort_first_are_kept_and_masters_sort_last() -> None:
    # All cards are worth the same, so that any two may stay: A C, A T, C T, A *, C *, T *, * *.
    play = only(plays(["cat"], "CAT**", [], dict.fromkeys(POINTS, 1)))
    assert (play.cards, play.left) == ("T**", "AC")


def test_cards_taken_out_count_in_what_is_left() -> None:
    # The Master pays H or S, both 8; with A, S and T, taken out, A H S T sorts before A S S T.
    assert only(plays(["ash"], "AHS*", ["sat"], POINTS, same_word_exchange=False)[1:]) == Play(
        "substitute", 0, "ash", "as[h]", "AS*", "AHST", 34
    )


def test_the_hand_of_the_interface_chats() -> None:
    found = plays(["chats"], "CATDOGXYZ*", ["mother", "hat"], POINTS, actions=["insert"])
    assert only(found) == Play("insert", 1, "chats", "chat[s]", "C*", "ADGOTXYZ", 44)


# Laying


@pytest.mark.parametrize(
    ("target", "hand", "word", "laid"),
    [
        ("on", "IN*", "onion", "[o]nion"),
        ("[o]n", "ION", "onion", "[o]nion"),
        ("o[n]", "ION", "onion", "o[n]ion"),
        ("[o][n]", "IN*", "onion", "[o][n]i[o]n"),
        ("on", "I**", "onion", "[o][n]ion"),
        ("hat", "TCHE*", "thatched", "thatche[d]"),
        ("[h]at", "C", "chat", "c[h]at"),
        ("t[a]t", "TE", "tatet", "t[a]tet"),
        ("a[t]", "T*", "tatt", "[t]a[t]t"),
    ],
)
def test_insertions_are_laid_with_the_masters_as_far_left_as_may_be(
    target: str, hand: str, word: str, laid: str
) -> None:
    assert only(plays([word], hand, [target], POINTS, actions=["insert"])).laid == laid


def test_words_are_formed_with_the_masters_as_far_left_as_may_be() -> None:
    assert only(plays(["noon"], "NO**", [], POINTS)).laid == "[n][o]on"
    assert only(plays(["banana"], "BNNA**", [], POINTS)).laid == "b[a]n[a]na"


def test_substitutions_lay_masters_only_where_cards_change() -> None:
    def laid(word: str, hand: str, target: str) -> str:
        found = plays([word], hand, [target], POINTS, same_word_exchange=False)
        return only([play for play in found if play.action == "substitute"]).laid

    assert laid("toot", "*", "toat") == "to[o]t"
    assert laid("toot", "O*", "tabt") == "t[o]ot"
    assert laid("toot", "T*", "[b]oob") == "[t]oot"
    assert laid("toot", "*", "to[a]t") == "to[o]t"
    assert laid("toot", "*", "[t]oat") == "[t]o[o]t"


# Order, options


def test_plays_are_ordered_by_points_action_word_and_place() -> None:
    words = ["ab", "at", "ba", "bat", "tab"]

    found = plays(words, "AB", ["at", "at"], NO_POINTS)
    assert [(play.action, play.word, play.target) for play in found] == [
        ("form", "ab", None),
        ("form", "ba", None),
        ("insert", "bat", 0),
        ("insert", "bat", 1),
        ("substitute", "ab", 0),
        ("substitute", "ab", 1),
        ("substitute", "ba", 0),
        ("substitute", "ba", 1),
    ]


def test_points_come_before_everything_else() -> None:
    found = plays(["at", "tax", "ox"], "TAX", ["o[s]"], POINTS)
    assert [(play.word, play.left_points) for play in found] == [
        ("tax", 0),
        ("at", 2),
        ("at", 25),  # exchanged: X 2, O 8 and the Master 15
        ("ox", 33),  # A 10, T 8 and the Master 15
    ]


def test_words_are_as_long_as_asked() -> None:
    words = ["at", "bat", "bats"]
    found = plays(words, "BATS", ["at"], POINTS, min_length=3)
    assert {play.word for play in found} == {"bat", "bats"}
    assert {play.word for play in plays(words, "BATS", ["at"], POINTS)} == set(words)


def test_only_the_actions_asked_for_are_listed() -> None:
    words = ["at", "bat", "it"]
    for action, word in (("form", "it"), ("insert", "bat"), ("substitute", "it")):
        found = plays(words, "BIT", ["at"], POINTS, actions=[action])
        assert [(play.action, play.word) for play in found] == [(action, word)]
    with pytest.raises(ValueError, match="draw"):
        plays(words, "BIT", ["at"], POINTS, actions=["draw"])


# Plans


def test_a_plan_has_an_entry_for_one_turn_even_without_words() -> None:
    assert plan(["cat"], "zqx", POINTS) == ([PlanEntry(1, (), "QXZ", 8)], None)


def test_a_plan_may_form_a_word_twice() -> None:
    assert plan(["on"], "NONO", POINTS) == (
        [PlanEntry(1, ("on",), "NO", 16), PlanEntry(2, ("on", "on"), "", 0)],
        2,
    )


def test_a_plan_pays_so_that_the_next_word_can_be_paid() -> None:
    # The best payment of cat alone keeps A and T, but ha needs the A.
    assert plan(["cat", "ha"], "CAT*H", POINTS) == (
        [PlanEntry(1, ("cat",), "CH", 16), PlanEntry(2, ("cat", "ha"), "", 0)],
        2,
    )


def test_ties_of_a_plan_go_to_the_left_cards_and_then_to_the_words_that_sort_first() -> None:
    assert plan(["ha", "ta"], "HAT", POINTS) == ([PlanEntry(1, ("ta",), "H", 8)], None)
    assert plan(["on", "no"], "NO", POINTS) == ([PlanEntry(1, ("no",), "", 0)], 1)


def test_a_plan_shows_fewer_words_where_more_do_not_help() -> None:
    words = ["id", "idiot", "it", "lieu", "ow", "wile", "wilted"]
    assert plan(words, "DEIIILOTUW", POINTS) == (
        [
            PlanEntry(1, ("wilted",), "IIOU", 36),
            PlanEntry(2, ("idiot", "wile"), "U", 8),
            PlanEntry(3, ("idiot", "wile"), "U", 8),
            PlanEntry(4, ("id", "it", "lieu", "ow"), "", 0),
        ],
        4,
    )


def test_the_plan_of_the_rules_leaves_36_8_8_0(words_2of12inf: list[str]) -> None:
    entries, empties_in = plan(words_2of12inf, "DEIIILOTUW", POINTS)
    assert [(entry.turns, entry.left_points) for entry in entries] == [
        (1, 36),
        (2, 8),
        (3, 8),
        (4, 0),
    ]
    assert empties_in == 4


def test_no_points_left_is_not_the_same_as_no_cards_left() -> None:
    assert plan(["no"], "NO", NO_POINTS) == ([PlanEntry(1, (), "NO", 0)], 1)


def test_a_plan_takes_words_as_long_as_asked() -> None:
    assert plan(["no", "nod"], "NOX", POINTS, min_length=3) == ([PlanEntry(1, (), "NOX", 18)], None)


def test_the_two_letter_words_of_2of12inf_are_those_of_lexibomb(words_2of12inf: list[str]) -> None:
    section = shared_text("sources/5-lexibomb.md").split("### Two-Letter Words")[1]
    listed = section.split("```")[1].split()
    assert len(listed) == 62
    found = reference.subwords(words_2of12inf, "**")
    assert [words_2of12inf[index] for index in found] == sorted(listed)


# Blunter still


cards = st.text("ABC*", min_size=1, max_size=5)
small_words = st.lists(st.text("abc", min_size=2, max_size=4), unique=True, max_size=12)


def master_last(card: str) -> tuple[bool, str]:
    return card == "*", card


def spells(order: tuple[str, ...], word: str) -> bool:
    return all(card in ("*", letter.upper()) for card, letter in zip(order, word, strict=False))


def bracketed(laid: str) -> list[int]:
    return [at for at, cell in enumerate(re.findall(r"\[.\]|.", laid)) if "[" in cell]


@settings(max_examples=examples(60), deadline=None)
@given(small_words, cards)
def test_subwords_are_the_words_that_some_row_of_cards_spells(words: list[str], hand: str) -> None:
    expected = [
        index
        for index, word in enumerate(words)
        if any(spells(order, word) for order in permutations(hand, len(word)))
    ]
    assert reference.subwords(words, hand) == expected


@settings(max_examples=examples(60), deadline=None)
@given(small_words, cards)
def test_formed_words_are_paid_and_laid_the_best_of_all_ways(words: list[str], hand: str) -> None:
    for play in plays(words, hand, [], POINTS):
        ways = []
        for order in permutations(hand, len(play.word)):
            if spells(order, play.word):
                left = sorted((Counter(hand) - Counter(order)).elements(), key=master_last)
                masters = [place for place, card in enumerate(order) if card == "*"]
                total = sum(POINTS[card] for card in left)
                ways.append((total, [master_last(card) for card in left], masters))
        left_points, left_order, masters = min(ways)
        assert play.left_points == left_points
        assert [master_last(card) for card in play.left] == left_order
        assert bracketed(play.laid) == masters


@settings(max_examples=examples(60), deadline=None)
@given(
    st.text("ab", min_size=2, max_size=3),
    st.lists(st.booleans(), min_size=3, max_size=3),
    st.text("ab", min_size=3, max_size=6),
    st.text("AB*", min_size=1, max_size=4),
)
def test_insertions_are_laid_the_best_of_all_ways(
    target: str, by_master: list[bool], word: str, hand: str
) -> None:
    old = [(letter, master) for letter, master in zip(target, by_master, strict=False)]
    table_word = "".join(f"[{letter}]" if master else letter for letter, master in old)
    for play in plays([word], hand, [table_word], POINTS, actions=["insert"]):
        ways = []
        for places in combinations(range(len(word)), len(target)):
            if "".join(word[at] for at in places) != target:
                continue
            others = [at for at in range(len(word)) if at not in places]
            stay = [at for at, (_, master) in zip(places, old, strict=True) if master]
            for new in product([False, True], repeat=len(others)):
                paid = ["*" if m else word[at].upper() for at, m in zip(others, new, strict=True)]
                if Counter(paid) == Counter(play.cards):
                    ways.append(sorted(stay + [at for at, m in zip(others, new, strict=True) if m]))
        assert bracketed(play.laid) == min(ways)


@settings(max_examples=examples(60), deadline=None)
@given(
    st.lists(st.text("abc", min_size=2, max_size=3), unique=True, max_size=6),
    st.text("ABC*", min_size=1, max_size=6),
)
def test_plans_are_the_best_of_all_sets_of_words(words: list[str], hand: str) -> None:
    def lefts(words_to_form: tuple[str, ...], hand: str) -> set[str]:
        if not words_to_form:
            return {"".join(sorted(hand, key=master_last))}
        found = set()
        for order in set(permutations(hand, len(words_to_form[0]))):
            if spells(order, words_to_form[0]):
                rest = "".join((Counter(hand) - Counter(order)).elements())
                found |= lefts(words_to_form[1:], rest)
        return found

    results = []
    for turns in range(len(hand) // 2 + 1):
        for formed in combinations_with_replacement(sorted(words), turns):
            for left in lefts(formed, hand):
                order = [master_last(card) for card in left]
                results.append((sum(POINTS[card] for card in left), turns, order, formed, left))
    entries, empties_in = plan(words, hand, POINTS)
    for entry in entries:
        points, _, _, formed, left = min(r for r in results if r[1] <= entry.turns)
        assert entry[1:] == (formed, left, points)
    assert [entry.turns for entry in entries] == list(range(1, max(1, min(results)[1]) + 1))
    assert empties_in == min((r[1] for r in results if r[4] == ""), default=None)


# Hands and table words


def test_a_hand_is_read_in_its_own_order() -> None:
    assert reference.parse_hand("catDOG?x*") == "CATDOG*X*"
    assert reference.parse_hand("z" * 64) == "Z" * 64


@pytest.mark.parametrize(
    "text", ["", "A" * 65, "CAT!", "CA T", "CAT\n", "C4T", "[A]", "É", "ß", "ı", "ſ"]
)
def test_bad_hands_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="hand"):
        reference.parse_hand(text)
    with pytest.raises(ValueError, match="hand"):
        plays(["at"], text, [], POINTS)


def test_a_table_word_tells_where_its_masters_are() -> None:
    assert reference.parse_table_word("Hat") == ("hat", frozenset())
    assert reference.parse_table_word("L[U]RC[h]") == ("lurch", frozenset({1, 4}))
    assert reference.parse_table_word("[o]" * 64) == ("o" * 64, frozenset(range(64)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "[a]",
        "a" * 65,
        "l[]rch",
        "l[ur]ch",
        "l[[u]]rch",
        "l[urch",
        "lu]rch",
        "l]u[rch",
        "l[*]rch",
        "l*rch",
        "l?rch",
        "l rch",
        "lurch\n",
        "l1rch",
        "lürch",
        "lurch\N{LATIN SMALL LETTER LONG S}",
    ],
)
def test_bad_table_words_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="table word"):
        reference.parse_table_word(text)
    with pytest.raises(ValueError, match="table word"):
        plays(["at"], "AT", ["hat", text], POINTS)


# Rows


def test_a_text_line_gives_the_line_of_json_that_the_command_prints() -> None:
    line = "cat? hat\n"
    assert reference.solve_row(3, line, "text", ["cat", "chats"], POINTS, top=2) == (
        '{"id":3,"hand":"CAT*","count":6,"moves":['
        '{"action":"form","word":"cat","laid":"[c]at","cards":"AT*","left":"C","left_points":8},'
        '{"action":"insert","target":0,"word":"chats","laid":"chat[s]","cards":"C*","left":"AT",'
        '"left_points":18}]}'
    )


def test_the_rules_and_options_reach_the_plays_of_a_row() -> None:
    def count(**options: object) -> int:
        row = reference.solve_row(1, "CO* hat", "text", ["cot"], POINTS, **options)  # type: ignore[arg-type]
        return int(json.loads(row)["count"])

    assert count() == 5  # cot formed, cot exchanged, a Master for each letter of hat
    assert count(max_exchanged=1) == 4
    assert count(max_exchanged=1, same_word_exchange=False) == 1
    assert count(actions=["substitute"]) == 4
    assert count(min_length=4) == 0
    assert count(top=1) == 5
    assert len(json.loads(reference.solve_row(1, "CO* hat", "text", ["cot"], POINTS))["moves"]) == 5


@pytest.mark.parametrize("row_id", [7, "seven é", None, True, -1.5])
def test_a_json_line_keeps_its_id(row_id: object) -> None:
    line = json.dumps({"id": row_id, "hand": "at", "other": [1]})
    row = reference.solve_row(9, line, "jsonl", ["at"], POINTS)
    head = '{"id":' + json.dumps(row_id, ensure_ascii=False) + ',"hand":"AT","count":1,'
    assert row.startswith(head)


def test_a_json_line_without_id_is_named_by_its_row() -> None:
    row = json.loads(
        reference.solve_row(9, '{"hand":"U","table":["l[u]rch"]}', "jsonl", [], POINTS)
    )
    assert (row["id"], row["count"], row["moves"][0]["laid"]) == (9, 1, "lurch")


@pytest.mark.parametrize(
    "line",
    [
        "C4T",
        "CAT h[a",
        "CAT a",
        "CAT l*rch",
        "CAT" + " at" * 65,
        "A" * 65,
    ],
)
def test_bad_text_lines_are_bad_rows(line: str) -> None:
    assert reference.solve_row(1, line, "text", ["at"], POINTS) == reference.BAD_ROW
    assert reference.plan_row(1, line, "text", ["at"], POINTS) == reference.BAD_ROW


@pytest.mark.parametrize(
    "line",
    [
        "CAT",
        "[]",
        "{}",
        '{"hand":7}',
        '{"hand":""}',
        '{"hand":"CAT "}',
        '{"hand":"CAT","table":"hat"}',
        '{"hand":"CAT","table":[7]}',
        '{"hand":"CAT","table":["h[a"]}',
        '{"hand":"CAT","id":[1]}',
        '{"hand":"CAT","id":NaN}',
        '{"hand":"CAT"',
        '{"hand":"CAT"} {}',
    ],
)
def test_bad_json_lines_are_bad_rows(line: str) -> None:
    assert reference.solve_row(1, line, "jsonl", ["at"], POINTS) == reference.BAD_ROW
    assert reference.plan_row(1, line, "jsonl", ["at"], POINTS) == reference.BAD_ROW


def test_blank_lines_give_nothing() -> None:
    assert reference.solve_row(1, " \t\r\n", "text", ["at"], POINTS) == ""
    assert reference.plan_row(1, "", "jsonl", ["at"], POINTS) == ""


def test_a_plan_line_ignores_the_table() -> None:
    assert reference.plan_row(2, "NONO hat", "text", ["on"], POINTS) == (
        '{"id":2,"hand":"NONO","plans":['
        '{"turns":1,"words":["on"],"left":"NO","left_points":16},'
        '{"turns":2,"words":["on","on"],"left":"","left_points":0}],"empties_in":2}'
    )


def test_a_plan_of_more_than_15_cards_is_a_bad_row() -> None:
    assert reference.plan_row(1, "Z" * 15, "text", ["at"], POINTS) == (
        '{"id":1,"hand":"ZZZZZZZZZZZZZZZ","plans":'
        '[{"turns":1,"words":[],"left":"ZZZZZZZZZZZZZZZ","left_points":30}],"empties_in":null}'
    )
    assert reference.plan_row(1, "Z" * 16, "text", ["at"], POINTS) == reference.BAD_ROW
