"""Open boxes with what sets hold, in the colours of the set's own box."""

from pathlib import Path

from compose.scene import Scene, compose_scene, load_scene
from compose.write import write_webp

from .dress import seed_of
from .enlarge import enlarged
from .paper_roll import mixed, paper_for
from .places import COMPOSED, DELIVERED, MASTERS
from .scenes import dressed

_SIZE = (800, 1000)
_TISSUE = "#F6F1E8"
#: Packs are small here, and a name that is hardly read looks better than none.
_FINE = 1.8


def compose_boxes(specs: list[dict], boxes: list[dict], size: str) -> list[Path]:
    """Those whose master is there; final ones go into the shop as `<code>-box.webp`."""
    by_code = {spec["code"]: spec for spec in specs}
    firsts: dict[str, dict] = {}
    for spec in specs:
        firsts.setdefault(spec["product"], spec)
    folder = DELIVERED if size == "final" else COMPOSED["preview"]
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for box in boxes:
        master = next((path for each in MASTERS[size] if (path := each / f"{box['name']}.npz").exists()), None)
        if master:
            target = folder / f"{box['code']}-box.webp"
            write_webp(_picture(box, firsts[box["product"]], master, by_code), target)
            written.append(target)
    return written


def _picture(box: dict, own: dict, master: Path, by_code: dict[str, dict]):
    scene = load_scene(str(master))
    scene = Scene(enlarged(scene.stage, *_SIZE), tuple(enlarged(pack, *_SIZE) for pack in scene.packs))
    packs = [dressed(by_code[code], pack, _FINE) for code, pack in zip(box["codes"], scene.packs)]
    paint = {"carton": own["body"], "lining": mixed(_TISSUE, own["body"], 0.16)}
    paper = paper_for(own["product"], own["backdrop"])
    return compose_scene(scene, packs, paper, mood="noon", seed=seed_of(box["name"]), paint=paint)
