"""Board games in the protocol: what Scrabble and Lexibomb share."""
