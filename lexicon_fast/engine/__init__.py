"""The engine protocol: JSON-RPC 2.0, one message a line, for bots and front ends in any language.

`engine` answers requests, `stdio` is the process around it, and each game has an adapter in
`engine/<game>`. The messages are in `lexicon_fast.protocol`.
"""
