"""The count of placements, set up in an Elimination."""

from .elimination cimport Elimination, Layer, Segment


cdef int forward(Elimination e, int first_item, int first_sum) except -1 nogil
cdef double backward(Elimination e, int segment, const double *end, bint by_item) except? -1 nogil


cdef inline const double *result(Elimination e, int segment, int *width) noexcept nogil:
    """The weight of all placements of a segment, by number of bombs."""
    cdef const Segment *s = &e.segments[segment]
    cdef const Layer *layer = &e.layers[s.first_layer + s.steps]
    width[0] = layer.width if layer.states else 0
    return &e.values[layer.values] if layer.states else NULL
