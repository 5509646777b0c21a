import type { CommittedOrder } from '@huarong/contract/checkout';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context, Owner } from '#platform/context';
import type { Database, Queryable } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type AnswerRefusal, answerOnce, findAnswer, idempotencyScope } from '#platform/idempotency';
import { buyerOf } from '../../cart/index.ts';
import type { HighRisk } from '../../identity/index.ts';
import { findShortage, OutOfStock, type Shortage } from '../../inventory/index.ts';
import { isOrderNumberTaken } from '../../orders/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { findQuote } from '../quote/quote.queries.ts';
import { requireSecondStep } from '../risk/check-commit-risk.ts';
import type { CommitQueue } from './commit-queue.ts';
import { type OrderRequest, type PlaceOrderRefusal, placeOrder } from './place-order.ts';
import { type OrderReading, readForOrder } from './read-for-order.ts';
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
  const skusOf = () => listQuotedSkus(db, buyer.owner, request);
  const placed = await queue.run<CommittedOrder, PlaceOrderRefusal | AnswerRefusal>({
    poolSize: config.databasePool,
    skusOf,
    place: () =>
      refuseShortage(db, () =>
        answerOnce<CommittedOrder, PlaceOrderRefusal, OrderReading>(
          db,
          idempotentCall,
          (tx, reading) => placeOrder(tx, deps, placement, reading),
          (tx) => readForOrder(tx, deps, placement),
        ),
      ),
    // A repeated call whose order was placed gets that order. It was committed before the sku was known to be sold out.
    onSoldOut: async (skuId) =>
      (caller.idempotencyKey ? await findAnswer<CommittedOrder>(db, idempotentCall) : null) ??
      refuse({ code: 'out-of-stock', skuId, available: 0 }),
  });
  await failpoint('checkout.after_commit');
  if (placed.ok) return placed;
  const { refusal } = placed;
  return refuse(refusal.code === 'risk-found' ? await requireSecondStep(db, placement, refusal) : refusal);
}

/** The commit itself may fail: for want of stock, or because another order has the number that was drawn. */
async function refuseShortage<Value, Refusal extends { code: string }>(
  db: Database,
  place: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ({ code: 'out-of-stock' } & Shortage)>> {
  try {
    return await place();
  } catch (error) {
    if (isOrderNumberTaken(error)) return refuseShortage(db, place);
    if (!(error instanceof OutOfStock)) throw error;
    return refuse({ code: 'out-of-stock', ...(await findShortage(db, error.units)) });
  }
}

/** The skus of the quote: others in the cart are not ordered, and may be sold out. */
async function listQuotedSkus(db: Queryable, owner: Owner, { skuId, quoteHash }: CommitRequest) {
  if (skuId) return [skuId];
  const quoted = await findQuote(db, owner, quoteHash);
  if (!quoted) return [];
  return quoted.source.kind === 'buynow' ? [quoted.source.skuId] : (quoted.source.skuIds ?? []);
}
