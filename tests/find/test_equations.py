"""Word equations as users write them: terms, errors and their marks, limits, many solutions."""

from __future__ import annotations

import gc
import re
import tracemalloc
import weakref
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from unittest.mock import patch

import pytest

import lexicon_fast as lf
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.equations import join, solve
from lexicon_fast.find.equations.language import MAX_ITEMS, MAX_TERMS, parse
from lexicon_fast.find.equations.solve import Rule, solutions
from lexicon_fast.find.finder import EvaluationContext, finder_of
from lexicon_fast.find.letters import Letters

DOCS = Path(__file__).resolve().parents[2] / "docs" / "equations.md"
ENGLISH = Letters(Alphabet.load("english"))


@pytest.fixture(scope="module")
def d() -> lf.Dictionary:
    return lf.Dictionary.load("enable")


def words_of(d: lf.Dictionary, text: str, limit: int | None = None) -> list[str]:
    return [" ".join(each.words) for each in d.equations(text, limit=limit)]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("A.~A", "A?~A"),
        (" A B ; B A ; | A | = 1 ", "AB;BA;|A|=1"),
        ("AB;BA;|A|=1;", "AB;BA;|A|=1"),
        ("~(AB);|A|=2;|B|=3", "~B~A;|A|=2;|B|=3"),
        ("~(Ax?);|A|=3", "?x~A;|A|=3"),
        ("|A|=2-3;AA", "AA;|A|>=2;|A|<=3"),
        ("|A|<4;|A|>1;AA", "AA;|A|=2-3"),
        ("|A|=-3;AA", "AA;|A|<=3"),
        ("5:A~A?", "A~A?=5:*"),
        ("7-8:*A*A;|A|=3", "*A*A=7-8:*;|A|=3"),
        ("AA;A=(3-:*)", "AA;|A|=3-"),
        ("5-7:AA=6-8:*", "6-7:AA"),
        ("AB;|AA|=4;|B|=1", "AB;|A|=2;|B|=1"),
        ("/triangle", "8:*:(anagram:triangle)"),
        ("8:*=/triangle", "/triangle"),
        ("c@#", "c[aeiou][^aeiou]"),
        ("AA:(length:6 and prefix:b)", "AA=b?????"),
        ('AA:(in:"2of12inf");|A|=4', "AA:(in:2of12inf);|A|=4"),
        ("ABA;~B=(a*t)", "ABA;B=(t*a)"),
        ("AB;AB=(/aster*);|A|=2;|AB|=6", "AB:(anagram:ASTER?);|A|=2"),
        ("!=AB;A~B;|A|=2;|B|=2", "A~B;!=BA;|AB|=4;|A|=2"),
    ],
)
def test_forms_that_mean_the_same(d: lf.Dictionary, text: str, same: str) -> None:
    found = words_of(d, text)
    assert found
    assert found == words_of(d, same)


def test_conditions_of_find_hold_for_the_word_of_a_term(d: lf.Dictionary) -> None:
    found = [*d.equations("AB:(probability:1-2000 and length:7);BA;|A|=1-3")]
    probable = set(d.find("probability:1-2000 and length:7"))
    assert found
    assert all(words[0] in probable for words, _ in found)
    every = [*d.equations("7:AB;BA;|A|=1-3")]
    assert found == [each for each in every if each.words[0] in probable]
    tiles = SimpleNamespace(
        counts=dict.fromkeys(ENGLISH.alphabet.upper, 1),
        values=dict.fromkeys(ENGLISH.alphabet.upper, 9),
    )
    found = [*d.equations("3-:A:(points:-27)", tiles=tiles)]
    assert [each.words[0] for each in found] == d.find("length:3")


def test_a_variable_is_one_letter_or_more_unless_a_length_allows_none(d: lf.Dictionary) -> None:
    text = "AhatB;|AB|=-1"
    assert words_of(d, text) == []
    with_empty = [*d.equations(text + ";|A|=0-1;|B|=0-1")]
    assert [each.words[0] for each in with_empty] == ["hat", "hate", "hath", "hats", "chat",
                                                      "ghat", "khat", "phat", "shat", "that",
                                                      "what"]  # fmt: skip
    assert with_empty[0].values == {"A": "", "B": ""}
    assert [*d.equations(text + ";A=(0-1:*);B=(0-:*)")] == with_empty
    assert words_of(d, "hatB;B=(*);|B|=-1") == ["hate", "hath", "hats"]


def test_words_read_backwards_are_those_of_find(d: lf.Dictionary) -> None:
    found = [each.words for each in d.equations("A;~A")]
    assert {one for one, two in found if one != two} == set(d.find("semordnilap"))
    assert {one for one, two in found if one == two} == set(d.find("palindrome"))
    assert all(two == one[::-1] for one, two in found)
    for text in ("~A~A", "~A?~A", "x~A;A;|A|=5-"):  # reversed first
        for words, values in d.equations(text, limit=50):
            assert values["A"][::-1] in words[0]
    assert words_of(d, "~Ar;A;|A|=4") == words_of(d, "Br;~B;|B|=4")


def test_order(d: lf.Dictionary) -> None:
    found = [*d.equations("5-6:AB;BA;|A|=1-2")]
    keys = [
        ([len(word) for word in words], len(values["A"]), len(values["B"]), words)
        for words, values in found
    ]
    assert keys == sorted(keys)
    assert [*d.equations("5-6:AB;BA;|A|=1-2", limit=5)] == found[:5]
    assert [*d.equations("AB;BA", limit=0)] == []


def test_a_solution_with_several_splits_is_listed_once() -> None:
    d = lf.Dictionary.from_words(["banana", "nab"])
    found = [(each.words[0], each.values["A"]) for each in d.equations("*A*;|A|=1-2")]
    assert found == [
        *(("nab", letter) for letter in "abn"),
        *(("nab", part) for part in ("ab", "na")),
        *(("banana", letter) for letter in "abn"),
        *(("banana", part) for part in ("an", "ba", "na")),
    ]
    assert [each.words for each in d.equations("*an*")] == [("banana",)]


def test_conditions_hold_for_a_word_that_is_looked_up() -> None:
    d = lf.Dictionary.from_words(["ab", "ba", "abba", "baab"])
    assert words_of(d, "AB;A=a*;|A|=2;|B|=2") == ["abba ab"]


def test_solutions_are_in_order_of_the_values_in_a_word_before_those_of_later_terms() -> None:
    d = lf.Dictionary.from_words(["bx", "ca", "xay", "yyy", "zzz"])  # joined from BA on
    assert words_of(d, "3:*A*;2:BA;|A|=1;|B|=1") == ["xay ca", "xay bx"]


def test_all_values_differ_and_only_neighbours_are_in_order() -> None:
    d = lf.Dictionary.from_words(["aba", "abc", "bca", "cab"])
    assert words_of(d, "ABC;!=A<BC") == ["abc", "bca"]


def test_values_are_different_or_in_order(d: lf.Dictionary) -> None:
    pairs = [(each.values["A"], each.values["B"]) for each in d.equations("6:AB;BA")]
    different = [each for each in pairs if each[0] != each[1]]
    assert ("tar", "tar") in pairs
    assert [tuple(x.values.values()) for x in d.equations("6:AB;BA;!=AB")] == different
    ordered = [each for each in pairs if each[0] < each[1]]
    assert [tuple(x.values.values()) for x in d.equations("6:AB;BA;!=A<B")] == ordered
    letters = words_of(d, "ABCDE=?????;!=A<B<C<D<E")
    assert "abhor" in letters
    assert all("".join(sorted(set(word))) == word for word in letters)


@pytest.mark.parametrize(
    ("text", "mark", "message"),
    [
        ("", "", "the equations are empty; write terms like AB;BA"),
        (";AB", ";", "a term is missing before ;"),
        ("|A|=3", "|A|=3", "no term is a word; add one like AB"),
        ("AB;|C|=2", "C", "C is in no word; add a term such as *C*"),
        ("AB;!=AC", "C", "C is in no word"),
        ("AB;C=(x*)", "C", "C is in no word"),
        ("AB;|A=2", "|A=2", "| is not closed; write |A|=3"),
        ("AB;||=2", "||", "a variable is missing; write |A|=3"),
        ("AB;|A|", "", "a length is missing; write |A|=3, =2-4, =2-, =-4, <=4 or >=2"),
        ("AB;|A|=x", "=x", "a length is missing"),
        ("AB;|A|>=2-3", ">=2-3", "a length is missing"),
        ("AB;|a|=2", "a", "'a' is not a variable (use A to Z): write |A|=3"),
        ("AB;!=A", "!=A", "!= needs two variables or more; write !=AB"),
        ("AB;!=AA", "A", "A cannot differ from itself"),
        ("AB;!=A<", "<", "'<' is not a variable; write !=AB or !=A<B"),
        ("AB;!=ax", "a", "'a' is not a variable; write !=AB or !=A<B"),
        ("AB;A!=B", "A!=B", "write !=AB for different values"),
        ("AB;A<B", "<", "'<' is not a letter or sign; write !=A<B for an order"),
        ("AB=CD", "C", "a pattern has no variables; write each word as a term of its own"),
        ("AB=~c", "~", "a pattern has no variables"),
        ("AB=", "=", "a pattern is missing; write one like c*"),
        ("AB;A=()", "(", "a pattern is missing"),
        ("=c*", "=", "a word is missing before ="),
        ("AB;A=(c*", "(c*", "( is not closed; add a )"),
        ("AxB=(c*)", "AxB", "only variables can have a pattern; write AB=(c*)"),
        ("AB;A=(/a[bc])", "/a[bc]", "an anagram in parentheses has letters, ? and * only"),
        ("A~", "~", "~ needs a variable, or parts in parentheses; write ~A or ~(AB)"),
        ("~xA", "~", "~ needs a variable"),
        ("~(A~B)", "(A~B)", "no ~ or ( inside of ~(); write ~(AB)"),
        ("A[xyz", "[xyz", "[ without ]; write a set like [aeiou]"),
        ("A[!xy]", "[!xy]", "write [^xy] for other letters"),
        ("A[z-a]", "[z-a]", "[z-a] has a range in the wrong order"),
        ("aceA>", ">", "'>' is not a letter or sign; a variable that is a word is a term"),
        ("c*&*t", "&", "'&' is not a letter or sign; write a term for each pattern"),
        ("`house", "`", "use the misprint condition: A:(misprint:HOUSE)"),
        ("(AB)", "(", "write ~(AB) to reverse several parts, or AB=(PATTERN)"),
        ("A9", "9", "'9' is not a letter or sign; use A-Z in lower case, variables A-Z, ~, ?, *"),
        ("AÄ", "Ä", "'Ä' is not a letter or sign"),
        ("7-5-3:A", "7-5-3:", "not a range; write 7:, 7-9:, 7-: or -9:"),
        ("-:A", "-:", "not a range"),
        ("A:(lenght:7)", "lenght:7", "unknown condition 'lenght'; did you mean length:7?"),
        ("BA;A:(length:x)", "x", "length: 'x' is not a range"),
        ("A:()", ":()", "a query is missing; write AB:(length:7)"),
        ("A:(length:7", "(length:7", "( is not closed; write AB:(length:7)"),
        ("A:(in:no-such-list)", "A:(in:no-such-list)", "no-such-list"),
        ('A:(in:"no;list")', 'A:(in:"no;list")', "no;list"),
        ("?" * (MAX_ITEMS + 1), "?" * (MAX_ITEMS + 1), f"more than {MAX_ITEMS} parts"),
        (";".join("A" * (MAX_TERMS + 1)), "A", f"more than {MAX_TERMS} terms"),
        ("*A*B*C*D*E*F*", "*A*B*C*D*E*F*", "can be split in too many ways; use fewer *"),
        (
            "*A*B*;*C*D*;9:*A*B*C*D*",
            "9:*A*B*C*D*",
            "with the terms before, words of 9 letters can be split in too many ways",
        ),
    ],
)
def test_an_error_marks_the_wrong_part(
    d: lf.Dictionary, text: str, mark: str, message: str
) -> None:
    with pytest.raises(lf.BadQuery, match=re.escape(message)) as caught:
        d.equations(text)
    error = caught.value
    assert error.query == text
    if text:
        assert text[error.start : error.end].strip() in (mark, f"{mark})", f"={mark}")
        assert str(error).startswith(f"column {error.start + 1}: ")


def test_a_term_with_many_stars_is_accepted_with_the_limit_that_its_error_names(
    d: lf.Dictionary,
) -> None:
    text = "*A*B*C*D*E*;|A|=2"
    with pytest.raises(lf.BadQuery, match=r"such as -[0-9]+:") as caught:
        d.equations(text)
    limit = re.search("such as (-[0-9]+:)", str(caught.value))
    assert limit
    assert next(d.equations(limit[1] + text)).values["A"]
    assert next(d.equations("*A*B*C*D*E*;|A|=5;|B|=4;|C|=2;|D|=3;|E|=1"))


def test_a_long_text_is_refused(d: lf.Dictionary) -> None:
    with pytest.raises(lf.BadQuery, match="the equations have 10,001 characters"):
        d.equations("a" * 10_001)


def test_arguments_are_checked_at_the_call(d: lf.Dictionary) -> None:
    with pytest.raises(TypeError, match="equations must be"):
        d.equations(3)  # type: ignore[arg-type]
    with pytest.raises(lf.LexiconFastError, match="limit"):
        d.equations("AB;BA", limit=-1)


def test_capitals_of_other_alphabets_are_letters_of_no_equation() -> None:
    greek = lf.Dictionary.from_words(["αβα", "βα"], alphabet=Alphabet("greek", "ΑΒ", "αβ"))
    assert [*greek.equations("AβA")] == [(("αβα",), {"A": "α"})]
    with pytest.raises(lf.BadQuery, match="'Α' is not a variable; write α for the letter"):
        greek.equations("Αβ")
    hebrew = lf.Dictionary.from_words(["אבא"], alphabet=Alphabet("h", "אב", "אב"))
    assert [*hebrew.equations("AבA")] == [(("אבא",), {"A": "א"})]
    with pytest.raises(lf.BadQuery, match="no vowels are known here; write a set"):
        hebrew.equations("@A")
    # Letters written as variables are read in sets, and as variables elsewhere.
    latin = lf.Dictionary.from_words(["AB", "BB"], alphabet=Alphabet("caps", "AB", "AB"))
    assert [each.words for each in latin.equations("[A]C")] == [("AB",)]
    assert [each.words for each in latin.equations("AA")] == [("BB",)]


def test_lengths_are_solved_in_order() -> None:
    rules = [Rule(((0, 1), (1, -1), (2, -2)), 0, 0), Rule(((1, 1), (2, 1)), 3, 4)]
    domains = [(4, 5, 7), range(1, 9), range(1, 9)]
    wanted = [
        (a, b, c)
        for a in domains[0]
        for b in domains[1]
        for c in domains[2]
        if a == b + 2 * c and 3 <= b + c <= 4
    ]
    assert [*solutions(domains, rules)] == wanted
    assert [*solutions([(), (1,)], [])] == []
    assert [*solutions([(1, 3), (2,)], [Rule(((0, 1), (1, -1)), 0, 0)])] == []
    assert [*solutions([(2,)], [Rule(((0, 1),), 3, 4)])] == []


def test_many_solutions_come_as_they_are_taken(d: lf.Dictionary) -> None:
    [*d.equations("A;B", limit=1)]
    tracemalloc.start()
    found = islice(d.equations("8:A;8:B"), 28_420 * 2 + 1)
    (*_, last) = found
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    eights = d.find("length:8")
    assert last.words == (eights[2], eights[0])
    assert peak < 64 << 20  # of 800 million solutions


def test_more_solutions_than_are_sorted_have_the_same_order(d: lf.Dictionary) -> None:
    text = "AB;CB;AC;|ABC|=6;|A|=2;|B|=2"
    whole = [*d.equations(text)]
    assert len(whole) > 1000
    assert [each.words for each in whole] == sorted(each.words for each in whole)
    with patch.object(solve, "MAX_SORTED", 100), patch.object(join, "_TOGETHER", 500):
        assert [*d.equations(text)] == whole


def test_threads_may_share_a_dictionary() -> None:
    d = lf.Dictionary.from_words(["tap", "apt", "pat", "tapa", "pata", "atap"])
    wanted = [*lf.Dictionary.from_words(list(d)).equations("AB;BA")]
    found: list[list[object]] = []
    threads = [Thread(target=lambda: found.append([*d.equations("AB;BA")])) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 8


def test_a_dictionary_is_not_kept_alive() -> None:
    d = lf.Dictionary.from_words(["tap", "apt"])
    assert [*d.equations("AB;BA;!=A<B")]
    gone = weakref.ref(d)
    del d
    gc.collect()
    assert gone() is None


def table() -> Iterator[str]:
    """The examples of the tables of the page."""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)]
        if len(cells) == 5 and cells[3].startswith("`"):
            yield cells[3].strip("`").replace("\\|", "|")


def test_every_example_of_the_page_has_solutions(d: lf.Dictionary) -> None:
    examples = [*table()]
    assert len(examples) > 15
    for each in examples:
        assert words_of(d, each, 1), each


def test_parsed_equations_are_plain_values() -> None:
    assert parse("AB;BA;|A|=1", ENGLISH) == parse("AB;BA;|A|=1", ENGLISH)
    assert parse("AB;BA", ENGLISH).variables == ["A", "B"]


def test_an_anagram_of_a_value_counts_letters() -> None:
    d = lf.Dictionary.from_words(["ab", "aab", "aba", "abb", "aabc", "abbc"])
    assert words_of(d, "A;A=(/aab)") == ["aab", "aba"]
    assert words_of(d, "A;A=(/aa?*)") == ["aab", "aba", "aabc"]


def test_values_that_stars_leave_open_are_in_order() -> None:
    d = lf.Dictionary.from_words(["bac"])
    found = [tuple(each.values.values()) for each in d.equations("*A*B*;|A|=1;|B|=1")]
    assert found == [("a", "c"), ("b", "a"), ("b", "c")]


def test_a_word_with_any_letter_after_a_value_does_not_follow_from_it() -> None:
    d = lf.Dictionary.from_words(["ab", "aba", "abb", "bcd"])
    assert words_of(d, "A;A?") == ["ab aba", "ab abb"]


def test_rows_are_kept_up_to_a_limit(d: lf.Dictionary) -> None:
    equations = parse("AB;BA;|AB|=3", ENGLISH)
    finder = finder_of(d)
    search = solve.EquationSearch(EvaluationContext(finder), equations, "")
    with patch.object(solve, "_MAX_KEPT", 500):
        assert [*search.solutions()]
    assert len(search._rows) == 1  # of two, with 972 words each; the other words are looked up
