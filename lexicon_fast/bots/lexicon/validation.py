"""Reading and checking of Lexicon observations, in JSON or typed, and the last play."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.base.errors import BadObservation, IllegalAction, excerpt
from lexicon_fast.base.text import counted
from lexicon_fast.bots.challenge_advice import play_to_answer
from lexicon_fast.bots.validation import Reader, bad_field, check_seats
from lexicon_fast.games.lexicon.actions import LAYING, Challenge, Draw, word_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play, remove_cards
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.rules import (
    MASTER,
    MAX_HAND,
    MAX_PLAYERS,
    MAX_TABLE_WORDS,
    MIN_PLAYERS,
    RULESETS,
)
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.rules import Ruleset


#: Limits of the number of cards, and of turns since a hand became smaller.
_MAX_CARDS: Final = 128  # two packs
_MAX_IDLE: Final = 1_000_000

_READER: Final = Reader(
    Observation,
    {
        "phase": "turn, challenge",
        "take": "exposed, blind",
        "action.action": "form, insert, substitute, draw, accept, challenge",
    },
)

#: Convert a JSON object to an observation. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raise BadObservation unless the observing player has to act and the cards are possible.

    `beliefs` checks that hands, stock and unseen cards add up.
    """
    rules: Ruleset = _READER.rules_of(observation, RULESETS)
    sizes, players = observation.hand_sizes, (MIN_PLAYERS, MAX_PLAYERS)
    check_seats(observation, "hand", "hand_sizes", "cards", players, ["scores"])
    if not 1 <= len(observation.hand) <= MAX_HAND:
        raise bad_field("hand", observation.hand, f"have 1 to {MAX_HAND} cards")
    if not 0 <= observation.idle <= _MAX_IDLE:
        raise bad_field("idle", observation.idle, f"be 0 to {_MAX_IDLE:,}")
    others = [size for seat, size in enumerate(sizes) if seat != observation.player]
    bounded = all(0 <= size <= _MAX_CARDS for size in others)
    if not bounded or (observation.phase == "turn" and not any(others)):
        raise bad_field("hand_sizes", sizes, f"be 0 to {_MAX_CARDS}, with cards for another player")
    _check_cards(observation, dictionary, rules)


def check_included(
    actions: Sequence[Action], observation: Observation, dictionary: Dictionary
) -> None:
    """Raise IllegalAction for an action that the rules do not allow now.

    Whether words exist is not checked.
    """
    cards = Cards.of(dictionary)
    for action in actions:
        if isinstance(action, LAYING):
            play = checked_play(action, observation.table, cards, observation.rules)
            remove_cards(observation.hand, play.paid, repr(action.laid))
        elif isinstance(action, Draw):
            remove_cards(observation.hand, [action.discard], "to discard")
            if action.take == "exposed" and not observation.pile:
                raise IllegalAction("draw", "there is no exposed card; draw blind")
        else:
            raise IllegalAction("action", f"{excerpt(action)} is not an action of a turn")


def seen_cards(observation: Observation, dictionary: Dictionary) -> Counter[str]:
    """Return the cards that the player sees. Raises BadObservation for invalid cards or words."""
    cards = Cards.of(dictionary)
    seen: Counter[str] = Counter()
    for name in ("hand", "pile", "seen"):
        held = getattr(observation, name)
        if strange := [card for card in held if card not in cards.rank]:
            raise BadObservation(
                f"{name} {excerpt(held)}: {strange[0]!r} is not a card; use {cards.letters} in"
                f" upper case, or {MASTER} for the Master"
            )
        seen.update(held)
    if len(observation.table) > MAX_TABLE_WORDS:
        raise BadObservation(
            f"table has {len(observation.table)} words; the limit is {MAX_TABLE_WORDS}"
        )
    for laid in observation.table:
        try:
            seen.update(cards.of_word(laid))
        except IllegalAction as error:
            raise BadObservation(f"table: {error}") from None
    return seen


def packs_of(observation: Observation) -> int:
    """Return the number of packs; a player who has just laid the last card was dealt in, too."""
    players = sum(1 for size in observation.hand_sizes if size)
    if observation.phase == "challenge":
        plays = [turn for turn in observation.history if isinstance(turn.action, LAYING)]
        if plays and not observation.hand_sizes[plays[-1].player % len(observation.hand_sizes)]:
            players += 1
    return observation.rules.packs(players)


def typed_observation(
    text: str,
    dictionary: Dictionary,
    *,
    ruleset: str | dict[str, Any],
    exposed: str,
    seen: str,
    others: Sequence[int],
    scores: tuple[int, ...],
    stock: int | None,
    notify: Callable[[str], object],
) -> Observation:
    """Return the observation of a player to move, from what a person types.

    text: the hand and the words on the table, in any case, the Master as `*` or `?`; others: sizes
    of the other hands; stock: None: all remaining cards; notify: called with a warning if the pack
    of the ruleset has fewer cards. Raises BadObservation.
    """
    compiled = dictionary.compiled
    upper = str.maketrans(compiled.lower + "?", compiled.upper + MASTER)
    lower = str.maketrans(compiled.upper, compiled.lower)
    read = dictionary.alphabet.typed
    hand, *table = read(text).split()
    rank = Cards.of(dictionary).rank
    hand = "".join(sorted(hand.translate(upper), key=lambda card: rank.get(card, -1)))
    observation = Observation(
        player=0,
        hand=hand,
        table=tuple(word.translate(lower) for word in table),
        pile=read(exposed).translate(upper),
        seen=read(seen).translate(upper),
        hand_sizes=(len(hand), *others),
        scores=scores,
        stock=1 if stock is None else stock,
        to_move=0,
        dealer=-1,
        ruleset=read_ruleset(ruleset, dictionary.language).to_json(),
    )
    visible = seen_cards(observation, dictionary)
    observation = _with_large_pack(observation, visible, notify)
    check(observation, dictionary)
    if stock is None:
        pack = sum(observation.rules.pack.values()) * packs_of(observation)
        unseen, held = pack - visible.total(), sum(others)
        if held > unseen:
            raise BadObservation(f"--others adds up to {held}, but only {unseen} cards are unseen")
        observation = msgspec.structs.replace(observation, stock=unseen - held)
    return observation


def _with_large_pack(
    observation: Observation, seen: Counter[str], notify: Callable[[str], object]
) -> Observation:
    """Enlarge the pack if needed: people play with packs that are not in the ruleset."""
    rules, packs = observation.rules, packs_of(observation)
    pack = {card: max(n, -(-seen[card] // packs)) for card, n in rules.pack.items()}
    more = [f"{seen[card]} {card}" for card, n in pack.items() if n > rules.pack[card]]
    if not more:
        return observation
    which = "the pack has" if packs == 1 else f"{packs} packs have"
    notify(f"{', '.join(more)}: more cards than {which}; the pack is enlarged")
    return msgspec.structs.replace(observation, ruleset=replace(rules, pack=pack).to_json())


def _check_cards(observation: Observation, dictionary: Dictionary, rules: Ruleset) -> None:
    packs = packs_of(observation)
    for card, count in seen_cards(observation, dictionary).items():
        available = packs * rules.pack.get(card, 0)
        if count > available:
            raise BadObservation(
                f"{counted(count, 'card')} {card} in hand, table, pile and seen, but"
                f" {'the pack has' if packs == 1 else f'{packs} packs have'} {available}"
            )
    if not 0 <= observation.stock <= _MAX_CARDS:
        raise bad_field("stock", observation.stock, f"be 0 to {_MAX_CARDS}")
    if observation.phase == "turn" and not observation.stock and not observation.pile:
        raise BadObservation("stock and pile are empty; there must be a card to draw")


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play that waits for an answer.

    table: the table before the play (None: the history does not show it); paid, taken: the cards
    that left the hand for the play, and that came into it.
    """

    mover: int
    word: str
    table: tuple[str, ...] | None
    paid: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


def last_play(observation: Observation, dictionary: Dictionary) -> LastPlay:
    """Return the play at the end of the history. Raises BadObservation if there is none."""
    last = play_to_answer(observation, LAYING, Challenge, len(observation.hand_sizes))
    return replayed(observation, last, dictionary)


def replayed(observation: Observation, last: Any, dictionary: Dictionary) -> LastPlay:
    """Return the play of a turn, the last play of the history, by a replay of all turns."""
    word = word_of(last.action.laid)
    cards, rules = Cards.of(dictionary), observation.rules
    table: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    try:
        for turn in observation.history:
            if isinstance(turn.action, LAYING):
                done = checked_play(turn.action, table, cards, rules)
                before, table = table, done.table
            elif isinstance(turn.action, Challenge) and turn.right:
                table = before
    except IllegalAction:
        return LastPlay(last.player, word, None)
    if table != observation.table:
        return LastPlay(last.player, word, None)
    return LastPlay(last.player, word, before, tuple(done.paid), tuple(done.taken))


def laid_word(action: Action) -> str | None:
    """Return the word that an action lays; None for other actions."""
    return word_of(action.laid) if isinstance(action, LAYING) else None
