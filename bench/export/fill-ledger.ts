import { type Database, transaction, withTimeout } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';

const TIMEOUT_MS = 1_200_000;

/** The payments of the newest paid orders in the ledger. Returns how many there are. */
export const fillLedger = (db: Database, orders: number): Promise<number> =>
  withTimeout(TIMEOUT_MS, () =>
    transaction(db, async (tx) => {
      await runSql(tx, 'set local statement_timeout = 0');
      await runSql(
        tx,
        `insert into ledger_movement (kind, reference, at)
         select 'payment', 'bench:' || id, paid_at from shop_order where paid_at is not null order by created_at desc limit $1`,
        [orders],
      );
      await runSql(
        tx,
        `insert into ledger_entry (movement_id, account, amount_fen)
         select movement.id, side.account, side.fen
         from ledger_movement movement join shop_order on movement.reference = 'bench:' || shop_order.id
         cross join lateral (values ('bank:alipay', payable_fen), ('order:' || shop_order.id, -payable_fen)) side (account, fen)
         where movement.kind = 'payment' order by movement.id`,
      );
      for (const table of ['ledger_movement', 'ledger_entry']) await runSql(tx, `analyze ${table}`);
      const [found] = await runSql<{ count: number }>(
        tx,
        `select count(*)::int as count from ledger_movement where reference like 'bench:%'`,
      );
      return found?.count ?? 0;
    }),
  );
