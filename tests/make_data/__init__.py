"""Programs that made the word lists, golden records and pictures in the repository."""
