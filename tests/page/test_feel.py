"""How a table feels: pauses of typing, plays that move, and points that rise."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page_player import Player
    from playwright.sync_api import Request

GAMES = ("lexicon", "scrabble", "lexibomb")
#: The page searches a text so many milliseconds after the last key.
TYPING_PAUSE = 30
#: No play moves for longer, in milliseconds.
LONGEST_MOVE = 300
#: Rules by which every tile hits a bomb.
ALL_BOMBS = {"base": "standard", "bombs": 15 * 15}

Visit = Callable[..., "Player"]

#: Keeps all animations that start, in `moves`: their names, durations and properties, where they
#: are, the text there, and by how much the page is too wide.
RECORD_MOVES = """
window.moves = [];
addEventListener("animationstart", ({ target, animationName }) => {
  const all = target.getAnimations({ subtree: true });
  const { effect } = all.find((each) => each.animationName === animationName);
  const keys = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  const square = target.closest(".square");
  const { scrollWidth, clientWidth } = document.documentElement;
  moves.push({
    name: animationName,
    duration: effect.getTiming().duration,
    properties: keys.filter((key) => !/offset$|easing|composite/i.test(key)),
    at: square?.ariaLabel.split(",")[0] ?? target.ariaLabel,
    seat: [...document.querySelectorAll(".seat")].findIndex((each) => each.contains(target)),
    text: target.textContent.trim(),
    tooWide: scrollWidth - clientWidth,
  });
}, true);
"""

#: Resolves after two pictures: what has to move does so now.
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


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


# ------------------------------------------------------------------------------ motion


def recorded(visit: Visit, game: str, **options: Any) -> Player:
    """A player whose turn it is, and whose animations are recorded from now on."""
    player = visit(**options)
    player.page.add_init_script(RECORD_MOVES)
    rules = {"ruleset": ALL_BOMBS} if game == "lexibomb" else {}
    player.sit(game, **rules)
    player.to_turn()
    player.page.evaluate(FRAMES)
    player.page.evaluate("moves.length = 0")
    return player


def play_word(player: Player) -> list[Any]:
    """Play until a word has been laid; return the events from then until the next turn."""
    known = player.view()["until"]
    while True:
        action = player.best()
        player.turn(action)
        player.changed()
        player.to_turn()
        if "word" in action or "laid" in action:
            break
    player.page.evaluate(FRAMES)
    events: list[Any] = player.ask("table.view", since=known)["events"]
    return events


def laid_squares(events: Iterable[Any]) -> list[str]:
    from page_player import squares

    actions = [each["action"] for each in events if each["event"] == "turn"]
    plays = [each for each in actions if each["action"] == "play"]
    return [square for each in plays for square, _ in squares(each["at"], each["word"])]


def moved(player: Player, name: str, count: int) -> list[Any]:
    """Wait until so many animations of a name have started; return them."""
    player.page.wait_for_function(
        "([name, count]) => moves.filter((each) => each.name === name).length >= count",
        arg=[name, count],
    )
    found: list[Any] = player.page.evaluate(
        "(name) => moves.filter((each) => each.name === name)", name
    )
    assert len(found) == count
    return found


def is_light(moves: list[Any]) -> None:
    """Check that animations are cheap and change no layout."""
    for each in moves:
        assert set(each["properties"]) <= {"transform", "opacity"}
        assert each["tooWide"] <= 0


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_tiles_of_plays_arrive_on_the_board(visit: Visit, game: str) -> None:
    player = recorded(visit, game, viewport={"width": 390, "height": 844})
    laid = laid_squares(play_word(player))
    arrived = moved(player, "arrive", len(laid))
    assert sorted(each["at"] for each in arrived) == sorted(laid)
    assert all(0 < each["duration"] <= LONGEST_MOVE for each in arrived)
    is_light(arrived)


def test_words_of_plays_arrive_on_the_table(visit: Visit) -> None:
    player = recorded(visit, "lexicon")
    events = play_word(player)
    laid = [each["action"]["laid"] for each in events if "laid" in each.get("action", {})]
    arrived = moved(player, "arrive", len(laid))
    words = [re.sub(r"[\[\]]", "", word).upper() for word in laid]
    assert sorted(each["at"].split(",")[0] for each in arrived) == sorted(words)
    assert all(0 < each["duration"] <= LONGEST_MOVE for each in arrived)
    is_light(arrived)


def test_a_mine_that_goes_off_is_shown(visit: Visit) -> None:
    player = recorded(visit, "lexibomb")
    events = play_word(player)
    hit = [square for each in events for square in each.get("hit", [])]
    assert hit
    exploded = moved(player, "explode", len(hit))
    assert sorted(each["at"] for each in exploded) == sorted(hit)
    assert all(0 < each["duration"] <= LONGEST_MOVE for each in exploded)
    is_light(exploded)


def test_points_of_plays_rise_from_the_board_and_go(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = recorded(visit, "scrabble", viewport={"width": 390, "height": 844})
    events = play_word(player)
    plays = [each for each in events if each.get("action", {}).get("action") == "play"]
    risen = moved(player, "rise", len(plays))
    assert sorted(each["text"] for each in risen) == sorted(f"+{each['score']}" for each in plays)
    assert {each["at"] for each in risen} == {laid_squares([each])[-1] for each in plays}
    is_light(risen)
    expect(player.page.locator(".rising")).to_have_count(0)


def test_other_points_rise_to_the_score_of_the_player(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = recorded(visit, "lexicon")
    hand = player.view()["observation"]["hand"].replace("*", "")
    word = player.page.get_by_role("textbox", name="Word")
    word.fill(hand)
    before = player.view()["scores"]
    word.press("Enter")
    player.changed()
    player.to_turn()
    player.page.locator(".log li", has_text="challenges").wait_for()
    gains = [after - old for old, after in zip(before, player.view()["scores"], strict=True)]
    expected = [(seat, f"{gain:+}") for seat, gain in enumerate(gains) if gain]
    assert expected
    risen = moved(player, "rise", len(expected))
    assert [(each["seat"], each["text"]) for each in risen] == expected
    is_light(risen)
    rising = player.page.locator(".rising")
    assert rising.evaluate_all("all => all.every(each => each.ariaHidden === 'true')")
    expect(rising).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_with_reduced_motion(visit: Visit, game: str) -> None:
    player = recorded(visit, game, reduced_motion="reduce")
    events = play_word(player)
    assert events
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("moves") == []
    assert player.page.locator(".rising:visible").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_a_table_is_opened_or_replayed(visit: Visit, game: str) -> None:
    player = recorded(visit, game)
    play_word(player)
    player.page.reload()
    player.awaited()
    player.page.locator(".own-turn").wait_for()
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("moves") == []
    assert player.page.locator(".rising").count() == 0
    player.ask("table.resign")
    table = player.page.url.split("#/table/")[1]
    player.open(f"replay/{table}")
    player.button("First").wait_for()
    player.page.evaluate("moves.length = 0")
    while player.button("Next").is_enabled():
        player.button("Next").click()
        player.page.evaluate(FRAMES)
    assert player.page.evaluate("moves") == []
