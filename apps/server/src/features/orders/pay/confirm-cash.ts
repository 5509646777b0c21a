import { maskMobile } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import {
  type CodeRefusal,
  type LimitReached,
  type SentCode,
  sendCode,
  useCode,
} from '../../identity/index.ts';
import { memberOf } from '../member-of.ts';
import { type MoveOutcome, moveParts } from '../move-sub-orders.ts';
import { findOrder, listSubOrders, lockOrder } from '../orders.queries.ts';
import { sell } from './on-order-paid.ts';

type NotHere = { code: 'order-not-found' | 'order-moved-on' };
const PURPOSE = 'cod';

/** A cash order is genuine: 20 → 30, its goods are as good as sold. Said by the shop, or by who ordered. */
export async function confirmCashOrder(tx: Tx, orderId: string): Promise<MoveOutcome> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ code: 'order-not-found' });
  const moved = await moveParts(tx, { orderId, from: [20], to: 30 });
  if (moved.length === 0) return refuse({ code: 'order-moved-on' });
  await sell(tx, order, { isPaid: false });
  return accept({ orderId, orderStatus: 30 });
}

/** Sends the code that confirms a cash order to the mobile of the account; it is good for this order only. */
export const sendCashCode = (
  { db, actor, config, caller }: Context,
  orderId: string,
): Promise<Result<SentCode & { maskedMobile: string }, NotHere | LimitReached>> =>
  transaction(db, async (tx) => {
    const mobile = await mobileFor(tx, actor, orderId);
    if (!mobile.ok) return mobile;
    const wish = { channel: 'sms', recipient: mobile.value, purpose: PURPOSE, boundTo: orderId } as const;
    const sent = await sendCode(tx, { config, caller }, wish);
    return sent.ok ? accept({ ...sent.value, maskedMobile: maskMobile(mobile.value) }) : sent;
  });

/** The shopper confirms by the code she has read: nobody has to telephone her. */
export const confirmByCode = (
  { db, actor, config }: Context,
  { orderId, smsCode, rToken }: { orderId: string; smsCode: string; rToken: string },
): Promise<Result<{ orderId: string; orderStatus: 30 }, NotHere | CodeRefusal>> =>
  transaction(db, async (tx) => {
    const mobile = await mobileFor(tx, actor, orderId);
    if (!mobile.ok) return mobile;
    const given = { recipient: mobile.value, purposes: [PURPOSE], code: smsCode, rToken, boundTo: orderId };
    const proved = await useCode(tx, config, given);
    if (!proved.ok) return proved;
    const moved = await confirmCashOrder(tx, orderId);
    return moved.ok ? accept({ orderId, orderStatus: 30 }) : moved;
  });

/** The mobile of whose order this is, as long as it waits to be confirmed. */
async function mobileFor(tx: Tx, actor: Context['actor'], orderId: string): Promise<Result<string, NotHere>> {
  const order = await findOrder(tx, ownerOf(actor), orderId);
  const memberId = order && memberOf(order.owner);
  if (!memberId) return refuse({ code: 'order-not-found' });
  const parts = await listSubOrders(tx, [orderId]);
  if (!parts.some(({ status }) => status === 20)) return refuse({ code: 'order-moved-on' });
  const { mobile } = await tx
    .selectFrom('member')
    .select('mobile')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return accept(mobile);
}
