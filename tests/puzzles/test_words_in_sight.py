"""Words in sight: the same as asking `Overlooks` for each word."""

from __future__ import annotations

import numpy as np
import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.levels import Overlooks
from lexicon_fast.bots.lexicon import LEVELS
from lexicon_fast.dictionary.frequency import classes_of
from lexicon_fast.puzzles.lexicon import WordsInSight, first_numbers


@pytest.mark.parametrize("seed", [0, 19, 2**63 + 5])
def test_a_level_sees_what_it_does_not_overlook(enable: Dictionary, seed: int) -> None:
    classes = classes_of(enable)
    words = enable.subwords("QUIETENZAXS*")[::7]
    assert len(words) > 200
    sight = WordsInSight(words, classes)
    for level in LEVELS:
        overlooks = Overlooks(seed, level.overlooks, classes)
        expected = [
            word
            for word in words
            if classes.of(word) <= level.words and (not level.overlooks or overlooks([word], word))
        ]
        assert sight.seen_by(level, seed) == expected


def test_first_numbers_are_those_of_the_generator() -> None:
    seeds = [0, 1, 52, 2**32 - 1, 2**63, 2**64 - 1]
    found = first_numbers(np.array(seeds, dtype=np.uint64))
    assert found.tolist() == [Rng(seed).next() for seed in seeds]
