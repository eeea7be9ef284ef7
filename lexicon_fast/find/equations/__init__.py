"""Word equations: words made of common parts, such as `AB;BA;|A|=1`.

`language` reads the text, `solve` lists the lengths that words and variables can have together,
`rows` has the letters and hashes of all words and the ways to split words, and `join`
puts them together. `Dictionary.equations` is the way in; docs/equations.md describes the language.
"""
