"""Slow reference implementations: short, obvious code that the fast code is compared with."""
