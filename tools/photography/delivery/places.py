"""Where things lie. The work folder is not committed; what the shop shows is."""

import os
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent
PROJECT = TOOL.parent.parent
WORK = PROJECT / ".data" / "photography"
#: Masters and what is composed from them, by size: previews are to be looked at, only final pictures are delivered. A final
#: picture is composed from a draft (a smaller master, at a third of the time) as long as its master is not rendered.
MASTERS = {"final": (WORK / "masters", WORK / "drafts"), "preview": (WORK / "previews",)}
COMPOSED = {"final": WORK / "composed", "preview": WORK / "composed-previews"}
SHEETS = WORK / "sheets"
SPECS = WORK / "specs.json"
DELIVERED = PROJECT / "catalogue" / "photographs"
#: Shoppers and tests come first; but at 19 a busy machine leaves a render a sixth of a core.
NICE = int(os.environ.get("PHOTOGRAPHY_NICE", "5"))
