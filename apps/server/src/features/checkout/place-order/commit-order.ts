import type { CommittedOrder } from '@huarong/contract/checkout';
import { accept, type Result } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { failpoint } from '#platform/failpoints';
import { type AnswerRefusal, answerOnce } from '#platform/idempotency';
import { checkerOf } from '../buyer.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { type CannotPlace, type OrderWish, placeOrder } from './place-order.ts';
import { proveGuest } from './verify-guest.ts';

export type CommitWish = OrderWish & {
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
};
type CannotCommit =
  | CannotPlace
  | AnswerRefusal
  | { code: 'guest-mobile-needed' | 'code-wrong' | 'code-expired' };

/** Places the order as quoted, once for each key however often the request arrives. */
export async function commit(
  { db, actor, caller, config }: Pick<Context, 'db' | 'actor' | 'caller' | 'config'>,
  deps: CheckoutDeps,
  wish: CommitWish,
  source: 'cart' | 'buynow',
): Promise<Result<CommittedOrder, CannotCommit>> {
  const checker = checkerOf(actor);
  const proved = checker.memberId === null ? await proveGuest({ db, config }, checker, wish) : accept(null);
  if (!proved.ok) return proved;
  const key = caller.idempotencyKey ?? crypto.randomUUID();
  const request = { scope: `commit:${checker.owner}`, key, body: { source, ...wish } };
  const placed = await answerOnce(db, request, (tx) =>
    placeOrder(tx, deps, { checker, guestMobile: proved.value, source, wish }),
  );
  await failpoint('checkout.after_commit');
  return placed;
}
