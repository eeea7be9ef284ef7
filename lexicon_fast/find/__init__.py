"""Word queries: the words of a dictionary that meet conditions, such as `length:7 and prefix:un`.

`grammar` reads the text of a query, `query` has its conditions and their JSON form, and `forms` the
form of their values. `finder` prepares a dictionary for queries, `columns` are facts about all of
its words, and `evaluate` finds the words of a query: with these facts, with `programs` that read
all words letter by letter, or with an index. `equations` is another language.
`Dictionary.find`, `find_alphagrams`, `find_batch` and `equations` are the way in; docs/find.md
describes every condition.
"""
