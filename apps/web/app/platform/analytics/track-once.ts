import type { AnalyticsEvent } from '@huarong/core/analytics';

interface OncePorts {
  mayAnalyse: () => boolean;
  track: (event: AnalyticsEvent) => void;
  /** Throws where the browser forbids storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'trackedOrders';
/** Enough for a shopper who keeps several result pages open. */
const MAX_REMEMBERED = 20;

/** Reports an event of an order once in this browser: a result page that is reloaded or shared counts no second sale. */
export function createTrackOnce({ mayAnalyse, track, storage }: OncePorts) {
  const read = () => storage().getItem(KEY)?.split(',') ?? [];
  return (event: Extract<AnalyticsEvent, { orderID: string }>): void => {
    if (!mayAnalyse()) return;
    const mark = `${event.name}:${event.orderID}`;
    try {
      const remembered = read();
      if (remembered.includes(mark)) return;
      storage().setItem(KEY, [mark, ...remembered].slice(0, MAX_REMEMBERED).join(','));
    } catch {
      // Without storage a reload is counted again.
    }
    track(event);
  };
}
