import { sql } from 'kysely';
import type { JsonValue, Queryable } from '#platform/database';
import type { ChangedTable } from '../rows/tables.ts';

export type ChangeState =
  | 'draft'
  | 'waiting'
  | 'planned'
  | 'applied'
  | 'undone'
  | 'refused'
  | 'withdrawn'
  | 'failed';

const withNames = (db: Queryable) =>
  db
    .selectFrom('change_set as c')
    .leftJoin('staff as maker', 'maker.id', 'c.made_by')
    .leftJoin('staff as undoer', 'undoer.id', 'c.undone_by')
    .selectAll('c')
    .select(['maker.name as maker_name', 'undoer.name as undoer_name']);

interface Page {
  state?: ChangeState | undefined;
  size: number;
  after?: string | undefined;
  before?: string | undefined;
}

/** Sets by number, newest first. */
export async function listSets(db: Queryable, { state, size, after, before }: Page) {
  const isReversed = before !== undefined;
  const rows = await withNames(db)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? 'draft'))
    .$if(after !== undefined, (query) => query.where('c.id', '<', Number(after)))
    .$if(isReversed, (query) => query.where('c.id', '>', Number(before)))
    .orderBy('c.id', isReversed ? 'asc' : 'desc')
    .limit(size)
    .execute();
  return isReversed ? rows.reverse() : rows;
}
export type ListedSet = Awaited<ReturnType<typeof listSets>>[number];

export const findSet = (db: Queryable, setId: number) =>
  withNames(db).where('c.id', '=', setId).executeTakeFirst();

/** How many sets are in each state. Sets are made by people: there are thousands, not millions. */
export async function countSets(db: Queryable): Promise<Partial<Record<ChangeState, number>>> {
  const rows = await db
    .selectFrom('change_set')
    .select(['state', sql<number>`count(*)::int`.as('counted')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, counted }) => [state, counted]));
}

export interface ListedRow {
  table_name: ChangedTable;
  row_id: string;
  is_new: boolean;
  base: Record<string, JsonValue>;
  value: Record<string, JsonValue>;
  /** Of images a list. */
  before: Record<string, JsonValue> | JsonValue[] | null;
  code: string | null;
  name: string | null;
}

/** Where a page of rows ended. */
export interface RowPosition {
  table: string;
  id: string;
}

/** The rows of a set with the names that staff know. */
export async function listRows(
  db: Queryable,
  setId: number,
  { size, after }: { size: number; after: RowPosition | null },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select page.*,
      coalesce(sku.code, product.code, brand.key, category.id, page.value ->> 'location_label', line.location_label,
        section.id, listing.id, campaign.slug) as code,
      coalesce(nullif(concat_ws(' ', product.name_cn, sku.shade_number, coalesce(sku.shade_name, sku.size)), ''),
        brand.name_cn, category.name, page.value ->> 'content', line.content, section.title, listing.name, campaign.title) as name
    from (
      select table_name, row_id, is_new, base, value, before from change_row
      where set_id = ${setId}
        ${after === null ? sql`` : sql`and (table_name, row_id) > (${after.table}, ${after.id})`}
      order by table_name, row_id limit ${size}
    ) page
    left join sku on page.table_name in ('sku', 'sku_supply', 'stock') and sku.id = page.row_id
    left join product on product.id =
      case when page.table_name in ('product', 'product_image') then page.row_id else sku.product_id end
    left join brand on page.table_name = 'brand' and brand.id = page.row_id
    left join category on page.table_name in ('category', 'menu_lead') and category.id = page.row_id
    left join content_resource line on page.table_name = 'content_resource' and line.id::text = page.row_id
    left join home_section section on page.table_name = 'home_section' and section.id = page.row_id
    left join pseudo_category listing on page.table_name = 'pseudo_category' and listing.id = page.row_id
    left join campaign_page campaign on page.table_name = 'campaign_page' and campaign.slug = page.row_id
    order by page.table_name, page.row_id`.execute(db);
  return rows;
}
