import type { CommittedOrder } from '@huarong/contract/checkout';
import { accept, fen, type Result, toYuan } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { removeLines } from '../../cart/index.ts';
import { lockOrder, payLinkOf, sell, setTimer, tell } from '../../orders/index.ts';
import type { Checker } from '../buyer.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { clearDraft } from '../draft/draft.queries.ts';
import { newOrderRows } from './new-order-rows.ts';
import { saveOrder } from './order.queries.ts';
import { type CannotReserve, reserve } from './reserve.ts';
import { type Agreement, agree, type CannotAgree, type OrderWish } from './validate-quote.ts';

export type { OrderWish } from './validate-quote.ts';
export type CannotPlace = CannotAgree | CannotReserve;
interface Placing {
  checker: Checker;
  guestMobile: string | null;
  source: 'cart' | 'buynow';
  wish: OrderWish;
}

/**
 * One transaction: agree on what was quoted, write the order, take what it needs. A refusal leaves nothing behind.
 * What many shoppers want at once, stock and quotas, is taken last and so held shortest.
 */
export async function placeOrder(
  tx: Tx,
  deps: CheckoutDeps,
  placing: Placing,
): Promise<Result<CommittedOrder, CannotPlace>> {
  const agreed = await agree(tx, deps, placing);
  if (!agreed.ok) return agreed;
  await sync('checkout.agreed');
  const { owner } = placing.checker;
  const rows = newOrderRows(deps, agreed.value, placing);
  const orderId = await saveOrder(tx, rows);
  const [, , reserved] = await Promise.all([
    leaveCart(tx, owner, agreed.value),
    startLife(tx, orderId, agreed.value),
    reserve(tx, { orderId, checker: placing.checker, agreed: agreed.value, rows }),
  ]);
  if (!reserved.ok) return reserved;
  // Nothing to pay: as good as paid.
  if (agreed.value.status === 30) await beginPaid(tx, orderId);
  await failpoint('checkout.before_commit');
  return accept({
    orderId,
    orderType: agreed.value.presale ? 'presale' : 'ordinary',
    totalAmount: toYuan(fen(agreed.value.order.amounts.payable)),
    payLink: agreed.value.payUntil ? payLinkOf(orderId) : '',
    cancelOrderTimeLeft: agreed.value.payUntil
      ? Math.round((agreed.value.payUntil.getTime() - agreed.value.now.getTime()) / 1000)
      : 0,
  });
}

/** What was ordered is no longer in the cart, nor what was chosen along with it. */
async function leaveCart(tx: Tx, owner: Checker['owner'], { basket, draft }: Agreement): Promise<void> {
  const isFromCart = basket.source.kind === 'cart';
  const lines = basket.lines.map(({ row }) => ({ skuId: row.sku_id, variant: row.variant }));
  await Promise.all([
    (draft.packaging_id ?? draft.greeting ?? draft.note) && clearDraft(tx, owner),
    isFromCart && removeLines(tx, owner, lines),
    isFromCart &&
      basket.facts.choices.length > 0 &&
      tx.deleteFrom('cart_choice').where('owner', '=', owner).execute(),
  ]);
}

async function startLife(tx: Tx, orderId: string, agreed: Agreement): Promise<void> {
  await Promise.all([
    tell(tx, 'order-placed', orderId, { status: agreed.status }),
    agreed.payUntil && setTimer(tx, 'close', orderId, agreed.payUntil),
    agreed.confirmUntil && setTimer(tx, 'unconfirmed', orderId, agreed.confirmUntil),
  ]);
}

async function beginPaid(tx: Tx, orderId: string): Promise<void> {
  await sell(tx, (await lockOrder(tx, orderId))!);
  await tell(tx, 'order-paid', orderId, { purpose: 'none' });
}
