import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

export type TitleRow = Selectable<Tables['invoice_title']>;
export type TitleFields = Pick<TitleRow, 'kind' | 'title' | 'tax_number'>;

/** Serialises changes of one member, because the limit and the single default span all titles. */
export const lockTitles = (tx: Tx, memberId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`invoice-titles:${memberId}`}, 0))`.execute(tx);

/** The default first, then the newest. */
export const listTitles = (db: Queryable, memberId: string): Promise<TitleRow[]> =>
  db
    .selectFrom('invoice_title')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

const selectTitle = (db: Queryable, memberId: string, id: string) =>
  db.selectFrom('invoice_title').selectAll().where('member_id', '=', memberId).where('id', '=', id);

export const findTitle = async (db: Queryable, memberId: string, id: string): Promise<TitleRow | null> =>
  (await selectTitle(db, memberId, id).executeTakeFirst()) ?? null;

export const getTitle = (db: Queryable, memberId: string, id: string): Promise<TitleRow> =>
  selectTitle(db, memberId, id).executeTakeFirstOrThrow();

export const insertTitle = (
  tx: Tx,
  row: Omit<TitleRow, 'created_at' | 'updated_at' | 'is_verified'>,
): Promise<TitleRow> =>
  tx
    .insertInto('invoice_title')
    .values({ ...row, created_at: sql<Date>`shop_now()`, updated_at: sql<Date>`shop_now()` })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Another name or number is another enterprise, so the verification is reset. */
export const updateTitle = async (
  tx: Tx,
  memberId: string,
  id: string,
  fields: TitleFields,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('invoice_title')
    .set({
      ...fields,
      is_verified: sql<boolean>`is_verified and (kind, title, tax_number) is not distinct from
        (${fields.kind}, ${fields.title}, ${fields.tax_number})`,
      updated_at: sql<Date>`shop_now()`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const deleteTitle = async (tx: Tx, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('invoice_title')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** The unique index allows one default, so the old one is unset first. */
export async function setDefaultTitle(tx: Tx, memberId: string, id: string): Promise<void> {
  const ownTitles = tx.updateTable('invoice_title').where('member_id', '=', memberId);
  await ownTitles.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await ownTitles.set({ is_default: true }).where('id', '=', id).execute();
}
