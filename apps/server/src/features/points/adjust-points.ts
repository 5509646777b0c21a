import { accept, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { earnPoints } from './earn-points.ts';
import { takePoints } from './lots.ts';
import { changeAccount, findEntry, lockAccount, writeEntry } from './points.queries.ts';

export interface Adjustment {
  memberId: string;
  /** Below zero: taken. */
  points: number;
  /** The document; it changes the points of a member once. */
  reference: string;
}

/** Staff add or take points. They do not count for the member card, and none are taken that the member does not have. */
export async function adjustPoints(tx: Tx, { memberId, points, reference }: Adjustment) {
  const account = await lockAccount(tx, memberId);
  if (await findEntry(tx, memberId, 'adjust', reference)) return refuse({ code: 'points-adjusted' });
  const free = account.pay_points - account.held_points;
  const text = `客服调整，单据 ${reference}`;
  if (points > 0) await earnPoints(tx, { memberId, points, reference, text, kind: 'adjust' });
  else {
    if (free < -points) return refuse({ code: 'points-adjust-short', points: free });
    await takePoints(tx, memberId, -points, `adjust:${reference}`);
    await changeAccount(tx, memberId, { payPoints: points });
    await writeEntry(tx, { memberId, kind: 'adjust', reference, text, payPoints: points });
  }
  const { pay_points, held_points } = await lockAccount(tx, memberId);
  return accept({ available: pay_points - held_points });
}
