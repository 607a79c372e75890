"""Games as data: a row for each decision, in Parquet files. See docs/data.md."""
