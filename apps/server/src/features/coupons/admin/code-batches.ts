import { randomBytes } from 'node:crypto';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { hashCode } from '../code-hash.ts';
import { countOpenCodes, findBatch } from './batches.queries.ts';
import { lockOfferRow } from './offers.queries.ts';

/** Without 0, O, 1 and I, which people mix up. 32 characters, so a random byte chooses one evenly. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 14;
/** Each statement stays far below the time limit of the admin, also on a busy machine. */
const ROWS_AT_ONCE = 1_000;

export function newCode(prefix: string): string {
  const random = [...randomBytes(LENGTH - prefix.length)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return prefix + random.join('');
}

/** Makes the codes of a batch. They exist in the answer only; the table gets their hashes. */
export async function createBatch(
  { db, staff, config }: AdminWriteContext,
  { offerId, quantity, prefix }: { offerId: string; quantity: number; prefix: string },
) {
  const offer = await lockOfferRow(db, offerId);
  if (!offer) return refuse({ code: 'coupon-offer-not-found' as const });
  if (offer.state !== 'live') return refuse({ code: 'coupon-offer-not-live' as const });
  const left = offer.total - offer.claimed - (await countOpenCodes(db, offerId));
  if (quantity > left) return refuse({ code: 'coupon-batch-too-large' as const, left: Math.max(0, left) });
  const { id } = await db
    .insertInto('coupon_batch')
    .values({ offer_id: offerId, prefix, quantity, made_by: staff.staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const codes = new Set<string>();
  while (codes.size < quantity) codes.add(newCode(prefix));
  const all = [...codes];
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
    const slice = all.slice(from, from + ROWS_AT_ONCE);
    await sql`
      insert into coupon_code (code_hash, tail, batch_id)
      select hash, tail, ${id} from unnest(
        ${slice.map((code) => hashCode(config.secret, code))}::text[], ${slice.map((code) => code.slice(-4))}::text[]
      ) as made (hash, tail)`.execute(db);
  }
  return accept({ batchId: String(id), codes: all });
}

/** Whoever has claimed one keeps the coupon. */
export async function voidBatch({ db }: AdminWriteContext, batchId: number) {
  if (!(await findBatch(db, batchId))) return refuse({ code: 'coupon-batch-not-found' as const });
  const { numAffectedRows } = await sql`
    update coupon_code set state = 'void', settled_at = shop_now()
    where batch_id = ${batchId} and state = 'open'`.execute(db);
  const voided = Number(numAffectedRows ?? 0);
  if (voided === 0) return refuse({ code: 'coupon-nothing-to-void' as const });
  await sql`update coupon_batch set voided_at = shop_now() where id = ${batchId}`.execute(db);
  return accept({ voided });
}
