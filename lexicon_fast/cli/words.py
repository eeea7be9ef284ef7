"""`lexicon-fast words` and `check`: manage dictionaries, look up words."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.base.errors import BadDictionary, BadOption
from lexicon_fast.base.files import atomic_write
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import (
    ADDED,
    WORDS,
    alphabet_option,
    choice_option,
    file_option,
    flag_option,
    load,
    warn,
    warn_of_left_out,
    words_option,
)
from lexicon_fast.dictionary import wordlists
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from lexicon_fast.dictionary import Dictionary


_language_option = click.option(
    "--language",
    metavar="CODE|FILE",
    help="Language of the list: a code like fr (`lexicon-fast languages`), or a file.",
)
_no_names_option = flag_option("--no-names", help="Drop words that start with a capital letter.")


@group(
    "lexicon-fast words list",
    "lexicon-fast words info enable",
    "lexicon-fast words add https://example.org/words.txt --name mine",
    "lexicon-fast words remove mine",
    "lexicon-fast words build words.txt -o words.dictionary",
    "lexicon-fast words export enable -o enable.kwg",
)
def words() -> None:
    """List, describe, add, compile, export and remove dictionaries."""


@command("lexicon-fast words list", name="list", group=words)
@flag_option("--json", "as_json", help="Print a JSON list of objects.")
def list_words(as_json: bool) -> None:
    """List built-in dictionaries and the ones you added."""
    rows: list[dict[str, Any]] = []
    for name, known in wordlists.KNOWN.items():
        rows.append({"name": name, "words": known.words, "here": True, "title": known.title})
    for name, added in wordlists.registered().items():
        here = wordlists.kept_path(name) is not None
        rows.append({"name": name, "words": added.words, "here": here, "title": added.origin})
    if as_json:
        _echo_json(rows)
        return
    shipped = len(wordlists.KNOWN)
    states = ["shipped"] * shipped
    states += ["added" if row["here"] else "to be added again" for row in rows[shipped:]]
    size = max(len(row["name"]) for row in rows)
    width = max(map(len, states))
    for row, state in zip(rows, states, strict=True):
        count = "" if row["words"] is None else f"{row['words']:,}"
        click.echo(f"{row['name']:{size}}  {count:>9}  {state:{width}}  {row['title']}")


@command("lexicon-fast words info enable", "lexicon-fast words info my.txt", group=words)
@click.argument("name", type=WORDS, metavar="NAME|PATH|URL")
@flag_option("--json", "as_json", help="Print a JSON object.")
@flag_option("--notices", help="Add the notices of the built-in lists.")
def info(name: str, as_json: bool, notices: bool) -> None:
    """Describe a dictionary.

    Shows its origin, licence, notice, words, letters and files.

    --notices adds the full texts that must accompany copies of the lists.
    """
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


@command(
    "lexicon-fast words add words.txt.gz --name mine",
    "lexicon-fast words add https://example.org/words.txt --name mine --replace",
    "lexicon-fast words add /usr/share/dict/words --name plain --no-names",
    "lexicon-fast words add /usr/share/dict/french --name mots --language fr",
    group=words,
)
@click.argument("source", type=WORDS, metavar="NAME|PATH|URL")
@click.option("--name", help="Name for the dictionary. [default: the name of the file]")
@_language_option
@_no_names_option
@flag_option("--replace", help="Replace another list with this name.")
def add(source: str, name: str | None, language: str | None, no_names: bool, replace: bool) -> None:
    """Compile a word list and register it under a name for -w.

    If a line has several columns, separated by tabs or spaces, the first one is the word. A single
    space separates columns only if more than half of all lines have several; else the line is a
    phrase, not a word. The command reports what it leaves out.

    --no-names is an error for a list in which all words are capitalised.
    """
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.compiled_lists import open_list

    here = source in wordlists.KNOWN or source in wordlists.registered()
    if name is None and (no_names or not here):
        name = _name_of(source) + ("-no-names" if here else "")
    dictionary = Dictionary.load(source, names=not no_names, language=language)
    _report(dictionary, source, no_names)
    if name is not None:
        old = wordlists.registered().get(name)
        if old is not None and not replace and wordlists.resolve(name).sha256 != dictionary.sha256:
            count = "" if old.words is None else f"{old.words:,} words "
            raise BadOption(
                f"name {name!r} is taken: {count}from {old.origin}; use --replace to replace that"
                " list, or another --name"
            )
        if language is not None and os.path.exists(language):
            language = os.path.abspath(language)
        wordlists.register(
            name, source, count=len(dictionary), names=not no_names, language=language
        )
        open_list(name)
    click.echo(f"{name or source}: {len(dictionary):,} words; use it with -w {name or source}")


@command("lexicon-fast words remove mine", group=words)
@click.argument("name", type=ADDED)
def remove(name: str) -> None:
    """Remove a dictionary you added, including its cached files.

    The original file stays, and built-in dictionaries cannot be removed. The compiled file stays if
    another name has the same words.
    """
    files = counted(len(wordlists.remove(name)), "file")
    click.echo(f"{name}: removed, with {files} of the cache")


@command(
    "lexicon-fast words build words.txt -o words.dictionary",
    "lexicon-fast words build ord.txt -o ord.dictionary --alphabet swedish.alphabet",
    "lexicon-fast words build words.kwg -o words.dictionary",
    group=words,
)
@click.argument("source", type=WORDS, metavar="SRC")
@file_option("-o", "--output", required=True, help="File to write; - is stdout.")
@alphabet_option
@_language_option
@_no_names_option
def build(
    source: str, output: str, alphabet: str | None, language: str | None, no_names: bool
) -> None:
    """Compile a word list into a file, for -w FILE.

    See `words add` about columns and --no-names. A KWG names its letters by number: the first
    letter of the alphabet is number 1.
    """
    from lexicon_fast.dictionary import Dictionary

    if output.lower().endswith(".kwg"):
        raise BadOption(
            f"-o {output}: this makes a compiled dictionary; to make a KWG: lexicon-fast words"
            f" export SRC -o {output}"
        )
    if os.path.exists(source) and os.path.exists(output) and os.path.samefile(source, output):
        raise BadOption(f"-o {output}: this is the word list; name another file")
    path = os.devnull if output == "-" else output
    dictionary = Dictionary.compile(
        source, path, alphabet=alphabet, names=not no_names, language=language
    )
    _report(dictionary, source, no_names)
    if output == "-":
        click.echo(bytes(dictionary.compiled.content), nl=False)
        return
    size = dictionary.compiled.size
    shown = click.format_filename(output)
    click.echo(f"{shown}: {len(dictionary):,} words, {size:,} bytes; use it with -w {shown}")


@command(
    "lexicon-fast words export enable -o enable.kwg",
    "lexicon-fast words export words.kwg -o words.txt",
    "lexicon-fast words export enable --format kwg -o - > enable.kwg",
    group=words,
)
@click.argument("name", type=WORDS, metavar="NAME|PATH|URL")
@file_option("-o", "--output", required=True, help="File to write; - is stdout.")
@choice_option(
    "--format",
    "output_format",
    choices=wordlists.EXPORT_FORMATS,
    help="Output format. [default: kwg for a file *.kwg, else text]",
)
def export(name: str, output: str, output_format: wordlists.ExportFormat | None) -> None:
    """Write the words as a KWG or as text.

    KWG is the format of wolges, Macondo and MAGPIE. A file has no alphabet: letter number 1 is the
    first letter of the dictionary's. Text has a word on each line, in alphabetical order.
    """
    from lexicon_fast.dictionary.word_graphs import exported

    dictionary = load(name)
    is_kwg = output.lower().endswith(".kwg")
    data = exported(dictionary, output_format or ("kwg" if is_kwg else "text"))
    if output == "-":
        click.echo(data, nl=False)
        return
    atomic_write(output, data)
    click.echo(f"{click.format_filename(output)}: {len(dictionary):,} words, {len(data):,} bytes")


@command("lexicon-fast words path", "lexicon-fast words path enable", group=words)
@click.argument("name", type=WORDS, metavar="[NAME|PATH|URL]", required=False)
def path(name: str | None) -> None:
    """Print the path of the dictionary folder, or of one dictionary."""
    from lexicon_fast.dictionary import Dictionary

    if name is None:
        click.echo(os.fsencode(wordlists.cache_folder()))
        return
    dictionary = Dictionary.load(name)
    warn_of_left_out(dictionary)
    kept = _compiled_path(dictionary)
    if kept is None:
        raise BadDictionary(
            f"{name} is not stored, because {wordlists.cache_folder()} cannot be written; choose"
            " another folder with LEXICON_FAST_CACHE"
        )
    click.echo(os.fsencode(kept))


@command("lexicon-fast check quiz zax qwerty", "lexicon-fast check - < words.txt")
@click.argument("given", metavar="WORD...", nargs=-1, required=True)
@words_option
@_language_option
def check(given: tuple[str, ...], words: str, language: str | None) -> int:
    """Look up words: print WORD<TAB>yes or WORD<TAB>no for each.

    Use - to read words from stdin, one per line. The exit code is 1 if any word is not in the
    dictionary.
    """
    from lexicon_fast.dictionary.compiled_lists import lost_lines
    from lexicon_fast.rows.streams import open_stdout

    dictionary = load(words, language=language)
    loss = lost_lines(dictionary.compiled, dictionary.name)
    if loss and not dictionary.fresh and wordlists.is_known(words):  # else `load` has warned
        warn(loss)
    missing = False
    with open_stdout() as output:
        for batch in _batches(given):
            lines = []
            for word in batch:
                is_word = word.decode("utf-8", "replace") in dictionary
                missing |= not is_word
                lines.append(word + (b"\tyes\n" if is_word else b"\tno\n"))
            output.write(b"".join(lines))
    return int(missing)


def _batches(given: tuple[str, ...]) -> Iterator[list[bytes]]:
    """Yield the words of the command line and of stdin in batches, as they arrive."""
    for word in given:
        if word != "-":
            yield [os.fsencode(word)]
            continue
        from lexicon_fast.rows.chunks import ChunkReader
        from lexicon_fast.rows.sources import open_text

        with open_text(None) as stdin:
            for chunk in ChunkReader(stdin, "text"):
                lines = map(bytes.strip, chunk.data.split(b"\n"))
                yield [line for line in lines if line]


def _report(dictionary: Dictionary, source: str, no_names: bool) -> None:
    """Report on stderr what was left out of a list, and if --no-names had no effect."""
    source = click.format_filename(source)
    warn_of_left_out(dictionary, source)
    if no_names and not dictionary.compiled.left_out["names"]:
        warn(f"{source}: no word is capitalised, so --no-names drops none")


def _facts(name: str) -> dict[str, Any]:
    """Return facts about a dictionary; None: unknown."""
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
    """Return the compiled file: the named one, or the one in the cache, or None."""
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
    """Return a name for the list at a path or URL."""
    stem = re.split(r"[/\\]", source.rstrip("/\\"))[-1].partition(".")[0].lower()
    return re.sub(r"[^a-z0-9_-]+", "-", stem).strip("-_")[:32]


def _echo_json(value: Mapping[str, Any] | list[dict[str, Any]]) -> None:
    import json

    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
