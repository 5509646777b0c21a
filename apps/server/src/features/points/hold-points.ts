import { displayYuan, fen, STORE } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
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
  const worth = displayYuan(fen(Math.floor((points * 100) / STORE.points.perYuan)));
  await writeEntry(tx, {
    memberId,
    kind: 'hold',
    reference,
    text: `订单 ${reference} 抵 ${worth}`,
    payPoints: -points,
  });
  return 'held';
}
