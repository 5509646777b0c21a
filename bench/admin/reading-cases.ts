import type { StaffBrowser } from '../../apps/server/testing/open-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { ordersAdminRoutes as routes } from '../../packages/contract/src/admin/orders/index.ts';
import { workQueueRoutes } from '../../packages/contract/src/admin/work-queue/index.ts';
import { OrderStatus } from '../../packages/core/src/orders/index.ts';
import type { BenchAdmin } from './open-admin.ts';

export interface ReadingCase {
  name: string;
  /** Milliseconds that 95 of 100 calls have to keep on PostgreSQL. */
  barMs: number;
  call: () => Promise<unknown>;
}

const DAY_MS = 86_400_000;
const TO_SHIP = [OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped].join();
const day = (ago: number) => new Date(Date.now() + 8 * 3_600_000 - ago * DAY_MS).toISOString().slice(0, 10);
const [LIST_MS, SEARCH_MS, DETAIL_MS, QUEUE_MS] = [100, 50, 30, 100];

/** Combinations of the filters that people use, from none to several. */
const filterCombinations = (brand: string, sku: string): Record<string, string>[] => [
  {},
  { status: TO_SHIP, sort: 'deadline' },
  { late: 'yes', sort: 'deadline' },
  { placed: `${day(7)}~${day(0)}`, payment: 'WECHAT' },
  { paid: `${day(30)}~${day(0)}`, sort: 'amount' },
  { province: '310000,330000', amount: '500~' },
  { brand, status: String(OrderStatus.Completed) },
  { sku },
  { carrier: '顺丰速运', shipped: `${day(3)}~${day(0)}` },
  { coupon: 'yes', note: 'yes', packaging: 'yes' },
  { guest: 'yes', kind: 'presale', engraving: 'yes' },
  { tag: '加急', signed: `${day(60)}~`, sort: 'paid' },
];

/** What staff read all day, with an order from the middle of the year. */
export async function readingCases(shop: BenchAdmin, browser: StaffBrowser): Promise<ReadingCase[]> {
  const call = async (route: string, input: Record<string, unknown> = {}) => {
    const answer = await browser.call(route, input);
    if (answer.errorCode !== null) throw new Error(`${route} ${JSON.stringify(input)}: ${answer.message}`);
    return answer.results;
  };
  const [some] = await runSql<Record<string, string>>(
    shop.db,
    `select shop_order.id, sub_order.id as sub_id, shop_order.recipient ->> 'mobile' as mobile,
       shop_order.recipient ->> 'name' as name, payment_id, provider_trade_no, waybill_no,
       line.snapshot ->> 'brandNameCN' as brand, line.snapshot ->> 'skuCode' as sku
     from shop_order join sub_order on sub_order.order_id = shop_order.id
       join order_line line on line.sub_order_id = sub_order.id join parcel on parcel.sub_order_id = sub_order.id
       join payment_order on payment_order.order_id = shop_order.id join payment on payment.id = payment_id
     where shop_order.created_at > shop_now() - interval '180 days' order by shop_order.created_at limit 1`,
  );
  const lists = filterCombinations(some!['brand']!, some!['sku']!).map((filters) => ({
    name: `list ${
      Object.entries(filters)
        .map((pair) => pair.join('='))
        .join(' ') || 'without filters'
    }`,
    barMs: LIST_MS,
    call: () => call(routes.list, filters),
  }));
  const words: Record<string, string> = {
    'order number': some!['id']!,
    'end of order number': some!['id']!.slice(-6),
    mobile: some!['mobile']!,
    'end of mobile': some!['mobile']!.slice(-4),
    name: some!['name']!,
    'beginning of name': some!['name']!.slice(0, 2),
    waybill: some!['waybill_no']!,
    payment: some!['payment_id']!,
    'number of the provider': some!['provider_trade_no']!,
    sku: some!['sku']!,
    'nothing fits': '不存在的人',
  };
  const searches = Object.entries(words).map(([kind, typed]) => ({
    name: `search by ${kind}`,
    barMs: SEARCH_MS,
    call: () => call(routes.find, { words: typed }),
  }));
  const cursor = await cursorOfPage(200, (input) => call(routes.list, input));
  return [
    ...lists,
    ...searches,
    { name: 'order detail', barMs: DETAIL_MS, call: () => call(routes.detail, { orderId: some!['id'] }) },
    { name: 'queue counts of orders', barMs: QUEUE_MS, call: () => call(routes.counts) },
    { name: 'work queue', barMs: QUEUE_MS, call: () => call(workQueueRoutes.list) },
    { name: 'list, page 1', barMs: LIST_MS, call: () => call(routes.list, {}) },
    { name: 'list, page 200', barMs: LIST_MS, call: () => call(routes.list, { after: cursor }) },
  ];
}

/** Where this page begins. */
async function cursorOfPage(
  page: number,
  list: (input: Record<string, unknown>) => Promise<{ next: string | null }>,
) {
  let after: string | null = null;
  for (let at = 1; at < page; at++) {
    const { next } = await list(after === null ? {} : { after });
    if (next === null) throw new Error(`the list ends before page ${page}`);
    after = next;
  }
  return after;
}
