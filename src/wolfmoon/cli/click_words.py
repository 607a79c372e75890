"""What Click itself says, in the language that is spoken.

Click asks gettext for its sentences, whose catalogues are files of a kind of their own. So that
there is one catalogue, its modules ask ours instead; what is not in it stays as Click has it.
"""

from click import core, decorators, exceptions, formatting, parser, termui, types

from .speech import text

SENTENCES = {
    "Usage:": "usage",
    "Options": "options",
    "Commands": "commands",
    "default: {default}": "default",
    "required": "required",
    "Error: {message}": "error",
    "Try '{command} {option}' for help.": "try",
    "Aborted!": "aborted",
    "Missing command.": "missing-command",
    "Missing argument": "missing-argument",
    "Missing option": "missing-option",
    "Choose from:\n\t{choices}": "choose-from",
    "Got unexpected extra argument ({args})": "extra-arguments",
    "Got unexpected extra arguments ({args})": "extra-arguments",
    "Invalid value for {param_hint}: {message}": "invalid-for",
    "Invalid value: {message}": "invalid",
    "No such option {name!r}.": "no-option",
    "No such command {name!r}.": "no-command",
    "Did you mean {possibility}?": "did-you-mean",
    "(Did you mean one of: {possibilities}?)": "did-you-mean-one",
    "Option {name!r} does not take a value.": "no-value",
    "Option {name!r} requires an argument.": "needs-value",
    "{value!r} is not {choice}.": "not-choice",
    "{value!r} is not one of {choices}.": "not-one-of",
    "{value} is not in the range {range}.": "not-in-range",
    "{value!r} is not a valid {number_type}.": "no-number",
    "{name} {filename!r} is a file.": "is-a-file",
    "{name} {filename!r} is a directory.": "is-a-directory",
    "{name} {filename!r} does not exist.": "does-not-exist",
    "{name} {filename!r} is not readable.": "not-readable",
    "{name} {filename!r} is not writable.": "not-writable",
}
"""What Click says, and the message `click-…` that says it here."""


_LIST = "\n\t{choices}"


def translated(said: str) -> str:
    """A sentence of Click's in the language that is spoken; a list stands on lines of its own."""
    if said not in SENTENCES:
        return said
    return text(f"click-{SENTENCES[said]}") + (_LIST if said.endswith(_LIST) else "")


def translated_count(one: str, many: str, count: int) -> str:
    """Such a sentence with two forms, for a count."""
    return translated(one if count == 1 else many)


def install() -> None:
    """Click speaks from our catalogue from now on."""
    for module in (core, decorators, exceptions, formatting, parser, termui, types):
        for name, spoken in (("_", translated), ("ngettext", translated_count)):
            if hasattr(module, name):
                setattr(module, name, spoken)
