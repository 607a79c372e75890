"""What `wolfmoon doctor` looks at; a new check is a function, and a line in `registry.py`."""
