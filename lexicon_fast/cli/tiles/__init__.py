"""The parts of the command line that games with tiles on a board share."""
