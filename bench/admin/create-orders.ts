import {
  type Database,
  type Tx,
  transaction,
  withTimeout,
} from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { OrderStatus, PayStatus } from '../../packages/core/src/orders/index.ts';
import { GROWING_TABLES } from './find-scans.ts';

const BATCH_SIZE = 20_000;
const TIMEOUT_MS = 1_200_000;

/** A year of orders, 1.2 sub-orders each: the last day is being worked on, a week is on its way, the rest is history. */
export const createOrders = (db: Database, orders: number): Promise<void> =>
  withTimeout(TIMEOUT_MS, async () => {
    const indexes = await dropIndexes(db);
    for (let from = 0; from < orders; from += BATCH_SIZE)
      await transaction(db, async (tx) => {
        // Without triggers, which would check each row.
        await runSql(tx, 'set local session_replication_role = replica');
        await runSql(tx, 'set local statement_timeout = 0');
        for (const insert of INSERTS)
          await insertBatch(tx, insert, from, Math.min(orders, from + BATCH_SIZE), orders);
      });
    await transaction(db, async (tx) => {
      await runSql(tx, 'set local statement_timeout = 0');
      await runSql(tx, "set local maintenance_work_mem = '512MB'");
      for (const index of indexes) await runSql(tx, index);
      await runSql(tx, 'analyze');
    });
  });

/** Indexes that belong to no constraint: creating them at the end takes a third of the time. Returns how to create them again. */
async function dropIndexes(db: Database): Promise<string[]> {
  const indexes = await runSql<{ name: string; definition: string }>(
    db,
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any ($1)
       and not exists (select 1 from pg_constraint where conname = indexname)`,
    [GROWING_TABLES],
  );
  for (const { name } of indexes) await runSql(db, `drop index "${name}"`);
  return indexes.map(({ definition }) => definition);
}

/** The parameters of every statement: the first number, the one after the last, and how many there will be. */
const insertBatch = (tx: Tx, insert: string, from: number, to: number, orders: number) =>
  runSql(tx, `${NUMBERED} ${insert}`, [from, to, orders]);

const S = OrderStatus;
/** Order number `n` (0 is the newest), its two sub-orders and its sku. */
const NUMBERED = `
with sku_list as (
  select row_number() over (order by sku.id) - 1 as place, sku.id as sku_id, sku.code,
    product.id as product_id, product.name_cn as product_name, brand.name_cn as brand_cn, brand.name_en as brand_en
  from sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id),
numbered as (
  select n, $3::int as orders, to_char(at at time zone 'Asia/Shanghai', 'YYYYMMDD')
      || lpad((n::bigint * 6700417 % 10000000000)::text, 10, '0') as id, at,
    -- Enough of them for a file of 500 shipments, however few orders there are.
    n < greatest($3::int / 365, 1500) as is_today,
    case when n % 10 = 1 then 'COD' when n % 17 = 0 then 'SILKPAY' when n % 3 = 0 then 'WECHAT' else 'ALIPAY' end as code,
    100 * (50 + n::bigint * 7919 % 950) as amount
  from generate_series($1::int, $2::int - 1) n, lateral (select shop_now() - n * (interval '365 days' / $3::int) as at) placed),
parts as (
  select numbered.*, position, id || '-' || position as sub_id,
    (n::bigint * 31 + position) % (select count(*) from sku) as place,
    case
      when n % 211 = 0 and n < orders / 50 then ${S.Refused}
      when n % 97 = 0 and n < orders / 50 then ${S.Cancelling}
      when is_today and n % 10 = 0 then ${S.AwaitingPayment}
      when is_today and n % 10 = 1 then ${S.AwaitingConfirmation}
      when is_today and n % 10 = 2 then ${S.Packing}
      when is_today and n % 10 = 3 then ${S.PartlyShipped}
      when is_today then ${S.AwaitingShipment}
      when n < orders / 60 then ${S.Shipped}
      when n < orders / 24 then ${S.Delivered}
      when n % 20 = 0 then ${S.Cancelled}
      else ${S.Completed}
    end as status
  from numbered cross join generate_series(1, case when n % 5 = 0 then 2 else 1 end) position)`;

const IS_PAID = `not (code = 'COD' or (is_today and n % 10 = 0) or (not is_today and n % 20 = 0))`;
const IS_SHIPPED = `status in (${S.PartlyShipped}, ${S.Shipped}, ${S.Delivered}, ${S.Completed}, ${S.Refused})`;
const SURNAMES = '{王,李,张,刘,陈,杨,赵,黄,周,吴,徐,孙,胡,朱,高,林,何,郭,马,欧阳}';
const GIVEN = '{知夏,晴,雨桐,子涵,思远,静,若曦,一诺,佳怡,明,安然,小满,书瑶,清,沐晨,可欣,月,嘉禾,梓萱,南}';
const PROVINCES =
  '{110000,120000,130000,140000,210000,220000,230000,310000,320000,330000,340000,350000,360000,370000,410000,420000,430000,440000,450000,500000,510000,520000,610000,620000}';

const INSERTS: readonly string[] = [
  `insert into shop_order (id, owner, guest_mobile, kind, source, payment_code, goods_fen, payable_fen, deposit_fen,
     coupon_ids, arithmetic, recipient, delivery, packaging, note, quote_hash, paid_at, created_at)
   select id, case when n % 25 = 7 then 'guest:bench-' || n else 'member:' || (4000000000 + n / 10) end,
     case when n % 25 = 7 then '13' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0') end,
     case when n % 200 = 9 then 'presale' else 'ordinary' end, 'cart', code, amount, amount,
     case when n % 200 = 9 then amount / 10 end,
     case when n % 10 = 4 then array['bench-' || n] else '{}' end,
     '[]', jsonb_build_object(
       'name', (${`'${SURNAMES}'::text[]`})[1 + n % 20] || (${`'${GIVEN}'::text[]`})[1 + n / 20 % 20],
       'mobile', '13' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'),
       'provinceCode', (${`'${PROVINCES}'::text[]`})[1 + n % 24], 'provinceName', '某省', 'cityCode', '310100',
       'cityName', '某市', 'districtCode', '310104', 'districtName', '某区', 'streetName', null, 'detail', '花间路 88 号'),
     '{"mode": "express", "time": "any"}',
     case when n % 50 = 11 then '{"packagingId": "yuebai", "name": "月白礼盒", "greeting": "生日快乐"}'::jsonb end,
     case when n % 33 = 5 then '请放前台' end, repeat('a', 64),
     case when ${IS_PAID} then at + interval '2 minutes' end, at
   from numbered`,
  `insert into sub_order (id, order_id, position, status, pay_status, shipped_at, signed_at)
   select sub_id, id, position, status, case when ${IS_PAID} then ${PayStatus.Paid} else ${PayStatus.Unpaid} end,
     case when ${IS_SHIPPED} then at + interval '9 hours' end,
     case when status in (${S.Delivered}, ${S.Completed}) then at + interval '3 days' end
   from parts`,
  `insert into order_line (id, order_id, sub_order_id, position, sku_id, product_id, kind, snapshot, engraving,
     unit_price_fen, quantity, paid_fen, unit_shares)
   select sub_id || '-L1', id, sub_id, position, sku_id, product_id, 'ordinary', jsonb_build_object(
       'skuCode', sku_list.code, 'productName', product_name, 'productNameEN', '', 'brandNameEN', brand_en,
       'brandNameCN', brand_cn, 'skuName', '03', 'skuImagePath', '/images/sku.webp', 'noReturnReason', null),
     case when n % 400 = 3 then '知夏' end, amount, 1, amount,
     jsonb_build_array(jsonb_build_object('promotion', 0, 'coupon', 0, 'points', 0, 'paid', amount, 'pointsEarned', 0))
   from parts join sku_list using (place)`,
  `insert into parcel (id, sub_order_id, carrier, waybill_no, status, created_at)
   select sub_id || '-P1', sub_id,
     ('{顺丰速运,京东物流,中通快递}'::text[])[1 + n % 3],
     'SF' || lpad((n::bigint * 10 + position)::text, 13, '0'), 50, at + interval '9 hours'
   from parts where ${IS_SHIPPED}`,
  `insert into parcel_item (parcel_id, order_line_id, quantity)
   select sub_id || '-P1', sub_id || '-L1', 1 from parts where ${IS_SHIPPED}`,
  `insert into payment (id, owner, provider, purpose, amount_fen, state, provider_trade_no, opened_at, settled_at)
   select 'P' || lpad(n::text, 22, '0'), 'member:' || (4000000000 + n / 10),
     case when code = 'WECHAT' then 'wechat' else 'alipay' end, 'full', amount, 'paid', '2026' || lpad(n::text, 24, '0'),
     at, at + interval '2 minutes'
   from numbered where ${IS_PAID}`,
  `insert into payment_order (payment_id, order_id, amount_fen, purpose)
   select 'P' || lpad(n::text, 22, '0'), id, amount, 'full' from numbered where ${IS_PAID}`,
  `insert into order_status_change (sub_order_id, from_status, to_status, at)
   select sub_id, null, ${S.AwaitingPayment}, at from parts
   union all select sub_id, ${S.AwaitingPayment}, ${S.AwaitingShipment}, at + interval '2 minutes' from parts
     where ${IS_PAID}
   union all select sub_id, ${S.AwaitingShipment}, ${S.Shipped}, at + interval '9 hours' from parts where ${IS_SHIPPED}`,
  `insert into order_tag (order_id, tag, staff_id) select id, '加急', 1 from numbered where n % 700 = 0`,
];
