"""Origin: what another site's page makes a browser send is none of ours."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from roundhouse.kernel.refusal import refuse

WRITING = ("POST", "PUT", "PATCH", "DELETE")
OURS = ("same-origin", "none")  # a page of ours, or somebody who typed the address


def foreign(headers: Mapping[str, str]) -> bool:
    """Whether a page of another site asks: its visitors' cookies are none of its business."""
    if headers.get("sec-fetch-site", "none") not in OURS:
        return True
    origin = headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True


def check(method: str, headers: Mapping[str, str]) -> None:
    """Before a request changes anything. A body is JSON, and says so: no form sends that."""
    if method not in WRITING:
        return
    if foreign(headers):
        raise refuse("foreign-page")
    sends = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if sends and kind != "application/json":
        raise refuse("not-json", {"type": kind[:80]})
