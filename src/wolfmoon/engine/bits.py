"""Sets as numbers, for Python; compiled code has its own."""


def places_in(number: int) -> list[int]:
    """The places of the bits that are set, the lowest first."""
    found = []
    while number:
        lowest = number & -number
        found.append(lowest.bit_length() - 1)
        number ^= lowest
    return found
