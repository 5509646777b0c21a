"""Every brand sets its type its own way, on all of its packs: the look of a house follows from where it is at home and
from a hash of its key, so that a new brand gets one without anybody choosing."""

from dataclasses import dataclass
from hashlib import sha256

_FACES = {
    "法国": ("didot", "oldstandard", "arapey", "murmure", "garamond", "bonum"),
    "意大利": ("arapey", "cardo", "didot", "adventor"),
    "西班牙": ("adventor", "arapey", "quattrocento"),
    "葡萄牙": ("quattrocento", "cardo", "adventor"),
    "英国": ("goudy", "libertine", "bonum", "pagella", "heros-narrow", "cabin"),
    "爱尔兰": ("goudy", "pagella", "cabin"),
    "日本": ("lato", "jura", "quicksand", "biolinum"),
    "德国": ("heros", "manrope", "karla"),
    "瑞士": ("heros", "spartan", "manrope"),
    "挪威": ("spartan", "sora", "dosis"),
    "芬兰": ("manrope", "dosis", "sora"),
    "丹麦": ("spartan", "karla"),
    "中国": ("garamond", "quattrocento", "biolinum", "adventor", "libertine", "spartan", "cardo", "jura"),
}
_ELSEWHERE = ("bebas", "cabin", "spartan", "karla", "quattrocento", "lato")
_SERIFS = {
    "didot", "oldstandard", "garamond", "arapey", "quattrocento", "cardo", "goudy", "libertine", "murmure", "bonum", "pagella",
}
#: Narrow or heavy faces want less air between the letters.
_TRACKING = {"murmure": 0.06, "bebas": 0.1, "goudy": 0.1, "bonum": 0.08}


@dataclass(frozen=True)
class House:
    latin: str
    #: The face of the small Latin line: sturdy enough for ten pixels.
    small: str
    chinese: str
    tracking: float
    #: stack, spread, crest, left or chinese-first
    layout: str
    #: none, rule, frame or dot
    ornament: str
    #: Prints on a paper label where the pack is of glass.
    has_paper: bool
    #: Stamps its name in metal where the pack is dark enough for it.
    has_foil: bool


def house_of(key: str, origin: str) -> House:
    chance = Chance(f"house/{key}")
    country = next((name for name in _FACES if origin.startswith(name)), None)
    latin = chance.pick(_FACES[country] if country else _ELSEWHERE)
    is_serif = latin in _SERIFS
    layouts = ("stack", "spread", "crest", "left")
    if country == "中国":
        layouts = ("chinese-first", "chinese-first", "stack", "spread")
    return House(
        latin=latin,
        small=chance.pick(("lato-medium", "cabin")) if is_serif else latin,
        chinese=chance.pick(("song", "song-light")) if is_serif or country == "中国" else "hei",
        tracking=_TRACKING.get(latin, chance.pick((0.12, 0.2, 0.3))),
        layout=chance.pick(layouts),
        ornament=chance.pick(("none", "rule", "rule", "frame", "dot")),
        has_paper=chance.share() < 0.45,
        has_foil=chance.share() < 0.55,
    )


class Chance:
    """Chance that is the same on every machine: Python's own hash of a word is not."""

    def __init__(self, word: str):
        self._bytes = sha256(word.encode()).digest()
        self._at = 0

    def share(self) -> float:
        self._at += 2
        pair = self._bytes[(self._at - 2) % 32 : (self._at - 2) % 32 + 2]
        return int.from_bytes(pair, "big") / 65_536

    def pick(self, items):
        return items[int(self.share() * len(items))]
