import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { TERM_KINDS, type TermKind } from './term-kinds.ts';

/** The condition of rows that use a word; an index answers it. */
const uses = (kind: TermKind, name: ReturnType<typeof sql>) => {
  const { table, column, isList } = TERM_KINDS[kind];
  const stored = sql.ref(`${table}.${column}`);
  return isList ? sql`${stored} @> array[${name}]` : sql`${stored} = ${name}`;
};

export interface ListedTerm {
  name: string;
  count: number;
}

/** The words of a list by name. */
export async function listTerms(db: Queryable, kind: TermKind): Promise<ListedTerm[]> {
  const { table } = TERM_KINDS[kind];
  const { rows } = await sql<ListedTerm>`
    select term.name,
      (select count(*)::int from ${sql.table(table)} where ${uses(kind, sql`term.name`)}) as count
    from term where term.kind = ${kind} order by count desc, term.name`.execute(db);
  return rows;
}

export async function countUses(db: Queryable, kind: TermKind, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(TERM_KINDS[kind].table)}
    where ${uses(kind, sql`${name}::text`)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Rows that use a word, with the column it is in. */
export async function listUsers(
  db: Queryable,
  kind: TermKind,
  name: string,
): Promise<{ id: string; value: string[] | string }[]> {
  const { table, column } = TERM_KINDS[kind];
  const { rows } = await sql<{ id: string; value: string[] | string }>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${uses(kind, sql`${name}::text`)} order by id`.execute(db);
  return rows;
}

export const hasTerm = async (db: Queryable, kind: TermKind, name: string): Promise<boolean> =>
  (await db
    .selectFrom('term')
    .select('name')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined;

/** False: it is there already. */
export const insertTerm = async (tx: Tx, kind: TermKind, name: string): Promise<boolean> =>
  (await tx
    .insertInto('term')
    .values({ kind, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined;

export const deleteTerm = (tx: Tx, kind: TermKind, name: string) =>
  tx.deleteFrom('term').where('kind', '=', kind).where('name', '=', name).execute();
