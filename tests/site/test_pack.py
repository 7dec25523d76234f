"""What the house in a browser is made of holds together: it starts with nothing but the modules
that go along."""

import subprocess
import sys

from tests.server.harness import ROOT

# As in the browser, any other module of the house isn't there. Put before its own start.
START = """
import sys
from pathlib import Path
sys.path.insert(0, "tools")
from python_pack import asked, modules
package = Path("src/roundhouse")
along = set(asked(package))
names = {name for name, path in modules(package).items() if path in along}

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "roundhouse" and name not in names:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Lacking())
import roundhouse.site.thinkers
import roundhouse.site.worker
"""


def test_the_house_starts_with_what_goes_along() -> None:
    done = subprocess.run(
        [sys.executable, "-c", START], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
