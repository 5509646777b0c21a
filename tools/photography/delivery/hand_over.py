"""Into the shop: copies composed pictures of the home categories that are complete, and writes their list."""

import shutil

from compose.write import write_list

from .places import DELIVERED
from .plan import Job
from .textures import has_texture

#: 37 MB of packs and textures, and what make-up on skin and second views may add.
BUDGET_MB = 187


def hand_over(jobs: list[Job], homes: set[str], specs: list[dict]) -> tuple[int, float]:
    """What the catalogue no longer has leaves the folder. Answers how many pictures lie there, and their MB.

    A picture whose master is not on this machine stays: masters are rendered again one by one.
    """
    DELIVERED.mkdir(parents=True, exist_ok=True)
    wanted = {job.picture.name: job.picture for job in jobs if job.spec["home"] in homes}
    for name, source in sorted(wanted.items()):
        target = DELIVERED / name
        if source.exists() and (not target.exists() or target.read_bytes() != source.read_bytes()):
            shutil.copyfile(source, target)
    for name in outdated([path.name for path in DELIVERED.glob("HR*.webp")], specs):
        (DELIVERED / name).unlink()
    return write_list(DELIVERED), megabytes_delivered()


def outdated(names: list[str], specs: list[dict]) -> list[str]:
    """Pictures of codes that are gone, and textures of what has none to show. Arms, charts and sizes have a plan of their own."""
    by_code = {spec["code"]: spec for spec in specs}
    found = []
    for name in names:
        code, view = name.removesuffix(".webp").rsplit("-", 1)
        spec = by_code.get(code)
        if view not in ("arm", "chart", "scale") and (spec is None or view == "texture" and not has_texture(spec)):
            found.append(name)
    return found


def megabytes_delivered() -> float:
    megabytes = sum(path.stat().st_size for path in DELIVERED.glob("*.webp")) / 1e6
    if megabytes > BUDGET_MB:
        print(f"{megabytes:.1f} MB: more than the {BUDGET_MB} the repository has for pictures")
    return megabytes
