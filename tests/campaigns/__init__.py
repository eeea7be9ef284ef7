"""Long searches for faults, run by hand: CONTRIBUTING.md says when. Tests run short ones."""
