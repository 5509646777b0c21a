import { LOW_STOCK_UNITS } from '@huarong/core/inventory';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface ListedStock {
  id: string;
  code: string;
  barcode: string | null;
  product_id: string;
  product_name: string;
  brand_name: string;
  shade_number: string | null;
  shade_name: string | null;
  size: string;
  is_live: boolean;
  available: number;
  held: number;
  sold: number;
  /** Shoppers who asked for a message when it arrives. */
  waiting: number;
}
export type StockTab = 'all' | 'low' | 'sold-out' | 'held';
interface StockFilter {
  tab: StockTab;
  q?: string | undefined;
}
interface Page {
  size: number;
  after?: string | undefined;
  before?: string | undefined;
}

const FROM = sql`sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id
  join stock on stock.sku_id = sku.id`;
const COLUMNS = sql`
  sku.id, sku.code, sku.barcode, sku.product_id, product.name_cn as product_name, brand.name_cn as brand_name,
  sku.shade_number, sku.shade_name, sku.size, sku.is_live and product.status = 'published' as is_live,
  stock.available, stock.held, stock.sold`;
const WAITING = sql`
  (select count(*)::int from arrival_reminder where arrival_reminder.sku_id = page.id and state = 'waiting') as waiting`;

const TAB_CONDITIONS: Readonly<Record<StockTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  low: sql`stock.available > 0 and stock.available < ${sql.lit(LOW_STOCK_UNITS)} and sku.is_live`,
  'sold-out': sql`stock.available = 0 and sku.is_live`,
  held: sql`stock.held > 0`,
};

/** Skus in the order of their numbers; the catalogue has some ten thousand, orders never make it longer. */
export async function listStock(
  db: Queryable,
  filter: StockFilter,
  { size, after, before }: Page,
): Promise<ListedStock[]> {
  const isReversed = before !== undefined;
  const from = after ?? before;
  const { rows } = await sql<ListedStock>`
    select page.*, ${WAITING} from (
      select ${COLUMNS} from ${FROM} where ${conditionOf(filter)}
        ${from === undefined ? sql`` : sql`and sku.id ${isReversed ? sql`<` : sql`>`} ${from}`}
      order by sku.id ${isReversed ? sql`desc` : sql`asc`} limit ${size}
    ) page order by page.id`.execute(db);
  return rows;
}

export async function findListedStock(db: Queryable, skuId: string): Promise<ListedStock | null> {
  const { rows } = await sql<ListedStock>`
    select page.*, ${WAITING} from (select ${COLUMNS} from ${FROM} where sku.id = ${skuId}) page`.execute(db);
  return rows[0] ?? null;
}

export async function countStock(db: Queryable, filter: StockFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${FROM} where ${conditionOf(filter)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countTabs(db: Queryable): Promise<Record<StockTab, number>> {
  const count = (tab: StockTab) => sql`count(*) filter (where ${TAB_CONDITIONS[tab]})::int`;
  const { rows } = await sql<Record<StockTab, number>>`
    select ${count('all')} as all, ${count('low')} as low, ${count('sold-out')} as "sold-out", ${count('held')} as held
    from sku join stock on stock.sku_id = sku.id`.execute(db);
  return rows[0] ?? { all: 0, low: 0, 'sold-out': 0, held: 0 };
}

/** Every word has to be in the names; a code, barcode or number may also be given alone. */
function conditionOf({ tab, q }: StockFilter): RawBuilder<unknown> {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return sql.join(
    [
      TAB_CONDITIONS[tab],
      ...words.map(
        (
          word,
        ) => sql`strpos(lower(concat_ws(' ', product.name_cn, product.name_en, brand.name_cn, brand.name_en,
          sku.code, sku.barcode, sku.id, sku.shade_number, sku.shade_name, sku.size)), ${word}) > 0`,
      ),
    ],
    sql` and `,
  );
}
