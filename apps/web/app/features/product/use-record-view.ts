import { useEffect } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';

/** Records a view in the browser's list and, for members and guests with a token, in the browsing history of the server. */
export function useRecordView(productId: string): void {
  useEffect(() => {
    const { recentViews, privacy, cookies } = browserPlatform();
    recentViews.record(productId);
    const hasToken = cookies.get('Token') !== '' || cookies.get('guestToken') !== '';
    if (hasToken && privacy.allows('browsingHistory'))
      void browserApi({ quiet: true }).cart.saveBrsProd({ productId });
  }, [productId]);
}
