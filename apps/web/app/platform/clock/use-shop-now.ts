import { startTransition, useEffect, useState } from 'react';
import { shopNow } from './shop-clock.ts';

/** Shop time after hydration; null in the cached HTML, which must not change by the second. */
export function useShopNow(): string | null {
  const [now, setNow] = useState<string | null>(null);
  // Not urgent: an urgent change would throw away sections of the page that are not hydrated yet.
  useEffect(() => startTransition(() => setNow(shopNow().toISOString())), []);
  return now;
}
