"""The button "Play again" takes all players to the same next table."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from support.page_player import Player

Visit = Callable[..., "Player"]


def begun(player: Player, guest: Player) -> None:
    """Start a game of two who meet by a link."""
    player.begin("lexibomb", "open")
    guest.page.goto(player.page.url)
    guest.page.get_by_label("Your name").fill("South")
    guest.button("Join the game").click()
    guest.page.locator(".rack").wait_for()


def resigned(*players: Player) -> None:
    """End the game of two: the first player resigns. All players see it."""
    players[0].ask("table.resign")
    for player in players:
        player.page.locator(".ending").wait_for()


def again(player: Player) -> str:
    """Press "Play again"; return the address of the next table."""
    first = player.page.url
    player.button("Play again").click()
    player.page.wait_for_url(lambda address: address != first)
    player.page.locator(".rack").wait_for()
    return player.page.url


def seated(player: Player) -> Any:
    """Return the seat of a player, and the kinds and names of all seats."""
    view = player.view()
    return view["seat"], [(seat["kind"], seat["name"]) for seat in view["seats"]]


PEOPLE = [("person", "North"), ("person", "South")]


def test_both_players_get_to_the_same_table(visit: Visit) -> None:
    player, guest, watcher = visit(), visit(), visit()
    begun(player, guest)
    first = player.page.url
    watcher.page.goto(first)
    resigned(player, guest)
    for each in (player, guest):
        each.page.get_by_text("Everyone keeps their seat.").wait_for()
    watcher.page.locator(".ending").wait_for()
    assert watcher.button("Play again").count() == 0
    # Everyone at the old table learns of the next game.
    next = again(guest)
    assert seated(guest) == (1, PEOPLE)
    assert guest.page.locator(".invitation").count() == 0
    player.page.get_by_text("The next game has started.").wait_for()
    assert player.page.url == first
    watcher.page.get_by_role("link", name="Watch the next game").click()
    watcher.page.wait_for_url(next)
    watcher.page.locator(".ending").wait_for(state="detached")
    watcher.page.get_by_text("You’re watching").wait_for()
    assert again(player) == next
    assert seated(player) == (0, PEOPLE)
    # The next game can be played.
    resigned(player, guest)
    for each in (player, guest, watcher):
        each.page.locator(".ending").wait_for()


@pytest.mark.smoke
def test_players_who_press_at_the_same_time_get_to_the_same_table(visit: Visit) -> None:
    player, guest = visit(), visit()
    begun(player, guest)
    first = player.page.url
    resigned(player, guest)
    for each in (player, guest):
        each.page.evaluate(
            "([...document.querySelectorAll('button')]"
            ".find(({ textContent }) => textContent === 'Play again')).click()"
        )
    for each in (player, guest):
        each.page.wait_for_url(lambda address: address != first)
        each.page.locator(".ending").wait_for(state="detached")
        each.page.locator(".rack").wait_for()
    assert player.page.url == guest.page.url
    assert [seated(player)[0], seated(guest)[0]] == [0, 1]


def test_next_game_survives_a_restart_of_the_server(
    visit: Visit, browser: Browser, tmp_path: Path
) -> None:
    from support.serving import Server

    database = tmp_path / "tables.sqlite"
    with Server(database) as first:
        player, guest = visit(first), visit(first)
        begun(player, guest)
        resigned(player, guest)
        next = again(guest)
        first.end(signal.SIGKILL)
    player.page.get_by_text("Can’t reach the server").wait_for()
    with Server(database, "--port", str(first.port)):
        player.page.get_by_text("Can’t reach the server").wait_for(state="detached")
        player.page.get_by_text("The next game has started.").wait_for()
        assert again(player) == next
        guest.page.get_by_text("Can’t reach the server").wait_for(state="detached")
        resigned(player, guest)


def test_list_of_tables_shows_that_the_next_game_has_started(visit: Visit) -> None:
    player, guest = visit(), visit()
    begun(player, guest)
    first = player.page.url
    resigned(player, guest)
    player.open("play")
    player.page.locator(".tables li", has_text="Game over.").wait_for()
    next = again(guest)
    player.page.reload()
    player.page.locator(".tables li", has_text="The next game has started.").wait_for()
    player.page.locator(".tables a").click()
    player.page.wait_for_url(first)
    assert again(player) == next
    player.open("play")
    player.page.locator(".tables li", has_text="turn").or_(
        player.page.locator(".tables li", has_text="Waiting for")
    ).wait_for()
    assert player.page.locator(".tables li").count() == 2
    assert player.page.get_by_text("The next game has started.").count() == 0


def test_play_again_a_second_time_keeps_the_flags(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("lexibomb")
    first = player.page.url
    resigned(player)
    next = again(player)
    player.awaited()
    player.button("Flag mode").click()
    closed = player.page.locator(".square.closed").last
    closed.click()
    flagged = re.compile("flagged")
    expect(closed).to_have_attribute("aria-label", flagged)
    player.page.goto(first)
    player.page.get_by_text("The next game has started.").wait_for()
    assert again(player) == next
    expect(closed).to_have_attribute("aria-label", flagged)


def test_refusal_of_a_next_game_is_shown(visit: Visit, browser: Browser) -> None:
    from support.serving import Server

    with Server(":memory:", "--max-tables", "2") as server:
        player = visit(server)
        player.begin("lexibomb")
        new = server.call("table.new", game="lexibomb", seats=[{"kind": "person"}])
        acted = {"id": new["id"], "token": new["tokens"][0], "action": {"action": "pass"}}
        server.call("table.act", **acted)
        resigned(player)
        player.button("Play again").click()
        player.page.get_by_role("alert").get_by_text("can’t start another game").wait_for()
        assert player.button("Play again").is_enabled()
