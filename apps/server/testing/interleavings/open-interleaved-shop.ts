import { checkoutRoutes } from '@huarong/contract/checkout';
import { errorCodes } from '@huarong/contract/kit';
import { paymentRoutes } from '@huarong/contract/payment';
import { returnsRoutes } from '@huarong/contract/returns';
import { ReturnKind } from '@huarong/core/returns';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberIdOfOwner } from '#platform/context';
import { insertRows, transaction } from '#platform/database';
import { SKU } from '../../src/features/cart/testing/seed-products.ts';
import { checkoutFeature } from '../../src/features/checkout/index.ts';
import { checkoutDepsOf, refundPort } from '../../src/features/connect-orders.ts';
import { shipSubOrder, signParcel } from '../../src/features/orders/index.ts';
import { contextOf, createCaller } from '../../src/features/orders/testing/call-as.ts';
import { openHistoryShop } from '../../src/features/orders/testing/histories/open-history-shop.ts';
import type { OrderShopper } from '../../src/features/orders/testing/open-order-shop.ts';
import { paymentFeature } from '../../src/features/payment/index.ts';
import { chargeStoredCards } from '../../src/features/payment/stored-cards/charge-stored-cards.ts';
import { returnsFeature } from '../../src/features/returns/index.ts';
import { issueCard } from '../../src/features/stored-cards/index.ts';
import { createFakeStorage } from '../../src/integrations/storage/index.ts';

interface Answer {
  status: number;
  errorCode: string;
}
const namesOfCodes = new Map<string, string>(
  Object.entries(errorCodes).map(([name, { code }]) => [code, name]),
);
/** `done`, or the name of the refusal. */
export const outcomeOf = ({ status, errorCode }: Answer): string =>
  status === 0 ? 'done' : (namesOfCodes.get(errorCode) ?? errorCode);

/** A shop with real payments at sandbox providers, and what the pairs need of it. */
export async function openInterleavedShop() {
  const shop = await openHistoryShop();
  const { db } = shop;
  const checkoutDeps = checkoutDepsOf(shop.deps, shop.port);
  const storage = createFakeStorage();
  const { cardSecret } = contextOf(db, { kind: 'visitor' }).config;
  let issued = 0;
  const callPayment = createCaller(db, [paymentFeature(shop.paymentDeps)]);
  const callReturns = createCaller(db, [
    returnsFeature({ refunds: refundPort, imageOf: () => null, storage }),
  ]);

  /** A quote that is ready to be ordered. */
  async function quoteNow({ request, addAddress }: OrderShopper, input: object): Promise<object> {
    const addrId = await addAddress();
    const quoted = await request(checkoutRoutes.stepTwoForImmediatelyBuy, { addrId, ...input });
    if (quoted.status !== 0) throw new Error(quoted.errorMessage);
    return { quoteHash: quoted.results.quoteHash, addrId, paymentCode: 'ALIPAY' };
  }

  /** Each call is that of another process: a queue of orders remembers for a second what is sold out. */
  const commitNow = ({ actor }: OrderShopper, body: object) =>
    createCaller(db, [checkoutFeature(checkoutDeps)])(
      actor,
      checkoutRoutes.commitOrderForImmediatelyBuy,
      body,
    );

  async function readPayable(orderId: string): Promise<number> {
    const order = await db
      .selectFrom('shop_order')
      .select('payable_fen')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return order.payable_fen;
  }

  async function payNumber(outTradeNo: string): Promise<string> {
    await shop.payAtProvider(outTradeNo);
    return 'done';
  }

  /** Orders one unit; returns the order's number. */
  async function placeOrderNow(shopper: OrderShopper, skuId: string): Promise<string> {
    const placed = await commitNow(shopper, await quoteNow(shopper, { skuId }));
    if (placed.status !== 0) throw new Error(placed.errorMessage);
    return placed.results.orderId;
  }
  async function newOrder() {
    const owner = await shop.newMember();
    return { owner, orderId: await placeOrderNow(owner, SKU.rouge) };
  }

  return {
    ...shop,
    quoteNow,
    placeOrderNow,
    /** A member's order of one unit, with a payment that has been opened. */
    async newOrderToPay(paymentCode: 'ALIPAY' | 'WECHAT') {
      const order = await newOrder();
      return { ...order, number: await shop.openPayment(order.owner, order.orderId, paymentCode) };
    },
    /** A member's order of one unit that has been paid. */
    async newPaidOrder() {
      const order = await newOrder();
      await shop.payWith(order.owner, order.orderId, 'ALIPAY', 'full');
      return order;
    },
    payNumber,
    readPayable,
    giveCard: ({ owner }: OrderShopper, faceFen: number) =>
      transaction(db, (tx) =>
        issueCard(tx, cardSecret, {
          cardNumber: `86000000${String(++issued).padStart(8, '0')}`,
          pin: '123456',
          faceFen,
          memberId: memberIdOfOwner(owner)!,
        }),
      ),
    buyNow: async (shopper: OrderShopper, body: object) => outcomeOf(await commitNow(shopper, body)),
    /** Opens a payment, and pays unless the order cannot be paid any more. */
    async payAt(shopper: OrderShopper, orderId: string, paymentCode: 'ALIPAY' | 'WECHAT'): Promise<string> {
      const opened = await callPayment(shopper.actor, paymentRoutes.payInfo, {
        ...{ orderId, channel: 'PC', type: 'full', paymentCode },
      });
      return opened.status === 0 ? payNumber(opened.results.outTradeNo) : outcomeOf(opened);
    },
    /** Pays by stored card alone, confirmed with a code. */
    async payByCard({ owner }: OrderShopper, orderId: string, cardId: string): Promise<string> {
      const memberId = memberIdOfOwner(owner)!;
      const verifiedFen = fen(await readPayable(orderId));
      const card = { cardIds: [cardId], verifiedFen, isKnownDevice: true, way: 'computer' } as const;
      const paid = await transaction(
        db,
        (tx) => chargeStoredCards(tx, shop.paymentDeps, { memberId, orderId, ...card }),
        { shouldCommit: ({ ok }) => ok },
      );
      return paid.ok ? 'done' : paid.refusal.code;
    },
    /** Someone who owns points, a coupon and a stored-value card. */
    newBuyer: () => shop.newOwner({ hasSample: false, hasCoupon: true, cardFen: 5_000_00 }),
    async setStock(skuId: string, available: number): Promise<void> {
      await transaction(db, async (tx) => {
        const before = await shop.stockOf(skuId);
        if (before.available === available) return;
        await tx.updateTable('stock').set({ available }).where('sku_id', '=', skuId).execute();
        const delta = available - before.available;
        await insertRows(tx, 'stock_ledger', [{ sku_id: skuId, delta, reason: 'count', reference: 'test' }]);
      });
    },
    async deliver(subOrderId: string): Promise<void> {
      const shipment = { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1' };
      const sent = await transaction(db, (tx) => shipSubOrder(tx, shipment));
      if (!sent.ok) throw new Error(sent.refusal.code);
      await transaction(db, (tx) => signParcel(tx, shop.port, sent.value.parcelId));
    },
    async returnUnit({ actor }: OrderShopper, subOrderId: string): Promise<string> {
      const line = await db
        .selectFrom('order_line')
        .select('id')
        .where('sub_order_id', '=', subOrderId)
        .orderBy('position')
        .executeTakeFirstOrThrow();
      const items = [{ returnSkuId: line.id, quantity: 1 }];
      const input = { subOrderId, kind: ReturnKind.ReturnAndRefund, reason: 1, items };
      return outcomeOf(await callReturns(actor, returnsRoutes.apply, input));
    },
    /** Where an order stands, and how often money came and went. */
    async readOrder(orderId: string): Promise<string> {
      const { rows } = await sql<{ status: number; payments: number; refunds: number }>`
        select (select status from sub_order where order_id = ${orderId}) as status,
          (select count(*)::int from ledger_movement
            where kind = 'payment' and reference like '%:' || ${orderId}) as payments,
          (select count(*)::int from refund where order_id = ${orderId} and state = 'done') as refunds`.execute(
        db,
      );
      const { status, payments, refunds } = rows[0]!;
      return `${status}, paid ${payments} ×, refunded ${refunds} ×`;
    },
    async readStock(skuId: string): Promise<string> {
      const { available, held } = await shop.stockOf(skuId);
      return `${available} available, ${held} held`;
    },
  };
}
export type InterleavedShop = Awaited<ReturnType<typeof openInterleavedShop>>;
