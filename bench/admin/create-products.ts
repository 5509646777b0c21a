import { type Database, transaction, withTimeout } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';

const TIMEOUT_MS = 1_200_000;

/** Copies of the demo's products until there are this many, each with its skus, stock and a number of its own. */
export const createProducts = (db: Database, products: number): Promise<void> =>
  withTimeout(TIMEOUT_MS, async () => {
    await copyProducts(db, products);
    // As autovacuum leaves the tables: without it no count is answered by an index alone.
    await runSql(db, 'vacuum analyze');
    // One row with triggers, so that the shop reads its catalogue again.
    await runSql(db, 'update product set story = story where id = (select min(id) from product)');
  });

const copyProducts = (db: Database, products: number) =>
  transaction(db, async (tx) => {
    // Without triggers, which would announce and record each row.
    await runSql(tx, 'set local session_replication_role = replica');
    await runSql(tx, 'set local statement_timeout = 0');
    const [counted] = await runSql<{ count: number }>(tx, 'select count(*)::int as count from product');
    const copies = Math.ceil(products / counted!.count) - 1;
    for (const table of ['product', 'sku', 'stock'] as const) {
      const columns = await runSql<{ name: string }>(
        tx,
        `select column_name as name from information_schema.columns
           where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = columns.map(({ name }) => name);
      await runSql(
        tx,
        `insert into ${table} (${names.map((name) => `"${name}"`).join()})
           select ${names.map((name) => copied(table, name)).join()} from ${table} t, generate_series(1, $1::int) n`,
        [copies],
      );
    }
  });

/** Of copy `n`: every third product is withdrawn, every tenth sku sold out. */
function copied(table: 'product' | 'sku' | 'stock', column: string): string {
  const number = `lpad(n::text, 4, '0')`;
  if (column === 'id' && table === 'product') return `t.id || ${number}`;
  if (column === 'product_id') return `t.product_id || ${number}`;
  // A sku's number begins with its product's.
  if (column === 'id') return `t.product_id || ${number} || right(t.id, 2)`;
  if (column === 'sku_id') return `left(t.sku_id, -2) || ${number} || right(t.sku_id, 2)`;
  if (column === 'code') return `t.code || '-' || ${number}`;
  if (column === 'barcode') return 'null';
  if (column === 'name_cn') return `t.name_cn || ' ' || ${number}`;
  if (column === 'status') return `case when n % 3 = 0 then 'withdrawn' else t.status end`;
  if (column === 'updated_at') return `t.updated_at - n * interval '7 minutes'`;
  if (column === 'available') return 'case when n % 10 = 0 then 0 else t.available end';
  return `t."${column}"`;
}
