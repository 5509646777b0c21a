"""Finds which cut and light the fronts in the shop show: outlines of all cuts over the picture, computed papers under it."""
from multiprocessing import get_context

import numpy as np
from PIL import Image

from delivery.dress import seed_of
from delivery.paper_roll import paper_for
from delivery.plan import is_delivered
from delivery.shown import Shown

from .layer import fitted_paper, resized
from .looks import cuts_of, outline, read_look, read_mask
from .paper import RIGS, computed_paper
from .place import elevation
from .take import read_front

#: Below this no outline lies on the borders of the picture: it shows another shape.
_SURE = 1.35
#: A border fainter than this is none.
_FAINT = 0.008
#: A border steeper than this counts no more.
_STEEP = 0.12


def find_shown(specs: list[dict], processes: int) -> dict[str, Shown]:
    """By product; what shows none of the cuts of its shape is left out."""
    firsts: dict[str, dict] = {}
    for spec in specs:
        if is_delivered(spec):
            firsts.setdefault(spec["product"], spec)
    wanted = [spec for spec in firsts.values() if cuts_of(spec["shape"])]
    with get_context("fork").Pool(processes) as pool:
        found = pool.map(_shown, wanted, chunksize=8)
    return {spec["product"]: shown for spec, shown in zip(wanted, found) if shown}


def _shown(spec: dict) -> Shown | None:
    front = read_front(spec["code"])
    cut = best_cut(front, {cut: outline(spec["shape"], cut) for cut in cuts_of(spec["shape"])})
    return cut and Shown(cut, _mood(spec, front, cut))


def best_cut(picture: np.ndarray, outlines: dict[str, np.ndarray]) -> str | None:
    """`outlines`: rows and columns of their pixels."""
    steep = np.hypot(*np.gradient(picture.mean(-1)))
    fits = {cut: float(np.minimum(steep[tuple(places.T)], _STEEP).mean()) for cut, places in outlines.items()}
    best, *others = sorted(fits, key=fits.__getitem__, reverse=True)
    rest = fits[others[0]] if others else 0
    return best if fits[best] > _SURE * max(rest, _FAINT) else None


def _mood(spec: dict, front: np.ndarray, cut: str) -> str:
    mask, down = read_mask(spec["shape"], cut), elevation(read_look(spec["shape"], cut).look_down)
    paper, seed = paper_for(spec["product"], spec["backdrop"]), seed_of(spec["product"])

    def off(mood: str) -> float:
        computed = computed_paper(down, RIGS[mood], paper, mood, seed)
        tall, wide = computed.shape[:2]
        small, cover = resized(front, wide, tall, Image.BOX), resized(mask, wide, tall, Image.BOX)
        # The upper half, and the left of the lower: no shadow falls there.
        free = cover < 0.01
        free[tall // 2 :, wide // 4 :] = False
        return float(np.abs(small - fitted_paper(small, computed, cover)).mean(-1)[free].mean())

    return min(RIGS, key=off)
