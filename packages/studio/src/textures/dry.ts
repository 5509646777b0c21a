import { darken, lighten, mix } from '../colour/shade.ts';
import { d, el, group, num } from '../svg/markup.ts';
import { relief } from './relief.ts';
import { layerShadow, type Spread } from './smear.ts';

/** Pressed powder, broken: a cake with crumbs around it. */
export function powder(spread: Spread): string {
  const { svgDefs, random, fill, width, height, scale } = spread;
  const seed = random.whole(1, 90);
  const grainy = relief(svgDefs, {
    colour: lighten(fill, 0.06),
    height: 8,
    shine: 0.06,
    round: 1,
    grain: { along: 0.034, across: 0.05, share: 0.8, tear: 24, seed, fine: true },
    scale,
  });
  const w = width * 0.42;
  const h = height * 0.28;
  const heap = d`M${-w} ${h * 0.2}Q${-w * 0.9} ${-h * 0.8} ${-w * 0.2} ${-h}Q${w * 0.7} ${-h * 1.05} ${w} ${-h * 0.2}Q${w * 1.06} ${h * 0.7} ${w * 0.3} ${h * 0.96}Q${-w * 0.8} ${h * 1.1} ${-w} ${h * 0.2}Z`;
  const crumbs = Array.from({ length: 34 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = random.between(0.95, 1.5);
    const r = random.between(1, 8) * (width / 400) * (1.6 - far + 0.4);
    const x = Math.cos(angle) * w * far;
    const y = Math.sin(angle) * h * far * 1.15;
    return d`M${x - r} ${y}l${r * 0.7} ${-r}l${r * 1.1} ${r * 0.3}l${r * 0.2} ${r}l${-r * 1.2} ${r * 0.5}Z`;
  }).join('');
  const transform = `translate(${num(width * 0.49)} ${num(height * 0.5)}) rotate(${num(random.between(-24, 12))})`;
  return (
    layerShadow(spread, heap + crumbs, transform) +
    group(el('path', { d: heap + crumbs, filter: grainy }), { transform })
  );
}

/** Tea and petals: long curled leaves strewn over the paper. */
export function leaf(spread: Spread): string {
  const { svgDefs, random, fill, ambient, width, height } = spread;
  const unit = width / 400;
  const tones = [
    darken(fill, 0.4),
    darken(fill, 0.18),
    fill,
    lighten(fill, 0.25),
    mix(fill, '#d9b26a', 0.35),
  ];
  const blades = tones.map(() => '');
  for (let at = 0; at < 64; at++) {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) ** 1.2;
    const x = width * 0.5 + Math.cos(angle) * width * 0.44 * far;
    const y = height * 0.5 + Math.sin(angle) * height * 0.36 * far;
    const long = random.between(44, 96) * unit;
    const wide = random.between(5, 11) * unit;
    const turn = random.between(0, Math.PI * 2);
    const [ex, ey] = [Math.cos(turn) * long, Math.sin(turn) * long];
    const [nx, ny] = [-Math.sin(turn) * wide, Math.cos(turn) * wide];
    const curl = random.between(-2.4, 2.4);
    blades[at % tones.length] +=
      d`M${x} ${y}Q${x + ex * 0.5 + nx * (1 + curl)} ${y + ey * 0.5 + ny * (1 + curl)} ${x + ex} ${y + ey}Q${x + ex * 0.5 + nx * (curl - 1)} ${y + ey * 0.5 + ny * (curl - 1)} ${x} ${y}Z`;
  }
  const all = blades.join('');
  return (
    el('path', {
      d: all,
      fill: darken(ambient, 0.62),
      opacity: 0.4,
      transform: 'translate(5 7)',
      filter: svgDefs.blur(4),
    }) +
    blades
      .map((path, at) => {
        const tone = tones[at] ?? fill;
        return el('path', {
          d: path,
          fill: svgDefs.slant([
            [0, lighten(tone, 0.2)],
            [0.5, tone],
            [1, darken(tone, 0.2)],
          ]),
          stroke: lighten(tone, 0.4),
          'stroke-width': 0.6 * unit,
        });
      })
      .join('')
  );
}
