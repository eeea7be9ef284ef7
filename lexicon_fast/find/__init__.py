"""Word study: queries about the words of a dictionary, in a language of conditions.

`grammar` reads the text of a query, `query` has its conditions and their JSON form, `evaluate`
finds the words. `Dictionary.find`, `find_alphagrams` and `find_batch` are the way in; docs/find.md
describes every condition.
"""
