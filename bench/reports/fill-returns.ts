import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { transaction } from '../../apps/server/src/platform/database/index.ts';
import { withTimeout } from '../../apps/server/src/platform/database/timeouts.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';

/** A year of returns, with a tenth of them in the last month, and members with their months. Without their orders. */
export const fillReturns = (db: Database, orders: number, skus: number): Promise<void> =>
  withTimeout(30 * 60_000, () =>
    transaction(db, async (tx) => {
      // The reports read neither the orders nor the history of a return.
      await runSql(tx, 'set local session_replication_role = replica');
      await runSql(tx, 'set local statement_timeout = 0');
      const returns = Math.ceil(orders / 10);
      const number = "lpad(n::text, 11, '0')";
      await runSql(
        tx,
        `insert into order_line (id, order_id, sub_order_id, position, sku_id, product_id, kind, snapshot, unit_price_fen, quantity,
         paid_fen, unit_shares)
       select 'bench-' || n, 'bench-' || n, 'bench-' || n, 1, 'sku-' || n % ${skus}, 'product-' || n % ${Math.ceil(skus / 3)},
         'ordinary', '{}', 9900, 2, 19800, '[]'
       from generate_series(1, ${returns}) n`,
      );
      await runSql(
        tx,
        `insert into return_request (id, order_id, sub_order_id, kind, reason, status, goods_fen, promotion_fen, coupon_fen,
         points_fen, gift_fen, freight_fen, refund_fen, points_back, points_taken, is_coupon_back, created_at)
       select 'R' || ${number}, 'bench-' || n, 'bench-' || n, 2, 1 + n % 6, 60, 9900, 0, 0, 0, 0, 0, 9900, 0, 0, false,
         case when n % 10 = 0 then timestamptz '2026-11-01 00:00+08' + make_interval(secs => n % 1296000)
           else timestamptz '2025-11-16 00:00+08' + make_interval(hours => n % 8400) end
       from generate_series(1, ${returns}) n`,
      );
      await runSql(
        tx,
        `insert into return_piece (return_id, order_line_id, piece)
       select 'R' || ${number}, 'bench-' || n, piece from generate_series(1, ${returns}) n, generate_series(0, 1) piece`,
      );
      await runSql(
        tx,
        `insert into sales_member_figure (month, level, members, first_orders, repeat_orders)
       select month, level, 9000, 4000, 7000
       from generate_series(timestamp '2024-12-01', timestamp '2026-11-01', interval '1 month') month,
         unnest(array['PINK', 'WHITE', 'BLACK', 'GOLD']) level`,
      );
      await runSql(
        tx,
        `insert into member (id, mobile, nickname, card_number, created_at)
       select (5000000000 + n)::text, '139' || lpad(n::text, 8, '0'), 'bench', (9000000000000000 + n)::text,
         timestamptz '2025-11-16 00:00+08' + make_interval(mins => (n % 525000)::int)
       from generate_series(1, ${Math.ceil(orders / 3)}) n`,
      );
      for (const table of ['order_line', 'return_request', 'return_piece', 'member'])
        await runSql(tx, `analyze ${table}`);
    }),
  );
