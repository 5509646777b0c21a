import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OfflineNavigation } from './features/errors/index.ts';
import { OldPageNotice } from './features/errors/OldPageNotice/OldPageNotice.tsx';
import { Overlays } from './overlays.tsx';
import { browserPlatform } from './platform/browser.ts';
import { useClientNavigation } from './platform/links/use-client-navigation.ts';

/** Starts after hydration and is fetched then. Until it runs, links load whole pages. */
export function AfterHydration() {
  const [offlineTarget, setOfflineTarget] = useState<string | null>(null);
  useClientNavigation({ onOffline: setOfflineTarget });
  usePageViews();
  if (offlineTarget !== null) throw new OfflineNavigation(offlineTarget);
  return (
    <>
      <OldPageNotice />
      <Overlays />
    </>
  );
}

/** Records the source of the visit and each page view. */
function usePageViews() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visited path counts once
  useEffect(() => {
    const { visitSource, track } = browserPlatform();
    visitSource.capture(window.location.href, new Date());
    track({ name: 'page_view' });
  }, [pathname]);
}
