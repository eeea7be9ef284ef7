"""Errors, arguments, files, threads, databases and random numbers: nothing that knows a word."""
