from types import TracebackType
from typing import Self

def set_deadline(seconds: float | None) -> None: ...

class Stopped(BaseException): ...

class Stop:
    def request(self) -> None: ...
    @property
    def requested(self) -> bool: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...

class SameLimits:
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...
