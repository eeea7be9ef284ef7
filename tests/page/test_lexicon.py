"""Lexicon at the page: ends of rounds, what follows from events, and the views of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from lexicon_fast import Dictionary
from lexicon_fast.engine.lexicon.seen import seen
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.actions import CHALLENGE, Form
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import RULESETS, ruleset
from lexicon_fast.server.rules_told import rules_told

if TYPE_CHECKING:
    from page_player import Player

Visit = Callable[..., "Player"]

NEXT = "Next round"


def to_the_end_of_a_round(player: Player) -> None:
    """Play until a round is over, and another has begun."""
    while True:
        phase = player.awaited(go_on=False)
        if player.button(NEXT).count():
            return
        assert phase != "over"
        if phase == "challenge":
            player.button("Accept").click()
        else:
            player.turn(player.best())
        player.changed()


def test_the_end_of_a_round_is_shown_until_the_player_goes_on(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", rounds="3")
    to_the_end_of_a_round(player)
    events = player.ask("table.view", since=0)["events"]
    end = next(event for event in events if event["event"] == "round end")
    panel = player.page.get_by_role("region", name="Round 1 is over")
    names = ["You", "greedy"]
    if end["why"] == "out":
        told = panel.locator("p").first
        assert told.inner_text().startswith(f"{names[end['winner']]} went out")
        laid = [e["action"]["laid"] for e in events[: events.index(end)] if "laid" in e["action"]]
        word = told.get_by_role("img").get_attribute("aria-label") or ""
        assert word.split(",")[0] == laid[-1].upper().replace("[", "").replace("]", "")
    rows = [row.locator("th, td").all_inner_texts() for row in panel.locator("tbody tr").all()]
    assert [row[0].strip() for row in rows] == names
    assert [int(row[-1]) for row in rows] == end["scores"]
    assert [int(row[-2]) for row in rows] == end["points"]
    # It waits for the player, also over a reload, and hides nothing that others do.
    player.page.reload()
    panel.wait_for()
    assert player.page.locator(".hand").count() == 0
    player.page.keyboard.press("Enter")
    player.page.locator(".hand").wait_for()
    player.page.reload()
    player.page.locator(".hand").wait_for()
    assert panel.count() == 0


def test_escape_goes_on_to_the_next_round(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", rounds="3")
    to_the_end_of_a_round(player)
    player.page.locator(".log ol").focus()
    player.page.keyboard.press("Escape")
    player.page.locator(".hand").wait_for()


def test_who_comes_to_watch_sees_the_round_in_play_and_then_its_end(visit: Visit) -> None:
    player, watcher = visit(), visit()
    player.begin("lexicon", rounds="3")
    to_the_end_of_a_round(player)
    watcher.page.goto(player.page.url)
    watcher.page.locator(".laid-words").wait_for()
    assert watcher.button(NEXT).count() == 0
    player.button(NEXT).click()
    to_the_end_of_a_round(player)
    watcher.page.get_by_role("region", name="Round 2 is over").wait_for()


def test_the_last_round_ends_with_the_result(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", rounds="1")
    player.play_on()
    view = player.view()
    ending = player.page.get_by_role("region", name="The end")
    winners = [
        name for name, share in zip(("You", "greedy"), view["returns"], strict=True) if share
    ]
    if len(winners) == 1:
        assert ending.locator("h2").inner_text() in ("You win.", "greedy wins.")
    assert all(name in ending.locator("h2").inner_text() for name in winners)
    scores = ending.locator("tbody tr td:last-child").all_inner_texts()
    assert list(map(int, scores)) == view["scores"]
    assert player.button(NEXT).count() == 0


def ended_rounds(seed: int, name: str, strict: bool) -> tuple[Game, list[Round]]:
    """A game of three played at random, with challenges, right and wrong; its rounds."""
    rng = random.Random(seed)
    rules = replace(ruleset(name), name=name, strict=strict, guard=5)
    game = Game(Dictionary.load("enable"), players=3, ruleset=rules, seed=seed, rounds=3)
    rounds = [game.round]
    while not game.is_terminal():
        player = game.current_player()
        assert player is not None
        actions: list[Any] = game.legal_actions()[:8]
        hand = game.round.hands[player].replace("*", "")
        if CHALLENGE not in actions and not strict and len(hand) > 2 and rng.random() < 0.2:
            actions = [Form(hand[:3].lower())]  # hardly ever a word
        game.apply(rng.choice(actions))
        if game.round is not rounds[-1]:
            rounds.append(game.round)
    return game, rounds


@pytest.mark.parametrize("name", RULESETS)
def test_hands_and_penalties_follow_from_the_events(visit: Visit, name: str) -> None:
    player = visit()
    player.open("play")
    for seed in range(6):
        game, rounds = ended_rounds(seed, name, strict=seed % 2 == 1)
        rules = msgspec.to_builtins(rules_told("lexicon", game.rules.to_json()))
        for seat in (None, 0, 1, 2):
            events = msgspec.to_builtins(list(seen(game.events, seat)))
            ends = player.page.evaluate(
                """async ([events, rules, seat]) => {
                    const { follow } = await import("./page/lexicon/following.js");
                    const all = follow(events, rules, seat);
                    return all.filter(({ event }) => event === "round end");
                }""",
                [events, rules, seat],
            )
            assert len(ends) == len(rounds)
            for end, round_ in zip(ends, rounds, strict=True):
                assert end["round"] == round_.number
                held = {str(each): len(round_.hands[each]) for each in round_.players}
                assert end["left"] == held
                assert end["hand"] == ("" if seat is None else round_.hands[seat])
                penalties = [end["penalties"].get(str(each), 0) for each in range(3)]
                assert penalties == list(round_.penalties)
                last = [e for e in round_.events if hasattr(getattr(e, "action", None), "laid")]
                if round_.winner is not None:
                    assert end["play"]["action"]["laid"] == last[-1].action.laid  # type: ignore


def test_a_replay_shows_the_table_as_the_last_word_left_it(visit: Visit, tmp_path: Path) -> None:
    rules = replace(ruleset("waddingtons"), name="strict", strict=True)
    game = Game(Dictionary.load("enable"), players=2, ruleset=rules, seed=7, rounds=2)
    rounds = [game.round]
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])
        if game.round is not rounds[-1]:
            rounds.append(game.round)
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(record.lines(game, ["North", "South"])))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    ends = player.page.locator(".moments button", has_text="End of the round")
    ends.first.wait_for()
    assert ends.count() == len(rounds)
    for end, round_ in zip(ends.all(), rounds, strict=True):
        end.click()
        words = player.page.locator(".laid-words [role=img]")
        told = [(word.get_attribute("aria-label") or "").split(",")[0] for word in words.all()]
        assert told == [laid.upper().replace("[", "").replace("]", "") for laid in round_.table]
        hands = player.page.locator(".held li > :last-child")
        held = [each.get_attribute("aria-label") or "" for each in hands.all()]
        assert held == list(round_.hands)
        player.button("Back").click()
        assert words.count() == len(round_.table)


def test_the_letters_of_table_words_stand_on_their_cards_in_the_tray(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon")
    player.to_turn()
    while not player.view()["observation"].get("table"):
        player.play_on(turns=1)
        player.to_turn()
    player.page.locator("button.laid-word").first.click()
    for card in player.page.locator(".tray .tile").all():
        whole, letter = card.bounding_box(), card.locator(".letter").bounding_box()
        assert whole is not None
        assert letter is not None
        assert whole["x"] <= letter["x"]
        assert letter["x"] + letter["width"] <= whole["x"] + whole["width"]
