"""The code that bots of all games with tiles on a board share."""
