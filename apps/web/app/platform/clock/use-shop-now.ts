import { useEffect, useState } from 'react';
import { shopNow } from './shop-clock.ts';

/** The time a kept page was drawn at, and once the page is alive the shop's time now. */
export function useShopNow(drawnAt: string): string {
  const [now, setNow] = useState(drawnAt);
  useEffect(() => setNow(shopNow().toISOString()), []);
  return now;
}
