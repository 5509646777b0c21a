import type { OrderStatus } from '@huarong/core/orders';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';

const FIRST_DELAY_MS = 1_500;
const DELAY_MS = 3_000;
/** After two minutes the provider rarely answers: less often, so that forgotten pages cost little. */
const OFTEN_MS = 120_000;
const RARE_DELAY_MS = 10_000;

/**
 * Asks for the order status every three seconds, and at once when the buyer comes back from the app that pays. Opens the
 * result page once the status is another than before the payment: a paid deposit leaves the balance to pay, so the new
 * status may be an unpaid one too.
 */
export function useRedirectWhenPaid(
  orderId: string,
  statusBefore: OrderStatus,
  { isEnabled = true, isBack = false }: { isEnabled?: boolean; isBack?: boolean } = {},
) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEnabled) return;
    const startedAt = Date.now();
    let isEnded = false;
    let timer = setTimeout(poll, isBack ? 0 : FIRST_DELAY_MS);
    async function poll() {
      const reply = await browserApi({ quiet: true }).orders.orderStatus({ orderId });
      if (isEnded) return;
      if (reply.ok && reply.value.orderStatus !== statusBefore) {
        isEnded = true;
        await navigate(`/payment/result/${orderId}`);
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(poll, Date.now() - startedAt < OFTEN_MS ? DELAY_MS : RARE_DELAY_MS);
    }
    const onBack = () => {
      if (document.visibilityState === 'visible' && !isEnded) void poll();
    };
    document.addEventListener('visibilitychange', onBack);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, [orderId, statusBefore, navigate, isEnabled, isBack]);
}
