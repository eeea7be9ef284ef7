# Written by `python -m make_data.native_stubs` from games.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

class Games:
    games: int
    players: int
    actions: int
    observation_size: int
    plays: int
    first_play: int
    play_size: int
    damaged: bool
    def use(
        self,
        observations: Buffer | NDArray[Any],
        masks: Buffer | NDArray[Any],
        to_move: Buffer | NDArray[Any],
        rewards: Buffer | NDArray[Any],
        done: Buffer | NDArray[Any],
        turns: Buffer | NDArray[Any],
    ) -> None: ...
    def use_plays(self, plays: Buffer | NDArray[Any]) -> None: ...
    def reset(self, seed: int, episode: int) -> None: ...
    def step(self, actions: Buffer | NDArray[Any]) -> None: ...
    def sample(self, out: Buffer | NDArray[Any]) -> None: ...
    @property
    def latest_episode(self) -> int: ...
    def legal(self, game: int) -> list[int]: ...
    def history(self, game: int) -> tuple[int, int, int, list[int]]: ...
