"""Attacks on the server, and measurements of what they do to honest clients and to memory.

An attack is a function that takes a `Target` and attacks it until `target.over()` is true. It runs
in its own process. Put it into any module of this package and decorate it; nothing else is needed:

    from campaigns.attacks.base import Target, attack

    @attack("--max-seconds", "2")       # options of the server, if it needs other ones
    def slow_plans(target: Target) -> Counter[str]:
        '''Send slow `plan` requests.'''
        done: Counter[str] = Counter()
        while not target.over():
            ...
            done["requests"] += 1
        return done                      # counts of what was done, for the log

`base` has raw connections from several source addresses. `measure` runs the server, the honest
clients and the attack. `python -m campaigns.attack_server` is the command.
"""

from __future__ import annotations

import importlib
import pkgutil

from campaigns.attacks.base import ATTACKS, Attack, Target, attack

__all__ = ["ATTACKS", "Attack", "Target", "attack", "load"]


def load() -> dict[str, Attack]:
    """Import all modules of this package, and return their attacks by name."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
    return ATTACKS
