"""Arms and charts into the shop; those of shades that are gone leave it. Other pictures stay as they are."""
import shutil

from compose.write import write_list
from delivery.hand_over import megabytes_delivered
from delivery.places import DELIVERED

from .plan import ArmJob
from .run import picture_of


def hand_over_arms(jobs: list[ArmJob]) -> tuple[int, float]:
    """Answers how many pictures of make-up on skin lie there, and the MB of all pictures."""
    wanted = {f'{job.name}.webp': job for job in jobs}
    for name, job in sorted(wanted.items()):
        source, target = picture_of(job), DELIVERED / name
        if source.exists() and (not target.exists() or target.read_bytes() != source.read_bytes()):
            shutil.copyfile(source, target)
    found = [path for view in ('arm', 'chart') for path in DELIVERED.glob(f'HR*-{view}.webp')]
    for path in found:
        if path.name not in wanted:
            path.unlink()
    write_list(DELIVERED)
    return sum(path.name in wanted for path in found), megabytes_delivered()
