"""`lexicon-fast languages`: the languages of the package, and their tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lexicon_fast.base.errors import BadAlphabet
from lexicon_fast.cli.groups import command, group
from lexicon_fast.dictionary import wordlists

if TYPE_CHECKING:
    from lexicon_fast.dictionary.languages import Language


@group("lexicon-fast languages list", "lexicon-fast languages show fr")
def languages() -> None:
    """List languages, and show their letters and tiles."""


@command("lexicon-fast languages list", name="list", group=languages)
def list_languages() -> None:
    """List the languages, with their codes for --language and the word lists that -w CODE finds."""
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
    """Show the letters and Scrabble tiles of a language, and what is read as them."""
    from lexicon_fast.dictionary.languages import Language

    shown = Language.load(language)
    click.echo(f"{shown.name} ({shown.code}): {_counts(shown)}, {shown.blanks} of them blanks")
    width = max(len(letter.upper) for letter in shown.letters)
    for letter in shown.letters:
        vowel = "  vowel" if letter.is_vowel else ""
        tiles = f"{letter.count:3} x {letter.value:2}" if letter.count else "only by a blank"
        click.echo(f"{letter.upper:{width}}  {letter.lower:{width}}  {tiles}{vowel}")
    spellings: dict[str, list[str]] = {}
    for other, spelled in shown.fold.items():
        spellings.setdefault(spelled, []).append(other)
    if spellings:
        read = ", ".join(f"{' '.join(others)} as {to}" for to, others in spellings.items())
        click.echo(f"Read: {read}")


def _counts(language: Language) -> str:
    tiles = language.blanks + sum(letter.count for letter in language.letters)
    return f"{len(language.letters)} letters, {tiles} tiles"
