import type { PricedOrder } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { lineIdOf } from '../../bundles/index.ts';
import type { Buyer } from '../../cart/index.ts';
import { listAvailable } from '../../catalogue/index.ts';
import { sumUnits } from '../../inventory/index.ts';
import type { WaitingExchange } from '../../points/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { Basket } from './load-basket.ts';

interface OrderToSend {
  buyer: Pick<Buyer, 'memberId'>;
  basket: Basket;
  order: PricedOrder;
}

/**
 * The member's redeemed samples that go out with this order; the quote announces them and the commit adds them. A presale
 * ships late and takes none. A sample that is out of stock or no longer in the catalogue must not stop the order: it waits.
 */
export async function findSamples(
  db: Queryable,
  { catalogue }: Pick<CheckoutDeps, 'catalogue'>,
  { buyer, basket, order }: OrderToSend,
): Promise<WaitingExchange[]> {
  if (buyer.memberId === null || order.presale) return [];
  const { skus } = catalogue.current();
  const waiting = basket.facts.exchanges.filter(({ skuId }) => skus.has(skuId));
  if (waiting.length === 0) return [];
  const stock = await listAvailable(
    db,
    waiting.map(({ skuId }) => skuId),
  );
  const left = new Map(stock.map(({ sku_id, available }) => [sku_id, available]));
  for (const [skuId, quantity] of sumUnits(unitsOf(order, basket)))
    left.set(skuId, (left.get(skuId) ?? 0) - quantity);
  return waiting.filter(({ skuId }) => {
    const available = left.get(skuId) ?? 0;
    left.set(skuId, available - 1);
    return available > 0;
  });
}

/** The stock units that the order itself takes. */
const unitsOf = ({ lines, gifts }: PricedOrder, basket: Basket): { skuId: string; quantity: number }[] => [
  ...lines.flatMap(({ lineId, skuId, quantity }) => {
    const bundle = basket.lines.find(({ row }) => lineIdOf(row) === lineId)?.bundle;
    const units = bundle?.units ?? [{ skuId, quantity: 1 }];
    return units.map((unit) => ({ skuId: unit.skuId, quantity: unit.quantity * quantity }));
  }),
  ...gifts,
];
