"""Reports of experiments: one page, with pictures drawn here."""
