"""One picture: the front from the shop on its own paper, smaller, beside a coin or a card, with its measures."""
from functools import lru_cache

import numpy as np
from PIL import Image

from compose.dress import Colours
from compose.picture import compose
from compose.read_master import load_master
from compose.tone import dithered
from delivery.dress import seed_of
from delivery.paper_roll import paper_for
from delivery.places import DELIVERED, WORK

from .layer import Layer, fitted_paper, laid, layer_of, resized
from .lines import Lines
from .looks import read_look, read_mask
from .paper import RIGS, computed_paper
from .place import HEIGHT, WIDTH, Placed, elevation, object_for, place
from .plan import Size

_STEEL, _CARD, _CHIP = "#C9CCD0", "#E9E5DE", "#C8A978"
_GREY = "#B4B4B4"
_NAMES = {"coin": "硬币 25 mm", "card": "卡片 54 × 85.6 mm"}
#: Below what the gallery crops at the top.
_APART, _CONTENT = 14, 135


def take(sizes: list[Size]) -> list[np.ndarray]:
    """Sizes of one product: paper and pack are the same."""
    look, spec, mood = sizes[0].look, sizes[0].spec, sizes[0].mood
    seed, paper = seed_of(spec["product"]), paper_for(spec["product"], spec["backdrop"])
    rig, down = RIGS[mood], elevation(look.look_down)
    front, mask = read_front(spec["code"]), read_mask(look.shape, look.cut)
    own = _paper_of(front, mask, computed_paper(down, rig, paper, mood, seed))
    pack = layer_of(front, own, mask)
    pictures = []
    for size in sizes:
        name = object_for(look.look_down, look.size[0] * size.times, look.size[2] * size.times)
        stand = place(look.seen, size.times, name, "height" in size.lines)
        seen = read_look(f"object-{name}", str(down)).seen
        scale = stand.per_cm / seen.per_cm
        shift = (stand.object_foot[0] - seen.foot[0] * scale, stand.object_foot[1] - seen.foot[1] * scale)
        image = laid(laid(own, _thing(name, down, rig), scale, shift), pack, stand.scale, stand.shift)
        pictures.append(_measured(dithered(image, seed), paper, size, stand, name))
    return pictures


@lru_cache(maxsize=12)
def _thing(name: str, down: int, rig: str) -> Layer:
    """On a middle grey: what a coin or a card takes on from the paper is hardly seen."""
    master = load_master(str(WORK / "masters" / f"object-{name}-{down}-{rig}-opaque.npz"))
    colours = Colours(body=_CARD, cap=_STEEL, fill=_CARD, finish="satin", accent=_CHIP)
    image = compose(master, colours, None, _GREY, mood="noon").astype(np.float32) / 255
    mask = read_mask(f"object-{name}", str(down))
    return layer_of(image, _paper_of(image, mask, computed_paper(down, rig, _GREY, "noon", 0)), mask)


def _paper_of(image: np.ndarray, mask: np.ndarray, computed: np.ndarray) -> np.ndarray:
    tall, wide = computed.shape[:2]
    small = fitted_paper(resized(image, wide, tall, Image.BOX), computed, resized(mask, wide, tall, Image.BOX))
    return np.clip(resized(small, WIDTH, HEIGHT, Image.BICUBIC), 0, 1)


def _measured(image: np.ndarray, paper: str, size: Size, stand: Placed, name: str) -> np.ndarray:
    look, times = size.look, size.times
    pen = Lines(image, paper)
    left, top, right, low = (edge * stand.scale + stand.shift[at % 2] for at, edge in enumerate(look.seen.box))
    foot, head = (point[1] * stand.scale + stand.shift[1] for point in (look.seen.foot, look.top))
    line = max(low, stand.object_foot[1]) + 30
    if "height" in size.lines:
        pen.upright(right + 30, head, foot, _about(look.size[2] * times))
    if "width" in size.lines:
        half, middle = look.size[0] * times * stand.per_cm / 2, (left + right) / 2
        pen.level(middle - half, middle + half, line, _about(look.size[0] * times))
    if "length" in size.lines:
        ends = np.array(look.ends) * stand.scale + stand.shift
        way = ends[1] - ends[0]
        # On the side away from the object.
        aside = np.array((-way[1], way[0])) / np.hypot(*way) * (0.1 * (right - left) + 34)
        start, end = ends + (aside if aside[0] > 0 else -aside)
        pen.between(tuple(start), tuple(end))
        pen.words(tuple((start + end) / 2 + (_APART, _APART)), _about(look.length * times), "la")
    pen.words((max(stand.object_foot[0], pen.width_of(_NAMES[name]) / 2 + 24), line + _APART + 4), _NAMES[name], "ma")
    if size.is_amount:
        pen.words((WIDTH - 32, _CONTENT), size.content, "ra")
    return pen.drawn()


def _about(centimetres: float) -> str:
    return f"约 {round(centimetres * 10)} mm"


def read_front(code: str) -> np.ndarray:
    picture = Image.open(DELIVERED / f"{code}-front.webp").convert("RGB")
    return np.asarray(picture).astype(np.float32) / 255
