"""The native core. Its sources are in `src/`; its interface is in the stubs beside this file."""
