import { darken, lighten, tone } from '../colour/shade.ts';
import type { DrawContext, Drawing } from '../draw-context.ts';
import { flatPaint, lidPaint, partFinish, roundPaint } from '../light/materials.ts';
import { inkOn, line, shortened } from '../parts/lettering.ts';
import { ellipsePath, mirrorPaint } from '../parts/pan.ts';
import { glint } from '../parts/sheen.ts';
import { d, el } from '../svg/markup.ts';

export interface Case {
  radius: number;
  /** Height of the lower half's rim. */
  rim: number;
  /** How much of the round lower half is seen: ry / rx. */
  view: number;
  inside: string;
}

/** A round case, opened: mirror lid upright, lower half on the table. */
export function openCase(context: DrawContext, { radius, rim, view, inside }: Case): Drawing {
  const finish = partFinish(context.finish);
  const ry = radius * view;
  const floor = -rim - ry * 0.2;
  const hinge = floor - ry * 0.94;
  const lid = radius * 0.98;
  const cy = hinge - lid * 0.97;
  const side = d`M${-radius} ${floor}A${radius} ${ry} 0 0 0 ${radius} ${floor}v${rim}A${radius} ${ry} 0 0 1 ${-radius} ${floor + rim}Z`;
  const art =
    el('ellipse', { cx: 3, cy: cy + 1, rx: lid + 1, ry: lid, fill: darken(context.body, 0.4) }) +
    el('ellipse', { cx: 0, cy, rx: lid, ry: lid * 0.99, fill: flatPaint(context, context.body, finish) }) +
    el('ellipse', { cx: 0, cy, rx: lid * 0.925, ry: lid * 0.915, fill: darken(context.body, 0.35) }) +
    el('ellipse', { cx: 0.6, cy: cy + 0.8, rx: lid * 0.91, ry: lid * 0.9, fill: mirrorPaint(context) }) +
    glint(
      d`M${-lid * 0.97} ${cy}A${lid * 0.97} ${lid * 0.97} 0 0 1 ${-lid * 0.2} ${cy - lid * 0.95}`,
      0.6,
      1.4,
    ) +
    el('path', {
      d: d`M${-radius * 0.24} ${hinge - 5}h${radius * 0.48}v11h${-radius * 0.48}Z`,
      fill: roundPaint(context, context.cap, 'metal'),
    }) +
    el('path', { d: side, fill: roundPaint(context, context.body, finish) }) +
    el('ellipse', { cx: 0, cy: floor, rx: radius, ry, fill: lidPaint(context, context.body, finish) }) +
    el('ellipse', {
      cx: 0,
      cy: floor - 0.5,
      rx: radius * 0.9,
      ry: ry * 0.86,
      fill: tone(context.body, -0.4, context.ambient),
    }) +
    inside +
    glint(d`M${-radius} ${floor}A${radius} ${ry} 0 0 0 ${radius} ${floor}`, 0.55, 1);
  // The bottom of the case hangs below its axis by its own roundness.
  const drop = floor + rim + ry;
  return {
    art: el('g', { transform: `translate(0 ${Math.round(-drop * 0.45)})` }, art),
    width: radius * 2,
    height: lid - cy + drop * 0.45,
    foot: radius * 0.98,
  };
}

/** The closed case, lying: a shallow drum with the brand on its lid. */
export function closedCase(context: DrawContext, radius: number, rim: number, view: number): Drawing {
  const finish = partFinish(context.finish);
  const ry = radius * view;
  const top = -rim * 2;
  const half = (y: number, colour: string) =>
    el('path', {
      d: d`M${-radius} ${y}A${radius} ${ry} 0 0 0 ${radius} ${y}v${rim}A${radius} ${ry} 0 0 1 ${-radius} ${y + rim}Z`,
      fill: roundPaint(context, colour, finish),
    });
  const name = shortened(context, radius * 1.2, 7);
  const art =
    half(-rim, darken(context.body, 0.08)) +
    el('path', {
      d: d`M${-radius} ${-rim}A${radius} ${ry} 0 0 0 ${radius} ${-rim}`,
      fill: 'none',
      stroke: context.cap,
      'stroke-width': 2.4,
    }) +
    half(top, context.body) +
    el('ellipse', { cx: 0, cy: top, rx: radius, ry, fill: lidPaint(context, context.body, finish) }) +
    el('ellipse', {
      cx: 0,
      cy: top,
      rx: radius * 0.84,
      ry: ry * 0.82,
      fill: 'none',
      stroke: context.cap,
      'stroke-width': 1.3,
      opacity: 0.9,
    }) +
    glint(d`M${-radius} ${top}A${radius} ${ry} 0 0 0 ${radius} ${top}`, 0.6, 1.1) +
    el(
      'g',
      { transform: `translate(0 ${Math.round(top)}) scale(1 ${(view * 1.1).toFixed(2)})` },
      line(context, { text: name, y: 5, width: radius * 1.2, size: 17, ink: inkOn(context, context.body) }),
    );
  return {
    art: el('g', { transform: `translate(0 ${Math.round(-ry * 0.55)})` }, art),
    width: radius * 2,
    height: rim * 2 + ry * 1.55,
    foot: radius,
  };
}

/** The same case standing on its edge, lid to the camera. */
export function caseFace(context: DrawContext, radius: number): Drawing {
  const finish = partFinish(context.finish);
  const cy = -radius;
  const star = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * Math.PI * 2;
    return d`M${Math.cos(angle) * radius * 0.62} ${cy + Math.sin(angle) * radius * 0.62}L${Math.cos(angle) * radius * 0.84} ${cy + Math.sin(angle) * radius * 0.84}`;
  }).join('');
  const ornament = context.random('lid').maybe(0.5)
    ? el('path', { d: star, stroke: context.cap, 'stroke-width': 1.4, opacity: 0.75 })
    : el('path', {
        d: ellipsePath(0, cy, radius * 0.78, radius * 0.78),
        fill: 'none',
        stroke: context.cap,
        'stroke-width': 1.4,
      });
  const art =
    el('circle', { cx: 5, cy: cy - 1, r: radius, fill: darken(context.body, 0.45) }) +
    el('circle', {
      cx: 4,
      cy,
      r: radius * 0.99,
      fill: context.svgDefs.across([
        [0, lighten(context.cap, 0.4)],
        [1, darken(context.cap, 0.4)],
      ]),
    }) +
    el('circle', { cx: 0, cy, r: radius, fill: flatPaint(context, context.body, finish) }) +
    el('circle', {
      cx: 0,
      cy,
      r: radius * 0.94,
      fill: 'none',
      stroke: lighten(context.body, 0.5),
      'stroke-width': 1,
      opacity: 0.5,
    }) +
    ornament +
    line(context, {
      text: shortened(context, radius, 8),
      y: cy + 5,
      width: radius,
      size: 16,
      ink: inkOn(context, context.body),
    });
  return { art, width: radius * 2 + 10, height: radius * 2, foot: radius * 0.5 };
}
