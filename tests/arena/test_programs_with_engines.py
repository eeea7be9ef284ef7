"""Programs in matches that play through an engine of their own, as the example bots do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shlex import join, quote
from typing import Any

import pytest
from support.terminals import run

from lexicon_fast import Dictionary, lexicon
from lexicon_fast.arena.match import Match, Played, play
from lexicon_fast.bots import bot
from lexicon_fast.bots.base import Failure
from lexicon_fast.engine.match_link import VARIABLE

pytestmark = pytest.mark.processes

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PYTHON = quote(sys.executable)

#: Plays games as client of an engine: so many, and TURN happens before each
#: action. What it prints is for people.
CLIENT = """
import json, os, sys
from lexicon_fast.client import Engine

name, number, *arguments = sys.argv[1:]

with Engine.popen() as engine:
    print("hello", engine.name)
    played = 0
    while played != (int(number) or -1):
        game = engine.new_game(name)
        played += 1
        print("a game against", game.names, flush=True)
        events = []
        turns = 0
        while not game.over:
            seen = game.observe(0)
            turns += 1
            TURN
            action = engine.bot_move(
                seen.observation, "greedy", game=name, dictionary=game.dictionary
            ).action
            events += game.apply(action, seq=seen.seq).events
        AFTER
"""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def small(data: Path) -> str:
    return str(data / "words2000.txt")


def client(
    game: str = "lexicon", games: int = 0, *, turn: str = "pass", after: str = "pass"
) -> str:
    """The spec of a program that plays so many games; 0: all."""
    Path("client.py").write_text(CLIENT.replace("TURN", turn).replace("AFTER", after))
    return f"cmd:{PYTHON} client.py {game} {games}"


def played(
    small: str,
    *bots: str,
    game: str = "lexicon",
    pairs: int = 1,
    processes: int = 1,
    timeout: float = 50,
    options: dict[str, Any] | None = None,
) -> list[Played]:
    match = Match(
        game=game,
        bots=bots,
        words=small,
        seed=5,
        options=options or {},
        allow_external=True,
        timeout=timeout,
    )
    return [each for deal in play(match, pairs, processes) for each in deal.played]


def forfeits_of(deals: list[Played]) -> list[tuple[str, str]]:
    assert all(each.forfeit is not None for each in deals), deals
    return [(each.forfeit.reason, each.forfeit.message) for each in deals if each.forfeit]


@pytest.mark.parametrize(
    ("game", "command"),
    [
        ("lexicon", [sys.executable, "bot.py", "--players", "2", "--rounds", "9"]),
        ("lexibomb", [sys.executable, "lexibomb_bot.py"]),
        ("scrabble", ["node", "js/examples/bot.js", "--game", "scrabble"]),
        *(
            pytest.param(game, command, marks=pytest.mark.slow)
            for game, command in (
                ("scrabble", [sys.executable, "scrabble_bot.py"]),
                ("lexicon", ["node", "bot.mjs"]),
            )
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else value[1],
)
def test_the_example_bots_work_unchanged(
    game: str, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from shutil import which

    if which(command[0]) is None:
        pytest.skip(f"NOT TESTED: {command[0]} is missing")
    # The bots in JavaScript start `lexicon-fast`.
    scripts = Path(sys.executable).parent
    monkeypatch.setenv("PATH", f"{scripts}{os.pathsep}{os.environ['PATH']}")
    spec = "cmd:" + join([command[0], str(EXAMPLES / command[1]), *command[2:]])
    deals = played("enable", spec, "greedy", game=game)
    assert [each.forfeit for each in deals] == [None, None]
    assert all(each.turns[0] > 1 for each in deals)


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("lexicon", 2, 1), ("lexicon", 3, 2), ("scrabble", 3, 0), ("lexibomb", 2, 0)],
)
def test_it_plays_as_the_bot_does_that_it_asks(
    game: str, seats: int, games: int, small: str
) -> None:
    """From every seat, also if it is started again after each game or after two."""
    others = ["greedy"] * (seats - 1)
    theirs = played(small, client(game, games), *others, game=game)
    ours = played(small, "greedy", *others, game=game)
    assert theirs == ours


def test_whole_games_have_many_rounds(small: str) -> None:
    options = {"whole_games": True}
    theirs = played(small, client(), "random", options=options)
    assert theirs == played(small, "greedy", "random", options=options)
    assert all(each.rounds > 2 for each in theirs)


def test_results_are_the_same_in_several_processes(small: str) -> None:
    spec = client(games=3)
    one = played(small, spec, "greedy", pairs=2)
    assert one == played(small, spec, "greedy", pairs=2, processes=2)
    assert all(each.forfeit is None for each in one)


def test_the_events_and_the_record_are_those_of_the_game(small: str) -> None:
    after = """json.dump({
            "names": game.names, "winners": game.winners, "returns": game.returns, "turns": turns,
            "events": [[event.player, type(event.action).__name__] for event in events
                       if hasattr(event, "action")],
            "ends": [type(event).__name__ for event in events if not hasattr(event, "action")],
            "mine": [type(turn.action).__name__ for turn in game.observe(0).observation.history
                     if turn.player == 0],
            "since": len(game.observe(0, since=0).events),
            "later": len(game.observe(0, since=game.seq - 2).events),
            "record": game.record(),
        }, open(f"{os.getpid()}.json", "w"))"""
    deals = played(small, client(games=1, after=after), "greedy")
    found = [json.loads(path.read_text()) for path in Path().glob("*.json")]
    assert len(found) == len(deals) == 2
    by_seat = {}
    for each in found:
        setup, *events = map(json.loads, each["record"])
        seat = next(place for place, name in enumerate(setup["names"]) if name.startswith("cmd:"))
        by_seat[seat] = each
        turns = [(event["player"], event["action"]) for event in events if event["event"] == "turn"]
        numbers = [(player - seat) % 2 for player, _ in turns]
        # From its first action on.
        first = numbers.index(0)
        assert [player for player, _ in each["events"]] == numbers[first:]
        assert each["turns"] == numbers.count(0) == len(each["mine"])
        assert each["ends"] == ["RoundEnd", "GameEnd"]
        assert each["names"][0].startswith("cmd:")
        assert each["since"] == len(events)
        assert each["later"] == 2
    assert by_seat.keys() == {0, 1}
    for deal in deals:
        assert by_seat[deal.seats.index(0)]["returns"] == list(deal.wins)


#: What a program may not ask for in a match -> what it is told.
REFUSED = {
    "engine.new_game('scrabble')": "must be lexicon: this is a match of Lexicon",
    "engine.new_game()": "the game of the match is not over; play it to its end",
    "game.close()": "the game of the match is not over; play it to its end",
    "game.record()": "the record shows what is hidden; wait for the end",
    "game.observe(1)": "player is 1; in a match you are player 0 in every seat",
    "game.legal(1)": "player is 1; in a match you are player 0 in every seat",
    "game.apply({'action': 'fly'})": "fly",
    "game.apply({'action': 'accept'}, seq=seen.seq - 1)": "but the game is at",
    "setattr(game, 'id', 'match-99'), game.observe(0)": "unknown game 'match-99'; open: match-",
}


def test_what_a_program_cannot_ask_for(small: str) -> None:
    """It gets an error that says why, and can still act."""
    turn = f"""
            kept = game.id
            for request in {[*REFUSED]}:
                try:
                    eval(request)
                except Exception as error:
                    with open("errors.jsonl", "a") as file:
                        print(json.dumps([request, str(error)]), file=file)
                game.id = kept
"""
    deals = played(small, client(turn=turn), "greedy")
    assert deals == played(small, "greedy", "greedy")
    lines = [json.loads(line) for line in Path("errors.jsonl").read_text().splitlines()]
    assert {request for request, _ in lines} == REFUSED.keys()
    assert len(lines) == len(REFUSED) * sum(each.turns[0] for each in deals)
    for request, error in lines:
        assert REFUSED[request] in error


def test_legal_actions_are_those_of_its_turn(small: str) -> None:
    turn = """
            legal = game.legal(0)
            assert legal.count == len(legal.actions) > 0
            assert engine.legal(seen.observation, dictionary=game.dictionary) == legal
"""
    assert played(small, client(turn=turn), "greedy") == played(small, "greedy", "greedy")


def test_what_it_prints_is_skipped_however_long_its_lines_are(small: str) -> None:
    turn = "print('x' * (3 << 20), end='', flush=True)"
    assert played(small, client(turn=turn), "greedy") == played(small, "greedy", "greedy")


def test_a_match_does_not_read_endless_lines(small: str) -> None:
    Path("endless.py").write_text(
        "import json, os, socket, sys\n"
        "port, token = os.environ['LEXICON_FAST_MATCH'].split(':')\n"
        "match = socket.create_connection(('127.0.0.1', int(port)))\n"
        "greeting = {'token': token, 'stdin': [0, 0]}\n"
        "match.sendall(json.dumps(greeting).encode() + b'\\n')\n"
        "match.makefile('rb').readline()\n"
        "try:\n"
        "    match.sendall(b'x' * (2 << 20))\n"
        "    match.recv(1)  # waits until the match hangs up\n"
        "except ConnectionError:\n"
        "    pass\n"
        "sys.exit(3)\n"
    )
    deals = played(small, f"cmd:{PYTHON} endless.py", "greedy", timeout=20.0)
    ended = ("crash", "the program ended with exit code 3")
    assert forfeits_of(deals) == [ended, ended]


def test_its_engine_has_the_words_of_the_match(small: str) -> None:
    turn = """
            assert game.dictionary.endswith("words2000.txt")
            assert engine.info().words == 2000
"""
    assert played(small, client(turn=turn), "greedy")[0].forfeit is None


def test_games_to_analyse_are_its_own(small: str) -> None:
    """A game from a record or a position belongs to the engine, and does not disturb the match."""
    after = """lines = game.record()
        again = engine.new_game(record=lines)
        assert again.over and again.id != game.id and again.returns is not None
        assert game.over
        again.close()
        game.close()"""
    deals = played(small, client(after=after), "greedy", pairs=2)
    assert deals == played(small, "greedy", "greedy", pairs=2)


@pytest.mark.parametrize(
    ("turn", "reason", "message"),
    [
        ("if turns == 2: os._exit(3)", "crash", "the program ended with exit code 3"),
        ("if turns == 2: sys.exit(0)", "crash", "the program ended with exit code 0"),
        ("if turns == 2: sys.stdin.read()", "timeout", "no answer within 0.5 seconds"),
        ("if turns == 2: game.apply({'action': 'form', 'laid': 'zzz'})", "illegal", ""),
    ],
)
def test_a_program_that_fails_loses_the_deal_and_the_match_goes_on(
    turn: str, reason: str, message: str, small: str
) -> None:
    timeout = 0.5 if reason == "timeout" else 60.0
    deals = played(small, client(turn=turn), "greedy", timeout=timeout)
    assert len(deals) == 2
    for found, text in forfeits_of(deals):
        assert found == reason
        assert message in text
    assert all(each.wins == (0.0, 1.0) for each in deals)


def test_a_program_learns_why_its_action_was_refused(small: str) -> None:
    turn = """
            try:
                game.apply({"action": "form", "laid": "zzz"})
            except Exception as error:
                with open("errors.txt", "a") as file:
                    print(type(error).__name__, error, file=file)
                sys.exit(1)
"""
    deals = played(small, client(turn=turn), "greedy")
    expected = [f"IllegalAction {message}" for _, message in forfeits_of(deals)]
    assert Path("errors.txt").read_text().splitlines() == expected


def test_it_hears_that_another_player_has_lost(small: str) -> None:
    Path("broken.py").write_text(
        "from lexicon_fast.bots import Bot\n"
        "class Broken(Bot):\n"
        "    kind = 'broken'\n"
        "    def choose(self, observation, seed):\n"
        "        1 / 0\n"
    )
    after = "open('returns.txt', 'a').write(f'{game.returns} {len(game.record())}\\n')"
    deals = played(small, client(after=after, games=1), "python:broken:Broken")
    assert [reason for reason, _ in forfeits_of(deals)] == ["crash", "crash"]
    # In the second deal the other player fails before the first turn of the program.
    (line,) = Path("returns.txt").read_text().splitlines()
    assert line.startswith("[1.0, 0.0] ")


def test_an_engine_that_is_the_program_answers_itself(small: str) -> None:
    """Also if a script starts it."""
    command = f"{PYTHON} -m lexicon_fast engine -w {quote(small)}"
    Path("wrapper.sh").write_text(f"{command}\nexit 0\n")
    deals = played(small, "cmd:sh wrapper.sh", "greedy")
    assert deals == played(small, "expert", "greedy")


def test_a_program_that_answers_can_ask_an_engine(small: str) -> None:
    """Its engine is for its own use; also its games, from the second turn on."""
    Path("asking.py").write_text(
        "import json, sys\n"
        "from lexicon_fast.client import Engine\n"
        "engine = Engine.popen()\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    request = json.loads(line)\n"
        "    if request['method'] != 'bot.move':\n"
        "        break\n"
        "    seen = request['params']['observation']\n"
        f"    found = engine.bot_move(seen, 'greedy', dictionary={small!r})\n"
        "    if number == 1:\n"
        "        with Engine.popen() as other:\n"
        "            assert other.new_game('scrabble', seed=1).id == 'scrabble-1'\n"
        "    from lexicon_fast.client.wire import raw\n"
        "    action = json.loads(bytes(raw(found.action)))\n"
        "    print(json.dumps({'id': request['id'], 'result': {'action': action}}), flush=True)\n"
    )
    deals = played(small, f"cmd:{PYTHON} asking.py", "greedy")
    assert deals == played(small, "greedy", "greedy")


def test_single_actions_have_no_game(enable: Dictionary) -> None:
    """`bot` asks for actions; a program that only plays games fails instead of waiting."""
    player = bot(client(games=1), enable, allow_external=True, timeout=30)
    with pytest.raises(Failure, match="invalid"):  # it prints that its own game begins
        player.choose(lexicon.Game(enable, seed=1).observation(0), seed=1)


def test_a_person_can_play_against_it(small: str) -> None:
    spec = client("lexibomb", after="open('seen.txt', 'w').write(repr(game.names))")
    asked = ("play", "lexibomb", spec, "-w", small, "--seed", "3", "--name", "Kim")
    done = run(*asked, typed=["pass"] * 50)
    assert done.returncode == 0, done.stderr
    assert Path("seen.txt").read_text() == repr([spec, "Kim"])


@pytest.mark.parametrize("value", ["1:x", "nonsense"])
def test_an_engine_says_that_its_match_is_over(value: str) -> None:
    environment = {**os.environ, VARIABLE: value}
    done = subprocess.run(
        [sys.executable, "-m", "lexicon_fast", "engine"],
        input=b'{"id": 1, "method": "ping"}\n',
        env=environment,
        capture_output=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 2
    assert b"names no match that runs" in done.stderr
    assert b"unset it to start an engine without a match" in done.stderr
    assert done.stdout == b""


def test_the_command_plays_them() -> None:
    spec = client()
    done = run("match", "lexicon", spec, "greedy", "--pairs", "1", "--seed", "1", "-j", "1")
    assert done.returncode == 0, done.stderr
    assert "forfeit" not in done.stdout
