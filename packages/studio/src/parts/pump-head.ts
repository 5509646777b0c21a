import { darken } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { capFinish, roundPaint } from '../light/materials.ts';
import { d, el } from '../svg/markup.ts';
import { collar } from './fittings.ts';
import { solid } from './lathe.ts';
import { glint } from './sheen.ts';

/** How high a pump head stands above the neck. */
export const PUMP_RISE = 84;

/** Collar, stem and the head with its beak to the left, towards the lamp. */
export function pumpHead(context: DrawContext, neck: number, y: number): string {
  const finish = capFinish(context.cap, context.finish);
  const style = context.random('pump').pick(['beak', 'flat', 'disc']);
  const top = y - PUMP_RISE;
  const stem = solid(
    context,
    [
      [5.5, top + 14],
      [5.5, y - 26],
    ],
    context.cap,
    'metal',
  );
  const sleeve = solid(
    context,
    [
      [neck * 0.55, y - 40],
      [neck * 0.6, y - 24],
    ],
    darken(context.cap, 0.08),
    finish,
  );
  return stem + sleeve + collar(context, neck, y - 27, y) + HEADS[style](context, top);
}

const HEADS: Record<'beak' | 'flat' | 'disc', (context: DrawContext, top: number) => string> = {
  beak: (context, top) => {
    const path = d`M-40 ${top + 14}q-3 -8 6 -10L-14 ${top}H16q6 0 6 6V${top + 16}q0 3 -3 3H-10L-34 ${top + 20}q-5 0 -6 -6Z`;
    return (
      el('path', {
        d: path,
        fill: context.svgDefs.down([
          [0, context.cap],
          [0.2, context.cap],
          [1, darken(context.cap, 0.45)],
        ]),
      }) +
      el('path', {
        d: path,
        fill: roundPaint(context, context.cap, capFinish(context.cap, context.finish)),
        opacity: 0.6,
      }) +
      glint(d`M-34 ${top + 6.5}L-14 ${top + 1.4}H16`, 0.7, 1.3)
    );
  },
  flat: (context, top) => {
    const path = d`M-46 ${top + 4}q0 -4 4 -4H18q4 0 4 4v9q0 4 -4 4H-12l-4 2H-40q-6 0 -6 -6Z`;
    return (
      el('path', {
        d: path,
        fill: context.svgDefs.down([
          [0, context.cap],
          [0.4, context.cap],
          [1, darken(context.cap, 0.5)],
        ]),
      }) +
      el('path', {
        d: path,
        fill: roundPaint(context, context.cap, capFinish(context.cap, context.finish)),
        opacity: 0.5,
      }) +
      glint(d`M-42 ${top + 1.4}H18`, 0.75, 1.2)
    );
  },
  disc: (context, top) =>
    el('path', {
      d: d`M-38 ${top + 13}q-2 -5 4 -6L-8 ${top + 4}v12L-34 ${top + 20}q-4 0 -4 -7Z`,
      fill: context.svgDefs.down([
        [0, context.cap],
        [1, darken(context.cap, 0.4)],
      ]),
    }) +
    solid(
      context,
      [
        [15, top],
        [17, top + 4, 4],
        [17, top + 19],
      ],
      context.cap,
      capFinish(context.cap, context.finish),
    ),
};
