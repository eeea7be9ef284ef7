"""The text of a query: conditions, joined by `and`, `or`, `not` and parentheses.

    query     = either { "limit" ( "probability:" | "playability:" ) ORDER }
    either    = both { "or" both }
    both      = negated { "and" negated }
    negated   = "not" negated | "(" query ")" | condition
    condition = NAME | NAME ":" VALUE

Names and words are read in any case. A value ends at a space, or at a parenthesis that it did not
open; in double quotes it ends at the next quote.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from lexicon_fast.base.errors import BadQuery, excerpt, shortened
from lexicon_fast.base.text import nearest
from lexicon_fast.find import query as q
from lexicon_fast.find.conditions import CONDITIONS, Condition, In, Playability, Probability
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.other_dictionaries import ANY, AnyDictionary

_WORDS: Final = ("and", "or", "not", "limit")
#: The orders of `limit`, which are conditions, too.
_LIMITS: Final = ("probability", "playability")
#: A parenthesis, or a name with a colon if it has a value.
_TOKEN: Final = re.compile(r"\s*([()]|[^\s():\"]+)((?<![()]):)?")

#: Other names of conditions that players know, for suggestions.
_KNOWN_AS: Final = {
    "len": "length",
    "starts": "prefix",
    "begins": "prefix",
    "ends": "suffix",
    "word": "pattern",
    "match": "pattern",
    "has": "includes",
    "without": "excludes",
    "hooks": "back-hooks",
    "score": "points",
    "value": "points",
    "prob": "probability",
    "play": "playability",
    "lexicon": "in",
    "dictionary": "in",
    "words-inside": "inside",
    "&": "and",
    "&&": "and",
    "|": "or",
    "||": "or",
    "!": "not",
}


class _Token(NamedTuple):
    """A parenthesis, a word, or a condition. name: as written; value: None without a colon."""

    name: str
    value: str | None
    start: int
    end: int
    value_start: int = 0

    @property
    def word(self) -> str:
        return self.name.lower() if self.value is None else ""


def parse(text: str, letters: Letters, others: AnyDictionary = ANY) -> Condition:
    """Return the query of a text, checked for the letters of a dictionary.

    others: the dictionaries that `in` may name. Raises BadQuery, which marks the wrong part, and
    suggests a form that would be right.

    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> from lexicon_fast.find.letters import Letters
    >>> parse("length:7 and not in:2of12inf", Letters(Alphabet.load("english")))
    And(of=(Length(min=7, max=7), Not(query=In(value='2of12inf'))))
    """
    if len(text) > q.MAX_TEXT:
        raise BadQuery(f"the query has {len(text):,} characters; use {q.MAX_TEXT:,} at most")
    return _Parser(text, letters, others).parse()


class _Parser:
    def __init__(self, text: str, letters: Letters, others: AnyDictionary) -> None:
        self._text = text
        self._letters = letters
        self._others = others
        self._tokens = self._read()
        self._at = 0
        self._depth = 0

    def parse(self) -> Condition:
        if not self._tokens:
            raise BadQuery("the query is empty; write a condition like length:7", self._text)
        query = self._query()
        token = self._next()
        if token is None:
            return query
        if token.name == ")":
            raise self._bad(") without (; remove it, or add a (", token)
        raise self._not_joined(token)

    # Tokens

    def _read(self) -> list[_Token]:
        text, at = self._text.rstrip(), 0
        tokens = []
        while at < len(text):
            token = _TOKEN.match(text, at)
            if not token:
                at = len(text) - len(text[at:].lstrip())
                raise self._bad_at(f"{text[at]} without a name; write NAME:VALUE", at, at + 1)
            start, at = token.start(1), token.end()
            if token[2]:
                value, end = self._value(at)
                tokens.append(_Token(token[1], value, start, end, at))
                at = end
            else:
                tokens.append(_Token(token[1], None, start, at))
        return tokens

    def _value(self, at: int) -> tuple[str, int]:
        """Return the value that starts at a place, and its end."""
        text = self._text
        if text[at : at + 1] == '"':
            end = text.find('"', at + 1)
            if end < 0:
                raise self._bad_at('" is not closed; add another "', at, len(text))
            return text[at + 1 : end], end + 1
        start, open_, in_set = at, 0, False
        while at < len(text) and not text[at].isspace():
            if text[at] == "[":
                in_set = True
            elif text[at] == "]":
                in_set = False
            elif text[at] == "(" and not in_set:
                open_ += 1
            elif text[at] == ")" and not in_set:
                if not open_:
                    break
                open_ -= 1
            at += 1
        return text[start:at], at

    def _next(self) -> _Token | None:
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def _take(self, word: str) -> bool:
        token = self._next()
        if token is None or token.word != word:
            return False
        self._at += 1
        return True

    # Rules of the grammar

    def _query(self) -> Condition:
        query = self._joined("or", self._both, q.Or)
        while self._take("limit"):
            query = self._limited(query)
        return query

    def _both(self) -> Condition:
        return self._joined("and", self._negated, q.And)

    def _joined(
        self, word: str, part: Callable[[], Condition], kind: type[q.And | q.Or]
    ) -> Condition:
        """Read parts with a word between them."""
        parts = [part()]
        while self._take(word):
            parts.append(part())
        return parts[0] if len(parts) == 1 else kind(tuple(parts))

    def _negated(self) -> Condition:
        token = self._next()
        self._depth += 1
        if self._depth > q.MAX_DEPTH and token is not None:
            raise self._bad(f"more than {q.MAX_DEPTH} levels; join fewer conditions", token)
        try:
            if self._take("not"):
                return q.Not(self._negated())
            if token is not None and self._take("("):
                query = self._query()
                last = self._next()
                if last is not None and last.name != ")":
                    raise self._not_joined(last)
                if not self._take(")"):
                    raise self._bad("( is not closed; add a )", token)
                return query
            return self._condition()
        finally:
            self._depth -= 1

    def _limited(self, query: Condition) -> Condition:
        token = self._next()
        by = "" if token is None or token.value is None else token.name.lower()
        if token is None or by not in _LIMITS:
            orders = " or ".join(f"limit {name}:1-100" for name in _LIMITS)
            raise self._bad(f"limit needs an order; write {orders}", token)
        order = self._condition()
        assert isinstance(order, Probability | Playability)
        return q.Limit.to(query, order)

    def _condition(self) -> Condition:
        token = self._next()
        if token is None:
            raise self._bad("a condition is missing; write one like length:7", None)
        if token.word == ")" or token.word in _WORDS:
            raise self._bad(f"a condition is missing before {token.name!r}", token)
        self._at += 1
        name = token.name.lower()
        kind = CONDITIONS.get(name)
        if kind is None:
            raise self._unknown(token)
        if kind.syntax and token.value is None:
            raise self._bad(f"{name} needs a value; write {kind.shown()}", token)
        if not kind.syntax and token.value is not None:
            raise self._bad(f"{name} has no value; write {name}", token)
        try:
            condition = kind.read(token.value or "")
            condition.check(self._letters)
            if isinstance(condition, In):
                self._others.check(condition.value)
        except BadQuery as error:
            start = token.value_start if token.value else token.start
            raise self._bad_at(f"{name}: {error}", start, token.end, *error.suggestions) from None
        return condition

    # Errors

    def _bad(self, problem: str, token: _Token | None, *suggestions: str) -> BadQuery:
        """Return an error at a token; None: at the end. suggestions: texts in its place."""
        if token is None:
            return self._bad_at(problem, len(self._text), len(self._text) + 1)
        return self._bad_at(problem, token.start, token.end, *suggestions)

    def _bad_at(self, problem: str, start: int, end: int, *suggestions: str) -> BadQuery:
        return BadQuery(f"column {start + 1}: {problem}", self._text, start, end, suggestions)

    def _not_joined(self, token: _Token) -> BadQuery:
        shown = self._text[token.start : token.end]
        near = _KNOWN_AS.get(token.name) or (
            nearest(token.name, ("and", "or", "limit")) if token.value is None else None
        )
        problem = f"{excerpt(shown)} does not follow and, or, not"
        if near in _WORDS:
            return self._bad(f"{problem}; did you mean {near}?", token, near)
        return self._bad(f"{problem}; write: and {shortened(shown, 60)}", token, f"and {shown}")

    def _unknown(self, token: _Token) -> BadQuery:
        name = token.name.lower()
        near = _KNOWN_AS.get(name) or nearest(name, [*CONDITIONS, *_WORDS])
        problem = f"unknown condition {excerpt(token.name)}"
        if near in _WORDS:
            right = near if token.value is None else None  # the value would be lost
            return self._bad(f"{problem}; did you mean {near}?", token, *filter(None, [right]))
        is_name = near is not None and name == token.name  # upper case is rather letters
        if token.value is None and not is_name and self._is_pattern(token.name):
            shown = shortened(token.name, 60)
            return self._bad(
                f"{shown!r} is not a condition; did you mean anagram:{shown} or pattern:{shown}?",
                token,
                f"anagram:{token.name}",
                f"pattern:{token.name}",
            )
        if near is None:
            return self._bad(f"{problem}; see docs/find.md", token)
        written = self._written(near, token)
        hint = written or CONDITIONS[near].shown()
        return self._bad(
            f"{problem}; did you mean {shortened(hint, 90)}?", token, *filter(None, [written])
        )

    def _is_pattern(self, text: str) -> bool:
        try:
            self._letters.slots(text)
        except BadQuery:
            return False
        return True

    def _written(self, name: str, token: _Token) -> str | None:
        """Return the condition with another name; None: the value does not fit."""
        kind = CONDITIONS[name]
        if not kind.syntax:
            return name if token.value is None else None
        if not token.value:
            return None
        try:
            kind.read(token.value).check(self._letters)
        except BadQuery:
            return None
        return name + self._text[token.start + len(token.name) : token.end]
