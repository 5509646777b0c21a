import { useEffect, useState } from 'react';
import { shopNow } from './shop-clock.ts';

/** The shop's time once the page is alive; null in the HTML that everyone shares, which must not change by the second. */
export function useShopNow(): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => setNow(shopNow().toISOString()), []);
  return now;
}
