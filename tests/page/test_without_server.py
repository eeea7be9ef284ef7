"""The page asks before harm, and says what works without a server or at an unknown address."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]

#: Resolves once the service worker controls the page and the rules of all games are kept.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) return false;
  const answers = await caches.open("lexicon-fast-answers");
  return (await answers.keys()).filter((each) => each.url.includes("lexibomb")).length > 0;
}"""


@pytest.mark.parametrize("path", ["nosuch", "constructor", "solver/toString", "rules/__proto__"])
@pytest.mark.smoke
def test_unknown_view_says_so(visit: Visit, path: str) -> None:
    player = visit()
    player.open(path)
    player.page.get_by_role("heading", name="No such page").wait_for()
    assert player.page.title() == "No such page · Lexicon fast"
    player.page.get_by_role("link", name="New game").click()
    player.page.locator("button.game.lexicon").wait_for()


def test_without_a_server_what_is_kept_still_works(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(service_workers="allow")
    player.open("play")
    player.page.wait_for_function(KEPT)
    player.open("solver/scrabble")
    rows = player.page.locator(".list tbody tr")
    rows.first.wait_for()
    solved = rows.all_inner_texts()
    player.page.context.set_offline(True)
    player.open("play")
    player.page.reload()
    notice = player.page.get_by_text("Can’t reach the server. The rules")
    expect(notice).to_be_visible()
    expect(player.button("Play")).to_be_disabled()
    expect(player.button("Invite a friend")).to_be_disabled()
    player.open("rules/lexicon")
    player.page.get_by_text("Get rid of all your cards.").wait_for()
    player.open("solver/scrabble")
    rows.first.wait_for()
    assert rows.all_inner_texts() == solved
    player.page.get_by_label("Your tiles").fill("CZK")
    expect(player.page.locator(".plays .problem")).to_have_text("Can’t reach the server.")
    player.page.context.set_offline(False)
    expect(notice).to_have_count(0)  # the browser reports the connection


def test_what_a_player_may_try_is_no_failed_request(visit: Visit) -> None:
    player = visit()
    failed: list[str] = []
    player.page.on("response", lambda each: failed.append(each.url) if each.status >= 400 else None)
    player.open("words?q=lenght:3")
    player.page.locator(".mistake .problem").wait_for()
    word = ""
    while not word:  # until we start, with letters that form no word
        player.begin("scrabble", words="refused")
        player.to_turn()
        observation = player.view()["observation"]
        letters = "".join(each for each in observation["rack"] if each.isalpha())[:5]
        checked = player.page.request.post(
            f"{player.address}rpc/dictionary.check", data={"words": [letters, letters[::-1]]}
        ).json()
        if not observation.get("history") and not all(checked["known"]):
            word = letters[::-1] if checked["known"][0] else letters
    player.page.locator(".square").nth(7 * 15 + 7).click()
    player.page.keyboard.type(word.lower())
    player.page.keyboard.press("Enter")
    player.page.locator(".own-turn .problem:not([hidden])").wait_for()
    assert failed == []
