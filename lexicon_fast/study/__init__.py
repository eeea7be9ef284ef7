"""Word study: questions about the words of a dictionary, their answers, and when to ask again.

`questions` makes questions and `attempt` checks answers. `schedule` is spaced repetition with FSRS
(extra `study`), `store` keeps decks in SQLite, and `sessions` choose the next question. `lists`,
`zyzzyva` and `anki` read and write lists of words and what was learned with other programs. None of
them reads or writes a terminal.
"""
