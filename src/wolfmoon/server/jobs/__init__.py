"""Jobs: what is to be done later for a table, once, by whichever process takes it."""
