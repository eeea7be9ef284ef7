"""Make `lexicon_fast/data/2of12inf.txt.gz` and `yawl.txt.gz` from the published files.

Usage:
    python -m make_data.words FOLDER [-o FOLDER]

FOLDER holds the published files: `2of12inf.raw.txt`, of 12dicts release 5 (CRLF, a `%` after each
plural "uncountable"), and `yawl.txt`, the `word.list` of YAWL 0.3.2.03. Each is checked against the
sha256 that `lexicon_fast/dictionary/wordlists.py` pins and then compressed, not a byte changed. The
same files give the same bytes: neither time nor file name goes into the gzip header. Prints the
number of words of each.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from make_data.enable import compress

DATA = Path(__file__).resolve().parents[2] / "lexicon_fast" / "data"

#: The published file, the file of the package, and the sha256 of the former.
LISTS = (
    (
        "2of12inf.raw.txt",
        "2of12inf.txt.gz",
        "7e7aeaba15155e44e409a0dc103f3534df40c03df746d5732abce3a27d324c7c",
    ),
    (
        "yawl.txt",
        "yawl.txt.gz",
        "4fde5f295651c49e27654d731cdcb34783556f3ebb164a81ef2e5913693c5c61",
    ),
)


def read_published(path: Path, sha256: str) -> bytes:
    """Return the bytes of a published file; another file stops the script."""
    text = path.read_bytes()
    if (got := hashlib.sha256(text).hexdigest()) != sha256:
        raise SystemExit(f"{path}: sha256 {got}, expected {sha256}")
    return text


def main(arguments: list[str] | None = None) -> None:
    """Run the script with `arguments` (default: those of the command line)."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the published files are")
    parser.add_argument("-o", "--output", type=Path, default=DATA, help="default: %(default)s")
    options = parser.parse_args(arguments)
    for published, name, sha256 in LISTS:
        text = read_published(options.folder / published, sha256)
        options.output.joinpath(name).write_bytes(compress(text))
        print(f"{name}: {len(text.split())} words")


if __name__ == "__main__":
    main()
