"""The laws that every game keeps: of a position, of a word, of a whole game; and perft."""
