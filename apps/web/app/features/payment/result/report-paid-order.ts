import { amountFields, commoditySkus } from '@huarong/core/analytics';
import { PayStatus } from '@huarong/core/orders';
import { browserPlatform } from '../../../platform/browser.ts';
import type { ResultData } from '../result-data.ts';

/** Reports a fully paid order to analytics. A deposit and a cash order are reported when the rest is paid, if this page sees it. */
export function reportPaidOrder({
  orderId,
  payStatus,
  amounts,
  skuIds,
  couponIds,
}: ResultData['paid']): void {
  if (payStatus !== PayStatus.Paid || !amounts) return;
  browserPlatform().trackOnce({
    name: 'order_paid',
    orderID: orderId,
    commodity_sku: commoditySkus((skuIds ?? []).map((skuId) => ({ skuId }))),
    coupons: couponIds ?? [],
    ...amountFields(amounts),
  });
}
