import { PayStatus } from '@huarong/core/orders';
import { useEffect } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { reportPaidOrder } from './report-paid-order.ts';

interface SeenOrder {
  orderId: string;
  subOrders: readonly { payStatus: number }[];
}

/**
 * Reports orders of this browser whose result page nobody saw, because they were paid on a phone or the page was closed:
 * at the latest when the shopper sees them again.
 */
export function useReportPaidOrders(orders: readonly SeenOrder[]): void {
  useReportPaid(
    orders
      .filter(({ subOrders }) => subOrders.some(({ payStatus }) => payStatus === PayStatus.Paid))
      .map(({ orderId }) => orderId),
  );
}

/** The same for orders that are known to be paid, such as those of a merged payment. */
export function useReportPaid(orderIds: readonly string[]): void {
  const ids = orderIds.join(',');
  useEffect(() => {
    for (const orderId of ids.split(','))
      if (browserPlatform().isPaymentUnreported(orderId)) void reportLater(orderId);
  }, [ids]);
}

async function reportLater(orderId: string): Promise<void> {
  const reply = await browserApi({ quiet: true }).orders.afterPaid({ orderId });
  if (reply.ok) reportPaidOrder(reply.value);
}
