"""Into the shop: copies composed pictures of the home categories that are complete, and writes their list."""

import shutil

from compose.write import write_list

from .places import DELIVERED
from .plan import Job

BUDGET_MB = 60


def hand_over(jobs: list[Job], homes: set[str]) -> tuple[int, float]:
    """What the plan no longer names leaves the folder, scenes stay. Answers how many pictures lie there, and their MB."""
    DELIVERED.mkdir(parents=True, exist_ok=True)
    wanted = {job.picture.name: job.picture for job in jobs if job.spec["home"] in homes}
    for name, source in sorted(wanted.items()):
        target = DELIVERED / name
        if source.exists() and (not target.exists() or target.read_bytes() != source.read_bytes()):
            shutil.copyfile(source, target)
    for path in DELIVERED.glob("HR*.webp"):
        if path.name not in wanted:
            path.unlink()
    count = write_list(DELIVERED)
    megabytes = sum(path.stat().st_size for path in DELIVERED.glob("*.webp")) / 1e6
    if megabytes > BUDGET_MB:
        print(f"{megabytes:.1f} MB: more than the {BUDGET_MB} the repository has for pictures")
    return count, megabytes
