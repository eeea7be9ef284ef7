"""The form of a new game, the list of tables, links to a table, and the next game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]


def tables(player: Player) -> Any:
    """Return the list of the player's tables."""
    return player.page.locator(".tables")


def resigned(player: Player) -> None:
    """End the game, and wait until the player sees it."""
    player.ask("table.resign")
    player.page.locator(".ending").wait_for()


# ---------------------------------------------------------------------- the form


def test_form_remembers_the_last_choices(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("scrabble", "bot:static", ruleset="super")
    player.open("play")
    expect(player.page.locator("button.game[aria-pressed=true] strong")).to_have_text("Scrabble")
    expect(player.page.get_by_label("Player 2")).to_have_value("bot:static")
    expect(player.page.get_by_label("Rules", exact=True)).to_have_value("super")
    expect(player.page.get_by_label("Phonies")).to_have_value("challenged")
    expect(player.page.get_by_label("Your name")).to_have_value("North")


@pytest.mark.parametrize(("game", "field"), [("lexicon", "strict"), ("scrabble", "challenge")])
def test_false_words_are_refused_against_bots_and_challenged_by_friends(
    visit: Visit, game: str, field: str
) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    player.page.locator(f"button.game.{game}").click()
    player.show_options()
    words = player.page.get_by_label("Phonies")
    expect(words).to_have_value("refused")
    player.page.get_by_label("Player 2").select_option("open")
    expect(words).to_have_value("challenged")
    player.page.get_by_label("Player 2").select_option("bot:greedy")
    player.button("Play").click()
    player.page.wait_for_url("**/#/table/*")
    assert player.view()["ruleset"][field] in (True, "void")
    player.page.get_by_role("link", name=re.compile("phonies rejected")).click()
    player.page.get_by_text("aren’t in the dictionary are rejected at once.").wait_for()


@pytest.mark.smoke
@pytest.mark.parametrize("penalty", ["double", "single", "five", "ten", "rules"])
def test_cost_of_a_failed_challenge_is_chosen(visit: Visit, penalty: str) -> None:
    player = visit()
    player.begin("scrabble", words="challenged", penalty=penalty)
    ruleset = player.view()["ruleset"]
    assert ruleset == "standard" if penalty == "rules" else ruleset["challenge"] == penalty


def test_clocks_have_a_sensible_minimum(visit: Visit) -> None:
    player = visit()
    player.open("play")
    player.show_options()
    player.page.get_by_label("Time", exact=True).select_option("turn")
    player.page.get_by_label("Seconds per turn").fill("1")
    player.button("Play").click()
    assert player.page.locator(":invalid#turnSeconds").count() == 1
    assert "table" not in player.page.url


def test_stored_choices_that_no_longer_exist_are_ignored(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    kept = {
        "game": "constructor",
        "choices": {"lexicon": {"others": ["bot:gone"], "ruleset": "x", "dictionary": 3}},
    }
    player.page.evaluate(
        "text => localStorage.setItem('lexicon_fast.new_game', text)", json.dumps(kept)
    )
    player.page.reload()
    expect(player.page.get_by_label("Player 2")).to_have_value("bot:level3")
    player.button("Play").click()
    player.page.wait_for_url("**/#/table/*")


# -------------------------------------------------------------------- your tables


def test_list_shows_players_and_state_of_tables(visit: Visit) -> None:
    player = visit()
    player.begin("lexibomb")
    address = player.page.url
    player.awaited()
    player.open("play")
    link = tables(player).get_by_role("link", name="Lexibomb with greedy")
    tables(player).get_by_text("Your turn").wait_for()
    # Giving up a seat needs a confirmation.
    forget = player.button("Forget Lexibomb with greedy")
    forget.click()
    player.page.locator("button:focus", has_text="Give up my seat").wait_for()
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")  # Keep my seat
    forget.wait_for()
    link.click()
    player.page.wait_for_url(address)
    resigned(player)
    player.open("play")
    tables(player).get_by_text(re.compile(r"^Game over\. \w+ wins?\.$")).wait_for()
    player.button("Forget Lexibomb with greedy").focus()
    player.page.keyboard.press("Enter")
    tables(player).wait_for(state="detached")
    assert player.page.evaluate("document.activeElement.id") == "main"


def test_seat_is_given_up(visit: Visit) -> None:
    player = visit()
    player.begin("scrabble", "open")
    player.open("play")
    tables(player).get_by_role("link", name="Scrabble with an open seat").wait_for()
    player.button("Forget Scrabble with an open seat").click()
    player.button("Give up my seat").click()
    tables(player).wait_for(state="detached")


def test_deleted_table_is_marked(visit: Visit) -> None:
    player = visit()
    player.open("play")
    kept = {"nosuch": {"game": "lexicon", "token": "x", "since": 1}}
    player.page.evaluate(
        "text => localStorage.setItem('lexicon_fast.tables', text)", json.dumps(kept)
    )
    player.page.reload()
    tables(player).get_by_text("Deleted").wait_for()
    player.button("Forget Lexicon").click()
    tables(player).wait_for(state="detached")


def test_game_can_be_played_without_storage(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied'); }})"
    )
    player.open("play")
    player.button("Play").click()
    player.page.get_by_text("you’ll lose your seat if you close or reload it").wait_for()
    player.page.get_by_role("group", name="Your hand").wait_for()


# ------------------------------------------------------------------- at the table


def test_local_link_has_a_hint_and_is_selected_by_a_click(visit: Visit) -> None:
    player = visit()
    player.begin("lexicon", "open")
    link = player.page.get_by_label("Link")
    link.click()
    player.page.wait_for_function("() => getSelection().toString() === location.href")
    hint = player.page.locator("#link-hint").inner_text()
    assert "only works on this computer" in hint
    assert "lexicon-fast serve --host" in hint
    whole = "each => each.scrollWidth <= each.clientWidth"
    assert link.evaluate(whole), "the link is cut"


def test_title_of_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.begin("lexibomb")
    player.awaited()
    expect(player.page).to_have_title("Your turn · Lexibomb · Lexicon fast")
    watcher = visit()
    watcher.page.goto(player.page.url)
    watcher.page.get_by_text("You’re watching").wait_for()
    expect(watcher.page).to_have_title("Lexibomb · Lexicon fast")
    heading = watcher.page.locator(".heading .hint").inner_text()
    assert re.search(r"2of12inf dictionary\. You’re watching$", heading)
    resigned(player)
    expect(player.page).to_have_title("Game over · Lexibomb · Lexicon fast")
    player.open("play")
    player.page.locator("form").wait_for()
    expect(player.page).to_have_title("Play · Lexicon fast")


def test_other_player_called_you_is_quoted(visit: Visit) -> None:
    player, guest = visit(), visit()
    player.begin("scrabble", "open")
    guest.page.goto(player.page.url)
    guest.page.get_by_label("Your name").fill("You")
    guest.button("Join the game").click()
    player.page.locator(".seat .name", has_text="“You”").wait_for()
    guest.page.locator(".seat .name", has_text=re.compile("^You$")).wait_for()


def test_late_change_for_a_watcher_who_has_sat_down_is_ignored(visit: Visit) -> None:
    """Otherwise earlier events would be missing from the log."""
    player, guest = visit(), visit()
    late = 0

    def relay(socket: Any) -> None:
        server = socket.connect_to_server()

        def back(message: str) -> None:
            nonlocal late
            told = json.loads(message)
            view = told.get("result") or {}
            if view.get("seat") is not None and "events" in view:
                news = {**view, "seat": None, "events": []}
                socket.send(
                    json.dumps({"jsonrpc": "2.0", "method": "table.changed", "params": news})
                )
                late += 1
            socket.send(message)

        socket.on_message(server.send)
        server.on_message(back)

    player.begin("lexicon", "open")
    guest.page.route_web_socket("**/ws", relay)
    guest.page.goto(player.page.url)
    guest.button("Join the game").click()
    guest.page.locator(".hand").wait_for()
    guest.page.locator(".log li", has_text="Draw for the deal").first.wait_for()
    assert late == 1


def test_equal_names_get_numbers(visit: Visit) -> None:
    player, guest = visit(), visit()
    player.begin("scrabble", "open", name="South")
    guest.page.goto(player.page.url)
    guest.page.get_by_label("Your name").fill("South")
    guest.button("Join the game").click()
    player.page.locator(".seat .name", has_text="South 2").wait_for()


# -------------------------------------------------------------------- the next game


def test_play_again_keeps_rules_and_bot(visit: Visit) -> None:
    player = visit()
    player.begin("lexibomb", "bot:odds", ruleset="classic_poc")
    first = player.page.url
    player.awaited()
    before = player.view()
    resigned(player)
    player.button("Play again").click()
    player.page.wait_for_url(lambda address: address != first)
    player.awaited()
    after = player.view()
    for field in ("game", "seats", "ruleset", "dictionary", "rounds", "seat"):
        assert after[field] == before[field], field
    assert not after["over"]
    player.open(f"replay/{first.split('/')[-1]}")
    player.page.get_by_role("link", name="Back to the table").click()
    player.page.wait_for_url(first)


# --------------------------------------------------------------------- the quick start


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
@pytest.mark.smoke
def test_a_first_game_needs_one_click(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit(viewport={"width": 390, "height": 844})
    player.open("play")
    player.page.locator(f"button.game.{game}").click()
    level = player.button("Casual")
    expect(level).to_have_attribute("aria-pressed", "true")
    expect(player.page.get_by_text("You’re playing against Casual.")).to_be_visible()
    play = player.button("Play")
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    player.page.locator(".seat .name", has_text="Casual").wait_for()
    assert player.view()["seats"][1]["bot"] == "level3"


def test_levels_are_chosen_by_name(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    for title, bot in (("Beginner", "level1"), ("Champion", "level10")):
        player.button(title).click()
        expect(player.button(title)).to_have_attribute("aria-pressed", "true")
        assert player.page.locator("button.level[aria-pressed=true]").count() == 1
        player.show_options()
        expect(player.page.get_by_label("Player 2")).to_have_value(f"bot:{bot}")
        player.page.locator("details.fold > summary").click()


def test_a_friend_is_invited_with_one_click(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    player.page.locator("button.game.scrabble").click()
    player.button("Invite a friend").click()
    player.page.get_by_label("Link").wait_for()
    view = player.view()
    assert [seat["kind"] for seat in view["seats"]] == ["person", "open"]
    assert (view["advice"], view["accept_after"]) == (False, 20)
    # The next game is against the chosen opponent again.
    player.open("play")
    expect(player.button("Casual")).to_have_attribute("aria-pressed", "true")


def test_another_game_keeps_the_name(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    player.show_options()
    player.page.get_by_label("Your name").fill("Vera")
    player.page.locator("button.game.lexibomb").click()
    player.show_options()
    expect(player.page.get_by_label("Your name")).to_have_value("Vera")


def test_the_theme_is_chosen_and_kept(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(color_scheme="light")
    player.open("play")
    themes = player.page.get_by_role("group", name="Theme")
    body = player.page.locator("body")
    light, dark = "rgb(243, 239, 230)", "rgb(22, 24, 26)"
    expect(body).to_have_css("background-color", light)
    themes.get_by_role("button", name="Dark").click()
    expect(body).to_have_css("background-color", dark)
    player.page.reload()
    expect(body).to_have_css("background-color", dark)
    expect(themes.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    player.open("rules")
    expect(body).to_have_css("background-color", dark)
    player.open("play")
    themes.get_by_role("button", name="Auto").click()
    expect(body).to_have_css("background-color", light)
    player.page.emulate_media(color_scheme="dark")
    expect(body).to_have_css("background-color", dark)
    themes.get_by_role("button", name="Light").click()
    expect(body).to_have_css("background-color", light)


#: Rules that need a file: of boards, tiles and cards; and those that other fields choose.
_OF_FILES = {
    "points",
    "pack",
    "squares",
    "start",
    "values",
    "counts",
    "blank",
    "free_blank",
    "rack",
}
_OF_FILES |= {"bonus", "multipliers"}
_OTHERS = {"game", "ruleset", "strict", "challenge"}


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_can_be_changed(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("play")
    rules = player.page.request.post(f"{player.address}rpc/rules", data={"game": game}).json()
    player.page.locator(f"button.game.{game}").click()
    player.show_options()
    for name in rules["rules"].keys() - _OF_FILES - _OTHERS:
        expect(player.page.locator(f"#{name}")).to_be_visible()
    name, value = {
        "lexicon": ("cards_each", 4),
        "scrabble": ("scoreless_turns", 2),
        "lexibomb": ("bombs", 9),
    }[game]
    player.page.locator(f"#{name}").fill("0.5")
    player.button("Play").click()
    assert player.page.evaluate(f"!document.querySelector('#{name}').checkValidity()")
    player.page.locator(f"#{name}").fill(str(value))
    if game == "lexicon":
        player.page.locator("#renewal").select_option("expose a new card")
    player.button("Play").click()
    player.page.wait_for_url("**/#/table/*")
    ruleset = player.view()["ruleset"]
    assert ruleset[name] == value
    assert ruleset.get("renewal") == {"lexicon": "turn up"}.get(game)
    assert ruleset["strict"] if game == "lexicon" else True
    if game == "lexicon":
        view = player.view()  # the bot may have played
        assert view["observation"]["hand_sizes"][view["seat"]] == 4
