import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { Buyer } from '../../cart/index.ts';
import { type CodeRefusal, verifyCode } from '../../identity/index.ts';
import { lockBuyer } from '../lock-buyer.ts';

interface GuestVerification {
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}
export type GuestRefusal = { code: 'guest-mobile-needed' } | CodeRefusal;

/**
 * Verifies the mobile of a guest before an order is placed. It runs in its own transaction, so that wrong attempts are
 * counted although no order is placed, and stores the result, so that a repeated request needs no second code.
 */
export async function verifyGuest(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { owner }: Buyer,
  { mobile, smsCode, rToken }: GuestVerification,
): Promise<Result<string, GuestRefusal>> {
  if (!mobile) return refuse({ code: 'guest-mobile-needed' });
  return transaction(db, async (tx) => {
    await lockBuyer(tx, owner);
    const verifiedDraft = await tx
      .selectFrom('checkout_draft')
      .select('proved_mobile')
      .where('owner', '=', owner)
      .where('proved_mobile', '=', mobile)
      .where('proved_until', '>', sql<Date>`shop_now()`)
      .executeTakeFirst();
    if (verifiedDraft) return accept(mobile);
    if (!smsCode || !rToken) return refuse({ code: 'guest-mobile-needed' });
    const verified = await verifyCode(tx, config, {
      recipient: mobile,
      purposes: ['guest'],
      code: smsCode,
      rToken,
    });
    if (!verified.ok) return verified;
    const until = sql<Date>`shop_now() + make_interval(mins => ${STORE.orders.guestVerificationMinutes})`;
    await tx
      .insertInto('checkout_draft')
      .values({ owner, proved_mobile: mobile, proved_until: until })
      .onConflict((draft) =>
        draft.column('owner').doUpdateSet({ proved_mobile: mobile, proved_until: until }),
      )
      .execute();
    return accept(mobile);
  });
}
