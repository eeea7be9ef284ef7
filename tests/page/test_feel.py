"""How the page feels: pauses of typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from page_player import Player
    from playwright.sync_api import Request

#: The page searches a text so many milliseconds after the last key.
TYPING_PAUSE = 30

Visit = Callable[..., "Player"]


# ------------------------------------------------------------------------------ typing


@pytest.mark.parametrize("where", ["solver/lexicon", "table"])
def test_a_text_is_searched_once_typing_pauses(visit: Visit, where: str) -> None:
    player = visit()
    player.page.clock.install()
    if where == "table":
        player.sit("scrabble")
        player.to_turn()
        player.page.locator(".square").nth(7 * 15 + 7).click()
        word = player.view()["observation"]["rack"].replace("?", "")[:4].lower()
    else:
        player.open(where)
        player.page.locator("main input[type=text]").first.focus()
        word = "cat"
    player.page.clock.run_for(1000)
    player.page.wait_for_load_state("networkidle")
    player.page.clock.pause_at(player.page.evaluate("Date.now()") + 1000)
    sent: list[Request] = []
    player.page.on("request", lambda each: sent.append(each) if "/rpc/" in each.url else None)
    for letter in word:
        player.page.clock.run_for(TYPING_PAUSE - 1)
        player.page.keyboard.press(letter)
    player.page.clock.run_for(TYPING_PAUSE - 1)
    assert [each.post_data for each in sent] == []
    with player.page.expect_request("**/rpc/*"):
        player.page.clock.run_for(1)
    player.page.clock.run_for(1000)
    assert len(sent) == 1
    assert word in (sent[0].post_data or "").lower()
