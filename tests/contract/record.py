"""Record what 0.1.0 does, or show what the current code does differently.

    PYTHONPATH=/path/to/0.1.0 python tests/contract/record.py [SURFACE...]   # writes the data
    python tests/contract/record.py --show-differences [SURFACE...]          # writes nothing

The first form runs an unmodified, compiled checkout of 0.1.0. The second prints each difference to
the recorded data that changes.toml does not cover, as entries for that file.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import comparison
from surfaces.registry import SURFACES
from surfaces.work import Work

VERSION = "0.1.0"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("surface", nargs="*", help=f"default: all of {', '.join(SURFACES)}")
    parser.add_argument("--show-differences", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.surface) - set(SURFACES):
        parser.error(f"unknown surface {', '.join(sorted(unknown))}; there are {[*SURFACES]}")
    chosen = options.surface or [*SURFACES]

    import lexicon_fast

    if not options.show_differences and lexicon_fast.__version__ != VERSION:
        parser.error(
            f"this is lexicon_fast {lexicon_fast.__version__}; put a checkout of {VERSION} on"
            " PYTHONPATH, or use --show-differences"
        )
    os.environ["PYTHONPATH"] = str(Path(lexicon_fast.__file__).resolve().parents[1])
    with tempfile.TemporaryDirectory() as name:
        os.environ["LEXICON_FAST_CACHE"] = f"{name}/cache"
        for surface in chosen:
            _one(surface, Path(name), show=options.show_differences)
    return 0


def _one(surface: str, folder: Path, *, show: bool) -> None:
    own = folder / surface
    own.mkdir()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        found = (SURFACES[surface].record if show else SURFACES[surface].write)(Work(own))
    if not show:
        target = comparison.RECORDED / f"{surface}.json"
        target.parent.mkdir(exist_ok=True)
        target.write_text(comparison.written(found), encoding="utf-8")
        print(f"{target.name}: {len(found)} keys, {target.stat().st_size:,} bytes")
        return
    changes = [each for each in comparison.read_changes() if each.surface == surface]
    left, stale = comparison.unexpected(comparison.broken(surface, found), changes)
    for difference in left:
        print(f"# was: {difference.was[:300]}")
        print(comparison.entries(surface, [difference]))
    for change in stale:
        print(f"# stale, to be removed: {change.surface}: {change.key}")


if __name__ == "__main__":
    sys.exit(main())
