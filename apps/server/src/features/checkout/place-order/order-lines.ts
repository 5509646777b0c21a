import {
  type PricedGift,
  type PricedOrder,
  type StoredLine,
  storedLinesOf,
  unitPriceSavingOf,
} from '@huarong/core/pricing';
import type { AssembledBundle } from '../../bundles/index.ts';
import { bundleParts, bundleSnapshot, type LineSnapshot, type NewLine, sumOf } from '../../orders/index.ts';
import type { WaitingExchange } from '../../points/index.ts';

interface LineContext {
  isPresale: boolean;
  bundleOf: (lineId: string) => AssembledBundle | null;
  snapshotOf: (skuId: string, title?: string) => LineSnapshot;
  productOf: (skuId: string) => string;
}

export const orderLines = (
  order: PricedOrder,
  samples: readonly WaitingExchange[],
  context: LineContext,
): NewLine[] => [
  ...storedLinesOf(order).map((stored) => boughtLine(stored, context)),
  ...order.gifts.map((gift) => giftLine(gift, context)),
  ...samples.map((sample) => sampleLine(sample, context)),
];

const FREE_UNIT = { promotion: 0, coupon: 0, points: 0, paid: 0, pointsEarned: 0 } as const;

/** A reward that was exchanged for points: it is paid already. */
const sampleLine = (
  { exchangeId, skuId, name }: WaitingExchange,
  { snapshotOf, productOf }: LineContext,
): NewLine => ({
  skuId,
  productId: productOf(skuId),
  kind: 'gift',
  parts: null,
  engraving: null,
  snapshot: { ...snapshotOf(skuId, name), exchangeId },
  unitPriceFen: 0,
  quantity: 1,
  units: [FREE_UNIT],
});

function boughtLine(stored: StoredLine, { isPresale, bundleOf, snapshotOf }: LineContext): NewLine {
  const { line, unitPrice, units } = stored;
  const bundle = bundleOf(line.lineId);
  const unitPriceSaving = unitPriceSavingOf(stored);
  return {
    skuId: line.skuId,
    productId: line.productId,
    kind: line.kind === 'extraBuy' ? 'extraBuy' : bundle ? 'bundle' : isPresale ? 'presale' : 'ordinary',
    snapshot: {
      ...snapshotOf(line.skuId),
      source: line.lineId,
      ...(bundle && bundleSnapshot(bundle)),
      ...(unitPriceSaving && { unitPriceSaving }),
    },
    parts: bundle && bundleParts(bundle, sumOf(units, 'paid')),
    engraving: bundle?.engraving?.text ?? null,
    unitPriceFen: unitPrice,
    quantity: units.length,
    units,
  };
}

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
  units: Array.from({ length: gift.quantity }, () => FREE_UNIT),
});
