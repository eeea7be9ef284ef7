"""A small layout and alphabet for tests of leave values: six letters, seven squares a side."""

from __future__ import annotations

LETTERS = "\n".join(f"{letter} {letter.lower()}" for letter in "AENQRT")

_LAYOUT = """
rack = RACK
squares = '''
W.....W
.l...l.
..w.w..
...l...
..w.w..
.l...l.
W.....W
'''
[premiums]
l = { letter = 2 }
w = { word = 2 }
W = { word = 3 }
[bonus]
RACK = 50
[tiles]
A = { count = 8, value = 1 }
E = { count = 9, value = 1 }
N = { count = 8, value = 1 }
Q = { count = 5, value = 4 }
R = { count = 8, value = 1 }
T = { count = 8, value = 1 }
"?" = { count = 2, value = 0 }
"""


def layout_text(rack: int) -> str:
    """Return the layout for racks of this size, which earn a bonus when they are laid whole."""
    return _LAYOUT.replace("RACK", str(rack))
