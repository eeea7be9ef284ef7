"""Word queries: the words of a dictionary that meet conditions, such as `length:7 and prefix:un`.

`grammar` reads the text of a query, `query` its JSON form, and `conditions` has a class for each
condition. `finder` prepares a dictionary for queries, `word_facts` and `tiles` have facts about all
of its words, and `evaluate` finds the words of a query: with these facts, with `automata` that read
all words at once, or with an index. `equations` is another language.
`Dictionary.find`, `find_alphagrams`, `find_batch` and `equations` are the way in; docs/find.md
describes every condition.
"""
