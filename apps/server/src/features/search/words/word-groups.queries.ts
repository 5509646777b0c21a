import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

export type WordGroup = Selectable<Tables['search_word_group']>;
export type WordKind = 'two-way' | 'one-way' | 'nickname' | 'filler';

/** All groups in the order in which they were made; a shop has some hundred. */
export const listWordGroups = (db: Queryable): Promise<WordGroup[]> =>
  db.selectFrom('search_word_group').selectAll().orderBy('id').execute();

/** Only one change of words is saved at a time, so that each was measured with the words it changes. */
export const lockWordGroups = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('search-words'))`.execute(tx);

/** Changes whenever a group is added, edited or removed. */
export const revisionOf = (groups: readonly Pick<WordGroup, 'id' | 'version'>[]): string =>
  groups.map(({ id, version }) => `${id}.${version}`).join(',');

interface GroupFilter {
  kind?: WordKind | undefined;
  q?: string | undefined;
}
export interface ListedGroup extends WordGroup {
  staff_name: string | null;
}

/** Newest first. */
export async function listGroupPage(
  db: Queryable,
  filter: GroupFilter,
  { size, after, before }: { size: number; after?: string | undefined; before?: string | undefined },
): Promise<ListedGroup[]> {
  const isReversed = before !== undefined;
  const from = after ?? before;
  const { rows } = await sql<ListedGroup>`
    select page.*, staff.name as staff_name from (
      select * from search_word_group where ${conditionOf(filter)}
        ${from === undefined ? sql`` : sql`and id ${isReversed ? sql`>` : sql`<`} ${from}::bigint`}
      order by id ${isReversed ? sql`asc` : sql`desc`} limit ${size}
    ) page left join staff on staff.id = page.updated_by order by page.id desc`.execute(db);
  return rows;
}

export async function countGroups(db: Queryable, q: string | undefined): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from search_word_group where ${conditionOf({ q })} group by kind`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const conditionOf = ({ kind, q }: GroupFilter): RawBuilder<unknown> =>
  sql.join(
    [
      kind === undefined ? sql`true` : sql`kind = ${kind}`,
      q === undefined
        ? sql`true`
        : sql`exists (select from unnest(words || targets) as word where strpos(word, ${q}) > 0)`,
    ],
    sql` and `,
  );

type GroupValues = Pick<WordGroup, 'kind' | 'words' | 'targets'>;

export const insertGroup = (tx: Tx, group: GroupValues, staffId: number) =>
  tx
    .insertInto('search_word_group')
    .values({ ...group, updated_by: staffId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** Null when somebody has changed or removed it. */
export async function updateGroup(
  tx: Tx,
  { id, version }: { id: string; version: number },
  group: GroupValues,
  staffId: number,
) {
  const updated = await tx
    .updateTable('search_word_group')
    .set({ ...group, version: version + 1, updated_by: staffId, updated_at: sql`shop_now()` })
    .where('id', '=', Number(id))
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();
  return updated ?? null;
}

/** False when somebody has changed or removed it. */
export async function deleteGroup(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('search_word_group')
    .where('id', '=', Number(id))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
