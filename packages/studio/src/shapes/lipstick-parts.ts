import { darken, lighten, tone } from '../colour/shade.ts';
import type { Drawing, Kit } from '../kit.ts';
import { capFinish, partFinish, roundPaint } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { drum, ring, seam, solid } from '../parts/lathe.ts';
import { glint } from '../parts/sheen.ts';
import { d, el } from '../svg/markup.ts';

interface Proportions {
  radius: number;
  base: number;
  sleeve: number;
  bullet: number;
  cap: number;
}

const BUILDS: readonly [Proportions, ...Proportions[]] = [
  { radius: 35, base: 98, sleeve: 42, bullet: 92, cap: 158 },
  { radius: 30, base: 112, sleeve: 36, bullet: 84, cap: 150 },
  { radius: 39, base: 84, sleeve: 50, bullet: 84, cap: 148 },
];

const buildOf = (kit: Kit) => kit.chance('build').pick(BUILDS);

/** The stick of colour, cut at a slant or drawn to a soft tip. */
function bullet(kit: Kit, radius: number, foot: number, height: number): string {
  const { fill, ambient, sheet } = kit;
  if (kit.chance('tip').maybe(0.3)) {
    return solid(
      kit,
      [
        [1, foot - height],
        [radius * 0.62, foot - height + 6, 12],
        [radius, foot - height * 0.55, 26],
        [radius, foot],
      ],
      fill,
      'gloss',
    );
  }
  const rise = radius * 2.1;
  const angle = Math.atan2(rise, 2 * radius);
  const minor = radius * 0.5;
  // The cut touches both sides of the stick: its long axis follows from its tilt and its short one.
  const major = Math.sqrt(radius ** 2 - (minor * Math.sin(angle)) ** 2) / Math.cos(angle);
  const middle = foot - height + rise / 2;
  const degrees = (angle * 180) / Math.PI;
  const cut = {
    cx: 0,
    cy: middle,
    rx: major,
    ry: minor,
    transform: `rotate(${degrees.toFixed(1)} 0 ${Math.round(middle)})`,
  };
  const stick = d`M${-radius} ${middle - rise * 0.34}L${radius} ${middle + rise * 0.34}V${foot}A${radius} ${radius * kit.tilt} 0 0 1 ${-radius} ${foot}Z`;
  const face = sheet.across([
    [0, lighten(fill, 0.42)],
    [0.4, lighten(fill, 0.16)],
    [1, tone(fill, -0.1, ambient)],
  ]);
  return (
    el('ellipse', { ...cut, fill: darken(fill, 0.2) }) +
    el('path', { d: stick, fill: roundPaint(kit, fill, 'gloss') }) +
    el('ellipse', { ...cut, fill: face }) +
    el('ellipse', { ...cut, fill: 'none', stroke: lighten(fill, 0.5), 'stroke-width': 1.2, opacity: 0.55 })
  );
}

export function openLipstick(kit: Kit): Drawing {
  const { radius, base, sleeve, bullet: length } = buildOf(kit);
  const finish = partFinish(kit.finish);
  const inner = radius * 0.78;
  const art =
    bullet(kit, radius * 0.6, -base - sleeve + 6, length) +
    solid(
      kit,
      [
        [inner, -base - sleeve + 2],
        [inner, -base],
      ],
      kit.cap,
      'metal',
    ) +
    rimBehindBullet(kit, inner, -base - sleeve, radius * 0.6) +
    drum(kit, { radius, top: -base, bottom: 0, colour: kit.body, finish }) +
    collarFoot(kit, inner, -base) +
    trim(kit, radius, base) +
    label(kit, { width: radius * 1.35, top: -base + 24, bottom: -8, surface: kit.body });
  return { art, width: radius * 2, height: base + sleeve + length - 6, foot: radius };
}

/** The mouth of the sleeve: its dark inside behind the stick, its lit lip in front. */
function rimBehindBullet(kit: Kit, radius: number, y: number, stick: number): string {
  return (
    el('path', {
      d: d`M${-radius} ${y + 2}A${radius} ${radius * kit.tilt} 0 0 1 ${radius} ${y + 2}A${radius} ${radius * kit.tilt} 0 0 1 ${-radius} ${y + 2}Z`,
      fill: darken(kit.cap, 0.35),
    }) +
    el('path', {
      d: d`M${-stick} ${y - 22}V${y + 3}A${stick} ${stick * kit.tilt} 0 0 0 ${stick} ${y + 3}V${y - 22}Z`,
      fill: roundPaint(kit, kit.fill, 'gloss'),
    }) +
    glint(d`M${-radius} ${y + 2}A${radius} ${radius * kit.tilt} 0 0 0 ${radius} ${y + 2}`, 0.6, 1)
  );
}

/** The end of the sleeve, where it goes into the base. */
function collarFoot(kit: Kit, radius: number, y: number): string {
  return (
    el('ellipse', {
      cx: 0,
      cy: y + 1,
      rx: radius + 2,
      ry: (radius + 2) * kit.tilt,
      fill: '#120b10',
      opacity: 0.45,
    }) +
    solid(
      kit,
      [
        [radius, y - 16],
        [radius, y],
      ],
      kit.cap,
      'metal',
      kit.tilt,
    )
  );
}

const trimOf = (kit: Kit) => kit.chance('trim').pick(['ring', 'rings', 'flutes', 'foot', 'plain']);

/** How the case is dressed: one ring, two, flutes all the way down, or nothing but lacquer. */
function trim(kit: Kit, radius: number, base: number): string {
  const top = -base + radius * 0.14;
  const style = trimOf(kit);
  if (style === 'plain') return '';
  if (style === 'foot') return ring(kit, radius + 0.4, -12, 10, kit.cap);
  if (style === 'flutes') return flutes(kit, radius, -base, 0);
  const first = ring(kit, radius + 0.4, top, 5, kit.cap);
  return style === 'ring' ? first : first + ring(kit, radius + 0.4, top + 9, 2.4, kit.cap);
}

function flutes(kit: Kit, radius: number, top: number, bottom: number): string {
  const grooves = Array.from({ length: 11 }, (_, at) => {
    const angle = ((at - 5) / 5) * 1.36;
    const dip = radius * kit.tilt * Math.cos(angle);
    return d`M${radius * Math.sin(angle)} ${top + dip + 2}V${bottom + dip - 1}`;
  }).join('');
  return (
    el('path', { d: grooves, stroke: darken(kit.body, 0.6), 'stroke-width': 1.4, opacity: 0.5 }) +
    el('path', {
      d: grooves,
      stroke: lighten(kit.body, 0.5),
      'stroke-width': 0.8,
      opacity: 0.4,
      transform: 'translate(1.3)',
    })
  );
}

export function lipstickCap(kit: Kit): Drawing {
  const { radius, cap } = buildOf(kit);
  const art =
    drum(kit, { radius, top: -cap, bottom: 0, colour: kit.body, finish: partFinish(kit.finish) }) +
    (trimOf(kit) === 'flutes'
      ? flutes(kit, radius, -cap, 0)
      : ring(kit, radius + 0.4, -cap * 0.16, 5, kit.cap));
  return { art, width: radius * 2, height: cap, foot: radius };
}

export function closedLipstick(kit: Kit): Drawing {
  const { radius, base, cap } = buildOf(kit);
  const foot = base * 0.5;
  const height = foot + cap;
  const twoTone = kit.chance('two-tone').maybe(0.35);
  const upper = twoTone ? kit.cap : kit.body;
  const art =
    drum(kit, {
      radius: radius * 0.97,
      top: -foot,
      bottom: 0,
      colour: kit.body,
      finish: partFinish(kit.finish),
    }) +
    ring(kit, radius * 0.98, -foot - 1, 7, kit.cap) +
    drum(kit, {
      radius,
      top: -height,
      bottom: -foot,
      colour: upper,
      finish: twoTone ? capFinish(kit.cap, kit.finish) : partFinish(kit.finish),
    }) +
    seam(kit, radius, -foot, 0.5) +
    label(kit, { width: radius * 1.3, top: -height + 30, bottom: -foot - 16, surface: upper });
  return { art, width: radius * 2, height, foot: radius };
}
