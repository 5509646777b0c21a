import type { Tx } from '#platform/database';
import { returnPoints, takePoints } from './lots.ts';
import { changeAccount, findEntry, lockAccount, writeEntry } from './points.queries.ts';

export interface Reversal {
  memberId: string;
  points: number;
  /** The return; it reclaims and refunds once each. */
  reference: string;
  /** For the history; without it the reference is a return number. */
  text?: string;
  /** Rewards did not count for the member card. */
  isReward?: boolean;
}

/** Reclaims the points that returned items earned. Points already spent become a debt, deducted from the next earnings. */
export async function reclaimPoints(tx: Tx, reversal: Reversal): Promise<'done' | 'already'> {
  const { memberId, points, reference, text = `退货单 ${reference} 收回对应的积分` } = reversal;
  const account = await lockAccount(tx, memberId);
  if (await findEntry(tx, memberId, 'take-back', reference)) return 'already';
  const reclaimed = Math.min(points, account.pay_points - account.held_points);
  const cardLoss = reversal.isReward ? 0 : Math.min(points, account.card_points);
  if (reclaimed > 0) await takePoints(tx, memberId, reclaimed, `take-back:${reference}`);
  await changeAccount(tx, memberId, {
    payPoints: -reclaimed,
    cardPoints: -cardLoss,
    debtPoints: points - reclaimed,
  });
  await writeEntry(tx, {
    memberId,
    kind: 'take-back',
    reference,
    text,
    payPoints: -reclaimed,
    cardPoints: -cardLoss,
  });
  return 'done';
}

/** Refunds points that paid for returned items to their lots, with the original expiry. */
export async function refundPoints(
  tx: Tx,
  { memberId, points, reference, orderId, text }: Reversal & { orderId: string },
): Promise<'done' | 'already' | 'none'> {
  await lockAccount(tx, memberId);
  if (await findEntry(tx, memberId, 'give-back', reference)) return 'already';
  if (!(await findEntry(tx, memberId, 'spend', orderId))) return 'none';
  if (!(await returnPoints(tx, memberId, points, orderId))) return 'none';
  await changeAccount(tx, memberId, { payPoints: points });
  await writeEntry(tx, {
    memberId,
    kind: 'give-back',
    reference,
    text: text ?? `退货单 ${reference} 退回下单时抵扣的积分，按原到期日`,
    payPoints: points,
  });
  return 'done';
}
