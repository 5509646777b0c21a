import { darken, lighten, mix } from '../colour/shade.ts';
import { el, group } from '../svg/markup.ts';
import { relief } from './relief.ts';
import type { Spread } from './smear.ts';

/** Lather: a soft heap of bubbles, large at the edge, fine in the middle. */
export function foam(spread: Spread): string {
  const { svgDefs, random, fill, ambient, width, height, scale } = spread;
  const unit = width / 400;
  const white = mix(fill, '#ffffff', 0.72);
  const heap = Array.from({ length: 30 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next());
    const r = random.between(40, 74) * unit * (1.15 - far * 0.5);
    return el('circle', {
      cx: width * (0.5 + Math.cos(angle) * 0.3 * far),
      cy: height * (0.5 + Math.sin(angle) * 0.25 * far),
      r,
    });
  }).join('');
  const soft = relief(svgDefs, {
    colour: white,
    height: 20,
    shine: 0.1,
    round: 12,
    grain: { along: 0.04, across: 0.045, share: 0.12, tear: 10, seed: random.whole(1, 90) },
    scale,
  });
  const film = svgDefs.radial([
    [0, '#fff', 0.05],
    [0.7, lighten(fill, 0.6), 0.2],
    [0.92, '#fff', 0.75],
    [1, darken(fill, 0.3), 0.5],
  ]);
  const bubbles = Array.from({ length: 30 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = random.between(0.2, 1.16);
    const r = random.between(3, 15) * unit * (0.5 + far * 0.5);
    const cx = width * (0.5 + Math.cos(angle) * 0.34 * far);
    const cy = height * (0.5 + Math.sin(angle) * 0.255 * far);
    return (
      el('circle', { cx, cy, r, fill: film }) +
      el('ellipse', {
        cx: cx - r * 0.36,
        cy: cy - r * 0.4,
        rx: r * 0.22,
        ry: r * 0.15,
        fill: '#fff',
        opacity: 0.9,
      })
    );
  }).join('');
  return (
    group(heap, {
      fill: darken(ambient, 0.6),
      opacity: 0.3,
      filter: svgDefs.blur(9),
      transform: 'translate(9 12)',
    }) +
    group(heap, { filter: soft }) +
    bubbles
  );
}
