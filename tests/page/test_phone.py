"""The page on the screen of a phone: what is in sight, and what a finger can meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator
    from support.page_player import Player

GAMES = ("lexicon", "scrabble", "lexibomb")
WIDTH, HEIGHT = 390, 844
PHONE = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True}
#: The least side of a control, in CSS pixels (WCAG 2.2, 2.5.8). It exempts links in sentences.
LEAST_SIDE = 24

Visit = Callable[..., "Player"]

#: The least height of a control that stands alone, on a screen for fingers.
TOUCH_HEIGHT = 44

#: Find such controls that are lower. Tiles share the width of the screen.
LOW = """(least) => [
    ...document.querySelectorAll("button:not(.tile, .word-link), .button, input, select, summary"),
  ]
  .filter((each) => each.checkVisibility() && each.type !== "range" && each.type !== "file")
  .filter((each) => each.getBoundingClientRect().height < least - 0.5)
  .map((each) => each.outerHTML.slice(0, 90))"""

#: Find controls with a side below a number of pixels, except links in sentences.
SMALL = """(least) => [
    ...document.querySelectorAll("button, a, input, select, summary, .square[tabindex]"),
  ]
  .filter((each) => each.checkVisibility() && !each.closest("p, .skip"))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least)
  .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 90)}: ${width} x ${height}`)"""


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


def tap(element: Locator) -> None:
    """Tap an element where it is; `Locator.tap` may scroll first."""
    in_sight(element)
    place = box(element)
    middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    element.page.touchscreen.tap(*middle)


def in_sight(element: Locator) -> None:
    """Check that all of an element is on the screen."""
    place = box(element)
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= WIDTH
    assert place["y"] >= 0
    assert place["y"] + place["height"] <= HEIGHT


def roomy(player: Player) -> None:
    """Check that nothing is wider than the screen, and no control too small for a finger."""
    assert player.too_wide() <= 0
    assert player.page.evaluate(LOW, TOUCH_HEIGHT) == []
    assert player.page.evaluate(SMALL, LEAST_SIDE) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.smoke
def test_scores_hand_and_main_button_are_in_sight(visit: Visit, game: str) -> None:
    player = visit(**PHONE)
    player.sit(game)
    player.awaited()
    turn = player.page.locator(".own-turn")
    in_sight(turn)
    in_sight(turn.locator(".hand, .rack"))
    in_sight(turn.locator("button.main"))
    # One line: the way home, the scores, and the menu.
    line = [player.page.locator(each) for each in (".brand", ".seat >> nth=1", ".menu")]
    for element in line:
        in_sight(element)
        assert box(element)["y"] < 20
        assert box(element)["height"] < 48
    assert box(player.page.locator(".table-main"))["y"] < 64
    roomy(player)


def test_turn_stays_in_sight_below_many_words(visit: Visit) -> None:
    player = visit(**PHONE)
    player.sees(table=["QUIZ", "CHALK"] * 30)
    player.sit("lexicon")
    player.awaited()
    table, turn = box(player.page.locator(".table-main")), player.page.locator(".own-turn")
    assert table["y"] + table["height"] > HEIGHT
    in_sight(turn)
    in_sight(turn.locator(".hand"))


def test_cards_are_drawn_without_scrolling(visit: Visit) -> None:
    player = visit(**PHONE)
    player.sit("lexicon")
    player.awaited()
    tap(player.page.locator(".hand .tile").first)
    draws = player.page.locator(".actions button:enabled:not(.main)")
    draws.last.wait_for()
    in_sight(draws.first)
    tap(draws.last)
    player.changed()
    assert player.page.evaluate("scrollY") == 0


def test_letters_of_a_wild_card_leave_the_hand_in_sight(visit: Visit) -> None:
    player = visit(**PHONE)
    player.sees(hand="ACEHILNST*")
    player.sit("lexicon")
    player.awaited()
    player.page.locator(".hand .tile").last.tap()
    player.page.locator(".letters").wait_for()
    in_sight(player.page.locator(".hand"))
    in_sight(player.page.locator(".letters"))
    roomy(player)


def test_advice_below_the_board_shows_the_board_again(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(**PHONE)
    player.sit("scrabble")
    player.to_turn()
    player.button("Get hints").tap()
    play = player.page.locator(".advice li button").first
    play.wait_for()
    player.page.locator(".log").scroll_into_view_if_needed()
    play.tap()
    expect(player.page.locator(".board-row").first).to_be_in_viewport()
    for laid in player.page.locator(".square .laid").all():  # none if it advises an exchange
        expect(laid).to_be_in_viewport()


@pytest.mark.parametrize("width", [WIDTH, 320])
def test_levels_stay_in_their_panel(visit: Visit, width: int) -> None:
    player = visit(**{**PHONE, "viewport": {"width": width, "height": HEIGHT}})
    player.open("play")
    levels = player.page.get_by_role("group", name="Opponent")
    strongest = levels.get_by_role("button", name="Champion")
    strongest.wait_for()
    assert levels.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    assert strongest.evaluate("each => each.scrollWidth - each.clientWidth") <= 0


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_the_most_players_fit(visit: Visit, game: str) -> None:
    player = visit(**PHONE)
    player.open("play")
    limits: dict[str, Any] = player.page.request.post(f"{player.address}rpc/hello", data={}).json()
    most = next(each["players"][1] for each in limits["games"] if each["game"] == game)
    others = [{"kind": "bot", "bot": "greedy"}] * (most - 2)
    player.sit(game, seats=[{"kind": "person", "name": "North"}, *others, {"kind": "open"}])
    seats = player.page.locator(".seat")
    seats.last.wait_for()
    assert seats.count() == most
    for seat in seats.all():
        in_sight(seat)
        assert box(seat.locator(".name"))["width"] >= 40
    assert box(seats.last)["y"] < 130
    roomy(player)


@pytest.mark.parametrize(
    "path",
    [
        *("play", "puzzle/scrabble", "solver", "solver/scrabble", "replay", "rules/lexibomb"),
        *("words?q=length:3", "words?q=lenght:3"),
    ],
)
def test_controls_are_large_enough_for_a_finger(visit: Visit, path: str) -> None:
    player = visit(**PHONE)
    player.open(path)
    player.page.locator("main h1").wait_for()
    if path.startswith("solver"):
        player.page.locator(".list tbody tr").first.wait_for()
    if path.startswith("words"):
        player.page.get_by_text("Use a form").click()
        player.page.locator(".list tbody tr, .marked mark").first.wait_for()
    roomy(player)
    assert box(player.page.locator(".top"))["height"] < 60
    in_sight(player.page.get_by_role("navigation", name="Main"))


@pytest.mark.parametrize("view", ["scrabble", "puzzle/scrabble"])
def test_tiles_of_a_rack_are_large_enough_for_a_finger(visit: Visit, view: str) -> None:
    player = visit(**{**PHONE, "viewport": {"width": 320, "height": 640}})
    if view == "scrabble":
        player.sit(view)
        player.to_turn()
    else:
        player.open(view)
    tiles = player.page.locator(".own-turn .rack .tile")
    tiles.first.wait_for()
    boxes = [box(tile) for tile in tiles.all()]
    assert len({each["y"] for each in boxes}) == 1
    assert min(min(each["width"], each["height"]) for each in boxes) >= 44
    assert boxes[0]["x"] >= 0
    assert boxes[-1]["x"] + boxes[-1]["width"] <= 320
    assert player.too_wide() <= 0
