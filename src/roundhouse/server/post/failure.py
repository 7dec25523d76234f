"""Failure: why something couldn't be delivered, in a word of ours: what a receiver has answered is
shown to nobody."""

GONE = "gone"  # nobody will ever be there again


class Failed(Exception):
    """`why` is a key of the texts, `notice-failure-<why>`; `after` are seconds that the receiver
    wants to be left alone."""

    def __init__(self, why: str, after: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.after = after
