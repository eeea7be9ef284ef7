"""The analysis of a game, after it and in Replay: with mouse, keyboard and touch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from support.page_player import QUICK_ANALYSIS
from support.page_records import record_of, unfinished

from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from support.page_player import Player

Visit = Callable[..., "Player"]


def analysed(visit: Visit, path: Path, **options: Any) -> tuple[Player, Locator]:
    """Return a player who has analysed a file, and the panel of the analysis."""
    player = visit(**options)
    player.analyse_quickly()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.button("Analyse the game").click()
    return player, ended(player)


def ended(player: Player) -> Locator:
    """Wait for the end of an analysis, whatever it is; return its panel, if all is analysed."""
    from playwright.sync_api import expect

    player.page.locator(".analysis[aria-busy=false]").wait_for()
    panel = player.page.locator(".analysis")
    expect(panel.locator("[role=status]")).to_be_empty()
    expect(panel.locator(".problem:not([hidden])")).to_have_count(0)
    return panel


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_every_turn_can_be_clicked(visit: Visit, tmp_path: Path, game: str) -> None:
    from playwright.sync_api import expect

    path, turns = record_of(game, tmp_path)
    player, panel = analysed(visit, path)
    moves = panel.locator(".move-list td button")
    expect(moves).to_have_count(len(turns))
    for place in (0, len(turns) // 2, len(turns) - 1):
        moves.nth(place).click()
        expect(moves.nth(place)).to_have_attribute("aria-current", "step")
    shown = int(player.page.locator(".stepper .hint").inner_text().split("/")[0])
    assert shown in turns  # steps are numbered from 1, events from 0, the setup
    details = panel.locator(".turn-details")
    expect(details).to_contain_text(re.compile("Best|Good|Inaccuracy|Mistake|Blunder"))
    expect(details).to_contain_text("Luck before this turn")
    expect(panel.locator(".sums li")).to_have_count(2)
    expect(panel.locator(".graph path.chance")).to_have_attribute("d", re.compile("^M.* L"))


def test_mistakes_are_found_one_after_the_other(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    player, panel = analysed(visit, record_of("lexicon", tmp_path)[0])
    signs = panel.locator(".move-list b")
    assert signs.count() > 1
    following = panel.get_by_role("button", name="show the next")
    expect(following).to_have_text(re.compile(rf"^\s*{signs.count()} turns to improve"))
    seen = set()
    for _ in range(signs.count()):
        following.click()
        expect(panel.locator(".turn-details")).to_contain_text(
            re.compile("Inaccuracy|Mistake|Blunder")
        )
        expect(panel.locator(".turn-details ol li").first).to_be_visible()
        expect(panel.locator(".turn-details .facts li").first).to_contain_text(re.compile(r"\d"))
        seen.add(player.page.locator(".stepper .hint").inner_text())
    assert len(seen) == signs.count()
    panel.get_by_role("button", name="Analyse more deeply").click()
    ended(player)
    expect(panel.locator(".sums li")).to_have_count(2)
    expect(panel.get_by_role("button", name=re.compile("^Analyse"))).to_have_count(0)


def test_a_position_opens_in_the_solver(visit: Visit, tmp_path: Path) -> None:
    player, panel = analysed(visit, record_of("scrabble", tmp_path)[0])
    panel.locator(".move-list td button").nth(3).click()
    rack = player.page.locator(".hands li").nth(1).locator(".rack").get_attribute("aria-label")
    panel.get_by_role("link", name="Open in the solver").click()
    player.page.get_by_role("heading", name="Solver").wait_for()
    board = player.page.get_by_role("grid", name="Board")
    board.wait_for()
    assert "board=" in player.page.url
    assert rack is not None
    assert player.page.locator("#rack").input_value() != ""


def test_a_better_play_is_shown_on_the_board(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    player, panel = analysed(visit, record_of("scrabble", tmp_path, weak="level1")[0])
    panel.get_by_role("button", name="show the next").click()
    rack = player.page.locator(".hands .rack").first
    after = rack.get_attribute("aria-label")
    show = panel.get_by_role("button", name="Show", exact=True).first
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    laid = player.page.locator(".square .laid")
    expect(laid).not_to_have_count(0)
    assert rack.get_attribute("aria-label") != after or player.page.locator(".hands li").count() > 1
    show.click()
    expect(laid).to_have_count(0)


def test_the_graph_leads_to_its_turns(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    _, panel = analysed(visit, record_of("lexibomb", tmp_path)[0])
    graph = panel.locator(".graph svg")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 3, "y": box["height"] / 2})
    moves = panel.locator(".move-list td button")
    expect(moves.last).to_have_attribute("aria-current", "step")
    expect(panel.locator(".graph .current")).to_have_count(1)


def test_arrow_keys_step_through_a_game(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    player, panel = analysed(visit, record_of("scrabble", tmp_path)[0])
    panel.locator(".move-list td button").first.focus()
    shown = player.page.locator(".stepper .hint")
    player.page.keyboard.press("Enter")
    before = int(shown.inner_text().split("/")[0])
    player.page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(re.compile(rf"^{before + 1} /"))
    for _ in range(3):
        player.page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text(re.compile(rf"^{max(1, before - 2)} /"))


def test_gcg_is_replayed_and_analysed(visit: Visit) -> None:
    from playwright.sync_api import expect

    player, panel = analysed(visit, Path(__file__).parents[2] / "examples" / "game.gcg")
    player.page.get_by_role("heading", name="Scrabble: sim, static").wait_for()
    moves = panel.locator(".move-list td button")
    expect(moves).to_have_count(20)
    moves.nth(1).click()
    expect(player.page.locator(".current-event")).to_have_text(
        "static plays WEATHERS at C6 for 82."
    )
    expect(panel.locator(".turn-details")).to_contain_text("static: play WEATHERS at C6")
    player.button("Last").click()
    expect(player.page.locator(".current-event")).to_contain_text("for tiles left")


def test_three_players_have_three_columns(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    path, turns = record_of("scrabble", tmp_path, players=3)
    _, panel = analysed(visit, path)
    heads = panel.locator(".move-list thead th").all_inner_texts()
    assert heads[1:] == ["North", "South", "East"]  # the first has the numbers of turns
    expect(panel.locator(".move-list td button")).to_have_count(len(turns))
    expect(panel.locator(".graph path.chance")).to_have_count(3)


def test_an_analysis_has_enough_contrast(visit: Visit, tmp_path: Path) -> None:
    path = record_of("lexicon", tmp_path)[0]
    player, panel = analysed(visit, path)
    panel.locator(".move-list td button").nth(1).click()
    panel.locator(".turn-details").wait_for()
    assert player.faint_texts() == []


def test_an_analysis_fits_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    player, panel = analysed(visit, record_of("scrabble", tmp_path)[0], **phone)
    assert player.too_wide() <= 0
    for button in panel.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    panel.locator(".move-list td button").nth(2).tap()
    assert panel.locator(".move-list [aria-current]").count() == 1


def test_a_finished_game_leads_to_its_analysis(visit: Visit) -> None:
    player = visit()
    player.analyse_quickly()
    player.sit("lexicon", record=unfinished("lexicon"))
    player.play_on()
    player.page.get_by_role("link", name="Analyse").click()
    assert ended(player).locator(".sums li").count() == 2


def test_the_address_of_an_analysis_names_the_turn(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    asked: list[Any] = []
    player.intercept("analyse", lambda params: asked.append(params.update(QUICK_ANALYSIS)))
    player.sit("scrabble", record=unfinished("scrabble"))
    player.play_on()
    player.page.get_by_role("link", name="Analyse").click()
    panel = ended(player)
    expect(panel.locator(".sums")).to_contain_text("You lost")
    panel.locator(".move-list td button").nth(1).click()
    shown = player.page.locator(".stepper .hint")
    step = shown.inner_text()
    assert player.page.url.endswith(f"?analysis=1&turn={step.split(' /')[0]}")
    panel.get_by_role("link", name="Open in the solver").click()
    player.page.get_by_role("heading", name="Solver").wait_for()
    player.page.go_back()
    expect(shown).to_have_text(step)
    expect(panel.locator(".sums")).to_contain_text("You lost")  # without another request
    assert len(asked) == 1
    player.page.reload()
    expect(shown).to_have_text(step)
    expect(panel.locator(".sums")).to_contain_text("You lost")


def test_panels_beside_a_board_have_tabs(visit: Visit, tmp_path: Path) -> None:
    """In a wide window one is shown, nothing is below the fold, and arrow keys choose."""
    from playwright.sync_api import expect

    player, panel = analysed(visit, record_of("scrabble", tmp_path)[0])
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_text(["Analysis", "Play on", "Game log"])
    step = page.locator(".stepper .hint").inner_text()
    tabs.first.focus()
    for key, chosen in (("ArrowLeft", 2), ("ArrowRight", 0), ("End", 2), ("Home", 0)):
        page.keyboard.press(key)
        expect(tabs.nth(chosen)).to_be_focused()
        expect(tabs.nth(chosen)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel")).to_have_count(1)
        expect(panel).to_be_visible(visible=chosen == 0)
    assert page.locator(".stepper .hint").inner_text() == step
    page.set_viewport_size({"width": 390, "height": 844})
    expect(tabs).to_have_count(0)
    expect(page.get_by_role("tabpanel")).to_have_count(3)


def test_strength_is_estimated_for_scrabble(visit: Visit, tmp_path: Path) -> None:
    """With the limits that players have; not with others, and not for other games."""
    from playwright.sync_api import expect

    player = visit()
    player.intercept("analyse", lambda params: params.update(quick=True, top=1))
    player.open("replay")
    player.page.set_input_files("#record", record_of("scrabble", tmp_path)[0])
    player.button("Analyse the game").click()
    sums = ended(player).locator(".sums")
    expect(sums).to_contain_text(
        re.compile(r"Strength: about [+-]?\d+ Elo \([+-]?\d+ to [+-]?\d+\)")
    )
    expect(player.page.locator(".analysis")).to_contain_text("no rating of a club")
    for game, text in (("scrabble", 1), ("lexibomb", 0)):
        _, panel = analysed(visit, record_of(game, tmp_path)[0])
        expect(panel.locator(".sums")).not_to_contain_text("Strength")
        expect(panel.get_by_text("There is no estimate of strength")).to_have_count(text)


@pytest.mark.smoke
def test_an_analysis_can_be_stopped(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", record_of("lexibomb", tmp_path)[0])
    player.button("Analyse the game").click()
    player.page.locator(".move-list td button").first.wait_for()
    player.button("Stop").click()
    expect(player.page.locator(".analysis [role=status]")).to_have_text(
        re.compile(r"^\s*Stopped after \d+ turns?\.\s*$")
    )
    player.button("Analyse again").click()
    player.button("Stop").wait_for()


#: The first answers of a server that is slow: to an analysis that it ends before the first turn,
#: and to one that it refuses. What the player sees, and the button to go on.
SLOW = {
    "slow": (
        {"result": {"rows": [], "stopped": True}},
        "ended the analysis after 0 turns. “Analyse again” gives each turn fewer play-outs.",
        "Analyse again",
    ),
    "busy": (
        {"error": {"code": -32000, "message": "busy", "data": {"type": "Busy"}}},
        "The server is busy. Try again in a moment.",
        "Analyse the game",
    ),
}


@pytest.mark.parametrize("case", SLOW)
def test_an_analysis_goes_on_after_a_slow_server(visit: Visit, tmp_path: Path, case: str) -> None:
    from playwright.sync_api import expect

    answer, text, button = SLOW[case]
    playouts: list[int] = []

    def first(params: dict[str, Any]) -> dict[str, Any] | None:
        playouts.append(params.get("iterations", 100))
        params.update(QUICK_ANALYSIS)
        return answer if len(playouts) == 1 else None

    path, turns = record_of("lexibomb", tmp_path)
    player = visit()
    player.intercept("analyse", first)
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.button("Analyse the game").click()
    panel = player.page.locator(".analysis")
    expect(panel).to_contain_text(text)
    panel.get_by_role("button", name=button, exact=True).click()
    panel.locator(".sums").wait_for()
    expect(ended(player).locator(".move-list td button")).to_have_count(len(turns))
    assert playouts[1] == playouts[0] / (2 if case == "slow" else 1)


def test_a_server_that_is_away_is_reported(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.page.route_web_socket(re.compile("/ws$"), lambda socket: socket.close())
    player.open("replay")
    player.page.set_input_files("#record", record_of("lexicon", tmp_path)[0])
    player.button("Analyse the game").click()
    expect(player.page.locator(".analysis")).to_contain_text("Can’t reach the server.")
    player.button("Analyse the game").wait_for()


# Play on, and practise mistakes


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_from_any_position(visit: Visit, tmp_path: Path, game: str) -> None:
    from playwright.sync_api import expect

    path, turns = record_of(game, tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    step = turns[2] - 1
    player.page.get_by_label("Step").fill(str(step))
    panel = player.page.locator(".play-on")
    seat = json.loads(lines[turns[3]])["player"]
    name = ["North", "South"][seat]
    expect(panel).to_contain_text(f"You take over from {name}.")
    hand = player.page.locator(".hands li").nth(seat).locator(".tile")
    held = sorted(re.split("[ ,]", label)[0] for label in hand.evaluate_all(LABELS))
    player.choose_tab("Play on")
    panel.get_by_label("Opponent").select_option("level1")
    panel.get_by_role("button", name="Play on", exact=True).click()
    player.page.wait_for_url("**/#/table/*")
    view = player.view()
    assert (view["seat"], view["seats"][1 - seat]["bot"]) == (seat, "level1")
    assert (view["seq"], view["to_move"]) == (turns[2] + 1, seat)
    # The last turn is that of the record: the bot does not take it again.
    last = player.ask("table.view", since=0)["events"][-1]
    assert last["action"] == json.loads(lines[turns[2]])["action"]
    tiles = view["observation"].get("hand") or view["observation"]["rack"]
    names = {"*": "Master", "?": "blank", "_": "blank"}
    assert held == sorted(names.get(tile, tile) for tile in tiles)
    player.to_turn()
    player.play_on(turns=1)
    assert player.view()["seq"] > turns[2]


LABELS = "tiles => tiles.map(tile => tile.ariaLabel ?? tile.textContent)"


@pytest.mark.smoke
def test_a_game_in_gcg_is_played_on_until_it_is_over(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", Path(__file__).parents[2] / "examples" / "game.gcg")
    panel = player.page.locator(".play-on")
    step = player.page.get_by_label("Step")
    # The last tile is laid in step 20. Points for tiles follow.
    for last in ("19", "21"):
        step.fill(last)
        expect(player.page.locator(".hands")).to_be_visible()
        expect(panel).to_have_count(0)
    step.fill("2")
    expect(panel).to_contain_text("You take over from static.")
    expect(panel).to_contain_text("Tiles missing from the file are drawn at random.")
    player.choose_tab("Play on")
    panel.get_by_role("button", name="Play on", exact=True).click()
    player.page.wait_for_url("**/#/table/*")
    view = player.view()
    assert (view["seat"], view["to_move"], view["scores"]) == (1, 1, [136, 82])
    assert view["observation"]["rack"] == "CMMNTUV"
    player.play_on(turns=1)
    assert player.view()["seq"] > view["seq"]


def test_a_game_that_is_over_is_not_played_on(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    path, _ = record_of("scrabble", tmp_path)
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    expect(player.page.locator(".play-on")).to_be_attached()
    player.button("Last").click()
    expect(player.page.locator(".play-on")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_become_puzzles(visit: Visit, tmp_path: Path, game: str) -> None:
    from playwright.sync_api import expect

    path, _ = record_of(game, tmp_path, weak="level1")
    player, panel = analysed(visit, path)
    practise = panel.get_by_role("button", name=re.compile(r"^Practise \d+ turns? of North$"))
    count = int(re.findall(r"\d+", practise.inner_text())[0])
    practise.click()
    question = player.page.locator(".question")
    expect(question).to_contain_text(f"Mistake 1 of {count}: find a better turn.")
    answer = player.page.get_by_role("region", name="Your answer")
    player.button("Show the best turns").click()
    best = answer.locator(".turns li")
    expect(best.first).to_be_visible()
    expect(answer.get_by_role("heading")).to_have_text("0 mistakes fixed")
    # The best one is laid out.
    laid = player.page.locator(".square .tile.laid, .tray .tile, .rack .tile[aria-pressed=true]")
    expect(laid.first).to_be_visible()
    player.button("Back to the game").click()
    expect(panel.get_by_role("button", name="Analyse more deeply")).to_be_visible()


def test_a_better_turn_mends_a_mistake(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    path, _ = record_of("scrabble", tmp_path, weak="level1")
    player, panel = analysed(visit, path)
    panel.get_by_role("button", name=re.compile("^Practise .* of North$")).click()
    answer = player.page.get_by_role("region", name="Your answer")
    player.pass_turn()
    expect(answer.locator(".verdict")).to_contain_text("There’s something better.")
    player.button("Show the best turns").click()
    laid = player.page.locator(".square:has(.tile.laid)")
    expect(laid.first).to_be_visible()
    tiles = [label.split(", ")[:2] for label in laid.evaluate_all(LABELS)]
    player.button("Next mistake").click()
    player.button("Previous mistake").click()
    expect(laid).to_have_count(0)
    for square, letter in tiles:
        rack = player.page.get_by_role("group", name="Your rack")
        rack.get_by_role("button", name=re.compile(f"^{letter}, ")).and_(
            player.page.locator(":enabled")
        ).first.click()
        player.square(square).click()
    player.page.locator(".own-turn button.main").click()
    expect(answer.locator(".verdict")).to_contain_text("nice find")
    expect(answer.get_by_role("heading")).to_have_text("1 mistake fixed")
