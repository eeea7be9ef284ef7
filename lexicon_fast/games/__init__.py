"""The games: rules, states, legal moves, scores and notation."""
