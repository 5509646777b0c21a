import { darken, lighten } from '../colour/shade.ts';
import type { Drawing, Kit, Placement, ShapeArt } from '../kit.ts';
import { capFinish, partFinish, roundPaint } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { drum, ring, solid } from '../parts/lathe.ts';
import { el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 12, length: 236, cone: 46 },
  { radius: 15, length: 200, cone: 40 },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

/** A sharpened pencil, tip up: cedar cone, colour core, lacquered body. */
function pencil(kit: Kit): Drawing {
  const { radius, length, cone } = buildOf(kit);
  const wood = '#d9b58c';
  const finish = partFinish(kit.finish);
  const scallop = `M${-radius} ${-length}Q${-radius * 0.7} ${-length - 7} ${-radius * 0.34} ${-length - 1}Q0 ${-length - 8} ${radius * 0.34} ${-length - 1}Q${radius * 0.7} ${-length - 7} ${radius} ${-length}V${-length + 6}H${-radius}Z`;
  const art =
    solid(
      kit,
      [
        [radius * 0.34, -length - cone * 0.62],
        [radius, -length],
      ],
      wood,
      'matte',
      0.05,
    ) +
    solid(
      kit,
      [
        [1.2, -length - cone],
        [2.2, -length - cone + 2, 2],
        [radius * 0.36, -length - cone * 0.6],
      ],
      kit.fill,
      'matte',
      0.3,
    ) +
    solid(
      kit,
      [
        [radius, -length],
        [radius, -6, 3],
        [radius - 2, 0],
      ],
      kit.body,
      finish,
    ) +
    el('path', { d: scallop, fill: roundPaint(kit, kit.body, finish) }) +
    ring(kit, radius + 0.3, -26, 7, kit.cap) +
    label(kit, { width: radius * 1.5, top: -length + 20, bottom: -48, surface: kit.body });
  return { art, width: radius * 2, height: length + cone, foot: radius };
}

function cap(kit: Kit): Drawing {
  const { radius } = buildOf(kit);
  return {
    art: drum(kit, {
      radius: radius + 1.5,
      top: -70,
      bottom: 0,
      colour: kit.cap,
      finish: capFinish(kit.cap, kit.finish),
    }),
    width: radius * 2 + 3,
    height: 70,
    foot: radius,
  };
}

/** The same pencil in a neighbouring shade, so that three read as a colour range. */
const shaded = (kit: Kit, fill: string, body: string): Drawing => pencil({ ...kit, fill, body });

export const pencilArt: ShapeArt = {
  front: pencil,
  angle: (kit): Placement[] => [
    { drawing: shaded(kit, lighten(kit.fill, 0.25), lighten(kit.body, 0.14)), x: -34, turn: -9, back: 10 },
    { drawing: pencil(kit), x: 0 },
    { drawing: shaded(kit, darken(kit.fill, 0.25), darken(kit.body, 0.14)), x: 34, turn: 9, back: 10 },
    { drawing: cap(kit), x: 96, back: -10 },
  ],
};
