import type { PricedGift, PricedLine, PricedOrder, PricedUnit } from '@huarong/core/pricing';
import { allocate, fen, getAt } from '@huarong/core/shared';
import type { AssembledBundle } from '../../bundles/index.ts';
import {
  bundleParts,
  bundleSnapshot,
  type LineSnapshot,
  type NewLine,
  sumOf,
  type UnitShare,
} from '../../orders/index.ts';

interface LineContext {
  isPresale: boolean;
  bundleOf: (lineId: string) => AssembledBundle | null;
  snapshotOf: (skuId: string, title?: string) => LineSnapshot;
  productOf: (skuId: string) => string;
}

export function orderLines(order: PricedOrder, context: LineContext): NewLine[] {
  const all = order.lines.flatMap((line) => line.units);
  const earned = allocate(
    fen(order.expectedPoints),
    all.map(({ paid }) => paid),
  );
  let position = 0;
  const lines = order.lines.flatMap((line) => {
    const points = earned.slice(position, position + line.units.length);
    position += line.units.length;
    return splitByUnitPrice(line, points, context);
  });
  return [...lines, ...order.gifts.map((gift) => giftLine(gift, context))];
}

/** Units of one line can have different prices when a quota runs out; each price becomes an order line. */
function splitByUnitPrice(
  line: PricedLine,
  points: readonly number[],
  { isPresale, bundleOf, snapshotOf }: LineContext,
): NewLine[] {
  const bundle = bundleOf(line.lineId);
  const units = line.units.map((unit, index) => ({ unit, points: getAt(points, index) }));
  return [...Map.groupBy(units, ({ unit }) => unit.unitPrice)].map(([unitPriceFen, same]) => ({
    skuId: line.skuId,
    productId: line.productId,
    kind: line.kind === 'extraBuy' ? 'extraBuy' : bundle ? 'bundle' : isPresale ? 'presale' : 'ordinary',
    snapshot: { ...snapshotOf(line.skuId), source: line.lineId, ...(bundle && bundleSnapshot(bundle)) },
    parts:
      bundle &&
      bundleParts(
        bundle,
        sumOf(
          same.map(({ unit }) => unitShare(unit, 0)),
          'paid',
        ),
      ),
    engraving: bundle?.engraving?.text ?? null,
    unitPriceFen,
    quantity: same.length,
    units: same.map((entry) => unitShare(entry.unit, entry.points)),
  }));
}

/** Bundle, presale and full-amount discounts are shown to the shopper as one. */
const unitShare = ({ shares, paid }: PricedUnit, pointsEarned: number): UnitShare => ({
  promotion: shares.bundle + shares.presale + shares.promotion,
  coupon: shares.coupon,
  points: shares.points,
  paid,
  pointsEarned,
});

const giftLine = (gift: PricedGift, { snapshotOf, productOf }: LineContext): NewLine => ({
  skuId: gift.skuId,
  productId: productOf(gift.skuId),
  kind: 'gift',
  parts: null,
  engraving: null,
  snapshot: {
    ...snapshotOf(gift.skuId, gift.title),
    giftValueFen: gift.value,
    giftEarnedBy: { reach: gift.reach, times: gift.times, sources: [...gift.lineIds] },
  },
  unitPriceFen: 0,
  quantity: gift.quantity,
  units: Array.from({ length: gift.quantity }, () => ({
    promotion: 0,
    coupon: 0,
    points: 0,
    paid: 0,
    pointsEarned: 0,
  })),
});
