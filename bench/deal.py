"""Deal Lexicon hands from a seed: ten cards of a shuffled pack per line.

python bench/deal.py --seed 1 --count 1000000 > hands.txt
"""

import argparse
import sys

from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexicon.rules import PACK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--cards", type=int, default=10)
    options = parser.parse_args()
    rng = Rng(options.seed)
    pack = [card for card, n in PACK.items() for _ in range(n)]
    for _ in range(options.count):
        for i in range(
            options.cards
        ):  # the first cards of a shuffle; the order before it does not matter
            j = i + rng.below(len(pack) - i)
            pack[i], pack[j] = pack[j], pack[i]
        sys.stdout.write("".join(pack[: options.cards]) + "\n")


if __name__ == "__main__":
    main()
