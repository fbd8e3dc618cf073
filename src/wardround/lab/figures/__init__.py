"""Figures of an experiment, added up by DuckDB from the rows on disk; never all rows in memory."""
