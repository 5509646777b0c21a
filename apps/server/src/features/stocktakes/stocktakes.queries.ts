import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { inCategories, matchesSku } from '../catalogue/index.ts';

export interface TakeRow {
  id: number;
  name: string;
  state: 'counting' | 'ended' | 'cancelled';
  made_by: string;
  created_at: Date;
  ended_at: Date | null;
  set_id: number | null;
  lines: number;
  counted: number;
}

const TAKE = sql`
  take.id, take.name, take.state, staff.name as made_by, take.created_at, take.ended_at, take.set_id,
  (select count(*)::int from stocktake_line line where line.take_id = take.id) as lines,
  (select count(distinct sku_id)::int from stocktake_count entry where entry.take_id = take.id) as counted`;
const FROM = sql`stocktake take join staff on staff.id = take.made_by`;

export async function listTakes(
  db: Queryable,
  { size, after, before }: { size: number; after: number | null; before: number | null },
): Promise<TakeRow[]> {
  const place =
    after !== null ? sql`where take.id < ${after}` : before !== null ? sql`where take.id > ${before}` : sql``;
  const { rows } = await sql<TakeRow>`
    select * from (
      select ${TAKE} from ${FROM} ${place} order by take.id ${before === null ? sql`desc` : sql`asc`} limit ${size}
    ) page order by id desc`.execute(db);
  return rows;
}

export async function countTakes(db: Queryable): Promise<number> {
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from stocktake`.execute(db);
  return rows[0]?.counted ?? 0;
}

export async function findTake(db: Queryable, id: number): Promise<TakeRow | null> {
  const { rows } = await sql<TakeRow>`select ${TAKE} from ${FROM} where take.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locked, so that nothing is counted while it ends. */
export async function lockTake(
  tx: Tx,
  id: number,
): Promise<{ state: TakeRow['state']; name: string } | null> {
  const row = await tx
    .selectFrom('stocktake')
    .select(['state', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { state: row.state as TakeRow['state'], name: row.name } : null;
}

export interface TakeScope {
  brandId?: string | undefined;
  categoryId?: string | undefined;
  q?: string | undefined;
}

/** The skus of a scope that have stock, live or not. One more than the limit is enough to know that it is too large. */
export async function listScope(db: Queryable, scope: TakeScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select sku.id from sku join product on product.id = sku.product_id
    join stock on stock.sku_id = sku.id
    where true
      ${scope.brandId === undefined ? sql`` : sql`and product.brand_id = ${scope.brandId}`}
      ${scope.categoryId === undefined ? sql`` : sql`and ${inCategories([scope.categoryId])}`}
      ${scope.q === undefined ? sql`` : sql`and ${matchesSku(scope.q)}`}
    order by sku.id limit ${limit + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertTake(
  tx: Tx,
  {
    name,
    scope,
    madeBy,
    skuIds,
  }: { name: string; scope: TakeScope; madeBy: number; skuIds: readonly string[] },
): Promise<number> {
  const { id } = await tx
    .insertInto('stocktake')
    .values({ name, scope: JSON.stringify(scope), made_by: madeBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into stocktake_line (take_id, sku_id)
    select ${id}, sku_id from unnest(${[...skuIds]}::text[]) as chosen (sku_id)`.execute(tx);
  return Number(id);
}

/** The sku of a stocktake by its barcode, code or number. */
export async function findLine(db: Queryable, takeId: number, code: string): Promise<string | null> {
  const { rows } = await sql<{ sku_id: string }>`
    select line.sku_id from sku join stocktake_line line on line.sku_id = sku.id and line.take_id = ${takeId}
    where sku.barcode = ${code} or upper(sku.code) = upper(${code}) or sku.id = ${code} limit 1`.execute(db);
  return rows[0]?.sku_id ?? null;
}

export interface CountedLotRow {
  lotId: number;
  lotNo: string;
  counted: number;
  expected: number;
}
export interface LineCounts {
  sku_id: string;
  cost_fen: number | null;
  counts: {
    counted: number;
    expected: number;
    by: string;
    at: string;
    /** Of a sku with lots: what was counted of each. */
    lots: CountedLotRow[];
  }[];
}

export const lotsOfEntry = sql`coalesce((
  select jsonb_agg(jsonb_build_object('lotId', lot.id, 'lotNo', lot.lot_no, 'counted', part.counted,
    'expected', part.expected) order by lot.expires_on, lot.id)
  from stocktake_count_lot part join stock_lot lot on lot.id = part.lot_id where part.count_id = entry.id), '[]')`;

/** Every line with its counts, oldest first. A stocktake has a few thousand lines at most. */
export async function listLines(db: Queryable, takeId: number): Promise<LineCounts[]> {
  const { rows } = await sql<LineCounts>`
    select line.sku_id, supply.cost_fen, coalesce((
      select jsonb_agg(jsonb_build_object('counted', entry.counted, 'expected', entry.expected,
        'by', staff.name, 'at', entry.at, 'lots', ${lotsOfEntry}) order by entry.id)
      from stocktake_count entry join staff on staff.id = entry.made_by
      where entry.take_id = line.take_id and entry.sku_id = line.sku_id), '[]') as counts
    from stocktake_line line left join sku_supply supply on supply.sku_id = line.sku_id
    where line.take_id = ${takeId} order by line.sku_id`.execute(db);
  return rows;
}

export interface LineName {
  id: string;
  code: string;
  barcode: string | null;
  product_name: string;
  sku_name: string;
}

export async function nameLines(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineName>> {
  const { rows } = await sql<LineName>`
    select sku.id, sku.code, sku.barcode, product.name_cn as product_name,
      concat_ws(' ', sku.shade_number, sku.shade_name, sku.size) as sku_name
    from sku join product on product.id = sku.product_id where sku.id = any(${[...ids]}) order by sku.id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
