"""Boards on the page: previews of scores, racks, and Lexibomb by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from support.page_records import unfinished

if TYPE_CHECKING:
    from support.page_player import Player

GAMES = ("scrabble", "lexibomb")
PHONE = {"width": 360, "height": 740}

Visit = Callable[..., "Player"]


def turn(player: Player) -> Any:
    """Wait for the player's turn; return the view of the table."""
    while player.awaited() == "challenge":
        player.button("Accept").click()
        player.changed()
    return player.view()


def tiles_of(view: Any) -> str:
    """Return the letters of the player's rack, without blanks."""
    return re.sub(r"[?_]", "", view["observation"]["rack"])


@pytest.mark.parametrize("game", GAMES)
def test_score_of_laid_tiles_is_shown(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin(game)
    exact = scored = 0
    while scored < 2:
        assert not turn(player)["over"]
        action = player.best()
        if action["action"] != "play":
            player.play_on(turns=1)
            continue
        scored += 1
        player.lay(action)
        found = player.ask("table.score", action=action)
        told = player.page.locator(".preview")
        points = f"{found['score']:,} point"
        expect(told).to_contain_text(points)
        for each in found["words"]:
            expect(told).to_contain_text(each["word"].upper())
        if len(found["words"]) > 1:
            expect(told).to_contain_text(f"{found['words'][1]['points']}")
        expect(told).to_contain_text(re.compile("no bomb" if found["closed"] else "."))
        # The total is shown on the last tile, too.
        shown = f"{found['score']}{'?' if found['closed'] else ''}"
        expect(player.page.locator(".square:has(.laid) .sum")).to_have_text(shown)
        player.button(re.compile("^Play ")).click()
        player.changed()
        mine = [t for t in player.view()["observation"]["history"] if t["action"] == action]
        if not found["closed"]:
            assert mine[-1].get("score", 0) == found["score"]
            exact += 1
        expect(player.page.locator(".sum")).to_have_count(0)
    assert exact > 0 or game == "lexibomb"


@pytest.mark.parametrize("game", GAMES)
def test_fault_of_laid_tiles_is_shown_and_disables_the_button(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    while True:  # until we begin
        player.begin(game)
        view = player.view()
        if view["to_move"] == view["seat"] and view["observation"].get("history", []) == []:
            break
    first, second, third, *_ = tiles_of(turn(player))
    told = player.page.locator(".preview")
    play = player.page.locator("button.main")

    def lay(*tiles: tuple[str, str]) -> None:
        player.page.locator(".square").first.focus()
        player.page.keyboard.press("Escape")
        for square, letter in tiles:
            rack = player.page.get_by_role("group", name="Your rack")
            tile = rack.get_by_role("button", name=re.compile(f"^{letter}, "))
            tile.and_(player.page.locator(":enabled")).first.click()
            player.square(square).click()

    lay(("1A", first))
    expect(told).to_contain_text("at least two tiles")
    expect(play).to_be_disabled()
    player.square("1B").focus()
    player.page.keyboard.press("Enter")
    lay(("1A", first), ("1C", second))
    expect(told).to_contain_text("gap")
    lay(("1A", first), ("2B", second))
    expect(told).to_contain_text("one row or column")
    expect(play).to_be_disabled()
    lay(("1A", first), ("1B", second))
    expect(told).to_contain_text("star" if game == "scrabble" else "points")
    # Whether the word exists is not revealed.
    lay(("8H", first), ("8I", second), ("8J", third))
    expect(told).to_contain_text(re.compile(r"\d+ point"))
    expect(play).to_be_enabled()
    # Nothing was played.
    assert player.view()["observation"].get("history", []) == []


def test_tiles_can_be_laid_and_scored_during_the_turn_of_another(visit: Visit) -> None:
    from playwright.sync_api import expect

    north, south = visit(), visit()
    north.begin("scrabble", "open")
    south.page.goto(north.page.get_by_label("Link").input_value())
    south.button("Join the game").click()
    south.page.locator(".rack").wait_for()
    waiting = next(p for p in (north, south) if (v := p.view())["to_move"] != v["seat"])
    word = tiles_of(waiting.view())[:3]
    waiting.page.locator(".square").nth(7 * 15 + 7).click()
    waiting.page.keyboard.type(word.lower())
    expect(waiting.page.locator(".preview")).to_contain_text(re.compile(rf"{word} \d+ point"))
    expect(waiting.page.locator("button.main")).to_be_disabled()


def test_rack_can_be_arranged(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    turn(player)
    tiles = player.page.locator(".rack .tile")
    laid = player.page.locator(".square .tile.laid")
    rack = player.rack
    before = rack()
    tiles.nth(0).drag_to(tiles.nth(6))
    player.has_rack([*before[1:], before[0]])
    tiles.nth(5).drag_to(tiles.nth(1))
    after = [*before[1:], before[0]]
    after.insert(1, after.pop(5))
    player.has_rack(after)
    for _ in range(5):  # a shuffle may leave the order as it is
        player.button("Shuffle").click()
    assert sorted(rack()) == sorted(before)
    # The tiles that stay keep their order over a turn.
    player.page.locator(".square").nth(0).click()
    tiles.nth(0).click()
    tiles.nth(1).click()
    expect(laid).to_have_count(2)
    player.button("Shuffle").click()
    expect(laid).to_have_count(2)
    player.button("Recall").click()
    expect(laid).to_have_count(0)
    kept = rack()
    player.button("Exchange …").click()
    tiles.nth(6).click()
    player.button(re.compile("^Exchange ([A-Z]|a blank)$")).click()
    player.changed()
    turn(player)
    player.has_rack(kept[:6])


def test_exchange_ends_even_if_the_rack_stays_the_same(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    seen = player.sees()
    player.begin("lexibomb")
    seen["rack"] = turn(player)["observation"]["rack"]
    player.button("Exchange …").click()
    player.page.locator(".rack .tile").first.click()
    player.button(re.compile("^Exchange ([A-Z]|a blank)$")).click()
    player.changed()
    turn(player)
    expect(player.button("Exchange …")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.smoke
def test_board_and_rack_are_visible_together(visit: Visit, game: str) -> None:
    """On a small laptop, and on a phone after scrolling to the board."""
    for size in ({"width": 1280, "height": 800}, PHONE):
        player = visit(viewport=size)
        player.begin(game)
        turn(player)
        page = player.page
        if size == PHONE:
            page.locator(".board").evaluate(
                "board => scrollBy(0, board.getBoundingClientRect().top)"
            )
        board = page.locator(".board").bounding_box()
        rack = page.locator(".rack").bounding_box()
        assert board
        assert rack
        for box in (board, rack):
            assert box["y"] >= -1
            assert box["y"] + box["height"] <= size["height"]
        assert rack["y"] >= board["y"] + board["height"] or rack["x"] >= board["x"] + board["width"]
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


def test_lexibomb_by_keyboard_alone(visit: Visit) -> None:
    """The end of a game without the mouse, with odds and a flag."""
    from playwright.sync_api import expect

    player = visit()
    player.sit("lexibomb", "odds", record=unfinished("lexibomb", turns=8))
    press = player.page.keyboard.press
    turns = 0
    while player.awaited() != "over":
        action = player.best()
        turns += 1
        if turns == 2:
            show_odds_and_set_a_flag(player)
        player.compose(action)
        if action["action"] == "play":
            expect(player.page.locator(".preview")).to_contain_text("point")
        press("Enter")
        player.changed()
    assert turns >= 2
    assert player.page.locator(".ending h2").inner_text() != ""
    best, mean = player.page.locator(".ending .facts li").all_inner_texts()[-2:]
    assert re.fullmatch(r"Best play: [A-Z_]+ .*at \w+ for \d+, by (You|odds)\.", best)
    events = player.ask("table.view", since=0)["events"]
    scores = [event.get("score", 0) for event in events if event["event"] == "turn"]
    assert f" for {max(scores)}, by " in best
    assert re.fullmatch(r"Points per turn: You -?[\d.]+, odds -?[\d.]+\.", mean)
    # The end reveals the bombs, and the replay leads to it.
    expect(player.page.locator(".square.closed.bomb").first).to_be_visible()
    end = player.page.locator(".log .game-end")
    expect(end).to_contain_text(re.compile(r"^End of the game: .*\. Scores: You -?\d+, odds -?\d+"))
    player.tab_to(re.compile("^Replay$"), role="button")
    press("Enter")
    player.tab_to(re.compile("^Last$"))
    press("Enter")
    expect(player.page.locator(".current-event")).to_contain_text("End of the game")


def show_odds_and_set_a_flag(player: Player) -> None:
    from playwright.sync_api import expect

    page, press = player.page, player.page.keyboard.press
    player.tab_to(re.compile("^Bomb odds$"))
    press("Space")
    page.locator(".square.odds").first.wait_for()
    closed = page.locator(".square.closed:not(:has(.tile))").last
    name = (closed.get_attribute("aria-label") or "").split(",")[0]
    player.tab_to(re.compile(r"^\d+[A-O],"))
    player.go(name, down=False)
    flag = player.square(name)
    expect(flag).to_be_focused()
    expect(flag).to_have_attribute("aria-label", re.compile(r"\d+% chance of a bomb"))
    press("!")
    expect(flag).to_have_attribute("aria-label", re.compile("flagged"))
    expect(page.locator("#announcements")).to_contain_text(f"{name}: flag set")
    press("!")
    expect(flag).not_to_have_attribute("aria-label", re.compile("flagged"))
    player.tab_to(re.compile("^Flag mode$"))
    press("Enter")
    player.tab_to(re.compile(rf"^{name},"))
    press("Enter")
    expect(flag).to_have_attribute("aria-label", re.compile("flagged"))
    player.tab_to(re.compile("^Flag mode$"))
    press("Enter")
    player.tab_to(re.compile("^Bomb odds$"))
    press("Enter")
    expect(page.locator(".square.odds")).to_have_count(0)


@pytest.mark.smoke
def test_letter_of_a_blank_is_chosen_and_logged(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sit("scrabble")
    while "?" not in player.view()["observation"]["rack"] or player.awaited() == "challenge":
        player.sit("scrabble")
    tile = tiles_of(turn(player))[0]
    told, page = player.page.locator(".preview"), player.page
    rack = page.get_by_role("group", name="Your rack")
    rack.get_by_role("button", name="blank").first.click()
    player.square("8H").click()
    expect(told).to_be_empty()
    page.locator(".letters").get_by_role("button", name="S", exact=True).click()
    expect(told).to_contain_text("at least two tiles")
    rack.get_by_role("button", name=re.compile(f"^{tile}, ")).first.click()
    player.square("8G").click()
    expect(told).to_contain_text(re.compile(rf"^\s*{tile}S \d+ point"))
    player.button(f"Play {tile}S").click()
    expect(page.locator(".log")).to_contain_text(f"You play {tile}S (S a blank) at 8G")


def test_the_first_click_on_a_board_writes_across(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    turn(player)
    down = player.page.locator(".board.down")
    for _ in range(2):  # the second click turns the cursor
        player.square("1A").click()
    expect(down).to_have_count(1)
    player.page.reload()
    player.square("2B").click()
    expect(player.page.locator(".square.cursor")).to_have_count(1)
    expect(down).to_have_count(0)


def test_the_log_shows_totals(visit: Visit) -> None:
    player = visit()
    player.begin("scrabble")
    player.play_on(turns=3)
    turn(player)
    player.choose_tab("Game log")
    for seat, score in enumerate(player.view()["scores"]):
        name = ("You", "greedy")[seat]
        lines = player.page.locator(".log li", has_text=re.compile(f"^\\s*{name} play"))
        if lines.count():
            assert f"Total: {score}." in lines.last.inner_text()


def test_unseen_tiles_are_counted(visit: Visit) -> None:
    for game in GAMES:
        player = visit()
        player.begin(game)
        player.play_on(turns=1)
        view = turn(player)
        shown = player.page.get_by_role("list", name="Unseen tiles")
        counts = [int(text.split()[-1]) for text in shown.locator("li").all_inner_texts()]
        seen = view["observation"]
        assert len(counts) == 27
        assert min(counts) >= 0
        assert sum(counts) == seen["bag"] + sum(seen["rack_sizes"]) - len(seen["rack"])


def test_squares_of_a_large_board_can_be_tapped_on_a_phone(visit: Visit) -> None:
    player = visit(viewport=PHONE)
    player.sit("scrabble", ruleset="super")
    square = player.page.locator(".square").first.bounding_box()
    assert square
    assert square["width"] > 20
    assert player.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    player.square("21U").scroll_into_view_if_needed()
    expect_in_view = player.square("21U").bounding_box()
    assert expect_in_view
    assert 0 < expect_in_view["x"] < PHONE["width"]
