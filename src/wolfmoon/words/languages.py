"""The languages of the catalogue, and which one a reader gets."""

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English",
    "pl": "Polski",
    "ru": "Русский",
    "uk": "Українська",
    "de": "Deutsch",
}
"""Each language by its code, with its name in its own words."""


def choose(accepted: str) -> str:
    """The language that an Accept-Language header likes best; English if it likes none of ours."""
    best, best_weight = ENGLISH, 0.0
    for part in accepted.split(","):
        tag, _, parameter = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = _weight(parameter)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def of_locale(*locales: str) -> str:
    """The language of the first locale that is set, such as pl_PL.UTF-8; or else English."""
    language = next(filter(None, locales), "").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else ENGLISH


def _weight(parameter: str) -> float:
    """The weight "q=0.8" of a language: 1 if there is none, 0 if it can't be read."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
