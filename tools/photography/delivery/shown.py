"""Which cut and light the front of a product in the shop was composed in. Looks were added since: what the plan chooses today is
another pack for some. Found by `npm run photography -- shown`, which lays the outlines of all cuts over the picture."""
import json
from dataclasses import dataclass

from .places import TOOL

LIST = TOOL / "looks" / "shown.json"


@dataclass(frozen=True)
class Shown:
    cut: str
    #: noon, window or evening
    mood: str


def read_shown() -> dict[str, Shown]:
    """By product code."""
    return {product: Shown(*told.split(" ")) for product, told in json.loads(LIST.read_text()).items()}


def write_shown(shown: dict[str, Shown]) -> None:
    lines = {product: f"{each.cut} {each.mood}" for product, each in sorted(shown.items())}
    LIST.write_text(json.dumps(lines, indent=2) + "\n")
