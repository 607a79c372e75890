"""What a turn is made of, read from its decisions as they are written."""

ACTIONS = ("move", "den", "lair", "howl", "dominate")


def actions_in(texts: list[str]) -> list[list[str]]:
    """The decisions of a turn, a list for each action; to end the turn is none."""
    found: list[list[str]] = []
    for text in texts:
        word = text.split()[0]
        if word in ACTIONS:
            found.append([])
        if word != "end" and found:
            found[-1].append(text)
    return found


def acts_of(texts: list[str]) -> tuple[str, ...]:
    """The kinds of the actions of a turn, in order."""
    return tuple(action[0].split()[0] for action in actions_in(texts))


def places_of(texts: list[str], first: bool) -> tuple[str, ...]:
    """The hexes that a turn, or its first action, is about."""
    actions = actions_in(texts)
    chosen = actions[:1] if first else actions
    words = [word for action in chosen for text in action for word in text.split()]
    return tuple(dict.fromkeys(word for word in words if _is_hex(word)))


def _is_hex(word: str) -> bool:
    return word[:1].isupper() and word[1:].isdigit()
