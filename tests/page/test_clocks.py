"""Time limits at the page: the choice, the clocks, resignation, abort, and how games end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from support.page_player import Player

Visit = Callable[..., "Player"]

SMALL = {"viewport": {"width": 390, "height": 844}}


def seat_clock(player: Player, seat: int) -> Locator:
    return player.page.locator(".seat").nth(seat).locator(".clock")


def had_turns(player: Player) -> None:
    """Take a first turn against a bot, and wait for the next one: the clock runs."""
    player.awaited()
    player.pass_turn()
    player.changed()
    player.awaited()


def met(player: Player, guest: Player, game: str = "lexibomb") -> None:
    """Start a game of two who meet by a link."""
    player.begin(game, "open")
    guest.page.goto(player.page.url)
    guest.page.get_by_label("Your name").fill("South")
    guest.button("Join the game").click()
    guest.page.locator(".menu").wait_for()


def resign(player: Player) -> None:
    player.page.locator(".menu summary").click()
    player.button("Resign …").click()
    player.button("Resign").click()


def log_lines(player: Player) -> list[str]:
    return player.page.locator(".log li").all_text_contents()


# --------------------------------------------------------------------------- new games


@pytest.mark.parametrize(
    ("choices", "control", "text"),
    [
        ({"time": ""}, None, None),
        (
            {"time": "game", "minutes": "2.5", "increment": "7"},
            {"seconds": 150, "increment": 7},
            "150 seconds each, plus 7 seconds per turn",
        ),
        ({"time": "turn", "turnSeconds": "120"}, {"move_seconds": 120}, "2 minutes per turn"),
    ],
)
def test_time_of_a_new_game_is_chosen(
    visit: Visit, choices: dict[str, str], control: Any, text: str | None
) -> None:
    player = visit()
    for again in range(2):  # the second time, the form remembers them
        player.open("play")
        player.page.locator("button.game.scrabble").click()
        if not again:
            player.show_options()
            player.page.get_by_label("Time", exact=True).select_option(choices["time"])
            for field, value in choices.items():
                if field != "time":
                    player.page.locator(f"#{field}").fill(value)
        player.button("Play").click()
        player.page.wait_for_url("**/#/table/*")
        player.page.locator(".seat").first.wait_for()
        clock = player.view()["clock"]
        assert (clock and clock["control"]) == control
        assert player.page.locator(".seat .clock").count() == (2 if control else 0)
        if text:
            player.page.get_by_text(text).wait_for()


@pytest.mark.parametrize("number", ["", "0", "-5"])
def test_time_that_is_no_time_starts_no_game(visit: Visit, number: str) -> None:
    player = visit()
    player.open("play")
    player.show_options()
    player.page.get_by_label("Time", exact=True).select_option("turn")
    player.page.get_by_label("Seconds per turn").fill(number)
    player.button("Play").click()
    assert player.page.locator("#turnSeconds:invalid").count() == 1
    assert player.page.url.endswith("#/play")


# ------------------------------------------------------------------------------ clocks


def test_running_clock_counts_down_and_warns_without_moving_anything(visit: Visit) -> None:
    """The time of the page is moved by the test; the server has its own."""
    from playwright.sync_api import expect

    player = visit()
    player.page.clock.install()
    player.sit("lexibomb", clock={"seconds": 3600})
    player.awaited()
    for seat in (0, 1):
        expect(seat_clock(player, seat)).to_have_text("1:00:00")
        expect(seat_clock(player, seat)).to_have_class("clock")
    player.pass_turn()
    player.changed()
    player.awaited()
    own, other = seat_clock(player, 0), seat_clock(player, 1)
    expect(own).to_have_class("clock running")
    expect(other).to_have_class("clock")
    left = player.view()["clock"]["left"]
    others_text = other.text_content()
    boxes = player.page.locator(".seat, .table, .clock").evaluate_all(
        "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"
    )
    announced = player.page.locator("#announcements")
    player.page.clock.fast_forward(int((left[0] - 70) * 1000))
    player.page.clock.run_for(5000)
    expect(own).to_have_text(re.compile(r"^▸\s*1:0\d$"))
    assert "left" not in (announced.text_content() or "")
    player.page.clock.run_for(5000)
    expect(announced).to_contain_text("60 seconds left.")
    player.page.clock.run_for(51_000)
    expect(own).to_have_class("clock running low")
    expect(own).to_have_text(re.compile(r"^!\s*0:0\d\.\d$"))
    expect(own).to_have_attribute("aria-label", re.compile(r"^You: \d seconds? left$"))
    expect(announced).to_contain_text("10 seconds left.")
    lines = announced.locator("p").count()
    player.page.clock.run_for(20_000)
    expect(own).to_have_text(re.compile(r"^!\s*0:00\.0$"))
    assert announced.locator("p").count() == lines  # not every second
    assert other.text_content() == others_text
    assert boxes == player.page.locator(".seat, .table, .clock").evaluate_all(
        "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"
    )
    # The next view of the server corrects the clock.
    player.pass_turn()
    player.changed()
    player.awaited()
    expect(own).not_to_have_class("clock running low")
    expect(own).to_have_text(re.compile(r"(59:\d\d|1:00:00)$"))


@pytest.mark.smoke
def test_clocks_stay_in_sight_on_a_small_screen(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(**SMALL)
    player.sit("lexibomb", clock={"seconds": 3600})
    had_turns(player)
    clocks = player.page.locator(".clock-bar .clock")
    player.page.mouse.wheel(0, 5000)
    player.page.wait_for_function("() => scrollY > 100")
    for place in (0, 1):
        expect(clocks.nth(place)).to_be_in_viewport(ratio=1)
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width == SMALL["viewport"]["width"]
    expect(clocks.nth(0)).to_have_class("clock running")
    # Screen readers read the clocks of the seats.
    assert player.page.get_by_role("timer").count() == 2
    assert seat_clock(player, 0).get_attribute("aria-label").startswith("You: 59 minutes") or (
        seat_clock(player, 0).get_attribute("aria-label") == "You: 1 hour left"
    )


def test_player_without_time_has_lost(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, watcher = visit(), visit(**SMALL)
    player.sit("lexibomb", clock={"move_seconds": 2})
    watcher.page.goto(player.page.url)
    watcher.page.locator(".seat").first.wait_for()
    had_turns(player)
    player.page.locator(".ending").wait_for()
    expect(player.page.locator(".ending h2")).to_have_text("greedy wins.")
    expect(player.page.locator(".ending p").first).to_have_text("You ran out of time.")
    expect(player.page.locator("#announcements")).to_contain_text("You ran out of time.")
    expect(seat_clock(player, 0)).to_have_text(re.compile(r"^!\s*0:00\.0$"))
    assert player.page.locator(".menu").count() == 0
    watcher.page.locator(".ending").wait_for()
    assert log_lines(watcher)[-1] == "North ran out of time."
    player.page.locator(".ending a", has_text="Replay").click()
    player.page.locator(".stepper").wait_for()
    player.page.get_by_role("button", name="Last", exact=True).click()
    expect(player.page.locator(".current-event")).to_have_text("You ran out of time.")


# --------------------------------------------------------------------- resign and abort


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_player_who_resigns_has_lost(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player, guest = visit(**SMALL), visit()
    met(player, guest, game)
    menu = player.page.locator(".menu .panel")
    player.page.locator(".menu summary").click()
    expect(menu).to_be_in_viewport(ratio=1)
    player.button("Resign …").click()
    expect(menu).to_contain_text("You lose the game, and everyone else wins.")
    player.button("Keep playing").click()
    assert not player.view()["over"]
    player.page.locator(".seat").first.click()
    expect(menu).to_be_hidden()
    resign(player)
    for each, winner, line in (
        (player, "South wins.", "You resign."),
        (guest, "You win.", "North resigns."),
    ):
        expect(each.page.locator(".ending h2")).to_have_text(winner)
        expect(each.page.locator(".ending p").first).to_have_text(line)
        assert log_lines(each)[-1] == line
    assert player.page.locator(".ending .list").count() == 0  # of no round
    guest.page.locator(".ending a", has_text="Replay").click()
    guest.page.locator(".stepper").wait_for()
    guest.page.get_by_role("button", name="Last", exact=True).click()
    expect(guest.page.locator(".current-event")).to_have_text("North resigns.")
    player.button("Play again").click()
    player.page.locator(".menu").wait_for()
    assert [seat["name"] for seat in player.view()["seats"]] == ["North", "South"]


def test_game_is_resigned_by_keyboard(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sit("lexibomb")
    player.awaited()
    press = player.page.keyboard.press
    summary = player.page.locator(".menu summary")
    player.tab_to(re.compile("^Menu$"))
    expect(summary).to_be_focused()
    press("Enter")
    press("Tab")
    expect(player.button("Abort the game …")).to_be_focused()
    press("Tab")
    press("Enter")
    expect(player.button("Keep playing")).to_be_focused()
    press("Escape")
    expect(summary).to_be_focused()
    expect(player.page.locator(".menu .panel")).to_be_hidden()
    press("Enter")
    press("Tab")
    press("Tab")
    press("Enter")
    press("Tab")
    expect(player.button("Resign")).to_be_focused()
    press("Enter")
    expect(player.page.locator(".ending h2")).to_have_text("greedy wins.")
    expect(player.page.locator("#announcements")).to_contain_text("You resign.")


def test_game_is_aborted_only_at_its_beginning(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, guest = visit(), visit()
    met(player, guest)
    player.page.locator(".menu summary").click()
    expect(player.page.locator(".menu .panel")).to_contain_text("can abort a game until")
    player.button("Abort the game …").click()
    player.button("Abort the game").click()
    for each in (player, guest):
        expect(each.page.locator(".ending h2")).to_have_text("The game was aborted.")
        assert log_lines(each)[-1] == "The game was aborted."
    player.open("play")
    player.page.locator(".tables li", has_text="Game over. The game was aborted.").wait_for()
    player.page.reload()
    player.sit("lexibomb")
    had_turns(player)
    player.page.locator(".menu summary").click()
    expect(player.page.locator(".menu .panel")).to_contain_text("can no longer abort the game")
    assert player.button("Abort the game …").count() == 0


def test_game_that_is_not_to_be_aborted_any_more_says_so(visit: Visit) -> None:
    """The other player acts while the question is on the screen."""
    player = visit()
    player.sit("lexibomb")
    player.awaited()
    player.page.route(
        "**/rpc?table.abort",
        lambda route: route.fulfill(
            json={
                "error": {
                    "code": -32000,
                    "message": "every player has had a turn; resign instead (table.resign)",
                    "data": {"type": "IllegalAction", "rule": "abort"},
                }
            },
        ),
    )
    player.page.locator(".menu summary").click()
    player.button("Abort the game …").click()
    player.button("Abort the game").click()
    player.page.get_by_role("alert").get_by_text("You can resign.").wait_for()
    assert player.button("Keep playing").is_enabled()
