"""Many positions at once: streams of rows, record batches, partitions, and the census."""
