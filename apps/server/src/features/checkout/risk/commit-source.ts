import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Buyer } from '../../cart/index.ts';
import { selectNewDeviceOf } from '../../identity/index.ts';

/** Who orders, and from where. */
export interface CommitSource {
  buyer: Buyer;
  guestMobile: string | null;
  client: Pick<Context, 'caller' | 'config'>;
}

/** Whether a member orders from a device that is new to the account: one row, `is_new`. */
export const selectNewDevice = ({ buyer, client }: CommitSource): RawBuilder<{ is_new: boolean }> =>
  buyer.memberId === null ? sql`select false as is_new` : selectNewDeviceOf(buyer.memberId, client.caller);
