"""Programs that made word lists, golden records and pictures, and that write pages."""
