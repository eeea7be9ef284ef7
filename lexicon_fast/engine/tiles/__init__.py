"""What the engine's protocol has of all games with tiles on a board."""
