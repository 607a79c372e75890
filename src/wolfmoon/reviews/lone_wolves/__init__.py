"""Reviews of Lone Wolves: one decision at a time, by what its player could know."""
