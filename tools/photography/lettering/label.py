"""The artwork of one pack: three masks (ink, foil, paper) that the composing lays on the printable surface by its
coordinates in centimetres. Made here and not in Blender, whose own copy of FreeType loses glyphs."""

from dataclasses import replace

import numpy as np
from PIL import Image

from compose.decal import Artwork

from .houses import Chance, house_of
from .ink import colours_for
from .layout import FLAT_ROOM, ROUND_ROOM, Placed, Words, arrange
from .ornament import Box, draw_ornament, draw_paper, draw_shade_dot
from .typeset import COLUMN_STEP, draw_column, draw_line, width_of

#: Pixels of the artwork for one of the picture: print is sharper than the lens.
OVERSAMPLING = 3
#: Paper needs a margin around the type: this part of the usual width is left for it.
PAPER_ROOM = 0.8
#: Packs with a flat front.
FLAT = {"gift-box", "sachet", "palette", "compact", "cushion", "perfume-square", "perfume-arch", "perfume-round", "tube-crimp"}


def artwork_for(
    spec: dict,
    size_cm: tuple[float, float],
    pixels_per_cm: float,
    ground: str,
    is_clear: bool,
    shade_dot: str | None = None,
) -> Artwork | None:
    """`ground` is the colour behind the print; `shade_dot` marks the shade on a pack that hides what is in it. None where the
    pack is too small in the picture for any type."""
    width, height = (max(8, round(side * pixels_per_cm * OVERSAMPLING)) for side in size_cm)
    house = house_of(spec["brand"], spec["origin"])
    chance = Chance(f"ink/{spec['brand']}")
    colours = colours_for(house, ground, spec["cap"], is_clear, chance, is_shade=spec["shade"] is not None)
    words = Words(spec["brandEn"], spec["brandCn"], spec["lineCn"], spec["lineEn"])
    names = {words.brand_cn, words.brand_en, *words.brand_en.split()}
    room = FLAT_ROOM if spec["shape"] in FLAT else ROUND_ROOM
    placed = arrange(words, house, width, height, OVERSAMPLING, room * (PAPER_ROOM if colours.is_on_paper else 1))
    if not placed:
        return None
    if colours.is_stamped:
        placed = [_stamped(item) if item.line.text in names else item for item in placed]
    sheets = {channel: Image.new("L", (width, height)) for channel in ("ink", "foil", "paper")}
    box = _extent(placed)
    if colours.is_on_paper:
        draw_paper(sheets["paper"], box, house, OVERSAMPLING)
    for item in placed:
        _put(sheets[item.line.channel], item)
    if not any(item.is_turned for item in placed):
        # Under the last line of the name: a long one takes two.
        after = placed[max(0, sum(item.line.text in names for item in placed) - 1) :]
        draw_ornament(sheets["foil" if colours.is_stamped else "ink"], after, box, house, OVERSAMPLING)
    has_dot = shade_dot is not None and not colours.is_on_paper
    if has_dot:
        draw_shade_dot(sheets["paper"], box, OVERSAMPLING)
    masks = {name: np.asarray(sheet) if sheet.getbbox() else None for name, sheet in sheets.items()}
    return Artwork(
        **masks,
        ink_hex=colours.ink,
        foil_hex=colours.foil,
        paper_hex=shade_dot if has_dot else colours.paper,
    )


def _stamped(item: Placed) -> Placed:
    return replace(item, line=replace(item.line, channel="foil"))


def _put(sheet: Image.Image, item: Placed) -> None:
    if item.is_column:
        draw_column(sheet, item.line, item.x, item.y)
    elif item.is_turned:
        _draw_turned(sheet, item)
    else:
        draw_line(sheet, item.line, item.x, item.y)


def _draw_turned(sheet: Image.Image, item: Placed) -> None:
    """Reads from the top downwards, as on the spine of a book."""
    strip = Image.new("L", (int(width_of(item.line)) + 4, int(item.line.height * 2)))
    draw_line(strip, item.line, 1, strip.height / 2)
    turned = strip.rotate(-90, expand=True)
    sheet.paste(turned, (round(item.x - turned.width / 2), round(item.y)))


def _extent(placed: list[Placed]) -> Box:
    boxes = [_box(item) for item in placed]
    lefts, tops, rights, bottoms = zip(*boxes)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _box(item: Placed) -> tuple[float, float, float, float]:
    line = item.line
    if item.is_turned:
        return item.x - line.height, item.y, item.x + line.height, item.y + width_of(line)
    if item.is_column:
        return item.x - line.height, item.y, item.x + line.height, item.y + len(line.text) * line.height * COLUMN_STEP
    return item.x, item.y - line.height / 2, item.x + width_of(line), item.y + line.height / 2
