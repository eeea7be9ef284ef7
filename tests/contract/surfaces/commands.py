"""Every command and option of the command line, and of documented modules that are run."""

from __future__ import annotations

import json
from typing import Any

from forked import TREE

from surfaces.work import Work

#: Documented `python -m MODULE`, beside `lexicon_fast` itself.
MODULES = ["lexicon_fast.bots.scrabble.train"]


def record(work: Work) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(work.run(instead=TREE).stdout)
    for module in MODULES:
        parameters = json.loads(work.run(module=module, instead=TREE).stdout or b"{}")
        found |= {f"python -m {module}/{name}": each for name, each in parameters.items()}
    return found
