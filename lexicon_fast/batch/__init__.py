"""Batch jobs: the plays or plans of many positions, in files, streams and record batches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily

if TYPE_CHECKING:
    from lexicon_fast.batch.files import plan_files, solve_files
    from lexicon_fast.batch.record_batches import plan_record_batch, solve_record_batch

__all__ = ["plan_files", "plan_record_batch", "solve_files", "solve_record_batch"]

_HOME = {
    "plan_files": "lexicon_fast.batch.files",
    "solve_files": "lexicon_fast.batch.files",
    "plan_record_batch": "lexicon_fast.batch.record_batches",
    "solve_record_batch": "lexicon_fast.batch.record_batches",
}

# Imported lazily, so that streams of text rows start faster.
__getattr__, __dir__ = lazily(__name__, __all__, _HOME)
