import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { presalesRoutes } from '@huarong/contract/admin/presales';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { combineHandlers, deliverOutbox } from '#platform/outbox';
import type { StaffBrowser } from '../../../../testing/open-admin.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { paymentPortOf } from '../../connect-orders.ts';
import { postEntries } from '../../ledger/index.ts';
import { messageEventHandlers, messageJobs } from '../../messages/index.ts';
import { onOrderPaid, orderJobs } from '../../orders/index.ts';
import type { OrderShopper } from '../../orders/testing/open-order-shop.ts';
import { paymentEventHandlers, paymentJobs } from '../../payment/index.ts';
import { presaleTerms } from '../../promotions/testing/presale-terms.ts';
import { openReturnAdmin } from '../../returns/admin/testing/open-return-admin.ts';
import { presaleChangeJobs } from '../index.ts';

/** A shop with presales that members order and pay with a sandbox provider, its jobs, messages and two people of its staff. */
export async function openPresaleShop() {
  const shop = await openReturnAdmin();
  const { db, deps } = shop;
  const payments = paymentPortOf(deps);
  const log = createLog('silent');
  const config = { mode: 'demo' as const, secret: 'x'.repeat(32), publicUrl: 'http://shop.test' };
  const [marketer, owner] = [await shop.signIn('MARKETER'), await shop.signIn('OWNER')];

  /** Publishes a presale with deposits open. */
  async function publish(skuId: string, change: object = {}): Promise<string> {
    const terms = presaleTerms(skuId, { quota: 100, perShopper: 10, balanceUntil: inDays(3), ...change });
    const saved = await marketer.call(presalesRoutes.save, { presaleId: null, version: null, terms });
    const { presaleId } = saved.results;
    await marketer.call(presalesRoutes.publish, { presaleId, version: 1 });
    await vi.waitFor(() => expect(shop.offers.current().presales.get(skuId)?.id).toBe(presaleId), {
      timeout: 10_000,
    });
    return presaleId;
  }

  async function book(shopper: OrderShopper, skuId: string, quantity = 1): Promise<string> {
    const stored = await db
      .selectFrom('presale')
      .select('balance_until')
      .where('sku_id', '=', skuId)
      .where('state', '=', 'live')
      .executeTakeFirst();
    await vi.waitFor(() =>
      expect(shop.offers.current().presales.get(skuId)?.balance_until).toEqual(stored?.balance_until),
    );
    const addrId = await shopper.addAddress();
    const { results } = await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, {
      skuId,
      quantity,
      addrId,
    });
    const placed = await shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, {
      quoteHash: results.quoteHash,
      addrId,
      paymentCode: 'ALIPAY',
      consents: results.consents.map(({ code }: { code: string }) => code),
    });
    if (placed.status !== 0) throw new Error(placed.errorMessage);
    return placed.results.orderId;
  }

  /** Pays the deposit or the balance at the provider and here. */
  async function pay(orderId: string, purpose: 'deposit' | 'balance') {
    const order = await db
      .selectFrom('shop_order')
      .select(['owner', 'payable_fen', 'deposit_fen'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const deposit = order.deposit_fen ?? 0;
    const amount = purpose === 'deposit' ? deposit : order.payable_fen - deposit;
    const id = `P${orderId}${purpose === 'deposit' ? 'D' : 'B'}`;
    const at = new Date();
    await insertRows(db, 'payment', [
      {
        id,
        owner: order.owner,
        provider: 'alipay',
        purpose,
        amount_fen: amount,
        state: 'paid',
        provider_trade_no: `T${id}`,
        opened_at: at,
        settled_at: at,
      },
    ]);
    await insertRows(db, 'payment_order', [
      { payment_id: id, order_id: orderId, amount_fen: amount, purpose },
    ]);
    await insertRows(db, 'sandbox_trade', [
      {
        out_trade_no: id,
        provider: 'alipay',
        trade_no: `T${id}`,
        amount_fen: amount,
        subject: '花容订单',
        return_url: '/',
        state: 'paid',
        opened_at: at,
        paid_at: at,
      },
    ]);
    await transaction(db, async (tx) => {
      await postEntries(tx, {
        kind: 'payment',
        reference: id,
        entries: [
          { account: 'bank:alipay', amount: fen(amount) },
          { account: `order:${orderId}`, amount: fen(-amount) },
        ],
      });
      await onOrderPaid(tx, { orderId, purpose });
    });
  }

  /** Runs jobs and delivers events until nothing is due. */
  async function work() {
    const jobs = {
      ...orderJobs(db, payments),
      ...messageJobs(db),
      ...presaleChangeJobs(db, payments),
      ...paymentJobs({ db, log }, deps, null),
    };
    const events = combineHandlers(paymentEventHandlers(db, deps), messageEventHandlers(db, config));
    while ((await runDueJobs(db, jobs)) + (await deliverOutbox(db, events)) > 0);
  }

  return {
    ...shop,
    payments,
    marketer,
    owner,
    publish,
    book,
    pay,
    work,
    /** An order whose deposit is paid. */
    async deposit(skuId: string = SKU.perfume, quantity = 1) {
      const shopper = await shop.newMember();
      const orderId = await book(shopper, skuId, quantity);
      await pay(orderId, 'deposit');
      return { shopper, orderId };
    },
    approve: (by: StaffBrowser, approvalId: string) => by.call(approvalsRoutes.approve, { approvalId }),
    boardOf: async (presaleId: string) => (await marketer.call(presalesRoutes.detail, { presaleId })).results,
    statusOf: async (orderId: string) =>
      (
        await db
          .selectFrom('sub_order')
          .select('status')
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).status,
    messagesOf: async (orderId: string) =>
      (
        await sql<{ title: string; text: string }>`
          select title, text from message where text like ${`%${orderId}%`} order by id`.execute(db)
      ).rows,
  };
}
export type PresaleShop = Awaited<ReturnType<typeof openPresaleShop>>;

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
