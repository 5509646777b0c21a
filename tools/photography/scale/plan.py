"""Which sizes of which products are shown: the first under the product's code, another under that of its sku."""
from dataclasses import dataclass
from pathlib import Path

from delivery.places import COMPOSED
from delivery.shown import Shown

from .looks import Look, read_look
from .sizes import FORMS, factor, net_content


@dataclass(frozen=True)
class Size:
    #: The first spec of the product: its front is the one that is shown.
    spec: dict
    code: str
    #: 50ml: as the shop calls it.
    content: str
    look: Look
    mood: str
    times: float

    @property
    def lines(self) -> str:
        """A brush that stands beside its cap has no length across the paper."""
        lines = FORMS[self.look.shape].lines
        return "" if lines == "length" and self.look.look_down < 40 else lines

    @property
    def is_amount(self) -> bool:
        """What is said of a tool (one with a pouch) tells nothing of its size."""
        return net_content(self.content, self.look.shape) is not None

    @property
    def picture(self) -> Path:
        return COMPOSED["final"] / f"{self.code}-scale.webp"


def sizes_of(specs: list[dict], shown: dict[str, Shown], only: str = "") -> list[list[Size]]:
    """By product; products whose size cannot be known are left out."""
    firsts: dict[str, dict] = {}
    for spec in specs:
        firsts.setdefault(spec["product"], spec)
    found = []
    for product, spec in firsts.items():
        if only and not (only in (spec["shape"], spec["home"], spec["brand"]) or product.startswith(only)):
            continue
        if product in shown and spec["shape"] in FORMS:
            known = [size for size in (_size(spec, each, shown[product]) for each in spec["sizes"]) if size]
            # Two of 50 ml are as large as one.
            own = [size for at, size in enumerate(known) if size.times not in [each.times for each in known[:at]]]
            if own:
                found.append(own)
    return found


def _size(spec: dict, each: dict, shown: Shown) -> Size | None:
    look = read_look(spec["shape"], shown.cut)
    times = factor(spec["shape"], shown.cut, each["size"], look.volume)
    return times and Size(spec, each["code"], each["size"], look, shown.mood, times)
