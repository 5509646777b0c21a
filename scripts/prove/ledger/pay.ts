import { openPayment } from '../../../apps/server/src/features/payment/open/open-payment.ts';
import { settlePayment } from '../../../apps/server/src/features/payment/settle/settle-payment.ts';
import { chargeStoredCards } from '../../../apps/server/src/features/payment/stored-cards/charge-stored-cards.ts';
import { memberOwner } from '../../../apps/server/src/platform/context/index.ts';
import { transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { fen } from '../../../packages/core/src/shared/index.ts';
import {
  type Attempt,
  freeOn,
  type ModelCard,
  type ModelOrder,
  openAttempt,
  releaseCards,
  settleOrder,
} from './model.ts';
import { below, expectSame, newReference, outcomeOf, pick, RolledBack, type Worker } from './worker.ts';

const PROVIDERS = ['alipay', 'wechat'] as const;
const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000);

/** Opens a payment at a provider; the same request again is the same attempt, another one closes it. */
export async function openAtProvider(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const order = pick(
    worker,
    model.orders.filter(({ state }) => state === 'open'),
  );
  if (!order) return;
  const provider = pick(worker, PROVIDERS)!;
  const { id } = await transaction(db, (tx) =>
    openPayment(tx, {
      ...{
        owner: memberOwner(model.memberId),
        provider,
        purpose: 'full',
        expiresAt: IN_AN_HOUR(),
        way: 'computer',
      },
      tenders: [{ orderId: order.id, amount: fen(order.payable), stage: 'full' }],
    }),
  );
  const open = openAttempt(order);
  const isSame = open?.provider === provider && !open.isRest;
  expectSame(worker, 'the same attempt', id === open?.id, isSame);
  if (isSame) return;
  if (open) open.state = 'closed';
  releaseCards(model, order);
  order.attempts.push({ id, provider, amount: order.payable, isRest: false, state: 'open', tradeNo: null });
}

/** A notice that an attempt was paid: correct, repeated, late, or wrong. */
export async function receiveNotice(worker: Worker): Promise<void> {
  const { db, deps, model } = worker;
  const order = pick(
    worker,
    model.orders.slice(-40).filter(({ attempts }) => attempts.length > 0),
  );
  const attempt = order && pick(worker, order.attempts);
  if (!order || !attempt) return;
  const tampering = below(worker, 8) === 0 ? pick(worker, ['amount', 'provider', 'trade'] as const)! : null;
  const tradeNo =
    tampering === 'trade' && attempt.tradeNo
      ? newReference(worker)
      : (attempt.tradeNo ?? newReference(worker));
  const outcome = await transaction(db, (tx) =>
    settlePayment(tx, deps, {
      provider: tampering === 'provider' ? other(attempt) : attempt.provider,
      number: attempt.id,
      noticeId: null,
      tradeNo,
      amount: fen(attempt.amount + (tampering === 'amount' ? 1 : 0)),
      payer: null,
    }),
  );
  const isWrong =
    tampering === 'amount' || tampering === 'provider' || (tampering === 'trade' && attempt.state === 'paid');
  const expected = isWrong ? 'mismatch' : attempt.state === 'paid' ? 'already' : 'settled';
  if (!expectSame(worker, 'hearing', outcome, expected)) return;
  if (outcome === 'mismatch' && attempt.state === 'open') attempt.state = 'abnormal';
  if (outcome === 'settled') await recordPayment(worker, order, attempt, tradeNo);
}
const other = ({ provider }: Attempt) => (provider === 'alipay' ? 'wechat' : 'alipay');

async function recordPayment(
  worker: Worker,
  order: ModelOrder,
  attempt: Attempt,
  tradeNo: string,
): Promise<void> {
  const { model } = worker;
  Object.assign(attempt, { state: 'paid', tradeNo });
  model.bank[attempt.provider] += attempt.amount;
  const held = attempt.isRest ? [...order.heldCards.values()].reduce((all, each) => all + each, 0) : 0;
  if (order.state === 'open' && attempt.amount + held === order.payable) {
    for (const rival of order.attempts) if (rival.state === 'open') rival.state = 'closed';
    if (!attempt.isRest) releaseCards(model, order);
    return settleOrder(model, order, attempt.amount);
  }
  model.unapplied += attempt.amount;
  const [refund] = await runSql<{ id: string; amount_fen: number }>(
    worker.db,
    'select id, amount_fen from refund where payment_id = $1 and reason_key = $2',
    [attempt.id, `late:${attempt.id}:${order.id}`],
  );
  if (!expectSame(worker, 'late money', refund?.amount_fen, attempt.amount)) return;
  const { provider, amount } = attempt;
  model.refunds.push({ id: refund!.id, orderId: order.id, provider, amount, isLate: true, isDone: false });
}

/** Stored-value cards pay the whole order, or hold their part until a provider has paid the rest. */
export async function payWithCards(worker: Worker): Promise<void> {
  const { db, deps, model } = worker;
  const order = pick(
    worker,
    model.orders.filter(({ state }) => state === 'open'),
  );
  if (!order) return;
  const cards = model.cards.filter(() => below(worker, 2) === 0).slice(0, 5);
  if (cards.length === 0) return;
  const hasRest = below(worker, 2) === 0;
  let open = order.payable;
  const shares = new Map<string, number>();
  for (const card of cards) {
    const take = Math.min(open, freeOn(card) + (order.heldCards.get(card.id) ?? 0));
    if (take > 0) shares.set(card.id, take);
    open -= take;
  }
  // An empty card is refused like a lost one; what this order held on it is released.
  const isEmpty = (card: ModelCard) => freeOn(card) + (order.heldCards.get(card.id) ?? 0) === 0;
  const expected = cards.some((card) => card.isLost || isEmpty(card))
    ? 'stored-card-unusable'
    : open > 0 && !hasRest
      ? 'stored-card-balance-changed'
      : null;
  let restId: string | null = null;
  const outcome = await outcomeOf(
    transaction(db, async (tx) => {
      const paid = await chargeStoredCards(tx, deps, {
        ...{
          memberId: model.memberId,
          orderId: order.id,
          cardIds: cards.map(({ id }) => id),
          isKnownDevice: true,
          way: 'computer' as const,
        },
        ...(hasRest && { paymentCode: 'WECHAT' as const }),
        verifiedFen: fen(order.payable - open),
      });
      if (!paid.ok) throw new RolledBack(paid.refusal.code);
      restId = paid.value.restPaymentId;
    }),
  );
  if (!expectSame(worker, 'paying by cards', outcome, expected) || outcome) return;
  for (const attempt of order.attempts) if (attempt.state === 'open') attempt.state = 'closed';
  releaseCards(model, order);
  for (const [id, amount] of shares) {
    order.heldCards.set(id, amount);
    model.cards.find((card) => card.id === id)!.held += amount;
  }
  expectSame(worker, 'a rest', restId !== null, open > 0);
  if (open === 0) settleOrder(model, order, 0);
  else
    order.attempts.push({
      id: restId!,
      provider: 'wechat',
      amount: open,
      isRest: true,
      state: 'open',
      tradeNo: null,
    });
}
