"""Actions in the short form that people type: read as meant, written so that they are read back."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import BadAction, Dictionary, lexicon
from lexicon_fast.base.tile_text import shown
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.games.lexicon import notation
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
    word_of,
)
from lexicon_fast.games.lexicon.observation import Observation

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ"
TABLE = ("mother", "hat", "l[u]rch")


def sees(
    hand: str, table: tuple[str, ...] = TABLE, *, phase: str = "turn", ruleset: str = "waddingtons"
) -> Observation:
    return Observation(0, hand, table, "QS", 30, phase=phase, ruleset=ruleset)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "hand", "action"),
    [
        ("cat", "ACT", Form("cat")),
        (" CaT ", "ACT", Form("cat")),
        ("FORM Cat", "ACT", Form("cat")),
        ("form form", "FORMS", Form("form")),
        ("form", "FORMS", Form("form")),
        ("formed", "DEFMOR", Form("formed")),
        # Not in any dictionary: that is for a challenge to settle.
        ("tca", "ACT", Form("tca")),
        # Masters: the payment that leaves fewest points, or as written.
        ("cat", "AC*", Form("ca[t]")),
        ("cat", "ACT*", Form("[c]at")),
        ("cat!", "ACT*", Form("cat")),
        ("c[a]t", "ACT*", Form("c[a]t")),
        ("hat>that", "T", Insert(1, "that")),
        ("hat > thatched", "CDEHT", Insert(1, "thatched")),
        ("HAT>[T]HAT", "*", Insert(1, "[t]hat")),
        ("lurch>lurches", "ES", Insert(2, "l[u]rches")),
        ("l[u]rch>lurched!", "DE*", Insert(2, "lurched")),
        ("2>that", "T", Insert(1, "that")),
        ("2:hat>that", "T", Insert(1, "that")),
        ("2 : hat > that", "T", Insert(1, "that")),
        ("hat>rat", "R", Substitute(1, "rat")),
        ("hat>rat", "*", Substitute(1, "[r]at")),
        ("lurch>larch", "A", Substitute(2, "larch")),
        ("lurch>latch", "AT", Substitute(2, "latch")),
        # The same word: a Master for its letter, or a letter for its Master.
        ("lurch>lurch", "U", Substitute(2, "lurch")),
        ("lurch>lurch", "U*", Substitute(2, "lurch")),
        ("lurch>[l][u]rch", "U*", Substitute(2, "[l][u]rch")),
        ("hat>h[a]t", "*", Substitute(1, "h[a]t")),
        ("discard q take exposed", "Q", Draw("Q", "exposed")),
        ("Discard Q and take the blind card", "Q", Draw("Q", "blind")),
        ("q exposed", "Q", Draw("Q", "exposed")),
        ("q e", "Q", Draw("Q", "exposed")),
        ("e e", "E", Draw("E", "exposed")),
        ("a b", "A", Draw("A", "blind")),
        ("-q +exposed", "Q", Draw("Q", "exposed")),
        ("-q+b", "Q", Draw("Q", "blind")),
        ("- q + blind", "Q", Draw("Q", "blind")),
        ("-q e", "Q", Draw("Q", "exposed")),
        ("* b", "*", Draw("*", "blind")),
        ("discard ? take exposed", "*", Draw("*", "exposed")),
        ("discard master take exposed", "*", Draw("*", "exposed")),
    ],
)
def test_what_people_type(text: str, hand: str, action: Action) -> None:
    assert notation.parse(text, sees(hand)) == action


def test_answers_to_a_play() -> None:
    asked = sees("ACT", phase="challenge")
    for text in ("accept", "A", " a "):
        assert notation.parse(text, asked) == ACCEPT
    for text in ("challenge", "C"):
        assert notation.parse(text, asked) == CHALLENGE
    with pytest.raises(BadAction, match="not an answer to the play; type accept or challenge"):
        notation.parse("cat", asked)
    assert notation.format(ACCEPT, asked) == "accept"
    assert notation.format(CHALLENGE, asked) == "challenge"
    # Words, when it is one's turn.
    assert notation.parse("accept", sees("ACCEPT")) == Form("accept")
    with pytest.raises(BadAction, match="the round is over"):
        notation.parse("cat", sees("ACT", phase="over"))


@pytest.mark.parametrize(
    ("text", "hand", "said"),
    [
        ("", "ACT", "a word has 2 to 64 letters, not 0"),
        ("a", "ACT", "a word has 2 to 64 letters, not 1"),
        ("c4t", "ACT", "'4' is not a letter; letters: A-Z"),
        ("cat dog", "ACT", "not an action; type hat, hat>that"),
        ("c*t", "ACT*", "[h]at"),
        ("c[at", "ACT", "not an action"),
        ("c[at]", "ACT", "not an action"),
        ("cats", "ACT", "the hand ACT lacks S"),
        ("cattish", "ACT*", "the hand ACT* lacks H I S T and has 1 Master"),
        ("cattish", "ACT**", "the hand ACT** lacks H I S T and has 2 Masters"),
        ("hat>hats", "ACT", "the hand ACT lacks S"),
        ("hat>rot", "T", "the hand T lacks O R"),
        ("cat>cats", "S", "there is no 'cat' on the table: 1 mother, 2 hat, 3 l[u]rch"),
        ("4>cats", "S", "there is no word 4 on the table"),
        ("0>cats", "S", "there is no word 0 on the table"),
        ("1:hat>hats", "S", "word 1 on the table is not 'hat'"),
        ("mother>moth", "S", "shorter than mother"),
        ("hat>", "S", "a word has 2 to 64 letters, not 0"),
        (">hat", "S", "there is no '' on the table"),
        ("hat>that>thatch", "S", "'>' is not a letter"),
        ("discard", "Q", "half a draw"),
        ("discard q", "Q", "half a draw"),
        ("-q", "Q", "half a draw"),
        ("4 e", "Q", "'4' is not a card; cards: A-Z, * for the Master"),
        ("discard hat take exposed", "Q", "'hat' is not a card"),
        ("x" * 401, "Q", "401 characters"),
        ("x" * 400, "Q", "a word has 2 to 64 letters, not 400"),
        ("x" * 65, "Q", "a word has 2 to 64 letters, not 65"),
        ("ß" * 3, "Q", "is not a letter"),
        ("\x1b[31mhat", "Q", "not an action; type hat"),
    ],
)
def test_what_cannot_be_read_is_one_clear_line(text: str, hand: str, said: str) -> None:
    with pytest.raises(BadAction) as error:
        notation.parse(text, sees(hand))
    assert said in str(error.value)
    assert str(error.value).isprintable()


def test_nothing_lies_on_the_table() -> None:
    with pytest.raises(BadAction, match="no word on the table"):
        notation.parse("hat>hats", sees("S", ()))


def test_equal_words_are_told_apart_by_number() -> None:
    twice = sees("TS*", ("hat", "on", "h[a]t", "hat"))
    with pytest.raises(BadAction) as error:
        notation.parse("hat>hats", twice)
    assert "there are 3 words hat; type one of 1:hat>hats, 3:h[a]t>hats, 4:hat>hats" in str(
        error.value
    )
    assert notation.parse("3:hat>hats!", twice) == Insert(2, "hats")
    assert notation.parse("h[a]t>h[a]ts", twice) == Insert(2, "h[a]ts")
    assert notation.parse("4:hat>[t]hat", twice) == Insert(3, "[t]hat")
    # Words that lie alike: any of them will do.
    assert notation.parse("hat>that", sees("T", ("on", "hat", "hat"))) == Insert(1, "that")
    assert notation.format(Insert(3, "hats"), twice) == "4:hat>hats!"


def test_several_ways_to_exchange_a_master_are_told() -> None:
    with pytest.raises(BadAction) as error:
        notation.parse("hat>hat", sees("*"))
    assert "exchange a card: hat>[h]at, hat>ha[t], hat>h[a]t" in str(error.value)


def test_what_another_rule_forbids_is_left_to_the_game() -> None:
    # The article lets one card be exchanged; a word must keep the old one's letters in order.
    article = sees("OR", ruleset="article")
    assert notation.parse("hat>rot", article) == Substitute(1, "rot")
    assert notation.parse("hat>toah", sees("OT")) == Insert(1, "toah")


def test_letters_of_another_alphabet() -> None:
    from lexicon_fast.dictionary.alphabet import Alphabet

    swedish = Dictionary.from_words(["åka", "öka"], alphabet=Alphabet("swedish", "AKRÅÖ", "akråö"))
    assert notation.parse("ÅKAR!", sees("AKRÅ", ()), swedish) == Form("åkar")
    assert notation.parse("Å b", sees("AKRÅ", ()), swedish) == Draw("Å", "blind")
    with pytest.raises(BadAction, match="letters: AKRÅÖ"):
        notation.parse("hat", sees("AKRÅ", ()), swedish)


@pytest.fixture(scope="module")
def words(data: object) -> Dictionary:
    from pathlib import Path

    assert isinstance(data, Path)
    return Dictionary.load(data / "words2000.txt")


@given(st.data())
def test_every_action_is_read_back_as_it_was(words: Dictionary, data: st.DataObject) -> None:
    drawn = data.draw(st.permutations(PACK + "**"))[:10]
    hand = "".join(sorted(drawn, key=lambda card: (card == "*", card)))
    picked = data.draw(st.lists(st.integers(0, len(words) - 1), max_size=4))
    table = [words.words[number] for number in picked]
    if table and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(table[0]) - 1))
        table += [f"{table[0][:at]}[{table[0][at]}]{table[0][at + 1 :]}"]
    ruleset = data.draw(st.sampled_from(["waddingtons", "article"]))
    position = sees(hand, tuple(table), ruleset=ruleset)
    plays = lexicon.plays(hand, table, words, ruleset=ruleset, top=60)
    actions: list[Action] = [action_of(play) for play in plays]
    actions += [Draw(card, "exposed") for card in hand] + [Draw(hand[0], "blind")]
    for action in actions:
        text = notation.format(action, position)
        read = notation.parse(text, position, words)
        assert read == action, text
        assert notation.parse(text.upper(), position, words) == action
    for play in plays:
        # Without brackets it is paid as the solver pays.
        if play.target is None:
            assert notation.parse(play.word, position, words) == action_of(play)
        elif word_of(table[play.target]) != play.word:
            text = f"{play.target + 1}>{play.word}"
            assert notation.parse(text, position, words) == action_of(play)


@given(st.text(max_size=12), st.text("ab hatQqe*?[]>:!+-12", max_size=14))
def test_any_text_is_an_action_or_a_bad_one(anything: str, close: str) -> None:
    for text in (anything, close):
        for position in (sees("AHTQS*"), sees("AHT", (), phase="challenge")):
            try:
                action = notation.parse(text, position)
            except BadAction as error:
                message = str(error)
                action = None
            else:
                message = ""
            assert "\n" not in message
            if isinstance(action, Form | Insert | Substitute):
                assert 2 <= len(cards_of(action.laid)) <= 64
                assert Counter(action.laid)["["] == Counter(action.laid)["]"]


@pytest.mark.parametrize("code", ["ca", "cy", "de", "en", "es", "hr", "tr"])
def test_cards_of_all_languages_are_read_back(code: str) -> None:
    language = Language.load(code)
    words = Dictionary.from_words([language.alphabet.lower[:2]], alphabet=language.alphabet)
    cards = language.alphabet.upper + "*"
    seen = Observation(0, cards, ruleset=f"waddingtons-{code}" if code != "en" else "waddingtons")
    for card in cards:
        draw = Draw(card, "blind")
        assert notation.parse(shown(notation.format(draw, seen)), seen, words) == draw
        assert notation.parse(f"discard {shown(card)} take blind", seen, words) == draw
