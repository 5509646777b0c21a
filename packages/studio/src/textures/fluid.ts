import { darken, lighten, saturate } from '../colour/shade.ts';
import { d, el, group, num } from '../svg/markup.ts';
import { relief } from './relief.ts';
import { layerShadow, type Spread } from './smear.ts';

/** A lens of clear liquid: dark towards the lamp, bright where the light leaves it. */
export function lens(spread: Spread, cx: number, cy: number, rx: number, ry: number): string {
  const { svgDefs, fill, ambient } = spread;
  const rich = saturate(fill, 1.15);
  const body = svgDefs.radial(
    [
      [0, lighten(fill, 0.6), 0.9],
      [0.42, fill, 0.82],
      [0.82, darken(rich, 0.2), 0.86],
      [0.95, darken(rich, 0.36), 0.9],
      [1, lighten(fill, 0.3), 0.9],
    ],
    0.66,
    0.7,
    0.8,
  );
  const small = Math.min(rx, ry);
  return (
    el('ellipse', {
      cx: cx + small * 0.2,
      cy: cy + small * 0.26,
      rx: rx * 1.01,
      ry: ry * 1.01,
      fill: darken(ambient, 0.62),
      opacity: 0.42,
      filter: svgDefs.blur(Math.max(2, Math.round(small * 0.1))),
    }) +
    el('ellipse', {
      cx: cx + small * 0.16,
      cy: cy + small * 0.2,
      rx: rx * 0.86,
      ry: ry * 0.86,
      fill: lighten(fill, 0.55),
      opacity: 0.5,
      filter: svgDefs.blur(Math.max(2, Math.round(small * 0.12))),
    }) +
    el('ellipse', { cx, cy, rx, ry, fill: body }) +
    el('path', {
      d: d`M${cx - rx * 0.72} ${cy - ry * 0.1}A${rx * 0.76} ${ry * 0.76} 0 0 1 ${cx - rx * 0.06} ${cy - ry * 0.74}Q${cx - rx * 0.46} ${cy - ry * 0.56} ${cx - rx * 0.72} ${cy - ry * 0.1}Z`,
      fill: '#fff',
      opacity: 0.85,
    }) +
    el('ellipse', {
      cx: cx + rx * 0.46,
      cy: cy + ry * 0.5,
      rx: rx * 0.2,
      ry: ry * 0.12,
      fill: '#fff',
      opacity: 0.5,
      filter: svgDefs.blur(Math.max(1, Math.round(small * 0.05))),
    })
  );
}

/** Keeps drops apart: tries spots until one is free. */
function scattered(
  spread: Spread,
  count: number,
  sizes: readonly [number, number],
): [number, number, number][] {
  const { random, width, height } = spread;
  const spots: [number, number, number][] = [];
  for (let attempt = 0; attempt < count * 14 && spots.length < count; attempt++) {
    const size = random.between(...sizes) * (spots.length < 2 ? 1.7 : random.between(0.3, 1));
    const x = random.between(0.12, 0.88) * width;
    const y = random.between(0.12, 0.88) * height;
    if (spots.every(([ox, oy, other]) => Math.hypot(ox - x, oy - y) > (size + other) * 1.12))
      spots.push([x, y, size]);
  }
  return spots;
}

/** Oil: golden drops of all sizes. */
export function oil(spread: Spread): string {
  return scattered(spread, 12, [spread.width * 0.06, spread.width * 0.11])
    .map(([x, y, size]) => lens(spread, x, y, size, size * 0.94))
    .join('');
}

/** Toners, serums, perfumes: one pool and its splashes. */
export function liquid(spread: Spread): string {
  const { width, height, random, svgDefs, fill, ambient } = spread;
  const w = width * 0.34;
  const h = height * random.between(0.2, 0.25);
  const cx = width * 0.46;
  const cy = height * 0.47;
  const pool = d`M${cx - w} ${cy}C${cx - w * 1.02} ${cy - h * 1.1} ${cx - w * 0.1} ${cy - h * 1.24} ${cx + w * 0.3} ${cy - h * 0.92}C${cx + w * 0.8} ${cy - h * 1.02} ${cx + w * 1.22} ${cy - h * 0.3} ${cx + w * 1.02} ${cy + h * 0.18}C${cx + w * 1.1} ${cy + h * 0.9} ${cx + w * 0.2} ${cy + h * 1.16} ${cx - w * 0.3} ${cy + h * 0.86}C${cx - w * 0.8} ${cy + h * 1.02} ${cx - w * 1.04} ${cy + h * 0.6} ${cx - w} ${cy}Z`;
  const rich = saturate(fill, 1.15);
  const depth = svgDefs.radial(
    [
      [0, lighten(fill, 0.55), 0.8],
      [0.5, fill, 0.72],
      [0.88, darken(rich, 0.22), 0.8],
      [1, lighten(fill, 0.2), 0.85],
    ],
    0.64,
    0.68,
    0.78,
  );
  const drops: readonly (readonly [number, number, number])[] = [
    [0.84, 0.24, 0.055],
    [0.9, 0.68, 0.035],
    [0.2, 0.8, 0.06],
    [0.34, 0.88, 0.028],
    [0.72, 0.84, 0.042],
    [0.14, 0.2, 0.03],
  ];
  return (
    el('path', {
      d: pool,
      fill: darken(ambient, 0.62),
      opacity: 0.42,
      transform: 'translate(8 11)',
      filter: svgDefs.blur(7),
    }) +
    el('path', {
      d: pool,
      fill: lighten(fill, 0.6),
      opacity: 0.5,
      transform: 'translate(5 7)',
      filter: svgDefs.blur(6),
    }) +
    el('path', { d: pool, fill: depth }) +
    el('path', {
      d: pool,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.6,
      opacity: 0.55,
      transform: 'translate(1 1)',
    }) +
    el('path', {
      d: d`M${cx - w * 0.82} ${cy - h * 0.06}C${cx - w * 0.84} ${cy - h * 0.8} ${cx - w * 0.2} ${cy - h * 1.02} ${cx + w * 0.1} ${cy - h * 0.86}C${cx - w * 0.4} ${cy - h * 0.74} ${cx - w * 0.66} ${cy - h * 0.5} ${cx - w * 0.82} ${cy - h * 0.06}Z`,
      fill: '#fff',
      opacity: 0.78,
    }) +
    drops
      .map(([x, y, size]) => lens(spread, x * width, y * height, size * width, size * width * 0.94))
      .join('')
  );
}

/** Gel: a clear swirl that stands up, with bubbles caught in it. */
export function gel(spread: Spread): string {
  const { svgDefs, width, height, random, fill, scale } = spread;
  const wet = relief(svgDefs, {
    colour: lighten(fill, 0.1),
    height: 26,
    shine: 0.95,
    round: 10,
    grain: { along: 0.007, across: 0.016, share: 0.55, tear: 18, seed: random.whole(1, 90) },
    scale,
    clear: 0.6,
  });
  const w = width * 0.4;
  const h = height * 0.2;
  const wave = (dy: number, size: number) =>
    d`M${-w * size} ${h * 0.3 + dy}C${-w * 1.05 * size} ${-h * 0.7 + dy} ${-w * 0.2} ${-h + dy} ${w * 0.3} ${-h * 0.6 + dy}C${w * 0.7} ${-h * 0.3 + dy} ${w * 1.08 * size} ${-h * 0.6 + dy} ${w * size} ${h * 0.2 + dy}C${w * 0.9} ${h * 0.9 + dy} ${w * 0.2} ${h * 0.66 + dy} ${-w * 0.2} ${h * 0.9 + dy}C${-w * 0.6} ${h * 1.1 + dy} ${-w * 0.98 * size} ${h + dy} ${-w * size} ${h * 0.3 + dy}Z`;
  const transform = `translate(${num(width * 0.5)} ${num(height * 0.48)}) rotate(${num(random.between(-28, -10))})`;
  const mass = wave(-h * 0.5, 1) + wave(h * 0.75, 0.86);
  const bubbles = Array.from({ length: 16 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.8;
    const r = random.between(1.4, 6) * (width / 400);
    const x = width * (0.5 + Math.cos(angle) * 0.3 * far);
    const y = height * (0.5 + Math.sin(angle) * 0.2 * far);
    return (
      el('circle', { cx: x, cy: y, r, fill: lighten(fill, 0.5), opacity: 0.5 }) +
      el('circle', { cx: x - r * 0.3, cy: y - r * 0.35, r: r * 0.3, fill: '#fff', opacity: 0.9 })
    );
  }).join('');
  return (
    layerShadow(spread, mass, transform) +
    group(el('path', { d: mass, fill: lighten(fill, 0.5), opacity: 0.5, filter: svgDefs.blur(5) }), {
      transform: `translate(5 7) ${transform}`,
    }) +
    group(el('path', { d: mass, filter: wet }), { transform, opacity: 0.9 }) +
    bubbles +
    lens(spread, width * 0.86, height * 0.86, width * 0.06, width * 0.055) +
    lens(spread, width * 0.14, height * 0.14, width * 0.045, width * 0.042)
  );
}
