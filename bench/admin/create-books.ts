import { type Database, transaction, withTimeout } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { InvoiceStatus } from '../../packages/core/src/invoices/index.ts';
import { OrderStatus } from '../../packages/core/src/orders/index.ts';

const TIMEOUT_MS = 1_200_000;
const { Requested, Issued, Reversed, Failed } = InvoiceStatus;

/** What the reports counted each paid order under, offers of every third one, and an invoice for every second parcel that arrived. */
export const createBooks = (db: Database): Promise<void> =>
  withTimeout(TIMEOUT_MS, async () => {
    for (const insert of INSERTS)
      await transaction(db, async (tx) => {
        await runSql(tx, 'set local session_replication_role = replica');
        await runSql(tx, 'set local statement_timeout = 0');
        await runSql(tx, insert);
      });
    for (const table of ['sales_order', 'order_offer', 'invoice', 'invoice_line'])
      await withTimeout(TIMEOUT_MS, () => runSql(db, `analyze ${table}`));
  });

const NUMBER = `('x' || left(md5(id), 7))::bit(28)::int`;
const INSERTS: readonly string[] = [
  `insert into sales_order (order_id, sale_at, is_sold, province, payment, level, first_source, last_source)
   select id, paid_at, true, recipient ->> 'provinceCode', payment_code,
     case when guest_mobile is not null then 'GUEST' else ('{PINK,WHITE,BLACK,GOLD}'::text[])[1 + ${NUMBER} % 4] end,
     case when ${NUMBER} % 20 = 0 then 'source-' || ${NUMBER} / 20 % 40 else 'direct' end, 'source-' || ${NUMBER} % 7
   from shop_order where paid_at is not null`,
  // A large offer, and one that few orders used.
  `insert into order_offer (order_id, position, kind, offer_id, title, reason, saved_fen)
   select id, 1, 'fullAmount', case when ${NUMBER} % 3000 = 0 then 'bench-few' else 'bench-many' end, '满减', '满减', 1000
   from shop_order where ${NUMBER} % 3 = 0`,
  `insert into invoice (id, order_id, sub_order_id, colour, cause, type, title_kind, title, tax_number, amount_fen, status, fail_reason,
     number, requested_at, issued_at)
   select 'bench-' || sub.id, sub.order_id, sub.id, 'blue', 'request', 82,
     case when n % 10 = 0 then 'enterprise' else 'individual' end, '某人',
     case when n % 10 = 0 then '91310000MA1FL0' || lpad((n % 10000)::text, 4, '0') end, payable_fen, state.status,
     case when state.status = '${Failed}' then '开票失败' end,
     case when state.status in ('${Issued}', '${Reversed}') then lpad(n::text, 20, '0') end,
     created_at + interval '4 days',
     case when state.status in ('${Issued}', '${Reversed}') then created_at + interval '4 days 1 minute' end
   from (select sub_order.*, row_number() over () as n from sub_order where status = ${OrderStatus.Completed}) sub
   join shop_order on shop_order.id = sub.order_id
   cross join lateral (select case when n % 10007 = 0 then '${Failed}' when n % 10009 = 0 then '${Requested}'
     when n % 40 = 2 then '${Reversed}' else '${Issued}' end as status) state
   where n % 2 = 0`,
  `insert into invoice (id, order_id, sub_order_id, colour, reverses_id, cause, type, title_kind, title, tax_number, amount_fen,
     status, number, requested_at, issued_at)
   select 'red-' || id, order_id, sub_order_id, 'red', id, 'return:' || id, type, title_kind, title, tax_number, -amount_fen,
     '${Issued}', '9' || right(number, 19), requested_at + interval '9 days', issued_at + interval '9 days'
   from invoice where status = '${Reversed}'`,
  `insert into invoice_line (invoice_id, position, name, specification, quantity, unit_price_fen, net_fen, tax_fen, tax_percent)
   select id, 1, '口红', '3.5g', sign(amount_fen), abs(amount_fen), amount_fen - amount_fen * 13 / 113, amount_fen * 13 / 113, 13
   from invoice`,
];
