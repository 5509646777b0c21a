import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserPlatform } from '../browser.ts';

/** Where the visit came from, and each page of it. */
export function usePageViews() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is walked to counts once
  useEffect(() => {
    const { visitSource, track } = browserPlatform();
    visitSource.capture(window.location.href, new Date());
    track({ name: 'page_view' });
  }, [pathname]);
}
