"""What games on a crossword board share: layouts, boards, notation and legal plays."""
