"""The command line: positions, journals and simulations in a terminal."""
