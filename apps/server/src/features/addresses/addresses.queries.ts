import { type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable, Tables, Tx } from '#platform/database';

export type AddressRow = Selectable<Tables['address']>;
type Mark = 'is_default' | 'is_in_use';

/** Serialises changes of one owner, because the limit and the single default span all addresses. */
export const lockAddressBook = (tx: Tx, owner: Owner) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${owner}`}, 0))`.execute(tx);

/** The default first, then the newest. */
export const listAddresses = (db: Queryable, owner: Owner): Promise<AddressRow[]> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The address of this owner, alone or as a part of a statement. */
export const selectAddress = (db: Queryable, owner: Owner, id: string) =>
  db.selectFrom('address').selectAll().where('owner', '=', owner).where('id', '=', id);

export const findAddress = async (db: Queryable, owner: Owner, id: string): Promise<AddressRow | null> =>
  (await selectAddress(db, owner, id).executeTakeFirst()) ?? null;

export const countAddresses = async (db: Queryable, owner: Owner): Promise<number> => {
  const { count } = await db
    .selectFrom('address')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertAddress = (tx: Tx, row: Omit<AddressRow, 'created_at' | 'updated_at' | 'is_in_use'>) =>
  tx
    .insertInto('address')
    .values({ ...row, created_at: sql<Date>`shop_now()`, updated_at: sql<Date>`shop_now()` })
    .execute();

export const updateAddress = async (
  tx: Tx,
  owner: Owner,
  id: string,
  fields: Partial<AddressRow>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('address')
    .set({ ...fields, updated_at: sql<Date>`shop_now()` })
    .where('owner', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const deleteAddress = async (tx: Tx, owner: Owner, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('address')
    .where('owner', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Sets a mark on one address and unsets it on the others first, because the unique index allows one. */
export async function moveMark(tx: Tx, owner: Owner, mark: Mark, id: string): Promise<boolean> {
  await tx
    .updateTable('address')
    .set({ [mark]: false })
    .where('owner', '=', owner)
    .where(mark, '=', true)
    .where('id', '<>', id)
    .execute();
  return updateAddress(tx, owner, id, { [mark]: true });
}
