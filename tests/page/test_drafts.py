"""Drafts of a turn, and the order of the rack, survive a reload of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_laid_tiles_and_the_order_of_the_rack_survive(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin(game)
    player.to_turn()
    while (action := player.best())["action"] != "play":  # a rack without a word
        player.play_on(turns=1)
        player.to_turn()
    player.lay(action)
    laid = player.page.locator(".square .tile.laid")
    count = laid.count()
    assert count > 0
    before = player.rack()
    while player.rack() == before:  # a shuffle may leave them where they are
        player.button("Shuffle").click()
    order = player.rack()
    player.page.reload()
    expect(laid).to_have_count(count)
    assert player.rack() == order
    player.page.locator(".own-turn .main").click()
    player.changed()
    expect(laid).to_have_count(0)
    player.page.reload()
    player.page.locator(".own-turn, .ending").first.wait_for()
    expect(laid).to_have_count(0)


@pytest.mark.smoke
def test_a_word_that_is_typed_survives(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("lexicon")
    player.to_turn()
    hand = [card for card in player.view()["observation"]["hand"] if card != "*"]
    field = player.page.locator(".own-turn input")
    field.focus()
    player.page.keyboard.type("".join(hand[:2]).lower())
    text = field.input_value()
    assert len(text) == 2
    player.page.reload()
    expect(field).to_have_value(text)
    field.fill("")
    discard = player.view()["observation"]["hand"][0]
    player.turn({"action": "draw", "discard": discard, "take": "blind"})
    player.changed()
    player.to_turn()
    expect(field).to_have_value("")
