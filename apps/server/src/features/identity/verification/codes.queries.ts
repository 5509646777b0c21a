import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { hashToken } from '#platform/session';

const { validFor, maxAttempts } = STORE.identity.code;

/** Sends to one recipient or for one address are serialised. The fixed lock order prevents deadlocks. */
export async function lockSending(tx: Tx, recipient: string, address: string): Promise<void> {
  for (const key of [`code to ${recipient}`, `code for ${address}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

const oneDayAgo = sql<Date>`shop_now() - interval '1 day'`;
const { perDay, perDevicePerDay, perAddressPerDay, harderProofAfter } = STORE.identity.code;

const selectSent = (db: Queryable, limit: number) =>
  db
    .selectFrom('verification_code')
    .select('created_at')
    .where('created_at', '>', oneDayAgo)
    .orderBy('created_at', 'desc')
    .limit(limit);
const timesOf = (rows: { created_at: Date }[]) => rows.map((row) => row.created_at);

/** When codes were sent to this recipient in the last day, newest first, up to the daily limit. */
export async function listSentToRecipient(
  tx: Tx,
  recipient: string,
  { isOwner }: CodeRequester,
): Promise<Date[]> {
  const sent = selectSent(tx, perDay).where('recipient', '=', recipient);
  // What strangers asked for does not count for the owner.
  return timesOf(await (isOwner ? sent.where('is_owner', '=', true) : sent).execute());
}

/** When codes were sent for this device in the last day, newest first, up to the daily limit. */
export const listSentFromDevice = async (tx: Tx, deviceId: string | null): Promise<Date[]> =>
  deviceId === null
    ? []
    : timesOf(await selectSent(tx, perDevicePerDay).where('device_id', '=', deviceId).execute());

/** When codes were sent for this address in the last day, newest first, up to the daily limit. */
export const listSentFromAddress = async (tx: Tx, address: string): Promise<Date[]> =>
  timesOf(await selectSent(tx, perAddressPerDay).where('address', '=', address).execute());

/** Whether so many codes were sent for this address in the last day that the next one costs a harder proof. */
export const isBusyAddress = async (db: Queryable, address: string): Promise<boolean> =>
  (await selectSent(db, harderProofAfter).where('address', '=', address).execute()).length >=
  harderProofAfter;

/** When the first code of the spent daily budget was sent; null while some budget is left. */
export async function findBudgetSpentSince(tx: Tx): Promise<Date | null> {
  const row = await tx
    .selectFrom('verification_code')
    .select('created_at')
    .where('created_at', '>', oneDayAgo)
    .orderBy('created_at', 'desc')
    .offset(STORE.identity.code.perShopPerDay - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Who asks for a code. */
export interface CodeRequester {
  deviceId: string | null;
  /** The signed-in member it goes to, or a device that has signed in to that account. */
  isOwner: boolean;
}
export interface NewCode extends CodeRequester {
  rToken: string;
  channel: 'sms' | 'email';
  recipient: string;
  purpose: string;
  boundTo: string;
  codeHash: string;
  address: string;
}

/** The new code replaces the requester's old one for the same recipient and purpose; codes of others stay valid. */
export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  const replaced = tx
    .updateTable('verification_code')
    .set({ ended_at: sql<Date>`shop_now()` })
    .where('recipient', '=', code.recipient)
    .where('purpose', '=', code.purpose)
    .where('ended_at', 'is', null);
  await (code.deviceId === null
    ? replaced.where('device_id', 'is', null).where('address', '=', code.address)
    : replaced.where('device_id', '=', code.deviceId)
  ).execute();
  await tx
    .insertInto('verification_code')
    .values({
      r_token_hash: hashToken(code.rToken),
      channel: code.channel,
      recipient: code.recipient,
      purpose: code.purpose,
      bound_to: code.boundTo,
      code_hash: code.codeHash,
      tries_left: maxAttempts,
      address: code.address,
      device_id: code.deviceId,
      is_owner: code.isOwner,
      expires_at: sql<Date>`shop_now() + make_interval(secs => ${validFor})`,
    })
    .execute();
}

/** Uses one try, right or wrong; undefined when there is no such code or no try left. */
export const consumeTry = (
  tx: Tx,
  code: { rToken: string; recipient: string; purposes: readonly string[]; boundTo: string },
) =>
  tx
    .updateTable('verification_code')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('r_token_hash', '=', hashToken(code.rToken))
    .where('recipient', '=', code.recipient)
    .where('purpose', '=', sql<string>`any(${[...code.purposes]})`)
    .where('bound_to', '=', code.boundTo)
    .where('tries_left', '>', 0)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .returning(['code_hash', 'purpose', 'tries_left'])
    .executeTakeFirst();

export async function endCode(tx: Tx, rToken: string): Promise<void> {
  await tx
    .updateTable('verification_code')
    .set({ ended_at: sql<Date>`shop_now()` })
    .where('r_token_hash', '=', hashToken(rToken))
    .execute();
}
