"""The namespace `lexicon` of polars expressions, which importing this module registers.

Its expressions are lazy and elementwise. Needs the extra `polars`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lexicon_fast.base.errors import missing_extra
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once
from lexicon_fast.frames import columns
from lexicon_fast.frames.columns import Errors

try:
    import polars as pl
    import pyarrow  # noqa: F401
except ImportError as error:
    raise ImportError(str(missing_extra(__name__, str(error.name), "polars"))) from None
if tuple(map(int, pl.__version__.split(".")[:2])) < (2, 1):  # those misread lists of categories
    raise ImportError(str(missing_extra(__name__, "polars 2.1 or later", "polars")))

__all__ = ["PLAY", "WORDS", "LexiconNamespace"]

#: The words of a row, and a play of Lexicon with the fields of `lexicon.Play`.
WORDS = pl.List(pl.Categorical)
PLAY = pl.Struct(
    {"action": pl.Categorical, "target": pl.Int8, "word": pl.Categorical, "laid": pl.String}
    | {"cards": pl.String, "left": pl.String, "left_points": pl.Int32}
)


class LexiconNamespace:
    """Words and plays of a column of strings. Null gives null.

    dictionary: a Dictionary, or its name, path or URL. errors: "raise" raises the error of the
    first bad row when the expression is computed; "row" gives bad rows null.

    >>> import lexicon_fast.frames.polars
    >>> d = lexicon_fast.Dictionary.from_words(["act", "cat", "hat", "that"])
    >>> hands = pl.LazyFrame({"hand": ["TCA", None, "TX"]})
    >>> hands.select(pl.col("hand").lexicon.subwords(d)).collect()["hand"].to_list()
    [['act', 'cat'], None, []]
    """

    def __init__(self, expr: pl.Expr) -> None:
        self._expr = expr

    def subwords(self, dictionary: AnyDictionary, *, errors: Errors = "raise") -> pl.Expr:
        """Return the words that can be formed with each hand: `WORDS`."""
        return _mapped(self._expr, WORDS, columns.subwords, dictionary, errors=errors)

    def find(self, dictionary: AnyDictionary, query: str, *, errors: Errors = "raise") -> pl.Expr:
        """Return the words of a query, in which `{}` stands for the text of each row: `WORDS`."""
        return _mapped(self._expr, WORDS, columns.find, dictionary, errors=errors, query=query)

    def is_word(self, dictionary: AnyDictionary) -> pl.Expr:
        """Return whether each text is a word of the dictionary, in any case: Boolean."""
        return _mapped(self._expr, pl.Boolean(), columns.is_word, dictionary)

    def plays(
        self,
        dictionary: AnyDictionary,
        *,
        table: str | pl.Expr | Sequence[str] = (),
        errors: Errors = "raise",
        **options: Any,
    ) -> pl.Expr:
        """Return the plays of Lexicon for each hand, best first: List(`PLAY`).

        table: the words on the table: a column of lists, by name or as an expression, or a list for
        all hands; options: as for `lexicon.solve_batch`, such as top=1.
        """
        if isinstance(table, str):
            table = pl.col(table)
        elif not isinstance(table, pl.Expr):
            table = pl.lit(pl.Series([list(table)], dtype=pl.List(pl.String))).first()
        hands = pl.struct(self._expr.alias("hand"), table.alias("table"))
        plays = _mapped(hands, pl.List(PLAY), columns.plays, dictionary, errors=errors, **options)
        return plays.name.keep()


def _mapped(expr: pl.Expr, dtype: Any, function: Any, dictionary: Any, **options: Any) -> pl.Expr:
    loaded = load_once(dictionary)

    def answer(series: pl.Series) -> pl.Series:
        return pl.Series(series.name, function(series, loaded, **options)).cast(dtype)

    return expr.map_batches(answer, return_dtype=dtype, is_elementwise=True)


if getattr(getattr(pl.Expr, "lexicon", None), "__module__", None) != __name__:  # or polars warns
    pl.api.register_expr_namespace("lexicon")(LexiconNamespace)
