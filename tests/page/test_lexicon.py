"""Lexicon on the page: ends of rounds, details of events, the hand and the tray."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from support.page_records import unfinished
from support.served_sources import serve_sources

from lexicon_fast import Dictionary
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.actions import CHALLENGE, Form
from lexicon_fast.games.lexicon.events import visible_events
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import RULESETS, ruleset

if TYPE_CHECKING:
    from support.page_player import Player
    from support.serving import Server

Visit = Callable[..., "Player"]

NEXT = "Next round"


def play_to_the_end_of_a_round(player: Player) -> None:
    """Play until a round is over and the next one has started."""
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


def acted_to_the_end_of_round_2(player: Player) -> None:
    """Act by requests, without the page."""
    while (view := player.view())["observation"]["round"] < 3:
        if view["to_move"] == view["seat"]:
            action = player.best() if view["phase"] == "turn" else {"action": "accept"}
            player.ask("table.act", action=action)


def test_end_of_a_round_is_shown_until_the_player_goes_on(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sit("lexicon", record=unfinished("lexicon", 3, "round end"))
    play_to_the_end_of_a_round(player)
    events = player.ask("table.view", since=0)["events"]
    end = next(event for event in events if event["event"] == "round end")
    panel = player.page.get_by_role("region", name="Round 1 is over")
    names = ["You", "greedy"]
    if end["why"] == "out":
        told = panel.locator("p").first
        assert told.inner_text().startswith(f"{names[end['winner']]} went out")
        laid = [
            e["action"]["laid"]
            for e in events[: events.index(end)]
            if "laid" in e.get("action", {})
        ]
        word = told.get_by_role("img").get_attribute("aria-label") or ""
        assert word.split(",")[0] == laid[-1].upper().replace("[", "").replace("]", "")
    rows = [row.locator("th, td").all_inner_texts() for row in panel.locator("tbody tr").all()]
    assert [row[0].strip() for row in rows] == names
    assert [int(row[-1]) for row in rows] == end["scores"]
    assert [int(row[-2]) for row in rows] == end["points"]
    # It waits for the player, also after a reload.
    player.page.reload()
    panel.wait_for()
    assert player.page.locator(".hand").count() == 0
    expect(player.button(NEXT)).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.locator(".hand").wait_for()
    player.page.reload()
    player.page.locator(".hand").wait_for()
    assert panel.count() == 0


@pytest.mark.parametrize(("key", "late"), [("Enter", True), ("Escape", False)])
def test_key_goes_on_to_the_next_round(visit: Visit, key: str, late: bool) -> None:
    """The key works as soon as the end of the round is shown."""
    player = visit()
    if late:
        player.late()
    player.sit("lexicon", record=unfinished("lexicon", 3, "round end"))
    play_to_the_end_of_a_round(player)
    player.page.reload()
    player.button(NEXT).wait_for()
    if key == "Escape":  # works wherever the focus is
        player.page.locator(".log ol").focus()
    player.page.keyboard.press(key)
    player.page.locator(".hand").wait_for()


def test_watcher_sees_the_current_round_and_then_its_end(visit: Visit) -> None:
    player, watcher = visit(), visit()
    player.sit("lexicon", record=unfinished("lexicon", 3, "round end"))
    play_to_the_end_of_a_round(player)
    watcher.page.goto(player.page.url)
    watcher.page.locator(".laid-words").wait_for()
    assert watcher.button(NEXT).count() == 0
    player.button(NEXT).click()
    watcher.page.locator(".laid-words").wait_for()
    acted_to_the_end_of_round_2(player)
    watcher.page.get_by_role("region", name="Round 2 is over").wait_for()


@pytest.mark.smoke
def test_last_round_ends_with_the_result(visit: Visit, server: Server) -> None:
    player = visit()
    player.sit("lexicon", record=unfinished("lexicon"))
    player.play_on()
    view = player.view()
    ending = player.page.get_by_role("region", name="Game over")
    winners = [
        name for name, share in zip(("You", "greedy"), view["returns"], strict=True) if share
    ]
    if len(winners) == 1:
        margin = abs(view["scores"][0] - view["scores"][1])
        pattern = rf"(You win|greedy wins) by {margin} points?\."
        assert re.fullmatch(pattern, ending.locator("h2").inner_text())
    assert all(name in ending.locator("h2").inner_text() for name in winners)
    scores = ending.locator("tbody tr td:last-child").all_inner_texts()
    assert list(map(int, scores)) == view["scores"]
    facts = ending.locator(".facts li").all_inner_texts()
    longest = re.fullmatch(r"Longest word: ([A-Z]+), by (You|greedy)\.", facts[0])
    laid = [
        re.sub(r"[][]", "", event["action"]["laid"])
        for event in player.ask("table.view", since=0)["events"]
        if "laid" in event.get("action", {})
    ]
    assert longest is not None
    assert len(longest[1]) == max(map(len, laid))
    assert re.fullmatch(r"1 round, \d+ turns?\.", facts[1])
    assert player.button(NEXT).count() == 0
    # The game is over, so all hands are shown.
    lines = server.call("table.record", id=view["id"])["lines"]
    left = server.call("record.replay", lines=lines)["replayed"]["steps"][-1]["hands"]
    cards = ending.locator("tbody tr td:nth-child(2)")
    for place, hand in enumerate(left):
        if hand:
            cards.nth(place).get_by_role("img", name=hand, exact=True).wait_for()
        else:
            assert cards.nth(place).inner_text() == "none"


def ended_rounds(seed: int, name: str, strict: bool) -> tuple[Game, list[Round]]:
    """Play a game of three at random, with right and wrong challenges; return its rounds, too."""
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
            actions = [Form(hand[:3].lower())]  # rarely a word
        game.apply(rng.choice(actions))
        if game.round is not rounds[-1]:
            rounds.append(game.round)
    return game, rounds


@pytest.mark.parametrize("name", RULESETS)
def test_details_of_events_agree_with_the_game(visit: Visit, name: str) -> None:
    player = visit()
    serve_sources(player.page, "sources")
    player.open("play")
    for seed in range(6):
        game, rounds = ended_rounds(seed, name, strict=seed % 2 == 1)
        rules = msgspec.to_builtins(adapter("lexicon").rules_view(game.rules.to_json()))
        whole = [json.loads(line) for line in record.lines(game, ["North", "South", "West"])]
        hands = player.page.evaluate(
            """async ([events, rules]) => {
                const { lastHands } = await import("/sources/lexicon/event_details.js");
                return lastHands(events, rules);
            }""",
            [whole, rules],
        )
        assert hands == list(game.round.hands)
        for seat in (None, 0, 1, 2):
            events = msgspec.to_builtins(list(visible_events(game.events, seat)))
            ends = player.page.evaluate(
                """async ([events, rules, seat]) => {
                    const { addDetails } = await import("/sources/lexicon/event_details.js");
                    const all = addDetails(events, rules, seat);
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


def test_replay_shows_the_table_after_the_last_word(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

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
    player.button("Next").wait_for()
    player.choose_tab("Game log")
    ends = player.page.locator(".events button", has_text="End of the round")
    ends.first.wait_for()
    assert ends.count() == len(rounds)
    for end, round_ in zip(ends.all(), rounds, strict=True):
        end.click()
        current = player.page.locator(".current-event")
        expect(current).to_contain_text(re.compile("^End of the round"))
        words = player.page.locator(".laid-words [role=img]")
        told = [(word.get_attribute("aria-label") or "").split(",")[0] for word in words.all()]
        assert told == [laid.upper().replace("[", "").replace("]", "") for laid in round_.table]
        hands = player.page.locator(".hands li > :last-child")
        held = [each.get_attribute("aria-label") or "" for each in hands.all()]
        assert held == list(round_.hands)
        player.button("Previous").click()
        expect(words).to_have_count(len(round_.table))


def test_letters_stay_on_their_cards_in_the_tray(visit: Visit) -> None:
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


def test_challenge_of_a_false_word_is_shown_above_the_hand(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon")
    player.to_turn()
    hand = player.view()["observation"]["hand"].replace("*", "")
    word = player.page.get_by_role("textbox", name="Word")
    word.fill(hand)
    word.press("Enter")
    player.changed()
    player.awaited()
    news = player.page.locator("form .notice")
    news.wait_for()
    assert news.inner_text() == (
        f"greedy challenges {hand}: it’s a phony and comes off the table (greedy -10)."
    )
    player.play_on(turns=1)
    player.awaited()
    assert news.count() == 0


def test_new_words_of_others_are_marked(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon")
    player.to_turn()
    player.play_on(turns=1)
    player.awaited()
    history = player.view()["observation"]["history"]
    laid = [turn["action"].get("laid") for turn in history if turn["player"] == 1]
    marked = player.page.locator(".laid-words .fresh button")
    if laid and laid[-1]:
        plain = laid[-1].upper().replace("[", "").replace("]", "")
        assert marked.last.get_attribute("aria-label") == f"Change {plain}, new"
    else:
        assert marked.count() == 0


def test_refusal_is_shown_until_another_word_is_composed(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon")
    player.to_turn()

    def refused(route: Any) -> None:
        data = {"path": "params.action"}
        error = {"code": -32602, "message": "params.action must be a play", "data": data}
        route.fulfill(json={"jsonrpc": "2.0", "id": 0, "error": error})

    player.page.route("**/rpc?table.act", refused)
    player.turn(player.best())
    problem = player.page.locator("form .problem:not([hidden])")
    problem.wait_for()
    assert problem.inner_text().startswith("The server didn’t understand this turn.")
    player.button("Clear").click()
    problem.wait_for(state="detached")


@pytest.mark.parametrize("late", [False, True])
def test_keyboard_focus_is_never_lost(visit: Visit, late: bool) -> None:
    player = visit()
    if late:
        player.late()
    player.open("play")
    player.button("Play").press("Enter")
    player.page.wait_for_url("**/#/table/*")
    for _ in range(4):
        phase = player.awaited()
        if phase == "over":
            break
        player.page.locator(":focus").wait_for()
        at = player.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.id")
        if phase == "challenge":
            assert at in ("Challenge", "word")
            player.button("Accept").press("Enter")
        else:
            assert at == "word"
            action = player.best()
            old = player.view()["observation"].get("table", [])
            target = f"{old[action['target']]}>" if "target" in action else ""
            player.page.keyboard.type(target + action.get("laid", action.get("discard", "")))
            if "discard" in action:
                player.button(re.compile("from the stock$")).press("Enter")
            else:
                player.page.keyboard.press("Enter")
        player.changed()


def test_plan_shows_which_card_is_the_master(visit: Visit) -> None:
    player = visit()
    player.open("solver?position=QUI*")
    player.button("Plan").click()
    words = player.page.locator(".list tbody .words [role=img]")
    words.first.wait_for()
    assert "with a Master for" in (words.first.get_attribute("aria-label") or "")


def test_tray_is_empty_after_drawing_a_card_like_the_discarded_one(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", rounds="")
    while True:
        player.to_turn()
        view = player.view()
        if view["over"]:  # no such hand in this game
            player.begin("lexicon", rounds="")
            continue
        observation = view["observation"]
        same = observation["pile"][-1]
        if same in observation["hand"] and same != "*":
            break
        player.turn({"action": "draw", "discard": observation["hand"][0], "take": "blind"})
        player.changed()
    player.turn({"action": "draw", "discard": same, "take": "exposed"})
    player.changed()
    assert player.page.locator(".tray .tile").count() == 0
    assert player.page.locator(".hand .tile:disabled").count() == 0


def test_word_may_begin_with_the_master(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sees(hand="ATX*")
    player.begin("lexicon")
    hand = player.page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name="Master").click()
    player.page.get_by_role("group", name="The Master stands for").get_by_text("Q").click()
    hand.get_by_role("button", name="A, 10 points").click()
    expect(player.page.get_by_role("textbox", name="Word")).to_have_value("[q]a")


def test_many_words_and_cards_fit_a_phone(visit: Visit) -> None:
    player = visit(viewport={"width": 360, "height": 740})
    words = ["uncopyrightable", "[i]ncomprehensi", *("hat", "larch", "expert") * 13]
    player.sees(table=words, hand="AAABCDEEIIORTU*")
    player.begin("lexicon")
    player.page.locator(".hand").wait_for()
    assert player.page.locator(".laid-words li").count() == len(words)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    felt = player.page.locator(".felt").bounding_box()
    assert felt is not None
    assert felt["height"] < 740
    for card in player.page.locator(".hand .tile").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] > 30


def test_player_with_an_unknown_token_watches(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon")
    player.page.locator(".hand").wait_for()
    player.page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage["lexicon_fast.tables"]);
            for (const table of Object.values(kept)) table.token = "another";
            localStorage["lexicon_fast.tables"] = JSON.stringify(kept);
        }"""
    )
    player.page.reload()
    player.page.get_by_role("alert").filter(has_text="no longer recognises your seat").wait_for()
    player.page.get_by_text("You’re watching", exact=True).wait_for()
    assert player.page.locator(".hand").count() == 0


def test_action_is_not_repeated_if_its_answer_gets_lost(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", rounds="")
    player.to_turn()

    def lost(route: Any) -> None:
        route.fetch()
        route.abort()

    player.page.route("**/rpc?table.act", lost)
    seen_before = player.view()["seq"]
    with player.page.expect_request("**/rpc?table.act") as asked:
        player.turn(player.best())
    assert asked.value.post_data_json["params"]["seq"] == seen_before
    # The page learns of it over the WebSocket.
    player.changed()
    player.page.unroute("**/rpc?table.act")
    player.play_on(turns=1)


def test_focus_moves_to_the_next_card_and_back_to_the_word(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sees(hand="AETX")
    # Without challenges, since a question would take the focus.
    player.begin("lexicon", words="refused")
    player.to_turn()
    hand = player.page.get_by_role("group", name="Your hand")
    word = player.page.get_by_role("textbox", name="Word")
    hand.get_by_role("button", name="A, 10 points").press("Enter")
    expect(hand.get_by_role("button", name="E, 10 points")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(hand.get_by_role("button", name="T, 8 points")).to_be_focused()
    player.page.get_by_role("group", name="Your word").get_by_role("button").last.press("Enter")
    expect(word).to_be_focused()
    expect(word).to_have_value("a")


@pytest.mark.parametrize(("width", "facts"), [(360, (".name", ".score")), (700, (".hint", ".tag"))])
def test_facts_about_a_player_do_not_overlap(
    visit: Visit, width: int, facts: tuple[str, str]
) -> None:
    player = visit(viewport={"width": width, "height": 740})
    player.begin("lexicon", name="North of the Unabridged")
    player.awaited()
    seat = player.page.locator(".seat").first
    left, right = (seat.locator(each).bounding_box() for each in facts)
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"] or left["y"] + left["height"] <= right["y"]
    name = seat.locator(".name")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
