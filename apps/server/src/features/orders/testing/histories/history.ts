import fc from 'fast-check';
import { SKU } from '../../../cart/testing/seed-products.ts';

/** How a sub-order of a paid order ends. */
export type SubOrderEnding = 'cancel' | 'cancel-packed' | 'refused' | 'refused-partly-sent';
interface StaffCancellation {
  kind: 'cancel-by-staff';
  isPaid: boolean;
  isPacked: boolean;
  goodwill: boolean;
}
export type Ending =
  | { kind: 'cancel-unpaid' | 'close-by-staff' }
  /** Staff cancel the whole order, also while it is packed and after a refund of one fen. */
  | StaffCancellation
  /** Staff refund everything before shipment, in this many steps. */
  | { kind: 'full-refund'; isPacked: boolean; steps: 1 | 2; cancelAsked: boolean }
  /** Each sub-order has its own ending; `goodwill` is refunded by staff before. */
  | { kind: 'each'; endings: readonly SubOrderEnding[]; isReversed: boolean; goodwill: boolean };

/** One generated life of an order that ends without a sale. */
export interface History {
  items: readonly { skuId: string; quantity: number }[];
  bundle: 'none' | 'plain' | 'engraved';
  hasCoupon: boolean;
  /** Share of the usable points, in percent. */
  pointsPercent: number;
  hasSample: boolean;
  isPresale: boolean;
  payment: 'alipay' | 'wechat' | 'card' | 'card-and-alipay' | 'cash';
  ending: Ending;
  /** The provider fails the first refund for good; staff send it again. */
  failsFirst: boolean;
}

export interface PlacedOrder {
  orderId: string;
  payableFen: number;
  isCash: boolean;
}

const item = fc.oneof(
  fc.record({
    skuId: fc.constantFrom(SKU.rouge, SKU.cream, SKU.brush),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  // A limit per person, a quota per sku, and three units in stock.
  fc.record({ skuId: fc.constantFrom(SKU.limited, SKU.sample), quantity: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ skuId: fc.constant(SKU.serum), quantity: fc.constant(1) }),
);
const subOrderEnding = fc.constantFrom<SubOrderEnding>(
  'cancel',
  'cancel-packed',
  'refused',
  'refused-partly-sent',
);
const staffCancellation: fc.Arbitrary<StaffCancellation> = fc.record({
  kind: fc.constant('cancel-by-staff' as const),
  isPaid: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  isPacked: fc.boolean(),
  goodwill: fc.boolean(),
});
const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.record({ kind: fc.constantFrom('cancel-unpaid' as const, 'close-by-staff' as const) }),
  fc.record({
    kind: fc.constant('full-refund' as const),
    isPacked: fc.boolean(),
    steps: fc.constantFrom(1 as const, 2 as const),
    cancelAsked: fc.boolean(),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('each' as const),
      endings: fc.array(subOrderEnding, { minLength: 2, maxLength: 2 }),
      isReversed: fc.boolean(),
      goodwill: fc.boolean(),
    }),
  },
);

const historyEnding = (how: fc.Arbitrary<Ending>): fc.Arbitrary<History> =>
  fc.record({
    items: fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: ({ skuId }) => skuId }),
    bundle: fc.constantFrom('none', 'none', 'plain', 'engraved'),
    hasCoupon: fc.boolean(),
    pointsPercent: fc.constantFrom(0, 37, 100),
    hasSample: fc.boolean(),
    isPresale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    payment: fc.constantFrom('alipay', 'wechat', 'card', 'card-and-alipay', 'cash'),
    ending: how,
    failsFirst: fc.boolean(),
  });

export const history = historyEnding(ending);
export const historyCancelledByStaff = historyEnding(staffCancellation);
