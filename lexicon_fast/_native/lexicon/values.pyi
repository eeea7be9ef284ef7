from typing_extensions import Buffer

class Values:
    def __init__(self, weights: Buffer) -> None: ...
