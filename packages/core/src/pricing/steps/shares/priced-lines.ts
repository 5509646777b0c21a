import { fen, getFirst, ZERO, zip } from '../../../shared/index.ts';
import type { DiscountSource, PricedLine, PricedUnit, Shares } from '../../model/priced-order.ts';
import type { Row } from '../row.ts';
import { spread } from './spread.ts';

/** One row with its share of each discount. */
export type RowShares = Readonly<Record<DiscountSource, number>> & {
  /** The coupon's share applies to a single unit: the exchanged one. */
  readonly isOneUnitCoupon: boolean;
};

export type SharedRow = { readonly row: Row; readonly shares: RowShares };

const SOURCES = ['bundle', 'presale', 'promotion', 'coupon', 'points'] as const;

type LineIdentity = Pick<
  PricedLine,
  'lineId' | 'skuId' | 'productId' | 'kind' | 'listUnitPrice' | 'promotionId'
>;

/** Builds a line from its rows, with each discount divided over the units to the fen. Refunds read these shares. */
export function pricedLine(identity: LineIdentity, rows: readonly SharedRow[]): PricedLine {
  const units = rows.flatMap(pricedUnits);
  // Rows come cheapest price first.
  const { unitPrice, reason } = getFirst(rows).row;
  return {
    ...identity,
    quantity: units.length,
    unitPrice: fen(unitPrice),
    unitPriceReason: reason,
    amount: total(units.map((unit) => unit.unitPrice)),
    shares: fromSources((source) => total(units.map((unit) => unit.shares[source]))),
    paid: total(units.map((unit) => unit.paid)),
    units,
  };
}

function pricedUnits({ row, shares }: SharedRow): PricedUnit[] {
  const units = Array.from({ length: row.quantity }, () => ({
    left: row.unitPrice,
    shares: { bundle: ZERO, presale: ZERO, promotion: ZERO, coupon: ZERO, points: ZERO },
  }));
  for (const source of SOURCES) {
    if (shares[source] === 0) continue;
    const left = units.map((unit) => unit.left);
    const parts =
      source === 'coupon' && shares.isOneUnitCoupon
        ? onOneUnit(shares.coupon, left)
        : spread(shares[source], left);
    for (const [unit, part] of zip(units, parts)) {
      unit.left -= part;
      unit.shares[source] = fen(part);
    }
  }
  const unitPrice = fen(row.unitPrice);
  return units.map((unit) => ({ unitPrice, shares: unit.shares, paid: fen(unit.left) }));
}

/** The unit with exactly this value; rounding of earlier steps may have left other units a fen more. */
function onOneUnit(amount: number, left: readonly number[]): number[] {
  let found = -1;
  let least = Infinity;
  left.forEach((worth, unit) => {
    if (worth >= amount && worth < least) [found, least] = [unit, worth];
  });
  return left.map((_, unit) => (unit === found ? amount : 0));
}

const total = (amounts: readonly number[]) => fen(amounts.reduce((all, amount) => all + amount, 0));

const fromSources = (shareOf: (source: DiscountSource) => PricedUnit['paid']): Shares => ({
  bundle: shareOf('bundle'),
  presale: shareOf('presale'),
  promotion: shareOf('promotion'),
  coupon: shareOf('coupon'),
  points: shareOf('points'),
});

export const NO_SHARES: RowShares = {
  bundle: ZERO,
  presale: ZERO,
  promotion: ZERO,
  coupon: ZERO,
  points: ZERO,
  isOneUnitCoupon: false,
};
