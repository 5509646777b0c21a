import { refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { openGuestSession } from '#platform/session';
import { useCode } from '../../identity/index.ts';
import { findAnyOrder, findOrder } from '../orders.queries.ts';
import type { OrderPorts } from '../ports.ts';
import { showOrder } from '../show/show-order.ts';

interface Question {
  orderId: string;
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}

/**
 * An order for its owner; or for a guest who knows its number and proves its mobile. The code is tried before the order is
 * looked up, so that nobody learns which numbers exist.
 */
export async function lookUpOrder(
  { db, actor, caller, config }: Context,
  ports: OrderPorts,
  question: Question,
) {
  const { orderId, mobile, smsCode, rToken } = question;
  const own = actor.kind === 'visitor' ? null : await findOrder(db, ownerOf(actor), orderId);
  if (own) return { ok: true as const, value: await showOrder(db, ports, own) };
  if (!mobile || !smsCode || !rToken) return refuse({ code: 'order-not-found' });

  const proof = await transaction(db, (tx) =>
    useCode(tx, config, { recipient: mobile, purposes: ['guest'], code: smsCode, rToken }),
  );
  if (!proof.ok) return proof;
  return transaction(db, async (tx) => {
    const order = await findAnyOrder(tx, orderId);
    if (order?.guest_mobile !== mobile || !order.owner.startsWith('guest:'))
      return refuse({ code: 'order-not-found' });
    // The order goes to whoever has proved the mobile last; the rest of the old guest's things do not.
    const { owner, guestToken } = await finder(tx, actor, caller);
    await tx.updateTable('shop_order').set({ owner }).where('id', '=', orderId).execute();
    return {
      ok: true as const,
      value: { ...(await showOrder(tx, ports, order)), ...(guestToken && { guestToken }) },
    };
  });
}

/** A member or a guest stays who she is, with her cart; only a visitor becomes somebody. */
async function finder(tx: Tx, actor: Context['actor'], caller: Context['caller']) {
  if (actor.kind !== 'visitor') return { owner: ownerOf(actor), guestToken: null };
  const { guestId, guestToken } = await openGuestSession(tx, caller);
  return { owner: `guest:${guestId}`, guestToken };
}
