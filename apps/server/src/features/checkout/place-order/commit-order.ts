import type { CommittedOrder } from '@huarong/contract/checkout';
import { accept, type Result } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { failpoint } from '#platform/failpoints';
import { type AnswerRefusal, answerOnce, idempotencyScope } from '#platform/idempotency';
import { buyerOf } from '../../cart/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { type OrderRequest, type PlaceOrderRefusal, placeOrder } from './place-order.ts';
import { type GuestRefusal, verifyGuest } from './verify-guest.ts';

export type CommitRequest = OrderRequest & {
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
};
type CommitRefusal = PlaceOrderRefusal | AnswerRefusal | GuestRefusal;

/** Places the order as quoted, once per idempotency key. */
export async function commitOrder(
  { db, actor, caller, config }: Pick<Context<'shopper'>, 'db' | 'actor' | 'caller' | 'config'>,
  deps: CheckoutDeps,
  request: CommitRequest,
  source: 'cart' | 'buynow',
): Promise<Result<CommittedOrder, CommitRefusal>> {
  const buyer = buyerOf(actor);
  const verified = buyer.memberId === null ? await verifyGuest({ db, config }, buyer, request) : accept(null);
  if (!verified.ok) return verified;
  const key = caller.idempotencyKey ?? crypto.randomUUID();
  const idempotentCall = {
    scope: idempotencyScope('commit', buyer.owner),
    key,
    body: { source, ...request },
  };
  const placed = await answerOnce(db, idempotentCall, (tx) =>
    placeOrder(tx, deps, { buyer, guestMobile: verified.value, source, request }),
  );
  await failpoint('checkout.after_commit');
  return placed;
}
