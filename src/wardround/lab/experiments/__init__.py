"""Experiments: many deals, each played by every variant, kept as rows in Parquet files."""
