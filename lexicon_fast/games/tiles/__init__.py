"""The common part of the board games: layouts, boards, notation and legal plays."""
