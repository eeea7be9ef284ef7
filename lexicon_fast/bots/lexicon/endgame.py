"""Exact search of endgames of two players whose cards are known.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["hat", "chat", "that", "chats"])
>>> found = solve("CS", "A", ["hat"], words, pile="T", stock="EI")
>>> found.action, found.value, found.exact
(Insert(target=0, laid='chats'), 10.0, True)
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.lexicon.endgame import Endgame as _Search
from lexicon_fast._native.lexicon.rounds import Round
from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.bots.lexicon.native import action_from, native_rules
from lexicon_fast.games.lexicon.rules import AnyRuleset
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast._native.lexicon.hidden_cards import Hidden
    from lexicon_fast._native.lexicon.rounds import Rules
    from lexicon_fast.bots.lexicon.scores import Worth
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation

#: Positions visited at most: less than a move of the expert takes.
NODES: Final = 20_000
_MAX_NODES: Final = 1 << 60
#: Bounds that are closer are the same.
EXACT: Final = 1e-6
_MAX_WIN_BONUS: Final = 1000


class Endgame(NamedTuple):
    """The best action that was found, and how good it is.

    action: the best action if solved, else the one that secures most so far. value: the points left
    in the other hand minus those in the player's own at the end of the round, plus or minus the
    win bonus: what the action secures on average over the cards to be drawn, although the cards
    that the other player draws blind remain hidden. upper: what no action can exceed, even if these
    cards were seen. solved: True if no other action is better. nodes: positions visited.
    """

    action: Action
    value: float
    upper: float
    solved: bool
    nodes: int

    @property
    def exact(self) -> bool:
        """True if the value is exact and no other action is better."""
        return self.solved and self.upper - self.value < EXACT


def solve(
    hand: str,
    other: str,
    table: Sequence[str],
    dictionary: Dictionary,
    *,
    pile: str = "",
    stock: str = "",
    ruleset: AnyRuleset = "waddingtons",
    idle: int = 0,
    win_bonus: float = 0.0,
    nodes: int = NODES,
) -> Endgame:
    """Return the best action for a hand against a known one, in a round of two.

    hand, other: 1 to 15 cards each; table: the words on it, with brackets for Masters; pile: the
    exposed card last; stock: its cards in any order, each as likely to be drawn as any other; idle:
    turns since a hand became smaller; win_bonus: value of being out first, in addition to the
    points left in hands; nodes: positions to visit at most.

    Both players use the words of the dictionary, and the other one knows all cards and plays as
    well as possible. Of the ways to lay the same cards for a word, Masters lie at the first places.

    Raises BadHand, BadTableWord, BadOption, BadAlphabet.
    """
    checked_int("nodes", nodes, 0, _MAX_NODES)
    if not (math.isfinite(win_bonus) and 0 <= win_bonus <= _MAX_WIN_BONUS):
        raise BadOption(f"win_bonus is {excerpt(win_bonus)}; it must be 0 to {_MAX_WIN_BONUS}")
    rules = native_rules(read_ruleset(ruleset, dictionary.language), dictionary, 2)
    search = _Search(Round(rules, [hand, other], table, stock, pile, idle=idle), None, 0, win_bonus)
    search.search(nodes)
    return result_of(search)


def search_endgame(
    observation: Observation,
    rules: Rules,
    hidden: Hidden,
    *,
    worth: Worth | None,
    win_bonus: float,
    nodes: int = NODES,
) -> _Search | None:
    """Search the rest of a round of two; None if the other player's cards are not certain.

    hidden: what the observing player knows, who has to act; worth, win_bonus: the value of a round
    (see `simulate`).
    """
    certain = hidden.certain()
    if certain is None or len(certain[0]) != 2:
        return None
    held, stock = certain
    me = held.index("")
    hands: list[str | int] = [*held]
    hands[me] = observation.hand
    position = Round(
        rules, hands, observation.table, stock, observation.pile, turn=me, idle=observation.idle
    )
    search = _Search(position, worth and worth.table, worth.columns if worth else 0, win_bonus)
    search.search(nodes)
    return search


def result_of(search: _Search) -> Endgame:
    """Return the best action of a search."""
    action, value, _ = search.best()
    return Endgame(action_from(action), value, search.upper, search.solved, search.nodes)
