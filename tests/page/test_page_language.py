"""The language of the page, which the browser or the player chooses; its texts are complete."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Route
    from support.page_player import Player

Visit = Callable[..., "Player"]

VIEWS = [
    *("play", "puzzle/scrabble", "solver/scrabble", "solver/lexicon", "words", "quiz"),
    *("replay", "rules/lexicon", "rules/scrabble", "rules/lexibomb"),
]

#: A module of texts in which each text is in brackets.
PSEUDO = """
import texts from "./NAME?original";
const wrap = (value) =>
  typeof value === "string" ? (/\\p{L}/u.test(value) ? `⟦${value}⟧` : value)
  : typeof value === "function" ? (...given) => wrap(value(...given))
  : Array.isArray(value) && value.every(Array.isArray) ? value.map(pair)
  : Array.isArray(value) ? value.map(wrap)
  : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(key, each)]));
const named = (key, value) =>
  key === "name" ? value
  : key === "EXAMPLES" ? value.map(([text, query]) => [wrap(text), query])
  : wrap(value);
const pair = ([value, text]) => [value, wrap(text)];
export default (formats) => wrap(texts(formats));
"""

#: From the server, or the name of something: games, dictionaries, the question of a puzzle; a word;
#: a date, which the browser writes.
GIVEN = re.compile(
    r"English|Deutsch|Français|Español|Lexicon|Scrabble|Lexibomb|2of12inf"
    r"|Which play .*\?|[^a-z]*|\d+ \w+ \d{4}"
)

#: Texts and names on the page that are in no brackets, and do not come from the server.
OUTSIDE = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const near = (node) => node.parentElement.closest("script, noscript, .brand, select, nav");
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    if (/\\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text) && !near(walk.currentNode)) found.push(text);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      const text = each.getAttribute(name) ?? "";
      if (/\\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text)) found.push(`${name}=${text}`);
    }
  }
  return found;
}"""


def pseudo(route: Route) -> None:
    name = re.sub(r".*/", "", route.request.url)
    if name.endswith("?original"):
        route.continue_()
    else:
        route.fulfill(content_type="text/javascript", body=PSEUDO.replace("NAME", name))


@pytest.mark.parametrize("path", VIEWS)
def test_no_text_is_outside_the_modules_of_a_language(visit: Visit, path: str) -> None:
    player = visit()
    player.page.route("**/languages-*", pseudo)
    player.open(path)
    player.page.locator("main h1").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    found = player.page.evaluate(OUTSIDE)
    assert [text for text in found if not GIVEN.fullmatch(text.partition("=")[2] or text)] == []


def test_the_language_is_that_of_the_browser_until_another_is_chosen(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(locale="de-DE")
    page = player.page
    loaded: list[str] = []
    page.on("request", lambda each: loaded.append(each.url))
    player.open("play")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_have_text("Neue Partie")
    assert not [url for url in loaded if "languages-en" in url]
    player.open("words?q=anagram:chat")
    expect(page.locator(".word").first).to_have_attribute("lang", "en")
    player.open("play")
    page.get_by_role("button", name="English", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("h1")).to_have_text("New game")
    assert page.url.endswith("#/play")
    page.reload()
    expect(page.locator("h1")).to_have_text("New game")


@pytest.mark.parametrize("path", VIEWS)
@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "es-ES"])
def test_the_texts_fit_on_a_narrow_screen(visit: Visit, locale: str, path: str) -> None:
    player = visit(locale=locale, viewport={"width": 320, "height": 640})
    player.open(path)
    player.page.locator("main h1").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    if path.startswith("solver"):
        player.page.locator(".plays .list tr").nth(1).wait_for()
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320
