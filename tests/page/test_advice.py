"""Advice at a table: one figure, an order that stays, sentences that explain, the advised draw."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from support.page_player import Player

Visit = Callable[..., "Player"]


def seated(visit: Visit, game: str, **options: Any) -> Player:
    player = visit(**options)
    player.begin(game)
    player.to_turn()
    return player


def advised(player: Player) -> list[float]:
    """Ask, stop at the first advice, and return the figures as they stand in the list."""
    player.first_advice()
    texts = player.page.locator(".advice .rating").all_inner_texts()
    return [float(re.findall(r"^[+-]?[\d.]+", text)[0]) for text in texts]


@pytest.mark.parametrize("game", GAMES)
def test_one_figure_ranks_the_actions(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = seated(visit, game)
    figures = advised(player)
    # The best comes first even if an action that was dropped early had the better figure then.
    assert figures[1:] == sorted(figures[1:], reverse=True)
    first = player.page.locator(".advice .rating").first
    unit = "" if game == "lexicon" else "%"
    expect(first).to_have_text(re.compile(rf"^\s*[+-]?[\d.]+{unit}\s+± [\d.]+{unit}\s*$"))
    # A sentence may follow it: that the search ended early.
    hint = player.page.locator(".advice > .hint", has_text="margin of error")
    expect(hint).to_be_visible()
    explained = player.page.locator(".advice li:first-child .hint").last
    expect(explained).to_have_text(
        re.compile(r"(Compared with the next: .+|Much the same as the next)\.")
    )


class Told:
    """Advice that the page is told in place of the server's, one after the other."""

    def __init__(self, page: Page) -> None:
        self.socket: Any = None
        self.asked: Any = None
        page.route_web_socket("**/ws", self._between)

    def _between(self, socket: Any) -> None:
        server = socket.connect_to_server()
        self.socket = socket
        server.on_message(lambda message: socket.send(message))

        def sent(message: str) -> None:
            data = json.loads(message)
            if data.get("method") == "table.advise":
                self.asked = data["id"]
            elif self.asked is None or data.get("method") not in ("stop", "cancel"):
                server.send(message)

        socket.on_message(sent)

    def say(self, *ranked: tuple[dict[str, Any], float]) -> None:
        """Send an update: actions of Lexicon with their gains."""
        rows = [
            {"action": action, "why": "why", "gain": gain, "margin": 1.0, "win": 0.5, "points": 9.0}
            for action, gain in ranked
        ]
        update = {"id": self.asked, "advice": {"ranked": rows}}
        self.socket.send(
            json.dumps({"jsonrpc": "2.0", "method": "advise.update", "params": update})
        )


def told(visit: Visit) -> tuple[Player, Told, list[dict[str, Any]]]:
    """A player who has asked, what the page is told, and two draws."""
    player = visit()
    page_told = Told(player.page)
    player.begin("lexicon")
    player.to_turn()
    hand = player.view()["observation"]["hand"]
    card = next(each for each in hand if each != "*")
    draws = [{"action": "draw", "discard": card, "take": take} for take in ("blind", "exposed")]
    player.choose_tab("Hints")
    player.button("Get hints").click()
    player.button("Stop").wait_for()
    return player, page_told, draws


def test_the_order_stays_while_the_pointer_is_in_the_list(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, page, (blind, exposed) = told(visit)
    page.say((blind, 5.0), (exposed, 4.0))
    actions = player.page.locator(".advice li button")
    expect(actions.first).to_contain_text("stock")
    actions.first.hover()
    page.say((exposed, 6.0), (blind, 3.0))
    # The figures change, the order does not.
    expect(player.page.locator(".advice .rating").last).to_contain_text("+6.0")
    expect(actions.first).to_contain_text("stock")
    player.page.mouse.move(0, 0)
    expect(actions.last).to_contain_text("stock")
    # The same for keyboards.
    actions.last.focus()
    page.say((blind, 9.0), (exposed, 6.0))
    expect(player.page.locator(".advice .rating").last).to_contain_text("+9.0")
    actions.last.blur()
    expect(actions.first).to_contain_text("stock")


def test_an_action_that_was_dropped_early_has_the_place_of_its_figure(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, page, (blind, exposed) = told(visit)
    dropped = {**blind, "discard": "*"}
    page.say((blind, 5.0), (exposed, 3.0), (dropped, 4.0))
    expect(player.page.locator(".advice .rating")).to_have_text(
        [re.compile(r"\+5\.0"), re.compile(r"\+4\.0"), re.compile(r"\+3\.0")]
    )


def test_the_advised_draw_becomes_the_main_button(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, page, (blind, exposed) = told(visit)
    page.say((blind, 5.0), (exposed, 4.0))
    main = player.page.locator(".own-turn .actions .main")
    expect(main).to_have_text(re.compile("Play the word"))
    actions = player.page.locator(".advice li button")
    actions.first.click()
    expect(main).to_have_text(re.compile("draw from the stock"))
    actions.last.click()
    expect(main).to_have_text(re.compile(r"take (\w|the Master)\s*$"))
    player.button("Clear").click()
    expect(main).to_have_text(re.compile("Play the word"))
    actions.first.click()
    expect(main).to_have_text(re.compile("draw from the stock"))
    main.click()
    player.changed()
    view = player.view()
    own = [
        turn["action"] for turn in view["observation"]["history"] if turn["player"] == view["seat"]
    ]
    assert [action for action in own if action["action"] != "accept"] == [blind]


@pytest.mark.smoke
def test_what_an_action_has_more_than_the_next_is_said(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, page, (blind, exposed) = told(visit)
    page.say((blind, 5.0), (exposed, 4.0))
    expect(player.page.locator(".advice li:first-child .hint").last).to_have_text(
        "Much the same as the next."
    )
    rows = {"why": "why", "margin": 1.0}
    update = {
        "ranked": [
            {"action": blind, "gain": 5.0, "win": 0.6, "points": 7.0, **rows},
            {"action": exposed, "gain": 4.0, "win": 0.5, "points": 9.0, **rows},
        ]
    }
    page.socket.send(
        json.dumps(
            {
                "jsonrpc": "2.0",
                "method": "advise.update",
                "params": {"id": page.asked, "advice": update},
            }
        )
    )
    expect(player.page.locator(".advice li:first-child .hint").last).to_have_text(
        "Compared with the next: 2 fewer points at risk, +10% to go out first."
    )
