"""Experiments: many deals, each played by every variant that is compared, kept as rows in Parquet."""
