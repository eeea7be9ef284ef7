"""`analyse` in the protocol: rows as they come, the sums, what ends it, and what it refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.talking import Talk, plain

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.bots.analysis import analyse, decisions, summary
from lexicon_fast.games.registry import GAMES, part
from lexicon_fast.games.scrabble import gcg


@pytest.fixture(scope="module")
def few(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.fixture
def talk(few: Dictionary) -> Talk:
    return Talk(few)


def played(dictionary: Dictionary, game: str, **options: Any) -> Any:
    if game == "lexicon":
        options["rounds"] = 1
    state = GAMES[game].module.Game(dictionary, seed=3, **options)
    greedy = bot("greedy", dictionary, game)
    while (player := state.current_player()) is not None:
        state.apply(greedy.choose(state.observation(player), 1))
    return state


def record_of(state: Any) -> list[str]:
    lines: list[str] = list(GAMES[state.NAME].records.lines(state, ["Ann", "Bo"]))
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_those_of_the_library(talk: Talk, few: Dictionary, game: str) -> None:
    state = played(few, game)
    asked = {"game": game, "record": record_of(state), "iterations": 20, "top": 2}
    told = talk.ask("analyse", **asked, stream=False)
    rows = list(analyse(decisions(state), few, game, iterations=20, top=2))
    assert told == {"rows": plain([*rows, *summary(rows, 2)]), "stopped": False}
    rows_type = part("engine", game).TYPES.analysis
    assert plain(msgspec.convert(told["rows"], list[rows_type])) == told["rows"]


def test_each_row_is_sent_once(talk: Talk, few: Dictionary) -> None:
    state = played(few, "scrabble")
    told = talk.ask("analyse", game="scrabble", record=record_of(state), iterations=3)
    updates = [
        each["params"]["row"] for each in talk.sent if each.get("method") == "analyse.update"
    ]
    assert updates == told["rows"][:-2]
    assert [row["of"] for row in told["rows"][-3:]] == ["end", "player", "player"]


def test_the_same_analysis_is_computed_once(
    talk: Talk, few: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = record_of(played(few, "scrabble"))
    told = [
        talk.ask("analyse", game="scrabble", record=lines, iterations=3, top=n, stream=False)
        for n in (1, 2)
    ]
    assert told[0] != told[1]

    def refused(*_: Any, **_options: Any) -> None:
        raise AssertionError("it is known")

    monkeypatch.setattr("lexicon_fast.bots.analysis.analyse", refused)
    for n, known in zip((1, 2), told, strict=True):
        talk.sent.clear()
        again = talk.ask("analyse", game="scrabble", record=lines, iterations=3, top=n)
        assert again == known
        updates = [message["params"]["row"] for message in talk.sent if "params" in message]
        assert updates == known["rows"][:-2]
    with pytest.raises(AssertionError, match="internal error"):
        talk.ask("analyse", game="scrabble", record=lines, iterations=4, top=1)


def test_gcg_is_accepted(enable: Dictionary) -> None:
    text = (Path(__file__).parents[2] / "examples" / "game.gcg").read_text(encoding="utf-8")
    told = Talk(enable).ask("analyse", game="scrabble", record=text.splitlines(), iterations=3)
    events = gcg.read(text).events
    turns = [row for row in told["rows"] if row["of"] == "turn"]
    assert [row["event"] for row in turns] == [
        number
        for number, event in enumerate(events, 1)
        if isinstance(event, gcg.Laid | gcg.Exchanged | gcg.Passed)
    ]


def test_it_ends_when_the_time_is_up(talk: Talk, few: Dictionary) -> None:
    """Rows before are complete; the turn that was being analysed is left out."""
    state = played(few, "scrabble")
    talk.ask("options.set", values={"max_seconds": 0.2})
    record = record_of(state)
    told = talk.ask("analyse", game="scrabble", record=record, iterations=10**7, stream=False)
    assert told["stopped"]
    assert [row["of"] for row in told["rows"]] == ["player", "player"]


def test_it_can_be_stopped(few: Dictionary) -> None:
    state = played(few, "lexicon")
    talk = Talk(few)
    asked = {"game": "lexicon", "record": record_of(state), "seconds": 0.05}
    talk.begin("analyse", 7, **asked)
    assert talk.ask("stop", id=7) == {"stopped": True}
    assert talk.reply(7)["result"]["stopped"]


def test_it_can_be_cancelled(few: Dictionary) -> None:
    talk = Talk(few)
    record = record_of(played(few, "scrabble"))
    talk.begin("analyse", 7, game="scrabble", record=record, iterations=10**7)
    assert talk.ask("cancel", id=7) == {"cancelled": True}
    assert talk.reply(7)["error"]["code"] == -32800


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"record": []}, "record has 0 games; it must have one"),
        ({"record": ["{}"]}, "record:1: not an event"),
        ({"game": "chess"}, "params.game: unknown game 'chess'"),
        ({"game": "lexibomb"}, "not an event: bombs is missing"),
        ({"top": 0}, "params.top must be"),
        ({"seconds": 0}, "params.seconds must be"),
        ({"record": [">ann: AEIQTUZ 8E QUIZ +45 45"]}, "record:1: "),
    ],
)
def test_bad_params_are_refused(
    talk: Talk, few: Dictionary, changes: dict[str, Any], message: str
) -> None:
    record = record_of(played(few, "scrabble"))
    asked = {"game": "scrabble", "record": record, "iterations": 9, **changes}
    assert message in talk.refused("analyse", **asked)["message"]
