"""Make `lexicon_fast/data/frequency.txt.gz` from the size classes of SCOWL.

Usage:
    python -m make_data.frequency FOLDER [-o FILE]

FOLDER holds the files of SCOWL 2020.12.07, such as `english-words.10`; the Debian package `scowl`
installs them in /usr/share/dict/scowl. A word is in the smallest class whose lists have it: those
of English, of its American, British, Canadian and Australian spellings, and of their common
variants. Only words of the three lists of the package are kept, in classes up to 70. The same files
give the same bytes. Prints the number of words of each class, and the sha256 of the text.

The text has one word per line, in lower case and sorted within each class. A line `# 10` begins the
words of class 10; the classes follow each other from the smallest, the most common words.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.frequency import CLASSES
from lexicon_fast.dictionary.wordlists import KNOWN
from make_data.enable import compress

OUTPUT = Path(__file__).resolve().parents[2] / "lexicon_fast" / "data" / "frequency.txt.gz"

#: The lists of SCOWL that are used: files `LIST.CLASS`. Names, abbreviations and rare variants are
#: not.
SPELLINGS = ("american", "british", "british_z", "canadian", "australian")
LISTS = (
    "english-words",
    "variant_1-words",
    *(f"{spelling}-words" for spelling in SPELLINGS),
    *(f"{spelling}_variant_1-words" for spelling in SPELLINGS),
)


def class_of_words(folder: Path) -> dict[str, int]:
    """Return the class of each word of SCOWL in classes up to the largest of `CLASSES`."""
    found: dict[str, int] = {}
    for size in CLASSES:
        for name in LISTS:
            path = folder / f"{name}.{size}"
            if path.exists():
                for word in path.read_text(encoding="latin-1").split():
                    found.setdefault(word, size)
    if not found:
        raise SystemExit(f"{folder}: has no files of SCOWL such as english-words.10")
    return found


def main(arguments: list[str] | None = None) -> None:
    """Run the script with `arguments` (default: those of the command line)."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the files of SCOWL are")
    parser.add_argument("-o", "--output", type=Path, default=OUTPUT, help="default: %(default)s")
    options = parser.parse_args(arguments)
    words = sorted({word for name in KNOWN for word in Dictionary.load(name)})
    class_of = class_of_words(options.folder)
    text = ""
    for size in CLASSES:
        chosen = [word for word in words if class_of.get(word) == size]
        text += "".join(f"{line}\n" for line in (f"# {size}", *chosen))
        print(f"class {size}: {len(chosen)} words")
    packed = text.encode("ascii")
    options.output.write_bytes(compress(packed))
    print(f"sha256 of the text {hashlib.sha256(packed).hexdigest()}")


if __name__ == "__main__":
    main()
