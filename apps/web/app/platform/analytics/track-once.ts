import type { AnalyticsEvent } from '@huarong/core/analytics';

interface OncePorts {
  mayAnalyse: () => boolean;
  track: (event: AnalyticsEvent) => void;
  /** Throws where the browser forbids storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'trackedOrders';
/** Enough for a shopper who keeps several result pages open; an order has up to two marks. */
const MAX_REMEMBERED = 40;

type OrderEvent = Extract<AnalyticsEvent, { orderID: string }>;

/** Reports an event of an order once in this browser: a result page that is reloaded or shared counts no second sale. */
export function createOrderTracking({ mayAnalyse, track, storage }: OncePorts) {
  const read = () => storage().getItem(KEY)?.split(',') ?? [];

  function trackOnce(event: OrderEvent): void {
    if (!mayAnalyse()) return;
    const mark = markOf(event.name, event.orderID);
    try {
      const remembered = read();
      if (remembered.includes(mark)) return;
      storage().setItem(KEY, [mark, ...remembered].slice(0, MAX_REMEMBERED).join(','));
    } catch {
      // Without storage a reload is counted again.
    }
    track(event);
  }
  /** Whether the order was placed in this browser, which has not reported its payment. Orders of other devices are theirs. */
  function isPaymentUnreported(orderId: string): boolean {
    if (!mayAnalyse()) return false;
    try {
      const remembered = read();
      return (
        remembered.includes(markOf('order_placed', orderId)) &&
        !remembered.includes(markOf('order_paid', orderId))
      );
    } catch {
      return false;
    }
  }
  return { trackOnce, isPaymentUnreported };
}

const markOf = (name: OrderEvent['name'], orderId: string) => `${name}:${orderId}`;
