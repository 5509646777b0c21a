import { STORE } from '@huarong/core/shared';
import { type ColumnType, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { StorageKey } from '../../../integrations/storage/index.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    data_export: { storage_key: ColumnType<StorageKey, string, string> | null };
  }
}

export const findLatestExport = (db: Queryable, memberId: string) =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLatestExport>>>;

export const addExport = (tx: Tx, memberId: string) =>
  tx
    .insertInto('data_export')
    .values({ member_id: memberId })
    .returning(['id', 'requested_at'])
    .executeTakeFirstOrThrow();

/** An export that is not created yet; none when it is ready or its member has closed the account. */
export const findPreparingExport = (db: Queryable, id: string) =>
  db
    .selectFrom('data_export')
    .innerJoin('member', 'member.id', 'data_export.member_id')
    .select(['data_export.member_id', 'member.mobile', 'member.email'])
    .where('data_export.id', '=', id)
    .where('data_export.state', '=', 'preparing')
    .where('member.state', '<>', 'closed')
    .executeTakeFirst();

/** Null when another worker has created it meanwhile. */
export async function markExportReady(
  tx: Tx,
  { id, key, sizeBytes }: { id: string; key: StorageKey; sizeBytes: number },
): Promise<Date | null> {
  const row = await tx
    .updateTable('data_export')
    .set({
      state: 'ready',
      storage_key: key,
      size_bytes: sizeBytes,
      expires_at: sql<Date>`shop_now() + make_interval(days => ${STORE.account.exportDays})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** An export of this member that is ready and not expired. */
export const findDownloadableExport = (db: Queryable, { id, memberId }: { id: string; memberId: string }) =>
  db
    .selectFrom('data_export')
    .select(['storage_key', 'requested_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst();

export const findExportKey = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (await db.selectFrom('data_export').select('storage_key').where('id', '=', id).executeTakeFirst())
    ?.storage_key ?? null;

export async function markExportGone(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ state: 'gone', storage_key: null })
    .where('id', '=', id)
    .execute();
}
