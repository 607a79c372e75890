"""How people are told who are elsewhere: options of `serve`, `worker` and `doctor`, as settings."""

import os
from collections.abc import Callable
from typing import Any

from .clicks import Function, option

_OPTIONS = (
    option("--site", default="", envvar="WOLFMOON_SITE", help="option-site"),
    option("--contact", default="", envvar="WOLFMOON_CONTACT", help="option-contact"),
    option("--smtp", default="", envvar="WOLFMOON_SMTP", help="option-smtp"),
    option("--mail-from", default="", envvar="WOLFMOON_MAIL_FROM", help="option-mail-from"),
    option("--private-hooks", is_flag=True, help="option-private-hooks"),
)


def notify_options(command: Callable[..., object]) -> Function:
    """A command with these options added."""
    for each in reversed(_OPTIONS):
        command = each(command)
    return command


def checked(given: dict[str, Any]) -> dict[str, Any]:
    """The options as settings; BadInput if one of them can't be what is meant."""
    from ..engine.errors import BadInput, phrase

    site = given["site"].rstrip("/")
    if site and not site.startswith(("http://", "https://")):
        raise BadInput(phrase("problem-site", value=site))
    if given["contact"] and not given["contact"].startswith(("mailto:", "https://")):
        raise BadInput(phrase("problem-contact", value=given["contact"]))
    if given["smtp"] and not given["smtp"].startswith(("smtp://", "smtps://")):
        raise BadInput(phrase("problem-smtp", value=given["smtp"]))
    if given["smtp"] and not site:
        raise BadInput(phrase("problem-smtp-site"))
    return as_settings(given)


def as_settings(given: dict[str, Any]) -> dict[str, Any]:
    """The options as settings, unchecked: the doctor says more of what is wrong with them."""
    password = os.environ.get("WOLFMOON_SMTP_PASSWORD", "")
    return {**given, "site": given["site"].rstrip("/"), "smtp_password": password}
