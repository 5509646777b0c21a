import { sql } from 'kysely';
import { likeText, type Queryable } from '#platform/database';

export type BrandTab = 'all' | 'shown' | 'hidden' | 'empty';
interface BrandFilter {
  q?: string | undefined;
  letter?: string | undefined;
  tab: BrandTab;
}
export interface ListedBrand {
  id: string;
  key: string;
  name_en: string;
  name_cn: string;
  nicknames: string[];
  letter: string;
  origin: string;
  since_year: number | null;
  slogan: string;
  story: string[];
  marks: string[];
  is_live: boolean;
  product_count: number;
}

const HAS_PRODUCT = sql`exists (select from product where product.brand_id = brand.id)`;
const TABS = {
  all: sql`true`,
  shown: sql`brand.is_live`,
  hidden: sql`not brand.is_live`,
  empty: sql`not ${HAS_PRODUCT}`,
} as const;

const conditionOf = ({ q, letter, tab }: BrandFilter) => sql`(${TABS[tab]})
  ${letter === undefined ? sql`` : sql`and brand.letter = ${letter}`}
  ${
    q === undefined
      ? sql``
      : sql`and (brand.name_en ilike ${likeText(q)} or brand.name_cn ilike ${likeText(q)}
          or brand.key = lower(${q}) or brand.id = ${q}
          or exists (select from unnest(brand.nicknames) nickname where nickname ilike ${likeText(q)}))`
  }`;
const COUNTED = sql`page.*,
  (select count(*)::int from product where product.brand_id = page.id) as product_count`;
/** A to Z, then the names that begin with a digit. */
const ORDER = sql`letter = '#', letter, name_en collate "C", id`;

/** Brands by letter and name. A cursor is the id of a brand. */
export async function listBrands(
  db: Queryable,
  filter: BrandFilter,
  { size, after, before }: { size: number; after?: string | undefined; before?: string | undefined },
): Promise<ListedBrand[]> {
  const isReversed = before !== undefined;
  const from = after ?? before;
  const { rows } = await sql<ListedBrand>`
    select ${COUNTED} from (
      select brand.* from brand where ${conditionOf(filter)}
        ${
          from === undefined
            ? sql``
            : sql`and (${ORDER}) ${isReversed ? sql`<` : sql`>`} (select ${ORDER} from brand where id = ${from})`
        }
      order by (${ORDER}) ${isReversed ? sql`desc` : sql`asc`} limit ${size}
    ) page order by ${ORDER}`.execute(db);
  return rows;
}

export async function countBrands(db: Queryable, filter: BrandFilter): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from brand where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** How many brands each tab has, and the letters in use. */
export async function summarizeBrands(
  db: Queryable,
): Promise<{ counts: Record<BrandTab, number>; letters: string[] }> {
  const { rows } = await sql<Record<BrandTab, number> & { letters: string[] | null }>`
    select count(*)::int as "all", count(*) filter (where brand.is_live)::int as shown,
      count(*) filter (where not brand.is_live)::int as hidden,
      count(*) filter (where not ${HAS_PRODUCT})::int as empty,
      array_agg(distinct brand.letter) as letters
    from brand`.execute(db);
  const [row] = rows;
  const { letters, ...counts } = row ?? { all: 0, shown: 0, hidden: 0, empty: 0, letters: null };
  return { counts, letters: letters ?? [] };
}

export async function findBrand(db: Queryable, brandId: string): Promise<ListedBrand | null> {
  const { rows } = await sql<ListedBrand>`
    select ${COUNTED} from (select brand.* from brand where id = ${brandId}) page`.execute(db);
  return rows[0] ?? null;
}

/** Another brand with this key. */
export const findBrandByKey = (db: Queryable, key: string, exceptId: string) =>
  db
    .selectFrom('brand')
    .select(['id', 'name_cn'])
    .where('key', '=', key)
    .where('id', '<>', exceptId)
    .executeTakeFirst();

/** The next free number: as imports give them, also after brands that were deleted or undone. */
export async function nextBrandId(db: Queryable): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 900000)::int as last from (
      select id::bigint as id from brand
      union all select row_id::bigint from change_row where is_new and table_name = 'brand'
    ) used where id between 900000 and 999999`.execute(db);
  return String((rows[0]?.last ?? 900_000) + 1);
}
