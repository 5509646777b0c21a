import {
  type ReturnReason,
  reasonRule,
  refundOfUnits,
  type UnitRefund,
  type UnitsByLine,
} from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { getSubOrder, type LoadedOrder } from '../../orders/index.ts';
import type { RefundPort } from '../ports.ts';
import type { ReturnUnitRow } from '../return-rows.ts';
import { listClaimedUnits } from '../returns.queries.ts';
import { refundableOf } from './refundable.ts';

export interface CalculatedRefund {
  refund: UnitRefund;
  amountFen: number;
  pointsTaken: number;
  isCouponBack: boolean;
}

export const unitsByLine = (units: readonly ReturnUnitRow[]): UnitsByLine =>
  new Map(
    [...Map.groupBy(units, (unit) => unit.order_line_id)].map(([lineId, rows]) => [
      lineId,
      rows.map(({ piece }) => piece),
    ]),
  );

/**
 * What these units of a return refund. Calculated now, because other returns since the application affect freight, gifts
 * and coupon.
 */
export async function calculateRefund(
  db: Queryable,
  refunds: RefundPort,
  loaded: LoadedOrder,
  { sub_order_id, reason }: { sub_order_id: string; reason: ReturnReason },
  units: UnitsByLine,
): Promise<CalculatedRefund> {
  const { order } = loaded;
  const refund = refundOfUnits(
    refundableOf(loaded, await listUnitsOfOtherReturns(db, loaded, units)),
    units,
    reasonRule(reason),
  );
  return {
    refund,
    amountFen: Math.min(refund.totalFen, await refundableAmount(db, refunds, order.id)),
    // Points are granted on completion, so before it there is nothing to deduct.
    pointsTaken: getSubOrder(loaded, sub_order_id).sub.completed_at ? refund.pointsTaken : 0,
    isCouponBack: refund.isWholeOrder && order.coupon_ids.length > 0,
  };
}

/** Units that other returns claim. */
async function listUnitsOfOtherReturns(
  db: Queryable,
  { subOrders }: LoadedOrder,
  own: UnitsByLine,
): Promise<Map<string, number[]>> {
  const lineIds = subOrders.flatMap(({ lines }) => lines.map(({ id }) => id));
  const claimed = await listClaimedUnits(db, lineIds);
  return new Map(
    [...claimed].map(([lineId, units]) => [lineId, units.filter((unit) => !own.get(lineId)?.includes(unit))]),
  );
}

/** The paid amount less all refunds, done or pending, so that refunds never exceed the payment. */
async function refundableAmount(db: Queryable, refunds: RefundPort, orderId: string): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(amount_fen), 0)::bigint as back from refund
    where order_id = ${orderId} and reason_key not like 'late:%'`.execute(db);
  return Math.max(0, (await refunds.paidSoFar(db, orderId)) - getFirst(rows).back);
}
