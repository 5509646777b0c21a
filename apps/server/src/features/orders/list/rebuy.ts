import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import type { Database } from '#platform/database';
import { loadOrder } from '../load-orders.ts';
import { findOrder } from '../orders.queries.ts';
import type { OrderPorts } from '../ports.ts';
import { actionsOfLine, actionsOfSubOrder } from '../show/present-sub-order.ts';

/** Adds the items of an order, or one of them, to the cart. Gifts and extra-buys are skipped, as they must be earned again. */
export async function rebuy(
  db: Database,
  addToCart: OrderPorts['addToCart'],
  owner: Owner,
  { orderId, returnSkuId }: { orderId: string; returnSkuId?: string | undefined },
) {
  const order = await findOrder(db, owner, orderId);
  if (!order) return refuse({ code: 'order-not-found' });
  const loaded = await loadOrder(db, order);
  const canRebuy = loaded.subOrders.some((subOrder) =>
    returnSkuId === undefined
      ? actionsOfSubOrder(loaded, subOrder).canRebuy
      : subOrder.lines.some(
          (line) => line.id === returnSkuId && actionsOfLine(loaded, line, subOrder).canRebuy,
        ),
  );
  if (!canRebuy) return refuse({ code: 'order-moved-on' });
  const lines = loaded.subOrders
    .flatMap((subOrder) => subOrder.lines)
    .filter(({ kind }) => kind === 'ordinary' || kind === 'bundle')
    .filter(({ id }) => returnSkuId === undefined || id === returnSkuId);
  const missing = [];
  for (const { sku_id: skuId, quantity, snapshot } of lines) {
    const added = await addToCart(db, owner, { skuId, quantity, bundle: snapshot.bundle });
    if (!added.ok)
      missing.push({ skuId, productName: snapshot.productName, reason: added.reason ?? '暂时不能购买' });
  }
  return accept({ added: lines.length - missing.length, missing });
}
