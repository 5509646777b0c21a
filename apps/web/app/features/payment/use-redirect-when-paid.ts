import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';

const FIRST_DELAY_MS = 1_500;
const MAX_DELAY_MS = 10_000;
const UNPAID = [10, 11];

/** Polls the order status with growing delays and opens the result page once it is paid or closed. */
export function useRedirectWhenPaid(orderId: string) {
  const navigate = useNavigate();
  useEffect(() => {
    let delayMs = FIRST_DELAY_MS;
    let timer = setTimeout(poll, delayMs);
    async function poll() {
      const reply = await browserApi({ quiet: true }).orders.orderStatus({ orderId });
      if (reply.ok && !UNPAID.includes(reply.value.orderStatus)) {
        await navigate(`/payment/result/${orderId}`);
        return;
      }
      delayMs = Math.min(delayMs * 1.5, MAX_DELAY_MS);
      timer = setTimeout(poll, delayMs);
    }
    return () => clearTimeout(timer);
  }, [orderId, navigate]);
}
