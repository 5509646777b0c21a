import { CooperationStatus } from '@huarong/core/cooperation';
import { type ColumnType, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Queryable, Tables, Tx } from '#platform/database';
import type { StorageKey } from '../../integrations/storage/index.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    cooperation_file: { storage_key: ColumnType<StorageKey, string, string> };
  }
}

export type ApplicationRow = Selectable<Tables['cooperation']>;

export const insertApplication = async (
  tx: Tx,
  application: Omit<Insertable<Tables['cooperation']>, 'created_at'>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cooperation')
    .values({ ...application, created_at: sql<Date>`shop_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const hasOpenApplication = async (tx: Tx, taxNumber: string, brandCN: string): Promise<boolean> =>
  (await tx
    .selectFrom('cooperation')
    .select('receipt_no')
    .where('tax_number', '=', taxNumber)
    .where('brand_cn', '=', brandCN)
    .where('status', '<', CooperationStatus.Signed)
    .executeTakeFirst()) !== undefined;

export const findByKey = (db: Queryable, progressKey: string) =>
  db.selectFrom('cooperation').selectAll().where('progress_key', '=', progressKey).executeTakeFirst();
export const findByMobile = (db: Queryable, receiptNo: string, mobile: string) =>
  db
    .selectFrom('cooperation')
    .selectAll()
    .where('receipt_no', '=', receiptNo)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
export const lockApplication = (tx: Tx, receiptNo: string) =>
  tx.selectFrom('cooperation').selectAll().where('receipt_no', '=', receiptNo).forUpdate().executeTakeFirst();

export const listEvents = (db: Queryable, receiptNo: string) =>
  db
    .selectFrom('cooperation_event')
    .select(['status', 'title', 'note', 'at'])
    .where('receipt_no', '=', receiptNo)
    .orderBy('id')
    .execute();

export const addEvent = (
  tx: Tx,
  event: { receipt_no: string; status: number; title: string; note: string },
) =>
  tx
    .insertInto('cooperation_event')
    .values({ ...event, at: sql<Date>`shop_now()` })
    .execute();

/** Whether all of these files are unused; locks them, so that no other application can attach them meanwhile. */
export async function lockUnusedFiles(tx: Tx, fileIds: readonly string[], days: number): Promise<boolean> {
  const found = await tx
    .selectFrom('cooperation_file')
    .select('id')
    .where(sql<boolean>`id = any(${fileIds})`)
    .where('receipt_no', 'is', null)
    .where(sql<boolean>`created_at > shop_now() - make_interval(days => ${days})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.length === new Set(fileIds).size;
}
export const attachFiles = (tx: Tx, receiptNo: string, fileIds: readonly string[]) =>
  tx
    .updateTable('cooperation_file')
    .set({ receipt_no: receiptNo })
    .where(sql<boolean>`id = any(${fileIds})`)
    .execute();

export const countUnusedFiles = async (db: Queryable, address: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('cooperation_file')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('address', '=', address)
        .where('receipt_no', 'is', null)
        .executeTakeFirstOrThrow()
    ).count,
  );

export const insertFile = (
  tx: Tx,
  file: { id: string; storage_key: string; bytes: number; address: string },
) =>
  tx
    .insertInto('cooperation_file')
    .values({ ...file, created_at: sql<Date>`shop_now()` })
    .execute();

export const findUnusedFile = (db: Database, id: string) =>
  db
    .selectFrom('cooperation_file')
    .select('storage_key')
    .where('id', '=', id)
    .where('receipt_no', 'is', null)
    .executeTakeFirst();
export const findAttachedFile = (db: Database, id: string) =>
  db
    .selectFrom('cooperation_file')
    .select('storage_key')
    .where('id', '=', id)
    .where('receipt_no', 'is not', null)
    .executeTakeFirst();
export const listFiles = (db: Queryable, receiptNo: string) =>
  db
    .selectFrom('cooperation_file')
    .select(['id', 'storage_key'])
    .where('receipt_no', '=', receiptNo)
    .execute();
export const deleteFile = (db: Database, id: string) =>
  db.deleteFrom('cooperation_file').where('id', '=', id).where('receipt_no', 'is', null).execute();
export const deleteRefused = (db: Database, receiptNo: string) =>
  db
    .deleteFrom('cooperation')
    .where('receipt_no', '=', receiptNo)
    .where('status', '=', CooperationStatus.Refused)
    .execute();
