import { refuse } from '@huarong/core/shared';
import { type Context, guestOwner, memberIdOfOwner, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { openGuestSession } from '#platform/session';
import { verifyCode } from '../../identity/index.ts';
import { findAnyOrder, findOrder } from '../orders.queries.ts';
import type { OrderPorts } from '../ports.ts';
import { showOrder } from '../show/show-order.ts';

interface OrderLookup {
  orderId: string;
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}

/**
 * Shows an order to its owner, or to a guest who knows its number and verifies its mobile. The code is checked before the
 * order is looked up, so that a caller cannot find out which numbers exist.
 */
export async function lookUpOrder(
  { db, actor, caller, config }: Context,
  ports: OrderPorts,
  lookup: OrderLookup,
) {
  const { orderId, mobile, smsCode, rToken } = lookup;
  const ownOrder = actor.kind === 'visitor' ? null : await findOrder(db, ownerOf(actor), orderId);
  if (ownOrder) return { ok: true as const, value: await showOrder(db, ports, ownOrder) };
  if (!mobile || !smsCode || !rToken) return refuse({ code: 'order-not-found' });

  const verified = await transaction(db, (tx) =>
    verifyCode(tx, config, { recipient: mobile, purposes: ['guest'], code: smsCode, rToken }),
  );
  if (!verified.ok) return verified;
  return transaction(db, async (tx) => {
    const order = await findAnyOrder(tx, orderId);
    if (order?.guest_mobile !== mobile || memberIdOfOwner(order.owner) !== null)
      return refuse({ code: 'order-not-found' });
    // The order is assigned to whoever verified the mobile last; other data of the old guest are not.
    const { owner, guestToken } = await resolveOwner(tx, actor, caller);
    await tx.updateTable('shop_order').set({ owner }).where('id', '=', orderId).execute();
    return {
      ok: true as const,
      value: { ...(await showOrder(tx, ports, order)), ...(guestToken && { guestToken }) },
    };
  });
}

/** A member or guest keeps their identity and cart; a visitor gets a new guest session. */
async function resolveOwner(tx: Tx, actor: Context['actor'], caller: Context['caller']) {
  if (actor.kind !== 'visitor') return { owner: ownerOf(actor), guestToken: null };
  const { guestId, guestToken } = await openGuestSession(tx, caller);
  return { owner: guestOwner(guestId), guestToken };
}
