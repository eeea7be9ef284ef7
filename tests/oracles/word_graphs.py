"""Word graphs of KWG files: a trie whose equal subtries become one list of nodes."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import TypeAlias

LAST, ENDS = 1 << 22, 1 << 23
#: A letter, whether a word ends there, and what follows.
List: TypeAlias = "tuple[tuple[int, bool, List], ...]"


def graph(words: Iterable[bytes], with_gaddag: bool) -> bytes:
    """Return the nodes of words that are given as numbers of letters, in MAGPIE's order."""
    words = sorted(words)
    roots = [_list(words), _list(_reversed(words)) if with_gaddag else ()]
    order = [root for root in dict.fromkeys(roots) if root]
    known = {(), *order}
    for each in order:  # grows
        for _, _, following in reversed(each):
            if following not in known:
                known.add(following)
                order.append(following)
    place: dict[List, int] = {(): 0}
    count = 2
    for each in order:
        place[each] = count
        count += len(each)
    nodes = [place[root] | LAST for root in roots]
    for each in order:
        nodes += [letter << 24 | ends * ENDS | place[rest] for letter, ends, rest in each]
        nodes[-1] |= LAST
    return struct.pack(f"<{len(nodes)}I", *nodes)


def spelled(data: bytes) -> list[bytes]:
    """Return the words of the DAWG of a graph that is known to be sound, in its order."""
    nodes = struct.unpack(f"<{len(data) // 4}I", data)

    def after(prefix: bytes, place: int) -> Iterable[bytes]:
        while place:
            node = nodes[place]
            word = prefix + bytes([node >> 24])
            if node & ENDS:
                yield word
            yield from after(word, node & LAST - 1)
            place = 0 if node & LAST else place + 1

    return [*after(b"", nodes[0] & LAST - 1)]


def _list(words: list[bytes]) -> List:
    """Return the first letters of sorted words, none of which is empty."""
    letters = []
    for letter in sorted({word[0] for word in words}):
        rest = [word[1:] for word in words if word[0] == letter]
        letters.append((letter, b"" in rest, _list([word for word in rest if word])))
    return tuple(letters)


def _reversed(words: list[bytes]) -> list[bytes]:
    """Return the strings of the GADDAG, with 0 as the separator."""
    found = {word[::-1] for word in words}
    found |= {word[:n][::-1] + b"\0" + word[n:] for word in words for n in range(1, len(word))}
    return sorted(found)
