"""`lexicon-fast languages`: the languages of the package, and their tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lexicon_fast.base.errors import BadAlphabet
from lexicon_fast.base.files import atomic_write
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import file_option, warn, words_option
from lexicon_fast.dictionary import wordlists

if TYPE_CHECKING:
    from lexicon_fast.dictionary.languages import Language


@group(
    "lexicon-fast languages",
    "lexicon-fast languages show fr",
    "lexicon-fast languages make Quenya -w words.txt -o quenya.toml",
    invoke_without_command=True,
)
@click.pass_context
def languages(context: click.Context) -> None:
    """List, show and make languages. Without a command, list them."""
    if context.invoked_subcommand is None:
        context.invoke(list_languages)


@command("lexicon-fast languages list", name="list", group=languages)
def list_languages() -> None:
    """List the languages: codes, letters and word lists."""
    from lexicon_fast.dictionary.languages import Language, codes

    known = [Language.load(code) for code in codes()]
    width = max(len(language.name) for language in known)
    for language in known:
        notes = [_counts(language), *filter(None, [wordlists.list_of(language)])]
        if not language.is_verified:
            notes.append("unverified: one source for its tiles")
        try:
            language.alphabet  # noqa: B018
        except BadAlphabet as error:
            notes.append(f"not usable yet: {error}")
        click.echo(f"{language.code}  {language.name:{width}}  {'; '.join(notes)}")


@command("lexicon-fast languages show fr", "lexicon-fast languages show my.toml", group=languages)
@click.argument("language", metavar="CODE|FILE")
def show(language: str) -> None:
    """Show the letters, Scrabble tiles and Lexicon cards of a language.

    The last line names other letters, and how words with them are read.
    """
    from lexicon_fast.dictionary.languages import Language

    shown = Language.load(language)
    click.echo(f"{shown.name} ({shown.code}): {_counts(shown)}, {shown.blanks} of them blanks")
    width = max(len(letter.upper) for letter in shown.letters)
    for letter in shown.letters:
        vowel = "  vowel" if letter.is_vowel else ""
        tiles = f"{letter.count:3} x {letter.value:2}" if letter.count else "only by a blank"
        cards = f"cards {letter.cards} x {letter.points:2}"
        click.echo(f"{letter.upper:{width}}  {letter.lower:{width}}  {tiles:15}  {cards}{vowel}")
    spellings: dict[str, list[str]] = {}
    for other, spelled in shown.fold.items():
        spellings.setdefault(spelled, []).append(other)
    if spellings:
        read = ", ".join(f"{' '.join(others)} as {to}" for to, others in spellings.items())
        click.echo(f"Read: {read}")


@command(
    "lexicon-fast languages make Quenya -w words.txt -o quenya.toml",
    "lexicon-fast languages make Latin -w latin.txt --fold all -o latin.toml",
    group=languages,
)
@click.argument("name")
@words_option
@file_option("-o", "--output", required=True, help="File to write; - is stdout.")
@click.option(
    "--fold",
    default="",
    metavar="LETTERS|all",
    help="Accented letters to spell with their base letters, like ÉÈ.",
)
def make(name: str, words: str, output: str, fold: str) -> None:
    """Make a language from the letter frequencies of a word list.

    The file has letters, vowels, 100 Scrabble tiles and a Lexicon pack of 52 cards, in the way that
    the English sets relate to English. It is yours to edit; then use it with --language FILE.
    """
    from lexicon_fast.dictionary import letter_frequencies, wordlists

    text = wordlists.resolve(words).read()
    wordlists.refuse_other_formats(text, words)
    made, notes = letter_frequencies.make(text, name, words, fold)
    for note in notes:
        warn(f"{words}: {note}")
    if output == "-":
        click.echo(made, nl=False)
        return
    atomic_write(output, made.encode())
    shown = click.format_filename(output)
    click.echo(f"{shown}: {name}; use it with --language {shown}")


def _counts(language: Language) -> str:
    tiles = language.blanks + sum(letter.count for letter in language.letters)
    return f"{len(language.letters)} letters, {tiles} tiles"
