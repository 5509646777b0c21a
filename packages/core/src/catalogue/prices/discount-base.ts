import { DAY_MS } from '../../shared/index.ts';

/** A unit of a sku that was really sold. */
export interface Sale {
  at: Date;
  unitPriceFen: number;
}

/** The price that a discount may refer to, and the sale that shows it. */
export interface DiscountBase {
  fen: number;
  at: Date;
  /** `week`: the lowest price of the seven days before; `last`: nothing was sold in them, so the last sale before. */
  kind: 'week' | 'last';
}

const WEEK_MS = 7 * DAY_MS;

/**
 * What a reduction that begins at `from` is measured against: the lowest price really charged in the seven days before it,
 * or the last one before those (Interim Provisions on Promotion Behaviour, 2020, article 21). Null: it was never sold.
 */
export function discountBase(sales: readonly Sale[], from: Date): DiscountBase | null {
  const before = sales.filter(({ at }) => at < from);
  const week = before.filter(({ at }) => at.getTime() >= from.getTime() - WEEK_MS);
  const lowest = week.reduce<Sale | null>(
    (found, sale) => (found === null || sale.unitPriceFen < found.unitPriceFen ? sale : found),
    null,
  );
  if (lowest) return { fen: lowest.unitPriceFen, at: lowest.at, kind: 'week' };
  const last = before.reduce<Sale | null>(
    (found, sale) => (found === null || sale.at > found.at ? sale : found),
    null,
  );
  return last && { fen: last.unitPriceFen, at: last.at, kind: 'last' };
}

/** Whether a price may be shown struck through beside the price that is charged. */
export type StrikeVerdict =
  | { ok: true }
  /** No sale shows it. */
  | { ok: false; reason: 'never-sold' }
  /** It was charged less than that lately. */
  | { ok: false; reason: 'above-base'; base: DiscountBase };

export function checkStrikePrice(strikeFen: number, base: DiscountBase | null): StrikeVerdict {
  if (!base) return { ok: false, reason: 'never-sold' };
  return strikeFen <= base.fen ? { ok: true } : { ok: false, reason: 'above-base', base };
}
