"""The protocol of engine and server: messages, methods, errors and schema, without any game.

It imports nothing of the games, so that a client can be used without them; `game_types` looks their
types up when they are asked for.
"""
