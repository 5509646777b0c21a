import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export async function getMemberMobile(db: Queryable, memberId: string): Promise<string> {
  const { mobile } = await db
    .selectFrom('member')
    .select('mobile')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return mobile;
}

/**
 * A device is known once the member signed in on it more than a day ago. An attacker using a new
 * device does not have one.
 */
export async function isKnownDevice(
  db: Queryable,
  memberId: string,
  fingerprint: string | undefined,
): Promise<boolean> {
  if (!fingerprint) return false;
  const earlier = await db
    .selectFrom('sign_in_record')
    .select('id')
    .where('member_id', '=', memberId)
    .where('device_id', '=', fingerprint)
    .where('outcome', '=', 'signed-in')
    .where(
      'created_at',
      '<=',
      sql<Date>`shop_now() - make_interval(hours => ${STORE.storedCards.newDeviceHours})`,
    )
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
