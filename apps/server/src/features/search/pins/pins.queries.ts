import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

export type SearchPin = Selectable<Tables['search_pin']>;

/** Those that have not ended; the shop reads them all. */
export const listOpenPins = (db: Queryable): Promise<SearchPin[]> =>
  db
    .selectFrom('search_pin')
    .selectAll()
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', sql<Date>`shop_now()`)]))
    .orderBy('id')
    .execute();

export type PinState = 'active' | 'planned' | 'ended';
interface PinFilter {
  state?: PinState | undefined;
  q?: string | undefined;
}
export interface ListedPin extends SearchPin {
  staff_name: string | null;
  state: PinState;
}

const STATE = sql<PinState>`case when starts_at > shop_now() then 'planned'
  when ends_at <= shop_now() then 'ended' else 'active' end`;

const conditionOf = ({ state, q }: PinFilter): RawBuilder<unknown> =>
  sql`${state === undefined ? sql`true` : sql`${STATE} = ${state}`}
    and ${q === undefined ? sql`true` : sql`strpos(query, ${q}) > 0`}`;

/** Newest first. */
export async function listPinPage(
  db: Queryable,
  filter: PinFilter,
  { size, after, before }: { size: number; after?: string | undefined; before?: string | undefined },
): Promise<ListedPin[]> {
  const isReversed = before !== undefined;
  const from = after ?? before;
  const { rows } = await sql<ListedPin>`
    select page.*, staff.name as staff_name from (
      select *, ${STATE} as state from search_pin where ${conditionOf(filter)}
        ${from === undefined ? sql`` : sql`and id ${isReversed ? sql`>` : sql`<`} ${from}::bigint`}
      order by id ${isReversed ? sql`asc` : sql`desc`} limit ${size}
    ) page left join staff on staff.id = page.updated_by order by page.id desc`.execute(db);
  return rows;
}

export async function countPins(db: Queryable, q: string | undefined): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select ${STATE} as state, count(*)::int as count from search_pin where ${conditionOf({ q })} group by 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** How many products of a query are pinned or buried, besides this product. */
export async function countOtherPins(tx: Tx, query: string, productId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('search_pin')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('query', '=', query)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type PinValues = Pick<
  SearchPin,
  'typed' | 'query' | 'product_id' | 'kind' | 'position' | 'starts_at' | 'ends_at'
>;

/** One line for each query and product: a new one replaces that of before. */
export async function upsertPin(tx: Tx, pin: PinValues, staffId: number): Promise<number> {
  const { id } = await tx
    .insertInto('search_pin')
    .values({ ...pin, updated_by: staffId })
    .onConflict((conflict) =>
      conflict.columns(['query', 'product_id']).doUpdateSet({
        ...pin,
        version: sql`search_pin.version + 1`,
        updated_by: staffId,
        updated_at: sql`shop_now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deletePin(tx: Tx, pinId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('search_pin')
    .where('id', '=', Number(pinId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
