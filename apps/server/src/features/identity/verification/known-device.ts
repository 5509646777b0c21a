import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Caller } from '#platform/context';
import type { Queryable } from '#platform/database';

/**
 * Whether one of these accounts was signed in to on this device. The id of a device is random, so only its own browser can
 * send it.
 */
export async function isKnownDevice(
  db: Queryable,
  memberIds: readonly string[],
  { deviceFingerprint }: Caller,
): Promise<boolean> {
  if (deviceFingerprint === undefined) return false;
  const record = await db
    .selectFrom('sign_in_record')
    .select('id')
    .where('member_id', '=', sql<string>`any(${[...memberIds]})`)
    .where('device_id', '=', deviceFingerprint)
    .where('outcome', '=', 'signed-in')
    .where(
      'created_at',
      '>',
      sql<Date>`shop_now() - make_interval(days => ${STORE.identity.risk.historyDays})`,
    )
    .limit(1)
    .executeTakeFirst();
  return record !== undefined;
}

/** Whether an account of this mobile or e-mail was signed in to on this device. */
export async function isKnownToRecipient(db: Queryable, recipient: string, caller: Caller): Promise<boolean> {
  if (caller.deviceFingerprint === undefined) return false;
  const members = await db
    .selectFrom('member')
    .select('id')
    .where(recipient.includes('@') ? 'email' : 'mobile', '=', recipient)
    .where('state', '<>', 'closed')
    .execute();
  return isKnownDevice(
    db,
    members.map(({ id }) => id),
    caller,
  );
}
