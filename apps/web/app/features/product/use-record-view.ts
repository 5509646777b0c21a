import { useEffect } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';

/** Notes that a product was looked at: in this browser's own list, and in the shop's for whoever the shop knows already. */
export function useRecordView(productId: string): void {
  useEffect(() => {
    const { recentViews, privacy, cookies } = browserPlatform();
    recentViews.record(productId);
    const hasToken = cookies.get('Token') !== '' || cookies.get('guestToken') !== '';
    if (hasToken && privacy.allows('browsingHistory'))
      void browserApi({ quiet: true }).cart.saveBrsProd({ productId });
  }, [productId]);
}
