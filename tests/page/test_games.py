"""Games against a bot and by a link, played by clicks and keys in a real browser."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from support.page_records import unfinished

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from support.page_player import Player

GAMES = ("lexicon", "scrabble", "lexibomb")

Visit = Callable[..., "Player"]


@pytest.mark.parametrize("game", GAMES)
def test_game_is_played_to_its_end_by_clicks(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sit(game, record=unfinished(game, turns=5))
    player.play_on()
    assert player.page.locator(".ending h2").inner_text() != ""
    expect(player.page.locator(".log .game-end")).to_have_count(1)
    # The record can be replayed.
    player.page.get_by_role("link", name="Replay", exact=True).last.click()
    player.page.get_by_role("button", name="Last", exact=True).click()
    expect(player.page.locator(".current-event")).to_contain_text(re.compile("^End of the game"))


@pytest.mark.smoke
def test_two_browsers_play_by_a_link_and_a_third_watches(visit: Visit) -> None:
    ann, bo, cy = visit(), visit(), visit()
    ann.begin("lexicon", "open", rounds="1")
    link = ann.page.get_by_label("Link").input_value()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("South")
    bo.button("Join the game").click()
    bo.page.locator(".tag", has_text=re.compile("your turn|to move")).wait_for()
    ann.page.locator(".seat .name", has_text="South").wait_for()
    cy.page.goto(link)
    cy.page.get_by_text("You’re watching").wait_for()
    assert ann.page.locator(".invitation").count() == 0
    for _ in range(4):
        mover, other = (ann, bo) if ann.view()["to_move"] == ann.view()["seat"] else (bo, ann)
        mover.play_on(turns=1)
        if other.view()["phase"] == "challenge":
            other.awaited()
            other.button("Accept").click()
            other.changed()
    # A watcher sees the open table, but no hand.
    for each in (ann, bo, cy):
        each.page.locator(f'.table[data-seq="{ann.view()["seq"]}"]').wait_for()
    words = ann.page.locator(".laid-words li").all_inner_texts()
    assert cy.page.locator(".laid-words li").all_inner_texts() == words
    assert cy.page.locator(".hand").count() == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.smoke
def test_reload_keeps_the_seat(visit: Visit, game: str) -> None:
    player = visit()
    player.begin(game)
    player.play_on(turns=1)
    before = player.page.locator(".log li").all_text_contents()
    player.page.reload()
    player.awaited()
    assert player.page.locator(".log li").all_text_contents()[: len(before)] == before
    player.play_on(turns=1)


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_game_survives_a_killed_server(
    visit: Visit, browser: Browser, tmp_path: Path, game: str
) -> None:
    from support.serving import Server

    database = tmp_path / "tables.sqlite"
    with Server(database, "--max-seconds", "3600") as first:
        player = visit(first)
        if game == "scrabble":  # the server is killed while the bot thinks
            player.sit(game, "sim:iterations=100000000")
            while player.view()["to_move"] == 1:
                player.sit(game, "sim:iterations=100000000")
            player.to_turn()
            player.turn(player.best())
            player.changed()
            assert player.view()["to_move"] == 1
        else:
            player.begin(game)
            player.play_on(turns=1)
            player.to_turn()
        before = player.view()
        first.end(signal.SIGKILL)
    player.page.get_by_text("Can’t reach the server").wait_for()
    with Server(database, "--max-seconds", "1", "--port", str(first.port)):
        player.page.get_by_text("Can’t reach the server").wait_for(state="detached")
        if game == "scrabble":
            player.awaited()
            history = player.view()["observation"]["history"]
            assert history[0] == before["observation"]["history"][0]
        else:
            assert player.view() == before
        player.play_on(turns=1)


@pytest.mark.smoke
def test_lexicon_by_keyboard_alone(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", rounds="1")
    player.page.locator("main").focus()
    for _ in range(6):
        phase = player.awaited()
        if phase == "over":
            break
        if phase == "challenge":
            player.tab_to(re.compile("^Accept$"))
            player.page.keyboard.press("Enter")
        else:
            player.tab_to(re.compile("^Word"), role="INPUT")  # not the view "Words"
            action = player.best()
            old = player.view()["observation"].get("table", [])
            target = f"{old[action['target']]}>" if "target" in action else ""
            discard = action.get("discard", "")
            player.page.keyboard.type(target + action.get("laid", discard))
            if discard:
                source = "stock" if action["take"] == "blind" else "take"
                player.tab_to(re.compile(f"^Discard.*{source}"))
            player.page.keyboard.press("Enter")
        player.changed()


def test_scrabble_by_keyboard_alone(visit: Visit) -> None:
    player = visit()
    player.begin("scrabble")
    for _ in range(4):
        if player.awaited() == "challenge":
            player.tab_to(re.compile("^Accept$"))
        else:
            player.compose(player.best())
        player.page.keyboard.press("Enter")
        player.changed()


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_late_answer_by_http_does_not_block_the_player(visit: Visit, game: str) -> None:
    """Changes come over the WebSocket and may be faster than the answer by HTTP."""
    player = visit()
    player.begin(game)
    held: list[Any] = []
    player.page.route("**/rpc?table.act", lambda route: held.append((route, route.fetch())))
    player.play_on(turns=2)
    player.awaited()
    assert len(held) >= 2
    for route, answer in held:
        route.fulfill(response=answer)
    player.page.unroute("**/rpc?table.act")
    player.play_on(turns=1)


@pytest.mark.smoke
def test_play_can_be_challenged(visit: Visit) -> None:
    from playwright.sync_api import expect

    ann, bo = visit(), visit()
    ann.begin("lexicon", "open")
    bo.page.goto(ann.page.get_by_label("Link").input_value())
    bo.button("Join the game").click()
    bo.page.locator(".hand").wait_for()
    mover, other = (ann, bo) if ann.view()["to_move"] == ann.view()["seat"] else (bo, ann)
    mover.awaited()
    hand = mover.view()["observation"]["hand"]
    word = mover.page.get_by_role("textbox", name="Word")
    word.fill(hand.replace("*", ""))
    word.press("Enter")
    other.awaited()
    other.button("Challenge").click()
    mover.page.locator(".log li", has_text="challenge").wait_for()
    expect(mover.page.locator(".laid-words .laid-word")).to_have_count(0)


def test_cards_can_be_dragged(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("lexicon", rounds="")
    player.to_turn()
    player.page.locator(".hand .tile:enabled").first.drag_to(player.page.locator(".tray"))
    expect(player.page.locator(".tray .tile")).to_have_count(1)
    player.page.locator(".tray .tile").drag_to(player.page.locator("h1"))
    expect(player.page.locator(".tray .tile")).to_have_count(0)
    # A card on the exposed pile is discarded.
    pile = player.page.locator('[data-drop="exposed"]')
    player.page.locator(".hand .tile:enabled").last.drag_to(pile)
    player.page.locator(
        ".log li", has_text=re.compile("^You discard .* for the exposed")
    ).wait_for()


@pytest.mark.smoke
def test_tiles_can_be_dragged_and_taken_back(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    player.to_turn()
    tiles = player.page.locator(".square .tile.laid")
    player.page.locator(".rack .tile:enabled").first.drag_to(player.square("1A"))
    expect(tiles).to_have_count(1)
    player.square("1A").drag_to(player.square("2A"))
    expect(player.square("2A")).to_have_attribute("aria-label", re.compile("not played yet"))
    player.square("2A").drag_to(player.page.locator(".rack"))
    expect(tiles).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_click_on_advice_lays_it_out(visit: Visit, game: str) -> None:
    player = visit()
    player.begin(game)
    player.to_turn()
    player.first_advice()
    player.page.locator(".advice li button").first.click()
    player.page.locator(
        ".tray .tile, .square .tile.laid, .rack [aria-pressed=true]"
    ).first.wait_for()


@pytest.mark.smoke
def test_odds_and_flags_of_a_minefield(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("lexibomb")
    player.play_on(turns=1)
    player.awaited()
    player.button("Bomb odds").click()
    player.page.locator(".square.odds").first.wait_for()
    told = player.page.locator(".square.odds").first.get_attribute("aria-label") or ""
    assert re.search(r"\d+% chance of a bomb", told)
    player.button("Bomb odds").click()
    player.button("Flag mode").click()
    closed = player.page.locator(".square.closed").last
    closed.click()
    flagged = re.compile("flagged")
    expect(closed).to_have_attribute("aria-label", flagged)
    player.page.reload()
    player.awaited()
    expect(closed).to_have_attribute("aria-label", flagged)


def test_odds_of_an_older_board_are_not_shown(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("lexibomb")
    player.awaited()
    held: list[Any] = []
    player.page.route("**/rpc?lexibomb.odds", lambda route: held.append(route))
    with player.page.expect_request("**/rpc?lexibomb.odds"):
        player.button("Bomb odds").click()
    player.play_on(turns=1)
    player.awaited()
    with player.page.expect_response("**/rpc?lexibomb.odds") as answered:
        held[0].continue_()
    answered.value.finished()
    # A later request is answered later.
    player.page.evaluate("fetch('rpc/hello', { method: 'POST', body: '{}' })")
    expect(player.button("Bomb odds")).to_have_attribute("aria-pressed", "false")
    assert player.page.locator(".square.odds").count() == 0
