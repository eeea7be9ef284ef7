"""The games in OpenSpiel: an import registers `lexicon_fast_lexicon` and the others.

Needs open_spiel: pip install open_spiel '.[rl]' in the clone. Actions are the steps of the
environments of `lexicon_fast.rl`. Chance chooses the seed of the game, byte by byte; after that
nothing is random, so a history can be replayed.

>>> import pyspiel
>>> import openspiel_games
>>> game = pyspiel.load_game("lexicon_fast_scrabble(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['play', 'exchange', 'pass']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from lexicon_fast.base.arguments import size
from lexicon_fast.games import registry
from lexicon_fast.games.registry import GameInfo
from lexicon_fast.rl.adapter import BaseAdapter, adapter_of
from lexicon_fast.rl.episode import Episode

#: The seed of a game has 64 bits: 8 bytes.
_SEED_BYTES: Final = 8
_BYTE: Final = 256

#: A single player could not win or lose.
_LEAST_PLAYERS: Final = 2


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of a subclass. The parameters are `players`, `words` and `ruleset`, both by name.

    adapter: a game with other words or rules than parameters can name. Raises BadOption, and what
    the dictionary and the game raise.
    """

    #: The game in the registry.
    INFO: GameInfo
    TYPE: Any
    #: The parameters and their defaults.
    PARAMETERS: Mapping[str, Any]

    def __init__(self, params: Any = None, adapter: BaseAdapter | None = None) -> None:
        most = self.INFO.rules.MAX_PLAYERS
        given: dict[str, Any] = {**self.PARAMETERS, **(params or {})}
        self.adapter = adapter or adapter_of(
            self.INFO.name, given["words"], given["players"], given["ruleset"]
        )
        encoding = self.adapter.encoding
        players = size("players", self.adapter.players, _LEAST_PLAYERS, most)
        # A turn is a move and the answers of the other players to it.
        longest_turn = encoding.longest + players - 1
        super().__init__(
            self.TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=encoding.size,
                max_chance_outcomes=_BYTE,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.adapter.most_turns() * longest_turn,
            ),
            params or {},
        )

    def new_initial_state(self) -> SpielState:
        """Return the state before the seed is chosen."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes, which are all at the start."""
        return _SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of what one player sees; None for other kinds of observations."""
        if params:
            raise ValueError(f"observers have no parameters; leave out {params!r}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.adapter, perfect_recall=kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state: the bytes of the seed so far, then a game with the unfinished move."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._adapter = game.adapter
        self._seed: tuple[int, ...] = ()
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Return the player to move, or `CHANCE` or `TERMINAL`."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.episode.player
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.episode is not None and self.episode.player is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of a byte of the seed, all equally likely."""
        return [(value, 1 / _BYTE) for value in range(_BYTE)]

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 / (players - 1) for others, 0 before the end."""
        if self.episode is None or self.episode.player is not None:
            return [0.0] * self._adapter.players
        return self._adapter.rewards(self.episode.game, "win")

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.episode.player:
            return []
        return self.episode.legal

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.step(action)
            return
        self._seed = (*self._seed, action)
        if len(self._seed) == _SEED_BYTES:
            self.episode = Episode(self._adapter, int.from_bytes(self._seed, "big"), None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self._adapter.encoding.text([action])

    def __str__(self) -> str:
        if self.episode is None:
            return f"seed {bytes(self._seed).hex() or '-'}"
        return self.episode.picture()


class Observer:
    """Shows what a player sees, as a text, and as arrays in `dict` and flat in `tensor`.

    The text has all that a player has seen since the deal, so it is an information state, too. With
    perfect_recall there are no arrays, because they have only sums of the history.
    """

    def __init__(self, adapter: BaseAdapter, *, perfect_recall: bool) -> None:
        self._adapter = adapter
        fields = {} if perfect_recall else adapter.fields
        sizes = [int(np.prod(field.shape)) for field in fields.values()]
        self.tensor = None if perfect_recall else np.zeros(sum(sizes), np.float32)
        self.dict = {}
        first = 0
        for (name, field), length in zip(fields.items(), sizes, strict=True):
            assert self.tensor is not None
            self.dict[name] = self.tensor[first : first + length].reshape(field.shape)
            first += length

    def set_from(self, state: SpielState, player: int) -> None:
        """Set the arrays to what a player sees; to 0 before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.episode is not None:
            seen, steps, _ = state.episode.seen_by(player)
            for name, array in self._adapter.arrays(seen, steps).items():
                self.dict[name][:] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as JSON, and the steps of the player's unfinished move."""
        if state.episode is None:
            return "before the deal"
        seen, steps, _ = state.episode.seen_by(player)
        text = msgspec.json.encode(seen).decode()
        return f"{text} {self._adapter.encoding.text(steps)}".rstrip()


def _register(info: GameInfo) -> None:
    words = registry.part("rl", info.name).ADAPTER.WORDS
    parameters = {"players": 2, "words": words, "ruleset": info.rulesets[0]}
    game_type = pyspiel.GameType(
        short_name=f"lexicon_fast_{info.name}",
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.rules.MAX_PLAYERS,
        min_num_players=_LEAST_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    kind = type(
        f"{info.title}Game",
        (SpielGame,),
        {"INFO": info, "TYPE": game_type, "PARAMETERS": parameters},
    )
    pyspiel.register_game(game_type, kind)


for _info in registry.GAMES.values():
    _register(_info)
