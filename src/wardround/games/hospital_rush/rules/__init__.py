"""The rules: state, phases and their effects as ints and lists of ints. This folder compiles."""
