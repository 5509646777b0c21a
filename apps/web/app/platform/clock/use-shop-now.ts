import { useEffect, useState } from 'react';
import { shopNow } from './shop-clock.ts';

/** Shop time after hydration; null in the cached HTML, which must not change by the second. */
export function useShopNow(): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => setNow(shopNow().toISOString()), []);
  return now;
}
