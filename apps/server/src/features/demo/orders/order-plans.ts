import { OrderStatus } from '@huarong/core/orders';
import type { CardType } from '@huarong/core/points';
import type { AssembledBundle } from '../../bundles/index.ts';

/** One order of the regular customer: its status history and contents. */
export interface OrderPlan {
  /** Its statuses, with hours since the order was placed. */
  path: readonly [status: OrderStatus, hours: number][];
  daysAgo: number;
  /** How many different items. */
  items: number;
  /** A bundle instead of items: parts by their position in the builder's groups. */
  bundle?: {
    bundleId: string;
    parts: readonly (readonly [group: number, part: number])[];
    engraving?: string;
  };
  units?: number;
  isCash?: true;
  isPresale?: true;
  isCommented?: true;
  note?: string;
  /** A coupon used by the order; seed-coupons.ts creates it. */
  coupon?: { couponId: string; title: string; offFen: number };
}

/** A sku that the regular customer buys. */
export interface DemoItem {
  skuId: string;
  productId: string;
  skuCode: string;
  priceFen: number;
  productName: string;
  productNameEN: string;
  brandNameCN: string;
  brandNameEN: string;
  skuName: string;
  noReturnReason: string | null;
  bundle?: AssembledBundle;
}
export interface DemoOrder {
  plan: OrderPlan;
  bought: readonly DemoItem[];
  number: number;
  memberId: string;
  /** Recipient and card at the time of the order; without it those of the regular customer. */
  buyer?: { card: CardType; name: string; mobile: string };
  now: Date;
}

/** An order in every status; the days are chosen so that each filter of the order list finds some. */
export const orderPlans: readonly OrderPlan[] = [
  {
    path: [[OrderStatus.AwaitingPayment, 0]],
    daysAgo: 0,
    items: 2,
    note: '周末送货请先打电话',
    coupon: { couponId: 'demo-double-1', title: '双十一满减券', offFen: 20_00 },
  },
  { path: [[OrderStatus.AwaitingDeposit, 0]], daysAgo: 0, items: 1, isPresale: true },
  {
    path: [
      [OrderStatus.AwaitingDeposit, 0],
      [OrderStatus.AwaitingBalance, 0.2],
    ],
    daysAgo: 3,
    items: 1,
    isPresale: true,
  },
  { path: [[OrderStatus.AwaitingConfirmation, 0]], daysAgo: 0.2, items: 1, isCash: true },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
    ],
    daysAgo: 0.5,
    items: 3,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Packing, 3],
    ],
    daysAgo: 1,
    items: 2,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Packing, 3],
      [OrderStatus.PartlyShipped, 20],
    ],
    daysAgo: 2,
    items: 2,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Packing, 2],
      [OrderStatus.Shipped, 20],
    ],
    daysAgo: 3,
    items: 1,
    units: 2,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Packing, 2],
      [OrderStatus.Shipped, 18],
      [OrderStatus.Delivered, 66],
    ],
    daysAgo: 6,
    items: 2,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Shipped, 20],
      [OrderStatus.Delivered, 70],
      [OrderStatus.Completed, 120],
    ],
    daysAgo: 24,
    items: 3,
    coupon: { couponId: 'demo-autumn-1', title: '秋日回馈券', offFen: 30_00 },
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Shipped, 20],
      [OrderStatus.Delivered, 70],
      [OrderStatus.Completed, 90],
    ],
    daysAgo: 60,
    items: 1,
    isCommented: true,
    coupon: { couponId: 'demo-autumn-2', title: '秋日回馈券', offFen: 30_00 },
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Shipped, 20],
      [OrderStatus.Delivered, 70],
      [OrderStatus.Completed, 300],
    ],
    daysAgo: 140,
    items: 2,
    isCommented: true,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Shipped, 20],
      [OrderStatus.Completed, 260],
    ],
    daysAgo: 390,
    items: 1,
    isCommented: true,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Packing, 4],
      [OrderStatus.Cancelling, 9],
    ],
    daysAgo: 0.6,
    items: 1,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.Cancelled, 0.5],
    ],
    daysAgo: 9,
    items: 1,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Cancelling, 2],
      [OrderStatus.Closed, 3],
    ],
    daysAgo: 15,
    items: 1,
  },
  {
    path: [
      [OrderStatus.AwaitingConfirmation, 0],
      [OrderStatus.AwaitingShipment, 1],
      [OrderStatus.Shipped, 20],
      [OrderStatus.Refused, 80],
    ],
    daysAgo: 30,
    items: 1,
    isCash: true,
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
      [OrderStatus.Packing, 3],
      [OrderStatus.Shipped, 50],
      [OrderStatus.Delivered, 96],
    ],
    daysAgo: 5,
    items: 1,
    bundle: {
      bundleId: 'kestra-quad',
      parts: [
        [0, 0],
        [1, 1],
        [0, 3],
        [3, 1],
      ],
      engraving: '知夏',
    },
  },
  {
    path: [
      [OrderStatus.AwaitingPayment, 0],
      [OrderStatus.AwaitingShipment, 0.1],
    ],
    daysAgo: 0.3,
    items: 1,
    bundle: {
      bundleId: 'oreval-five',
      parts: [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 2],
        [1, 2],
      ],
    },
  },
];
