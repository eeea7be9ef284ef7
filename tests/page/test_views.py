"""The views of the page: the solver, replays, and how all of them look and read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.game import Game

if TYPE_CHECKING:
    from page_player import Player

GAMES = ("lexicon", "scrabble", "lexibomb")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}

Visit = Callable[..., "Player"]


def plays(player: Player) -> tuple[int, list[str]]:
    """What the solver shows: how many plays, and the words of those listed."""
    heading = player.page.get_by_role("heading", name=re.compile(r"^[\d,]+ plays?$"))
    heading.wait_for()
    busy = player.page.locator('section[aria-label="Plays"][aria-busy="true"]')
    busy.wait_for(state="detached")
    words = player.page.locator(".list tbody tr td:first-child > *")
    told = [each.get_attribute("aria-label") or each.inner_text() for each in words.all()]
    return int(heading.inner_text().split()[0].replace(",", "")), told


def answered(player: Player, text: str, action: Callable[[], Any]) -> None:
    """Do something, and wait for the answer to the `solve` whose request has a text in it."""

    def of_it(response: Any) -> bool:
        return "rpc/solve" in response.url and text in (response.request.post_data or "")

    with player.page.expect_response(of_it):
        action()


def test_plays_appear_while_a_hand_is_typed(visit: Visit) -> None:
    player = visit()
    player.open("solver")
    field = player.page.get_by_label("Your cards")
    answered(player, '"hand":"QUIZ"', lambda: field.fill("QUIZ"))
    assert plays(player)[1][0] == "QUIZ"
    answered(player, '"ads"', lambda: field.press_sequentially("* ads"))
    count, words = plays(player)
    assert count > 100
    assert any("with a Master for" in word for word in words)
    # The address keeps the position.
    player.page.reload()
    assert player.page.get_by_label("Your cards").input_value() == "QUIZ* ads"
    assert plays(player)[0] == count


def test_the_newest_hand_wins_when_answers_come_late(visit: Visit) -> None:
    player = visit()
    player.open("solver")
    plays(player)
    held: list[Any] = []

    def late(route: Any) -> None:
        if '"hand":"CAT' in route.request.post_data:
            held.append(route)  # answered when the other has been
        else:
            route.continue_()

    player.page.route("**/rpc/solve", late)
    field = player.page.get_by_label("Your cards")
    with player.page.expect_request("**/rpc/solve"):
        field.fill("CATS")
    answered(player, '"hand":"QUIZ"', lambda: field.fill("QUIZ"))
    for route in held:
        route.continue_()
    assert plays(player)[1][0] == "QUIZ"


def test_what_is_wrong_with_a_position_is_told(visit: Visit) -> None:
    player = visit()
    player.open("solver")
    player.page.get_by_label("Your cards").fill("CAT7")
    player.page.get_by_role("alert").filter(has_text="'7'").wait_for()


def test_the_plan_of_a_hand(visit: Visit) -> None:
    player = visit()
    player.open("solver?position=DEIIILOTUW")
    player.button("Plan").click()
    player.page.get_by_role("heading", name=re.compile("All cards played|Not all")).wait_for()
    assert player.page.locator(".list tbody tr").count() >= 1


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_a_board_is_typed_and_solved(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(f"solver/{game}")
    plays(player)
    player.square("8H").click()
    if game == "scrabble":
        player.page.keyboard.type("cat")
        answered(player, "S/", lambda: player.page.get_by_label("Your tiles").fill("S"))
        assert "CATS" in plays(player)[1]
        player.button("CATS").first.click()
        expect(player.page.locator(".square .tile.laid")).to_have_count(1)
        player.button("Lay CATS").click()
        player.page.locator(".square .tile:not(.laid)").nth(3).wait_for()
        expect(player.page.get_by_label("Your tiles")).to_have_value("")
        player.button("Clear the board").click()
        expect(player.page.locator(".square .tile")).to_have_count(0)
    else:
        player.page.keyboard.type("1")
        shown = player.page.locator("[aria-label*='1 bomb around']")
        expect(shown).to_have_count(1)
        player.button("Clear the board").click()
        expect(shown).to_have_count(0)


def test_a_record_is_stepped_through(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    game = Game(Dictionary.load("enable"), players=2, seed=7, rounds=1)
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(record.lines(game, ["North", "South"])))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.page.get_by_role("heading", name="Lexicon: North, South").wait_for()
    slider = player.page.get_by_label("Step", exact=True)
    slider.focus()
    player.page.keyboard.press("End")
    deed = player.page.locator(".deed")
    expect(deed).to_contain_text(re.compile("^End of the game"))
    player.button("First").click()
    expect(deed).to_contain_text(re.compile("^Cards drawn for the deal"))
    player.page.locator(".moments button").nth(1).click()
    expect(deed).to_contain_text(re.compile("^Round 1"))


def test_what_is_no_record_is_refused_in_a_line(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps({"event": "turn"}))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.page.get_by_role("alert").filter(has_text="expected: the setup").wait_for()


def test_a_table_that_is_not_there_is_told(visit: Visit) -> None:
    player = visit()
    player.open("table/nonsense")
    player.page.get_by_role("alert").filter(has_text="no such table").wait_for()


def test_what_others_do_is_announced(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    player.play_on(turns=1)
    while player.awaited() != "challenge":  # nothing to play, for once
        player.play_on(turns=1)
    announced = player.page.locator("#announcements p").last
    expect(announced).to_have_text(re.compile(r"greedy plays .* Accept or challenge\?$"))
    player.button("Accept").click()
    player.changed()
    player.awaited()
    expect(announced).to_have_text(re.compile(r"Your turn\.$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_all_without_scrolling_sideways(visit: Visit, game: str, scheme: str) -> None:
    player = visit(**PHONE, color_scheme=scheme)
    player.open("play")
    player.page.locator("form").wait_for()
    _fits(player)
    player.open(f"solver/{game}")
    plays(player)
    _fits(player)
    player.begin(game)
    player.play_on(turns=2)
    player.awaited()
    _fits(player)
    named(player)


def _fits(player: Player) -> None:
    wide = player.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0


def named(player: Player) -> None:
    """All that can be used has a name for those who hear the page; one thing is the main one."""
    nameless = player.page.evaluate(
        """() => [...document.querySelectorAll("button, a, input, select, textarea, [tabindex]")]
            .filter(each => each.checkVisibility() && each.id !== "main")
            .filter(each => !(each.ariaLabel ?? each.labels?.[0]?.textContent ?? each.textContent)
                .trim())
            .map(each => each.outerHTML)"""
    )
    assert nameless == []
    assert player.page.locator("h1").count() == 1
    assert player.page.locator("main").count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_what_is_behind_it(visit: Visit, scheme: str) -> None:
    # Else a button that can be used again is half of either colour for a moment.
    player = visit(color_scheme=scheme, reduced_motion="reduce")
    player.begin("lexibomb")
    player.play_on(turns=1)
    player.awaited()
    assert player.page.evaluate(FAINT) == []
    for path, last in LAST.items():
        player.open(path)
        player.page.locator(last).first.wait_for()
        assert player.page.evaluate(FAINT) == []


#: By view: what is there once all of it is.
LAST = {
    "play": ".tables .tag",
    "solver": ".list tbody tr",
    "solver/scrabble": ".list tbody tr",
    "replay": "#record",
    "rules/lexibomb": "summary",
}


#: Texts whose contrast with the plain colour behind them is below 4.5 to 1 (large ones: 3 to 1);
#: what is disabled may be fainter.
FAINT = """() => {
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) =>
    [r, g, b]
      .map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
      .reduce((sum, each, place) => sum + each * [0.2126, 0.7152, 0.0722][place], 0);
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(each);
      if (backgroundImage !== "none" || backgroundColor.startsWith("color(")) return null;
      const [r, g, b, alpha = 1] = parse(backgroundColor);
      if (alpha === 1) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility()) continue;
    if (element.closest(":disabled, .unseen, select")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const back = behind(element);
    if (!back) continue;
    const [a, b] = [light(parse(color)), light(back)].sort((x, y) => y - x);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.6 && fontWeight >= 700);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < (large ? 3 : 4.5)) {
      faint.push(`${element.className} ${element.textContent.slice(0, 20)}: ${ratio.toFixed(2)}`);
    }
  }
  return [...new Set(faint)];
}"""
