import mmap

def build(
    source: bytes,
    upper: str,
    lower: str,
    alphabet: str,
    sha256: bytes,
    label: str,
    names: bool = True,
) -> tuple[mmap.mmap, list[tuple[int, str]]]: ...
