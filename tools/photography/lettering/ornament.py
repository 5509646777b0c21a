"""What stands beside the words: the paper under them, one thin thing, and the chip that shows a hidden shade."""

from typing import NamedTuple

from PIL import Image, ImageDraw

from .houses import House
from .layout import Placed
from .typeset import width_of


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def draw_paper(sheet: Image.Image, box: Box, house: House, pixel: float) -> None:
    """A label cut to the type with a margin."""
    margin = 16 * pixel
    side = min(max(box.right - box.left + 2 * margin, sheet.width * 0.62), sheet.width * 0.98)
    middle = sheet.width / 2
    top, bottom = max(0, box.top - margin * 1.3), min(sheet.height - 1, box.bottom + margin * 1.3)
    radius = 0 if house.ornament == "frame" else 3 * pixel
    ImageDraw.Draw(sheet).rounded_rectangle((middle - side / 2, top, middle + side / 2, bottom), radius, fill=255)


def draw_ornament(sheet: Image.Image, placed: list[Placed], box: Box, house: House, pixel: float) -> None:
    """A rule or a dot under the first of the lines, or a frame around all."""
    pen, hair = ImageDraw.Draw(sheet), max(2, round(1.3 * pixel))
    head, space = placed[0], _space_after(placed, pixel)
    below = head.y + head.line.height / 2 + space / 2
    middle = head.x + width_of(head.line) / 2
    is_left = head.x < sheet.width * 0.1
    margin = 10 * pixel
    has_margin = box.top > 1.2 * margin and box.left > margin and box.bottom + 1.2 * margin < sheet.height
    if house.ornament == "frame" and house.layout in ("stack", "crest"):
        if has_margin:
            edges = (box.left - margin, box.top - margin, box.right + margin, box.bottom + margin)
            pen.rectangle(edges, outline=255, width=hair)
    elif house.ornament in ("rule", "frame") and space > 8 * pixel:
        reach = width_of(head.line) * 0.16 + 8 * pixel
        start = head.x if is_left else middle - reach
        pen.rectangle((start, below - hair / 2, start + 2 * reach, below + hair / 2), fill=255)
    elif house.ornament == "dot" and space > 8 * pixel:
        radius = 2 * pixel
        at = head.x + radius if is_left else middle
        pen.ellipse((at - radius, below - radius, at + radius, below + radius), fill=255)


def _space_after(placed: list[Placed], pixel: float) -> float:
    """Between the name and what follows it. A rule far from both would float, so no more than a little counts."""
    if len(placed) < 2:
        return 0
    first, second = placed[0], placed[1]
    gap = (second.y - second.line.height / 2) - (first.y + first.line.height / 2)
    return min(gap, 28 * pixel)


def draw_shade_dot(sheet: Image.Image, box: Box, pixel: float) -> None:
    """The colour of the shade as a round chip under the words, above them where there is no room."""
    radius = min(13 * pixel, sheet.width * 0.2)
    centre = box.bottom + 2.2 * radius
    if centre + radius > sheet.height:
        centre = box.top - 2.2 * radius
    if centre - radius < 0:
        return
    middle = sheet.width / 2
    ImageDraw.Draw(sheet).ellipse((middle - radius, centre - radius, middle + radius, centre + radius), fill=255)
