"""Words: letters, the compiled dictionary, search, and what all native code shares."""
