"""Mail: by the operator's SMTP server, to addresses that were confirmed. One click ends it."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from roundhouse.kernel.refusal import refuse
from roundhouse.server.post.failure import Failed
from roundhouse.server.post.wording import Letter

SECONDS = 10.0  # for each word,
ALL = 25.0  # and for all of them: before anybody else takes it up
# what everybody's server understands: nothing quoted, no comments, no room for a second line
ADDRESS = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._%+=-]{0,63}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)
MOST = 254
ONE_LINE = SMTP.clone(max_line_length=998)  # a link that is folded is none to most programs
PORTS = {"smtp": 587, "smtps": 465}


def is_address(text: str) -> bool:
    return len(text) <= MOST and ADDRESS.fullmatch(text) is not None


class Mailer:
    """`smtp` is a URL: `smtp://NAME:PASSWORD@HOST:587`, or `smtps://` for TLS from the start.
    Whoever offers STARTTLS gets it; a password is never sent without."""

    def __init__(self, smtp: str, sender: str, site: str) -> None:
        self.url = urlsplit(smtp)
        self.site = site
        name, plain = parseaddr(sender)
        if self.url.scheme not in PORTS or not self.url.hostname or not is_address(plain):
            raise refuse("bad-smtp", {"value": sender or smtp.partition("@")[2]})
        self.sender, self.address = formataddr((name or "Roundhouse", plain)), plain

    async def send(self, target: dict[str, str], letter: Letter, stop: str) -> None:
        """`stop` is the link that ends it; without one nobody has asked for more than this."""
        message = self.message(target["mail"], letter, stop)
        try:
            await asyncio.wait_for(asyncio.to_thread(self._send, message), ALL)
        except smtplib.SMTPRecipientsRefused as error:
            raise Failed(refused_by([code for code, _ in error.recipients.values()])) from None
        except smtplib.SMTPResponseException as error:
            raise Failed(refused_by([error.smtp_code])) from None
        except (OSError, smtplib.SMTPException, TimeoutError):  # of TLS, too
            raise Failed("unreachable") from None

    def message(self, to: str, letter: Letter, stop: str) -> EmailMessage:
        """A header with a line break in it is an error of the library, never a second header."""
        message = EmailMessage(policy=ONE_LINE)
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = letter.title
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = f"<{letter.id}@{urlsplit(self.site).hostname}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(
            f"{letter.text}\n\n{letter.link}\n" + (letter.end and f"\n-- \n{letter.end}\n")
        )
        return message

    def _send(self, message: EmailMessage) -> None:
        url = self.url
        at = url.hostname or "", url.port or PORTS[url.scheme]
        secure = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(*at, timeout=SECONDS, context=secure)
            if url.scheme == "smtps"
            else smtplib.SMTP(*at, timeout=SECONDS)
        ) as connection:
            if url.scheme == "smtp":
                connection.ehlo()
                if connection.has_extn("starttls"):
                    connection.starttls(context=secure)
                elif url.username:
                    raise smtplib.SMTPNotSupportedError("no password without TLS")
            if url.username:
                connection.login(unquote(url.username), unquote(url.password or ""))
            connection.send_message(message, self.address)


def refused_by(codes: list[int]) -> str:
    """5xx is for good, unless it is about us: that is no fault of the address."""
    return "no-such-mailbox" if all(code in (550, 551, 553) for code in codes) else "busy"
