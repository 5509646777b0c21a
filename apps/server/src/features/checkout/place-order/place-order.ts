import type { CommittedOrder } from '@huarong/contract/checkout';
import { OrderStatus } from '@huarong/core/orders';
import { accept, fen, type Result, toYuan } from '@huarong/core/shared';
import { onCommit, type Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { defineCounter } from '#platform/metrics';
import { publishEvent } from '#platform/outbox';
import { type Buyer, deleteChoices, removeLinesAtCommit } from '../../cart/index.ts';
import {
  completeSale,
  getLockedOrder,
  insertOrder,
  insertOrderAtCommit,
  orderPaid,
  orderPlaced,
  payLinkOf,
  setTimer,
} from '../../orders/index.ts';
import { findSamples } from '../basket/samples.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { clearDraft } from '../draft/draft.queries.ts';
import { checkCommitRisk, type RiskFound, recordPlacedOrder } from '../risk/check-commit-risk.ts';
import type { CommitSource } from '../risk/commit-source.ts';
import { createOrderRows, type NewOrderRows } from './new-order-rows.ts';
import type { OrderReading } from './read-for-order.ts';
import { type ReserveRefusal, reserveForOrder } from './reserve.ts';
import {
  type OrderRequest,
  type QuoteProblem,
  type ValidatedQuote,
  validateQuote,
} from './validate-quote.ts';

const ordersPlaced = defineCounter('orders_placed_total', 'Orders placed by kind', ['kind']);
for (const kind of ['ordinary', 'presale']) ordersPlaced.add({ kind }, 0);
const orderedFen = defineCounter('orders_placed_fen_total', 'What placed orders are to pay, in fen');

export type { OrderRequest } from './validate-quote.ts';
export type PlaceOrderRefusal = QuoteProblem | ReserveRefusal | RiskFound;
interface OrderPlacement extends CommitSource {
  source: 'cart' | 'buynow';
  request: OrderRequest;
}
/**
 * In one transaction: validates the quote, assesses its risk, inserts the order and reserves what it needs. A refusal rolls everything back.
 * Stock and quotas, which many buyers contend for, are locked last and so for the shortest time.
 */
export async function placeOrder(
  tx: Tx,
  deps: CheckoutDeps,
  placement: OrderPlacement,
  reading: OrderReading,
): Promise<Result<CommittedOrder, PlaceOrderRefusal>> {
  const validated = await validateQuote(tx, deps, placement, reading);
  if (!validated.ok) return validated;
  await sync('checkout.agreed');
  const { owner } = placement.buyer;
  const [checked, samples] = await Promise.all([
    checkCommitRisk(tx, { ...placement, isNewDevice: reading.named.isNewDevice }, validated.value),
    findSamples(tx, deps, { buyer: placement.buyer, ...validated.value }),
  ]);
  if (!checked.ok) return checked;
  const rows = createOrderRows(deps, validated.value, placement, samples);
  const isOrdinary = isOrdinaryOrder(validated.value, rows);
  const orderId = await (isOrdinary ? insertOrderAtCommit : insertOrder)(tx, rows);
  const [, , , reserved] = await Promise.all([
    recordPlacedOrder(tx, orderId, checked.value),
    removeFromCart(tx, owner, validated.value),
    publishAndSchedule(tx, orderId, validated.value),
    reserveForOrder(tx, { orderId, buyer: placement.buyer, validated: validated.value, rows, isOrdinary }),
  ]);
  if (!reserved.ok) return reserved;
  // With nothing to pay the order counts as paid.
  if (validated.value.status === OrderStatus.AwaitingShipment) await completeFreeOrder(tx, orderId);
  onCommit(tx, () => {
    ordersPlaced.add({ kind: validated.value.presale ? 'presale' : 'ordinary' });
    orderedFen.add({}, validated.value.order.amounts.payable);
  });
  await failpoint('checkout.before_commit');
  return accept({
    orderId,
    orderType: validated.value.presale ? 'presale' : 'ordinary',
    totalAmount: toYuan(fen(validated.value.order.amounts.payable)),
    payLink: validated.value.payUntil ? payLinkOf(orderId) : '',
    cancelOrderTimeLeft: validated.value.payUntil
      ? Math.round((validated.value.payUntil.getTime() - validated.value.now.getTime()) / 1000)
      : 0,
  });
}

/** Nothing in the transaction reads the order or refers to it, and its stock is what it reserves last. */
const isOrdinaryOrder = (
  { presale, status }: ValidatedQuote,
  { exchangeIds, takes }: NewOrderRows,
): boolean =>
  presale === null &&
  status !== OrderStatus.AwaitingShipment &&
  exchangeIds.length === 0 &&
  takes.length === 0;

/** Removes the ordered lines from the cart, with the gifts and extra-buys chosen for them and the draft. */
async function removeFromCart(
  tx: Tx,
  owner: Buyer['owner'],
  { basket, draft }: ValidatedQuote,
): Promise<void> {
  const isFromCart = basket.source.kind === 'cart';
  const lines = basket.lines.map(({ row }) => ({ skuId: row.sku_id, variant: row.variant }));
  await Promise.all([
    (draft.packaging_id ?? draft.greeting ?? draft.note) && clearDraft(tx, owner),
    isFromCart && removeLinesAtCommit(tx, owner, lines),
    isFromCart && basket.facts.choices.length > 0 && deleteChoices(tx, owner),
  ]);
}

async function publishAndSchedule(tx: Tx, orderId: string, validated: ValidatedQuote): Promise<void> {
  await Promise.all([
    publishEvent(tx, orderPlaced, {
      key: orderId,
      payload: { id: orderId, orderId, status: validated.status },
    }),
    validated.payUntil && setTimer(tx, 'close', orderId, validated.payUntil),
    validated.confirmUntil && setTimer(tx, 'unconfirmed', orderId, validated.confirmUntil),
  ]);
}

async function completeFreeOrder(tx: Tx, orderId: string): Promise<void> {
  await completeSale(tx, await getLockedOrder(tx, orderId));
  await publishEvent(tx, orderPaid, { key: orderId, payload: { id: orderId, orderId, purpose: 'none' } });
}
