import { shadeFamily } from '../colour/family.ts';
import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { flatPaint, partFinish } from '../light/materials.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { inkOn, line } from '../parts/lettering.ts';
import { mirrorPaint, pan, roundedPath } from '../parts/pan.ts';
import { glint } from '../parts/sheen.ts';
import { d, el } from '../svg/markup.ts';

/** By the number of pans. */
const BUILDS = {
  2: { columns: 2, rows: 1, width: 178, height: 124 },
  3: { columns: 3, rows: 1, width: 220, height: 118 },
  4: { columns: 2, rows: 2, width: 190, height: 200 },
  5: { columns: 5, rows: 1, width: 252, height: 104 },
  6: { columns: 2, rows: 3, width: 168, height: 226 },
  9: { columns: 3, rows: 3, width: 206, height: 214 },
  12: { columns: 4, rows: 3, width: 236, height: 206 },
};
const ANY = [BUILDS[4], BUILDS[6], BUILDS[9]] as const;

const buildOf = ({ pans, random }: DrawContext) => (pans ? BUILDS[pans] : random('build').pick(ANY));

/** Standing upright and open to the camera, every shade in view. */
function tray(context: DrawContext): Drawing {
  const { columns, rows, width, height } = buildOf(context);
  const shades = shadeFamily(context.fill);
  const rim = 14;
  const gap = 7;
  const title = 22;
  const wide = (width - 2 * rim - (columns - 1) * gap) / columns;
  const tall = (height - 2 * rim - title - (rows - 1) * gap) / rows;
  const round = context.random('pans').maybe(0.3);
  const case_ = roundedPath(-width / 2, -height, width, height, 7);
  let pans = '';
  for (let at = 0; at < columns * rows; at++) {
    const x = -width / 2 + rim + (at % columns) * (wide + gap);
    const y = -height + rim + Math.floor(at / columns) * (tall + gap);
    const r = round ? Math.min(wide, tall) / 2 - 0.5 : 3;
    const stamp =
      at % 3 === 1
        ? d`M${x + wide * 0.2} ${y + tall * 0.8}L${x + wide * 0.8} ${y + tall * 0.2}M${x + wide * 0.2} ${y + tall * 0.5}L${x + wide * 0.5} ${y + tall * 0.2}M${x + wide * 0.5} ${y + tall * 0.8}L${x + wide * 0.8} ${y + tall * 0.5}`
        : '';
    pans += pan(
      context,
      roundedPath(x, y, wide, tall, r),
      shades[at % shades.length] ?? shades[0],
      round ? '' : stamp,
    );
  }
  const art =
    el('path', { d: case_, fill: darken(context.body, 0.3), transform: 'translate(4 -3)' }) +
    el('path', { d: case_, fill: flatPaint(context, context.body, partFinish(context.finish)) }) +
    glint(d`M${-width / 2 + 6} ${-height + 1.2}H${width / 2 - 6}`, 0.5, 1.2) +
    pans +
    line(context, {
      text: context.brand,
      y: -rim * 0.9 - 2,
      width: width * 0.7,
      size: 12,
      ink: inkOn(context, context.body),
    });
  return { art, width: width + 8, height: height + 3, ...flatFoot(width / 2, 8) };
}

/** Opened on the table: the mirror lid behind, the pans running away from the camera. */
function opened(context: DrawContext): Drawing {
  const { columns, rows, width } = buildOf(context);
  const depth = 92;
  const front = width / 2 + 14;
  const rear = width / 2;
  const lift = 12;
  const shades = shadeFamily(context.fill);
  const at = (u: number, v: number) =>
    [(u - 0.5) * 2 * (rear + (front - rear) * v), -lift - depth + depth * v] as const;
  const quad = (u1: number, v1: number, u2: number, v2: number) => {
    const [a, b, c, e] = [at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)];
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}L${e[0]} ${e[1]}Z`;
  };
  let pans = '';
  for (let n = 0; n < columns * rows; n++) {
    const u = 0.06 + ((n % columns) * 0.9) / columns;
    const v = 0.08 + (Math.floor(n / columns) * 0.88) / rows;
    pans += pan(
      context,
      quad(u, v, u + 0.9 / columns - 0.03, v + 0.88 / rows - 0.06),
      shades[n % shades.length] ?? shades[0],
    );
  }
  const lidTall = 128;
  const lid = d`M${-rear} ${-lift - depth}L${-rear - 6} ${-lift - depth - lidTall}H${rear + 6}L${rear} ${-lift - depth}Z`;
  const glass = d`M${-rear + 9} ${-lift - depth - 8}L${-rear + 4} ${-lift - depth - lidTall + 9}H${rear - 4}L${rear - 9} ${-lift - depth - 8}Z`;
  const finish = partFinish(context.finish);
  const art =
    el('path', { d: lid, fill: flatPaint(context, context.body, finish) }) +
    el('path', { d: glass, fill: mirrorPaint(context) }) +
    el('path', {
      d: glass,
      fill: 'none',
      stroke: darken(context.body, 0.4),
      'stroke-width': 1,
      opacity: 0.5,
    }) +
    el('path', {
      d: d`M${-front} ${-lift}H${front}V-3q0 3 -3 3H${-front + 3}q-3 0 -3 -3Z`,
      fill: context.svgDefs.across([
        [0, lighten(context.body, 0.2)],
        [0.4, context.body],
        [1, darken(context.body, 0.35)],
      ]),
    }) +
    el('path', { d: quad(0, 0, 1, 1), fill: flatPaint(context, context.body, finish) }) +
    el('path', {
      d: d`M${-rear} ${-lift - depth - 3}H${rear}v7H${-rear}Z`,
      fill: darken(context.body, 0.5),
    }) +
    pans +
    glint(d`M${-front + 3} ${-lift}H${front - 3}`, 0.55, 1);
  return { art, width: front * 2, height: lift + depth + lidTall, ...flatFoot(front, depth * 0.5) };
}

export const palette: ShapeArt = {
  front: tray,
  angle: (context) => [{ drawing: opened(context), x: 0 }],
};
