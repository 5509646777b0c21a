import { darken, lighten, mix, tone } from '../colour/shade.ts';
import type { Drawing, Kit, Placement, ShapeArt } from '../kit.ts';
import { inkOn, line, shortened } from '../parts/lettering.ts';
import { glint } from '../parts/sheen.ts';
import { d, el, group } from '../svg/markup.ts';
import { bow, boxFoot, carton, type Faces, RISE, ribbon, ribbonAround } from './carton.ts';

const BUILDS = [
  { width: 126, height: 104, depth: 44, lid: 30, bow: true },
  { width: 112, height: 138, depth: 40, lid: 34, bow: true },
  { width: 150, height: 84, depth: 54, lid: 26, bow: false },
] as const;

function closed(kit: Kit): Drawing {
  const { width, height, depth, lid, bow: tied } = kit.chance('build').pick(BUILDS);
  const box = { width, height, depth };
  const hood = { width, height: lid, depth };
  const lift = depth * RISE;
  const lidFoot = -height + lid * 0.5;
  const middle = -(width + depth) / 2 + width / 2;
  const seat = el('path', {
    d: d`M${-(width + depth) / 2} ${lidFoot}h${width}v4h${-width}Z`,
    fill: '#120b10',
    opacity: 0.26,
  });
  const name = shortened(kit, width * 0.6, 7);
  const ink = inkOn(kit, kit.body);
  const text = group(line(kit, { text: name, y: -height * 0.36, width: width * 0.62, size: 15, ink }), {
    transform: `translate(${Math.round(tied ? middle + width * 0.275 : middle)})${tied ? ' scale(.6)' : ''}`,
  });
  const art =
    carton(kit, box, kit.body) +
    seat +
    (tied ? ribbon(kit, box, width * 0.42, width * 0.13, 0) : '') +
    carton(kit, hood, mix(kit.body, '#ffffff', 0.05), lidFoot, 2.5) +
    (tied
      ? ribbon(kit, hood, width * 0.42, width * 0.13, lidFoot) +
        bow(kit, middle + depth * 0.55, lidFoot - lid - lift * 0.5)
      : ribbonAround(kit, box, lidFoot)) +
    text;
  const top = height - lid * 0.5 + lid + lift;
  return { art, width: width + depth + 6, height: top + (tied ? 22 : 0), ...boxFoot({ width, depth }) };
}

/** The lid off: tissue paper spilling out, the filling's colour inside. */
function opened(kit: Kit): Drawing {
  const { width, height, depth } = kit.chance('build').pick(BUILDS);
  const lift = depth * RISE;
  const x1 = -(width + depth) / 2;
  const top = -height;
  const tissue = mix(kit.fill, '#fdf6ef', 0.6);
  const crumple = (dx: number, tall: number) =>
    d`M${x1 + dx} ${top + 2}l${width * 0.1} ${-tall}l${width * 0.13} ${tall * 0.5}l${width * 0.14} ${-tall * 0.8}l${width * 0.12} ${tall * 0.9}l${width * 0.1} ${-tall * 0.5}l${width * 0.12} ${tall * 0.9}Z`;
  const art =
    el('path', {
      d: d`M${x1} ${top}l${depth} ${-lift}h${width}l${-depth} ${lift}Z`,
      fill: darken(kit.body, 0.5),
    }) +
    el('path', { d: crumple(depth * 0.7, 50), fill: darken(tissue, 0.16) }) +
    el('path', {
      d: crumple(depth * 0.32, 42),
      fill: kit.sheet.slant([
        [0, lighten(tissue, 0.7)],
        [0.5, tissue],
        [1, darken(tissue, 0.2)],
      ]),
    }) +
    el('path', { d: crumple(width * 0.1, 28), fill: lighten(tissue, 0.4), opacity: 0.9 }) +
    frontOnly(kit, { width, height, depth });
  return { art, width: width + depth, height: height + lift + 34, ...boxFoot({ width, depth }) };
}

function frontOnly(kit: Kit, box: Faces): string {
  const { width, height, depth } = box;
  const x1 = -(width + depth) / 2;
  const x2 = x1 + width;
  const lift = depth * RISE;
  return (
    el('path', {
      d: d`M${x1} ${-height}H${x2}V0H${x1}Z`,
      fill: kit.sheet.slant([
        [0, lighten(kit.body, 0.2)],
        [0.5, kit.body],
        [1, tone(kit.body, -0.14, kit.ambient)],
      ]),
    }) +
    el('path', {
      d: d`M${x2} ${-height}l${depth} ${-lift}V${-lift}L${x2} 0Z`,
      fill: tone(kit.body, -0.3, kit.ambient),
    }) +
    glint(d`M${x1} ${-height}H${x2}l${depth} ${-lift}`, 0.55, 1) +
    group(
      line(kit, {
        text: shortened(kit, width * 0.62, 7),
        y: -height * 0.45,
        width: width * 0.62,
        size: 15,
        ink: inkOn(kit, kit.body),
      }),
      {
        transform: `translate(${Math.round(x1 + width / 2)})`,
      },
    )
  );
}

export const giftBox: ShapeArt = {
  front: closed,
  angle: (kit): Placement[] => {
    const { width, depth, lid } = kit.chance('build').pick(BUILDS);
    const hood = { width, height: lid, depth };
    const cover: Drawing = {
      art: carton(kit, hood, kit.body) + ribbon(kit, hood, width * 0.42, width * 0.13, 0),
      width: width + depth,
      height: lid + depth * RISE,
      ...boxFoot({ width, depth }),
    };
    return [
      { drawing: opened(kit), x: -16, back: 44 },
      { drawing: cover, x: 54, back: -6, scale: 0.92 },
    ];
  },
};
