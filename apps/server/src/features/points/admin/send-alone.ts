import { findCarrier, normaliseWaybill, waybillProblem } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { adjustStock } from '../../inventory/index.ts';
import { readCarriers } from '../../settings/index.ts';
import { sendExchangeAlone } from '../send-exchanges.ts';

/** A reward that waits for an order leaves in a parcel of its own. Its unit leaves the stock as a sample does. */
export async function sendAlone(
  { db }: AdminWriteContext,
  { exchangeId, ...shipment }: { exchangeId: string; carrier: string; waybillNo: string },
) {
  const carrier = findCarrier(shipment.carrier, await readCarriers(db));
  if (!carrier) return refuse({ code: 'carrier-unknown', name: shipment.carrier });
  const waybillNo = normaliseWaybill(shipment.waybillNo);
  const problem = waybillProblem(carrier, waybillNo);
  if (problem) return refuse({ code: 'waybill-wrong', reason: problem });
  const exchange = await db
    .selectFrom('points_exchange')
    .innerJoin('points_reward', 'points_reward.id', 'points_exchange.reward_id')
    .select('points_reward.sku_id')
    .where('points_exchange.id', '=', exchangeId)
    .executeTakeFirst();
  if (!exchange) return refuse({ code: 'exchange-not-found' });
  if (!(await sendExchangeAlone(db, exchangeId, { carrier: carrier.name, waybillNo })))
    return refuse({ code: 'exchange-moved-on' });
  const { sku_id: skuId } = exchange;
  if (skuId !== null) {
    const taken = await adjustStock(db, skuId, {
      difference: -1,
      cause: 'sample',
      reference: `exchange:${exchangeId}`,
      note: '积分兑换单独寄出',
    });
    if (!taken) return refuse({ code: 'exchange-out-of-stock' });
  }
  return accept(null);
}
