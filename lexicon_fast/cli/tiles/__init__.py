"""What the games with tiles on a board have in common at the command line."""
