import { randomUUID } from 'node:crypto';
import { ordersRoutes } from '../../../../packages/contract/src/orders/index.ts';
import type { Fixture } from '../../orders/fixture.ts';
import type { Member } from '../../orders/members.ts';
import { shopperOf } from '../../orders/shopper.ts';

export interface Purchases {
  /** Order id and seconds since the load began. */
  acknowledged: Map<string, number>;
  /** Orders whose payment notice the shop acknowledged. */
  paid: string[];
  /** Orders cancelled after payment. */
  cancelled: string[];
  refused: string[];
}
export interface BuyerSettings {
  client: Pick<Fixture, 'callWithRetry'>;
  clock: () => number;
  isOver: () => boolean;
  /** Enough stock for everybody, and a sku that sells out. */
  skuId: string;
  scarceSkuId: string;
}

/** Every so many orders a buyer tries the scarce sku, or cancels a paid order. */
const SCARCE_EVERY = 4;
const CANCEL_EVERY = 5;

/** A member who orders and pays until the load is over; the last purchase is finished. */
export async function keepBuying(member: Member, settings: BuyerSettings, bought: Purchases): Promise<void> {
  const { client, clock, isOver, skuId, scarceSkuId } = settings;
  const shopper = shopperOf(client, member);
  for (let nth = 0; !isOver(); nth++) {
    const wanted = nth % SCARCE_EVERY === 1 ? scarceSkuId : skuId;
    const body = await shopper.quoteNow(wanted).catch(() => null);
    if (!body) continue;
    const placed = await shopper.buyNow(body, randomUUID());
    if (placed.status !== 0) {
      bought.refused.push(`${placed.http} ${placed.errorCode}`);
      continue;
    }
    const { orderId } = placed.results;
    bought.acknowledged.set(orderId, clock());
    const number = await shopper.openPayment(orderId).catch(() => null);
    const confirmed = number ? await shopper.simulatePayment(number, 'success') : null;
    // The notice was acknowledged, so the payment must be recorded. Otherwise the shop queries the provider later.
    if (confirmed?.results?.answered?.[0]?.httpStatus !== 200) continue;
    bought.paid.push(orderId);
    if (nth % CANCEL_EVERY !== 3) continue;
    const reply = await shopper.call(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 9 });
    if (reply.status === 0) bought.cancelled.push(orderId);
  }
}
