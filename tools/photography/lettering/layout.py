"""Where the lines of a label go. All measures are pixels of the artwork; `pixel` is how many of them one pixel of the
picture at 800 px takes, so that nothing is set too small to be read there."""

from dataclasses import dataclass, replace

from .houses import House
from .typeset import COLUMN_STEP, Line, fitted, width_of

#: Smallest heights in pixels of the picture: capitals and Chinese characters.
SMALLEST_LATIN, SMALLEST_CHINESE = 10.0, 13.0
#: Part of the printable width that type may take. A round pack turns away at both ends of it.
FLAT_ROOM, ROUND_ROOM = 0.92, 0.78


@dataclass(frozen=True)
class Placed:
    line: Line
    #: Left end and middle of the line; for a column its centre and its top.
    x: float
    y: float
    is_column: bool = False
    is_turned: bool = False


@dataclass(frozen=True)
class Words:
    brand_en: str
    brand_cn: str
    line_cn: str
    line_en: str


def lines_for(words: Words, house: House, room: float, height: float, pixel: float) -> list[Line]:
    """Brand, Chinese and Latin line, as far as they fit the width. The first is the largest."""
    chinese_first = house.layout == "chinese-first" and height > 90 * pixel
    brand_height = min(room * 0.12, height * 0.13, 34 * pixel)
    wanted: list[Line | None] = []
    if chinese_first:
        big = Line(words.brand_cn, house.chinese, max(20 * pixel, min(brand_height * 1.7, 44 * pixel)), 0.35)
        wanted.append(fitted(big, room, 16 * pixel))
        small = Line(words.brand_en, house.latin, max(brand_height * 0.5, 11 * pixel), 0.3)
        wanted.append(fitted(small, room * 0.8, SMALLEST_LATIN * pixel))
    else:
        wanted.extend(_brand_lines(words.brand_en, house, max(brand_height, 14 * pixel), room, pixel))
    chinese = Line(words.line_cn, house.chinese, max(15 * pixel, min(brand_height * 0.8, 21 * pixel)), 0.12)
    wanted.extend(_name_lines(chinese, room, pixel))
    latin = Line(words.line_en, house.small, max(10.5 * pixel, min(brand_height * 0.5, 13 * pixel)), 0.18)
    wanted.append(fitted(latin, room, SMALLEST_LATIN * pixel))
    return [line for line in wanted if line]


def _brand_lines(name: str, house: House, height: float, room: float, pixel: float) -> list[Line]:
    """In one line if it can be read so, else word under word; the name is never left out, so at last it is set narrow."""
    whole = fitted(Line(name, house.latin, height, house.tracking), room, 12 * pixel)
    if whole:
        return [whole]
    parts = [fitted(Line(part, house.latin, height, house.tracking), room, SMALLEST_LATIN * pixel) for part in name.split()]
    if all(parts):
        smallest = min(part.height for part in parts)
        return [replace(part, height=smallest) for part in parts]
    return [Line(name, "heros-narrow", SMALLEST_LATIN * pixel, 0)]


def _name_lines(line: Line, room: float, pixel: float) -> list[Line]:
    """In one line, or broken in the middle: ten characters do not fit every bottle."""
    whole = fitted(line, room, SMALLEST_CHINESE * pixel)
    if whole or len(line.text) < 5:
        return [whole] if whole else []
    half = (len(line.text) + 1) // 2
    parts = [fitted(replace(line, text=text), room, SMALLEST_CHINESE * pixel) for text in (line.text[:half], line.text[half:])]
    return [replace(part, height=parts[0].height) for part in parts] if all(parts) else []


def stack(lines: list[Line], width: float, height: float, centre: float, align: str = "centre") -> list[Placed]:
    """The lines as one group around `centre`; those that the height has no room for are left out, the last first."""
    lines = list(lines)
    while len(lines) > 1 and _group_height(lines) > height * 0.92:
        lines.pop()
    tall = _group_height(lines)
    top = min(max(centre - tall / 2, height * 0.03), height * 0.97 - tall)
    placed = []
    for at, line in enumerate(lines):
        left = width * 0.08 if align == "left" else (width - width_of(line)) / 2
        placed.append(Placed(line, left, top + line.height / 2))
        top += line.height + _gap(line, lines[at + 1 : at + 2])
    return placed


def _gap(line: Line, after: list[Line]) -> float:
    if after and (after[0].face, after[0].height) == (line.face, line.height):
        return 0.5 * line.height
    return 0.9 * line.height + 0.45 * after[0].height if after else 0


def _group_height(lines: list[Line]) -> float:
    return sum(line.height + _gap(line, lines[at + 1 : at + 2]) for at, line in enumerate(lines))


def arrange(
    words: Words, house: House, width: float, height: float, pixel: float, room: float = ROUND_ROOM
) -> list[Placed]:
    """`room` is the part of the width that type may take; only where that is nearly all of it may type stand at the left."""
    if width < 96 * pixel and height > width * 1.8:
        return column(words, house, width, height, pixel)
    lines = lines_for(words, house, width * room, height, pixel)
    align = "left" if house.layout == "left" and width > 150 * pixel and room >= FLAT_ROOM else "centre"
    if house.layout in ("spread", "left") and height > 190 * pixel and len(lines) > 1:
        head = stack(lines[:1], width, height, height * 0.27, align)
        return head + stack(lines[1:], width, height, height * 0.74, align)
    return stack(lines, width, height, height * (0.44 if height > 120 * pixel else 0.5), align)


def column(words: Words, house: House, width: float, height: float, pixel: float) -> list[Placed]:
    """A slender pack: the brand runs along it, the Chinese name stands under it character by character."""
    glyph = min(width * 0.5, 19 * pixel)
    chinese = Line(words.line_cn, house.chinese, glyph)
    depth = len(words.line_cn) * glyph * COLUMN_STEP
    brand = Line(words.brand_en, house.latin, min(width * 0.42, 22 * pixel), house.tracking)
    fits = glyph >= SMALLEST_CHINESE * pixel and depth < height * 0.55
    length = height - (depth if fits else 0) - 4 * brand.height
    turned = fitted(brand, max(length, 1), 9 * pixel) or replace(brand, height=9 * pixel, tracking=0.02)
    placed = [Placed(turned, width / 2, height * 0.04, is_turned=True)]
    if fits:
        gap = max(1.2 * turned.height, height * 0.05)
        top = placed[0].y + width_of(turned) + gap
        placed.append(Placed(chinese, width / 2, top, is_column=True))
    extent = (placed[-1].y + depth if fits else placed[0].y + width_of(turned)) - placed[0].y
    shift = (height - extent) / 2 - placed[0].y
    return [replace(item, y=item.y + shift) for item in placed]
