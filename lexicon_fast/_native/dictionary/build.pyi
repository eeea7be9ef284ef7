import mmap

def build(
    source: bytes,
    upper: str,
    lower: str,
    alphabet: str,
    sha256: bytes,
    label: str,
    names: bool = True,
    language: bytes = b"",
) -> tuple[mmap.mmap, list[tuple[int, str]]]: ...
