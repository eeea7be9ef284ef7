"""`lexicon-fast words`: dictionaries, those known and those of the user's own."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.options import WORDS, examples, warn_of_left_out

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from lexicon_fast.dictionary import Dictionary


@click.group(
    epilog=examples(
        "lexicon-fast words list",
        "lexicon-fast words info enable",
        "lexicon-fast words add yawl",
        "lexicon-fast words add https://example.org/words.txt --name mine",
        "lexicon-fast words build words.txt -o words.dictionary",
    )
)
def words() -> None:
    """Dictionaries: list, describe, fetch and compile them."""


@words.command("list", epilog=examples("lexicon-fast words list"))
@click.option("--json", "as_json", is_flag=True, help="For programs: a list of objects.")
def list_words(as_json: bool) -> None:
    """List the dictionaries known by name, and those that were added."""
    from lexicon_fast.wordlists import KNOWN, kept_path, registered

    rows: list[dict[str, Any]] = []
    for name, known in KNOWN.items():
        here = known.url is None or kept_path(name) is not None
        rows.append({"name": name, "words": known.words, "here": here, "title": known.title})
    for name, added in registered().items():
        here = kept_path(name) is not None
        rows.append({"name": name, "words": added.words, "here": here, "title": added.origin})
    if as_json:
        _echo_json(rows)
        return
    size = max(len(row["name"]) for row in rows)
    for row in rows:
        count = "" if row["words"] is None else f"{row['words']:,}"
        state = "here" if row["here"] else "to be fetched"
        click.echo(f"{row['name']:{size}}  {count:>9}  {state:13}  {row['title']}")


@words.command(epilog=examples("lexicon-fast words info enable", "lexicon-fast words info my.txt"))
@click.argument("name", type=WORDS, metavar="NAME|PATH|URL")
@click.option("--json", "as_json", is_flag=True, help="For programs: an object.")
@click.option("--notices", is_flag=True, help="Add origins and notices of the known lists in full.")
def info(name: str, as_json: bool, notices: bool) -> None:
    """Describe a dictionary: origin, licence, words, letters, where it is kept.

    A known list that has not been fetched yet is not fetched for this.
    """
    from lexicon_fast import wordlists

    facts = _facts(name)
    if as_json:
        if notices:
            facts["notices"] = wordlists.notices()
        _echo_json(facts)
        return
    size = max(map(len, facts)) + 1
    for fact, value in facts.items():
        if value is not None:
            click.echo(f"{fact.replace('_', ' ') + ':':{size}}  {_shown(value)}")
    if notices:
        click.echo(f"\n{wordlists.notices().rstrip()}")


@words.command(
    epilog=examples(
        "lexicon-fast words add yawl",
        "lexicon-fast words add words.txt.gz --name mine",
    )
)
@click.argument("source", type=WORDS, metavar="NAME|PATH|URL")
@click.option("--name", help="What to call it. [default: the name of the file]")
def add(source: str, name: str | None) -> None:
    """Fetch and compile a dictionary, and keep it under a name for -w."""
    from lexicon_fast import wordlists
    from lexicon_fast.dictionary import Dictionary

    dictionary = Dictionary.load(source)
    warn_of_left_out(dictionary)
    if name is None and source not in wordlists.KNOWN and source not in wordlists.registered():
        name = _name_of(source)
    if name is not None:
        wordlists.register(name, source, count=len(dictionary))
        Dictionary.load(name)
    click.echo(f"{name or source}: {len(dictionary):,} words; use it with -w {name or source}")


@words.command(
    epilog=examples(
        "lexicon-fast words build words.txt -o words.dictionary",
        "lexicon-fast words build ord.txt -o ord.dictionary --alphabet swedish.alphabet",
    )
)
@click.argument("source", type=WORDS, metavar="SRC")
@click.option(
    "-o", "--output", metavar="FILE", required=True, help="The file to write; - is stdout."
)
@click.option(
    "--alphabet",
    metavar="FILE",
    default="english",
    help="Letters other than A-Z: a line for each, as in `Å å`.",
)
def build(source: str, output: str, alphabet: str) -> None:
    """Compile a word list into a file of its own; -w FILE opens it."""
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.errors import BadOption

    if output == "-":
        _build_to_stdout(source, alphabet)
        return
    if os.path.exists(source) and os.path.exists(output) and os.path.samefile(source, output):
        raise BadOption(f"-o {output}: is the list itself; accepted: another file")
    dictionary = Dictionary.compile(source, output, alphabet=alphabet)
    warn_of_left_out(dictionary)
    size = os.path.getsize(output)
    shown = click.format_filename(output)
    click.echo(f"{shown}: {len(dictionary):,} words, {size:,} bytes; use it with -w {shown}")


def _build_to_stdout(source: str, alphabet: str) -> None:
    import shutil
    import sys
    import tempfile

    from lexicon_fast.dictionary import Dictionary

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "dictionary")
        warn_of_left_out(Dictionary.compile(source, path, alphabet=alphabet))
        with open(path, "rb") as file:
            shutil.copyfileobj(file, sys.stdout.buffer)


@words.command(epilog=examples("lexicon-fast words path", "lexicon-fast words path enable"))
@click.argument("name", type=WORDS, metavar="[NAME|PATH|URL]", required=False)
def path(name: str | None) -> None:
    """Print the folder where dictionaries are kept, or the compiled file of one."""
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.errors import BadDictionary
    from lexicon_fast.wordlists import cache_folder

    if name is None:
        click.echo(os.fsencode(cache_folder()))
        return
    dictionary = Dictionary.load(name)
    warn_of_left_out(dictionary)
    kept = _compiled_path(dictionary)
    if kept is None:
        raise BadDictionary(
            f"{name}: not kept, {cache_folder()} can't be written; "
            "accepted: another folder in LEXICON_FAST_CACHE"
        )
    click.echo(os.fsencode(kept))


def _facts(name: str) -> dict[str, Any]:
    """What is known about a dictionary; None where nothing is."""
    from lexicon_fast import wordlists
    from lexicon_fast.dictionary import Dictionary

    known = wordlists.KNOWN.get(name)
    added = None if known else wordlists.registered().get(name)
    facts: dict[str, Any] = {"name": click.format_filename(name)}
    if known is not None:
        facts |= {
            "title": known.title,
            "words": known.words,
            "licence": known.licence,
            "source": known.url or "in the package",
            "sha256": known.sha256[0],
            "notice": known.notice,
        }
        if known.url is not None and wordlists.kept_path(name) is None:
            return facts | {"here": f"no; lexicon-fast words add {name} fetches it"}
    elif added is not None:
        facts["source"] = added.origin
    dictionary = Dictionary.load(name)
    compiled = dictionary.compiled
    kept = _compiled_path(dictionary)
    text = wordlists.kept_path(name) if known or added else None
    return facts | {
        "words": len(dictionary),
        "sha256": dictionary.sha256,
        "left_out": compiled.left_out,
        "letters": f"{dictionary.alphabet.describe()} ({dictionary.alphabet.name})",
        "shortest": compiled.shortest,
        "longest": compiled.longest,
        "classes": compiled.classes,
        "bytes": compiled.size,
        "compiled": None if kept is None else click.format_filename(kept),
        "text": None if text is None else click.format_filename(text),
    }


def _compiled_path(dictionary: Dictionary) -> str | Path | None:
    """The compiled file: the one that was named, or the one that is kept."""
    from lexicon_fast import wordlists
    from lexicon_fast._native.compiled import MAGIC, VERSION

    if dictionary.name not in wordlists.KNOWN:
        with suppress(OSError, ValueError), open(dictionary.name, "rb") as file:
            if file.read(len(MAGIC)) == MAGIC:
                return dictionary.name
    name = wordlists.compiled_name(dictionary.sha256, VERSION, dictionary.alphabet.fingerprint)
    kept = wordlists.cache_folder() / name
    return kept if kept.is_file() else None


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count:,} {what.replace('_', ' ')}" for what, count in value.items())
    return f"{value:,}" if isinstance(value, int) else str(value)


def _name_of(source: str) -> str:
    """A name for the list at a path or URL."""
    stem = re.split(r"[/\\]", source.rstrip("/\\"))[-1].partition(".")[0].lower()
    return re.sub(r"[^a-z0-9_-]+", "-", stem).strip("-_")[:32]


def _echo_json(value: Mapping[str, Any] | list[dict[str, Any]]) -> None:
    import json

    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
