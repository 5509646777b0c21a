#!/usr/bin/python3
"""`npm run photography -- <command>`: the pictures of the demo shop, from masters to files. See README.md."""

import argparse
import sys
import unittest

from delivery.places import DELIVERED, TOOL

COMMANDS = ("masters", "compose", "sheet", "deliver", "scenes", "boxes", "arms", "sizes", "shown", "list", "all", "test")


def main(arguments: list[str]) -> int:
    wish = _read(arguments)
    if wish.command == "test":
        return _test()
    if wish.command == "list":
        from compose.write import write_list

        print(f"{write_list(DELIVERED)} photographs listed")
        return 0
    if wish.command == "arms":
        return _arms(wish)
    if wish.command in ("sizes", "shown"):
        return _sizes(wish)
    if wish.command == "boxes":
        return _boxes(wish)
    if wish.command in ("masters", "scenes", "all"):
        code = _render(wish)
        if code or wish.command != "all":
            return code
    return _compose(wish)


def _read(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="npm run photography --", description=__doc__)
    # `--sheet` is as good as `sheet`.
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--only", default="", help="a shape, home category, brand key or beginning of a code")
    parser.add_argument("--view", choices=("front", "angle", "texture"), help="render or compose this one only")
    parser.add_argument("--size", choices=("preview", "draft", "final"), default="final", help="of masters and of what is composed from them")
    parser.add_argument("--jobs", type=int, default=2, help="processes that compose")
    parser.add_argument("--missing", action="store_true", help="only products of which the shop lacks a picture")
    parser.add_argument("--redo", action="store_true", help="compose again what has not changed")
    parser.add_argument("--partly", action="store_true", help="deliver categories that are not complete too")
    return parser.parse_args([word.removeprefix("--") if word[2:] in COMMANDS else word for word in arguments])


def _compose(wish: argparse.Namespace) -> int:
    from delivery.hand_over import hand_over
    from delivery.missing import of_unfinished_products
    from delivery.plan import complete_homes, jobs_for, masters_there, read_specs
    from delivery.run import be_modest, run
    from delivery.sheet import write_sheets

    be_modest()
    size = "preview" if wish.size == "preview" else "final"
    specs, masters = read_specs(), masters_there(size)
    everything = jobs_for(specs, masters, size)
    jobs = jobs_for(specs, masters, size, wish.only)
    missing = sorted({spec["shape"] for spec in specs} - {job.spec["shape"] for job in everything if job.view == "front"})
    print(f"{len(masters)} masters, {len(jobs)} pictures; no master yet: {', '.join(missing) or 'none'}")
    if wish.view:
        jobs = [job for job in jobs if job.view == wish.view]
    if wish.missing:
        jobs = of_unfinished_products(jobs)
    if wish.command in ("compose", "all"):
        print(f"{run(jobs, size, wish.jobs, wish.redo)} composed")
    if wish.command in ("sheet", "all"):
        for view in ("front", "angle", "texture"):
            for path in write_sheets(jobs, view):
                print(path)
    if wish.command in ("deliver", "all") and size == "final":
        whole = complete_homes(specs, everything)
        homes = {spec["home"] for spec in specs} if wish.partly else whole
        count, megabytes = hand_over(everything, homes, specs)
        print(f"{count} photographs in the shop, {megabytes:.1f} MB; complete: {', '.join(sorted(whole)) or 'none'}")
    return 0


def _render(wish: argparse.Namespace) -> int:
    from masters import render_masters, render_scenes

    if wish.command == "scenes":
        from delivery.plan import read_specs

        specs = read_specs()
        return render_scenes(specs, wish.only, wish.size) or _compose_scenes(specs, wish.only)
    return render_masters(wish.only, wish.size, wish.view or "")


def _compose_scenes(specs: list[dict], only: str) -> int:
    from compose.write import write_list
    from delivery.scenes import compose_scenes

    for path in compose_scenes(specs, only):
        print(path)
    write_list(DELIVERED)
    return 0


def _boxes(wish: argparse.Namespace) -> int:
    from compose.write import write_list
    from delivery.boxes import compose_boxes
    from delivery.plan import read_specs
    from looks.boxes import box_specs
    from masters import render_boxes
    from scale.looks import measure_looks

    measure_looks()
    specs = read_specs()
    boxes = box_specs(specs, wish.only)
    code = render_boxes(boxes, wish.size)
    for path in compose_boxes(specs, boxes, wish.size):
        print(path)
    if wish.size == "final":
        print(f"{write_list(DELIVERED)} photographs listed")
    return code


def _arms(wish: argparse.Namespace) -> int:
    from arms.hand_over import hand_over_arms
    from arms.plan import arm_jobs
    from arms.run import compose_arms
    from arms.sheet import write_arm_sheets
    from delivery.missing import is_missing, of_unfinished_products
    from delivery.plan import read_specs
    from delivery.run import be_modest
    from masters import render_arms

    if render_arms():
        return 1
    be_modest()
    specs = read_specs()
    jobs = arm_jobs(specs, wish.only)
    if wish.missing:
        # A chart shows all shades; an arm that is there is not another one because a neighbour is new.
        jobs = [job for job in of_unfinished_products(jobs) if job.view == "chart" or is_missing(job)]
    print(f"{len(jobs)} pictures, {compose_arms(jobs, wish.redo)} composed")
    for path in write_arm_sheets(jobs):
        print(path)
    count, megabytes = hand_over_arms(arm_jobs(specs))
    print(f"{count} pictures of make-up on skin in the shop, {megabytes:.1f} MB with all others")
    return 0


def _sizes(wish: argparse.Namespace) -> int:
    from delivery.plan import read_specs
    from delivery.run import be_modest
    from delivery.shown import read_shown, write_shown
    from masters import render_masters
    from scale.looks import measure_looks
    from scale.plan import sizes_of
    from scale.run import compose_sizes, hand_over_sizes

    measure_looks()
    # The empty paper needs no detail.
    if render_masters("object-nothing", "preview") or render_masters("object-c", "final"):
        return 1
    be_modest()
    specs = read_specs()
    if wish.command == "shown":
        from scale.find_shown import find_shown

        write_shown(find_shown(specs, wish.jobs))
        return 0
    shown = read_shown()
    products = sizes_of(specs, shown, wish.only)
    print(f"{len(products)} products of a known size, {compose_sizes(products, wish.jobs, wish.redo)} composed", flush=True)
    count, megabytes = hand_over_sizes(sizes_of(specs, shown))
    print(f"{count} pictures beside a common object in the shop, {megabytes:.1f} MB with all others")
    return 0


def _test() -> int:
    found = unittest.defaultTestLoader.discover(str(TOOL / "tests"), top_level_dir=str(TOOL))
    return 0 if unittest.TextTestRunner().run(found).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
