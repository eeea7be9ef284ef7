"""Errors, arguments, files, threads, databases, random numbers: nothing that knows a word."""
