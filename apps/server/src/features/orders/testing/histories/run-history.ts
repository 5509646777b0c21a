import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import type { OrderStatus } from '@huarong/core/orders';
import { fromYuan } from '@huarong/core/shared';
import { CASE, ENGRAVED, FULL } from '../../../bundles/testing/seed-bundle.ts';
import { SKU } from '../../../cart/testing/seed-products.ts';
import { orderStaff } from '../../index.ts';
import { readBelongings } from './belongings.ts';
import { endOrder } from './end-order.ts';
import type { Ending, History, PlacedOrder } from './history.ts';
import type { HistoryOwner, HistoryShop } from './open-history-shop.ts';

export interface HistoryOutcome {
  before: unknown;
  after: unknown;
  statuses: OrderStatus[];
  /** What happened, for the report of a failure and the tally. */
  steps: string[];
}

/** Places an order as the history says, ends it, and compares what the member and the shop own before and after. */
export async function runHistory(shop: HistoryShop, history: History): Promise<HistoryOutcome> {
  const owner = await shop.newOwner({
    hasSample: history.hasSample,
    hasCoupon: history.hasCoupon,
    // A small card leaves a rest for Alipay.
    cardFen: history.payment === 'card-and-alipay' ? 20_00 : 5_000_00,
  });
  const before = await readBelongings(shop.db, owner.shopper.owner, owner.memberId);
  const { orderId, payableFen, isCash } = await placeOrder(owner, history);
  const steps = [`placed ${payableFen}${isCash ? ' cash' : ''}`];
  if (!isLeftUnpaid(history.ending))
    steps.push(await pay(shop, owner, history, { orderId, payableFen, isCash }));
  shop.provider.isRefusing = history.failsFirst;
  steps.push(...(await endOrder(shop, owner, history, { orderId, payableFen, isCash })));
  await shop.runJobs();
  if (history.failsFirst) {
    shop.provider.isRefusing = false;
    const retried = await orderStaff.retryOrderRefunds(shop.db, shop.port, orderId);
    steps.push(retried.ok ? 'retried' : 'nothing to retry');
    await shop.runJobs();
  }
  const subOrders = await shop.db
    .selectFrom('sub_order')
    .select('status')
    .where('order_id', '=', orderId)
    .execute();
  return {
    before,
    after: await readBelongings(shop.db, owner.shopper.owner, owner.memberId),
    statuses: subOrders.map(({ status }) => status),
    steps,
  };
}

const isLeftUnpaid = (ending: Ending): boolean =>
  ending.kind === 'cancel-by-staff'
    ? !ending.isPaid
    : ending.kind === 'cancel-unpaid' || ending.kind === 'close-by-staff';

async function placeOrder({ shopper, couponId }: HistoryOwner, history: History) {
  const { isPresale } = history;
  if (!isPresale) {
    for (const { skuId, quantity } of history.items) await shopper.addToCart(skuId, quantity);
    if (history.bundle !== 'none')
      await shopper.request(cartRoutes.addToCartForSingleProduct, {
        skuId: CASE,
        quantity: 1,
        bundle: history.bundle === 'plain' ? FULL : ENGRAVED,
      });
  }
  const addrId = await shopper.addAddress();
  const quoteRoute = isPresale ? checkoutRoutes.stepTwoForImmediatelyBuy : checkoutRoutes.getShopcartStepTwo;
  const item = isPresale ? { skuId: SKU.perfume } : {};
  const first = await shopper.request(quoteRoute, { addrId, ...item });
  if (first.status !== 0) throw new Error(`quote: ${first.errorMessage}`);
  const canUse = first.results.coupons.some(({ usable }: { usable: boolean }) => usable);
  const choices = {
    addrId,
    ...item,
    ...(couponId !== null && canUse && { couponIds: [couponId] }),
    points: Math.floor((first.results.points.usable * history.pointsPercent) / 100),
  };
  const quoted = await shopper.request(quoteRoute, choices);
  const quote = quoted.status === 0 ? quoted.results : first.results;
  const cash = quote.paymentMethods.find((each: { paymentCode: string }) => each.paymentCode === 'COD');
  const isCash = history.payment === 'cash' && cash.available;
  const commitRoute = isPresale
    ? checkoutRoutes.commitOrderForImmediatelyBuy
    : checkoutRoutes.commitOrderExtend;
  const placed = await shopper.request(commitRoute, {
    quoteHash: quote.quoteHash,
    addrId,
    paymentCode: isCash ? 'COD' : 'ALIPAY',
    consents: quote.consents.map(({ code }: { code: string }) => code),
  });
  if (placed.status !== 0) throw new Error(`commit: ${placed.errorMessage}`);
  return {
    orderId: placed.results.orderId as string,
    payableFen: fromYuan(placed.results.totalAmount) ?? 0,
    isCash,
  };
}

async function pay(shop: HistoryShop, owner: HistoryOwner, history: History, order: PlacedOrder) {
  const { orderId, payableFen, isCash } = order;
  if (isCash) {
    await orderStaff.confirmOrder(shop.db, orderId);
    return 'confirmed';
  }
  if (payableFen === 0) return 'nothing to pay';
  if (history.isPresale) {
    await shop.payWith(owner.shopper, orderId, 'ALIPAY', 'deposit');
    return 'paid deposit';
  }
  if (history.payment === 'card' || history.payment === 'card-and-alipay') {
    await shop.payWithCard(owner.shopper, orderId, owner.cardId, Math.min(owner.cardFen, payableFen));
    return 'paid by card';
  }
  const code = history.payment === 'wechat' ? 'WECHAT' : 'ALIPAY';
  await shop.payWith(owner.shopper, orderId, code, 'full');
  return `paid by ${code}`;
}
