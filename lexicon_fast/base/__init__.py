"""What knows no words: errors, arguments, files, threads, databases, random numbers."""
