"""A round of Lexicon, refereed: every rule, every refusal, and what nobody may see."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from oracles import hands as reference

import lexicon_fast as lf
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Action,
    Draw,
    Form,
    Insert,
    Substitute,
    action_of,
    cards_of,
)
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.round import Round, legal_actions
from lexicon_fast.games.lexicon.rules import PACK, POINTS, RULESETS, WADDINGTONS, Ruleset

TEXT = """hat that thatched at ten tea eat ate larch lurch expert export cold cord ward he the
hate heat on no onion lunch latch"""
LIST = sorted(TEXT.split())
WORDS = lf.Dictionary.from_words(LIST)
SAMPLE = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()


def deal(
    *hands: str,
    exposed: str = "Z",
    stock: str = "XXXXXXXXXX",
    base: str = "waddingtons",
    dictionary: lf.Dictionary = WORDS,
    **options: Any,
) -> Round:
    """A round in which player 0 starts, with a pack of just these cards. Bases are rulesets."""
    deck = "".join(hands) + exposed + stock
    at_first = {key: options.pop(key) for key in ("scores", "number", "seed") if key in options}
    rules = dataclasses.replace(
        RULESETS[base],
        pack=Counter(deck),
        cards_each=len(hands[0]),
        two_packs_from=9,
        **options,
    )
    players = len(hands)
    return Round(
        dictionary, players=players, dealer=players - 1, ruleset=rules, deck=deck, **at_first
    )


def state_of(round_: Round) -> dict[str, Any]:
    """A deep copy of all that a round holds."""
    state = {}
    for name in Round.__slots__:
        value = getattr(round_, name)
        if isinstance(value, Rng):
            value = value._state
        elif isinstance(value, list):
            value = [list(each) if isinstance(each, list) else each for each in value]
        state[name] = value
    return state


def act(round_: Round, *actions: Action) -> Round:
    for action in actions:
        round_.apply(action)
    return round_


def refused(round_: Round, action: Any) -> IllegalAction:
    """The error for an illegal action; the state is as it was."""
    before = state_of(round_)
    with pytest.raises(IllegalAction) as caught:
        round_.apply(action)
    assert state_of(round_) == before
    assert len(str(caught.value)) < 600
    return caught.value


# The deal


def test_the_player_left_of_the_dealer_gets_the_first_cards_and_starts() -> None:
    pack = "".join(card * n for card, n in PACK.items())
    deck = "".join(random.Random(3).sample(pack, 52))
    r = Round(WORDS, players=3, dealer=1, deck=deck)
    for player, start in ((2, 0), (0, 10), (1, 20)):
        assert Counter(r.hands[player]) == Counter(deck[start : start + 10])
    assert (r.pile, r.stock) == (deck[30], deck[31:])
    assert r.current_player() == r.starter == 2
    (dealt,) = r.events
    assert dealt == events.Deal(1, 1, (0, 1, 2), r.hands, deck[30], deck[31:])


def test_hands_are_sorted_with_the_master_last() -> None:
    assert deal("T*AHBA", "XXXXXX").hands[0] == "AABHT*"


@pytest.mark.parametrize("players", range(2, 9))
def test_five_or_more_players_have_two_packs(players: int) -> None:
    r = Round(WORDS, players=players, seed=players)
    packs = 2 if players >= 5 else 1
    cards = Counter("".join(r.hands) + r.pile + r.stock)
    assert cards == Counter({card: n * packs for card, n in PACK.items()})
    assert [len(hand) for hand in r.hands] == [10] * players
    assert len(r.pile) == 1


def test_the_seed_decides_the_deal_and_nothing_else_does() -> None:
    assert (
        Round(WORDS, seed=7).hands == Round(WORDS, seed=7).hands == Round(WORDS, seed=Rng(7)).hands
    )
    assert Round(WORDS, seed=7).hands != Round(WORDS, seed=8).hands
    mixed = dataclasses.replace(WADDINGTONS, pack=dict(reversed(list(PACK.items()))))
    assert Round(WORDS, seed=7, ruleset=mixed).hands == Round(WORDS, seed=7).hands


def test_players_who_are_out_are_not_dealt_in() -> None:
    r = Round(WORDS, players=(0, 2, 3), dealer=0, scores=[5, 120, -10, 0, 130], seed=1)
    assert [len(hand) for hand in r.hands] == [10, 0, 10, 10, 0]
    order = []
    for _ in range(4):
        mover = r.current_player()
        assert mover is not None
        order.append(mover)
        r.apply(Draw(r.hands[mover][0], "blind"))
    assert order == [2, 3, 0, 2]
    assert r.observation(1).hand_sizes == (10, 0, 10, 10, 0)
    assert r.observation(4).scores == (5, 120, -10, 0, 130)
    assert r.observation(1).hand == ""


SMALL = Ruleset("small", POINTS, None, True, pack={"A": 20})


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"players": 1}, lf.BadOption, "players is 1; use 2 to 8"),
        ({"players": 9}, lf.BadOption, "players is 9"),
        ({"players": True}, lf.BadOption, "players is True"),
        ({"players": "02"}, lf.BadOption, "players is '02'"),
        ({"players": None}, lf.BadOption, "players is None"),
        ({"players": (0, 8)}, lf.BadOption, "0 to 7"),
        ({"players": (2, 0)}, lf.BadOption, "order of the seats"),
        ({"players": (0, 0)}, lf.BadOption, "each once"),
        ({"players": (0,)}, lf.BadOption, "number of players is 1"),
        ({"players": (0, 1.0)}, lf.BadOption, "numbers"),
        ({"dealer": 2}, lf.BadOption, "dealer 2 is not dealt in; use one of 0, 1"),
        ({"dealer": None}, lf.BadOption, "dealer None"),
        ({"scores": [0]}, lf.BadOption, "number of scores is 1; use 2 to 8"),
        ({"scores": [0] * 9}, lf.BadOption, "number of scores is 9"),
        ({"scores": [0, "1"]}, lf.BadOption, "score is '1'"),
        ({"number": 0}, lf.BadOption, "number is 0"),
        ({"seed": "x"}, lf.BadOption, "seed is 'x'"),
        ({"deck": "A" * 52}, lf.BadOption, "52 cards of the pack, in any order"),
        ({"deck": 5}, lf.BadOption, "deck 5"),
        ({"ruleset": "house"}, lf.BadOption, "waddingtons, article"),
        ({"ruleset": SMALL}, lf.BadOption, "20 cards for 2 players; they need 21"),
        ({"players": 3, "ruleset": dataclasses.replace(WADDINGTONS, pack={"A": 30})}, lf.BadOption,
         "30 cards for 3 players"),
        ({"ruleset": dataclasses.replace(WADDINGTONS, points={**POINTS, "Ä": 5}, pack={"Ä": 40})},
         lf.BadAlphabet, "card 'Ä' of the pack"),
        ({"ruleset": Ruleset("few", {"A": 1, "*": 2}, None, True, pack={"A": 40})},
         lf.BadAlphabet, "no points for B"),
    ],
)  # fmt: skip
def test_a_round_that_cannot_be_dealt_is_refused(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Round(WORDS, **options)


# The four actions


def test_a_word_is_formed_from_the_hand() -> None:
    r = act(deal("AHTX", "XXXX"), Form("hat"), ACCEPT)
    assert (r.hands[0], r.table, r.current_player()) == ("X", ("hat",), 1)
    act(r, Draw("X", "blind"), Draw("X", "blind"))
    assert r.table == ("hat",)


def test_a_master_lies_as_the_letter_it_stands_for() -> None:
    r = act(deal("AHT*", "XXXX"), Form("h[a]t"))
    assert (r.hands[0], r.table) == ("A", ("h[a]t",))
    assert refused(deal("AHTX", "XXXX"), Form("h[a]t")).rule == "hand"


def test_two_equal_words_may_lie_on_the_table() -> None:
    r = act(deal("AHTAHT", "XXXXXX"), Form("hat"), ACCEPT, Draw("X", "blind"), Form("hat"))
    assert r.table == ("hat", "hat")


def test_cards_are_inserted_and_the_word_keeps_its_place() -> None:
    r = act(deal("ATNOX", "HEXXX"), Form("at"), ACCEPT, Draw("X", "blind"), Form("no"), ACCEPT)
    act(r, Insert(0, "hate"), ACCEPT)
    assert (r.table, r.hands[1]) == (("hate", "no"), "XXX")


@pytest.mark.parametrize(
    ("lies", "hand", "laid", "left"),
    [
        ("h[a]t", "TCHED", "th[a]tched", ""),
        ("h[a]t", "TXXXX", "th[a]t", "XXXX"),
        ("[h]at", "TCHED", "t[h]atched", ""),
        ("hat", "*XXXX", "[t]hat", "XXXX"),
        ("at", "HTXXX", "that", "XXX"),
    ],
)
def test_insertions(lies: str, hand: str, laid: str, left: str) -> None:
    r = act(deal("AHT*X", hand, exposed="B"), Form(lies), ACCEPT, Insert(0, laid))
    assert (r.hands[1], r.table) == (left, (laid,))


@pytest.mark.parametrize(
    ("lies", "hand", "laid", "rule"),
    [
        ("hat", "TCHED", "h[a]ts", "order"),  # the natural a is no Master
        ("h[a]t", "TXXXX", "that", "order"),  # and the Master no natural a
        ("h[a]t", "T*XXX", "[t]hat", "order"),
        ("hat", "XXXXX", "tah", "order"),
        ("hat", "TXXXX", "ht", "order"),
        ("hat", "XXXXX", "hat", "added"),
        ("h[a]t", "XXXXX", "h[a]t", "added"),
        ("hat", "XXXXX", "that", "hand"),
        ("hat", "TXXXX", "thatt", "hand"),
        ("hat", "TXXXX", "[t]hat", "hand"),
        ("hat", "XXXXX", "hat" + "x" * 61, "hand"),
        ("hat", "XXXXX", "hat" + "x" * 62, "word"),
    ],
)
def test_insertions_that_break_a_rule(lies: str, hand: str, laid: str, rule: str) -> None:
    r = act(deal("AHT*X", hand, exposed="B"), Form(lies), ACCEPT)
    assert refused(r, Insert(0, laid)).rule == rule


@pytest.mark.parametrize(
    ("lies", "hand", "laid", "left"),
    [
        ("larch", "UXXXXX", "lurch", "AXXXXX"),
        ("larch", "*XXXXX", "l[u]rch", "AXXXXX"),
        ("l[a]rch", "UXXXXX", "lurch", "XXXXX*"),  # another word: the Master comes into the hand
        ("l[a]rch", "*XXXXX", "l[u]rch", "XXXXX*"),  # a Master for a Master that stood otherwise
        ("l[a]rch", "TXXXXX", "l[a]tch", "RXXXXX"),  # a Master on the table keeps its letter
        ("larch", "UNXXXX", "lunch", "ARXXXX"),
        ("larch", "AXXXXX", "aarch", "LXXXXX"),
        ("l[a]rch", "AXXXXX", "larch", "XXXXX*"),  # the same word: the Master captured
        ("larch", "*XXXXX", "la[r]ch", "RXXXXX"),  # and the other way round
    ],
)
def test_substitutions_give_back_the_cards(lies: str, hand: str, laid: str, left: str) -> None:
    r = deal("ACHLR*", hand, exposed="B")
    act(r, Form(lies), ACCEPT, Substitute(0, laid))
    assert (r.hands[1], r.table) == (left, (laid,))
    act(r, ACCEPT)
    assert (r.hands[1], r.table, r.current_player()) == (left, (laid,), 0)


@pytest.mark.parametrize(
    ("lies", "hand", "laid", "rule"),
    [
        ("larch", "XXXXXX", "lurch", "hand"),
        ("larch", "UXXXXX", "l[u]rch", "hand"),
        ("larch", "U*XXXX", "l[u]r[c]h", "exchange"),  # the c stays, so it is not exchanged
        ("l[a]rch", "AUXXXX", "uarch", "exchange"),
        ("larch", "XXXXXX", "larch", "exchange"),
        ("l[a]rch", "XXXXXX", "l[a]rch", "exchange"),
        ("larch", "**XXXX", "l[a]r[c]h", "same word"),
        ("larch", "SXXXXX", "larchs", "length"),
        ("larch", "XXXXXX", "larc", "length"),
        ("larch", "AXXXXX", "raach", "hand"),  # the r on the table is not in the hand yet
        ("larch", "XXXXXX", "ralch", "hand"),
    ],
)
def test_substitutions_that_break_a_rule(lies: str, hand: str, laid: str, rule: str) -> None:
    r = act(deal("ACHLR*", hand, exposed="B"), Form(lies), ACCEPT)
    assert refused(r, Substitute(0, laid)).rule == rule


def test_the_article_exchanges_one_card_and_wants_a_new_word() -> None:
    r = act(deal("ACHLR*", "UNA*XX", base="article", exposed="B"), Form("l[a]rch"), ACCEPT)
    assert refused(r, Substitute(0, "lunch")).rule == "most exchanged"
    assert refused(r, Substitute(0, "larch")).rule == "same word"
    act(r, Substitute(0, "lurch"), ACCEPT)
    assert r.hands[1] == "ANXX**"


def test_so_many_cards_may_be_exchanged_and_no_more() -> None:
    r = act(deal("ACHLRX", "UUNXXX", max_exchanged=2, exposed="B"), Form("larch"), ACCEPT)
    assert refused(r, Substitute(0, "uunch")).rule == "most exchanged"
    act(r, Substitute(0, "lunch"))


@pytest.mark.parametrize("target", [-1, 1, 10**30, -(1 << 20_000)], ids="abcd")
def test_a_table_word_has_to_be_there(target: int) -> None:
    r = act(deal("AHT*X", "TXXXX"), Form("hat"), ACCEPT)
    assert refused(r, Insert(target, "that")).rule == "target"
    assert refused(r, Substitute(target, "tat")).rule == "target"
    assert refused(deal("AT", "XX"), Insert(0, "hat")).rule == "target"


def test_messages_do_not_show_huge_numbers() -> None:
    r = act(deal("AHT*X", "TXXXX"), Form("hat"), ACCEPT)
    assert "no table word (a huge number);" in str(refused(r, Insert(1 << 30, "that")))
    assert f"no table word {(1 << 30) - 1};" in str(refused(r, Insert((1 << 30) - 1, "that")))


@pytest.mark.parametrize(
    "laid",
    ["", "a", "[a]", "HAT", "Hat", "h t", "h[at]", "h[a", "ha]t", "h[]t", "h[[a]]t", "hä", "h*t",
     "h?t", "hat\n", "h[\n]t", "\ud800a", "ａt", "a" * 65, "[a]" * 65],
)  # fmt: skip
def test_what_is_no_word_is_no_play(laid: str) -> None:
    r = deal("AHT*X", "AHTXX")
    assert refused(r, Form(laid)).rule == "word"
    act(r, Form("hat"), ACCEPT)
    assert refused(r, Insert(0, laid)).rule == "word"
    assert refused(r, Substitute(0, laid)).rule == "word"


class Strange:
    def __repr__(self) -> str:
        raise RuntimeError

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    __hash__ = None  # type: ignore[assignment]


class Text(str):
    __slots__ = ()


@pytest.mark.parametrize(
    "action",
    [None, 0, "hat", b"hat", Form, ("form", "hat"), {"action": "form", "laid": "hat"}, Strange(),
     Strange, [Form("hat")], Turn(0, ACCEPT), Form(None), Form(7), Form(b"hat"), Form(["h", "a"]),
     Form(Strange()), Form(Text("hat")), Insert(None, "hat"), Insert(0.0, "hat"),
     Insert("0", "hat"), Insert(True, "hat"), Insert(Strange(), "that"), Insert(0, None),
     Substitute([], "hat"), Substitute(0, Strange()), Draw(None, "blind"), Draw(["A"], "blind"),
     Draw("A", None), Draw("A", "both"), Draw("A", ["blind"]), Draw("A", Strange()),
     Draw(Strange(), "blind"), Draw("", "blind"), Draw("AH", "blind"), Draw("a", "blind"),
     Draw("?", "blind"), Draw("Ä", "blind"), Draw(Text("A"), "blind"), Draw(5, "blind")],
    ids=lambda action: type(action).__name__,
)  # fmt: skip
def test_what_is_no_action_is_refused(action: Any) -> None:
    r = act(deal("AHT*XX", "AHTXXX"), Form("hat"), ACCEPT)
    assert refused(r, action).rule == "action"
    act(r, Insert(0, "that"))
    assert refused(r, action).rule in ("action", "phase")


def test_a_card_that_is_not_in_the_hand_is_not_discarded() -> None:
    assert refused(deal("AH", "TX"), Draw("T", "exposed")).rule == "hand"
    assert refused(deal("AH", "TX"), Draw("*", "blind")).rule == "hand"


def test_another_alphabet_has_its_own_letters_and_order() -> None:
    alphabet = Alphabet("three", "TÄH", "täh")
    d = lf.Dictionary.from_words(["hät", "ht"], alphabet=alphabet)
    rules = Ruleset("three", {"T": 1, "Ä": 2, "H": 3, "*": 4}, None, True, cards_each=4,
                    pack={"*": 2, "H": 3, "Ä": 2, "T": 3}, guard=2)  # fmt: skip
    r = Round(d, ruleset=rules, dealer=1, deck="*HÄTTÄH*TH")
    assert r.hands == ("TÄH*", "TÄH*")
    for laid in ("hat", "hät ", "HÄT", "h[a]t"):
        assert refused(r, Form(laid)).rule == "word"
    assert r.legal_actions()[0] == Form("hä[t]")  # the Master in place of the cheapest
    act(r, Form("h[ä]t"), CHALLENGE)
    assert (r.hands[0], r.table, r.penalties) == ("Ä", ("h[ä]t",), (0, 10))
    act(r, Substitute(0, "hät"))
    assert r.hands[1] == "TH**"
    with pytest.raises(lf.BadAlphabet, match="no points for A, B, C"):
        Round(WORDS, ruleset=rules)


# Drawing, and renewing the stock


def test_the_exposed_card_is_taken_and_the_discard_lies_in_its_place() -> None:
    r = act(deal("AH", "TX", exposed="B", stock="CD"), Draw("H", "exposed"))
    assert (r.hands[0], r.pile, r.stock) == ("AB", "H", "CD")
    assert r.observation(1).history == (Turn(0, Draw("H", "exposed"), "B"),)


def test_the_cards_under_the_exposed_one_stay() -> None:
    r = act(deal("AH", "TX", exposed="B", stock="CD"), Draw("H", "blind"), Draw("X", "exposed"))
    assert (r.hands[1], r.pile, r.stock) == ("HT", "BX", "D")


def test_the_blind_card_is_the_top_of_the_stock_and_the_discard_lies_on_the_pile() -> None:
    r = act(deal("AH", "TX", exposed="B", stock="CD"), Draw("H", "blind"))
    assert (r.hands[0], r.pile, r.stock) == ("AC", "BH", "D")
    assert r.observation(0).history == (Turn(0, Draw("H", "blind"), "C"),)
    assert r.observation(1).history == (Turn(0, Draw("H", "blind")),)
    assert r.observation(1).stock == 1


def test_a_discard_may_be_the_card_that_is_taken() -> None:
    r = act(deal("AB", "TX", exposed="B"), Draw("B", "exposed"))
    assert (r.hands[0], r.pile) == ("AB", "B")


def test_under_top_the_pile_without_its_top_card_becomes_the_stock() -> None:
    seen = set()
    for seed in range(20):
        r = deal("AH", "TX", exposed="B", stock="C", seed=seed)
        act(r, Draw("H", "blind"), Draw("X", "blind"))
        # B and H lie under the discarded X; one of them is drawn, one stays.
        assert r.pile == "X"
        assert Counter(r.stock + r.hands[1]) == Counter("BHT")
        turn = r.events[-1]
        assert isinstance(turn, events.TurnEvent)
        assert turn.renewed_stock == turn.taken + r.stock
        assert turn.turned_up == ""
        assert r.observation(1).history[-1] == Turn(1, turn.action, turn.taken, True)
        assert r.observation(0).history[-1] == Turn(1, turn.action, "", True)
        seen.add(turn.taken)
    assert seen == set("BH")


def test_turn_up_shuffles_the_whole_pile_and_turns_one_up() -> None:
    seen = set()
    for seed in range(60):
        r = deal("AH", "TX", exposed="B", stock="C", base="article", seed=seed)
        act(r, Draw("H", "blind"), Draw("X", "blind"))
        turn = r.events[-1]
        assert isinstance(turn, events.TurnEvent)
        assert r.pile == turn.turned_up
        assert turn.renewed_stock == turn.taken + r.stock
        assert Counter(turn.turned_up + turn.renewed_stock) == Counter("BHX")
        expected = Turn(1, turn.action, "", True, turn.turned_up)
        assert r.observation(0).history[-1] == expected
        seen.add((turn.turned_up, turn.taken))
    assert len(seen) == 6


@pytest.mark.parametrize("base", RULESETS)
def test_there_is_always_a_card_to_draw(base: str) -> None:
    r = deal("AH", "TX", exposed="B", stock="", base=base, guard=50)
    cards = Counter("AHTXB")
    for turn in range(60):
        mover = r.current_player()
        assert mover is not None
        assert len(r.legal_actions()) >= 4
        r.apply(Draw(r.hands[mover][turn % 2], "blind"))
        assert Counter("".join(r.hands) + r.pile + r.stock) == cards
        assert len(r.pile) >= 1


# Challenges


@pytest.mark.parametrize(
    ("base", "challenger", "offender"), [("waddingtons", -10, 0), ("article", 0, 10)]
)
def test_a_right_challenge_takes_the_play_back(base: str, challenger: int, offender: int) -> None:
    r = deal("AHTX", "XXXX", "XXXX", base=base, scores=[3, 4, 5])
    act(r, Form("tha"))
    assert (r.phase, r.current_player(), r.table) == ("challenge", 1, ("tha",))
    act(r, CHALLENGE)
    assert (r.phase, r.current_player(), r.table) == ("turn", 1, ())
    assert r.hands[0] == "AHTX"
    assert r.penalties == (offender, challenger, 0)
    assert r.observation(2).scores == (3 + offender, 4 + challenger, 5)
    assert r.returns() == [-offender, -challenger, 0]
    assert r.observation(0).history[-1] == Turn(1, CHALLENGE, right=True)
    assert r.idle == 1


@pytest.mark.parametrize("base", RULESETS)
def test_a_wrong_challenge_leaves_the_play_and_costs_the_challenger(base: str) -> None:
    r = deal("AHTX", "XXXX", "XXXX", base=base)
    act(r, Form("hat"), ACCEPT, CHALLENGE)
    assert (r.phase, r.current_player(), r.table, r.hands[0]) == ("turn", 1, ("hat",), "X")
    assert r.penalties == (0, 0, 10)
    assert r.observation(0).history[-1] == Turn(2, CHALLENGE, right=False)
    assert r.idle == 0


def test_all_others_are_asked_in_turn_order_until_one_challenges() -> None:
    hands = ["AHTX", "XXXX", "XXXX", "XXXX"]
    r = act(deal(*hands), Draw("A", "exposed"), Draw("X", "exposed"), Form("xx"))
    assert r.current_player() == 3
    order = []
    while r.phase == "challenge":
        asked = r.current_player()
        assert asked is not None
        order.append(asked)
        r.apply(ACCEPT)
    assert order == [3, 0, 1]
    assert r.current_player() == 3
    act(r, Form("xx"), ACCEPT, CHALLENGE)
    assert (r.phase, r.current_player()) == ("turn", 0)
    assert r.penalties == (0, -10, 0, 0)


def test_a_word_that_all_accept_stands_even_if_there_is_no_such_word() -> None:
    r = act(deal("ZZXX", "TXXX", exposed="B"), Form("zz"), ACCEPT)
    assert r.table == ("zz",)
    act(r, Insert(0, "zzt"), CHALLENGE)
    assert (r.table, r.hands[1], r.penalties) == (("zz",), "TXXX", (-10, 0))


def test_a_substitution_taken_back_returns_all_cards() -> None:
    r = act(deal("ACHLR*", "UXXXXX", exposed="B"), Form("l[a]rch"), ACCEPT)
    act(r, Substitute(0, "l[a]uch"))
    assert r.hands[1] == "RXXXXX"
    act(r, CHALLENGE)
    assert (r.hands[1], r.table) == ("UXXXXX", ("l[a]rch",))


def test_turns_and_answers_have_their_phases() -> None:
    r = deal("AHTX", "AHTX")
    for answer in (ACCEPT, CHALLENGE):
        assert refused(r, answer).rule == "phase"
    act(r, Form("hat"))
    for action in (Form("hat"), Insert(0, "that"), Substitute(0, "tat"), Draw("X", "blind")):
        assert refused(r, action).rule == "phase"


def test_the_last_play_may_be_challenged_away() -> None:
    r = act(deal("AHT", "XXX"), Form("tha"))
    assert not r.is_terminal()
    assert r.winner is None
    act(r, CHALLENGE)
    assert not r.is_terminal()
    assert r.hands[0] == "AHT"


# The end of a round


@pytest.mark.parametrize("answer", [ACCEPT, CHALLENGE])
def test_an_empty_hand_ends_the_round_once_the_play_stands(answer: Action) -> None:
    r = act(deal("AHT", "X*A", scores=[7, 90]), Form("hat"), answer)
    penalty = 10 if answer is CHALLENGE else 0
    assert r.is_terminal()
    assert (r.phase, r.current_player(), r.winner, r.legal_actions()) == ("over", None, 0, [])
    assert r.returns() == [0, -(2 + 15 + 10 + penalty)]
    end = events.RoundEnd("out", (0, 27 + penalty), (7, 117 + penalty), 0, (1,))
    assert r.events[-1] == end
    seen = r.observation(1)
    assert (seen.phase, seen.to_move, seen.scores) == ("over", None, (7, 117 + penalty))
    for action in (ACCEPT, Form("hat"), Draw("A", "blind"), None):
        assert refused(r, action).rule == "over"


def test_an_insertion_may_end_the_round() -> None:
    r = act(deal("ATXX", "HEXX", exposed="B"), Form("at"), ACCEPT, Insert(0, "athe"), ACCEPT)
    assert not r.is_terminal()
    act(r, Insert(0, "xathex"), ACCEPT)
    assert (r.winner, r.hands[0], r.returns()) == (0, "", [0, -4])


def test_scores_may_fall_below_zero() -> None:
    r = act(deal("AHT", "XXX"), Form("tha"), CHALLENGE)
    assert r.scores == (0, -10)
    act(r, Draw("X", "blind"), Form("hat"), ACCEPT)
    assert r.scores == (0, -10 + 6)
    assert r.returns() == [0, 4]


def test_the_guard_ends_a_round_in_which_no_hand_becomes_smaller() -> None:
    r = deal("AHT*X", "AXXXX", exposed="B", guard=2)
    act(r, Draw("X", "exposed"), Draw("X", "exposed"), Form("hat"), ACCEPT)
    assert r.idle == 0
    act(r, Form("xx"), CHALLENGE)  # a turn lost
    act(r, Draw("B", "exposed"))
    act(r, Substitute(0, "xat"), ACCEPT)  # a hand as large as before
    assert (r.idle, r.is_terminal()) == (3, False)
    act(r, Draw("X", "blind"))
    assert r.is_terminal()
    assert (r.winner, r.current_player()) == (None, None)
    end = r.events[-1]
    assert isinstance(end, events.RoundEnd)
    assert (end.why, end.winner) == ("guard", None)
    points = [sum(POINTS[card] for card in hand) for hand in r.hands]
    assert end.points == (points[0] - 10, points[1])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_guard_counts_turns_for_each_player_dealt_in(players: int) -> None:
    r = Round(WORDS, players=players, seed=1)
    turns = 0
    while not r.is_terminal():
        mover = r.current_player()
        assert mover is not None
        r.apply(Draw(r.hands[mover][0], "exposed"))
        turns += 1
    assert turns == 20 * players


def test_the_guard_does_not_count_who_is_out() -> None:
    r = Round(WORDS, players=(0, 2), dealer=2, scores=[0, 100, 0, 100], seed=1)
    for _ in range(40):
        assert not r.is_terminal()
        mover = r.current_player()
        assert mover is not None
        r.apply(Draw(r.hands[mover][0], "exposed"))
    assert r.is_terminal()


# Strict


def test_strict_refuses_a_wrong_word_at_once_and_asks_nobody() -> None:
    r = deal("AHTU", "TLEX", exposed="B", strict=True)
    assert refused(r, Form("tha")).rule == "strict"
    act(r, Form("hat"))
    assert (r.phase, r.current_player()) == ("turn", 1)
    assert refused(r, Insert(0, "hatx")).rule == "strict"
    assert refused(r, Substitute(0, "lat")).rule == "strict"
    act(r, Insert(0, "that"))
    assert r.current_player() == 0
    for answer in (ACCEPT, CHALLENGE):
        assert refused(r, answer).rule == "phase"


def test_strict_lets_masters_and_letters_change_places() -> None:
    r = act(deal("HT*X", "AXXX", exposed="B", strict=True), Form("h[a]t"))
    act(r, Substitute(0, "hat"))
    assert (r.hands[1], r.table, r.current_player()) == ("XXX*", ("hat",), 0)
    assert r.idle == 1  # no hand became smaller


def test_strict_rounds_end_with_the_last_play() -> None:
    r = act(deal("AHT", "XXX", strict=True), Form("hat"))
    assert r.winner == 0


# What may be done


def twin_actions(r: Round, words: list[str]) -> list[Action]:
    """Reference implementation of the legal actions of a turn."""
    mover = r.current_player()
    assert mover is not None
    hand, rules = r.hands[mover], r.rules
    found = reference.plays(
        words,
        hand,
        r.table,
        rules.points,
        max_exchanged=rules.max_exchanged,
        same_word_exchange=rules.same_word_exchange,
    )
    listed: list[Action] = [action_of(lf.lexicon.Play(*play)) for play in found]
    for card in [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ*" if c in hand]:
        listed += [Draw(card, "exposed"), Draw(card, "blind")]
    return listed


@pytest.mark.parametrize("base", RULESETS)
@pytest.mark.parametrize("strict", [False, True])
def test_legal_actions_are_those_of_the_twin_and_each_applies(base: str, strict: bool) -> None:
    words = sorted({*SAMPLE[::4], "hat", "that"})
    d = lf.Dictionary.from_words(words)
    rules = dataclasses.replace(RULESETS[base], strict=strict)
    rng = random.Random(f"{base} {strict}")
    for seed in range(4):
        r = Round(d, players=2 + seed, seed=seed, ruleset=rules)
        for _ in range(12):
            mover = r.current_player()
            if mover is None:
                break
            legal = r.legal_actions()
            seen = r.observation(mover)
            assert legal_actions(seen, d) == legal
            idle = r.observation((mover + 1) % (2 + seed))
            assert legal_actions(idle, d) == []
            if r.phase == "challenge":
                assert legal == [ACCEPT, CHALLENGE]
            else:
                assert legal == twin_actions(r, words)
                for action in rng.sample(legal, min(12, len(legal))):
                    act(r.copy(), action)
            plays = [action for action in legal if not isinstance(action, Draw)]
            r.apply(rng.choice(plays if plays and rng.random() < 0.7 else legal))


def test_other_payments_than_the_solvers_are_legal_too() -> None:
    r = deal("AHT*", "XXXX")
    legal = r.legal_actions()
    assert Form("[h]at") in legal
    assert not {Form("hat"), Form("h[a]t"), Form("ha[t]")} & set(legal)
    for laid in ("hat", "[h]at", "h[a]t", "ha[t]"):
        act(r.copy(), Form(laid))
    act(r, Form("hat"), ACCEPT, Draw("X", "blind"))
    listed = [action for action in r.legal_actions() if isinstance(action, Substitute)]
    assert Substitute(0, "[h]at") in listed
    act(r, Substitute(0, "[h]at"))


def test_draws_that_an_observation_allows() -> None:
    def takes(pile: str, stock: int) -> set[str]:
        seen = Observation(0, "*BA", pile=pile, stock=stock, to_move=0)
        found = [action for action in legal_actions(seen, WORDS) if isinstance(action, Draw)]
        assert [action.discard for action in found] == sorted(
            (action.discard for action in found), key="AB*".index
        )
        return {action.take for action in found}

    assert takes("X", 3) == {"exposed", "blind"}
    assert takes("X", 0) == {"exposed", "blind"}
    assert takes("", 3) == {"blind"}
    assert takes("", 0) == set()
    assert legal_actions(Observation(0, "", to_move=0), WORDS) == []
    assert legal_actions(Observation(0, "A", pile="X", to_move=1), WORDS) == []
    assert legal_actions(Observation(0, "A", pile="X", phase="over"), WORDS) == []
    unsaid = Observation(0, "A", pile="X")
    assert legal_actions(unsaid, WORDS) == [Draw("A", "exposed"), Draw("A", "blind")]


# What a player sees


def test_an_observation_tells_what_a_player_knows() -> None:
    r = deal("AHT*", "XXXE", exposed="B", stock="CDW", scores=[1, 2], number=3)
    act(r, Draw("T", "blind"), Form("xe"), ACCEPT, Form("h[a]"))
    name = r.rules.to_json()
    history = (
        Turn(0, Draw("T", "blind"), "C"),
        Turn(1, Form("xe")),
        Turn(0, ACCEPT),
        Turn(0, Form("h[a]")),
    )
    assert r.observation(0) == Observation(
        player=0, hand="AC", table=("xe", "h[a]"), pile="BT", stock=2, hand_sizes=(2, 2),
        scores=(1, 2), to_move=1, phase="challenge", dealer=1, round=3, idle=0,
        first_exposed="B", history=history, seen="", ruleset=name,
    )  # fmt: skip
    other = r.observation(1)
    assert other.hand == "XX"
    assert other.history == (Turn(0, Draw("T", "blind")), *history[1:])


@pytest.mark.parametrize("player", [-1, 2, None, "0", 0.0, True])
def test_only_players_observe(player: Any) -> None:
    with pytest.raises(lf.BadOption, match=r"player is .*; use 0 to 1"):
        deal("AH", "XX").observation(player)


UNIQUE = dataclasses.replace(
    WADDINGTONS, pack=dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ*", 1), cards_each=6
)


def seen_cards(seen: Observation) -> set[str]:
    """The cards that a player has had in view, where each card is there once."""
    cards = seen.hand + seen.pile + seen.first_exposed
    for turn in seen.history:
        action = turn.action
        cards += turn.taken + turn.turned_up
        if isinstance(action, Draw):
            cards += action.discard
        elif isinstance(action, Form | Insert | Substitute):
            cards += "".join("*" if m else c.upper() for c, m in cards_of(action.laid))
    return set(cards)


@pytest.mark.parametrize("seed", range(30))
def test_hidden_cards_never_reach_an_observation(seed: int) -> None:
    """Every card is there once. Those that a player never saw change places in the deck; the same
    actions then lead to the same observation, byte for byte."""
    rng = random.Random(seed)
    cards = rng.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ*", 27)
    players = 2 + seed % 3
    deck = "".join(cards)
    r = Round(WORDS, players=players, ruleset=UNIQUE, deck=deck, seed=seed)
    done: list[Action] = []
    for _ in range(rng.randint(1, 30)):
        mover = r.current_player()
        if mover is None:
            break
        hand = r.hands[mover]
        natural = [card.lower() for card in hand if card != "*"]
        legal = r.legal_actions()
        choices = [rng.choice(legal)]
        if r.phase == "turn" and len(natural) > 2:
            choices += [Form("".join(natural[:2])), Draw(rng.choice(hand), "blind")]
            if "*" in hand:
                choices.append(Form(f"[{natural[1]}]{natural[0]}"))
            if r.table:
                choices.append(Insert(0, r.table[0] + natural[0]))
        action = rng.choice(choices)
        r.apply(action)
        done.append(action)
    if r.is_terminal():
        return
    for viewer in range(players):
        seen = r.observation(viewer)
        hidden = sorted(set(deck) - seen_cards(seen))
        elsewhere = "".join(h for p, h in enumerate(r.hands) if p != viewer) + r.stock
        assert set(hidden) <= set(elsewhere)
        other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        again = "".join(other.get(card, card) for card in deck)
        other_round = Round(WORDS, players=players, ruleset=UNIQUE, deck=again, seed=seed)
        act(other_round, *done)
        assert msgspec.json.encode(other_round.observation(viewer)) == msgspec.json.encode(seen)


def test_observations_are_read_back_from_json() -> None:
    rng = random.Random(5)
    for seed in range(2):
        strict = dataclasses.replace(WADDINGTONS, strict=True)
        r = Round(WORDS, players=3, seed=seed, ruleset=strict if seed % 2 else "article")
        while (mover := r.current_player()) is not None:
            for player in range(3):
                seen = r.observation(player)
                data = msgspec.json.encode(seen)
                read = msgspec.json.decode(data, type=Observation)
                assert read == seen
                assert read.rules == r.rules
            r.apply(rng.choice(r.legal_actions()))
            assert mover in r.players


# Copies


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    r = act(deal("AHTX", "XXXX", exposed="B", stock="C", seed=4), Form("hat"))
    state = state_of(r)
    one, two = r.copy(), r.copy()
    assert state_of(one) == state
    for other_round in (one, two):
        act(other_round, CHALLENGE, Draw("X", "blind"), Draw("X", "blind"), Draw("X", "blind"))
    assert state_of(r) == state
    assert state_of(one) == state_of(two)
    assert one.events == two.events


def test_what_is_read_cannot_change_a_round() -> None:
    r = act(deal("AHTX", "XXXX"), Form("hat"), ACCEPT)
    for name in ("hands", "table", "penalties", "scores", "events", "players"):
        assert isinstance(getattr(r, name), tuple)
    with pytest.raises(AttributeError):
        r.hands = ()  # type: ignore[misc]
