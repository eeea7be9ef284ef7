"""Properties of every game, of this package or of another one: docs/new-game.md has them."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest
from support import forked
from support.pickles import plays_on, record
from support.plugins import ALL, GHOST
from support.talking import Talk

from lexicon_fast import BadAction, BadOption, BadRecord, Dictionary, IllegalAction, bots
from lexicon_fast.arena.match import Match, Players
from lexicon_fast.cli import main
from lexicon_fast.games.events import BaseSetup, seen_from
from lexicon_fast.games.registry import game_info, part

pytestmark = [pytest.mark.usefixtures("ghost"), pytest.mark.parametrize("game", ALL)]


@pytest.fixture(scope="module")
def words(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


def new(game: str, words: Dictionary, players: int = 2, seed: int = 3) -> Any:
    return game_info(game).module.Game(words, players=players, seed=seed)


def played(game: str, words: Dictionary, actions: int = 10**6, players: int = 2) -> Any:
    """A game after some random actions, or at its end."""
    state, rng = new(game, words, players), random.Random(5)
    for _ in range(actions):
        if not plays_on(state, rng):
            break
    return state


def test_the_registry_has_its_rulesets_and_limits(game: str, words: Dictionary) -> None:
    info = game_info(game)
    assert info.name == game == info.module.Game.NAME
    for name in info.rulesets:
        rules = info.rules.ruleset(name)
        assert rules.name == name == rules.to_json()
        state = info.module.Game(words, ruleset=name, seed=1)
        assert state.rules == rules == state.observation(0).rules
    assert new(game, words).rules.name == info.rulesets[0]
    for players in (info.rules.MIN_PLAYERS - 1, info.rules.MAX_PLAYERS + 1):
        with pytest.raises(BadOption, match="players"):
            new(game, words, players)
    with pytest.raises(BadOption, match="expected"):
        info.rules.ruleset("none")


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_ends_with_winners_and_then_refuses_actions(
    game: str, words: Dictionary, players: int
) -> None:
    state = played(game, words, players=players)
    assert (state.is_terminal(), state.current_player(), state.legal_actions()) == (True, None, [])
    assert state.winners
    assert sum(state.returns()) == pytest.approx(1)
    assert len(state.returns()) == len(state.scores) == state.players == players
    for player in range(players):
        seen = state.observation(player)
        assert (seen.player, seen.to_move, seen.phase) == (player, None, "over")
    with pytest.raises(IllegalAction) as caught:
        state.apply(new(game, words).legal_actions()[0])
    assert caught.value.rule == "over"


def test_the_same_seed_and_actions_lead_to_the_same_game(game: str, words: Dictionary) -> None:
    assert record(played(game, words)) == record(played(game, words))
    assert new(game, words).seed == 3


def test_the_player_to_move_sees_all_that_legal_actions_need(game: str, words: Dictionary) -> None:
    state, rng = new(game, words, players=3), random.Random(1)
    for _ in range(30):
        if (mover := state.current_player()) is None:
            break
        assert not state.is_terminal()
        assert state.winners == ()
        assert state.returns() == [0.0] * 3
        for player in range(3):
            seen = state.observation(player)
            assert (seen.player, seen.to_move) == (player, mover)
            legal = game_info(game).module.legal_actions(seen, words)
            assert legal == (state.legal_actions() if player == mover else [])
        plays_on(state, rng)


def test_a_copy_and_a_pickle_go_on_alike(game: str, words: Dictionary) -> None:
    state = played(game, words, 7)
    others = [state.copy(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
    before = record(state)
    rng = random.Random(2)
    while plays_on(state, rng):
        pass
    assert [record(each) for each in others] == [before] * 3
    for other in others:
        rng = random.Random(2)
        while plays_on(other, rng):
            pass
        assert record(other) == record(state)


@pytest.mark.parametrize("action", [None, "x", 7, object()])
def test_what_is_no_action_changes_nothing(game: str, words: Dictionary, action: object) -> None:
    state = played(game, words, 3)
    before = record(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.rule == "action"
    assert record(state) == before


@pytest.mark.parametrize("player", [-1, 2])
def test_only_players_observe(game: str, words: Dictionary, player: int) -> None:
    with pytest.raises(BadOption, match="player"):
        new(game, words).observation(player)


def test_actions_are_typed_as_they_are_shown(game: str, words: Dictionary) -> None:
    notation, rng = game_info(game).part("games", "notation"), random.Random(4)
    state = new(game, words)
    for _ in range(20):
        legal = state.legal_actions()
        seen = state.observation(state.current_player())
        for action in rng.sample(legal, min(len(legal), 20)):
            assert notation.parse(notation.format(action, seen), seen, words) == action
        with pytest.raises(BadAction):
            notation.parse("\N{WHITE QUESTION MARK ORNAMENT}", seen, words)
        plays_on(state, rng)
        if state.is_terminal():
            break


def test_a_record_is_the_game_and_every_change_is_found(game: str, words: Dictionary) -> None:
    state, records = played(game, words), game_info(game).records
    lines = list(records.lines(state, ["A", "B"]))
    assert records.check(lines, lambda _: words) == 1
    (read,) = records.read(lines)
    assert record(records.replay(read, words)) == record(state)
    turns = [place for place, line in enumerate(lines) if '"event":"turn"' in line]
    del lines[turns[len(turns) // 2]]
    with pytest.raises(BadRecord, match=r"^record:\d+: "):
        records.check(lines, lambda _: words)


def test_bots_take_legal_actions_by_the_seed_alone(game: str, words: Dictionary) -> None:
    state = played(game, words, 4)
    seen = state.observation(state.current_player())
    names = [name for name in bots.names(game) if not name.startswith("level")]
    for name in names:
        quick = (
            {"iterations": 20} if "iterations" in str(bots.bot_class(name, game).options) else {}
        )
        bot = bots.bot(name, words, game, **quick)
        action = bot.choose(seen, seed=1)
        state.copy().apply(action)
        assert pickle.loads(pickle.dumps(bot)).choose(seen, seed=1) == action
    with pytest.raises(BadOption, match=f"unknown {game_info(game).title} bot 'nobody'"):
        bots.bot("nobody", words, game)


def test_an_engine_referees_it(game: str, words: Dictionary) -> None:
    talk, rng = Talk(words), random.Random(6)
    bot = bots.names(game)[0]
    state = talk.ask("game.new", game=game, dictionary="enable", seed=1)
    id, seen = state["id"], [{"player": 0, "since": 0}, {"player": 1, "since": 0}]
    events: list[list[Any]] = [[], []]
    for _ in range(12):
        player = state["to_move"]
        if player is None:
            break
        legal = talk.ask("game.legal", id=id, player=player)["actions"]
        shown = talk.ask("game.observe", id=id, player=player)["observation"]
        common = {"game": game, "dictionary": "enable", "observation": shown}
        assert talk.ask("legal", **common)["actions"] == legal
        action = talk.ask("bot.move", **common, bot=bot, seed=rng.randrange(99))["action"]
        state = talk.ask("game.apply", id=id, player=player, action=action)
    for player in (0, 1):
        events[player] = talk.ask("game.observe", id=id, **seen[player])["events"]
        assert "setup" not in {event["event"] for event in events[player]}
        assert sum("action" in event for event in events[player]) > 0
    watched = talk.ask("game.resign", id=id, player=0)
    assert (watched["over"], watched["returns"]) == (True, [0.0, 1.0])
    assert json.loads(talk.ask("game.record", id=id)["lines"][0])["game"] == game


def test_no_setup_leaves_the_engine(game: str, words: Dictionary) -> None:
    """Its seed would reveal all that is hidden."""
    state = played(game, words, 5)
    adapter = part("engine", game, "adapter").ADAPTER
    referee = adapter.referee(state, None)
    for player in (0, 1, None):
        for event in referee.events(player, 0):
            assert not isinstance(event, BaseSetup)
        assert adapter.spectator_view(referee.observation(0)).player == -1


def test_every_seat_can_be_seen_as_the_first(game: str, words: Dictionary) -> None:
    state = played(game, words, 6, players=3)
    for seat in range(3):
        seen = seen_from(state.observation(seat), seat, 3)
        mover = state.current_player()
        assert (seen.player, seen.to_move) == (0, (mover - seat) % 3)
        assert seen.scores == state.scores[seat:] + state.scores[:seat]


def test_a_match_plays_each_deal_from_all_seats(game: str, data: Path) -> None:
    match = Match(game=game, bots=(bots.names(game)[0],) * 2, words=str(data / "words2000.txt"))
    deal = Players(match).deal(1)
    assert [each.seats for each in deal.played] == [(0, 1), (1, 0)]
    # A round of Lexicon can end without a winner.
    assert {sum(each.wins) for each in deal.played} <= {0.0, 1.0}


def test_the_commands_play_it(
    game: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, bot = str(tmp_path / "games.jsonl"), bots.names(game)[0]
    common = [game, bot, bot, "-w", str(data / "words2000.txt"), "--pairs", "1", "-j", "1"]
    assert main(["match", *common, "--record", path]) == 0
    assert main(["tournament", *common]) == 0
    assert main(["replay", path]) == 0
    assert main(["replay", path, "--check"]) == 0
    assert capsys.readouterr().out.endswith(": all legal\n")
    assert main(["match", game, "nobody", bot]) == 2
    assert "unknown" in capsys.readouterr().err


def test_a_person_plays_it(game: str, data: Path, tmp_path: Path, ghost: Path) -> None:
    command = ["play", game, "--seed", "1", "-w", data / "words2000.txt"]
    python_path = f"{ghost}:{GHOST}:{Path(__file__).parents[2]}"
    typed = "help\nrules\nmoves\nhint\n1\nhint\n1\n1\nquit\n"
    save = str(tmp_path / "saved.jsonl")
    env = {"PATH": "", "PYTHONPATH": python_path, "HOME": str(tmp_path)}
    done = forked.run(*command, "--save", save, input=typed, env=env, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"You play {game_info(game).title} against" in done.stdout
    lines = Path(save).read_bytes().splitlines()
    assert game_info(game).records.read(lines)[0].setup.game == game
