"""Word queries answered slowly: every word is tried, with strings, counters and `re`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import comb
from typing import Any

VOWELS = "aeiou"


class Oracle:
    """The words of a dictionary in alphabetical order.

    tiles: letter in lower case, or ? -> number and value; others: the words of other dictionaries;
    definitions: word in lower case -> its definitions, as a list has them; playability: word -> its
    playability, others have 0.
    """

    def __init__(
        self,
        words: Sequence[str],
        letters: str,
        tiles: Mapping[str, tuple[int, int]],
        others: Mapping[str, Collection[str]],
        vowels: str = VOWELS,
        definitions: Mapping[str, Sequence[str]] | None = None,
        playability: Mapping[str, int] | None = None,
    ) -> None:
        self.words = sorted(words, key=lambda word: [letters.index(letter) for letter in word])
        self.known = set(self.words)
        self.letters = letters
        self.tiles = tiles
        self.others = {name: frozenset(some) for name, some in others.items()}
        self.vowels = vowels
        self.definitions = definitions or {}
        self.playability = playability or {}
        self.classes = Counter("".join(sorted(word)) for word in self.words)
        self._ways: dict[tuple[str, int], int] = {}

    @cached_property
    def front(self) -> dict[str, list[str]]:
        """The letters before each ending of a word."""
        found: dict[str, list[str]] = {}
        for word in self.words:
            for k in range(1, len(word)):
                found.setdefault(word[k:], []).append(word[:k])
        return found

    @cached_property
    def back(self) -> dict[str, list[str]]:
        """The letters after each beginning of a word."""
        found: dict[str, list[str]] = {}
        for word in self.words:
            for k in range(1, len(word)):
                found.setdefault(word[:-k], []).append(word[-k:])
        return found

    def find(self, query: Mapping[str, Any]) -> list[str]:
        """The words of a query in its JSON form, in alphabetical order."""
        found = self._find(query)
        return [word for word in self.words if word in found]

    def alphagrams(self, words: Sequence[str], order: str) -> dict[str, list[str]]:
        """Words by their letters in the order of the alphabet; their first words decide."""
        spelled = lambda word: [self.letters.index(letter) for letter in word]  # noqa: E731
        keys = {
            "alphabet": lambda word: 0,
            "length": len,
            "points": lambda word: -sum(self.tiles[letter][1] for letter in word),
            "probability": lambda word: (len(word), -self.ways(word, 2)),
            "playability": lambda word: -self.playability.get(word, 0),
        }
        found: dict[str, list[str]] = {}
        for word in sorted(words, key=lambda word: (keys[order](word), spelled(word))):
            found.setdefault("".join(sorted(word, key=self.letters.index)), []).append(word)
        ordered = sorted(found, key=lambda name: (keys[order](found[name][0]), spelled(name)))
        return {name: found[name] for name in ordered}

    def _find(self, query: Mapping[str, Any]) -> set[str]:
        kind = query["type"]
        if kind == "and":
            return set.intersection(*map(self._find, query["of"]))
        if kind == "or":
            return set.union(*map(self._find, query["of"]))
        if kind == "not":
            return self.known - self._find(query["query"])
        if kind == "limit":
            return self._limited(self._find(query["query"]), query)
        if kind in ("probability", "playability"):
            return self._limited(self.known, {"by": kind, **query})
        value = query.get("value", "").lower() if kind != "in" else query["value"]
        if kind in ("pattern", "regex"):
            found = re.compile(value if kind == "regex" else self.as_regex(value))
            match = found.search if kind == "regex" else found.fullmatch
            return {word for word in self.words if match(word)}
        test = getattr(self, "is_" + kind.replace("-", "_"))
        if kind in ("anagram", "superanagram", "subanagram"):
            slots = self.slots(value)
            return {word for word in self.words if test(word, slots)}
        return {word for word in self.words if test(word, query, value)}

    # Patterns and anagrams

    @staticmethod
    def as_regex(pattern: str) -> str:
        return pattern.replace("?", ".").replace("*", ".*")

    def slots(self, pattern: str) -> list[str]:
        """The letters that fit each place; "*" for any number of letters."""
        slots = []
        for piece in re.findall(r"\[.*?\]|.", pattern):
            if piece == "*":
                slots.append("*")
            else:
                one = re.compile(self.as_regex(piece))
                slots.append("".join(each for each in self.letters if one.fullmatch(each)))
        return slots

    def is_anagram(self, word: str, slots: list[str]) -> bool:
        places = [slot for slot in slots if slot != "*"]
        if "*" in slots:
            if any(slot not in word for slot in places if len(slot) == 1):
                return False
            return len(word) >= len(places) and matching(word, places) == len(places)
        return len(word) == len(places) == matching(word, places)

    def is_superanagram(self, word: str, slots: list[str]) -> bool:
        return self.is_anagram(word, [*slots, "*"])

    def is_subanagram(self, word: str, slots: list[str]) -> bool:
        return len(word) <= len(slots) and matching(word, slots) == len(word)

    # Numbers

    @staticmethod
    def _within(number: int, query: Mapping[str, Any]) -> bool:
        high = query.get("max")
        return number >= query.get("min", 0) and (high is None or number <= high)

    def is_length(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return self._within(len(word), query)

    def is_vowels(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return self._within(sum(letter in self.vowels for letter in word), query)

    def is_unique_letters(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return self._within(len(set(word)), query)

    def is_anagrams(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return self._within(self.classes["".join(sorted(word))], query)

    def is_points(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return self._within(sum(self.tiles[letter][1] for letter in word), query)

    # Letters

    def is_prefix(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return word.startswith(value)

    def is_suffix(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return word.endswith(value)

    def is_contains(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return value in word

    def is_includes(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return not Counter(value) - Counter(word)

    def is_excludes(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return not set(word) & set(value)

    def is_consists(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        some = sum(letter in query["letters"].lower() for letter in word)
        least, most = query.get("min", 0), query.get("max", 100)
        return bool(least * len(word) <= 100 * some <= most * len(word))

    # Other words

    def is_takes_prefix(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return value + word in self.known

    def is_takes_suffix(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return word + value in self.known

    def is_front_hooks(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        hooks = [letter for letter in self.letters if letter + word in self.known]
        return self._are_hooks(hooks, query)

    def is_back_hooks(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        hooks = [letter for letter in self.letters if word + letter in self.known]
        return self._are_hooks(hooks, query)

    def _are_hooks(self, hooks: list[str], query: Mapping[str, Any]) -> bool:
        wanted = set(query.get("letters", "").lower())
        return wanted <= set(hooks) and self._within(len(hooks), query)

    def is_front_inner_hook(self, word: str, _query: Mapping[str, Any], _value: str) -> bool:
        return word[1:] in self.known

    def is_back_inner_hook(self, word: str, _query: Mapping[str, Any], _value: str) -> bool:
        return word[:-1] in self.known

    def is_front_extensions(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return any(self._within(len(each), query) for each in self.front.get(word, ()))

    def is_back_extensions(self, word: str, query: Mapping[str, Any], _value: str) -> bool:
        return any(self._within(len(each), query) for each in self.back.get(word, ()))

    def is_in(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return word in self.others[value]

    def is_palindrome(self, word: str, _query: Mapping[str, Any], _value: str) -> bool:
        return word == word[::-1]

    def is_semordnilap(self, word: str, _query: Mapping[str, Any], _value: str) -> bool:
        return word != word[::-1] and word[::-1] in self.known

    def is_transposition(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        differ = [at for at in range(min(len(word), len(value))) if word[at] != value[at]]
        return (
            len(word) == len(value)
            and len(differ) == 2
            and differ[0] + 1 == differ[1]
            and sorted(word) == sorted(value)
        )

    def is_misprint(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return len(word) == len(value) and sum(map(str.__ne__, word, value)) == 1

    def is_added(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return any(word[:at] + word[at + 1 :] == value for at in range(len(word)))

    def is_removed(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return any(value[:at] + value[at + 1 :] == word for at in range(len(value)))

    def is_inside(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return word in value

    def is_reversed_inside(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        return word[::-1] in value

    # Groups

    @cached_property
    def last_letter(self) -> str:
        """The letter that ends most words."""
        ends = Counter(word[-1] for word in self.words)
        return max(self.letters, key=lambda letter: ends[letter])

    @cached_property
    def stems(self) -> dict[int, list[Counter[str]]]:
        """The hundred best stems of 6 and 7 letters, the best first."""
        found = {}
        for size in (6, 7):
            adding: dict[tuple[str, ...], set[str]] = {}
            for word in self.words:
                for at in range(size + 1) if len(word) == size + 1 else ():
                    rest = sorted(word[:at] + word[at + 1 :], key=self.letters.index)
                    adding.setdefault(tuple(rest), set()).add(word[at])
            values = {}
            for stem, letters in adding.items():
                many, ways = Counter(stem), 1
                for letter, times in many.items():
                    keepers = self.tiles["?"][0] if letter == self.last_letter else 0
                    ways *= comb(self.tiles[letter][0] + keepers, times)
                left = sum(max(self.tiles[letter][0] - many[letter], 0) for letter in letters)
                values[stem] = ways * (left + self.tiles["?"][0])
            ranked = sorted(
                (stem for stem, value in values.items() if value),
                key=lambda stem: (-values[stem], [self.letters.index(each) for each in stem]),
            )
            found[size] = [Counter(stem) for stem in ranked[:100]]
        return found

    def _has_stem(self, word: str, size: int) -> bool:
        return any(not stem - Counter(word) for stem in self.stems[size])

    def is_group(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        name, _, last = value.rpartition("-")
        if name == "high":
            values = [self.tiles[letter][1] for letter in word]
            return len(word) == 5 and max(values) <= 5 and max(values[0], values[-1]) >= 4
        if len(word) != {"sevens": 7, "eights": 8}.get(last, 8):
            return False
        if last == "stems":
            return self._has_stem(word, 7)
        kinds = [
            self._has_stem(word, 6),
            all(
                many <= self.tiles[letter][0] // 3 + (letter == self.last_letter)
                for letter, many in Counter(word).items()
            ),
            self.ways(word, 2) >= self.ways({7: "hunters", 8: "notified"}[len(word)], 2)
            if name == "type-iii"
            else False,
        ]
        kind = {"type-i": 0, "type-ii": 1, "type-iii": 2}[name]
        return kinds[kind] and not any(kinds[:kind])

    # Definitions

    def explained(self, text: str, seen: tuple[str, ...]) -> str:
        """A definition with its references replaced."""

        def replaced(found: re.Match[str]) -> str:
            word, part = found[2].lower(), found[3]
            sense = None
            if word not in seen and len(seen) <= 3:
                for other in " / ".join(self.definitions.get(word, ())).split(" / "):
                    before, bracket, code = other.partition("[")
                    if bracket and re.match(r"\w+", code)[0] == part and before.strip():
                        sense = self.explained(before.strip(), (*seen, word))
                        break
            if found[1] == "{":
                return found[2] if sense is None else f"{found[2]} ({sense})"
            return found[2].upper() if sense is None else f"{found[2].upper()}, {sense}"

        return re.sub(r"([{<])(\w+)=(\w+)[}>]", replaced, text)

    def definition_of(self, word: str) -> str:
        texts = self.definitions.get(word, ())
        return " / ".join(self.explained(" ".join(text.split()), (word,)) for text in texts)

    def is_definition(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        parts = [re.escape(part).replace(r"\*", r"\w*") for part in value.split()]
        phrase = r"[\W_]+".join(parts).replace(r"\w*", r"[^\W_]*")
        return any(
            re.search(rf"(?<![^\W_]){phrase}(?![^\W_])", self.explained(text, (word,)).lower())
            for text in self.definitions.get(word, ())
        )

    def is_part_of_speech(self, word: str, _query: Mapping[str, Any], value: str) -> bool:
        short = {"noun": "n", "verb": "v"}.get(value, value)
        return any(
            short in (re.findall(r"\[(\w+)", text) or re.findall(r"=(\w+)[}>]", text))
            for text in self.definitions.get(word, ())
        )

    # Parallel plays

    def is_parallel(self, word: str, query: Mapping[str, Any], value: str) -> bool:
        least = query.get("overlap") or min(2, len(value))
        sides = [query["side"]] if query.get("side") else ["above", "below"]
        offsets = range(-len(word) + 1, len(value))
        if query.get("offset") is not None:
            offsets = range(query["offset"], query["offset"] + 1)
        for offset in offsets:
            pairs = [
                (letter, value[at + offset])
                for at, letter in enumerate(word)
                if 0 <= at + offset < len(value)
            ]
            for side in sides:
                spelled = [a + b if side == "above" else b + a for a, b in pairs]
                if len(pairs) >= least and self.known.issuperset(spelled):
                    return True
        return False

    # Probability

    def ways(self, word: str, blanks: int) -> int:
        """The ways to draw a word from a full bag with some blanks, letter by letter."""
        if (word, blanks) not in self._ways:
            self._ways[word, blanks] = self._draw(sorted(Counter(word).items()), blanks)
        return self._ways[word, blanks]

    def _draw(self, left: list[tuple[str, int]], blanks: int, used: int = 0) -> int:
        if not left:
            return comb(self.tiles.get("?", (0, 0))[0], used)
        (letter, many), *rest = left
        return sum(
            comb(self.tiles[letter][0], many - blank) * self._draw(rest, blanks, used + blank)
            for blank in range(min(many, blanks - used) + 1)
        )

    def _limited(self, words: Collection[str], query: Mapping[str, Any]) -> set[str]:
        """The words with a place among those of the same length, or all; ties are alphabetical."""
        by_ways = query.get("by", "probability") == "probability"
        blanks, lax = query.get("blanks", 2), query.get("lax", False)

        def worth(word: str) -> int:
            return self.ways(word, blanks) if by_ways else self.playability.get(word, 0)

        low, high = max(query.get("min", 0), 1), query.get("max")
        found = set()
        chosen = set(words)
        some = [word for word in self.words if word in chosen]
        whole = query.get("all_lengths", False)
        for length in {0} if whole else set(map(len, some)):
            same = [word for word in some if whole or len(word) == length]
            same.sort(key=lambda word: -worth(word))
            kept = same[low - 1 : high]
            if lax and kept:
                kept = [word for word in same if worth(kept[-1]) <= worth(word) <= worth(kept[0])]
            found.update(kept)
        return found


def matching(word: str, slots: Sequence[str]) -> int:
    """The most letters of a word that can be put in places of their own (augmenting paths)."""
    letter_in: dict[int, int] = {}

    def place(letter: int, tried: set[int]) -> bool:
        for at, slot in enumerate(slots):
            if word[letter] in slot and at not in tried:
                tried.add(at)
                if at not in letter_in or place(letter_in[at], tried):
                    letter_in[at] = letter
                    return True
        return False

    return sum(place(letter, set()) for letter in range(len(word)))
