"""Base of the vectors of games: their arrays, steps and random actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, chain, combinations, pairwise, starmap
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from lexicon_fast.base.arguments import checked_int, integer, mapping, wrong_type
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.rng import random_seed

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from lexicon_fast._native.vector.lexicon import LexiconGames
    from lexicon_fast._native.vector.scrabble import ScrabbleGames

#: The most games of a vector.
MAX_GAMES: Final = 1 << 20

#: The most ranked plays, fewer if a game has many other actions.
MAX_PLAYS: Final = 255

_SEED: Final = (1 << 64) - 1

#: The kind and the shape of each array.
Shapes: TypeAlias = dict[str, tuple[type[np.generic], tuple[int, ...]]]


class Vector:
    """Many games in arrays, which every step changes in place. Do not write to them.

    names: the short names of the actions by purpose, in order, without those of ranked plays; play:
    the numbers of a ranked play before "left".

    Each array has one row for each game:

    - `observations`, uint8 (games, observation size): what the player to move sees; `fields` names
      its parts;
    - `masks`, bool (games, actions): the legal actions of the next step;
    - `to_move`, int8 (games,): the player who takes the next step;
    - `rewards`, int32 (games, players): points of each player after the step that ends an episode,
      otherwise 0;
    - `done`, bool (games,): whether the last step ended an episode. The other arrays then show the
      first step of the next one;
    - `turns`, int32 (games,): turns that were completed in the episode;
    - `plays`, int16 (games, ranked plays, numbers): the ranked plays of this turn, best first,
      then zeros; `play_fields` names the numbers. Empty if plays are spelled.
    """

    def __init__(
        self,
        games: LexiconGames | ScrabbleGames,
        names: Mapping[str, Sequence[str]],
        play: Sequence[str],
        seed: int | None,
        arrays: Mapping[str, NDArray[Any]] | None,
    ) -> None:
        self._games = games
        ranked = [f"play {number}" for number in range(1, games.plays + 1)]
        names = {**names, "play": ranked}
        self._names = [*chain.from_iterable(names.values())]
        ends = [*accumulate(map(len, names.values()), initial=0)]
        #: The actions of each purpose.
        self.ranges: Final[Mapping[str, range]] = MappingProxyType(
            dict(zip(names, starmap(range, pairwise(ends)), strict=True))
        )
        #: The parts of an observation: see docs/vector.md.
        self.fields: Final = _fields_of(games.offsets, games.observation_size)
        #: The numbers of a ranked play, one each, and "left", all that follow: see docs/vector.md.
        self.play_fields: Final = _fields_of(
            {name: at for at, name in enumerate([*play, "left"])}, games.play_size
        )
        self._seed = random_seed() if seed is None else integer("seed", seed) & _SEED
        own = _checked_arrays(self._shapes(), arrays)
        self.observations: Final[NDArray[np.uint8]] = own["observations"]
        self.masks: Final[NDArray[np.bool_]] = own["masks"]
        self.to_move: Final[NDArray[np.int8]] = own["to_move"]
        self.rewards: Final[NDArray[np.int32]] = own["rewards"]
        self.done: Final[NDArray[np.bool_]] = own["done"]
        self.turns: Final[NDArray[np.int32]] = own["turns"]
        self.plays: Final[NDArray[np.int16]] = own["plays"]
        if games.plays:
            games.use_plays(self.plays)
        self._use(own)
        games.use(
            self.observations,
            self.masks.view(np.uint8),
            self.to_move,
            self.rewards,
            self.done.view(np.uint8),
            self.turns,
        )
        games.reset(self._seed, 0)

    def _shapes(self) -> Shapes:
        games, players = self._games.games, self._games.players
        return {
            "observations": (np.uint8, (games, self._games.observation_size)),
            "masks": (np.bool_, (games, self._games.actions)),
            "to_move": (np.int8, (games,)),
            "rewards": (np.int32, (games, players)),
            "done": (np.bool_, (games,)),
            "turns": (np.int32, (games,)),
            "plays": (np.int16, (games, self._games.plays, self._games.play_size)),
        }

    def _use(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Use the arrays that only this game has."""

    def __len__(self) -> int:
        """Return the number of games."""
        return self._games.games

    @property
    def players(self) -> int:
        """Number of players of each game."""
        return self._games.players

    @property
    def actions(self) -> int:
        """Number of actions: they are the numbers from 0 to this one, exclusive."""
        return self._games.actions

    @property
    def seed(self) -> int:
        """The seed of all games. Game i depends on it and on i only."""
        return self._seed

    @property
    def memory(self) -> int:
        """Bytes of native memory, with the tables of the dictionary that all vectors share."""
        return self._games.memory

    def reset(self, seed: int | None = None) -> None:
        """Begin a new episode in all games, and fill the arrays.

        seed: start again with episode 0 of this seed. Otherwise all games begin the episode after
        the latest one of any game. Raises TypeError, BadOption.
        """
        if seed is not None:
            self._seed = integer("seed", seed) & _SEED
            episode = 0
        else:
            episode = self._games.latest_episode + 1
        self._games.reset(self._seed, episode)

    def step(self, actions: ArrayLike) -> None:
        """Take one step in each game: change the arrays.

        actions: an integer for each game, legal by its mask. Releases the GIL. Raises BadAction if
        one is not legal, and then changes nothing; TypeError, BadOption for other arrays, and
        BadOption after an interrupted step, until `reset` is called.
        """
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise wrong_type("actions", "an array of integers", actions)
        if numbers.shape != (len(self),):
            raise BadOption(f"actions has the shape {numbers.shape}; use ({len(self)},)")
        self._games.step(np.ascontiguousarray(numbers, np.int64))

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return a legal action for each game, all equally likely.

        Each game draws from a generator of its own, which the seed of the vector determines.
        out: the array to fill, int64 (games,). Raises TypeError, BadOption.
        """
        if out is None:
            out = np.empty(len(self), np.int64)
        self._games.sample(_checked_array("out", out, np.int64, (len(self),)))
        return out

    def name_of(self, action: int) -> str:
        """Return a short name of an action. Raises TypeError, BadOption."""
        return self._names[checked_int("action", action, 0, self.actions - 1)]

    def legal(self, game: int) -> list[int]:
        """Return the legal actions of a game, ascending. Raises TypeError, BadOption."""
        return self._games.legal(checked_int("game", game, 0, len(self) - 1))


def _fields_of(offsets: Mapping[str, int], size: int) -> Mapping[str, slice]:
    """Return parts by name, from their offsets in ascending order. size: of all together."""
    ends = [*list(offsets.values())[1:], size]
    return MappingProxyType(
        {name: slice(at, end) for (name, at), end in zip(offsets.items(), ends, strict=True)}
    )


def _checked_arrays(
    shapes: Shapes, given: Mapping[str, NDArray[Any]] | None
) -> dict[str, NDArray[Any]]:
    """Return all arrays: the given ones if they have the right shapes, and new ones."""
    own = {} if given is None else mapping("arrays", given)
    for name in own:
        if name not in shapes:
            raise BadOption(f"unknown array {excerpt(name)}; use {', '.join(shapes)}")
    for name, (kind, shape) in shapes.items():
        if name in own:
            _checked_array(name, own[name], kind, shape)
        else:
            own[name] = np.zeros(shape, kind)
    for name, other in combinations(own, 2):
        if np.may_share_memory(own[name], own[other]):
            raise BadOption(f"arrays {name} and {other} share memory; use separate ones")
    return own


def _checked_array(
    name: str, array: Any, kind: type[np.generic], shape: tuple[int, ...]
) -> NDArray[Any]:
    if not isinstance(array, np.ndarray):
        raise wrong_type(name, "an array of numpy", array)
    if array.dtype != kind:
        raise BadOption(f"{name} has the dtype {array.dtype}; use {np.dtype(kind)}")
    if array.shape != shape:
        raise BadOption(f"{name} has the shape {array.shape}; use {shape}")
    if not array.flags.c_contiguous:
        raise BadOption(f"{name} is not C-contiguous; use numpy.ascontiguousarray")
    if not array.flags.writeable:
        raise BadOption(f"{name} is read-only; use a writable array")
    return array
