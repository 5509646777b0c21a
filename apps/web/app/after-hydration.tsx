import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Overlays } from './overlays.tsx';
import { browserPlatform } from './platform/browser.ts';
import { useClientNavigation } from './platform/links/use-client-navigation.ts';

/** What begins once the page is alive, and is fetched then: until its links change pages in place, they load them. */
export function AfterHydration() {
  useClientNavigation();
  usePageViews();
  return <Overlays />;
}

/** Where the visit came from, and each page of it. */
function usePageViews() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is walked to counts once
  useEffect(() => {
    const { visitSource, track } = browserPlatform();
    visitSource.capture(window.location.href, new Date());
    track({ name: 'page_view' });
  }, [pathname]);
}
