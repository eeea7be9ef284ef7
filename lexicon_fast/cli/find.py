"""`lexicon-fast find`, `equations` and `phrases`: words of queries, solutions, anagrams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.batch.word_queries import EquationQuery, FindQuery, PhraseQuery
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    choice_option,
    definitions_option,
    flag_option,
    layout_option,
    load_definitions,
    load_playability,
    number_option,
    playability_option,
    rows_options_for,
    words_option,
)
from lexicon_fast.cli.row_command import NameList, folder_options_for, run

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.layouts import Layout

#: Copied from `find.search` and `rows.find_rows`, which take too long to import for options alone.
ORDERS: Final = ("alphabet", "probability", "playability", "length", "points")
COLUMNS: Final = (
    *("hooks", "probability", "playability", "points", "anagrams", "alphagram", "definition"),
    "phony",
)
GROUPS: Final = ("alphagram",)


def tiles_of(layout: str | None) -> tuple[Layout | None, str]:
    """Return the tiles of a layout, and an identifier of them. None: those of English Scrabble."""
    if layout is None:
        return None, "scrabble"
    from zlib import crc32

    from lexicon_fast.games.tiles.layouts import Layout

    tiles = Layout.load(layout)
    return tiles, f"{tiles.name} {crc32(repr(tiles.tiles).encode()):08x}"


@command(
    "lexicon-fast find 'anagram:RETAINS?'",
    "lexicon-fast find 'pattern:*Q[^U]*' --columns hooks,points",
    "lexicon-fast find 'length:7 and vowels:5 and not in:2of12inf' -w yawl",
    "lexicon-fast find 'length:8 and includes:Z limit probability:1-50'",
    "lexicon-fast find 'length:7' --order probability --limit 100",
    "lexicon-fast find 'length:4 and includes:J limit playability:1-20' --columns playability",
    "lexicon-fast find 'length:7' --group-by alphagram --order probability",
    "lexicon-fast find 'group:type-i-sevens and includes:C'",
    "lexicon-fast find 'parallel:WAITING,above,overlap=5'",
    "lexicon-fast find 'definition:fish*' --definitions nwl.txt",
    "lexicon-fast find -i queries.txt -o words.jsonl --resume",
    "lexicon-fast find -i queries.txt -o words.parquet --columns hooks,points",
)
@click.argument("given", metavar="[QUERY...]", nargs=-1)
@words_option
@choice_option(
    "--order",
    choices=ORDERS,
    default=ORDERS[0],
    help="Order of the words: alphabet; probability, by length, the most probable first;"
    " playability, the most playable first; length, the shortest first; points, the most first.",
)
@click.option(
    "--columns",
    type=NameList("column", COLUMNS),
    help="Facts about each word, separated by commas: hooks; probability, its rank among the words"
    " of its length; playability, its rank among them and its value; points; anagrams, the number"
    " of words with its letters; alphagram, its letters in alphabetical order; definition, with"
    " --definitions; phony, a plausible non-word made from it.",
)
@choice_option(
    "--group-by",
    choices=GROUPS,
    help="Put words with the same letters together; the first of each decides --order.",
)
@number_option(
    "--limit", least=0, help="Show only the first N words of each query, or groups with --group-by."
)
@layout_option
@definitions_option
@playability_option
@folder_options_for("queries", "text")
def find(
    given: tuple[str, ...],
    words: str,
    order: str,
    columns: tuple[str, ...] | None,
    group_by: str | None,
    limit: int | None,
    layout: str | None,
    definitions: str | None,
    playability: str | None,
    **rows: Any,
) -> int:
    """List the words that match a query.

    A QUERY combines conditions such as length:7-8, anagram:RETAINS? or prefix:UN with and, or, not
    and parentheses; quote it as one argument. docs/find.md lists all conditions. A QUERY can also
    be a JSON object with "query" and, optionally, "id". With neither QUERY nor -i, queries are read
    from stdin, one per line, as text or JSON.
    """
    from lexicon_fast.rows.find_rows import FindOptions

    tiles, tiles_id = tiles_of(layout)
    known = load_definitions(definitions)
    if known is None and columns and "definition" in columns:
        raise click.UsageError("--columns definition needs --definitions FILE")
    table = load_playability(playability)
    chosen = FindOptions(order, limit, columns or (), tiles, known, table, group_by)
    query = FindQuery(chosen, tiles_id)
    return run(query, given, words, argument="QUERY", default_format="text", **rows)


@command(
    "lexicon-fast equations 'AB;BA;|A|=1' --limit 10",
    "lexicon-fast equations 'AkB;AlB' --values",
    "lexicon-fast equations '7-:A;~A'",
    "lexicon-fast equations 'AB;B;A=(un)' -w yawl",
    "lexicon-fast equations 'AB:(length:8 and not in:2of12inf);BA'",
    "lexicon-fast equations -i equations.txt -o solutions.jsonl --resume",
)
@click.argument("given", metavar="[EQUATIONS...]", nargs=-1)
@words_option
@number_option("--limit", least=0, help="Show only the first N solutions of each row.")
@flag_option("--values", help="Show the values of the variables in text.")
@layout_option
@rows_options_for("equations", "text")
def equations(
    given: tuple[str, ...],
    words: str,
    limit: int | None,
    values: bool,
    layout: str | None,
    **rows: Any,
) -> int:
    """Solve word equations such as AB;BA, as Qat does.

    EQUATIONS is one argument: terms separated by semicolons, in which capital letters stand for
    parts of words. For example, AB;BA;|A|=1 lists the words that are still words when their first
    letter moves to the end. docs/equations.md describes all terms. It can also be a JSON object
    with "equations" and, optionally, "id". With neither EQUATIONS nor -i, stdin is read, one set of
    equations per line, as text or JSON.
    """
    tiles, tiles_id = tiles_of(layout)
    query = EquationQuery(limit, with_values=values, tiles=tiles, tiles_id=tiles_id)
    return run(query, given, words, argument="EQUATIONS", default_format="text", **rows)


@command(
    "lexicon-fast phrases 'dirty room'",
    "lexicon-fast phrases 'clint eastwood' --min-length 3 --limit 20",
    "lexicon-fast phrases 'clint eastwood' --include west --max-words 3",
    "lexicon-fast phrases 'clint eastwood' -w yawl --where 'in:2of12inf'",
    "lexicon-fast phrases -i names.txt --limit 100 -o anagrams.jsonl",
)
@click.argument("given", metavar="[LETTERS...]", nargs=-1)
@words_option
@number_option("--min-length", most=64, default=2, help="Letters of the shortest word.")
@number_option("--max-words", most=64, help="Words of a phrase at most. [default: any number]")
@click.option(
    "--include",
    metavar="WORD",
    multiple=True,
    help="A word that each phrase has, in the dictionary or not. Can be repeated.",
)
@click.option("--where", metavar="QUERY", help="Use only words that match a query of find.")
@number_option("--limit", least=0, help="Show only the first N phrases of each row.")
@rows_options_for("letters", "text")
def phrases(
    given: tuple[str, ...],
    words: str,
    min_length: int,
    max_words: int | None,
    include: tuple[str, ...],
    where: str | None,
    limit: int | None,
    **rows: Any,
) -> int:
    """List the anagrams of a text, of one word or more.

    LETTERS are those of a name or a text, such as 'clint eastwood'. Spaces, hyphens, apostrophes
    and case do not matter. Phrases of fewer words come first, then those with longer words, and a
    set of words comes once. Several arguments are one text. LETTERS can also be a JSON object with
    "letters" and, optionally, "id". With neither LETTERS nor -i, stdin is read, one row per line,
    as text or JSON.
    """
    if given and not given[0].lstrip().startswith("{"):
        given = (" ".join(given),)
    query = PhraseQuery(
        limit, min_length=min_length, max_words=max_words, include=include, where=where
    )
    return run(query, given, words, argument="LETTERS", default_format="text", **rows)
