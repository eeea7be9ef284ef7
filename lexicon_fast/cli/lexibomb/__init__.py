"""Lexibomb on the command line.

Other modules use `parts.PARTS`, the game's part of their options and help; `advise`, whose `Rows`
writes values of advice and draws positions; `display`, whose `Commentary` describes events; and
`human`, whose `HumanPlayer` asks for actions.
`command` has the group `lexibomb`.
"""
