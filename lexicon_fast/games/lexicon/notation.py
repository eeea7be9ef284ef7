"""Actions as players type them.

    hat                          form a word from the hand
    hat>thatched                 insert into a word on the table
    larch>lurch                  substitute: a new word of the same length
    2>lurch  2:larch>lurch       the same, with the number of the table word, from 1
    lurch>l[u]rch                same word: a Master exchanged for its letter, or the reverse
    discard q take exposed       also: q exposed, q e, -q +e
    discard q take blind         also: q blind, q b, -q +b
    accept  challenge            answers to a play: also a, c

A letter in brackets is a Master that stands for it. Without brackets the play uses the cards that
leave the fewest points in the hand (so a spare Master is played, too); `hat!` plays only Masters in
brackets. `form rules` forms a word that is also a command of a front end.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, Literal

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadAction, excerpt
from lexicon_fast.base.text import composed
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon import actions
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.rules import MASTER
from lexicon_fast.games.lexicon.solver import plays

_MAX_LETTERS: Final = 64

#: Longer text is not an action; errors show its start.
_MAX_TEXT: Final = 400

_TURNS: Final = "hat, hat>that, discard q take exposed, discard q take blind"

_DRAW: Final = re.compile(
    r"(?:discard |- ?)?(?P<card>[^ +]+)(?: (?:and )?(?:take )?| ?\+ ?)(?:the )?"
    r"(?P<take>exposed|exp|e|blind|b)(?: card| one)?",
    re.IGNORECASE,
)
_HALF_DRAW: Final = re.compile(r"discard(?: .*)?|-.*", re.IGNORECASE)
_PLACED: Final = re.compile(r"(?P<place>[0-9]{1,9})(?: ?: ?(?P<word>.*))?")


def parse(
    text: str, observation: Observation, dictionary: Dictionary | None = None
) -> actions.Action:
    """Return the action of a text, in any case, for the position of an observation.

    dictionary: provides the alphabet; words outside it are allowed, because challenges decide.
    Raises BadAction for a text that cannot be read, names a word that is not on the table, or needs
    cards that the hand lacks. The game checks whether the rules allow the action.

    >>> from lexicon_fast.games.lexicon.observation import Observation
    >>> seen = Observation(0, "ACDEHT*", ("hat",), pile="Q")
    >>> parse("hat>thatched", seen)
    Insert(target=0, laid='thatche[d]')
    >>> parse("d e", seen)
    Draw(discard='D', take='exposed')
    """
    alphabet = Alphabet.load("english") if dictionary is None else dictionary.alphabet
    written = " ".join(composed(text).split())
    if len(written) > _MAX_TEXT:
        raise BadAction(f"{excerpt(written)}: {len(written)} characters; type {_TURNS}")
    if observation.phase == "over":
        raise BadAction(f"{written!r}: the round is over")
    if observation.phase == "challenge":
        return _answer(written)
    if found := _DRAW.fullmatch(written):
        return _draw(found, observation, alphabet)
    if _HALF_DRAW.fullmatch(written):
        raise BadAction(
            f"{written!r} is half a draw; type discard q take exposed, or discard q take blind"
        )
    return _PlayParser(written, observation, alphabet).play()


def format(action: actions.Action, observation: Observation) -> str:
    """Return the text of an action for `parse`. observation: the position before the action.

    >>> from lexicon_fast.games.lexicon.observation import Observation
    >>> format(actions.Insert(0, "th[a]t"), Observation(0, "TAH*", ("hat",)))
    'hat>th[a]t'
    >>> format(actions.Form("hat"), Observation(0, "TAH*", ("hat",)))
    'hat!'
    """
    match action:
        case actions.Accept():
            return "accept"
        case actions.Challenge():
            return "challenge"
        case actions.Draw(discard, take):
            small = tile_text.lower(discard)
            # In Turkish i is İ, not I.
            cards = [c for c in observation.rules.points if tile_text.lower(c).startswith(small)]
            return f"discard {small if len(small) == len(cards) else discard} take {take}"
        case actions.Form(laid):
            return _exact(laid, observation)
        case actions.Insert(target, laid) | actions.Substitute(target, laid):
            old = observation.table[target]
            same = actions.word_of(old) == actions.word_of(laid)
            number = f"{target + 1}:" if _words(observation).count(actions.word_of(old)) > 1 else ""
            return f"{number}{old}>{laid if same else _exact(laid, observation)}"
    raise TypeError(f"{action!r} is not an action")


def _exact(laid: str, observation: Observation) -> str:
    """Return a word with `!` if a Master of the hand would be played otherwise."""
    return f"{laid}!" if MASTER in observation.hand and "[" not in laid else laid


def _words(observation: Observation) -> list[str]:
    return [actions.word_of(laid) for laid in observation.table]


def _answer(written: str) -> actions.Accept | actions.Challenge:
    if written.lower() in ("accept", "a"):
        return actions.ACCEPT
    if written.lower() in ("challenge", "c"):
        return actions.CHALLENGE
    raise BadAction(f"{written!r} is not an answer to the play; type accept or challenge")


def _draw(found: re.Match[str], observation: Observation, alphabet: Alphabet) -> actions.Draw:
    written, name = found[0], alphabet.typed(found["card"])
    take: Literal["exposed", "blind"] = "exposed" if found["take"][0] in "eE" else "blind"
    card = alphabet.to_upper(name)
    if name == "?" or found["card"].lower() == "master":
        card = MASTER
    if card != MASTER and card not in list(alphabet.upper):
        raise BadAction(
            f"{written!r}: {name!r} is not a card; cards: {alphabet.describe()}, * for the Master"
        )
    if card not in observation.hand:
        raise BadAction(f"{written!r}: the hand {observation.hand} lacks {card}")
    return actions.Draw(card, take)


class _PlayParser:
    """Parses a play: a new word; or a table word, `>`, and the word that replaces it."""

    def __init__(self, written: str, observation: Observation, alphabet: Alphabet) -> None:
        self._written = written
        self._observation = observation
        self._alphabet = alphabet

    def play(self) -> actions.Action:
        old, arrow, new = (part.strip() for part in self._written.partition(">"))
        if not arrow:
            return self._form(old[5:] if old[:5].lower() == "form " else old)
        exact = new.endswith("!")
        laid = self._laid(new.removesuffix("!").rstrip())
        target = self._target(old, laid)
        there = self._observation.table[target]
        before, word = actions.word_of(there), actions.word_of(laid)
        if len(word) < len(before):
            raise self._bad(f"{word} is shorter than {there}; words cannot shrink")
        kind = actions.Insert if len(word) > len(before) else actions.Substitute
        if before == word:
            return self._same_word(target, laid)
        if exact or "[" in laid:
            return kind(target, laid)
        if kind is actions.Insert:
            needed = Counter(word) - Counter(before)
        else:
            needed = Counter(new for new, old in zip(word, before, strict=True) if new != old)
        return self._paid(needed, word, target) or kind(target, laid)

    def _form(self, new: str) -> actions.Action:
        exact = new.endswith("!")
        laid = self._laid(new.removesuffix("!").rstrip())
        if exact or "[" in laid:
            return actions.Form(laid)
        return self._paid(Counter(laid), laid, None) or actions.Form(laid)

    def _paid(self, needed: Counter[str], word: str, target: int | None) -> actions.Action | None:
        """Return the play with the solver's payment; None if another rule forbids it."""
        lacking = needed - Counter(self._alphabet.to_lower(self._observation.hand))
        masters = self._observation.hand.count(MASTER)
        if lacking.total() > masters:
            cards = self._alphabet.to_upper(" ".join(sorted(lacking.elements())))
            noun = "Master" if masters == 1 else "Masters"
            but = f" and has {masters} {noun}" if masters else ""
            raise self._bad(f"the hand {self._observation.hand} lacks {cards}{but}")
        laid = self._plays(word, target)
        if not laid:
            return None
        if target is None:
            return actions.Form(laid[0])
        longer = len(word) > len(actions.word_of(self._observation.table[target]))
        return (actions.Insert if longer else actions.Substitute)(target, laid[0])

    def _same_word(self, target: int, laid: str) -> actions.Action:
        """Return an exchange of a Master and its letter: as written, or the only legal one."""
        there = self._observation.table[target]
        found = self._plays(actions.word_of(laid), target)
        if laid in found or "[" in laid or not found:
            return actions.Substitute(target, laid)
        if len(found) > 1:
            ways = ", ".join(f"{there}>{one}" for one in found)
            raise self._bad(f"there are several ways to exchange a card: {ways}")
        return actions.Substitute(target, found[0])

    def _plays(self, word: str, target: int | None) -> list[str]:
        """Return the ways to play the word, fewest points left first."""
        table = [] if target is None else [self._observation.table[target]]
        only = Dictionary.from_words([word], alphabet=self._alphabet)
        found = plays(self._observation.hand, table, only, ruleset=self._observation.rules)
        # The solver also forms the word, and exchanges Masters in the table word.
        wanted = (word, target is None)
        return [play.laid for play in found if (play.word, play.target is None) == wanted]

    def _target(self, old: str, laid: str) -> int:
        """Return the place of the table word that `old` names."""
        table = self._observation.table
        if not table:
            raise self._bad("there is no word on the table; form one: hat")
        there = ", ".join(f"{number} {word}" for number, word in enumerate(table, 1))
        name = old
        if placed := _PLACED.fullmatch(old):
            number = int(placed["place"])
            if not 1 <= number <= len(table):
                raise self._bad(f"there is no word {number} on the table: {there}")
            name = placed["word"]
            if name is None or self._names(name, table[number - 1]):
                return number - 1
            raise self._bad(f"word {number} on the table is not {name!r}: {there}")
        places = [place for place, word in enumerate(table) if self._names(name, word)]
        if not places:
            raise self._bad(f"there is no {name!r} on the table: {there}")
        if len({table[place] for place in places}) > 1:
            ways = ", ".join(f"{place + 1}:{table[place]}>{laid}" for place in places)
            raise self._bad(f"there are {len(places)} words {name}; type one of {ways}")
        return places[0]

    def _names(self, name: str, word: str) -> bool:
        named = self._alphabet.to_lower(self._alphabet.typed(name.strip()))
        return named in (word, actions.word_of(word))

    def _laid(self, text: str) -> str:
        """Return a word in lower case, with its brackets. Raises BadAction."""
        laid = self._alphabet.to_lower(self._alphabet.typed(text))
        if not re.fullmatch(r"(?:[^\[\]\s]|\[[^\[\]\s]\])*", laid):
            raise self._bad(f"not an action; type {_TURNS}")
        letters = actions.cards_of(laid)
        for letter, _ in letters:
            if letter not in self._alphabet.lower:
                more = ", the letter that the Master stands for: [h]at" if letter in "*?" else ""
                raise self._bad(
                    f"{letter!r} is not a letter; letters: {self._alphabet.describe()}{more}"
                )
        if not 2 <= len(letters) <= _MAX_LETTERS:
            raise self._bad(
                f"a word has 2 to {_MAX_LETTERS} letters, not {len(letters)}; type {_TURNS}"
            )
        return laid

    def _bad(self, message: str) -> BadAction:
        return BadAction(f"{self._written!r}: {message}")
