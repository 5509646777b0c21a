import type { Returnable } from '@huarong/contract/returns';
import {
  freeUnits,
  openKinds,
  openReasons,
  type ReturnDays,
  reasonRule,
  returnWindow,
} from '@huarong/core/returns';
import { shanghaiIso } from '@huarong/core/shared';
import type { RecalledLine } from '../../inventory/index.ts';
import type { ReturnPorts } from '../ports.ts';
import { lineFactsOf } from '../process/refundable.ts';
import { presentLine } from '../show/present-return.ts';
import type { ReturnableRow } from './list-returnable.ts';

interface ReturnableContext {
  now: Date;
  /** The terms of orders that were placed at a time. */
  daysAt: (at: Date) => ReturnDays;
  imageOf: ReturnPorts['imageOf'];
  /** skuId → units in stock. */
  available: ReadonlyMap<string, number>;
  /** lineId → units claimed by returns. */
  claimed: ReadonlyMap<string, readonly number[]>;
  /** lineId → its recalled units. */
  recalled: ReadonlyMap<string, RecalledLine>;
}

export function presentReturnable(
  { line, signedAt, placedAt, consents }: ReturnableRow,
  { now, daysAt, imageOf, available, claimed, recalled }: ReturnableContext,
): Returnable {
  const days = daysAt(placedAt);
  const recall = recalled.get(line.id) ?? null;
  const facts = lineFactsOf({ consents }, line, { signedAt, now, days, recall });
  const { noReasonUntil, faultUntil } = returnWindow(signedAt, days);
  const units = freeUnits(line.quantity, claimed.get(line.id) ?? []);
  return {
    ...presentLine({ line, units }, imageOf),
    orderId: line.order_id,
    subOrderId: line.sub_order_id,
    signedAt: shanghaiIso(signedAt),
    ...(facts.exception === null && { returnableUntil: shanghaiIso(noReasonUntil) }),
    qualityUntil: shanghaiIso(faultUntil),
    ...(recall !== null &&
      recall.units > 0 &&
      now < recall.until && { recallUntil: shanghaiIso(recall.until) }),
    returnDays: days.returnDays,
    faultDays: days.faultDays,
    kinds: openKinds(facts),
    ...(facts.exception !== null && { exception: facts.exception }),
    bought: line.quantity,
    ...(line.engraving !== null && { engraving: line.engraving }),
    reasons: openReasons(facts).map(({ reason, kinds }) => {
      const { text, isFault, isQuality } = reasonRule(reason);
      return { reason, text, kinds, isFault, needsPictures: isQuality };
    }),
    canExchange: (available.get(line.sku_id) ?? 0) > 0,
  };
}
