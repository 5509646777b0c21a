import { fromYuan, sum, toYuan, ZERO } from '../shared/index.ts';

/** The fields of the events besides the ones every event carries. Amounts are decimal strings as in the API: `"320.00"`. */
interface AnalyticsFields {
  /** The sku, or several separated by commas. */
  commodity_sku: string;
  orderID: string;
  /** The items before every discount. */
  totalAmount: string;
  /** Promotions, coupons and points together. */
  discount: string;
  coupons: readonly string[];
  freight: string;
  /** What the order costs. */
  orderPrice: string;
}

const AMOUNTS = ['totalAmount', 'discount', 'coupons', 'freight', 'orderPrice'] as const;

/** Every event of the shop: its operation code and the fields it carries. An event that is not here is not sent. */
export const ANALYTICS_EVENTS = {
  page_view: { OP_code: 'page', fields: [] },
  product_view: { OP_code: 'product', fields: ['commodity_sku'] },
  add_to_cart: { OP_code: 'addToCart', fields: ['commodity_sku'] },
  // The steps of a purchase, as its header shows them: 购物车, 确认订单, 付款.
  cart_view: { OP_code: 'cart', fields: ['commodity_sku', 'totalAmount'] },
  checkout_view: { OP_code: 'checkout', fields: ['commodity_sku', ...AMOUNTS] },
  payment_view: { OP_code: 'payment', fields: ['commodity_sku', 'orderID', 'orderPrice'] },
  order_placed: { OP_code: 'order', fields: ['commodity_sku', 'orderID', ...AMOUNTS] },
  order_paid: { OP_code: 'pay', fields: ['commodity_sku', 'orderID', ...AMOUNTS] },
} as const satisfies Record<string, { OP_code: string; fields: readonly (keyof AnalyticsFields)[] }>;

type Events = typeof ANALYTICS_EVENTS;

/** An event as a feature reports it: exactly the fields of its name. */
export type AnalyticsEvent = {
  [Name in keyof Events]: { name: Name } & Pick<AnalyticsFields, Events[Name]['fields'][number]>;
}[keyof Events];

interface OrderAmounts {
  goods: string;
  promotion: string;
  coupon: string;
  points: string;
  freight: string;
  payable: string;
}

/** The amounts of an order in the words of the events. */
export const amountFields = ({ goods, promotion, coupon, points, freight, payable }: OrderAmounts) => ({
  totalAmount: goods,
  discount: toYuan(sum([promotion, coupon, points].map((amount) => fromYuan(amount) ?? ZERO))),
  freight,
  orderPrice: payable,
});

/** The skus of a basket or an order, each once. */
export const commoditySkus = (lines: readonly { skuId: string }[]): string =>
  [...new Set(lines.map(({ skuId }) => skuId))].join(',');
