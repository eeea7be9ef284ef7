"""The quiz: from a list of words to questions, answers, what comes next, and files of decks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.study import deck_files
from lexicon_fast.study.questions import Questions
from lexicon_fast.study.schedule import LEARNING, REVIEW

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from support.page_player import Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)

Visit = Callable[..., "Player"]


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Every answer is fast, however slow the machine is: a slow one has another interval."""

    def open_page(*args: Any, **options: Any) -> Player:
        player: Player = visit(*args, **options)
        at(player, 0)
        return player

    return open_page


def at(player: Player, minutes: float) -> None:
    """Set the clock of the page."""
    player.page.clock.set_fixed_time(NOW + timedelta(minutes=minutes))


def field(player: Player) -> Locator:
    return player.page.get_by_label("Your answer")


def answers(player: Player) -> list[list[str]]:
    """Return the texts of the answers after the end of a question, once they have arrived."""
    player.page.locator(".quiz-question tbody tr").first.wait_for()
    shown: list[list[str]] = player.page.evaluate(
        """() => [...document.querySelectorAll(".quiz-question tbody tr")]
            .map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"""
    )
    return shown


def says(player: Player, text: str | re.Pattern[str]) -> None:
    from playwright.sync_api import expect

    expect(player.page.locator(".quiz-said").first).to_have_text(text)


def test_a_list_of_words_becomes_a_quiz_that_goes_on_after_a_reload(visit: Visit) -> None:
    """With the keyboard: find some words, miss others, and come back when the question is due."""
    from playwright.sync_api import expect

    player = visit()
    at(player, 0)
    player.open(f"words?q={quote('anagram:RETAINS or anagram:QUARTZ')}")
    player.tab_to(re.compile("^Quiz me on these$"))
    player.page.keyboard.press("Enter")
    expect(player.page.locator("h1:focus")).to_have_text("Quiz")
    player.page.get_by_label("New questions").select_option("Alphabet")
    player.tab_to(re.compile("^Start the quiz$"))
    player.page.keyboard.press("Enter")
    # The first word by alphabet is ANESTRI.
    letters = player.page.locator(".quiz-letters")
    expect(letters).to_have_attribute("aria-label", "A E I N R S T")
    expect(field(player)).to_be_focused()
    for typed, said in (
        ("retains", "RETAINS is right."),
        ("Retains ", "You already typed RETAINS."),
        ("retinal", "RETINAL doesn’t use these letters."),
        ("retaisn", "RETAISN isn’t in the dictionary."),
        ("stainer, nastier", "STAINER is right. NASTIER is right."),
    ):
        player.page.keyboard.type(typed)
        player.page.keyboard.press("Enter")
        says(player, said)
        expect(field(player)).to_have_value("")
    expect(player.page.locator(".quiz-left")).to_have_text("9 words, 6 left")
    player.tab_to(re.compile("^Show the answers$"))
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".verdict")).to_have_text(
        "Not all found. You’ll see it again in 1 minute."
    )
    shown = answers(player)
    assert len(shown) == 9
    assert sorted(row[1] for row in shown if "missed" not in row[1]) == [
        "NASTIER",
        "RETAINS",
        "STAINER",
    ]
    assert "RETINAS missed" in [row[1] for row in shown]
    expect(field(player)).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(letters).to_have_attribute("aria-label", "A Q R T U Z")
    player.page.keyboard.type("quartz")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".verdict")).to_contain_text("Easy. You’ll see it again in 8 days.")
    # The browser is closed, and opened before and after the first question is due.
    player.page.reload()
    expect(player.page.locator(".quiz-progress")).to_have_text("0 due · 0 new today")
    at(player, 5)
    player.open("quiz")
    expect(player.page.locator(".quiz-due")).to_have_text("1 due, 2 questions asked so far")
    player.page.get_by_role("link", name=re.compile("^anagram:RETAINS")).click()
    expect(letters).to_have_attribute("aria-label", "A E I N R S T")
    # Who starts a quiz with a mouse can type at once, too.
    player.open("quiz")
    player.page.get_by_role("button", name="Two-letter words", exact=True).click()
    expect(field(player)).to_be_focused()


@pytest.mark.smoke
def test_hooks_are_answered_by_touch(visit: Visit) -> None:
    """A ready quiz on a phone; the keyboard stays open from one question to the next."""
    from playwright.sync_api import expect

    player = visit(**PHONE)
    player.open("quiz")
    player.page.get_by_role("button", name="Hooks of two-letter words").tap()
    field(player).tap()
    prompt = player.page.locator(".quiz-letters")
    word = (prompt.get_attribute("aria-label") or "").replace(" ", "").lower()
    enable = Dictionary.load("enable")
    upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    front = "".join(each for each in upper if each.lower() + word in enable)
    back = "".join(each for each in upper if word + each.lower() in enable)
    typed = " ".join(filter(None, (front and f"{front}-", back and f"-{back}")))
    field(player).fill(f"{typed} {word}qq")
    player.button("Check").tap()
    expect(player.page.locator(".verdict")).to_contain_text(re.compile("^Found with effort"))
    assert player.too_wide() <= 0
    # Every found word is listed with its own hooks.
    assert sorted(row[1].lower() for row in answers(player)) == sorted(
        [each.lower() + word for each in front] + [word + each.lower() for each in back]
    )
    expect(field(player)).to_be_focused()
    player.button("Next question").tap()
    expect(prompt).not_to_have_attribute("aria-label", " ".join(word.upper()))
    expect(field(player)).to_be_focused()
    player.button("Show the answers").tap()
    expect(player.page.locator(".quiz-missed").first).to_be_visible()


def test_words_inside_and_lists_of_words(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(f"quiz?q={quote('anagram:QUIZ')}")
    player.button("Words within").click()
    player.button("Start the quiz").click()
    expect(player.page.locator(".quiz-left")).to_have_text("1 word")
    field(player).fill("quiz")
    field(player).press("Enter")
    expect(player.page.locator(".verdict")).to_be_visible()
    field(player).press("Enter")
    summary = player.page.get_by_role("region", name="Done for now")
    expect(summary).to_contain_text("You answered 1 question, all without a missing word.")
    summary.get_by_role("link", name="All quizzes").click()
    player.button("Lists").click()
    lines = player.page.get_by_label("Conditions, one question per line")
    lines.fill("length:2 and prefix:E\nlength:3 andd prefix:X")
    player.button("Start the quiz").click()
    expect(player.page.locator(".problem:visible")).to_have_text(
        "length:3 andd prefix:X: “andd” does not follow and, or, not; did you mean and?"
    )
    lines.fill("length:5\nlength:2 and prefix:E\n\nlength:2 and prefix:ZZ")
    player.button("Start the quiz").click()
    expect(player.page.locator(".quiz-question .marked")).to_have_text("length:2 and prefix:E")
    player.button("Show the answers").click()
    assert len(answers(player)) == len(Dictionary.load("enable").find("length:2 and prefix:E"))
    player.button("Next question").click()
    # The other lines cannot be asked: the first question comes again, as it is being learned.
    expect(player.page.locator(".quiz-left-out")).to_have_text(
        [
            "Skipped because the dictionary has no answers for them: length:2 and prefix:ZZ.",
            "Skipped because they have more than 1,000 answers: length:5.",
        ]
    )
    expect(player.page.locator(".quiz-left")).to_have_text(re.compile(r"^\d+ words$"))
    expect(player.page.locator(".quiz-progress")).to_contain_text("1 answered")


@pytest.mark.smoke
def test_whether_a_word_is_valid(visit: Visit) -> None:
    """With the keyboard and with buttons; the questions are those of the terminal."""
    from playwright.sync_api import expect

    player = visit()
    player.open(f"quiz?q={quote('pattern:QUARTZ or pattern:ZO?')}")
    player.page.get_by_role("button", name="Valid or phony?", exact=True).click()
    player.page.get_by_label("New questions").select_option("Shortest first")
    player.button("Start the quiz").click()
    enable = Dictionary.load("enable")
    letters = player.page.locator(".quiz-letters")
    right = player.page.locator(
        ".verdict", has_text="Right and fast. You’ll see it again in 8 days."
    )
    # In order, each phony would come after its word.
    expect(letters).to_be_visible()
    expect(letters).not_to_have_attribute("aria-label", "Z O A")
    for wrong in (False, True, False):
        expect(player.button("Valid")).to_be_visible()
        word = (letters.get_attribute("aria-label") or "").replace(" ", "")
        truth = "valid" if word.lower() in enable else "a phony"
        if wrong:
            player.button("Phony" if truth == "valid" else "Valid").click()
            says(player, f"{word} is {truth}.")
            expect(player.page.locator(".verdict")).to_have_text(
                "Your answer was wrong. You’ll see it again in 1 minute."
            )
            player.button("Next question").click()
            continue
        player.page.keyboard.press("y" if truth == "valid" else "N")
        says(player, f"{word} is {truth}.")
        expect(right).to_be_visible()
        expect(player.button("Next question")).to_be_focused()
        player.page.keyboard.press("Enter")
    expect(letters).to_be_focused()
    player.page.get_by_role("link", name="All quizzes").click()
    with player.page.expect_download() as waiting:
        player.button(re.compile("^Save to a file: ")).click()
    deck, cards = deck_files.read_deck(Path(waiting.value.path()).read_bytes(), "x.json")
    assert (deck.kind, deck.source) == ("valid", ["pattern:QUARTZ or pattern:ZO?"])
    assert [(card.correct, card.incorrect) for card in cards] == [(1, 0), (0, 1), (1, 0)]
    keys = Questions(enable, "valid").keys_of_queries(deck.source).keys
    assert {card.key for card in cards} < set(keys)


def test_words_are_checked_in_turn_and_again_after_a_failure(visit: Visit) -> None:
    """Words typed faster than the server answers are all checked."""
    from playwright.sync_api import expect

    player = visit()
    player.open(f"quiz?q={quote('anagram:RETAINS')}")
    player.button("Start the quiz").click()
    expect(field(player)).to_be_focused()
    player.page.keyboard.type("retains\nstainer\nretains\nnastier\n")
    expect(player.page.locator(".quiz-left")).to_have_text("9 words, 6 left")
    player.page.route("**/rpc?quiz.answer", lambda route: route.abort())
    player.page.keyboard.type("antsier\n")
    expect(player.page.locator("p.problem:visible")).to_be_visible()
    expect(field(player)).to_have_value("antsier")
    player.page.unroute("**/rpc?quiz.answer")
    player.button("Show the answers").click()
    expect(player.page.locator(".verdict")).to_contain_text("Not all found.")
    expect(player.page.locator("p.problem:visible")).to_have_count(0)
    assert [row[1] for row in answers(player) if "missed" not in row[1]] == [
        "NASTIER",
        "RETAINS",
        "STAINER",
    ]


def test_a_deck_goes_to_a_file_and_to_another_browser(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    player = visit()
    at(player, 0)
    player.open("quiz")
    player.button("Short words with J").click()
    player.button("Show the answers").click()
    expect(player.page.locator(".verdict")).to_be_visible()  # the server has rated the question
    player.page.get_by_role("link", name="All quizzes").click()
    with player.page.expect_download() as waiting:
        player.button(re.compile("^Save to a file: ")).click()
    assert waiting.value.suggested_filename == "Short-words-with-J.json"
    saved = Path(waiting.value.path()).read_bytes()
    # The terminal reads it, and changes the schedule.
    deck, [card] = deck_files.read_deck(saved, "x.json")
    assert (deck.kind, deck.dictionary) == ("anagrams", "enable")
    assert card.memory is not None
    now = int(NOW.timestamp())
    assert (card.memory.state, card.memory.due) == (LEARNING, now + 60)
    known = card._replace(memory=card.memory._replace(state=REVIEW, step=None, due=now + 7200))
    path = tmp_path / "deck.json"
    path.write_bytes(deck_files.write_deck(deck, [known]))
    friend = visit()
    at(friend, 121)
    friend.open("quiz")
    friend.page.locator("#quiz-file").set_input_files(path)
    says(friend, "Short words with J is loaded, with your progress on 1 question.")
    expect(friend.page.locator(".quiz-due")).to_have_text("1 due, 1 question asked so far")
    for change, problem in (
        ({"format": "x"}, "This isn’t a saved quiz."),
        ({"kind": "none-such"}, "This page doesn’t support questions of this kind."),
        ({"dictionary": "/etc/passwd"}, "This server doesn’t have /etc/passwd"),
        ({"cards": [{"key": "aj"}]}, "The file is damaged: question 1"),
    ):
        file: dict[str, Any] = json.loads(saved) | change
        path.write_text(json.dumps(file))
        friend.page.locator("#quiz-file").set_input_files(path)
        expect(friend.page.locator(".problem:visible")).to_contain_text(problem)
    # Removing it removes what was learned, too.
    friend.button(re.compile("^Remove … ")).click()
    friend.button("Remove").click()
    expect(friend.page.locator(".quiz-decks")).to_have_count(0)
    stored = friend.page.evaluate("Object.entries(localStorage).flat().join()")
    assert card.key not in stored


def test_other_letters_and_definitions(visit: Visit, tmp_path: Path) -> None:
    """A server with a Greek dictionary, and definitions of its words."""
    from playwright.sync_api import expect
    from support.serving import Server

    alphabet = Alphabet("greek", "ΩΑΒΈΝ", "ωαβέν")
    words = tmp_path / "greek.txt"
    words.write_text("ωα\nαω\nωαν\nβέν\n", encoding="utf-8")
    letters = tmp_path / "greek.alphabet"
    letters.write_text(
        "".join(f"{a} {b}\n" for a, b in zip(alphabet.upper, alphabet.lower, strict=True)),
        encoding="utf-8",
    )
    compiled = tmp_path / "greek.dictionary"
    Dictionary.compile(str(words), str(compiled), alphabet=str(letters))
    defined = tmp_path / "definitions.txt"
    defined.write_text("αω alpha and omega [n]\n", encoding="utf-8")
    with Server(":memory:", "-w", str(compiled), "--definitions", str(defined)) as server:
        player = visit(server)
        player.open("quiz")
        ready = player.page.locator(".quiz-ready button")
        expect(ready.first).to_be_visible()
        expect(ready).to_have_text(
            [
                "Two-letter words",
                "Hooks of two-letter words",
                "Two letters: valid or phony?",
                "Three-letter words",
                "Two-letter words by first letter",
            ]
        )
        ready.first.click()
        field(player).fill("ΩΑ")
        field(player).press("Enter")
        says(player, "ΩΑ is right.")
        player.button("Show the answers").click()
        assert answers(player) == [
            ["", "ΑΩ missed", "", "alpha and omega [n]"],
            ["", "ΩΑ", "ν", "–"],
        ]
        # The form of the conditions has them, too, and the list of words.
        player.open("words")
        player.page.get_by_text("Use a form").click()
        player.page.get_by_label("Definition contains").press_sequentially("alpha and omega")
        player.page.get_by_label("Part of speech").select_option("Noun")
        query = 'definition:"alpha and omega" and part-of-speech:noun'
        expect(player.page.locator("#query")).to_have_value(query)
        expect(player.page.get_by_label("Definition contains")).to_have_value("alpha and omega")
        expect(player.page.locator("section.found td")).to_have_text(
            ["", "ΑΩ", "", "alpha and omega [n]"]
        )
