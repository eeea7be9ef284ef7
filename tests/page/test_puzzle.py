"""Puzzles of days on the page: answers by mouse, keyboard and touch, the streak, and the result."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from lexicon_fast.games.registry import GAMES
from lexicon_fast.puzzles import daily

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]

DAY = datetime.date(2026, 11, 27)
#: The best plays of that day, and a worse one.
BEST = {
    "scrabble": {"action": "play", "at": "D1", "word": "KERB"},
    "lexibomb": {"action": "play", "at": "H1", "word": "MOPE(Y)"},
}
WORSE = {"action": "play", "at": "F13", "word": "(T)EN"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def on_the_day(visit: Visit, path: str, day: datetime.date = DAY, **options: object) -> Player:
    player = visit(**options)
    player.page.clock.set_fixed_time(f"{day}T12:00:00Z")
    player.open(path)
    player.page.get_by_role("heading", name="Your answer").wait_for()
    return player


def play_words(player: Player, *words: str, before: int = 0) -> None:
    """Type the words of Lexicon, each as a turn. before: turns that the answer has."""
    from playwright.sync_api import expect

    for turn, word in enumerate(words, before + 1):
        player.page.get_by_label("Word", exact=True).fill(word)
        player.page.locator("button.main").click()
        expect(player.page.locator(".answer .turns li")).to_have_count(turn)


@pytest.mark.parametrize(("game", "options"), [("scrabble", {}), ("lexibomb", PHONE)])
def test_the_best_play_solves_it(visit: Visit, game: str, options: dict[str, object]) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, f"puzzle/{game}", **options)
    page = player.page
    expect(page.locator("h1")).to_have_text("Puzzle for 27 November 2026")
    difficulty = daily(game, DAY).difficulty
    expect(page.locator(".answer")).to_contain_text(f"Difficulty {difficulty} of 10")
    for gone in ("Pass …", "Exchange …"):
        expect(player.button(gone)).to_have_count(0)
    player.turn(BEST[game])
    answer = page.get_by_role("region", name="Your answer")
    expect(answer.get_by_role("heading")).to_have_text("Solved in 1 attempt")
    expect(answer).to_contain_text("Your streak: 1 day.")
    # The solution lies on the board.
    tiles = len(re.sub(r"\(.*\)", "", str(BEST[game]["word"])))
    expect(page.locator(".square .tile.laid")).to_have_count(tiles)
    assert player.too_wide() <= 0
    assert player.faint_texts() == []


def test_a_result_tells_no_answer_and_survives(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/scrabble")
    player.turn(WORSE)
    verdict = player.page.locator(".verdict")
    expect(verdict).to_have_text(re.compile(r"^\d+ points; another play is better\.$"))
    expect(player.page.locator(".answer")).to_contain_text("1 attempt so far.")
    player.button("Recall").click()
    player.turn(BEST["scrabble"])
    result = player.page.get_by_label("Your result, without the answer")
    level = daily("scrabble", DAY).difficulty
    told = (
        f"Scrabble, puzzle for 27 November 2026, level {level}\n⬜🟩 Solved in 2 attempts\n"
        f"{player.address}#/puzzle/scrabble/2026-11-27"
    )
    expect(result).to_have_value(told)
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.button("Copy").click()
    expect(player.page.get_by_text("Copied.")).to_be_visible()
    assert player.page.evaluate("navigator.clipboard.readText()") == told
    player.page.reload()
    expect(player.page.get_by_role("heading", name="Solved in 2 attempts")).to_be_visible()
    expect(result).to_have_value(told)


@pytest.mark.smoke
def test_lexicon_is_solved_turn_by_turn(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/lexicon")
    page = player.page
    expect(page.locator(".piles")).to_have_count(0)
    expect(player.button(re.compile("^Discard"))).to_have_count(0)
    play_words(player, "lurks", "mus")
    expect(page.locator(".verdict")).to_have_text("2 cards left: SW.")
    player.button("Undo").click()
    expect(page.locator(".answer .turns li")).to_have_text(["Form LURKS."])
    play_words(player, "swum", before=1)
    page.get_by_label("Word", exact=True).fill("anvil>anvils")
    page.locator("button.main").click()
    expect(page.get_by_role("heading", name="Solved in 1 attempt")).to_be_visible()
    expect(page.locator(".verdict")).to_have_text("All cards played in 3 turns.")
    expect(page.locator(".hand .tile")).to_have_count(0)


def test_words_that_do_not_exist_are_no_attempt(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/lexicon")
    player.page.get_by_label("Word", exact=True).fill("mus")
    player.page.locator("button.main").click()
    expect(player.page.locator(".answer .turns li")).to_have_count(1)
    player.button("Start over").click()
    expect(player.page.locator(".answer .turns li")).to_have_count(0)
    player.page.get_by_label("Word", exact=True).fill("wulm")
    player.page.locator("button.main").click()
    problem = player.page.locator(".own-turn .problem")
    expect(problem).to_contain_text("WULM is not in the dictionary")
    expect(player.page.locator(".answer")).not_to_contain_text("so far")
    player.page.get_by_label("Word", exact=True).fill("mus")
    expect(problem).to_be_hidden()


@pytest.mark.smoke
def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/scrabble")
    player.compose(BEST["scrabble"])
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("heading", name="Solved in 1 attempt")).to_be_visible()
    heard = player.page.locator("#announcements")
    expect(heard).to_contain_text("38 points.")


def test_the_solution_ends_it_without_a_streak(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/lexicon")
    player.button("Show the solution …").click()
    player.button("Show the solution").click()
    expect(player.page.locator(".answer .turns li")).to_have_count(3)
    answer = player.page.locator(".answer")
    expect(answer).to_contain_text("Not solved")
    expect(answer).not_to_contain_text("streak")
    expect(player.page.locator("button.main")).to_be_disabled()
    expect(player.page.get_by_label("Your result")).to_have_value(re.compile("\nNot solved\n"))


def test_the_best_play_that_is_shown_lies_on_the_board(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/scrabble")
    player.button("Show the solution …").click()
    player.button("Show the solution").click()
    laid = player.page.locator(".square:has(.tile.laid)")
    expect(laid).to_have_count(4)
    labels = laid.evaluate_all("squares => squares.map(square => square.ariaLabel)")
    assert [label[: label.index(", ") + 3] for label in labels] == [
        "1D, K",
        "2D, E",
        "3D, R",
        "4D, B",
    ]


def test_days_in_a_row_make_a_streak(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/scrabble")
    solved = {"tries": 1, "end": "solved", "onDay": True}
    later = {**solved, "onDay": False}
    stored = {
        "2026-11-26 scrabble": solved,
        "2026-11-25 scrabble": solved,
        "2026-11-24 scrabble": later,
        "2026-11-23 scrabble": solved,
        "2026-11-26 lexicon": later,
    }
    player.page.evaluate(
        "text => localStorage.setItem('lexicon_fast.puzzles', text)", json.dumps(stored)
    )
    player.turn(BEST["scrabble"])
    expect(player.page.locator(".answer")).to_contain_text("Your streak: 3 days.")
    expect(player.page.get_by_label("Your result")).to_have_value(re.compile("3 days in a row"))
    days = player.page.locator(".days li")
    expect(days).to_have_count(7)
    expect(days.nth(0)).to_have_text(re.compile(r"Today\s*Solved in 1 attempt"))
    expect(days.nth(3)).to_have_text(re.compile(r"24 November 2026\s*Solved in 1 attempt"))
    player.button("More days").click()
    expect(days).to_have_count(14)
    days.nth(1).get_by_role("link").click()
    expect(player.page.locator("h1")).to_have_text("Puzzle for 26 November 2026")
    player.open("play")
    todays = player.page.locator("li").filter(has=player.page.get_by_text("Scrabble", exact=True))
    expect(todays).to_contain_text("Solved in 1 attempt")


def test_an_old_puzzle_makes_no_streak(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, "puzzle/scrabble/2026-11-27", DAY + datetime.timedelta(1))
    player.turn(BEST["scrabble"])
    expect(player.page.get_by_role("heading", name="Solved in 1 attempt")).to_be_visible()
    expect(player.page.locator(".answer")).not_to_contain_text("streak")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_for_practice(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = on_the_day(visit, f"puzzle/{game}")
    player.page.get_by_role("link", name="Practice puzzle").click()
    expect(player.page.locator("h1")).to_have_text("Practice puzzle")
    player.button("Show the solution …").click()
    player.button("Show the solution").click()
    expect(player.page.locator(".answer .turns li").first).to_be_visible()
    expect(player.page.get_by_label("Your result")).to_have_count(0)
    stored = player.page.evaluate("localStorage.getItem('lexicon_fast.puzzles')")
    assert stored is None


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("puzzle/scrabble/2026-02-30", "is not a day"),
        ("puzzle/scrabble/soon", "is not a day"),
        ("puzzle/scrabble?seed=-1", "no such puzzle"),
        ("puzzle/scrabble?seed=x", "no such puzzle"),
    ],
)
def test_addresses_without_a_puzzle_say_so(visit: Visit, path: str, message: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(path)
    expect(player.page.locator(".problem:visible")).to_contain_text(message)
