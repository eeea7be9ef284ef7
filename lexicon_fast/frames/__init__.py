"""polars and DuckDB: words and plays of a column of hands, as a column.

`columns` has what both have in common. Import `frames.polars` or `frames.duckdb`.
"""
