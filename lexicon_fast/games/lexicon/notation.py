"""Actions as people write them.

    hat                          form a word from the hand
    hat>thatched                 insert into a word on the table
    larch>lurch                  substitute: a new word of the same length
    2>lurch  2:larch>lurch       the same, with the number of the word, from 1
    lurch>l[u]rch                the same word: a Master laid for its letter, or taken for it
    discard q take exposed       also: q exposed, q e, -q +e
    discard q take blind         also: q blind, q b, -q +b
    accept  challenge            of a play by another: also a, c

A letter in brackets is a Master that stands for it. Without brackets the cards are those that leave
the fewest points in the hand (a spare Master goes, too); `hat!` lays no Masters but those in
brackets. `form rules` forms a word where a front end has a command of that name.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from lexicon_fast.alphabet import Alphabet
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.errors import BadAction
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Action,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
    cards_of,
    word_of,
)
from lexicon_fast.games.lexicon.rules import MASTER
from lexicon_fast.games.lexicon.solver import plays

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation

_MAX_LETTERS: Final = 64

#: Longer text is no action; errors show the start of it.
_MAX_TEXT: Final = 400

_ANSWERS: Final = "accepted: accept, challenge"
_TURNS: Final = "accepted: hat, hat>that, discard q take exposed, discard q take blind"

_DRAW: Final = re.compile(
    r"(?:discard |- ?)?(?P<card>[^ +]+)(?: (?:and )?(?:take )?| ?\+ ?)(?:the )?"
    r"(?P<take>exposed|exp|e|blind|b)(?: card| one)?",
    re.IGNORECASE,
)
_HALF_DRAW: Final = re.compile(r"discard(?: .*)?|-.*", re.IGNORECASE)
_PLACED: Final = re.compile(r"(?P<place>[0-9]{1,9})(?: ?: ?(?P<word>.*))?")


def parse(text: str, observation: Observation, dictionary: Dictionary | None = None) -> Action:
    """The action that a text tells in a position; any case.

    dictionary: for its alphabet; the words need not be in it (that is for challenges to settle).
    Raises BadAction for what cannot be read, names a word that is not on the table, or needs cards
    that the hand lacks. Whether the rules allow the action is for the game to say.

    >>> from lexicon_fast.games.lexicon.observation import Observation
    >>> sees = Observation(0, "ACDEHT*", ("hat",), pile="Q")
    >>> parse("hat>thatched", sees)
    Insert(target=0, laid='thatche[d]')
    >>> parse("d e", sees)
    Draw(discard='D', take='exposed')
    """
    alphabet = Alphabet.load("english") if dictionary is None else dictionary.alphabet
    written = " ".join(text.split())
    if len(written) > _MAX_TEXT:
        raise BadAction(f"{written[:40]!r}...: {len(written)} characters; {_TURNS}")
    if observation.phase == "over":
        raise BadAction(f"{written!r}: the round is over; nothing is accepted")
    if observation.phase == "challenge":
        return _answer(written)
    if found := _DRAW.fullmatch(written):
        return _draw(found, observation, alphabet)
    if _HALF_DRAW.fullmatch(written):
        raise BadAction(
            f"{written!r} is half a draw; accepted: discard q take exposed, discard q take blind"
        )
    return _Reader(written, observation, alphabet).lay()


def format(action: Action, observation: Observation) -> str:
    """An action as text that `parse` reads as the same action; observation: that before it.

    >>> from lexicon_fast.games.lexicon.observation import Observation
    >>> format(Insert(0, "th[a]t"), Observation(0, "TAH*", ("hat",)))
    'hat>th[a]t'
    >>> format(Form("hat"), Observation(0, "TAH*", ("hat",)))
    'hat!'
    """
    match action:
        case Accept():
            return "accept"
        case Challenge():
            return "challenge"
        case Draw(discard, take):
            return f"discard {discard.lower()} take {take}"
        case Form(laid):
            return _exact(laid, observation)
        case Insert(target, laid) | Substitute(target, laid):
            old = observation.table[target]
            same = word_of(old) == word_of(laid)
            number = f"{target + 1}:" if _words(observation).count(word_of(old)) > 1 else ""
            return f"{number}{old}>{laid if same else _exact(laid, observation)}"
    raise TypeError(f"{action!r} is no action")


def _exact(laid: str, observation: Observation) -> str:
    """Without brackets a Master of the hand would be laid, too."""
    return f"{laid}!" if MASTER in observation.hand and "[" not in laid else laid


def _words(observation: Observation) -> list[str]:
    return [word_of(laid) for laid in observation.table]


def _answer(written: str) -> Accept | Challenge:
    said = written.lower()
    if said in ("accept", "a"):
        return ACCEPT
    if said in ("challenge", "c"):
        return CHALLENGE
    raise BadAction(f"{written!r} is no answer to the play; {_ANSWERS}")


def _draw(found: re.Match[str], observation: Observation, alphabet: Alphabet) -> Draw:
    written, said = found[0], found["card"]
    take: Literal["exposed", "blind"] = "exposed" if found["take"][0] in "eE" else "blind"
    card = said.translate(str.maketrans(alphabet.lower, alphabet.upper))
    if said == "?" or said.lower() == "master":
        card = MASTER
    if card != MASTER and card not in list(alphabet.upper):
        accepted = f"{alphabet.describe()}, * for the Master"
        raise BadAction(f"{written!r}: {said!r} is no card; accepted: {accepted}")
    if card not in observation.hand:
        raise BadAction(
            f"{written!r}: the hand lacks {card}; accepted: a card of {observation.hand}"
        )
    return Draw(card, take)


class _Reader:
    """Reads a play: a new word, or an old one, `>`, and what it becomes."""

    def __init__(self, written: str, observation: Observation, alphabet: Alphabet) -> None:
        self._written = written
        self._observation = observation
        self._alphabet = alphabet
        self._lower = str.maketrans(alphabet.upper, alphabet.lower)
        self._upper = str.maketrans(alphabet.lower, alphabet.upper)

    def lay(self) -> Action:
        old, arrow, new = (part.strip() for part in self._written.partition(">"))
        if not arrow:
            return self._form(old[5:] if old[:5].lower() == "form " else old)
        exact = new.endswith("!")
        laid = self._laid(new.removesuffix("!").rstrip())
        target = self._target(old, laid)
        there = self._observation.table[target]
        before, word = word_of(there), word_of(laid)
        if len(word) < len(before):
            raise self._bad(f"{word} is shorter than {there}", "a word as long, or longer")
        kind = Insert if len(word) > len(before) else Substitute
        if before == word:
            return self._same_word(target, laid)
        if exact or "[" in laid:
            return kind(target, laid)
        if kind is Insert:
            needed = Counter(word) - Counter(before)
        else:
            needed = Counter(new for new, old in zip(word, before, strict=True) if new != old)
        return self._paid(needed, word, target) or kind(target, laid)

    def _form(self, new: str) -> Action:
        exact = new.endswith("!")
        laid = self._laid(new.removesuffix("!").rstrip())
        if exact or "[" in laid:
            return Form(laid)
        return self._paid(Counter(laid), laid, None) or Form(laid)

    def _paid(self, needed: Counter[str], word: str, target: int | None) -> Action | None:
        """The play as the solver pays for it; None where another rule forbids it."""
        lacking = needed - Counter(self._observation.hand.translate(self._lower))
        masters = self._observation.hand.count(MASTER)
        if lacking.total() > masters:
            cards = " ".join(sorted(lacking.elements())).translate(self._upper)
            but = f" and has {masters} Master{'s'[: masters > 1]}" if masters else ""
            raise self._bad(f"the hand lacks {cards}{but}", f"cards of {self._observation.hand}")
        laid = self._plays(word, target)
        if not laid:
            return None
        if target is None:
            return Form(laid[0])
        longer = len(word) > len(word_of(self._observation.table[target]))
        return (Insert if longer else Substitute)(target, laid[0])

    def _same_word(self, target: int, laid: str) -> Action:
        """An exchange of a Master and its letter: as written, or the only one that there is."""
        there = self._observation.table[target]
        found = self._plays(word_of(laid), target)
        if laid in found or "[" in laid or not found:
            return Substitute(target, laid)
        if len(found) > 1:
            raise self._bad(
                "there are several ways to exchange a card",
                ", ".join(f"{there}>{one}" for one in found),
            )
        return Substitute(target, found[0])

    def _plays(self, word: str, target: int | None) -> list[str]:
        """How the word can lie then, the way that leaves the fewest points first."""
        table = [] if target is None else [self._observation.table[target]]
        only = Dictionary.from_words([word], alphabet=self._alphabet)
        found = plays(self._observation.hand, table, only, ruleset=self._observation.rules)
        # Words are formed as well, and Masters exchanged in the word that lies there.
        wanted = (word, target is None)
        return [play.laid for play in found if (play.word, play.target is None) == wanted]

    def _target(self, old: str, laid: str) -> int:
        """The place of the word on the table that `old` names."""
        table = self._observation.table
        if not table:
            raise self._bad("there is no word on the table", "a word of the hand: hat")
        there = ", ".join(f"{number} {word}" for number, word in enumerate(table, 1))
        name = old
        if placed := _PLACED.fullmatch(old):
            number = int(placed["place"])
            if not 1 <= number <= len(table):
                raise self._bad(f"there is no word {number} on the table", there)
            name = placed["word"]
            if name is None or self._names(name, table[number - 1]):
                return number - 1
            raise self._bad(f"word {number} on the table is not {name!r}", there)
        places = [place for place, word in enumerate(table) if self._names(name, word)]
        if not places:
            raise self._bad(f"there is no {name!r} on the table", there)
        if len({table[place] for place in places}) > 1:
            ways = ", ".join(f"{place + 1}:{table[place]}>{laid}" for place in places)
            raise self._bad(f"there are {len(places)} words {name}", ways)
        return places[0]

    def _names(self, name: str, word: str) -> bool:
        said = name.strip().translate(self._lower)
        return said in (word, word_of(word))

    def _laid(self, text: str) -> str:
        """A word with brackets, lower case. Raises BadAction."""
        laid = text.translate(self._lower)
        if not re.fullmatch(r"(?:[^\[\]\s]|\[[^\[\]\s]\])*", laid):
            raise self._bad("no action", _TURNS.removeprefix("accepted: "))
        letters = cards_of(laid)
        for letter, _ in letters:
            if letter not in self._alphabet.lower:
                more = ", the letter that the Master stands for: [h]at" if letter in "*?" else ""
                raise self._bad(f"{letter!r} is no letter", self._alphabet.describe() + more)
        if not 2 <= len(letters) <= _MAX_LETTERS:
            raise self._bad(
                f"{len(letters)} letters are no word"
                if len(letters) != 1
                else "1 letter is no word",
                f"2 to {_MAX_LETTERS} letters, or {_TURNS.removeprefix('accepted: ')}",
            )
        return laid

    def _bad(self, what: str, accepted: str) -> BadAction:
        return BadAction(f"{self._written!r}: {what}; accepted: {accepted}")
