"""Rows of input: read into positions."""
