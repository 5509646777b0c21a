"""The true size of a pack: its look has the proportions, its net content the size.

A look is modelled in centimetres, and its body holds `share` of its volume. A pack of another content is the same pack larger or
smaller by the cube root. What has a size of its own whatever it holds (tools, pencils, palettes) keeps that of its shape. What
cannot be known (boxes of several things, refills, pouches) has no size.
"""
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Form:
    #: Of the body's volume, what is sold in it. Thick glass and double walls hold little.
    share: float | None = None
    #: The content the shape was made for, where its volume does not tell: a bullet, pressed powder.
    usual: float | None = None
    #: Smallest and largest believable size; beyond them the content comes in another kind of pack.
    least: float = 0.5
    most: float = 1.8
    #: How it is measured: what stands, by height and width; an open case by its width; what lies alone, by its length.
    lines: str = "height width"


_FIXED = Form()
FORMS = {
    **dict.fromkeys(("bottle", "mist", "aerosol", "tube-stand"), Form(0.8)),
    "tube-crimp": Form(1.3),
    "pump": Form(0.75),
    "shampoo": Form(0.9),
    "dropper": Form(0.62),
    "vial": Form(0.7, least=0.35),
    "foundation": Form(0.5),
    **dict.fromkeys(("jar-low", "jar-tall"), Form(0.45, least=0.42)),
    **dict.fromkeys(("perfume-square", "perfume-round", "perfume-arch", "perfume-tall"), Form(0.5)),
    "candle": Form(0.9, least=0.6),
    "diffuser": Form(0.75),
    "gloss": Form(0.33, least=0.6),
    "nail-polish": Form(0.4, least=0.6),
    "mascara": Form(0.5, least=0.7, lines=""),
    "supplement": Form(0.8, least=0.7, most=1.4),
    "tea-tin": Form(0.9, least=0.6, most=1.4),
    "stick": Form(0.4, least=0.6, lines=""),
    "lipstick-open": Form(usual=3.4, least=0.7, most=1.2, lines="height"),
    "lipstick-closed": Form(usual=3.2, least=0.65, most=1.2),
    # Opened, only its width is that of the case.
    "compact": Form(usual=8, least=0.5, most=1.25, lines="width"),
    "cushion": Form(usual=13, least=0.65, most=1.2, lines=""),
    **dict.fromkeys(("palette", "pencil", "sponge", "roller", "tool-curler", "tool-massager", "tool-cleanser"), Form(lines="")),
    **dict.fromkeys(("brush", "tool-comb"), Form(lines="length")),
    "tool-brush": Form(lines="length"),
    "tool-hair-tool": Form(lines=""),
    "sachet": _FIXED,
}
#: Of these several lie in one picture; how large each is, is not known.
_SEVERAL = re.compile(r"^(set|eyes)")
_REFILL = re.compile("替换|补充|膏芯|收纳盒|硬壳盒|凝胶|礼盒|陶片|青石")
_AMOUNT = re.compile(r"(\d+(?:\.\d+)?)\s*(ml|kg|g|L|粒|片|颗)(?:\s*×\s*\d+\s*[支瓶罐套]?)?")
_IN_ML = {"ml": 1.0, "g": 1.0, "L": 1000.0, "kg": 1000.0}
#: A capsule or tablet with the air around it, in ml; a gram of tea leaves.
_PIECE, _LEAF = 1.6, 4.0
_PIECES = ("粒", "片", "颗")


def net_content(size: str, shape: str) -> float | None:
    """In ml of one pack: 50 of `50ml×2 瓶`. None where it is not one amount, or not of this pack."""
    found = _AMOUNT.fullmatch(size.strip())
    if found is None or _REFILL.search(size):
        return None
    amount, unit = float(found[1]), found[2]
    if unit in _PIECES:
        return amount * _PIECE if shape == "supplement" else None
    return amount * _IN_ML[unit] * (_LEAF if shape == "tea-tin" and unit == "g" else 1)


def factor(shape: str, cut: str, size: str, volume: float) -> float | None:
    """How many times as large as its look a pack is, by every side; None where that is not known."""
    form = FORMS.get(shape)
    if form is None or _SEVERAL.match(cut):
        return None
    if form.share is None and form.usual is None:
        return None if _REFILL.search(size) or shape == "sachet" and "片" not in size else 1.0
    content = net_content(size, shape)
    if content is None:
        return None
    times = float((content / (form.usual or form.share * volume)) ** (1 / 3))
    return times if form.least <= times <= form.most else None
