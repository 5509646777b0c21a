"""Open boxes with what a set holds: each pack in the cut of its own picture, as large as its content."""
import re

from delivery.shown import read_shown
from scale.looks import read_look
from scale.sizes import FORMS

from .transparency import klass_for

_AMOUNT = re.compile(r"(\d+(?:\.\d+)?)(?:ml|g)")
#: Several lie in their picture.
_SEVERAL = ("brush", "tool-brush")
#: What is smaller or larger than this share of its look would not come in such a pack.
_LEAST, _MOST = 0.42, 1.8


def box_specs(specs: list[dict], only: str) -> list[dict]:
    """Of every set all of whose contents are photographed and of a known size; `only`: the beginning of its code or its brand."""
    by_code = {spec["code"]: spec for spec in specs}
    firsts: dict[str, dict] = {}
    for spec in specs:
        if spec["box"] and (spec["product"].startswith(only) or spec["brand"] == only):
            firsts.setdefault(spec["product"], spec)
    found = []
    for product, spec in firsts.items():
        held = [each for each in spec["box"]["holds"] for _ in range(each["count"])]
        packs = [_pack(by_code[each["code"]], each["size"]) for each in held]
        if all(packs):
            found.append(dict(name=f"box-{product}", product=product, code=spec["box"]["code"], kind="boxes", rig="noon",
                              packs=packs, codes=[each["code"] for each in held]))
    return found


def _pack(spec: dict, content: str) -> dict | None:
    shown, amount, form = read_shown().get(spec["product"]), _AMOUNT.search(content), FORMS.get(spec["shape"])
    if shown is None or amount is None or form is None or spec["shape"] in _SEVERAL:
        return None
    usual = form.usual or (form.share and form.share * read_look(spec["shape"], shown.cut).volume)
    # A sample comes in a smaller pack of its kind than the shop sells alone; a pencil has its own size.
    times = min(_MOST, max(_LEAST, (float(amount[1]) / usual) ** (1 / 3))) if usual else 1
    return dict(shape=spec["shape"], cut=shown.cut, klass=klass_for(spec["shape"], spec["finish"]), times=times)
