import type { CommittedOrder } from '@huarong/contract/checkout';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context, Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type AnswerRefusal, answerOnce, idempotencyScope } from '#platform/idempotency';
import { buyerOf } from '../../cart/index.ts';
import type { HighRisk } from '../../identity/index.ts';
import { listCheckedSkus } from '../basket/basket.queries.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { findQuote } from '../quote/quote.queries.ts';
import { requireSecondStep } from '../risk/check-commit-risk.ts';
import type { CommitQueue } from './commit-queue.ts';
import { type OrderRequest, type PlaceOrderRefusal, placeOrder } from './place-order.ts';
import { type GuestRefusal, verifyGuest } from './verify-guest.ts';

export type CommitRequest = OrderRequest & {
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
};
type CommitRefusal =
  | Exclude<PlaceOrderRefusal, { code: 'risk-found' }>
  | AnswerRefusal
  | GuestRefusal
  | HighRisk;

/**
 * Places the order as quoted, once per idempotency key. A risky order is refused with a second step; nothing is changed, and
 * the same call with the verification in `riskControlId` places it.
 */
export async function commitOrder(
  { db, actor, caller, config }: Pick<Context<'shopper'>, 'db' | 'actor' | 'caller' | 'config'>,
  { queue, ...deps }: CheckoutDeps & { queue: CommitQueue },
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
  const placement = { buyer, guestMobile: verified.value, source, request, client: { caller, config } };
  const skusOf = () =>
    source === 'cart' ? listCheckedSkus(db, buyer.owner) : listQuotedSku(db, buyer.owner, request);
  // A sold-out sku also passes through the key: a repeated call whose order was placed gets that order.
  const placed = await queue.run({ poolSize: config.databasePool, skusOf }, (soldOut) =>
    answerOnce<CommittedOrder, PlaceOrderRefusal>(db, idempotentCall, async (tx) =>
      soldOut ? refuse({ code: 'out-of-stock', ...soldOut }) : placeOrder(tx, deps, placement),
    ),
  );
  await failpoint('checkout.after_commit');
  if (placed.ok) return placed;
  const { refusal } = placed;
  return refuse(refusal.code === 'risk-found' ? await requireSecondStep(db, placement, refusal) : refusal);
}

async function listQuotedSku(db: Queryable, owner: Owner, { skuId, quoteHash }: CommitRequest) {
  if (skuId) return [skuId];
  const quoted = await findQuote(db, owner, quoteHash);
  return quoted?.source.kind === 'buynow' ? [quoted.source.skuId] : [];
}
