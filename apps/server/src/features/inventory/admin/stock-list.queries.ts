import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { matchesSku } from '../../catalogue/index.ts';
import { settingNumberAt } from '../../settings/index.ts';

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
  low_stock_at: number;
  sold_28_days: number;
  /** Shoppers who asked for a message when it arrives. */
  waiting: number;
}
export type StockTab = 'all' | 'low' | 'sold-out' | 'waiting' | 'idle' | 'held' | 'overdue';
interface StockFilter {
  tab: StockTab;
  q?: string | undefined;
}
/** A place in the list: its number, and when it is sorted by days of stock, these. */
export interface StockPosition {
  id: string;
  days: number | null;
}
interface Page {
  size: number;
  sort: 'number' | 'days';
  after: StockPosition | null;
  before: StockPosition | null;
}

const FROM = sql`sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id
  join stock on stock.sku_id = sku.id left join sku_supply on sku_supply.sku_id = sku.id
  left join sku_sales on sku_sales.sku_id = sku.id`;
/** The mark of the sku, or else the one of the settings. */
const LOW_AT = sql`coalesce(sku_supply.low_stock_at, ${settingNumberAt('stock', 'lowUnits', sql`shop_now()`)})`;
/** As `daysOfStock` counts; what does not sell comes last. */
const NEVER_SOLD_OUT = 2_000_000_000;
const DAYS = sql`(case when sku_sales.sold_28_days > 0
  then least(stock.available::bigint * 28 / sku_sales.sold_28_days, ${sql.lit(NEVER_SOLD_OUT - 1)})
  else ${sql.lit(NEVER_SOLD_OUT)} end)::int`;
const COLUMNS = sql`
  sku.id, sku.code, sku.barcode, sku.product_id, product.name_cn as product_name, brand.name_cn as brand_name,
  sku.shade_number, sku.shade_name, sku.size, sku.is_live and product.status = 'published' as is_live,
  stock.available, stock.held, stock.sold, ${LOW_AT} as low_stock_at,
  coalesce(sku_sales.sold_28_days, 0) as sold_28_days, ${DAYS} as days`;
const WAITING = sql`
  (select count(*)::int from arrival_reminder where arrival_reminder.sku_id = page.id and state = 'waiting') as waiting`;

const TAB_CONDITIONS: Readonly<Record<StockTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  low: sql`stock.available > 0 and stock.available <= ${LOW_AT} and sku.is_live`,
  'sold-out': sql`stock.available = 0 and sku.is_live`,
  waiting: sql`sku.id in (select sku_id from arrival_reminder where state = 'waiting')`,
  idle: sql`stock.available > 0 and sku.is_live and sku_sales.sku_id is null`,
  held: sql`stock.held > 0`,
  // As listHolds marks them: the job that releases holds may be some minutes late.
  overdue: sql`sku.id in (
    select sku_id from stock_hold where ended_at is null and expires_at < shop_now() - interval '10 minutes')`,
};

/** Skus in the order of their numbers or of their days of stock; orders never make the list longer. */
export async function listStock(
  db: Queryable,
  filter: StockFilter,
  { size, sort, after, before }: Page,
): Promise<ListedStock[]> {
  const isReversed = before !== null;
  const walk = {
    from: after ?? before,
    isReversed,
    direction: isReversed ? sql`desc` : sql`asc`,
    compared: isReversed ? sql`<` : sql`>`,
    condition: conditionOf(filter),
    limit: sql`limit ${size}`,
  };
  const page = sort === 'days' ? listByDays(walk) : listByNumber(walk, sql`true`);
  const { rows } = await sql<ListedStock>`
    select page.*, ${WAITING} from (${page}) page
    order by ${sort === 'days' ? sql`page.days, page.id` : sql`page.id`}`.execute(db);
  return rows;
}

interface Walk {
  from: StockPosition | null;
  isReversed: boolean;
  direction: RawBuilder<unknown>;
  compared: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  limit: RawBuilder<unknown>;
}

const listByNumber = (
  { from, compared, direction, condition, limit }: Walk,
  which: RawBuilder<unknown>,
) => sql`
  select ${COLUMNS} from ${FROM}
  where ${condition} and ${which} ${from === null ? sql`` : sql`and sku.id ${compared} ${from.id}`}
  order by sku.id ${direction} ${limit}`;

/** Those that sell, by days, and those that do not, by number: only the first are few enough to be sorted. */
function listByDays(walk: Walk) {
  const { from, isReversed, direction, compared, condition, limit } = walk;
  const place =
    from === null
      ? sql``
      : sql`and (${DAYS}, sku.id) ${compared} (${from.days ?? NEVER_SOLD_OUT}::int, ${from.id})`;
  const isAmongSelling = from !== null && from.days !== null;
  const others = listByNumber(
    { ...walk, from: isAmongSelling ? null : from },
    isAmongSelling && isReversed
      ? sql`false`
      : sql`not exists (select from sku_sales sales where sales.sku_id = sku.id and sales.sold_28_days > 0)`,
  );
  return sql`
    select * from (
      (select ${COLUMNS} from ${FROM} where ${condition} and sku_sales.sold_28_days > 0 ${place}
       order by ${DAYS} ${direction}, sku.id ${direction} ${limit})
      union all (${others})
    ) found order by days ${direction}, id ${direction} ${limit}`;
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

/** How many skus each tab has, and the units that can be sold. */
export async function countTabs(db: Queryable): Promise<{ counts: Record<StockTab, number>; units: number }> {
  const tabs = Object.keys(TAB_CONDITIONS) as StockTab[];
  const counted = tabs.map(
    (tab) => sql`count(*) filter (where ${TAB_CONDITIONS[tab]})::int as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<StockTab | 'units', number>>`
    select ${sql.join(counted)}, coalesce(sum(stock.available), 0)::int as units
    from sku join stock on stock.sku_id = sku.id left join sku_supply on sku_supply.sku_id = sku.id
    left join sku_sales on sku_sales.sku_id = sku.id`.execute(db);
  const { units = 0, ...counts } = rows[0] ?? {};
  return { counts: counts as Record<StockTab, number>, units };
}

const conditionOf = ({ tab, q }: StockFilter): RawBuilder<unknown> =>
  q === undefined ? TAB_CONDITIONS[tab] : sql`${TAB_CONDITIONS[tab]} and ${matchesSku(q)}`;
