import { darken, lighten } from '../colour/shade.ts';
import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { capFinish, partFinish } from '../light/materials.ts';
import { beside } from '../parts/compose.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam, solid } from '../parts/lathe.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 21, tube: 168, cap: 128, waist: 1 },
  { radius: 24, tube: 150, cap: 118, waist: 0.84 },
  { radius: 19, tube: 176, cap: 140, waist: 1.12 },
] as const;

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

function tube(kit: Kit): string {
  const { radius, tube: tall, waist } = buildOf(kit);
  return (
    solid(
      kit,
      [
        [radius, -tall],
        [radius * waist, -tall * 0.45, 60],
        [radius, -4, 6],
        [radius - 3, 0],
      ],
      kit.body,
      partFinish(kit.finish),
    ) + label(kit, { width: radius * 1.3, top: -tall + 18, bottom: -16, surface: kit.body })
  );
}

function closed(kit: Kit): Drawing {
  const { radius, tube: tall, cap } = buildOf(kit);
  const sameColour = kit.chance('cap-colour').maybe(0.4);
  const colour = sameColour ? kit.body : kit.cap;
  const art =
    tube(kit) +
    ring(kit, radius + 0.5, -tall - 6, 9, kit.cap) +
    drum(kit, {
      radius,
      top: -tall - cap,
      bottom: -tall - 5,
      colour,
      finish: sameColour ? partFinish(kit.finish) : capFinish(kit.cap, kit.finish),
    }) +
    seam(kit, radius, -tall - 5);
  return { art, width: radius * 2, height: tall + cap, foot: radius };
}

/** The wand: a twisted wire full of bristles, in the colour of the mascara. */
function wand(kit: Kit): Drawing {
  const { radius, cap } = buildOf(kit);
  const brush = 88;
  const stem = 46;
  const chance = kit.chance('bristles');
  const ink = lighten(kit.fill, 0.04);
  const bristles = Array.from({ length: 30 }, (_, at) => {
    const y = -4 - (at / 29) * (brush - 8);
    const reach = 4 + Math.sin((at / 29) * Math.PI) * 7 + chance.between(-1, 1);
    return d`M${-reach} ${y + 2}L${reach} ${y - 2}M${-reach} ${y - 2}L${reach} ${y + 1}`;
  }).join('');
  const art =
    el('path', { d: d`M-2.4 ${-brush - stem}h4.8V-4q-2.4 5 -4.8 0Z`, fill: darken(ink, 0.2) }) +
    el('path', { d: bristles, stroke: ink, 'stroke-width': 1.7, 'stroke-linecap': 'round' }) +
    el('path', {
      d: bristles,
      stroke: lighten(ink, 0.4),
      'stroke-width': 0.5,
      opacity: 0.6,
      transform: 'translate(-.8 -.6)',
    }) +
    solid(
      kit,
      [
        [radius * 0.6, -brush - stem - 14],
        [radius * 0.6, -brush - stem],
      ],
      kit.cap,
      'metal',
    ) +
    drum(kit, {
      radius,
      top: -brush - stem - cap,
      bottom: -brush - stem - 12,
      colour: kit.cap,
      finish: capFinish(kit.cap, kit.finish),
    });
  return { art, width: radius * 2, height: brush + stem + cap, foot: 6 };
}

function opened(kit: Kit): Drawing {
  const { radius, tube: tall } = buildOf(kit);
  const neck = drum(kit, {
    radius: radius * 0.56,
    top: -tall - 16,
    bottom: -tall + 2,
    colour: darken(kit.fill, 0.1),
    finish: 'gloss',
  });
  return { art: neck + tube(kit), width: radius * 2, height: tall + 16, foot: radius };
}

export const mascara: ShapeArt = {
  front: closed,
  angle: (kit) => {
    const [bottle, stick] = beside(opened(kit), wand(kit), 'right', 44);
    return [bottle!, { ...stick!, turn: 12 }];
  },
};
