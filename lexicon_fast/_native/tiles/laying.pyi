# Written by `python -m make_data.native_stubs` from laying.pyx.

