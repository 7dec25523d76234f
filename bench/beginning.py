"""How long Python takes until the package is there, and until the command has told its help.

python bench/beginning.py
"""

import subprocess
import sys
import time
from pathlib import Path

GOALS = {  # seconds on a quiet machine, the interpreter's own start included
    "import roundhouse": (0.060, [sys.executable, "-c", "import roundhouse"]),
    "roundhouse --help": (0.300, [str(Path(sys.executable).with_name("roundhouse")), "--help"]),
}


def seconds(command: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


if __name__ == "__main__":
    for what, (goal, command) in GOALS.items():
        best = min(seconds(command) for _ in range(15))
        print(f"{what}: {best * 1000:.0f} ms (goal {goal * 1000:.0f})")
