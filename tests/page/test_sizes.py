"""Each view with a board or hand on screens of all sizes: both in sight, nothing covered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from support.page_player import Player

#: Phones, upright and on their side; tablets; screens of computers.
SIZES = (
    *((320, 640), (390, 844), (667, 375), (844, 390)),
    *((768, 954), (820, 1100), (820, 1180)),
    *((1280, 800), (1920, 1080)),
)
#: The least side of a board at each size, in pixels. On computers it grows with the window.
LEAST_BOARD = dict.fromkeys(SIZES, 240) | {
    (390, 844): 390,
    (820, 1100): 600,
    (820, 1180): 640,
    (1280, 800): 700,
    (1920, 1080): 980,
}

#: Measure the board and what belongs to it; find squares that something else covers.
MEASURE = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
  const covered = [...document.querySelectorAll(".board .square")].filter((square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    return !square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return {
    board: box(".board-frame, .felt"),
    rack: box(".own-turn .rack, .own-turn .hand, .hands, #rack, #position"),
    covered: covered.map((square) => square.ariaLabel),
  };
}"""

Visit = Callable[..., "Player"]


def begun(player: Player, game: str) -> None:
    player.sit(game)
    player.to_turn()


def replayed(player: Player) -> None:
    player.sit("scrabble")
    player.play_on(turns=1)
    table = player.page.url.rsplit("/", 1)[1]
    player.awaited()
    player.ask("table.resign")
    player.open(f"replay/{table}")


@pytest.mark.parametrize(
    "view",
    [
        *("lexicon", "scrabble", "lexibomb", "replay"),
        *("puzzle/lexicon", "puzzle/scrabble", "puzzle/lexibomb"),
        *("solver/scrabble", "solver/lexibomb"),
    ],
)
@pytest.mark.smoke
def test_board_and_rack_are_in_sight_together(visit: Visit, view: str) -> None:
    player = visit()
    if view == "replay":
        replayed(player)
    elif "/" in view:
        player.open(view)
    else:
        begun(player, view)
    player.page.locator(".board, .felt").first.wait_for()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate("() => new Promise(requestAnimationFrame)")
        found: dict[str, Any] = player.page.evaluate(MEASURE)
        where = f"{view} at {width}x{height}: {found}"
        assert found["covered"] == [], where
        assert player.too_wide() <= 0, where
        for part in ("board", "rack"):
            box = found[part]
            assert box["left"] >= 0, where
            assert box["right"] <= width, where
            assert box["top"] >= 0, where
            assert box["bottom"] <= height, where
        if "lexicon" not in view:
            assert found["board"]["width"] >= LEAST_BOARD[width, height], where


@pytest.mark.parametrize(
    "path", ["play", "words", "words?q=length:2", "quiz", "rules/scrabble", "replay", "solver"]
)
def test_nothing_is_wider_than_a_small_phone(visit: Visit, path: str) -> None:
    player = visit(viewport={"width": 320, "height": 640})
    player.open(path)
    player.page.locator("main h1").wait_for()
    if path == "play":
        player.show_options()
    player.page.wait_for_load_state("networkidle")
    assert player.too_wide() <= 0


def test_board_makes_room_for_a_blank(visit: Visit) -> None:
    """The buttons for the letter of a blank appear between the rack and the other buttons."""
    player = visit(viewport={"width": 768, "height": 954})
    player.sees(rack="EINRST?")
    begun(player, "scrabble")
    blank = player.page.get_by_role("group", name="Your rack").get_by_role("button", name="blank")
    blank.click()
    player.square("1A").click()
    picker = player.page.locator(".letters")
    picker.wait_for()
    box = picker.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 954
    assert player.page.evaluate(MEASURE)["covered"] == []
