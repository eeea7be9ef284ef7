"""Words: letters, the compiled dictionary, search, and what all native code shares."""

from lexicon_fast._native import submodules_of

__getattr__ = submodules_of(__name__)
