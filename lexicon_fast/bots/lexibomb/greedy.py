"""The bot that makes the play of most points, and hopes that there is no bomb."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lexicon_fast._native.shown_scores import score_shown_plays
from lexicon_fast.bots.lexibomb.bot import LexibombBot, opened_of, position_of
from lexicon_fast.games.crossword.listing import AT
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO, neighbours
from lexicon_fast.games.lexibomb.plays import Generator, Play

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation


class Greedy(LexibombBot):
    """Makes the play that scores most if no closed square holds a bomb; the first one by place and
    word.

    So an open square counts what it shows, a closed one the bombs that were hit around it: mostly
    none. Without a play it exchanges all its tiles (if the bag holds fewer, the first of the rack),
    and where it may not, it passes.
    """

    kind = "greedy"

    def choose(self, observation: Observation, seed: int) -> Action:
        return self.first(observation, partial(_plays, observation, self.words))


def _plays(observation: Observation, words: Dictionary, top: int | None) -> list[Play]:
    """The best plays, were there no bombs but those that were hit."""
    rules = observation.rules
    generator = Generator(words, ruleset=rules)
    position = position_of(observation, generator)
    opened = "".join(opened_of(observation, rules)).encode("ascii")
    near = neighbours(position.board.rows, position.board.columns)
    numbers = bytes(
        shown - ZERO
        if shown not in (CLOSED, BOMB)
        else sum(opened[x] == BOMB for x in near[square])
        for square, shown in enumerate(opened)
    )
    found = score_shown_plays(
        *generator.pair(position.board, position.rack),
        numbers,
        [each.letter for each in rules.multipliers],
        [each.word for each in rules.multipliers],
        top=-1 if top is None else top,
    )
    return [Play(AT[row[:3]], *row[3:]) for row in found.rows()]
