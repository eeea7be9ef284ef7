"""Columns of hands to columns of words and plays: polars and DuckDB. Import one of the modules."""
