"""Counting the placements described by an Elimination."""

from .elimination cimport Elimination, Layer, Segment


# Eliminate the items from `first_item` on, whose sums are those from `first_sum` on. Returns the number of the
# segment. Sets e.gave_up if there are too many states, and they must not be thinned out.
cdef int forward(Elimination e, int first_item, int first_sum) except -1 nogil

# Return the weight of all placements of a segment, with `end[k]` as a factor of those with k bombs. Fills
# e.histogram, and if by_item also e.with_bomb and e.without.
cdef double backward(Elimination e, int segment, const double *end, bint by_item) except? -1 nogil


cdef inline const double *result(Elimination e, int segment, int *width) noexcept nogil:
    """Return the weights of all placements of a segment, by number of bombs: *width of them."""
    cdef const Segment *s = &e.segments[segment]
    cdef const Layer *layer = &e.layers[s.first_layer + s.steps]
    width[0] = layer.width if layer.states else 0
    return &e.values[layer.values] if layer.states else NULL
