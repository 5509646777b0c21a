import { maskMobile } from '@huarong/core/identity';
import { OrderStatus } from '@huarong/core/orders';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Context, memberIdOfOwner, ownerOf, type ShopperActor } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import {
  type CodeRefusal,
  type LimitReached,
  type SentCode,
  sendCode,
  verifyCode,
} from '../../identity/index.ts';
import { type MoveOutcome, moveSubOrders } from '../move-sub-orders.ts';
import { findOrder, listSubOrders, lockOrder } from '../orders.queries.ts';
import { completeSale } from './on-order-paid.ts';

type OrderRefusal = { code: 'order-not-found' | 'order-moved-on' };
const PURPOSE = 'cod';

/** Staff or the shopper confirm a cash order: 20 → 30, and its stock counts as sold. */
export async function confirmCashOrder(tx: Tx, orderId: string): Promise<MoveOutcome> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ code: 'order-not-found' });
  const moved = await moveSubOrders(tx, {
    orderId,
    from: [OrderStatus.AwaitingConfirmation],
    to: OrderStatus.AwaitingShipment,
  });
  if (moved.length === 0) return refuse({ code: 'order-moved-on' });
  await completeSale(tx, order, { isPaid: false });
  return accept({ orderId, orderStatus: OrderStatus.AwaitingShipment });
}

/** Sends a code to the member's mobile that confirms this cash order only. */
export const sendCashCode = (
  { db, actor, config, caller }: Context<'shopper'>,
  orderId: string,
): Promise<Result<SentCode & { maskedMobile: string }, OrderRefusal | LimitReached>> =>
  transaction(db, async (tx) => {
    const mobile = await findMobile(tx, actor, orderId);
    if (!mobile.ok) return mobile;
    const codeRequest = {
      channel: 'sms',
      recipient: mobile.value,
      purpose: PURPOSE,
      boundTo: orderId,
      isOwner: actor.kind === 'member',
    } as const;
    const sent = await sendCode(tx, { config, caller }, codeRequest);
    return sent.ok ? accept({ ...sent.value, maskedMobile: maskMobile(mobile.value) }) : sent;
  });

/** The shopper confirms with the code, so staff need not call. */
export const confirmByCode = (
  { db, actor, config }: Context<'shopper'>,
  { orderId, smsCode, rToken }: { orderId: string; smsCode: string; rToken: string },
): Promise<
  Result<{ orderId: string; orderStatus: typeof OrderStatus.AwaitingShipment }, OrderRefusal | CodeRefusal>
> =>
  transaction(db, async (tx) => {
    const mobile = await findMobile(tx, actor, orderId);
    if (!mobile.ok) return mobile;
    const code = { recipient: mobile.value, purposes: [PURPOSE], code: smsCode, rToken, boundTo: orderId };
    const verified = await verifyCode(tx, config, code);
    if (!verified.ok) return verified;
    const moved = await confirmCashOrder(tx, orderId);
    return moved.ok ? accept({ orderId, orderStatus: OrderStatus.AwaitingShipment }) : moved;
  });

/** The mobile of the order's owner while the order waits for confirmation. */
async function findMobile(
  tx: Tx,
  actor: ShopperActor,
  orderId: string,
): Promise<Result<string, OrderRefusal>> {
  const order = await findOrder(tx, ownerOf(actor), orderId);
  const memberId = order && memberIdOfOwner(order.owner);
  if (!memberId) return refuse({ code: 'order-not-found' });
  const subOrders = await listSubOrders(tx, [orderId]);
  if (!subOrders.some(({ status }) => status === OrderStatus.AwaitingConfirmation))
    return refuse({ code: 'order-moved-on' });
  const { mobile } = await tx
    .selectFrom('member')
    .select('mobile')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return accept(mobile);
}
