"""Why the server says no: a code, its facts, the rule's number, and the answer's HTTP status."""

from ..engine.errors import Illegal, Refusal, Unreadable, is_said

STATUS = {
    "bad-request": 422,
    "option-bad": 422,
    "bot-unknown": 422,
    "file-unreadable": 422,
    "line-unreadable": 422,
    "line-too-far": 422,
    "name-bad": 422,
    "password-weak": 422,
    "not-signed-in": 401,
    "wrong-name-or-password": 401,
    "wrong-password": 403,
    "session-needed": 403,
    "invitation-needed": 403,
    "blocked": 403,
    "hook-account": 403,
    "token-unknown": 401,
    "not-your-seat": 403,
    "hints-off": 403,
    "hints-company": 403,
    "hints-rated": 403,
    "not-the-host": 403,
    "seat-not-held": 403,
    "spectators-not-allowed": 403,
    "forbidden-origin": 403,
    "invite-needed": 403,
    "one-seat": 403,
    "sent-away": 403,
    "invite-used": 403,
    "table-unknown": 404,
    "lesson-unknown": 404,
    "hunt-unknown": 404,
    "hunt-covered": 403,
    "hunt-not-done": 409,
    "hunt-one-try": 403,
    "hunt-left": 403,
    "hunt-called-off": 409,
    "puzzle-unknown": 404,
    "theme-unknown": 404,
    "seat-unknown": 404,
    "invite-unknown": 404,
    "step-unknown": 404,
    "turn-unknown": 404,
    "review-missing": 404,
    "no-reviews": 404,
    "reviews-away": 503,
    "not-found": 404,
    "way-unknown": 404,
    "link-unknown": 404,
    "not-allowed": 405,
    "name-taken": 409,
    "behind": 409,
    "already-done": 409,
    "table-archived": 410,
    "archive-missing": 410,
    "lesson-changed": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "too-many-waiting": 429,
    "too-many-tables": 429,
    "too-many-bots": 429,
    "too-much-kept": 429,
    "too-much-said": 429,
    "too-many-reports": 429,
    "too-many-ways": 429,
    "internal": 500,
    "busy": 503,
    "hint-failed": 503,
    "database-away": 503,
}
"""Each code that is not simply 422: the order can't be carried out as things are."""
USUAL_STATUS = 422


class Refused(Exception):
    """A refusal: it reaches the one who asked, in their language."""

    def __init__(
        self,
        code: str,
        clause: str = "",
        words: str = "",
        wait: int | None = None,
        **arguments: object,
    ) -> None:
        self.code = code
        self.clause = clause
        self.words = words or code
        self.wait = wait
        self.arguments = arguments
        super().__init__(code)

    def facts_in(self, language: str) -> dict[str, object]:
        """The arguments as they travel: what is said, in the language of the one who asked."""
        return {
            name: fact.said_in(language) if is_said(fact) else fact
            for name, fact in self.arguments.items()
        }

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS.get(self.code, USUAL_STATUS)


def by_rule(refusal: Refusal) -> Refused:
    """A refusal of the game's rules, with the clause that says so."""
    code = refusal.reason.replace("_", "-")
    refused = Refused(code, refusal.clause, words=refusal.words)
    refused.arguments.update(refusal.facts)
    return refused


def by_error(error: Illegal | Unreadable) -> Refused:
    """What is wrong with the words of a decision."""
    if isinstance(error, Illegal):
        return by_rule(error.refusal)
    words = "line-unreadable" if error.token else "line-incomplete"
    return Refused("line-unreadable", words=words, found=error.token, expected=error.expected)
