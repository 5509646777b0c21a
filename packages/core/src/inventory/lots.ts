/** A lot of a sku, as far as it matters for what is taken first. Days are `2027-03-31`. */
export interface LotOnHand {
  lotId: number;
  /** The last day on which it may be used. */
  expiresOn: string;
  remaining: number;
  isRecalled: boolean;
}
export interface LotUnits {
  lotId: number;
  units: number;
}

/** On its last day a lot may still be sold. */
export const isExpired = ({ expiresOn }: Pick<LotOnHand, 'expiresOn'>, today: string): boolean =>
  expiresOn < today;

/**
 * Which lots units are taken from: what expires first goes first, what is expired or recalled never. `rest` are the units
 * that no lot has.
 */
export function allocateLots(
  lots: readonly LotOnHand[],
  units: number,
  today: string,
): { taken: LotUnits[]; rest: number } {
  const taken: LotUnits[] = [];
  let rest = units;
  for (const lot of inOrderOfExpiry(lots)) {
    if (rest === 0) break;
    if (lot.isRecalled || isExpired(lot, today)) continue;
    const share = Math.min(rest, lot.remaining);
    if (share === 0) continue;
    taken.push({ lotId: lot.lotId, units: share });
    rest -= share;
  }
  return { taken, rest };
}

/** Which lots shrink when units are gone and nobody said of which lot: the earliest, also an expired one. */
export function shrinkLots(lots: readonly LotOnHand[], units: number): LotUnits[] {
  const taken: LotUnits[] = [];
  let rest = units;
  for (const { lotId, remaining } of inOrderOfExpiry(lots)) {
    const share = Math.min(rest, remaining);
    if (share > 0) taken.push({ lotId, units: share });
    rest -= share;
  }
  return taken;
}

const inOrderOfExpiry = (lots: readonly LotOnHand[]): LotOnHand[] =>
  [...lots].sort((one, other) =>
    one.expiresOn === other.expiresOn ? one.lotId - other.lotId : one.expiresOn < other.expiresOn ? -1 : 1,
  );

/** Why a lot changed, in words. */
export const LOT_REASON_TEXTS: Readonly<Record<string, string>> = {
  received: '收货',
  shipped: '发货',
  return: '退回入库',
  damaged: '破损',
  expired: '过期',
  count: '盘点',
  sample: '样品',
  transfer: '调拨',
  lost: '遗失',
  correction: '更正',
  recall: '召回',
  uncounted: '未指明批次的减少',
};

type ExpiryState = 'expired' | 'months-3' | 'months-6' | 'fine';
/** How near the last day is. */
export function expiryState(expiresOn: string, today: string): ExpiryState {
  if (expiresOn < today) return 'expired';
  if (expiresOn < addMonths(today, 3)) return 'months-3';
  return expiresOn < addMonths(today, 6) ? 'months-6' : 'fine';
}

/** The same day some months later; the last of the month where it has no such day, as PostgreSQL adds months. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  const dayOfMonth = Math.min(date, lastOfMonth.getUTCDate());
  return new Date(Date.UTC(year, month - 1 + months, dayOfMonth)).toISOString().slice(0, 10);
}
