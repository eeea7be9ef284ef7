# Written by `python -m make_data.native_stubs` from tile_letters.pyx.

class TileReader:
    def __init__(self, upper: str, lower: str, typed: bool) -> None: ...
