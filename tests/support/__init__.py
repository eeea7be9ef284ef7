"""Processes, servers, terminals, games, positions and example calls that tests share."""
