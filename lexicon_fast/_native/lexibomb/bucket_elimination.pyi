"""Native functions for other native modules; nothing for Python."""
