import { invoicesRoutes } from '@huarong/contract/invoices';
import type { Route } from '@huarong/contract/kit';
import { sql } from 'kysely';
import { readConfig } from '#platform/config';
import { insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { deliverOutbox, publishEvent } from '#platform/outbox';
import { type InvoiceIssuer, sandboxIssuer } from '../../../integrations/invoices/index.ts';
import { createFakeStorage } from '../../../integrations/storage/index.ts';
import { shipSubOrder, signParcel } from '../../orders/index.ts';
import { createCaller } from '../../orders/testing/call-as.ts';
import { type OrderShopper, openOrderShop } from '../../orders/testing/open-order-shop.ts';
import { returnDone } from '../../returns/index.ts';
import { invoiceEventHandlers, invoiceJobs, invoicesFeature } from '../index.ts';

/** The order fixture with invoices and payment rows, from which invoice amounts are calculated. */
export async function openInvoiceShop() {
  const shop = await openOrderShop();
  const { db } = shop;
  const call = createCaller(db, [invoicesFeature]);
  const read = readConfig({ SHOP_MODE: 'demo' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const storage = createFakeStorage();
  /** A test may replace the issuer. */
  const issuing: { issuer: InvoiceIssuer } = { issuer: sandboxIssuer };
  const issuer: InvoiceIssuer = {
    issue: (document) => issuing.issuer.issue(document),
    isKnownEnterprise: (enterprise) => issuing.issuer.isKnownEnterprise(enterprise),
  };
  const deps = { db, storage, issuer, config: read.config };

  async function insertPaidPayment(orderId: string, owner: string, amountFen: number, provider: string) {
    const id = `P${orderId}${provider === 'alipay' ? 'A' : 'S'}`;
    const at = new Date().toISOString();
    const purpose = provider === 'alipay' ? 'full' : 'stored-card';
    await insertRows(db, 'payment', [
      {
        id,
        owner,
        provider,
        purpose: 'full',
        amount_fen: amountFen,
        refunded_fen: 0,
        state: 'paid',
        opened_at: at,
        settled_at: at,
      },
    ]);
    await insertRows(db, 'payment_order', [
      { payment_id: id, order_id: orderId, amount_fen: amountFen, is_live: true, purpose },
    ]);
  }

  return {
    ...shop,
    deps,
    issuing,
    storage,
    request: (shopper: OrderShopper, name: keyof typeof invoicesRoutes, input: object = {}) =>
      call(shopper.actor, invoicesRoutes[name] as Route, input),
    /** Runs due invoice jobs and events until none is left. */
    async runDueWork() {
      const [jobs, outbox] = [invoiceJobs(deps), invoiceEventHandlers(deps)];
      while ((await deliverOutbox(db, outbox)) + (await runDueJobs(db, jobs)) > 0);
    },
    /** Creates an order that is paid (optionally partly by stored cards), shipped and signed for. */
    async createReceivedOrder(
      shopper: OrderShopper,
      skuId: string,
      { quantity = 1, storedFen = 0, orderInput = {} } = {},
    ) {
      const orderId = await shopper.placeOrder(skuId, quantity, orderInput);
      const { payable_fen: payable } = await db
        .selectFrom('shop_order')
        .select('payable_fen')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      if (storedFen > 0) await insertPaidPayment(orderId, shopper.owner, storedFen, 'stored-card');
      if (payable > storedFen) await insertPaidPayment(orderId, shopper.owner, payable - storedFen, 'alipay');
      await shop.pay(orderId);
      await transaction(db, async (tx) => {
        const shipped = await shipSubOrder(tx, {
          subOrderId: `${orderId}-1`,
          carrier: '顺丰速运',
          waybillNo: 'SF1',
        });
        if (!shipped.ok) throw new Error(shipped.refusal.code);
        await signParcel(tx, shop.payments.port, shipped.value.parcelId);
      });
      return { orderId, subOrderId: `${orderId}-1`, payable };
    },
    /** Completes a return: units settled, refund inserted, event published. */
    async completeReturn(orderId: string, returnId: string, units: number[], refundFen: number) {
      await transaction(db, async (tx) => {
        await sql`update order_line set settled_pieces = ${units}::integer[], returned_quantity = ${units.length}
          where order_id = ${orderId} and kind <> 'gift'`.execute(tx);
        await insertRows(tx, 'refund', [
          {
            id: `R${orderId}${returnId}`,
            payment_id: `P${orderId}A`,
            order_id: orderId,
            reason_key: `return:${returnId}`,
            amount_fen: refundFen,
            state: 'done',
            created_at: new Date().toISOString(),
          },
        ]);
        await publishEvent(tx, returnDone, {
          key: returnId,
          payload: { returnId, orderId, subOrderId: `${orderId}-1`, memberId: null, refundFen },
        });
      });
    },
    invoiceRows: (orderId: string) =>
      db
        .selectFrom('invoice')
        .select(['id', 'colour', 'status', 'amount_fen', 'title', 'cause', 'number'])
        .where('order_id', '=', orderId)
        .orderBy('requested_at')
        .orderBy('colour')
        .execute(),
  };
}
