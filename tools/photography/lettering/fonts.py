"""The type of the labels: Debian packages with a free licence (OFL, GUST, MIT or public domain), named in README.md."""

from functools import lru_cache

from PIL import ImageFont

_FONTS = "/usr/share/fonts/"
_GYRE = "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyre"

LATIN = {
    "didot": _FONTS + "opentype/didot/GFSDidot.otf",
    "oldstandard": _FONTS + "truetype/fonts-oldstandard/OldStandard-Regular.ttf",
    "garamond": _FONTS + "opentype/ebgaramond/EBGaramond12-Regular.otf",
    "arapey": _FONTS + "opentype/arapey/Arapey-Regular.otf",
    "quattrocento": _FONTS + "opentype/quattrocento/Quattrocento-Regular.otf",
    "cardo": _FONTS + "truetype/cardo/Cardo104s.ttf",
    "goudy": _FONTS + "opentype/sortsmill/GoudyBookletter1911.otf",
    "libertine": _FONTS + "opentype/linux-libertine/LinLibertine_DR.otf",
    "biolinum": _FONTS + "opentype/linux-libertine/LinBiolinum_R.otf",
    "murmure": _FONTS + "opentype/le-murmure/le-murmure.otf",
    "bonum": _GYRE + "bonum-regular.otf",
    "pagella": _GYRE + "pagella-regular.otf",
    "lato": _FONTS + "truetype/lato/Lato-Regular.ttf",
    "lato-medium": _FONTS + "truetype/lato/Lato-Medium.ttf",
    "spartan": _FONTS + "opentype/league-spartan/LeagueSpartan-Regular.otf",
    "sora": _FONTS + "opentype/sora/Sora-Regular.otf",
    "manrope": _FONTS + "truetype/manrope/Manrope-Medium.ttf",
    "bebas": _FONTS + "opentype/bebas-neue/BebasNeue-Regular.otf",
    "jura": _FONTS + "opentype/jura/Jura-SemiBold.otf",
    "cabin": _FONTS + "opentype/cabin/Cabin-Medium.otf",
    "dosis": _FONTS + "opentype/dosis/Dosis-Medium.otf",
    "karla": _FONTS + "truetype/karla/Karla-Medium.otf",
    "quicksand": _FONTS + "truetype/quicksand/Quicksand-Medium.ttf",
    "adventor": _GYRE + "adventor-regular.otf",
    "heros": _GYRE + "heros-regular.otf",
    "heros-narrow": _GYRE + "heroscn-regular.otf",
}
#: Simplified Chinese is the third face of the collections.
CHINESE = {
    "song": _FONTS + "opentype/noto/NotoSerifCJK-Medium.ttc",
    "song-light": _FONTS + "opentype/noto/NotoSerifCJK-Regular.ttc",
    "hei": _FONTS + "opentype/noto/NotoSansCJK-Regular.ttc",
}
_SIMPLIFIED = 2


@lru_cache(maxsize=512)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    if name in CHINESE:
        return ImageFont.truetype(CHINESE[name], size, index=_SIMPLIFIED)
    return ImageFont.truetype(LATIN[name], size)


@lru_cache(maxsize=64)
def cap_share(name: str) -> float:
    """Height of a capital (or of a Chinese character) divided by the size of the type."""
    left, top, right, bottom = font(name, 400).getbbox("国" if name in CHINESE else "H")
    return (bottom - top) / 400
