"""Files of decks in JSON, with what was learned, for the terminal and the page.

    {"format": "lexicon-fast deck", "version": 1, "name": "sevens", "kind": "anagrams",
     "dictionary": "enable", "alphabet": "ABC...", "min_length": 2, "is_list": false,
     "layout": null, "source": ["length:7"], "cards": [{"key": "aeilnor", "correct": 1, ...,
     "memory": {"state": 2, "step": null, "stability": 8.3, ...}}]}

Only questions that were asked are cards. `playability` names the deck's own table of playability;
without one, it is left out. Files are not trusted: sizes, types and ranges are
checked, and a file never names a path or an address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import astuple

from lexicon_fast.base.errors import BadWordList
from lexicon_fast.study.questions import Kind
from lexicon_fast.study.schedule import LATEST, REVIEW, Memory
from lexicon_fast.study.store import Card, Deck

if TYPE_CHECKING:
    from collections.abc import Iterable

#: The first bytes of a file.
_MAGIC: Final = b'{"format":"lexicon-fast deck"'
#: Bytes of a file, entries of its source, and cards.
_MOST_BYTES: Final = 64 << 20
_MOST_SOURCE: Final = 1_000_000
_MOST_CARDS: Final = 1_000_000

_Name = Annotated[str, Meta(min_length=1, max_length=200)]
_Text = Annotated[str, Meta(min_length=1, max_length=1000)]
_Count = Annotated[int, Meta(ge=0, le=10**9)]
_Time = Annotated[int, Meta(ge=0, le=LATEST)]


class _Memory(msgspec.Struct):
    state: Literal[1, 2, 3]
    step: Annotated[int, Meta(ge=0, le=1)] | None
    stability: Annotated[float, Meta(ge=0.001, le=36500)]
    difficulty: Annotated[float, Meta(ge=1, le=10)]
    due: _Time
    last_review: _Time

    def __post_init__(self) -> None:
        if (self.state == REVIEW) != (self.step is None):
            raise ValueError("step must be null in state 2, and a number in the others")


class _Card(msgspec.Struct):
    key: _Text
    memory: _Memory
    correct: _Count
    incorrect: _Count
    streak: Annotated[int, Meta(ge=-(10**9), le=10**9)]
    last_correct: _Time


class _File(msgspec.Struct, omit_defaults=True):
    format: Literal["lexicon-fast deck"]
    version: Literal[1]
    name: _Name
    kind: Kind
    dictionary: _Name
    alphabet: Annotated[str, Meta(min_length=2, max_length=32)]
    min_length: Annotated[int, Meta(ge=1, le=64)]
    is_list: bool
    layout: _Name | None
    source: Annotated[list[_Text], Meta(min_length=1, max_length=_MOST_SOURCE)]
    cards: Annotated[list[_Card], Meta(max_length=_MOST_CARDS)]
    playability: _Name | None = None


def is_deck(head: bytes) -> bool:
    """Return whether the first bytes of a file are those of a deck."""
    return head[:200].translate(None, b" \t\r\n").startswith(_MAGIC.translate(None, b" "))


def write_deck(deck: Deck, cards: Iterable[Card]) -> bytes:
    """Return a deck as a file. cards: of the deck; those without a memory are left out."""
    fields = deck._asdict()
    del fields["sha256"]  # of the list on this machine
    learned = [
        _Card(card.key, _Memory(*card.memory), *card[2:])  # type: ignore[arg-type]  # equal fields
        for card in cards
        if card.memory is not None
    ]
    file = _File(format="lexicon-fast deck", version=1, cards=learned, **fields)
    return msgspec.json.encode(file) + b"\n"


def read_deck(data: bytes, name: str) -> tuple[Deck, list[Card]]:
    """Return the deck and the cards of a file. name: of the file, for errors.

    The deck's dictionary, layout and playability are names from the file, which the caller must not
    open as paths. Raises BadWordList.
    """
    if len(data) > _MOST_BYTES:
        raise BadWordList(f"{name}: larger than {_MOST_BYTES >> 20} MiB; this is not a deck")
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadWordList(f"{name}: it is not a deck that can be read: {error}") from None
    cards = [
        Card(key, Memory(*astuple(memory)), *counts)
        for key, memory, *counts in map(astuple, file.cards)
    ]
    fields = {name: getattr(file, name) for name in Deck._fields if name != "sha256"}
    return Deck(**fields, sha256=""), cards
