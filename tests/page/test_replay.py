"""Replays of files with one or several games."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.server.limits import Limits

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]


def recorded(seed: int, *names: str) -> tuple[Game, list[str]]:
    """Return a game of one round and the lines of its record."""
    game = Game(Dictionary.load("enable"), players=2, seed=seed, rounds=1)
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])
    return game, list(record.lines(game, list(names)))


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Game], Path]:
    """Return games and their file, which is longer than the limit of a request."""
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    games: list[Game] = []
    with path.open("w") as file:
        while file.tell() <= Limits().max_body:
            names = ("North", "South") if len(games) % 2 else ("East", "West")
            game, lines = recorded(len(games), *names)
            file.writelines(f"{line}\n" for line in lines)
            games.append(game)
    return games, path


@pytest.mark.smoke
def test_game_of_a_long_file_is_chosen(visit: Visit, match: tuple[list[Game], Path]) -> None:
    from playwright.sync_api import expect

    games, path = match
    player = visit()
    player.open("replay")
    sent: list[int] = []
    player.page.on(
        "request",
        lambda request: (
            sent.append(len(request.post_data or "")) if "record.replay" in request.url else None
        ),
    )
    player.page.set_input_files("#record", path)
    player.page.get_by_role("heading", name="Lexicon: East, West").wait_for()
    choice = player.page.get_by_label(f"Game ({len(games)} in this file)")
    titles = choice.locator("option").all_inner_texts()
    assert len(titles) == len(games)
    scores = games[3].scores
    assert titles[3] == f"4. Lexicon: North {scores[0]} and South {scores[1]}"
    choice.select_option("3")
    player.page.get_by_role("heading", name="Lexicon: North, South").wait_for()
    player.button("Last").click()
    expect(player.page.locator(".current-event")).to_contain_text(re.compile("^End of the game"))
    shown = player.page.locator(".seat .score").all_inner_texts()
    assert [int(re.findall(r"-?\d+", each)[0]) for each in shown] == list(scores)
    assert len(sent) == 2
    assert sum(sent) < Limits().max_body


#: Steps through a game; returns the number and the sentence of each step.
_STEPS = """async () => {
  const text = (name) => document.querySelector(name).textContent.trim();
  const next = document.querySelector(".stepper [aria-label=Next]");
  const steps = [];
  for (;;) {
    const number = text(".stepper .hint");
    steps.push([number, text(".current-event")]);
    if (next.disabled) return steps;
    next.click();
    while (text(".stepper .hint") === number) await new Promise(requestAnimationFrame);
  }
}"""


@pytest.mark.parametrize("module", [lexicon, scrabble, lexibomb])
def test_each_step_of_a_game_has_a_sentence(visit: Visit, tmp_path: Path, module: Any) -> None:
    options = {"rounds": 1} if module is lexicon else {}
    game = module.Game(Dictionary.load("enable"), players=2, seed=3, **options)
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])
    written = import_module(f"{game.__module__.rpartition('.')[0]}.record")
    lines = list(written.lines(game, ["North", "South"]))
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(lines))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.button("Next").wait_for()
    shown = player.page.evaluate(_STEPS)
    steps = len(lines) - 1  # without the setup
    assert [number for number, _ in shown] == [f"{n} / {steps}" for n in range(1, steps + 1)]
    assert [sentence for _, sentence in shown if not sentence.endswith(".")] == []
    assert shown[-1][1].startswith("End of the game")


def test_players_are_below_the_heading_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(recorded(1, "North", "South")[1]))
    player = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    player.open("replay")
    player.page.set_input_files("#record", path)
    seats = player.page.locator(".seats")
    seats.wait_for()
    # In the order of the page, one below the other.
    before = seats.locator("xpath=preceding-sibling::*[not(@hidden)]").last.bounding_box()
    place = seats.bounding_box()
    assert before is not None
    assert place is not None
    assert place["y"] >= before["y"] + before["height"]
    assert place["x"] == before["x"]
    assert player.too_wide() <= 0


def test_file_of_one_game_needs_no_choice(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n\n" + "\n".join(recorded(1, "North", "South")[1]) + "\n\n")
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.page.get_by_role("heading", name="Lexicon: North, South").wait_for()
    assert player.page.get_by_label(re.compile("in this file")).count() == 0


def test_newest_choice_wins_if_answers_come_late(
    visit: Visit, match: tuple[list[Game], Path]
) -> None:
    player = visit()
    player.open("replay")
    held: list[Any] = []
    player.page.route("**/rpc?record.replay", lambda route: held.append(route))
    player.page.set_input_files("#record", match[1])
    player.page.get_by_label(re.compile("in this file")).select_option("1")
    while len(held) < 2:
        player.page.wait_for_timeout(20)
    for route in reversed(held):
        with player.page.expect_response("**/rpc?record.replay"):
            route.continue_()
    player.page.get_by_role("heading", name="Lexicon: North, South").wait_for()
    assert player.page.get_by_role("heading", name="Lexicon: East, West").count() == 0


@pytest.mark.parametrize("text", ["", "[1, 2]\n", "nonsense\nmore\n", '{"event": "setup"}\n'])
def test_file_without_a_record_is_refused(visit: Visit, tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    player.page.locator(".problem:not([hidden])").wait_for()


@pytest.mark.smoke
def test_text_is_pasted_and_a_file_is_dropped(visit: Visit) -> None:
    player = visit()
    player.open("replay")
    text = "".join(f"{line}\n" for line in recorded(1, "North", "South")[1])
    player.page.get_by_label("paste the text of a game").fill(text)
    player.page.get_by_role("heading", name="Lexicon: North, South").wait_for()
    player.page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.jsonl"));
          const options = { dataTransfer: data, bubbles: true, cancelable: true };
          document.body.dispatchEvent(new DragEvent("drop", options));
        }""",
        "".join(f"{line}\n" for line in recorded(2, "East", "West")[1]),
    )
    player.page.get_by_role("heading", name="Lexicon: East, West").wait_for()


def test_a_reload_keeps_the_step(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.sit("scrabble")
    player.play_on(turns=1)
    player.awaited()
    player.ask("table.resign")
    player.open(f"replay/{player.page.url.rsplit('/', 1)[1]}")
    player.button("Next").click()
    player.button("Next").click()
    where = player.page.locator(".stepper .hint")
    shown = where.inner_text()
    assert shown.startswith("3 ")
    player.page.reload()
    expect(where).to_have_text(shown)
