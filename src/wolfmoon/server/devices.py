"""What a browser calls itself, in the few words by which its owner knows it."""

BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome")),
    ("Safari", "Safari"),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux")),
)
"""A mark in what it says, and what that means; the first that is found counts."""


def device_of(agent: str) -> str:
    """The browser and the system; nothing of what is not known."""
    found = (
        next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)
    )
    return " · ".join(name for name in found if name)
