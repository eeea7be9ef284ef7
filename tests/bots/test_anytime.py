"""Advice that is refined: whether it ended because the best action is clear, or at its limit."""

from __future__ import annotations

from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.games.registry import GAMES, part

SEEN: dict[str, dict[str, Any]] = {
    "lexicon": {"hand": "CATQZX", "pile": "E", "stock": 36, "hand_sizes": (6, 9)},
    "scrabble": {"rack": "AEHRSTT", "bag": 86, "rack_sizes": (7, 7)},
    "lexibomb": {"rack": "AEHRSTT", "bag": 86, "rack_sizes": (7, 7)},
}


def advice_on(game: str, words: list[str], **options: Any) -> Any:
    seen = GAMES[game].module.Observation(player=0, to_move=0, **SEEN[game])
    dictionary = Dictionary.from_words(words)
    *early, last = part("bots", game, "advice").advise(seen, dictionary, **options)
    assert not any(each.settled for each in early)
    assert last.final
    return last


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_settled_if_it_ends_before_its_limit(game: str) -> None:
    """By a play that empties the hand (Lexicon), or with only one candidate."""
    advice = advice_on(game, ["catqzx", "hatters"], iterations=20_000, most=1)
    assert advice.settled
    assert advice.playouts < 1000


@pytest.mark.parametrize("game", GAMES)
def test_advice_at_its_limit_is_not_settled(game: str) -> None:
    advice = advice_on(game, ["cat", "act", "hatters", "at", "xat"], iterations=60)
    assert not advice.settled
