"""Bots that play Ghost."""

from dataclasses import dataclass, field
from functools import lru_cache

from ghost.game import Action, Add, Challenge, Name, Observation, words_with
from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import Bot

BOTS = {"random": "ghost.bots:Random", "solver": "ghost.bots:Solver"}


class Random(Bot):
    """Adds any letter after which a word is still possible."""

    kind = "random"

    def choose(self, observation: Observation, seed: int) -> Action:
        rng, letters = Rng(seed), observation.letters
        words = words_with(letters, self.words, observation.rules.min_length)
        if observation.phase == "challenge":
            return Name(rng.choice(words) if words else "")
        following = sorted({word[len(letters)] for word in words if word != letters})
        if following:
            return Add(self.letter(observation, following, rng))
        return Challenge() if letters else Add(rng.choice(self.dictionary.alphabet.lower))

    def letter(self, observation: Observation, letters: list[str], rng: Rng) -> str:
        """Return one of the letters after which a word is possible."""
        return rng.choice(letters)


class Solver(Random):
    """Adds a letter that makes another player lose the round, if all others do the same."""

    kind = "solver"

    def letter(self, observation: Observation, letters: list[str], rng: Rng) -> str:
        rules, fragment = observation.rules, observation.letters
        playing = sum(lost < len(rules.word) for lost in observation.scores)
        rounds = _rounds(self.words, rules.min_length, playing)
        if best := [each for each in letters if rounds.loser_after(fragment + each)]:
            return rng.choice(best)
        # It loses if nobody errs: the longer the round, the more may happen.
        words = words_with(fragment, self.words, rules.min_length)
        return max(words, key=len)[len(fragment)]


@dataclass(frozen=True)
class _Rounds:
    """All rounds that a number of players can play."""

    dictionary: Dictionary
    min_length: int
    players: int
    losers: dict[str, int] = field(default_factory=dict)

    def loser_after(self, letters: str) -> int:
        """Return who loses once a player has made this fragment; 0: that player, 1: the next."""
        if len(letters) >= self.min_length and letters in self.dictionary:
            return 0
        if letters not in self.losers:
            words = words_with(letters, self.dictionary, self.min_length)
            following = {word[: len(letters) + 1] for word in words}
            # The next player makes a fragment after which somebody else loses, if there is one.
            losers = filter(None, map(self.loser_after, sorted(following)))
            self.losers[letters] = (1 + next(losers, 0)) % self.players
        return self.losers[letters]


_rounds = lru_cache(maxsize=16)(_Rounds)
