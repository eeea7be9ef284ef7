"""Board games: the layouts, boards, notation and legal plays that they share."""
