import { darken, lighten, tone } from '../colour/shade.ts';
import type { DrawContext, Drawing } from '../draw-context.ts';
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

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

/** The stick of colour, cut at a slant or drawn to a soft tip. */
function bullet(context: DrawContext, radius: number, foot: number, height: number): string {
  const { fill, ambient, svgDefs } = context;
  if (context.random('tip').maybe(0.3)) {
    return solid(
      context,
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
  const stick = d`M${-radius} ${middle - rise * 0.34}L${radius} ${middle + rise * 0.34}V${foot}A${radius} ${radius * context.tilt} 0 0 1 ${-radius} ${foot}Z`;
  const face = svgDefs.across([
    [0, lighten(fill, 0.42)],
    [0.4, lighten(fill, 0.16)],
    [1, tone(fill, -0.1, ambient)],
  ]);
  return (
    el('ellipse', { ...cut, fill: darken(fill, 0.2) }) +
    el('path', { d: stick, fill: roundPaint(context, fill, 'gloss') }) +
    el('ellipse', { ...cut, fill: face }) +
    el('ellipse', { ...cut, fill: 'none', stroke: lighten(fill, 0.5), 'stroke-width': 1.2, opacity: 0.55 })
  );
}

export function openLipstick(context: DrawContext): Drawing {
  const { radius, base, sleeve, bullet: length } = buildOf(context);
  const finish = partFinish(context.finish);
  const inner = radius * 0.78;
  const art =
    bullet(context, radius * 0.6, -base - sleeve + 6, length) +
    solid(
      context,
      [
        [inner, -base - sleeve + 2],
        [inner, -base],
      ],
      context.cap,
      'metal',
    ) +
    rimBehindBullet(context, inner, -base - sleeve, radius * 0.6) +
    drum(context, { radius, top: -base, bottom: 0, colour: context.body, finish }) +
    collarFoot(context, inner, -base) +
    trim(context, radius, base) +
    label(context, { width: radius * 1.35, top: -base + 24, bottom: -8, surface: context.body });
  return { art, width: radius * 2, height: base + sleeve + length - 6, foot: radius };
}

/** The mouth of the sleeve: its dark inside behind the stick, its lit lip in front. */
function rimBehindBullet(context: DrawContext, radius: number, y: number, stick: number): string {
  return (
    el('path', {
      d: d`M${-radius} ${y + 2}A${radius} ${radius * context.tilt} 0 0 1 ${radius} ${y + 2}A${radius} ${radius * context.tilt} 0 0 1 ${-radius} ${y + 2}Z`,
      fill: darken(context.cap, 0.35),
    }) +
    el('path', {
      d: d`M${-stick} ${y - 22}V${y + 3}A${stick} ${stick * context.tilt} 0 0 0 ${stick} ${y + 3}V${y - 22}Z`,
      fill: roundPaint(context, context.fill, 'gloss'),
    }) +
    glint(d`M${-radius} ${y + 2}A${radius} ${radius * context.tilt} 0 0 0 ${radius} ${y + 2}`, 0.6, 1)
  );
}

/** The end of the sleeve, where it goes into the base. */
function collarFoot(context: DrawContext, radius: number, y: number): string {
  return (
    el('ellipse', {
      cx: 0,
      cy: y + 1,
      rx: radius + 2,
      ry: (radius + 2) * context.tilt,
      fill: '#120b10',
      opacity: 0.45,
    }) +
    solid(
      context,
      [
        [radius, y - 16],
        [radius, y],
      ],
      context.cap,
      'metal',
      context.tilt,
    )
  );
}

const trimOf = (context: DrawContext) =>
  context.random('trim').pick(['ring', 'rings', 'flutes', 'foot', 'plain']);

/** Decoration of the case: one ring, two, flutes along the whole length, or plain lacquer. */
function trim(context: DrawContext, radius: number, base: number): string {
  const top = -base + radius * 0.14;
  const style = trimOf(context);
  if (style === 'plain') return '';
  if (style === 'foot') return ring(context, radius + 0.4, -12, 10, context.cap);
  if (style === 'flutes') return flutes(context, radius, -base, 0);
  const first = ring(context, radius + 0.4, top, 5, context.cap);
  return style === 'ring' ? first : first + ring(context, radius + 0.4, top + 9, 2.4, context.cap);
}

function flutes(context: DrawContext, radius: number, top: number, bottom: number): string {
  const grooves = Array.from({ length: 11 }, (_, at) => {
    const angle = ((at - 5) / 5) * 1.36;
    const dip = radius * context.tilt * Math.cos(angle);
    return d`M${radius * Math.sin(angle)} ${top + dip + 2}V${bottom + dip - 1}`;
  }).join('');
  return (
    el('path', { d: grooves, stroke: darken(context.body, 0.6), 'stroke-width': 1.4, opacity: 0.5 }) +
    el('path', {
      d: grooves,
      stroke: lighten(context.body, 0.5),
      'stroke-width': 0.8,
      opacity: 0.4,
      transform: 'translate(1.3)',
    })
  );
}

export function lipstickCap(context: DrawContext): Drawing {
  const { radius, cap } = buildOf(context);
  const art =
    drum(context, {
      radius,
      top: -cap,
      bottom: 0,
      colour: context.body,
      finish: partFinish(context.finish),
    }) +
    (trimOf(context) === 'flutes'
      ? flutes(context, radius, -cap, 0)
      : ring(context, radius + 0.4, -cap * 0.16, 5, context.cap));
  return { art, width: radius * 2, height: cap, foot: radius };
}

export function closedLipstick(context: DrawContext): Drawing {
  const { radius, base, cap } = buildOf(context);
  const foot = base * 0.5;
  const height = foot + cap;
  const twoTone = context.random('two-tone').maybe(0.35);
  const upper = twoTone ? context.cap : context.body;
  const art =
    drum(context, {
      radius: radius * 0.97,
      top: -foot,
      bottom: 0,
      colour: context.body,
      finish: partFinish(context.finish),
    }) +
    ring(context, radius * 0.98, -foot - 1, 7, context.cap) +
    drum(context, {
      radius,
      top: -height,
      bottom: -foot,
      colour: upper,
      finish: twoTone ? capFinish(context.cap, context.finish) : partFinish(context.finish),
    }) +
    seam(context, radius, -foot, 0.5) +
    label(context, { width: radius * 1.3, top: -height + 30, bottom: -foot - 16, surface: upper });
  return { art, width: radius * 2, height, foot: radius };
}
