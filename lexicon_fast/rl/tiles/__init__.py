"""The part of environments that the board games share."""
