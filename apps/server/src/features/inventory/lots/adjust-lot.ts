import type { AdjustmentCause } from '@huarong/core/inventory';
import { accept, type Result, refuse, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { lockLot, moveLots } from './lots.queries.ts';
import { type LotReceipt, type ReceiptRefusal, receiveLot } from './receive-lot.ts';

/** Of which lot the units are that are added or removed: one that is received, or one that is there. */
export type LotOfAdjustment =
  | { receipt: LotReceipt; lotId?: undefined }
  | { lotId: number; receipt?: undefined };

export type LotRefusal =
  | ReceiptRefusal
  | { code: 'lot-not-found' }
  | { code: 'lot-too-few'; remaining: number }
  | { code: 'lot-receipt-wrong'; reason: string };

interface LotAdjustment {
  skuId: string;
  difference: number;
  cause: AdjustmentCause;
  reference: string;
}

/** Adds or removes units of a lot. The caller has changed the stock in the same transaction, and rolls back on a refusal. */
export async function adjustLot(
  tx: Tx,
  { skuId, difference, cause, reference }: LotAdjustment,
  { receipt, lotId }: LotOfAdjustment,
): Promise<Result<{ lotId: number }, LotRefusal>> {
  if (receipt !== undefined) {
    const problem = receiptProblem(receipt, { difference, cause }, shanghaiDate(await readClock(tx)));
    return problem === null
      ? receiveLot(tx, skuId, difference, receipt)
      : refuse({ code: 'lot-receipt-wrong', reason: problem });
  }
  const lot = await lockLot(tx, lotId);
  if (lot?.skuId !== skuId) return refuse({ code: 'lot-not-found' });
  if (lot.isRecalled && difference > 0) return refuse({ code: 'lot-is-recalled' });
  const isMoved = await moveLots(tx, [{ lotId, delta: difference }], { reason: cause, reference });
  return isMoved ? accept({ lotId }) : refuse({ code: 'lot-too-few', remaining: lot.remaining });
}

export function receiptProblem(
  { expiresOn, producedOn }: LotReceipt,
  { difference, cause }: Pick<LotAdjustment, 'difference' | 'cause'>,
  today: string,
): string | null {
  if (cause !== 'received' || difference <= 0) return '批号和供应商只在收货、增加库存时填写';
  if (expiresOn < today) return '限用日期已经过了，不能收货';
  if (producedOn !== undefined && producedOn > expiresOn) return '生产日期晚于限用日期';
  return producedOn !== undefined && producedOn > today ? '生产日期还没有到' : null;
}
