"""`lexicon-fast words`: dictionaries, those known and those of the user's own."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.groups import Group
from lexicon_fast.cli.options import FILE, WORDS, FileOption, examples, warn, warn_of_left_out

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from click.shell_completion import CompletionItem

    from lexicon_fast.added_lists import Registered
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.errors import BadOption


class _Added(click.ParamType):  # type: ignore[type-arg]
    """The name of a list that was added."""

    name = "NAME"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        from lexicon_fast.errors import LexiconFastError
        from lexicon_fast.wordlists import registered

        with suppress(LexiconFastError):
            return [CompletionItem(name) for name in registered() if name.startswith(incomplete)]
        return []


_no_names_option = click.option(
    "--no-names",
    is_flag=True,
    help="Drop words that begin with a capital letter.",
)


@click.group(
    cls=Group,
    epilog=examples(
        "lexicon-fast words list",
        "lexicon-fast words info enable",
        "lexicon-fast words add https://example.org/words.txt --name mine",
        "lexicon-fast words remove mine",
        "lexicon-fast words build words.txt -o words.dictionary",
    ),
)
def words() -> None:
    """Dictionaries: list, describe, add, compile and remove them."""


@words.command("list", epilog=examples("lexicon-fast words list"))
@click.option("--json", "as_json", is_flag=True, help="For programs: a list of objects.")
def list_words(as_json: bool) -> None:
    """List the dictionaries of the package, and those that were added."""
    from lexicon_fast.wordlists import KNOWN, kept_path, registered

    rows: list[dict[str, Any]] = []
    for name, known in KNOWN.items():
        rows.append({"name": name, "words": known.words, "here": True, "title": known.title})
    for name, added in registered().items():
        here = kept_path(name) is not None
        rows.append({"name": name, "words": added.words, "here": here, "title": added.origin})
    if as_json:
        _echo_json(rows)
        return
    states = [
        "shipped" if row["name"] in KNOWN else "added" if row["here"] else "to be added again"
        for row in rows
    ]
    size = max(len(row["name"]) for row in rows)
    width = max(map(len, states))
    for row, state in zip(rows, states, strict=True):
        count = "" if row["words"] is None else f"{row['words']:,}"
        click.echo(f"{row['name']:{size}}  {count:>9}  {state:{width}}  {row['title']}")


@words.command(epilog=examples("lexicon-fast words info enable", "lexicon-fast words info my.txt"))
@click.argument("name", type=WORDS, metavar="NAME|PATH|URL")
@click.option("--json", "as_json", is_flag=True, help="For programs: an object.")
@click.option("--notices", is_flag=True, help="Add origins and notices of the known lists in full.")
def info(name: str, as_json: bool, notices: bool) -> None:
    """Describe a dictionary: origin, licence, notice, words, letters, where it is kept.

    --notices adds the full texts that have to accompany the lists of the package.
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
        "lexicon-fast words add words.txt.gz --name mine",
        "lexicon-fast words add https://example.org/words.txt --name mine --replace",
        "lexicon-fast words add /usr/share/dict/words --name plain --no-names",
    )
)
@click.argument("source", type=WORDS, metavar="NAME|PATH|URL")
@click.option("--name", help="What to call it. [default: the name of the file]")
@_no_names_option
@click.option("--replace", is_flag=True, help="Replace another list that has this name.")
def add(source: str, name: str | None, no_names: bool, replace: bool) -> None:
    """Fetch and compile a dictionary, and keep it under a name for -w.

    A line of several columns, separated by tabs or else by spaces, holds the word of the first.
    Where only a single space follows that word, this is so if more than half of all lines have
    several columns; else the line is a phrase, which is no word. What is left out is reported.

    --no-names is an error for a list in which all words are capitalised.
    """
    from lexicon_fast import wordlists
    from lexicon_fast.dictionary import Dictionary

    here = source in wordlists.KNOWN or source in wordlists.registered()
    if name is None and (no_names or not here):
        name = _name_of(source) + ("-no-names" if here else "")
    dictionary = Dictionary.load(source, names=not no_names)
    _report(dictionary, source, no_names)
    if name is not None:
        old = wordlists.registered().get(name)
        if old is not None and not replace and _sha256_of(name) != dictionary.sha256:
            raise _name_taken(name, old)
        wordlists.register(name, source, count=len(dictionary), names=not no_names)
        Dictionary.load(name)
    click.echo(f"{name or source}: {len(dictionary):,} words; use it with -w {name or source}")


@words.command(epilog=examples("lexicon-fast words remove mine"))
@click.argument("name", type=_Added())
def remove(name: str) -> None:
    """Remove a dictionary that was added, and what the cache keeps for it.

    The file that it was added from stays, as do the dictionaries of the package. The compiled form
    is kept if another name stands for the same words.
    """
    from lexicon_fast import list_removal

    files = len(list_removal.remove(name))
    click.echo(f"{name}: removed, with {files} file{'' if files == 1 else 's'} of the cache")


@words.command(
    epilog=examples(
        "lexicon-fast words build words.txt -o words.dictionary",
        "lexicon-fast words build ord.txt -o ord.dictionary --alphabet swedish.alphabet",
    )
)
@click.argument("source", type=WORDS, metavar="SRC")
@click.option(
    "-o",
    "--output",
    cls=FileOption,
    type=FILE,
    metavar="FILE",
    required=True,
    help="The file to write; - is stdout.",
)
@click.option(
    "--alphabet",
    type=FILE,
    metavar="FILE",
    default="english",
    help="Letters other than A-Z: a line for each, as in `Å å`.",
)
@_no_names_option
def build(source: str, output: str, alphabet: str, no_names: bool) -> None:
    """Compile a word list into a file of its own; -w FILE opens it.

    Lines of several columns and --no-names: see `words add`.
    """
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.errors import BadOption

    if output == "-":
        _build_to_stdout(source, alphabet, no_names)
        return
    if os.path.exists(source) and os.path.exists(output) and os.path.samefile(source, output):
        raise BadOption(f"-o {output}: this is the list itself; name another file")
    dictionary = Dictionary.compile(source, output, alphabet=alphabet, names=not no_names)
    _report(dictionary, source, no_names)
    size = dictionary.compiled.size
    shown = click.format_filename(output)
    click.echo(f"{shown}: {len(dictionary):,} words, {size:,} bytes; use it with -w {shown}")


def _build_to_stdout(source: str, alphabet: str, no_names: bool) -> None:
    import shutil
    import sys
    import tempfile

    from lexicon_fast.dictionary import Dictionary

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "dictionary")
        compiled = Dictionary.compile(source, path, alphabet=alphabet, names=not no_names)
        _report(compiled, source, no_names)
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
            "choose another folder with LEXICON_FAST_CACHE"
        )
    click.echo(os.fsencode(kept))


def _report(dictionary: Dictionary, source: str, no_names: bool) -> None:
    """Say on stderr what was left out of a list, and whether --no-names had an effect."""
    source = click.format_filename(source)
    warn_of_left_out(dictionary, source)
    if no_names and not dictionary.compiled.left_out["names"]:
        warn(f"{source}: no word is capitalised, so --no-names drops none")


def _sha256_of(name: str) -> str:
    from lexicon_fast import wordlists

    return wordlists.resolve(name).sha256


def _name_taken(name: str, old: Registered) -> BadOption:
    from lexicon_fast.errors import BadOption

    count = "" if old.words is None else f"{old.words:,} words "
    return BadOption(
        f"name {name!r} is taken: {count}from {old.origin}; use --replace to replace that list,"
        " or another --name"
    )


def _facts(name: str) -> dict[str, Any]:
    """Describe a dictionary; None stands for what is not known."""
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
            "source": f"in the package; published at {known.url}"
            if known.url
            else "in the package",
            "sha256": known.sha256[0],
            "notice": known.notice,
        }
    elif added is not None:
        facts["source"] = added.origin
        facts["names"] = None if added.names else "dropped: words with a capital letter"
    dictionary = Dictionary.load(name)
    compiled = dictionary.compiled
    kept = _compiled_path(dictionary)
    text = wordlists.kept_path(name) if added else None
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
    from lexicon_fast._native.dictionary.compiled import MAGIC, VERSION

    if dictionary.name not in wordlists.KNOWN:
        with suppress(OSError, ValueError), open(dictionary.name, "rb") as file:
            if file.read(len(MAGIC)) == MAGIC:
                return dictionary.name
    name = wordlists.compiled_name(dictionary.sha256, VERSION, dictionary.alphabet.fingerprint)
    kept = wordlists.cache_folder() / name
    return kept if os.path.isfile(kept) else None


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
