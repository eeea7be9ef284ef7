"""Nothing for Python; a typed class for the other modules."""
