"""The plays of Lexicon by kind, for one word on the table at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from lexicon_fast.games.lexicon.actions import cards_of, word_of
from lexicon_fast.games.lexicon.rules import MASTER
from lexicon_fast.games.lexicon.solver import ACTIONS, Solver, read_positions

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.rules import Ruleset


class Solvers:
    """Finds words, and exchanges of a Master in a word on the table."""

    def __init__(self, dictionary: Dictionary, rules: Ruleset) -> None:
        self.dictionary: Final = dictionary
        self._exchanges: Final = rules.same_word_exchange
        # Substitutions that leave the word as it is are found below, without a search.
        rules = replace(rules, same_word_exchange=False)
        self._all, self._best = (
            {kind: Solver(dictionary, ruleset=rules, actions=[kind], top=top) for kind in ACTIONS}
            for top in (None, 1)
        )

    def words(self, kind: str, hand: str, table: Sequence[str]) -> dict[str, str]:
        """Return the words of the plays of a kind, and how each then lies on the table."""
        positions = read_positions([(hand, table)], self.dictionary)
        (moves,) = self._all[kind].solve(positions)
        return {word_of(row[3]): row[3] for row in moves.rows_of(0)}

    def any(self, kind: str, hand: str, tables: Sequence[Sequence[str]]) -> list[bool]:
        """Return for each table whether there is a play of a kind."""
        positions = read_positions([(hand, table) for table in tables], self.dictionary)
        return [bool(rows) for moves in self._best[kind].solve(positions) for rows in moves.rows()]

    def exchanges(self, kind: str, hand: str, laid: str) -> dict[str, str]:
        """Return the cards of exchanges in a word, and how it then lies on the table.

        kind: "capture", a card for the Master that stands for it; or "lay", a Master for a card.
        Of several equal cards the first is exchanged.
        """
        found: dict[str, str] = {}
        if not self._exchanges:
            return found
        alphabet = self.dictionary.alphabet
        cells = cards_of(laid)
        for place, (letter, is_master) in enumerate(cells):
            card = alphabet.upper[alphabet.lower.index(letter)]
            if card in found or is_master != (kind == "capture"):
                continue
            if (card if is_master else MASTER) in hand:
                changed = [*cells[:place], (letter, not is_master), *cells[place + 1 :]]
                found[card] = "".join([f"[{x}]" if master else x for x, master in changed])
        return found
