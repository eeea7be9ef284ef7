"""The levels of Lexibomb, as data: see `bots.levels`."""

from __future__ import annotations

from typing import Final

from lexicon_fast.bots.base import WORDS
from lexicon_fast.bots.levels import Level, level_classes
from lexicon_fast.bots.tiles.leaves import LEAVES
from lexicon_fast.dictionary.frequency import RAREST

#: The weakest first. Matches of neighbours are in docs/strength.md.
TABLE: Final = (
    Level("greedy", {}, 20, overlooks=0.7),
    Level("greedy", {}, 20, overlooks=0.4),
    Level("greedy", {}, 35, overlooks=0.64),
    Level("greedy", {}, 35, overlooks=0.13),
    Level("odds", {}, 35, overlooks=0.67),
    Level("odds", {}, 50, overlooks=0.69),
    Level("odds", {}, 60, overlooks=0.6),
    Level("expert", {"iterations": 0}, 60, overlooks=0.53),
    Level("expert", {"iterations": 0}, RAREST, overlooks=0.3),
    Level("expert", {}, RAREST, overlooks=0),
)

(
    Level1,
    Level2,
    Level3,
    Level4,
    Level5,
    Level6,
    Level7,
    Level8,
    Level9,
    Level10,
) = level_classes("lexibomb", __name__, TABLE, (WORDS, LEAVES))
