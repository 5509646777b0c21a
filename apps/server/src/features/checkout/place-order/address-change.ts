import { allowsCashOnDelivery, isServed } from '@huarong/core/addresses';
import { isUnpaid } from '@huarong/core/orders';
import { type CardType, type FreightTable, freightTo } from '@huarong/core/pricing';
import type { SettingValues } from '@huarong/core/settings';
import { fen, toYuan } from '@huarong/core/shared';
import type { AddressRow } from '../../addresses/index.ts';
import type { LoadedOrder } from '../../orders/index.ts';

/** What a new address means for the freight of an order. */
export interface AddressChange {
  differenceFen: number;
  /** `repriced`: nothing is paid yet, the amount changes. `refunded`: the difference is paid back. `none`: the freight stays. */
  settlement: 'none' | 'repriced' | 'refunded';
  problem:
    | { code: 'region-not-served' }
    | { code: 'freight-higher'; difference: string }
    | { code: 'payment-method-unavailable'; reason: string }
    | null;
}

/**
 * Unpaid and cash orders take the freight of the new address. A paid order cannot be charged again: a higher freight is
 * refused, a lower one is refunded. With a free-freight coupon the freight was waived and is not calculated again.
 */
/** Of the time at which the order was placed. */
interface ChangeTerms {
  card: CardType | null;
  freight: FreightTable;
  cashRules: SettingValues<'cash-on-delivery'>;
}

export function addressChange(
  { order, subOrders }: LoadedOrder,
  { card, freight: table, cashRules }: ChangeTerms,
  address: Pick<AddressRow, 'district_code'>,
): AddressChange {
  const itemsFen = order.goods_fen - order.promotion_fen;
  const feeAt = (region: string) => freightTo({ region, card, itemsAmount: itemsFen, table });
  const higher = feeAt(address.district_code) - feeAt(order.recipient.districtCode);
  // Never back more than the order pays for freight.
  const differenceFen = Math.max(higher, 0 - order.freight_fen);
  const isCash = order.payment_code === 'COD';
  const isRepriced = isCash || subOrders.every(({ sub }) => isUnpaid(sub.status));
  const isWaived = order.arithmetic.some(({ label }) => label.startsWith('免邮券'));
  const settled = (problem: AddressChange['problem'], settlement: AddressChange['settlement'] = 'none') => ({
    differenceFen: isWaived && differenceFen < 0 ? 0 : differenceFen,
    settlement,
    problem,
  });
  if (!isServed(address.district_code)) return settled({ code: 'region-not-served' });
  if (isCash && !allowsCashOnDelivery(address.district_code, cashRules))
    return settled({ code: 'payment-method-unavailable', reason: '该地区不支持货到付款' });
  if (differenceFen > 0 && (isWaived || !isRepriced))
    return settled({ code: 'freight-higher', difference: toYuan(fen(differenceFen)) });
  if (differenceFen === 0 || isWaived) return settled(null);
  return settled(null, isRepriced ? 'repriced' : 'refunded');
}
