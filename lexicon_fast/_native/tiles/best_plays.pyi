"""Nothing for Python; typed functions for the other modules."""
