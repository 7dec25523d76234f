"""Bits: a set of few things as one number, which compiled code looks at in one step.

The n-th bit is `TOP >> HIGHEST - n`. Compiled, a 1 that is known beforehand is C's int and shifted
within 32 bits; this one is long, and still one that needs no object. A function for it would be a
call from one library to another.
"""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 61
TOP: Final[i64] = 1 << 61
