"""The solver, replays, and the look and accessibility of all views."""

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
    from playwright.sync_api import WebSocketRoute
    from support.page_player import Player

GAMES = ("lexicon", "scrabble", "lexibomb")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}

Visit = Callable[..., "Player"]


def plays(player: Player) -> tuple[int, list[str]]:
    """Return the number of plays that the solver shows, and the listed words."""
    heading = player.page.get_by_role("heading", name=re.compile(r"^[\d,]+ plays?$"))
    heading.wait_for()
    busy = player.page.locator('section[aria-label="Plays"][aria-busy="true"]')
    busy.wait_for(state="detached")
    words = player.page.locator(".list tbody tr td:first-child > *")
    told = [each.get_attribute("aria-label") or each.inner_text() for each in words.all()]
    return int(heading.inner_text().split()[0].replace(",", "")), told


def answered(player: Player, text: str, action: Callable[[], Any]) -> None:
    """Run an action and wait for the answer to a `solve` request that contains a text."""

    def of_it(response: Any) -> bool:
        return "rpc?solve" in response.url and text in (response.request.post_data or "")

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


def test_newest_hand_wins_if_answers_come_late(visit: Visit) -> None:
    player = visit()
    player.open("solver")
    plays(player)
    held: list[Any] = []

    def late(route: Any) -> None:
        if '"hand":"CAT' in route.request.post_data:
            held.append(route)  # answered after the other request
        else:
            route.continue_()

    player.page.route("**/rpc?solve", late)
    field = player.page.get_by_label("Your cards")
    with player.page.expect_request("**/rpc?solve"):
        field.fill("CATS")
    answered(player, '"hand":"QUIZ"', lambda: field.fill("QUIZ"))
    for route in held:
        route.continue_()
    assert plays(player)[1][0] == "QUIZ"


def test_error_in_a_position_is_shown(visit: Visit) -> None:
    player = visit()
    player.open("solver")
    player.page.get_by_label("Your cards").fill("CAT7")
    player.page.get_by_role("alert").filter(has_text="letters, and * for the Master").wait_for()


@pytest.mark.smoke
def test_plan_of_a_hand(visit: Visit) -> None:
    player = visit()
    player.open("solver?position=DEIIILOTUW")
    player.button("Plan").click()
    player.page.get_by_role("heading", name=re.compile("All cards played|Not all")).wait_for()
    assert player.page.locator(".list tbody tr").count() >= 1


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
@pytest.mark.smoke
def test_board_is_typed_and_solved(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(f"solver/{game}?rack=AEINQTU")
    plays(player)
    player.square("8H").click()
    if game == "scrabble":
        player.page.keyboard.type("cat")
        answered(player, "S/", lambda: player.page.get_by_label("Your tiles").fill("S"))
        assert "CATS" in plays(player)[1]
        player.button("CATS").first.click()
        expect(player.page.locator(".square .tile.laid")).to_have_count(1)
        player.button("Put CATS on the board").click()
        player.page.locator(".square .tile:not(.laid)").nth(3).wait_for()
        expect(player.page.get_by_label("Your tiles")).to_have_value("")
        player.button("Clear the board").click()
        expect(player.page.locator(".square .tile")).to_have_count(0)
    else:
        player.page.keyboard.type("1")
        shown = player.page.locator("[aria-label*='1 adjacent bomb']")
        expect(shown).to_have_count(1)
        player.button("Clear the board").click()
        expect(shown).to_have_count(0)


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_changes_of_the_board_are_undone(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(f"solver/{game}?rack=CATS")
    undo = player.button("Undo")
    expect(undo).to_be_disabled()
    player.square("8H").click()
    for letter in "HAT":
        player.page.keyboard.press(letter)
    expect(player.square("8J")).to_contain_text("T")
    player.page.keyboard.press("Control+z")
    expect(player.square("8J")).not_to_contain_text("T")
    expect(player.square("8I")).to_contain_text("A")
    player.button("Clear the board").click()
    expect(player.square("8H")).not_to_contain_text("H")
    undo.click()
    expect(player.square("8H")).to_contain_text("H")
    player.page.locator("#rack").press("Control+z")  # that of the field
    expect(player.square("8I")).to_contain_text("A")
    for _ in range(2):
        undo.click()
    expect(undo).to_be_disabled()
    expect(player.square("8H")).not_to_contain_text("H")


def test_a_play_that_was_laid_is_undone_with_its_rack(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/scrabble?rack=CATS")
    player.page.locator(".list tbody button").first.click()
    player.button(re.compile("^Put ")).click()
    expect(player.page.locator("#rack")).to_have_value("S")
    player.button("Undo").click()
    expect(player.page.locator("#rack")).to_have_value("CATS")
    expect(player.button("Clear the board")).to_be_disabled()


@pytest.mark.smoke
def test_record_is_replayed_step_by_step(visit: Visit, tmp_path: Path) -> None:
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
    shown = player.page.locator(".current-event")
    expect(shown).to_contain_text(re.compile("^End of the game"))
    player.button("First").click()
    expect(shown).to_contain_text(re.compile("^Draw for the deal"))
    player.choose_tab("Game log")
    player.page.locator(".events button").nth(1).click()
    expect(shown).to_contain_text(re.compile("^Round 1"))


def test_file_that_is_no_record_is_refused(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps({"event": "turn"}))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.page.locator(".problem:not([hidden])").wait_for()


def test_unknown_table_is_reported(visit: Visit) -> None:
    player = visit()
    player.open("table/nonsense")
    player.page.get_by_role("alert").filter(has_text="This table doesn’t exist").wait_for()


def test_actions_of_others_are_announced(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    player.play_on(turns=1)
    while player.awaited() != "challenge":  # the bot did not play
        player.play_on(turns=1)
    announced = player.page.locator("#announcements p").last
    expect(announced).to_have_text(
        re.compile(r"greedy plays .* Challenge it, or make your move\?$")
    )
    player.button("Accept").click()
    player.changed()
    player.awaited()
    expect(announced).to_have_text(re.compile(r"Your turn\.$"))


@pytest.mark.parametrize("game", GAMES)
def test_players_see_that_another_bot_moved(visit: Visit, game: str) -> None:
    def relay(page_side: WebSocketRoute) -> None:
        """Say of each turn of the bot that it was too slow."""

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            view = message.get("params") or message["result"]
            for seq, event in enumerate(view["events"], view["until"] - len(view["events"])):
                if event["event"] == "turn" and event["player"] == 1:
                    fallback = {"seq": seq, "seat": 1, "reason": "slow", "by": "greedy"}
                    view["fallbacks"].append(fallback)
            page_side.send(json.dumps(message))

        server = page_side.connect_to_server()
        page_side.on_message(server.send)
        server.on_message(answer)

    player = visit()
    player.page.route_web_socket("**/ws", relay)
    player.begin(game)
    player.play_on(turns=2)
    text = "The bot was too slow; greedy moved for it."
    player.choose_tab("Game log")
    player.page.locator(".log").get_by_text(text).first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_page_fits_the_width_of_a_phone(visit: Visit, game: str) -> None:
    player = visit(**PHONE)
    player.open("play")
    player.page.locator("form").wait_for()
    assert player.too_wide() <= 0
    player.open(f"solver/{game}")
    plays(player)
    assert player.too_wide() <= 0
    player.begin(game)
    player.play_on(turns=1)
    player.awaited()
    assert player.too_wide() <= 0
    named(player)


def named(player: Player) -> None:
    """Check that every control has a name for screen readers, and the page one main heading."""
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


def test_text_has_enough_contrast(visit: Visit) -> None:
    player = visit()
    player.begin("lexibomb")
    player.play_on(turns=1)
    player.awaited()
    assert player.faint_texts() == []
    for path, last in LAST.items():
        player.open(path)
        player.page.locator(last).first.wait_for()
        assert player.faint_texts() == []


#: By view, an element that shows that it has loaded.
LAST = {
    "play": ".tables .tag",
    "solver": ".list tbody tr",
    "solver/scrabble": ".list tbody tr",
    "puzzle/lexicon": ".hand",
    "words?q=length:2": ".word-table tbody tr",
    "words?q=lenght:2": ".marked mark",
    "replay": "#record",
    "rules/lexibomb": "summary",
}
