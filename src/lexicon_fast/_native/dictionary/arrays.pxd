"""Arrays of numbers for Python."""

from libcpp.vector cimport vector


cdef extern from *:
    """
    #include <vector>

    template <class T>
    static PyObject *lexicon_fast_bytes_of(const std::vector<T> &numbers) {
      return PyBytes_FromStringAndSize(reinterpret_cast<const char *>(numbers.data()), numbers.size() * sizeof(T));
    }
    """
    # Copy numbers to bytes, for numpy.frombuffer.
    bytes bytes_of "lexicon_fast_bytes_of"[T](const vector[T] &numbers)
