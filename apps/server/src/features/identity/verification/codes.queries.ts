import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { hashToken } from '#platform/session';

const { validFor, maxAttempts } = STORE.identity.code;

/** Sends to one recipient or for one address are serialised. The fixed lock order prevents deadlocks. */
export async function lockSending(tx: Tx, recipient: string, address: string): Promise<void> {
  for (const key of [`code to ${recipient}`, `code for ${address}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

const oneDayAgo = sql<Date>`shop_now() - interval '1 day'`;
const MAX_PER_RECIPIENT = STORE.identity.code.perDay;
const MAX_PER_ADDRESS = STORE.identity.code.perAddressPerDay;

/** When codes were sent to this recipient in the last day, newest first, up to the daily limit. */
export async function listSentToRecipient(tx: Tx, recipient: string): Promise<Date[]> {
  const rows = await tx
    .selectFrom('verification_code')
    .select('created_at')
    .where('recipient', '=', recipient)
    .where('created_at', '>', oneDayAgo)
    .orderBy('created_at', 'desc')
    .limit(MAX_PER_RECIPIENT)
    .execute();
  return rows.map((row) => row.created_at);
}

/** When codes were sent for this address in the last day, newest first, up to the daily limit. */
export async function listSentFromAddress(tx: Tx, address: string): Promise<Date[]> {
  const rows = await tx
    .selectFrom('verification_code')
    .select('created_at')
    .where('address', '=', address)
    .where('created_at', '>', oneDayAgo)
    .orderBy('created_at', 'desc')
    .limit(MAX_PER_ADDRESS)
    .execute();
  return rows.map((row) => row.created_at);
}

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

export interface NewCode {
  rToken: string;
  channel: 'sms' | 'email';
  recipient: string;
  purpose: string;
  boundTo: string;
  codeHash: string;
  address: string;
}

/** The new code replaces the old one for the same recipient and purpose. */
export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .updateTable('verification_code')
    .set({ ended_at: sql<Date>`shop_now()` })
    .where('recipient', '=', code.recipient)
    .where('purpose', '=', code.purpose)
    .where('ended_at', 'is', null)
    .execute();
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
