import { darken } from '../colour/shade.ts';
import type { Kit } from '../kit.ts';
import { capFinish, roundPaint } from '../light/materials.ts';
import { d, el } from '../svg/markup.ts';
import { collar } from './fittings.ts';
import { solid } from './lathe.ts';
import { glint } from './sheen.ts';

/** How high a pump head stands above the neck. */
export const PUMP_RISE = 84;

/** Collar, stem and the head with its beak to the left, towards the lamp. */
export function pumpHead(kit: Kit, neck: number, y: number): string {
  const finish = capFinish(kit.cap, kit.finish);
  const style = kit.chance('pump').pick(['beak', 'flat', 'disc']);
  const top = y - PUMP_RISE;
  const stem = solid(
    kit,
    [
      [5.5, top + 14],
      [5.5, y - 26],
    ],
    kit.cap,
    'metal',
  );
  const sleeve = solid(
    kit,
    [
      [neck * 0.55, y - 40],
      [neck * 0.6, y - 24],
    ],
    darken(kit.cap, 0.08),
    finish,
  );
  return stem + sleeve + collar(kit, neck, y - 27, y) + HEADS[style](kit, top);
}

const HEADS: Record<'beak' | 'flat' | 'disc', (kit: Kit, top: number) => string> = {
  beak: (kit, top) => {
    const path = d`M-40 ${top + 14}q-3 -8 6 -10L-14 ${top}H16q6 0 6 6V${top + 16}q0 3 -3 3H-10L-34 ${top + 20}q-5 0 -6 -6Z`;
    return (
      el('path', {
        d: path,
        fill: kit.sheet.down([
          [0, kit.cap],
          [0.2, kit.cap],
          [1, darken(kit.cap, 0.45)],
        ]),
      }) +
      el('path', { d: path, fill: roundPaint(kit, kit.cap, capFinish(kit.cap, kit.finish)), opacity: 0.6 }) +
      glint(d`M-34 ${top + 6.5}L-14 ${top + 1.4}H16`, 0.7, 1.3)
    );
  },
  flat: (kit, top) => {
    const path = d`M-46 ${top + 4}q0 -4 4 -4H18q4 0 4 4v9q0 4 -4 4H-12l-4 2H-40q-6 0 -6 -6Z`;
    return (
      el('path', {
        d: path,
        fill: kit.sheet.down([
          [0, kit.cap],
          [0.4, kit.cap],
          [1, darken(kit.cap, 0.5)],
        ]),
      }) +
      el('path', { d: path, fill: roundPaint(kit, kit.cap, capFinish(kit.cap, kit.finish)), opacity: 0.5 }) +
      glint(d`M-42 ${top + 1.4}H18`, 0.75, 1.2)
    );
  },
  disc: (kit, top) =>
    el('path', {
      d: d`M-38 ${top + 13}q-2 -5 4 -6L-8 ${top + 4}v12L-34 ${top + 20}q-4 0 -4 -7Z`,
      fill: kit.sheet.down([
        [0, kit.cap],
        [1, darken(kit.cap, 0.4)],
      ]),
    }) +
    solid(
      kit,
      [
        [15, top],
        [17, top + 4, 4],
        [17, top + 19],
      ],
      kit.cap,
      capFinish(kit.cap, kit.finish),
    ),
};
