"""The protocol of engine and server: messages, methods, errors and schema, without any game.

It imports no game, so that a client can be used without them. `game_types` imports the types of a
game on first use.
"""
