import { pointsWorth } from '@huarong/core/pricing';
import { displayYuan, fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { readSetting } from '../settings/index.ts';
import { takePoints } from './lots.ts';
import { changeAccount, findEntry, lockAccount, writeEntry } from './points.queries.ts';

export interface PointsUse {
  memberId: string;
  points: number;
  /** The order; it holds, releases and spends once each. */
  reference: string;
}

/** Holds points for an unpaid order: they cannot be used elsewhere and do not expire meanwhile. */
export async function holdPoints(tx: Tx, use: PointsUse): Promise<'held' | 'already' | 'short'> {
  const { memberId, points, reference } = use;
  await lockAccount(tx, memberId);
  if (await findEntry(tx, memberId, 'hold', reference)) return 'already';
  if (!(await changeAccount(tx, memberId, { heldPoints: points }))) return 'short';
  await takePoints(tx, memberId, points, reference);
  const { perYuan } = await readSetting(tx, 'points');
  const worth = displayYuan(fen(pointsWorth(points, perYuan)));
  await writeEntry(tx, {
    memberId,
    kind: 'hold',
    reference,
    text: `订单 ${reference} 抵 ${worth}`,
    payPoints: -points,
  });
  return 'held';
}
