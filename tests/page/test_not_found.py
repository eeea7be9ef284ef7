"""A mistyped address, in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from page_player import Player

Visit = Callable[..., "Player"]


@pytest.mark.parametrize("path", ["tabel/x", "nothing", "a/b/c/"])
def test_a_mistyped_address_has_a_way_home(visit: Visit, path: str) -> None:
    player = visit()
    answer = player.page.goto(f"{player.address}{path}")
    assert answer is not None
    assert answer.status == 404
    assert player.page.title() == "No such page · Lexicon fast"
    assert player.page.get_by_role("heading").inner_text() == "No such page"
    # Its looks have come from any depth.
    assert player.page.locator("main").evaluate("main => getComputedStyle(main).padding") == "16px"
    player.page.get_by_role("link", name="Start page").click()
    player.page.locator("button.game.lexicon").wait_for()
    player.page.wait_for_url(player.address)
