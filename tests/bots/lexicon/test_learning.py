"""The example that learns to play Lexicon."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lexicon_fast import BadOption, Dictionary, lexicon
from lexicon_fast.bots import bot

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


@pytest.fixture(scope="module")
def learn() -> Iterator[Any]:
    sys.path.insert(0, str(EXAMPLES))
    yield importlib.import_module("learn")
    sys.path.remove(str(EXAMPLES))
    sys.modules.pop("learn", None)


@pytest.fixture
def small(data: Path) -> str:
    return str(data / "words2000.txt")


def test_it_learns_to_beat_greedy(
    learn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "learned.npz"
    few = ["--rounds", "500", "--iterations", "2", "--pairs", "60", "--output", str(output)]
    monkeypatch.setattr(sys, "argv", ["learn.py", *few])
    learn.main()
    said = capsys.readouterr().out.splitlines()
    losses = [float(line.split("loss ")[1].split(",")[0]) for line in said[:2]]
    assert all(0.3 < loss < 0.68 for loss in losses)  # 0.693 is that of guessing
    share = float(said[-1].split("wins ")[1].split("%")[0])
    assert share > 60, said
    assert output.exists()


def test_the_result_depends_on_the_seed_only(learn: Any, small: str) -> None:
    def weights(seed: int, processes: int) -> list[Any]:
        (network,) = learn.learn(small, seed, iterations=1, rounds=20, processes=processes)
        return list(network)

    one, same, other = weights(1, 1), weights(1, 2), weights(2, 2)
    assert all(map(np.array_equal, one, same))
    assert not all(map(np.array_equal, one, other))


@pytest.mark.parametrize("players", [2, 3])
def test_its_candidates_are_legal_and_show_what_follows(
    learn: Any, enable: Dictionary, players: int
) -> None:
    """The cards after an action are those that the player then has, but for a card drawn blind."""
    candidates = learn.Candidates(enable)
    letters = f"{enable.alphabet.upper}*"
    random = np.random.default_rng(5)
    drawn = laid = 0
    for seed in range(6):
        state = lexicon.Round(enable, players=players, seed=seed)
        while (player := state.current_player()) is not None:
            seen = state.observation(player)
            if seen.phase == "challenge":
                state.apply(lexicon.ACCEPT)
                continue
            actions, rows = candidates.of(seen)
            assert rows.shape == (len(actions), candidates.features)
            assert {*actions} <= {*lexicon.legal_actions(seen, enable)}
            at = int(random.integers(len(actions)))
            state.apply(actions[at])
            after = state.hands[player]
            expected = np.array([after.count(letter) for letter in letters], float)
            counts = rows[at][: len(letters)]
            if isinstance(actions[at], lexicon.Draw) and actions[at].take == "blind":
                drawn += 1
                assert rows[at][len(letters)] == 1
                assert (expected - counts).sum() == 1
                assert (expected >= counts).all()
            else:
                laid += 1
                assert np.array_equal(counts, expected)
    assert min(drawn, laid) > 20


def test_slopes_are_those_of_the_loss(learn: Any) -> None:
    """Learning a function of few games, which it can learn by heart, removes the loss."""
    random = np.random.default_rng(3)
    rows = random.integers(0, 2, (64, 10)).astype(np.float32)
    results = (rows[:, 0] != rows[:, 1]).astype(np.float32)  # not linear
    many = learn.Games(np.tile(rows, (40, 1)), np.tile(results, 40))
    network = learn.new_network(10, seed=1)
    network, loss = learn.improve(network, many, seed=1, epochs=200)
    assert loss < 0.1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "needs file=, the weights"),
        (b"", "weights.npz: "),
        (b"PK\x03\x04", "weights.npz: "),
        ("other", "other letters"),
    ],
)
def test_wrong_files_of_weights(
    learn: Any, enable: Dictionary, tmp_path: Path, content: Any, message: str
) -> None:
    path = tmp_path / "weights.npz"
    spec = f"python:learn:Learned:file={path}"
    if content is None:
        spec = "python:learn:Learned"
    elif content == "other":
        learn.save(str(path), learn.new_network(7, seed=1))
    else:
        path.write_bytes(content)
    with pytest.raises(BadOption, match=message):
        bot(spec, enable, allow_external=True)
