import { z } from 'zod';
import { id, money } from '../kit/fields.ts';

/** A campaign value: 64 characters, some of which take two code units. */
const campaignValue = z.string().max(128);
const milliseconds = z.int().min(0).max(8_640_000_000_000_000);

const Source = z.strictObject({
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
  utm_content: campaignValue,
  utm_term: campaignValue,
  currentTime: milliseconds,
});
const Page = z.strictObject({
  kind: z.enum([
    'home',
    'campaign',
    'weeklyspecials',
    'rank',
    'brand',
    'hot',
    'search',
    'product',
    'category',
    'exclusive',
    'function',
    'gift_set',
    'myAccount',
    'other',
  ]),
  type: z.enum(['home', 'campaign', 'brand', 'search', 'pdp', 'category', 'other']),
  layout: z.enum([
    'List-page',
    'Campaign-page',
    'Search-page',
    'Product-detail-page',
    'Function-page',
    'other',
  ]),
});

/** The skus of a cart of 120 lines, separated by commas; empty for an empty cart. */
const commodity_sku = z
  .string()
  .max(4_096)
  .regex(/^[A-Za-z0-9_,-]*$/);
const amount = money.max(16);
const amounts = {
  totalAmount: amount,
  discount: amount,
  coupons: z.array(id).max(20),
  freight: amount,
  orderPrice: amount,
};

/** 16 random bytes. */
const randomId = z.string().regex(/^[0-9a-f]{32}$/);

const event = <Name extends string, Code extends string, Fields extends z.ZodRawShape>(
  name: Name,
  code: Code,
  fields: Fields,
) =>
  z.strictObject({
    name: z.literal(name),
    OP_code: z.literal(code),
    /** Of the event, so that it is stored once. Pages of the release before do not send it. */
    eventID: randomId.optional(),
    /** Of the visits of one day in a browser. Absent where the browser stores nothing. */
    visitID: randomId.optional(),
    /** The member, as the browser knows it; not verified. */
    userID: id.optional(),
    ...fields,
    page: Page,
    source: Source.nullable(),
    /** Milliseconds of the browser's clock. */
    at: milliseconds,
  });

/** Searches are counted without a person: no member, no page, no time. */
const searched = { keyword: z.string().min(1).max(50), filters: z.string().max(1_000) };

/** A line of a slot by its `omniture`; counted without a person too. */
const line = z.string().regex(/^[\w-]{1,100}$/);

/** Every event a page of the shop sends; nothing else is stored. */
export const ReportedEvent = z.discriminatedUnion('name', [
  event('page_view', 'page', {}),
  event('product_view', 'product', { commodity_sku }),
  event('add_to_cart', 'addToCart', { commodity_sku }),
  event('cart_view', 'cart', { commodity_sku, totalAmount: amount }),
  event('checkout_view', 'checkout', { commodity_sku, ...amounts }),
  event('payment_view', 'payment', { commodity_sku, orderID: id, orderPrice: amount }),
  event('order_placed', 'order', { commodity_sku, orderID: id, ...amounts }),
  event('order_paid', 'pay', { commodity_sku, orderID: id, ...amounts }),
  z.strictObject({ name: z.literal('search'), ...searched, total: z.int().min(0).max(10_000_000) }),
  z.strictObject({ name: z.literal('search_click'), ...searched }),
  z.strictObject({ name: z.enum(['slot_click', 'slot_order']), line }),
]);
export type ReportedEvent = z.infer<typeof ReportedEvent>;
