"""The engine protocol: JSON-RPC 2.0, one message a line, for bots and front ends in any language.

`messages` has all messages as data, `engine` answers them, `stdio` is the process around it.
"""
