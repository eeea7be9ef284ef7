"""Batch jobs: the plays or plans of many positions, in files, streams and record batches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily

if TYPE_CHECKING:
    from lexicon_fast.batch.functions import (
        plan_files,
        plan_record_batch,
        solve_files,
        solve_record_batch,
    )

__all__ = ["plan_files", "plan_record_batch", "solve_files", "solve_record_batch"]

# Imported lazily, so that streams of text rows start faster.
__getattr__, __dir__ = lazily(__name__, __all__, {}, "lexicon_fast.batch.functions")
