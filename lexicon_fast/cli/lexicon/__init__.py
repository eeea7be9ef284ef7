"""Lexicon on the command line.

Other modules use `play`, `match` and `advise`, each with its `command`, and `commentary`, whose
`Commentary` describes events; `advise.Rows` writes values of advice and draws positions.
"""
