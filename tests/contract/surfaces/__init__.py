"""The surfaces that users rely on, a module for each: `record(work)` makes it a JSON object.

They use only public surfaces: the command line, documented import paths, the protocol, files.
"""
