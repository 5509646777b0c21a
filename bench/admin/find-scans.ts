import { type Database, transaction } from '../../apps/server/src/platform/database/index.ts';
import { recordStatements, type Statement } from '../../apps/server/testing/record-statements.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables of the assortment: with 100,000 products a page does not read them whole. */
const CATALOGUE_TABLES = ['product', 'sku', 'stock', 'sku_supply', 'product_image'];
/** Tables that grow with the orders: reading one from end to end takes longer every year. */
export const GROWING_TABLES = [
  'shop_order',
  'sub_order',
  'order_line',
  'parcel',
  'parcel_item',
  'payment',
  'payment_order',
  'order_status_change',
];
/** Filled by `create-books.ts`. */
const BOOK_TABLES = ['sales_order', 'order_offer', 'invoice', 'invoice_line'];

/**
 * The tables that the statements of a call read from end to end. A small table is read so because that is faster; where
 * the planner does it although it must not, no index fits.
 */
export async function findScans(db: Database, call: () => Promise<unknown>): Promise<string[]> {
  const scanned = new Set<string>();
  for (const { text, values } of await recordStatements(call)) {
    if (!/^\s*(select|with)\b/i.test(text)) continue;
    const avoidable = await explain(db, 'on', { text, values });
    const others = await explain(db, 'off', { text, values });
    for (const table of avoidable) scanned.add(others.includes(table) ? `${table} (no index)` : table);
  }
  return [...scanned];
}

const explain = (db: Database, seqScan: 'on' | 'off', { text, values }: Statement): Promise<string[]> =>
  transaction(db, async (tx) => {
    await runSql(tx, `set local enable_seqscan = ${seqScan}`);
    const [row] = await runSql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      tx,
      `explain (format json) ${text}`,
      values,
    );
    return scansOf(row!['QUERY PLAN'][0]!.Plan);
  });

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' &&
  [...GROWING_TABLES, ...BOOK_TABLES, ...CATALOGUE_TABLES].includes(plan['Relation Name'] ?? '')
    ? [plan['Relation Name']!]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];
