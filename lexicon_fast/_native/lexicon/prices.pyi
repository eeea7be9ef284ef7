# All functions of this module are for native code.
