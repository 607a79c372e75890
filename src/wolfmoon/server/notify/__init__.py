"""Messages to people who are elsewhere: what is said, to whom, when, and by which way it goes."""
