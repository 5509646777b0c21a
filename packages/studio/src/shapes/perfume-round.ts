import { darken, lighten, mix, saturate } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { flatPaint, partFinish } from '../light/materials.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { ellipsePath } from '../parts/pan.ts';
import { gathered, glint } from '../parts/sheen.ts';
import { surfaceOf } from '../parts/vessel.ts';
import { d, el, group } from '../svg/markup.ts';
import { dipTube, type Flacon, perfumeArt } from './perfume-parts.ts';

const BUILDS = [
  { rx: 82, ry: 80, cap: 27, rise: 58 },
  { rx: 92, ry: 72, cap: 24, rise: 54 },
  { rx: 74, ry: 84, cap: 30, rise: 50 },
] as const;

/** A disc of glass: a thick clear rim around the liquid. */
function disc(context: DrawContext): Flacon {
  const { rx, ry, cap, rise } = context.random('build').pick(BUILDS);
  const { svgDefs, ambient, fill } = context;
  const cy = -ry - 2;
  const outline = ellipsePath(0, cy, rx, ry);
  const foot = el('path', {
    d: d`M${-rx * 0.44} -9H${rx * 0.44}L${rx * 0.4} 0H${-rx * 0.4}Z`,
    fill: mix(ambient, '#ffffff', 0.5),
    opacity: 0.7,
  });
  const round = ellipsePath(0, cy, rx * 0.86, ry * 0.86);
  const opaque = context.finish !== 'glass' && context.finish !== 'frosted';
  const edge = darken(mix(ambient, context.body, 0.4), 0.45);
  const level = cy - ry * context.random('level').between(0.36, 0.56);
  const glassBody = opaque
    ? el('path', { d: outline, fill: flatPaint(context, context.body, partFinish(context.finish)) })
    : el('path', {
        d: outline,
        fill: lighten(ambient, 0.4),
        opacity: context.finish === 'frosted' ? 0.8 : 0.45,
      }) +
      el('path', {
        d: outline,
        fill: svgDefs.radial([
          [0, '#fff', 0],
          [0.84, '#fff', 0.1],
          [0.88, edge, 0.3],
          [0.92, '#fff', 0.6],
          [0.97, mix(context.body, '#fff', 0.3), 0.4],
          [1, edge, 0.8],
        ]),
      });
  const lake = opaque
    ? ''
    : group(
        el('path', {
          d: d`M${-rx} ${level}Q0 ${level + 7} ${rx} ${level}V0H${-rx}Z`,
          fill: svgDefs.slant([
            [0, lighten(fill, 0.36)],
            [0.5, fill],
            [1, darken(saturate(fill, 1.1), 0.22)],
          ]),
          opacity: context.finish === 'frosted' ? 0.6 : 0.92,
        }) +
          gathered(context, lighten(fill, 0.7), rx * 0.34, cy + ry * 0.46, rx * 0.5, ry * 0.36) +
          glint(d`M${-rx} ${level}Q0 ${level + 7} ${rx} ${level}`, 0.7, 1.4),
        {
          'clip-path': svgDefs.clip(round),
          filter: context.finish === 'frosted' ? svgDefs.blur(3) : undefined,
        },
      );
  const shine = el('path', {
    d: d`M${-rx * 0.82} ${cy + ry * 0.1}A${rx * 0.84} ${ry * 0.84} 0 0 1 ${-rx * 0.24} ${cy - ry * 0.82}Q${-rx * 0.62} ${cy - ry * 0.5} ${-rx * 0.66} ${cy + ry * 0.1}Z`,
    fill: svgDefs.down([
      [0, '#fff', 0.8],
      [1, '#fff', 0.1],
    ]),
  });
  const glass =
    foot +
    glassBody +
    lake +
    (context.finish === 'glass' ? dipTube(context, cy - ry, -24) : '') +
    shine +
    glint(
      d`M${rx * 0.5} ${cy + ry * 0.78}A${rx * 0.93} ${ry * 0.93} 0 0 0 ${rx * 0.92} ${cy + ry * 0.1}`,
      0.6,
      2,
    ) +
    el('path', { d: outline, fill: 'none', stroke: edge, 'stroke-width': 0.9, opacity: 0.6 }) +
    label(context, {
      width: rx * 1.04,
      top: cy - ry * 0.2,
      bottom: cy + ry * 0.56,
      surface: surfaceOf(context),
    });
  return { glass, width: rx * 2, height: ry * 2, ...flatFoot(rx * 0.44, 9), cap, rise };
}

export const perfumeRound = perfumeArt(disc);
