import type { Tx } from '#platform/database';
import type { PointsUse } from './hold-points.ts';
import { returnPoints } from './lots.ts';
import { changeAccount, findEntry, lockAccount, writeEntry } from './points.queries.ts';

type SettleResult = 'done' | 'already' | 'none';

/** The order is cancelled: its held points return to their lots. */
export const releasePoints = (
  tx: Tx,
  use: Pick<PointsUse, 'memberId' | 'reference'>,
): Promise<SettleResult> =>
  settle(tx, use, 'release', async (points) => {
    await changeAccount(tx, use.memberId, { heldPoints: -points });
    if (!(await returnPoints(tx, use.memberId, points, use.reference)))
      throw new Error(`the points of ${use.reference} were already returned`);
    return { text: `订单 ${use.reference} 已取消，积分退回`, payPoints: points };
  });

/**
 * The order is paid: its held points are spent. The spendable balance does not change, so the movement list shows
 * nothing.
 */
export const spendPoints = (tx: Tx, use: Pick<PointsUse, 'memberId' | 'reference'>): Promise<SettleResult> =>
  settle(tx, use, 'spend', async (points) => {
    await changeAccount(tx, use.memberId, { payPoints: -points, heldPoints: -points });
    return { text: `订单 ${use.reference} 已支付`, payPoints: 0 };
  });

async function settle(
  tx: Tx,
  { memberId, reference }: Pick<PointsUse, 'memberId' | 'reference'>,
  kind: 'release' | 'spend',
  run: (points: number) => Promise<{ text: string; payPoints: number }>,
): Promise<SettleResult> {
  await lockAccount(tx, memberId);
  const held = await findEntry(tx, memberId, 'hold', reference);
  if (!held) return 'none';
  if (await findEntry(tx, memberId, kind, reference)) return 'already';
  const other = kind === 'release' ? 'spend' : 'release';
  if (await findEntry(tx, memberId, other, reference)) return 'none';
  await writeEntry(tx, { memberId, kind, reference, ...(await run(-held.pay_points)) });
  return 'done';
}
