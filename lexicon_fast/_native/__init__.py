"""The native core. Its sources are in `src/`; its interface is in the stubs beside this file."""

from __future__ import annotations

try:  # the module that all others share
    import lexicon_fast._native._cython  # type: ignore[import-not-found]  # noqa: F401
except ModuleNotFoundError:
    raise ImportError(
        f"{__file__}: the native core is not built in this folder; run Python from another"
        " folder, where it is installed, or build it here: pip install -e ."
    ) from None
