"""The census: all hands of a size."""
