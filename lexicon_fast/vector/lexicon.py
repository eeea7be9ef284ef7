"""Many rounds of Lexicon at once, in arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.vector.lexicon import LexiconGames
from lexicon_fast.base import tile_text
from lexicon_fast.base.arguments import checked_int
from lexicon_fast.bots.lexicon.native import native_rules
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.games.lexicon.actions import (
    Action,
    Draw,
    Form,
    Insert,
    Substitute,
    word_of,
)
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.round import Round, pack_of
from lexicon_fast.games.lexicon.rules import MASTER, MAX_PLAYERS, MIN_PLAYERS, AnyRuleset
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.vector.base import MAX_GAMES, MAX_PLAYS, Vector

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary

#: The kinds of moves, in the order of their actions. "capture" exchanges a letter for the Master
#: that stands for it, "lay" a Master for a letter.
KINDS: Final = ("form", "insert", "substitute", "capture", "lay", "exposed", "blind")

#: The numbers of a ranked play, before the cards left.
PLAY: Final = ("points", "kind", "target", "laid")


class LexiconVector(Vector):
    """Rounds of Lexicon in arrays. An episode is one round; its rewards are `Round.returns()`.

    A turn takes several steps of one player. The first chooses the kind of the move (`KINDS`), the
    next a table word, unless the move forms a word or draws. Then a new word is spelled letter by
    letter; `end` completes it, and a substitution ends with its last letter. The other kinds end
    with one card: "capture" and "lay" with the letter that is exchanged, "exposed" and "blind" with
    the discard. `ranges` has the actions of each purpose: "kind", "target" (a table word), "card"
    (a letter, or the Master, which comes last), "end", and "play" (a ranked play). Their names are
    those kinds, "word 2", a letter, "*", "end" and "play 1". Masks contain only actions that lead
    to a legal move, and every legal action of `Round.legal_actions` has exactly one sequence.

    plays: with a number from 1, one step makes one of so many best plays instead: those that leave
    the fewest points, in the order of `Round.legal_actions`, as the actions `ranges["play"]`. The
    array `plays` describes them. Draws still take two steps. All actions together are at most 256.

    games: 1 to 2**20; players: 2 to 8; seed: an int (modulo 2**64), or None for a random seed;
    ruleset: see `lexicon.ruleset`. It is played with `strict`: words outside the dictionary cannot
    be played, so there are no challenges. arrays: your own arrays to use, by name; see `Vector`.
    Player n modulo the number of players has the first turn of episode n.
    Raises TypeError, BadOption, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.vector import LexiconVector
    >>> games = LexiconVector(Dictionary.from_words(["wait", "hat"]), games=2, seed=10)
    >>> [games.name_of(action) for action in games.legal(0)]
    ['form', 'exposed', 'blind']
    >>> games.step([0, 5])
    >>> [games.name_of(action) for action in games.legal(0)]
    ['h', 'w']
    """

    def __init__(
        self,
        dictionary: Dictionary,
        games: int = 256,
        *,
        players: int = 2,
        seed: int | None = None,
        ruleset: AnyRuleset = "waddingtons",
        plays: int = 0,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        self.dictionary: Final = checked_dictionary(dictionary)
        self.rules: Final = replace(read_ruleset(ruleset, dictionary.language), strict=True)
        checked_int("games", games, 1, MAX_GAMES)
        checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS)
        checked_int("plays", plays, 0, MAX_PLAYS)
        pack_of(self.rules, players, Cards.of(dictionary), dictionary)
        native = LexiconGames(
            native_rules(self.rules, dictionary, players),
            games,
            players,
            self.rules.cards_each,
            plays=plays,
        )
        #: Letters of the longest word that an observation can show.
        self.longest: Final[int] = native.longest
        self._native = native
        names = {
            "kind": KINDS,
            "target": [f"word {target}" for target in range(native.targets)],
            "card": dictionary.compiled.lower + MASTER,
            "end": ["end"],
        }
        super().__init__(native, names, PLAY, seed, arrays)

    def state(self, game: int) -> Round:
        """Return the round of a game before its current turn, as the referee plays it.

        It is dealt with the seed of the episode and replayed, so this takes milliseconds.
        Raises TypeError, BadOption.

        >>> from lexicon_fast import Dictionary
        >>> from lexicon_fast.vector import LexiconVector
        >>> games = LexiconVector(Dictionary.from_words(["wait", "hat"]), games=1, seed=3)
        >>> for action in (5, games.ranges["card"].start + 25):
        ...     games.step([action])
        >>> games.state(0).events[-1].action
        Draw(discard='Z', take='exposed')
        """
        checked_int("game", game, 0, len(self) - 1)
        seed, _, starter, taken = self._native.history(game)
        round_ = Round(
            self.dictionary,
            players=self.players,
            dealer=(starter - 1) % self.players,
            ruleset=self.rules,
            seed=seed,
            number=1,
        )
        for move in self._moves(taken, round_):
            round_.apply(move)
        return round_

    def _moves(self, taken: list[int], round_: Round) -> Iterator[Action]:
        """Return the complete moves of a sequence of steps. round_: changes with each."""
        steps = iter(taken)
        letters = self.dictionary.compiled.lower
        first_card, end = self.ranges["card"].start, self.ranges["end"].start
        first_play = self.ranges["play"].start
        for first in steps:
            if first >= first_play:
                yield round_.legal_actions()[first - first_play]
                continue
            kind = KINDS[first]
            try:
                target = -1
                if kind not in ("form", "exposed", "blind"):
                    target = next(steps) - self.ranges["target"].start
                if kind in ("form", "insert", "substitute"):
                    length = len(word_of(round_.table[target])) if kind == "substitute" else -1
                    word = ""
                    while len(word) != length and (step := next(steps)) != end:
                        word += letters[step - first_card]
                    yield _play(round_, kind, target, word)
                else:
                    card = (self.dictionary.compiled.upper + MASTER)[next(steps) - first_card]
                    if target < 0:
                        yield Draw(card, "exposed" if kind == "exposed" else "blind")
                    else:
                        yield _exchange(round_, kind, target, card)
            except StopIteration:
                return


def _play(round_: Round, kind: str, target: int, word: str) -> Action:
    """Return the legal action that plays a word."""
    wanted = {"form": Form, "insert": Insert, "substitute": Substitute}[kind]
    return next(
        action
        for action in round_.legal_actions()
        if type(action) is wanted
        and word_of(action.laid) == word
        and (kind == "form" or action.target == target)
    )


def _exchange(round_: Round, kind: str, target: int, card: str) -> Action:
    """Return the action that exchanges a Master in a table word, or puts one into it."""
    letter = tile_text.lower(card)
    old = round_.table[target]
    cells = Cards.of(round_.dictionary).cells(old)
    was, becomes = (f"[{letter}]", letter) if kind == "capture" else (letter, f"[{letter}]")
    index = cells.index(was)
    return Substitute(target, "".join([*cells[:index], becomes, *cells[index + 1 :]]))
