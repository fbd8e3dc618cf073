"""One module a question that a seat is asked: what it may answer, and what an answer does."""
