import { RECALL_REASON, reasonRule, returnWindow } from '@huarong/core/returns';
import { getSubOrder, type LineRow, type LoadedOrder } from '../../orders/index.ts';
import type { ReturnRow } from '../return-rows.ts';

/** Until when a return for its reason was possible, and whether it was in time. */
export function windowOf(loaded: LoadedOrder, row: ReturnRow) {
  const { sub, lines } = getSubOrder(loaded, row.sub_order_id);
  const { signed_at: signedAt } = sub;
  if (signedAt === null) return { signedAt: null, windowUntil: null, wasInWindow: false };
  const { noReasonUntil, faultUntil } = returnWindow(signedAt, loaded.times);
  const until =
    row.reason === RECALL_REASON
      ? recallEnd(loaded, lines)
      : reasonRule(row.reason).isQuality
        ? faultUntil
        : noReasonUntil;
  return {
    signedAt: signedAt.toISOString(),
    windowUntil: until.toISOString(),
    wasInWindow: row.created_at < until,
  };
}

/** The last recall of these lines; they were recalled, or the reason would not have been open. */
const recallEnd = ({ recalled, now }: LoadedOrder, lines: readonly LineRow[]): Date =>
  new Date(Math.max(...lines.map(({ id }) => (recalled.get(id)?.until ?? now).getTime())));
