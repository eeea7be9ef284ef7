"""The page for unknown addresses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]


@pytest.mark.parametrize("path", ["tabel/x", "nothing", "a/b/c/"])
@pytest.mark.smoke
def test_unknown_address_has_a_link_to_the_start(visit: Visit, path: str) -> None:
    player = visit()
    answer = player.page.goto(f"{player.address}{path}")
    assert answer is not None
    assert answer.status == 404
    assert player.page.title() == "No such page · Lexicon fast"
    assert player.page.get_by_role("heading").inner_text() == "No such page"
    # The style sheet is found from any depth.
    assert player.page.locator("main").evaluate("main => getComputedStyle(main).padding") == "16px"
    player.page.get_by_role("link", name="Start page").click()
    player.page.locator("button.game.lexicon").wait_for()
    player.page.wait_for_url(player.address)
