"""Games of other packages: how they are found, and what a wrong one says."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.plugins import GHOST, install, uninstalled

from lexicon_fast import BadOption, Dictionary, bots
from lexicon_fast.cli import main
from lexicon_fast.games.registry import find_game, game_info, part
from lexicon_fast.protocol.methods import RequestError
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store

Install = Callable[..., None]
Files = Mapping[str, str]
NO_FILES: Files = {}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs packages, each with the entry point of a game and perhaps modules."""

    def install_package(entry_point: str, name: str = "other", files: Files = NO_FILES) -> None:
        install(tmp_path, entry_point, name)
        for path, source in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(source)

    with uninstalled():
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.syspath_prepend(GHOST)
        yield install_package


GAME = "from lexicon_fast.games.registry import GameInfo\nGAME = GameInfo("


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "import nothing_like_it",
            "cannot import broken:GAME: .*No module named 'nothing_like_it'",
        ),
        ("GAM =", "cannot import broken:GAME: .*SyntaxError"),
        ("", "cannot import broken:GAME: .*has no attribute 'GAME'"),
        ("GAME = 7", "broken:GAME must be a GameInfo with this name and a package"),
        (
            f"{GAME}'goose', 'G', ('a',), package='broken')",
            "broken:GAME must be a GameInfo with this",
        ),
        (
            f"{GAME}'broken', 'G', ('a',))",
            "broken:GAME must be a GameInfo with this name and a package",
        ),
    ],
)
def test_a_wrong_game_is_an_error_for_its_name_alone(
    installed: Install, source: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    installed("broken = broken:GAME", files={"broken.py": source})
    with pytest.raises(BadOption, match=f"^game 'broken': {message}"):
        game_info("broken")
    assert main(["match", "broken", "a", "b"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("lexicon-fast: game 'broken': ")
    assert error.count("\n") == 1
    assert main(["match", "--help"]) == 0
    assert game_info("scrabble").title == "Scrabble"
    with pytest.raises(BadOption, match="unknown game 'brokem'"):
        game_info("brokem")


def test_a_name_of_two_packages_is_an_error(installed: Install) -> None:
    installed("ghost = ghost:GAME", "ghost-game")
    installed("ghost = phantom:GAME", "phantom")
    with pytest.raises(BadOption, match=r"'ghost' is in several packages \(.*, .*\); keep one"):
        game_info("ghost")


def test_a_game_of_the_package_cannot_be_replaced(installed: Install) -> None:
    installed("scrabble = ghost:GAME")
    assert game_info("scrabble").package is None


def test_a_part_that_fails_to_import_is_named(installed: Install) -> None:
    source = f"{GAME}'broken', 'Broken', ('a',), package='broken')"
    files = {"broken/__init__.py": source, "broken/bots.py": "import not_there"}
    installed("broken = broken:GAME", files=files)
    with pytest.raises(BadOption, match=r"'broken': cannot import broken.bots: .*'not_there'"):
        bots.names("broken")
    with pytest.raises(BadOption, match=r"Broken does not have this: .* no module broken\.rl"):
        part("rl", "broken")


def test_what_only_full_games_have_is_refused(
    installed: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    installed("ghost = ghost:GAME")
    assert main(["advise", "ghost", "x"]) == 2
    assert "Ghost has no advice; ask its bots with `match`" in capsys.readouterr().err


def test_nothing_is_looked_up_for_games_of_the_package() -> None:
    code = (
        "import sys; from lexicon_fast.cli import main;"
        "main(['match', 'scrabble', 'greedy', 'greedy', '--pairs', '1', '-j', '1']);"
        "main(['play', '--help']); assert 'importlib.metadata' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_of_the_game_replaces_the_default(installed: Install) -> None:
    source = f"{GAME}'broken', 'Broken', ('a',), package='broken')"
    files = {"broken/__init__.py": source, "broken/cli/human.py": "HumanPlayer = 'mine'"}
    installed("broken = broken:GAME", files=files)
    assert part("cli", "broken", "human").HumanPlayer == "mine"
    assert part("cli", "broken", "display").Commentary.info == find_game("broken")


def test_a_mistyped_name_of_its_own_is_corrected(
    installed: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    installed("ghost = ghost:GAME")
    assert main(["match", "gost", "a", "b"]) == 2
    assert "no such game 'gost'; did you mean ghost?" in capsys.readouterr().err
    with pytest.raises(BadOption, match="'gost'; games: lexicon, scrabble, lexibomb, ghost"):
        game_info("gost")


class TestServer:
    async def call(self, service: Service, method: str, **params: Any) -> Any:
        job = service.new_job(1, method, Client(None, 1))
        answer = await service.answer(job, msgspec.json.encode(params))
        return msgspec.json.decode(msgspec.json.encode(answer))

    def test_tables_have_it_if_the_operator_wants(
        self, installed: Install, enable: Dictionary, tmp_path: Path
    ) -> None:
        installed("ghost = ghost:GAME")
        asyncio.run(self._play(enable, tmp_path / "tables.sqlite"))

    async def _play(self, enable: Dictionary, path: Path) -> None:
        store = Store(path)
        service = Service({"enable": enable}, store, Limits(), 1, plugins=["ghost"])
        service.start()
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
        rules = (await self.call(service, "rules", game="ghost"))["rules"]
        assert rules == {"game": "ghost", "ruleset": "standard", "word": "GHOST", "min_length": 4}
        games = {game["game"]: game for game in (await self.call(service, "hello"))["games"]}
        assert games["ghost"]["rulesets"] == ["standard", "short"]
        new = await self.call(service, "table.new", game="ghost", seats=seats)
        view = await self.call(service, "table.view", id=new["id"])
        mover, action = view["to_move"], {"action": "add", "letter": "q"}
        seat = {"id": new["id"], "token": new["tokens"][mover]}
        view = await self.call(service, "table.act", **seat, action=action, seq=view["seq"])
        assert view["observation"]["letters"] == "q"
        assert view["to_move"] == 1 - mover
        service.close()
        other = Service({"enable": enable}, Store(path), Limits(), 1)
        other.start()
        with pytest.raises(RequestError, match="not offered here; start the server with --plugin"):
            await self.call(other, "table.view", id=new["id"])
        other.close()

    def test_a_server_refuses_it_otherwise(self, installed: Install, enable: Dictionary) -> None:
        installed("ghost = ghost:GAME")
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits(), 1)
        service.start()
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "solver"}]
        for method, params in {
            "rules": {},
            "legal": {"observation": {}},
            "table.new": {"seats": seats},
        }.items():
            with pytest.raises(RequestError, match="unknown game 'ghost'; games: lexicon, scr"):
                asyncio.run(self.call(service, method, game="ghost", **params))
        service.close()
