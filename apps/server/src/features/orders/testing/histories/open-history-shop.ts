import { wrapAnswer } from '@huarong/contract/kit';
import { paymentRoutes } from '@huarong/contract/payment';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberIdOfOwner } from '#platform/context';
import { type Database, insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { deliverOutbox } from '#platform/outbox';
import { applySandboxOutcome, createSandbox } from '../../../../integrations/payment/index.ts';
import { seedBundle } from '../../../bundles/testing/seed-bundle.ts';
import { SKU } from '../../../cart/testing/seed-products.ts';
import { seedPromotions } from '../../../cart/testing/seed-promotions.ts';
import { paymentDepsOf, paymentPortOf } from '../../../connect-orders.ts';
import { createCouponOffer } from '../../../coupons/testing/create-coupon-offer.ts';
import { postEntries } from '../../../ledger/index.ts';
import { paymentEventHandlers, paymentFeature, paymentJobs } from '../../../payment/index.ts';
import { getPayment } from '../../../payment/payment.queries.ts';
import { startProviderPayment } from '../../../payment/providers/start-provider-payment.ts';
import { chargeStoredCards } from '../../../payment/stored-cards/charge-stored-cards.ts';
import { earnPoints } from '../../../points/index.ts';
import { logOrderEvents, type PaymentPort } from '../../index.ts';
import { contextOf, createCaller } from '../call-as.ts';
import { type OrderShopper, openOrderShop } from '../open-order-shop.ts';

const DAY_MS = 86_400_000;
const POINTS = 30_000;

interface Belongings {
  hasSample: boolean;
  hasCoupon: boolean;
  cardFen: number;
}

/** A shop with every kind of promotion, real payments at sandbox providers, and members who own something to lose. */
export async function openHistoryShop() {
  const provider = { isRefusing: false };
  const connected: { deps?: ReturnType<typeof connect> } = {};
  const shop = await openOrderShop(seedHistories, (db): PaymentPort => {
    connected.deps = connect(db, provider);
    return connected.deps.port;
  });
  const { db } = shop;
  const { deps, sandbox, port } = connected.deps!;
  await sandbox.keys();
  const log = createLog('silent');
  const feature = paymentFeature(deps);
  const call = createCaller(db, [feature]);

  async function payAtProvider(outTradeNo: string) {
    const simulated = (await applySandboxOutcome(db, sandbox, outTradeNo, 'success'))!;
    for (const { headers, body } of simulated.notices) {
      const rawRequest = { headers: { ...headers }, body: Buffer.from(body) };
      const context = { ...contextOf(db, { kind: 'visitor' }), rawRequest };
      wrapAnswer(await feature.answer(paymentRoutes.notify, context, { provider: simulated.provider }));
    }
  }

  /** Returns the payment's number at the provider. */
  async function openPayment(
    { actor }: OrderShopper,
    orderId: string,
    paymentCode: 'ALIPAY' | 'WECHAT',
    type = 'full',
  ): Promise<string> {
    const opened = await call(actor, paymentRoutes.payInfo, { orderId, channel: 'PC', type, paymentCode });
    if (opened.status !== 0) throw new Error(opened.errorMessage);
    return opened.results.outTradeNo;
  }

  return {
    ...shop,
    port,
    paymentDeps: deps,
    provider,
    newOwner: async (belongings: Belongings) => equipMember(db, await shop.newMember(), belongings),
    openPayment,
    payAtProvider,
    async payWith(shopper: OrderShopper, orderId: string, paymentCode: 'ALIPAY' | 'WECHAT', type: string) {
      await payAtProvider(await openPayment(shopper, orderId, paymentCode, type));
    },
    /** Pays by stored card, and the rest at Alipay when the card does not cover it. */
    async payWithCard(shopper: OrderShopper, orderId: string, cardId: string, byCardFen: number) {
      const memberId = memberIdOfOwner(shopper.owner)!;
      const paid = await transaction(db, (tx) =>
        chargeStoredCards(tx, deps, {
          memberId,
          orderId,
          cardIds: [cardId],
          paymentCode: 'ALIPAY',
          verifiedFen: fen(byCardFen),
          isKnownDevice: true,
          way: 'computer',
        }),
      );
      if (!paid.ok) throw new Error(paid.refusal.code);
      if (paid.value.restPaymentId === null) return;
      const payment = await getPayment(db, paid.value.restPaymentId);
      await startProviderPayment(deps, log, {
        payment,
        orderIds: [orderId],
        now: new Date(),
        payer: { way: 'computer' },
      });
      await payAtProvider(paid.value.restPaymentId);
    },
    /** Runs jobs and delivers events until nothing is due. */
    async runJobs() {
      for (;;) {
        const jobs = await runDueJobs(db, paymentJobs({ db, log }, deps, sandbox));
        const events = await deliverOutbox(db, { ...paymentEventHandlers(db, deps), ...logOrderEvents(log) });
        if (jobs + events === 0) return;
      }
    },
  };
}
export type HistoryShop = Awaited<ReturnType<typeof openHistoryShop>>;
export type HistoryOwner = Awaited<ReturnType<HistoryShop['newOwner']>>;

function connect(db: Database, provider: { isRefusing: boolean }) {
  const sandbox = createSandbox(db);
  const refusing = <Name extends 'alipay' | 'wechat'>(name: Name) => ({
    ...sandbox.providers[name],
    refund: async (input: Parameters<(typeof sandbox.providers)[Name]['refund']>[0]) =>
      provider.isRefusing
        ? { state: 'failed' as const, reason: '账户已注销' }
        : sandbox.providers[name].refund(input),
  });
  const deps = paymentDepsOf({ alipay: refusing('alipay'), wechat: refusing('wechat') });
  return { sandbox, deps, port: paymentPortOf(deps) };
}

async function seedHistories(db: Database): Promise<void> {
  await seedPromotions(db);
  await seedBundle(db);
  await createCouponOffer(db, { id: 'ten-off' });
  await insertRows(db, 'promotion', [
    {
      id: 'scarce',
      kind: 'flashSale',
      title: '限量秒杀',
      rule: {
        conditions: [],
        exclusionGroup: null,
        quota: { total: 4, perShopper: 2 },
        priority: 50,
        mark: '秒杀价',
        scope: { kind: 'list', goods: { skuIds: [SKU.sample] } },
        benefit: { kind: 'fixedPrice', prices: { [SKU.sample]: 5_00 } },
      },
      starts_at: new Date(Date.now() - DAY_MS),
      ends_at: new Date(Date.now() + DAY_MS),
      state: 'live',
    },
  ]);
  await insertRows(db, 'points_reward', [
    { id: 'reward', sku_id: SKU.rougeOther, name: '唇膏小样', points: 300, left_count: 9_999, position: 1 },
  ]);
}

let owners = 0;
/** Points of two years, a coupon, a waiting sample and a stored card. */
async function equipMember(
  db: Database,
  shopper: OrderShopper,
  { hasSample, hasCoupon, cardFen }: Belongings,
) {
  const memberId = memberIdOfOwner(shopper.owner)!;
  const number = ++owners;
  await transaction(db, async (tx) => {
    for (const [index, earnedAt] of [new Date(Date.now() - 400 * DAY_MS), new Date()].entries())
      await earnPoints(tx, {
        memberId,
        points: POINTS / 2,
        reference: `gift-${index}`,
        text: '生日',
        kind: 'reward',
        earnedAt,
      });
  });
  if (hasSample)
    await insertRows(db, 'points_exchange', [
      {
        id: `exchange-${number}`,
        member_id: memberId,
        reward_id: 'reward',
        name: '唇膏小样',
        points: 300,
        at: new Date(),
      },
    ]);
  const couponId = hasCoupon ? await grantCoupon(db, memberId) : null;
  const cardId = `card-${number}`;
  await insertRows(db, 'stored_card', [
    {
      id: cardId,
      number_hash: cardId,
      tail: '0001',
      pin_hash: 'none',
      face_fen: cardFen,
      balance_fen: cardFen,
      member_id: memberId,
      bound_at: new Date(),
    },
  ]);
  await sql`insert into stored_card_entry (card_id, kind, amount_fen, balance_fen, held_fen, reference, at)
    values (${cardId}, 'issue', ${cardFen}, ${cardFen}, 0, ${cardId}, shop_now())`.execute(db);
  await transaction(db, (tx) =>
    postEntries(tx, {
      kind: 'card-issued',
      reference: cardId,
      entries: [
        { account: 'cards-issued', amount: fen(cardFen) },
        { account: `card:${cardId}`, amount: fen(-cardFen) },
      ],
    }),
  );
  return { shopper, memberId, couponId, cardId, cardFen };
}

async function grantCoupon(db: Database, memberId: string): Promise<string> {
  const { id } = await db
    .insertInto('coupon')
    .values({
      offer_id: 'ten-off',
      member_id: memberId,
      nth: 1,
      per_person: 1,
      valid_from: new Date(Date.now() - DAY_MS),
      valid_to: new Date(Date.now() + DAY_MS),
      claimed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
