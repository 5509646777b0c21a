import { longTransaction, type Tx } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import type { BenchAdmin } from '../admin/open-admin.ts';

const LEDGER_ROWS = 1_000_000;
const YEARS = 3;
/** A year of orders is stretched to three. */
const stretched = (column: string) => `now() - (now() - ${column}) * ${YEARS}`;

/** How each table is made a second time, without partitions, in the schema `other`. */
const TABLES = {
  stock_ledger: {
    by: 'sku_id, id',
    fill: `(sku_id, delta, reason, reference, created_at)
      select known.ids[1 + n % cardinality(known.ids)], -1, 'hold', 'bench',
        now() - interval '${YEARS} years' * (1 - n / ${LEDGER_ROWS}.0)
      from generate_series(1, ${LEDGER_ROWS}) n, (select array_agg(id order by id) as ids from sku) known`,
  },
  order_status_change: {
    by: 'sub_order_id, id',
    fill: `(sub_order_id, from_status, to_status, at)
      select sub_order_id, from_status, to_status, ${stretched('at')} from public.order_status_change order by at desc`,
  },
} as const;
type Table = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as Table[];

/** Three years of orders and of stock, in partitions of a month, and beside them in tables without partitions. */
export async function spreadOverMonths({ db }: BenchAdmin): Promise<void> {
  await longTransaction(db, async (tx) => {
    await runSql(tx, 'set local session_replication_role = replica');
    await runSql(tx, 'create schema other');
    await runSql(tx, 'create schema away');
    await runSql(
      tx,
      `update shop_order set created_at = ${stretched('created_at')}, paid_at = ${stretched('paid_at')}`,
    );
    for (const table of TABLE_NAMES) await makeTwice(tx, table);
  });
  for (const table of ['shop_order', ...TABLE_NAMES, ...TABLE_NAMES.map((name) => `other.${name}`)])
    await longTransaction(db, (tx) => runSql(tx, `analyze ${table}`));
}

async function makeTwice(tx: Tx, table: Table): Promise<void> {
  const { by, fill } = TABLES[table];
  await runSql(
    tx,
    `create table other.${table} (like ${table} including defaults including constraints including identity)`,
  );
  await runSql(tx, `insert into other.${table} ${fill}`);
  await runSql(tx, `alter table other.${table} add primary key (id)`);
  await runSql(tx, `create index on other.${table} (${by})`);
  await runSql(tx, `drop table ${table}_before`);
  for (let ago = 12 * YEARS + 1; ago >= -1; ago--)
    await runSql(
      tx,
      `do $$ begin execute format('create table ${table}_ago_${ago + 1} partition of ${table} for values from (%L) to (%L)',
         month_start(now(), ${-ago}), month_start(now(), ${1 - ago})); end $$`,
    );
  await runSql(tx, `insert into ${table} overriding system value select * from other.${table}`);
  await runSql(tx, `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

/** Exchanges the tables by their names, so that the same statements of the shop read the other kind. */
export const exchangeTables = ({ db }: BenchAdmin): Promise<void> =>
  longTransaction(db, async (tx) => {
    for (const table of TABLE_NAMES) {
      // Their indexes have the same names, so the schemas are never shared.
      await runSql(tx, `alter table public.${table} set schema away`);
      await runSql(tx, `alter table other.${table} set schema public`);
      await runSql(tx, `alter table away.${table} set schema other`);
    }
  });
