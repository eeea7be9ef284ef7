"""The census: exact statistics over all hands of a size from the pack of Lexicon."""
