"""Rows of input and output: text, JSON Lines, CSV, Arrow and Parquet."""
