"""How long a thread may go on: long searches call `check_deadline` now and then."""


# Raises TimeoutError once the time of this thread is up. Takes some 20 ns; without a limit nothing.
cdef int check_deadline() except -1 nogil
