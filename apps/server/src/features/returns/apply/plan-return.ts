import { isSigned } from '@huarong/core/orders';
import {
  checkReturnRequest,
  freeUnits,
  pickUnits,
  ReturnKind,
  type ReturnReason,
  type ReturnRefusal,
  reasonRule,
  refundOfUnits,
  type UnitRefund,
  type UnitsByLine,
} from '@huarong/core/returns';
import { accept, getFrom, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { LineRow, LoadedOrder } from '../../orders/index.ts';
import { lineFactsOf, refundableOf } from '../process/refundable.ts';
import { listAvailable, listClaimedUnits } from '../returns.queries.ts';

export interface ReturnRequest {
  subOrderId: string;
  kind: ReturnKind;
  reason: ReturnReason;
  /** lineId → units. */
  items: ReadonlyMap<string, number>;
  imageCount: number;
}
export interface ReturnPlan {
  units: UnitsByLine;
  refund: UnitRefund;
}
type Planned<Value> = Result<Value, ReturnRefusal | { code: 'order-not-found' }>;

/** Checks whether a return is allowed, which units it claims and what is refunded. Writes nothing. */
export async function planReturn(
  db: Queryable,
  loaded: LoadedOrder,
  request: ReturnRequest,
): Promise<Planned<ReturnPlan>> {
  const subOrder = loaded.subOrders.find(({ sub }) => sub.id === request.subOrderId);
  const lines = subOrder?.lines.filter(({ id }) => request.items.has(id)) ?? [];
  // A line of another sub-order or owner is answered as not found.
  if (!subOrder || lines.length < request.items.size) return refuse({ code: 'order-not-found' });
  const { status, signed_at: signedAt } = subOrder.sub;
  if (!isSigned(status) || signedAt === null) return refuse({ code: 'return-not-allowed' });

  const claimed = await listClaimedUnits(
    db,
    loaded.subOrders.flatMap((each) => each.lines.map(({ id }) => id)),
  );
  const stored = refundableOf(loaded, claimed);
  const bought = lines.filter(({ kind }) => kind !== 'gift');
  if (bought.length === 0) return refuse({ code: 'return-not-allowed' });
  for (const line of bought) {
    const facts = lineFactsOf(loaded.order, line, {
      signedAt,
      now: loaded.now,
      days: loaded.times,
      recall: loaded.recalled.get(line.id) ?? null,
    });
    const allowed = checkReturnRequest(facts, {
      ...request,
      imageCount: request.imageCount,
      quantity: getFrom(request.items, line.id),
    });
    if (!allowed.ok) return allowed;
  }
  if (request.kind === ReturnKind.Exchange && !(await isInStock(db, bought, request)))
    return refuse({ code: 'return-not-allowed' });

  const units = new Map(bought.map((line) => [line.id, pickUnitsOf(line, claimed, request)]));
  const gifts = lines.filter(({ kind }) => kind === 'gift');
  const due = refundOfUnits(stored, units, { isFault: false }).giftsDue;
  for (const gift of gifts) {
    const owed = due.find(({ lineId }) => lineId === gift.id)?.quantity ?? 0;
    // Another return may already include the gift.
    const limit = Math.min(owed, freeUnits(gift.quantity, unavailableUnits(gift, claimed)).length);
    if (getFrom(request.items, gift.id) > limit || request.kind !== ReturnKind.ReturnAndRefund)
      return refuse({ code: 'return-not-allowed' });
    units.set(gift.id, pickUnitsOf(gift, claimed, request));
  }
  const { isFault } = reasonRule(request.reason);
  return accept({ units, refund: refundOfUnits(stored, units, { isFault }) });
}

function pickUnitsOf(
  line: LineRow,
  claimed: ReadonlyMap<string, number[]>,
  { items }: ReturnRequest,
): number[] {
  const units = pickUnits(line.quantity, unavailableUnits(line, claimed), getFrom(items, line.id));
  if (!units) throw new Error(`line ${line.id} has fewer free units than its returned quantity says`);
  return units;
}

const unavailableUnits = (line: LineRow, claimed: ReadonlyMap<string, number[]>): number[] => [
  ...(claimed.get(line.id) ?? []),
  ...line.settled_pieces,
];

async function isInStock(
  db: Queryable,
  lines: readonly LineRow[],
  { items }: ReturnRequest,
): Promise<boolean> {
  const available = await listAvailable(
    db,
    lines.map(({ sku_id }) => sku_id),
  );
  return lines.every(({ id, sku_id }) => (available.get(sku_id) ?? 0) >= getFrom(items, id));
}
