"""The page by finger: dragging tiles and cards, taps, and scrolling."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Locator
    from support.page_player import Player

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
#: Pixels between the finger and the tile that it drags (`LIFT` in `dragging.js`).
ABOVE = 44

Visit = Callable[..., "Player"]
Point = tuple[float, float]


#: Record the positions of the fingers that the page knows, by whether it is the first finger. The
#: page gets an event later than the browser reports it as sent.
RECORD_FINGERS = """() => {
  window.fingers = {};
  const note = ({ isPrimary, clientX, clientY }) => {
    fingers[isPrimary] = [clientX, clientY];
  };
  addEventListener("pointerdown", note, true);
  addEventListener("pointermove", note, true);
}"""


class Finger:
    """One or several fingers on the screen, by number."""

    def __init__(self, player: Player) -> None:
        self._page = player.page
        self._session: CDPSession = player.page.context.new_cdp_session(player.page)
        self._down: dict[int, Point] = {}
        self._page.evaluate(RECORD_FINGERS)

    def _send(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in self._down.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, at: Point, number: int = 0) -> None:
        self._down[number] = at
        self._send("touchStart")

    def move(self, to: Point, number: int = 0, steps: int = 8) -> None:
        x, y = self._down[number]
        for step in range(1, steps + 1):
            part = step / steps
            self._down[number] = (x + (to[0] - x) * part, y + (to[1] - y) * part)
            self._send("touchMove")

    def seen(self, number: int = 0) -> None:
        """Wait until the page knows the position of a finger."""
        self._page.wait_for_function(
            """([primary, x, y]) => {
                const [seenX, seenY] = fingers[primary] ?? [];
                return Math.hypot(seenX - x, seenY - y) < 1;
            }""",
            arg=[number == 0, *self._down[number]],
        )

    def lift(self) -> None:
        """Lift all fingers."""
        self._down.clear()
        self._send("touchEnd")

    def drag(self, start: Point, end: Point) -> None:
        self.press(start)
        self.move(end)
        time.sleep(
            0.12
        )  # a release at full speed is a fling, after which the browser ignores a tap
        self.move(end)
        self.lift()


def middle(of: Locator) -> Point:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def above(of: Locator) -> Point:
    """Return the position of a finger whose tile is over an element."""
    x, y = middle(of)
    return x, y + ABOVE


@contextmanager
def not_scrolled(player: Player) -> Iterator[None]:
    before = player.page.evaluate("scrollY")
    yield
    assert player.page.evaluate("scrollY") == before


def scroll_to_board(player: Player) -> None:
    board = player.page.locator(".board")
    board.evaluate("board => scrollTo(0, scrollY + board.getBoundingClientRect().top - 8)")


def begun(visit: Visit, game: str) -> Player:
    player = visit(**PHONE)
    player.begin(game)
    player.to_turn()
    return player


def empty(player: Player) -> Locator:
    """Return an empty square away from the edges of the board."""
    for square in ("4D", "4L", "5H"):
        if player.square(square).locator(".tile").count() == 0:
            return player.square(square)
    raise AssertionError("all squares are taken")


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_tiles_are_dragged_by_finger(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = begun(visit, game)
    scroll_to_board(player)
    touch = Finger(player)
    tiles, laid = player.page.locator(".rack .tile"), player.page.locator(".square .tile.laid")
    square = empty(player)
    with not_scrolled(player):
        touch.drag(middle(tiles.nth(2)), above(square))
        expect(square.locator(".laid")).to_have_count(1)
        # From square to square, and back to the rack.
        other = player.square("2B")
        touch.drag(middle(square), above(other))
        expect(other.locator(".laid")).to_have_count(1)
        expect(laid).to_have_count(1)
        touch.drag(middle(other), middle(player.page.locator(".rack")))
        expect(laid).to_have_count(0)
        # To another place of the rack.
        before = player.rack()
        touch.drag(middle(tiles.nth(0)), middle(tiles.nth(6)))
        player.has_rack([*before[1:], before[0]])


def test_second_finger_does_not_move_the_tile(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = begun(visit, "scrabble")
    scroll_to_board(player)
    touch = Finger(player)
    square = empty(player)
    touch.press(middle(player.page.locator(".rack .tile").nth(0)))
    touch.move(above(square))
    ghost = player.page.locator(".ghost")
    touch.seen()
    before = ghost.get_attribute("style")
    touch.press((20, 20), number=1)
    touch.move((300, 30), number=1)
    touch.seen(number=1)
    assert ghost.get_attribute("style") == before
    touch.lift()
    expect(square.locator(".laid")).to_have_count(1)
    expect(ghost).to_have_count(0)


@pytest.mark.smoke
def test_taps_lay_tiles_and_take_them_back(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = begun(visit, "scrabble")
    scroll_to_board(player)
    laid = player.page.locator(".square .tile.laid")
    tiles = player.page.locator(".rack .tile")
    square = empty(player)
    tiles.nth(0).tap()
    square.tap()
    expect(square.locator(".laid")).to_have_count(1)
    square.tap()
    expect(laid).to_have_count(0)
    # A finger is never quite still.
    touch = Finger(player)
    x, y = middle(tiles.nth(1))
    touch.drag((x, y), (x + 6, y + 5))
    player.page.locator('.rack .tile[aria-pressed="true"]').wait_for()
    # After a drag the next tap counts.
    touch.drag(middle(tiles.nth(3)), above(square))
    expect(laid).to_have_count(1)
    player.button("Recall").tap()
    expect(laid).to_have_count(0)


def test_finger_scrolls_elsewhere(visit: Visit) -> None:
    player = begun(visit, "scrabble")
    player.page.evaluate("scrollTo(0, 0)")
    touch = Finger(player)
    for where in (empty(player), player.page.locator("h1")):
        x, y = middle(where)
        touch.drag((x, y), (x, y - 120))
        player.page.wait_for_function("() => scrollY > 40")
        player.page.evaluate("scrollTo(0, 0)")
        player.page.wait_for_function("scrollY === 0")
    assert player.page.locator(".square .tile.laid").count() == 0


def test_cards_are_dragged_by_finger(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = begun(visit, "lexicon")
    touch = Finger(player)
    cards, tray = player.page.locator(".hand .tile:enabled"), player.page.locator(".tray")
    tray.scroll_into_view_if_needed()
    with not_scrolled(player):
        count = cards.count()
        touch.drag(middle(cards.first), middle(tray))
        expect(cards).to_have_count(count - 1)
        expect(tray.locator(".tile")).to_have_count(1)
        touch.drag(middle(tray.locator(".tile")), middle(cards.first))
        expect(cards).to_have_count(count)
    cards.first.tap()
    expect(tray.locator(".tile")).to_have_count(1)
