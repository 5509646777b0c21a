import { darken, lighten } from '../colour/shade.ts';
import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { capFinish, lidPaint, partFinish } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam } from '../parts/lathe.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 62, height: 152, lid: 40 },
  { radius: 54, height: 176, lid: 46 },
  { radius: 72, height: 118, lid: 34 },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

function can(kit: Kit): string {
  const { radius, height } = buildOf(kit);
  return (
    drum(kit, { radius, top: -height, bottom: 0, colour: kit.body, finish: partFinish(kit.finish) }) +
    ring(kit, radius + 0.8, -7, 5, kit.cap) +
    label(kit, {
      width: radius * 1.24,
      top: -height + radius * kit.tilt + 14,
      bottom: -14,
      surface: kit.body,
      around: radius * 1.98,
      curve: kit.tilt,
    })
  );
}

function lidAt(kit: Kit, bottom: number): string {
  const { radius, lid } = buildOf(kit);
  const stripe = kit.chance('stripe').maybe(0.5)
    ? ring(kit, radius + 1.6, bottom - lid * 0.4, 3, darken(kit.cap, 0.3))
    : '';
  return (
    drum(kit, {
      radius: radius + 1.4,
      top: bottom - lid,
      bottom,
      colour: kit.cap,
      finish: capFinish(kit.cap, kit.finish),
    }) + stripe
  );
}

function closed(kit: Kit): Drawing {
  const { radius, height, lid } = buildOf(kit);
  return {
    art: can(kit) + lidAt(kit, -height + 4) + seam(kit, radius + 1, -height + 5, 0.5),
    width: radius * 2 + 3,
    height: height + lid - 4 + radius * kit.tilt,
    foot: radius,
  };
}

/** Open, full to the brim with what is inside. */
function opened(kit: Kit): Drawing {
  const { radius, height } = buildOf(kit);
  const tilted: Kit = { ...kit, tilt: 0.22 };
  const ry = radius * 0.22;
  const chance = kit.chance('leaves');
  const leaves = Array.from({ length: 46 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = Math.sqrt(chance.next()) * 0.84;
    return d`M${Math.cos(angle) * radius * far} ${-height - 1 + Math.sin(angle) * ry * far}q${chance.between(-5, 5)} ${chance.between(-6, 0)} ${chance.between(-11, 11)} ${chance.between(-4, 3)}`;
  });
  const strands = (from: number, to: number, stroke: string) =>
    el('path', {
      d: leaves.slice(from, to).join(''),
      fill: 'none',
      stroke,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    });
  const art =
    can(tilted) +
    el('ellipse', { cx: 0, cy: -height, rx: radius, ry, fill: lidPaint(kit, '#cfd3d8', 'metal') }) +
    el('ellipse', { cx: 0, cy: -height + 1, rx: radius * 0.93, ry: ry * 0.9, fill: darken(kit.fill, 0.55) }) +
    strands(0, 18, darken(kit.fill, 0.3)) +
    strands(18, 36, kit.fill) +
    strands(36, 46, lighten(kit.fill, 0.35));
  return { art, width: radius * 2, height: height + ry, foot: radius };
}

export const teaTin: ShapeArt = {
  front: closed,
  angle: (kit) => {
    const { radius, lid } = buildOf(kit);
    const lone: Drawing = {
      art: lidAt({ ...kit, tilt: 0.22 }, 0),
      width: radius * 2,
      height: lid + radius * 0.22,
      foot: radius,
    };
    return [
      { drawing: opened(kit), x: -radius * 0.4, back: 30 },
      { drawing: lone, x: radius * 1.1, back: -8 },
    ];
  },
};
