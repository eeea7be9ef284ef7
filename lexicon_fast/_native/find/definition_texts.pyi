from collections.abc import Callable

class WordNumbers:
    def __init__(self) -> None: ...

class DefinitionTexts:
    def __init__(
        self,
        text: str,
        words: list[str],
        first: dict[str, int],
        repeated: dict[str, list[int]],
        short_part: Callable[[str], str],
        depth: int,
    ) -> None: ...
    def __len__(self) -> int: ...
    def index(self) -> tuple[bytes, list[str], bytes, bytes]: ...
    def parts(self) -> dict[str, list[int]]: ...
