import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { hashToken } from '#platform/session';

interface NewQrLogin {
  token: string;
  code: string;
  deviceId: string | null;
  device: string;
  address: string;
  network: string;
  historyLocation: string;
  seconds: number;
}

export async function insertQrLogin(db: Queryable, login: NewQrLogin): Promise<void> {
  await db
    .insertInto('qr_login')
    .values({
      token_hash: hashToken(login.token),
      code_hash: hashToken(login.code),
      device_id: login.deviceId,
      device: login.device,
      address: login.address,
      network: login.network,
      history_location: login.historyLocation,
      expires_at: sql<Date>`shop_now() + make_interval(secs => ${login.seconds})`,
    })
    .execute();
}

/** The state of the code that this browser shows; null for an unknown token, another browser or an expired code. */
export async function findQrLogin(db: Queryable, token: string, deviceId: string | null) {
  const row = await db
    .selectFrom('qr_login')
    .select('state')
    .where('token_hash', '=', hashToken(token))
    .where('device_id', 'is not distinct from', deviceId)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Uses a confirmed code; of concurrent calls one gets the member. */
export async function consumeQrLogin(tx: Tx, token: string, deviceId: string | null) {
  return tx
    .updateTable('qr_login')
    .set({ state: 'used' })
    .where('token_hash', '=', hashToken(token))
    .where('device_id', 'is not distinct from', deviceId)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .returning(['member_id', 'history_location'])
    .executeTakeFirst();
}

/** The first member who scans a code is the only one who may decide about it. */
export const markScanned = (db: Queryable, memberId: string, code: string) =>
  db
    .updateTable('qr_login')
    .set({ state: 'scanned', member_id: memberId })
    .where('code_hash', '=', hashToken(code))
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        where.and([where('state', '=', 'scanned'), where('member_id', '=', memberId)]),
      ]),
    )
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .returning(['device', 'address', 'network', 'created_at', 'expires_at'])
    .executeTakeFirst();

/** Answers whether the code was waiting for the decision of this member. */
export async function markDecided(
  db: Queryable,
  memberId: string,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('qr_login')
    .set({ state: isConfirmed ? 'confirmed' : 'cancelled' })
    .where('code_hash', '=', hashToken(code))
    .where('state', '=', 'scanned')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
