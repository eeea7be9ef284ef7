"""How a table feels: pauses of typing, plays that move, points that rise, and sounds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Request
    from support.page_player import Player

GAMES = ("lexicon", "scrabble", "lexibomb")
#: The page searches a text so many milliseconds after the last key.
TYPING_PAUSE = 30
#: No play moves for longer, in milliseconds.
LONGEST_MOVE = 300
#: Rules by which every tile hits a bomb.
ALL_BOMBS = {"base": "standard", "bombs": 15 * 15}

Visit = Callable[..., "Player"]

#: Keeps all animations that start, in `moves`: their names and durations, where they are, the text
#: there, and by how much the page is too wide.
RECORD_MOVES = """
window.moves = [];
addEventListener("animationstart", ({ target, animationName, pseudoElement }) => {
  const style = getComputedStyle(target, pseudoElement || null);
  const square = target.closest(".square");
  const { scrollWidth, clientWidth } = document.documentElement;
  moves.push({
    name: animationName,
    duration: parseFloat(style.animationDuration) * 1000,
    at: square?.ariaLabel.split(",")[0] ?? target.ariaLabel,
    seat: [...document.querySelectorAll(".seat")].findIndex((each) => each.contains(target)),
    text: target.textContent.trim(),
    tooWide: scrollWidth - clientWidth,
  });
}, true);
"""

#: Returns the properties that each animation of the page changes, by its name.
ANIMATED = """Object.fromEntries(
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .map(({ name, cssRules }) => [name, [...cssRules].flatMap(({ style }) => [...style])]),
)"""

#: Keeps the frequencies of all notes in `heard`, in place of sounds.
RECORD_NOTES = """
window.heard = [];
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  destination = {};
  createGain() {
    const gain = new Proxy({}, { get: () => () => {} });
    return { gain, connect() {} };
  }
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect() {}, start: () => heard.push(frequency.value), stop() {} };
  }
};
"""

#: Resolves after two pictures: what has to move does so now.
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

#: The notes of each sound.
PLAY, TURN, ALARM, END = [392], [659, 880], [220, 156], [523, 659, 784]


# ------------------------------------------------------------------------------ typing


@pytest.mark.parametrize("where", ["solver/lexicon", "table"])
def test_a_text_is_searched_once_typing_pauses(visit: Visit, where: str) -> None:
    player = visit()
    player.page.clock.install()
    if where == "table":
        player.sit("scrabble")
        player.to_turn()
        player.page.locator(".square").first.click()  # where no play of the bot is
        word = player.view()["observation"]["rack"].replace("?", "")[:4].lower()
    else:
        player.open(where)
        player.page.locator("main input[type=text]").first.focus()
        word = "cat"
    player.page.clock.run_for(1000)
    player.page.wait_for_load_state("networkidle")
    player.page.clock.pause_at(player.page.evaluate("Date.now()") + 1000)
    sent: list[Request] = []
    player.page.on("request", lambda each: sent.append(each) if "/rpc?" in each.url else None)
    for letter in word:
        player.page.clock.run_for(TYPING_PAUSE - 1)
        player.page.keyboard.press(letter)
    player.page.clock.run_for(TYPING_PAUSE - 1)
    assert [each.post_data for each in sent] == []
    with player.page.expect_request("**/rpc?*"):
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
    """Play until a word has been laid; return the events of that turn until the next one.

    Of a round that ends there, as every twentieth of Lexicon does, the page shows the scores
    instead of the table, so the next round goes on.
    """
    while True:
        player.page.evaluate("moves.length = 0")
        known = player.view()["until"]
        action = player.best()
        player.turn(action)
        player.changed()
        player.to_turn()
        player.page.evaluate(FRAMES)
        events: list[Any] = player.ask("table.view", since=known)["events"]
        is_round_over = any(each["event"] == "round end" for each in events)
        if ("word" in action or "laid" in action) and not is_round_over:
            return events


def laid_squares(events: Iterable[Any]) -> list[str]:
    from support.page_player import squares

    actions = [each["action"] for each in events if each["event"] == "turn"]
    plays = [each for each in actions if each["action"] == "play"]
    return [square for each in plays for square, _ in squares(each["at"], each["word"])]


def laid_words(events: Iterable[Any]) -> list[str]:
    laid = [each["action"]["laid"] for each in events if "laid" in each.get("action", {})]
    return [re.sub(r"[\[\]]", "", word).upper() for word in laid]


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
    assert all(each["tooWide"] <= 0 for each in found)
    return found


@pytest.mark.smoke
def test_animations_change_no_layout(visit: Visit) -> None:
    player = visit()
    player.open("play")
    animated = player.page.evaluate(ANIMATED)
    for name in ("arrive", "explode", "rise"):
        assert set(animated[name]) <= {"transform", "opacity"}


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_tiles_of_plays_arrive_on_the_board(visit: Visit, game: str) -> None:
    player = recorded(visit, game, viewport={"width": 390, "height": 844})
    laid = laid_squares(play_word(player))
    arrived = moved(player, "arrive", len(laid))
    assert sorted(each["at"] for each in arrived) == sorted(laid)
    assert all(0 < each["duration"] <= LONGEST_MOVE for each in arrived)


def test_words_of_plays_arrive_on_the_table(visit: Visit) -> None:
    player = recorded(visit, "lexicon")
    events = play_word(player)
    words = laid_words(events)
    arrived = moved(player, "arrive", len(words))
    assert sorted(each["at"].split(",")[0] for each in arrived) == sorted(words)
    assert all(0 < each["duration"] <= LONGEST_MOVE for each in arrived)


def test_a_mine_that_goes_off_is_shown(visit: Visit) -> None:
    player = recorded(visit, "lexibomb")
    events = play_word(player)
    hit = [square for each in events for square in each.get("hit", [])]
    assert hit
    exploded = moved(player, "explode", len(hit))
    assert sorted(each["at"] for each in exploded) == sorted(hit)
    assert all(0 < each["duration"] <= LONGEST_MOVE for each in exploded)


def test_points_of_plays_rise_from_the_board_and_go(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = recorded(visit, "scrabble", viewport={"width": 390, "height": 844})
    events = play_word(player)
    plays = [each for each in events if each.get("action", {}).get("action") == "play"]
    risen = moved(player, "rise", len(plays))
    assert sorted(each["text"] for each in risen) == sorted(f"+{each['score']}" for each in plays)
    assert {each["at"] for each in risen} == {laid_squares([each])[-1] for each in plays}
    expect(player.page.locator(".rising")).to_have_count(0)


def test_other_points_rise_to_the_score_of_the_player(visit: Visit) -> None:
    from playwright.sync_api import expect

    while True:
        player = recorded(visit, "lexicon")
        hand = player.view()["observation"]["hand"].replace("*", "")
        word = player.page.get_by_role("textbox", name="Word")
        word.fill(hand)
        before, known = player.view()["scores"], player.view()["until"]
        word.press("Enter")
        player.changed()
        player.to_turn()
        player.page.locator(".log li", has_text="challenges").wait_for()
        events = player.ask("table.view", since=known)["events"]
        if not any(each["event"] == "round end" for each in events):  # it has other points
            break
    gains = [after - old for old, after in zip(before, player.view()["scores"], strict=True)]
    expected = [(seat, f"{gain:+}") for seat, gain in enumerate(gains) if gain]
    assert expected
    risen = moved(player, "rise", len(expected))
    assert [(each["seat"], each["text"]) for each in risen] == expected
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
def test_nothing_moves_when_a_table_is_opened(visit: Visit, game: str) -> None:
    player = recorded(visit, game)
    play_word(player)
    player.page.reload()
    player.awaited()
    player.page.locator(".own-turn").wait_for()
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("moves") == []
    assert player.page.locator(".rising").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_steps_of_a_replay_move_unless_they_are_quick(visit: Visit, game: str) -> None:
    """The test says what time it is."""
    player = recorded(visit, game)
    play_word(player)
    player.ask("table.resign")
    table = player.page.url.split("#/table/")[1]
    events = player.ask("table.view", since=0)["events"]
    count = len(laid_words(events) if game == "lexicon" else laid_squares(events))
    assert count
    player.page.add_init_script("window.time = 0; performance.now = () => window.time;")
    player.page.goto(f"{player.address}#/replay/{table}")
    player.page.reload()
    player.button("First").wait_for()

    def step_through(button: str, milliseconds: int) -> None:
        while player.button(button).is_enabled():
            player.page.evaluate("(time) => (window.time += time)", milliseconds)
            player.button(button).click()
            player.page.evaluate(FRAMES)

    step_through("Next", 100)
    assert player.page.evaluate("moves") == []
    step_through("Previous", 1000)
    assert player.page.evaluate("moves") == []
    step_through("Next", 1000)
    moved(player, "arrive", count)


# ------------------------------------------------------------------------------ sounds


def heard(player: Player, *sounds: list[int]) -> None:
    """Wait until these sounds, and no others, have been heard; forget them."""
    notes = [note for sound in sounds for note in sound]
    player.page.wait_for_function("(count) => heard.length >= count", arg=len(notes))
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("heard.splice(0)") == notes


def listening(visit: Visit) -> Player:
    """A player who has switched the sounds on, by clicks."""
    from playwright.sync_api import expect

    player = visit()
    player.page.add_init_script(RECORD_NOTES)
    player.open("play")
    sounds = player.page.get_by_role("group", name="Sounds")
    expect(sounds.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    sounds.get_by_role("button", name="On").click()
    expect(sounds.get_by_role("button", name="On")).to_have_attribute("aria-pressed", "true")
    heard(player, TURN)  # how it will be
    return player


def opponents(visit: Visit, game: str) -> tuple[Player, Player]:
    """Two players with sounds at a table: the one to move, and the other one."""
    ann, bo = listening(visit), listening(visit)
    ann.begin(game, "open")
    bo.open(ann.page.url.split("#/")[1])
    bo.button("Join the game").click()
    for each in (ann, bo):
        each.page.locator(".own-turn").wait_for()
        each.page.locator(".tag", has_text=re.compile("your turn|to move")).wait_for()
        each.page.evaluate("heard.splice(0)")
    return (ann, bo) if ann.view()["to_move"] == ann.view()["seat"] else (bo, ann)


def test_sounds_are_off_and_not_loaded_until_they_are_wanted(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script(RECORD_NOTES)
    loaded: list[str] = []
    player.page.on(
        "request", lambda each: loaded.append(each.url) if "sound_player" in each.url else None
    )
    player.begin("scrabble")
    player.play_on(turns=1)
    player.to_turn()
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("heard") == []
    assert loaded == []
    # The menu of the table has the switch, too.
    player.page.locator(".menu summary").click()
    player.page.get_by_role("group", name="Sounds").get_by_role("button", name="On").click()
    heard(player, TURN)
    assert len(loaded) == 1
    player.page.get_by_role("group", name="Sounds").get_by_role("button", name="Off").click()
    player.page.keyboard.press("Escape")
    player.play_on(turns=1)
    player.to_turn()
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("heard") == []


def test_the_choice_of_sounds_is_kept(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = listening(visit)
    player.page.reload()
    sounds = player.page.get_by_role("group", name="Sounds")
    expect(sounds.get_by_role("button", name="On")).to_have_attribute("aria-pressed", "true")
    sounds.get_by_role("button", name="Off").click()
    player.page.reload()
    expect(sounds.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    assert player.page.evaluate("heard") == []


def test_a_play_is_heard_and_whose_turn_it_is(visit: Visit) -> None:
    mover, other = opponents(visit, "scrabble")
    mover.turn(mover.best())
    heard(mover, PLAY)
    heard(other, PLAY, TURN)
    other.awaited()
    other.pass_turn()  # accepts the play
    heard(other, PLAY)
    heard(mover, PLAY, TURN)


def test_a_challenge_is_heard(visit: Visit) -> None:
    mover, other = opponents(visit, "lexicon")
    hand = mover.view()["observation"]["hand"]
    word = mover.page.get_by_role("textbox", name="Word")
    word.fill(hand.replace("*", ""))
    word.press("Enter")
    heard(mover, PLAY)
    heard(other, PLAY, TURN)
    other.button("Challenge").click()
    heard(mover, ALARM)
    heard(other, ALARM)


def test_a_mine_and_the_end_of_a_game_are_heard(visit: Visit) -> None:
    player = listening(visit)
    player.sit("lexibomb", ruleset=ALL_BOMBS)
    player.to_turn()
    player.page.evaluate(FRAMES)
    player.page.evaluate("heard.splice(0)")
    player.turn(player.best())
    player.changed()
    player.to_turn()
    player.page.wait_for_function(
        "(notes) => heard.join().endsWith(notes)", arg=f"{TURN[0]},{TURN[1]}"
    )
    notes = player.page.evaluate("heard.splice(0)")
    assert notes[: len(ALARM)] == ALARM
    player.ask("table.resign")
    heard(player, END)


def test_nothing_is_heard_before_the_player_has_done_something(visit: Visit) -> None:
    """The browser of the tests takes each step of a test for a click, so the test says for it
    whether there was one."""
    player = listening(visit)
    player.page.add_init_script(
        "window.hasBeenActive = false; Object.defineProperty(navigator, 'userActivation',"
        " { value: { get hasBeenActive() { return window.hasBeenActive; } } });"
    )
    player.sit("scrabble")
    player.page.reload()
    player.play_on(turns=1)
    player.to_turn()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(FRAMES)
    assert player.page.evaluate("heard") == []
    player.page.evaluate("hasBeenActive = true")
    player.ask("table.resign")
    heard(player, END)


def test_a_browser_without_sounds_shows_no_error(visit: Visit) -> None:
    """`visit` checks that no script failed."""
    player = visit()
    player.page.add_init_script("delete window.AudioContext")
    player.open("play")
    player.page.get_by_role("group", name="Sounds").get_by_role("button", name="On").click()
    assert player.page.evaluate("window.AudioContext === undefined")
    player.begin("scrabble")
    player.play_on(turns=1)
    player.to_turn()
    player.page.wait_for_load_state("networkidle")
