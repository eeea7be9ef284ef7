"""The levels of Scrabble, as data: see `bots.levels`."""

from __future__ import annotations

from typing import Final

from lexicon_fast.bots.base import WORDS
from lexicon_fast.bots.levels import Level, level_classes
from lexicon_fast.bots.tiles.leaves import LEAVES
from lexicon_fast.dictionary.frequency import RAREST

#: The weakest first. Matches of neighbours are in docs/strength.md.
TABLE: Final = (
    Level("greedy", {}, 20, overlooks=0.62, phonies=0.08, caution=2),
    Level("greedy", {}, 20, overlooks=0.36, phonies=0.07, caution=1.8),
    Level("greedy", {}, 35, overlooks=0.67, phonies=0.06, caution=1.6),
    Level("greedy", {}, 35, overlooks=0.48, phonies=0.05, caution=1.4),
    Level("static", {}, 40, overlooks=0.45, phonies=0.04, caution=1.3),
    Level("static", {}, 50, overlooks=0.34, phonies=0.03, caution=1.2),
    Level("static", {}, 60, overlooks=0.08, phonies=0.02, caution=1.1),
    Level("static", {}, 70, overlooks=0.02, phonies=0.015),
    Level("static", {}, RAREST, overlooks=0.15, phonies=0.01),
    Level("sim", {}, RAREST, overlooks=0),
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
) = level_classes("scrabble", __name__, TABLE, (WORDS, LEAVES))
