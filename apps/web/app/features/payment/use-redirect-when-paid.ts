import type { OrderStatus } from '@huarong/core/orders';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';

const FIRST_DELAY_MS = 1_500;
const MAX_DELAY_MS = 10_000;

/**
 * Polls the order status with growing delays and opens the result page once it is another than before the payment: a paid
 * deposit leaves the balance to pay, so the new status may be an unpaid one too.
 */
export function useRedirectWhenPaid(orderId: string, statusBefore: OrderStatus) {
  const navigate = useNavigate();
  useEffect(() => {
    let delayMs = FIRST_DELAY_MS;
    let timer = setTimeout(poll, delayMs);
    async function poll() {
      const reply = await browserApi({ quiet: true }).orders.orderStatus({ orderId });
      if (reply.ok && reply.value.orderStatus !== statusBefore) {
        await navigate(`/payment/result/${orderId}`);
        return;
      }
      delayMs = Math.min(delayMs * 1.5, MAX_DELAY_MS);
      timer = setTimeout(poll, delayMs);
    }
    return () => clearTimeout(timer);
  }, [orderId, statusBefore, navigate]);
}
