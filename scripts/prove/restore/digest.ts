import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { runLongSql } from '../../../apps/server/testing/run-sql.ts';

const TABLES = [
  ...['shop_order', 'sub_order', 'order_line', 'payment', 'payment_order', 'refund'],
  ...['ledger_movement', 'ledger_entry', 'stock', 'stock_ledger'],
];

export interface Digest {
  name: string;
  rows: number;
  digest: string;
}

/** Number of rows and a digest of every table of money, orders and stock, on one snapshot. */
export const digestTables = (db: Database): Promise<Digest[]> =>
  runLongSql<Digest>(
    db,
    TABLES.map(
      (name) =>
        `select '${name}' as name, count(*)::int as rows,
           coalesce(md5(string_agg(md5(each::text), '' order by md5(each::text))), '') as digest from ${name} each`,
    ).join('\nunion all\n'),
  );

/** The tables that differ. */
export const listDifferences = (before: readonly Digest[], after: readonly Digest[]): string[] =>
  before
    .filter(({ digest }, nth) => digest !== after[nth]?.digest)
    .map(({ name, rows }, nth) => `${name}: ${rows} rows before, ${after[nth]?.rows} now`);
