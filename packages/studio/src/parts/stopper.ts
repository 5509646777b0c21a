import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { capFinish, flatPaint, roundPaint } from '../light/materials.ts';
import { d, el } from '../svg/markup.ts';
import { glint, sheen } from './sheen.ts';

/** A sphere of metal, glass or wood on a perfume. */
export function ballCap(context: DrawContext, radius: number, bottom: number): string {
  const { svgDefs, cap } = context;
  const metal = capFinish(cap, context.finish) === 'metal';
  const cy = bottom - radius * 0.94;
  const orb = svgDefs.radial(
    [
      [0, lighten(cap, metal ? 0.85 : 0.6)],
      [0.16, lighten(cap, metal ? 0.5 : 0.3)],
      [0.48, cap],
      [0.72, darken(cap, 0.42)],
      [0.86, darken(cap, metal ? 0.55 : 0.5)],
      [0.95, mix(cap, context.ambient, 0.45)],
      [1, darken(cap, 0.35)],
    ],
    0.36,
    0.3,
    0.74,
  );
  const belt = metal
    ? svgDefs.down([
        [0, '#fff', 0],
        [0.52, darken(cap, 0.6), 0],
        [0.6, darken(cap, 0.6), 0.5],
        [0.72, '#fff', 0.22],
        [1, '#fff', 0],
      ])
    : undefined;
  return (
    el('circle', { cx: 0, cy, r: radius, fill: orb }) +
    (belt ? el('circle', { cx: 0, cy, r: radius, fill: belt }) : '') +
    el('ellipse', {
      cx: -radius * 0.34,
      cy: cy - radius * 0.42,
      rx: radius * 0.26,
      ry: radius * 0.17,
      fill: '#fff',
      opacity: 0.72,
      transform: `rotate(-32 ${Math.round(-radius * 0.34)} ${Math.round(cy - radius * 0.42)})`,
      filter: svgDefs.blur(1.2),
    })
  );
}

/** A block with a flat front and a lit top edge. */
export function blockCap(
  context: DrawContext,
  halfWidth: number,
  top: number,
  bottom: number,
  round = 2.5,
): string {
  const finish = capFinish(context.cap, context.finish);
  const depth = halfWidth * 0.16;
  const face = d`M${-halfWidth} ${top + round}q0 ${-round} ${round} ${-round}H${halfWidth - round}q${round} 0 ${round} ${round}V${bottom}H${-halfWidth}Z`;
  const lid = d`M${-halfWidth + round} ${top}l${depth} ${-depth * 0.7}H${halfWidth - depth * 1.4}L${halfWidth - round} ${top}Z`;
  return (
    el('path', { d: lid, fill: lighten(context.cap, 0.5) }) +
    el('path', {
      d: face,
      fill:
        finish === 'metal'
          ? roundPaint(context, context.cap, 'metal')
          : flatPaint(context, context.cap, finish),
    }) +
    sheen(context, face, {
      x: -halfWidth * 0.86,
      width: halfWidth * 0.3,
      top: top + 1,
      bottom: bottom - 2,
      strength: 0.4,
    }) +
    glint(d`M${-halfWidth + round} ${top + 0.8}H${halfWidth - round}`, 0.55, 0.9)
  );
}
