"""Fair play at a table, in a real browser: advice, open plays, and turns without points."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]


def two_players(visit: Visit, game: str, **choices: str) -> tuple[Player, Player]:
    """The player to move and the other one, at a table with challenges."""
    ann, bo = visit(), visit()
    ann.begin(game, "open", **choices)
    bo.open(ann.page.url.split("#/")[1])
    bo.button("Join the game").click()
    bo.page.locator(".tag", has_text=re.compile("your turn|to move")).wait_for()
    return (ann, bo) if ann.view()["to_move"] == ann.view()["seat"] else (bo, ann)


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_a_move_accepts_the_play_before_it(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    mover, other = two_players(visit, game)
    mover.play_on(turns=1)
    if game == "lexicon":
        while other.view()["phase"] != "challenge":  # until somebody lays a word
            mover, other = other, mover
            mover.play_on(turns=1)
    assert other.awaited() == "challenge"
    expect(other.page.locator(".challenge")).to_contain_text("make your move to accept it")
    before = other.view()["seq"]
    if game == "scrabble":
        other.pass_turn()
    else:
        hand = other.view()["observation"]["hand"]
        other.turn({"action": "draw", "discard": hand[0], "take": "blind"})
    other.changed()
    assert mover.view()["seq"] == before + 2
    expect(mover.page.locator(".challenge")).to_have_count(0)


def test_a_play_is_accepted_after_the_time_of_the_table(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sit("scrabble", accept_after=2)
    if player.awaited() == "turn":
        player.play_on(turns=1)
        player.awaited()
    timer = player.page.locator(".challenge [role=timer]")
    expect(timer).to_have_text(re.compile(r"^\s*Accepted in [12] seconds?\.\s*$"))
    expect(player.page.locator(".challenge")).to_have_count(0)
    assert player.awaited() == "turn"


def test_people_get_no_advice_unless_the_table_gives_it(visit: Visit) -> None:
    from playwright.sync_api import expect

    mover, other = two_players(visit, "scrabble")
    for each in (mover, other):
        each.choose_tab("Hints")
        expect(each.page.locator(".advice")).to_contain_text("Hints are off at this table")
        expect(each.page.locator(".advice")).to_contain_text("can’t stop players")
        expect(each.button("Get hints")).to_have_count(0)
    mover, other = two_players(visit, "scrabble", advice="on")
    for each in (mover, other):
        each.choose_tab("Hints")
    expect(mover.button("Get hints")).to_be_enabled()
    expect(other.button("Get hints")).to_be_disabled()


def test_there_is_no_advice_about_an_answer(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble")
    if player.awaited() == "turn":
        player.play_on(turns=1)
        player.awaited()
    player.choose_tab("Hints")
    expect(player.button("Get hints")).to_be_disabled()
    expect(player.page.locator(".advice")).to_contain_text("Accept or challenge the last play")
    player.button("Accept").click()
    expect(player.button("Get hints")).to_be_enabled()


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
@pytest.mark.smoke
def test_a_pass_is_confirmed(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin(game, words="refused") if game == "scrabble" else player.begin(game)
    player.to_turn()
    seq = player.view()["seq"]
    player.button("Pass …").click()
    question = player.page.locator("#pass-question")
    expect(question).to_contain_text("Pass your turn?")
    expect(player.button("Keep playing")).to_be_focused()
    player.button("Keep playing").click()
    expect(question).to_have_count(0)
    assert player.view()["seq"] == seq
    action = player.best()
    player.lay(action)
    player.button("Pass …").click()
    expect(question).to_contain_text(re.compile("Recall [1-7] tiles? and pass\\?"))
    player.button("Pass").click()
    player.changed()
    assert player.view()["seq"] > seq


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_the_last_turn_without_points_is_announced(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    warning = "Another scoreless turn ends the game."
    player = visit()
    seen = player.sees(**({"scoreless": 4} if game == "scrabble" else {"zeros": [0, 1]}))
    player.sit(game)
    player.to_turn()
    player.button("Pass …").click()
    expect(player.page.locator("#pass-question")).not_to_contain_text(warning)
    seen.update({"scoreless": 5} if game == "scrabble" else {"zeros": [2, 0]})
    player.page.reload()
    player.to_turn()
    player.button("Pass …").click()
    expect(player.page.locator("#pass-question")).to_contain_text(warning)
    player.button("Keep playing").click()
    player.button("Exchange …").click()
    expect(player.page.get_by_text(warning)).to_be_visible()


def test_players_who_have_left_are_away(visit: Visit) -> None:
    from playwright.sync_api import expect

    mover, other = two_players(visit, "lexibomb")
    away = mover.page.locator(".seat .away")
    expect(away).to_have_count(0)
    other.page.goto("about:blank")
    expect(away).to_have_text("away")
    other.page.go_back()
    expect(away).to_have_count(0)
