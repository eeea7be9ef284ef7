"""Every command and option of the command line, and of documented modules that are run."""

from __future__ import annotations

import json
from typing import Any

from surfaces.work import Work

#: Runs in the process of a command before the command itself.
TREE = "surfaces.command_tree:print_instead_of_running"

#: Documented `python -m MODULE`, beside `lexicon_fast` itself.
MODULES = ["lexicon_fast.bots.scrabble.train"]


def record(work: Work) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(work.run(before=TREE).stdout)
    for module in MODULES:
        parameters = json.loads(work.run(module=module, before=TREE).stdout or b"{}")
        found |= {f"python -m {module}/{name}": each for name, each in parameters.items()}
    return found
