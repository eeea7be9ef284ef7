"""Errors, arguments, files, threads, databases, random numbers: the modules that know no words."""
