"""The box: what lies in it, as tables, and the sets that rules work with."""
