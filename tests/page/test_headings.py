"""The focus moves to the heading of a view that the user has chosen, by links and by the browser's
buttons, and to nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute
    from support.page_player import Player

Visit = Callable[..., "Player"]

#: The headings of views, by their links.
HEADINGS = {
    "Puzzle": re.compile("^Puzzle for "),
    "Solver": "Solver for Lexicon",
    "Words": "Words",
    "Replay": "Replay",
    "Rules": "Lexicon rules",
    "Play": "New game",
}


def follow(player: Player, name: str) -> None:
    """Go to a link by Tab, and press Enter. (The solver has a column "Words", too.)"""
    player.tab_to(re.compile(f"^{name}$"), role="A")
    player.page.keyboard.press("Enter")


def has_focus(player: Player, heading: str | re.Pattern[str]) -> None:
    """Wait until the heading of the view has this text and the focus, with no outline."""
    from playwright.sync_api import expect

    focused = player.page.locator("h1:focus")
    expect(focused).to_have_text(heading)
    expect(focused).to_have_css("outline-style", "none")


def focused(player: Player) -> str:
    """Return the element that has the focus: its tag, and its id or text."""
    found: str = player.page.evaluate(
        "(at => `${at.tagName} ${at.id || at.textContent.trim()}`)(document.activeElement)"
    )
    return found


@pytest.mark.smoke
def test_links_lead_to_headings(visit: Visit) -> None:
    player = visit()
    player.open("play")
    player.page.locator("form").wait_for()
    assert focused(player).startswith("BODY")
    for link, heading in HEADINGS.items():
        follow(player, link)
        has_focus(player, heading)
    for heading in list(HEADINGS.values())[-2::-1]:
        player.page.go_back()
        has_focus(player, heading)
    player.page.go_forward()
    has_focus(player, HEADINGS["Solver"])


def test_links_between_games_and_puzzles_lead_to_headings(visit: Visit) -> None:
    player = visit()
    player.open("solver")
    player.page.locator(".list tbody tr").first.wait_for()
    follow(player, "Scrabble")
    has_focus(player, "Solver for Scrabble")
    player.open("puzzle/scrabble/2026-11-27")
    player.page.get_by_role("heading", name="Your answer").wait_for()
    follow(player, "Practice puzzle")
    has_focus(player, "Practice puzzle")
    # Another one: only the query changes, and the link is gone.
    player.page.get_by_role("heading", name="Your answer").wait_for()
    follow(player, "Practice puzzle")
    has_focus(player, "Practice puzzle")


def test_the_first_view_and_its_query_leave_the_focus_alone(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/lexicon?position=CAT")
    field = player.page.locator("#position")
    expect(field).to_have_value("CAT")
    assert focused(player).startswith("BODY")
    field.focus()
    field.press_sequentially("S hat")
    player.page.wait_for_url("**/#/solver/lexicon?position=CATS*hat")
    player.open("solver/lexicon?position=QUIZ")
    # The address has an effect at the next visit only.
    player.page.wait_for_timeout(100)
    expect(field).to_be_focused()
    expect(field).to_have_value("CATS hat")


def test_a_link_to_a_table_leads_to_its_heading(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    player.to_turn()
    player.open("play")
    player.page.locator(".tables a").wait_for()
    follow(player, "Scrabble with greedy")
    has_focus(player, "Scrabble")
    # The player acts: the focus stays where the game puts it.
    player.to_turn()
    player.compose(player.best())
    player.page.keyboard.press("Enter")
    player.changed()
    player.to_turn()
    expect(player.page.locator("h1")).not_to_be_focused()


def test_a_new_game_leads_to_its_board(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    player.page.locator("button.game.scrabble").click()
    player.button("Play").focus()
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/#/table/*")
    expect(player.page.locator('[data-home="play"]')).to_be_focused()


def test_a_slow_table_does_not_take_the_focus_away(visit: Visit) -> None:
    held: list[Callable[[], None]] = []
    is_slow = False

    def relay(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        page_side.on_message(server.send)

        def answer(text: str | bytes) -> None:
            if is_slow and "result" in json.loads(text):
                held.append(lambda: page_side.send(text))
            else:
                page_side.send(text)

        server.on_message(answer)

    player = visit()
    player.page.route_web_socket("**/ws", relay)
    player.begin("scrabble")
    player.to_turn()
    player.open("play")
    player.page.locator(".tables a").wait_for()
    is_slow = True
    follow(player, "Scrabble with greedy")
    player.page.get_by_text("Loading …").wait_for()
    follow_nothing(player)
    while not held:
        player.page.wait_for_timeout(20)
    for send in held:
        send()
    player.page.locator("h1", has_text="Scrabble").wait_for()
    assert focused(player) == "A Rules"


def follow_nothing(player: Player) -> None:
    """Go to a link without following it."""
    player.tab_to(re.compile("^Rules$"))


@pytest.mark.parametrize("path", ["table/nonsense"])
def test_a_problem_has_a_heading(visit: Visit, path: str) -> None:
    player = visit()
    player.open("play")
    player.page.locator("form").wait_for()
    player.open(path)
    has_focus(player, "Table")
