"""What bots of all games with tiles on a board share."""
