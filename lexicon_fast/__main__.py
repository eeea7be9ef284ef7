"""`python -m lexicon_fast`: the command line."""

import sys

from lexicon_fast.cli import main

if __name__ == "__main__":
    sys.exit(main())
