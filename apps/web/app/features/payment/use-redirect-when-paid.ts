import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';

const FIRST_MS = 1_500;
const LONGEST_MS = 10_000;
const UNPAID = [10, 11];

/** Asks how the order stands, less and less often, and goes to the result once it is paid or over. */
export function usePaid(orderId: string) {
  const navigate = useNavigate();
  useEffect(() => {
    let wait = FIRST_MS;
    let timer = setTimeout(ask, wait);
    async function ask() {
      const reply = await browserApi({ quiet: true }).orders.orderStatus({ orderId });
      if (reply.ok && !UNPAID.includes(reply.value.orderStatus)) {
        await navigate(`/payment/result/${orderId}`);
        return;
      }
      wait = Math.min(wait * 1.5, LONGEST_MS);
      timer = setTimeout(ask, wait);
    }
    return () => clearTimeout(timer);
  }, [orderId, navigate]);
}
