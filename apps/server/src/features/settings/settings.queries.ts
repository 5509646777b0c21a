import {
  defaultSettings,
  type SettingKey,
  type SettingValues,
  settingOf,
  settingsAt,
  type TimedSetting,
} from '@huarong/core/settings';
import { type RawBuilder, sql } from 'kysely';
import type { JsonValue, Queryable, Tx } from '#platform/database';

const liveRows = (db: Queryable) => db.selectFrom('shop_setting').where('cancelled_at', 'is', null);

/** What holds at a time, by default now: orders and returns keep the terms under which they were placed. */
export async function readSetting<Key extends SettingKey>(
  db: Queryable,
  key: Key,
  at: Date | null = null,
): Promise<SettingValues<Key>> {
  const row = await liveRows(db)
    .select('value')
    .where('key', '=', key)
    .where('effective_at', '<=', sql<Date>`coalesce(${at}::timestamptz, shop_now())`)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return settingOf(key, row?.value);
}

/** The same for many times. */
export async function readSettingTimes<Key extends SettingKey>(
  db: Queryable,
  key: Key,
): Promise<(at: Date) => SettingValues<Key>> {
  const rows = await listTimedSettings(db, key);
  return (at) => settingsAt(key, rows, at);
}

type NumberName<Key extends SettingKey> = {
  [Name in keyof SettingValues<Key>]: SettingValues<Key>[Name] extends number ? Name : never;
}[keyof SettingValues<Key>] &
  string;

/** SQL: a number of a group as it held at a time. */
export const settingNumberAt = <Key extends SettingKey>(
  key: Key,
  name: NumberName<Key>,
  at: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`coalesce((
  select case when jsonb_typeof(value -> ${sql.lit(name)}) = 'number' then (value ->> ${sql.lit(name)})::numeric::int end
  from shop_setting where key = ${sql.lit(key)} and cancelled_at is null and effective_at <= ${at}
  order by effective_at desc, id desc limit 1), ${sql.lit(Number(defaultSettings(key)[name]))})`;

/** Every row that holds, held, or is planned, in the order in which they begin. */
export async function listTimedSettings(db: Queryable, key?: SettingKey): Promise<TimedSetting[]> {
  const rows = await liveRows(db)
    .select(['key', 'effective_at', 'value'])
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('effective_at')
    .orderBy('id')
    .execute();
  return rows.map(timedOf);
}

const timedOf = (row: { key: string; effective_at: Date; value: JsonValue }): TimedSetting => ({
  key: row.key,
  effectiveAt: row.effective_at,
  value: row.value,
});

/** One change of a group at a time. */
export const lockSetting = (tx: Tx, key: SettingKey) =>
  sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`.execute(tx);

const MOST_ROWS = 100;
/** Every row of a group with who wrote it, newest first. */
export const listSettingRows = (db: Queryable, key: SettingKey) =>
  db
    .selectFrom('shop_setting')
    .innerJoin('staff', 'staff.id', 'shop_setting.made_by')
    .selectAll('shop_setting')
    .select('staff.name')
    .where('key', '=', key)
    .orderBy('shop_setting.id', 'desc')
    .limit(MOST_ROWS)
    .execute();

export async function insertSetting(
  tx: Tx,
  row: { key: SettingKey; value: unknown; effectiveAt: Date; reason: string; staffId: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('shop_setting')
    .values({
      key: row.key,
      value: JSON.stringify(row.value),
      effective_at: row.effectiveAt,
      reason: row.reason,
      made_by: row.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it has begun or was taken back before. */
export async function cancelSetting(tx: Tx, key: SettingKey, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shop_setting')
    .set({ cancelled_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .where('key', '=', key)
    .where('cancelled_at', 'is', null)
    .where('effective_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
