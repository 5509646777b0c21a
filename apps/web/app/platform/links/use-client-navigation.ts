import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { withoutBase } from './base-path.ts';
import { navigationForClick } from './link-navigation.ts';
import { startFollowingAnchors } from './page-anchors.ts';

/**
 * Links are plain anchors, hundreds per page; one listener makes them navigate client-side. A component per link
 * would cost time in server rendering and in hydration.
 */
export function useClientNavigation({ onOffline }: { onOffline: (target: string) => void }) {
  const navigate = useNavigate();
  useAnchorBeforeStart();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const anchor = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (!anchor) return;
      const { href, target, rel, dataset } = anchor;
      const link = { href, target, rel, dataset, download: anchor.getAttribute('download') };
      const navigation = navigationForClick(event, link, window.location.href);
      if (!navigation) return;
      event.preventDefault();
      const { to, ...options } = navigation;
      // The router would reload the page to fetch the missing scripts, and the browser would show its own error.
      if (navigator.onLine === false) return onOffline(to);
      void navigate(withoutBase(to), options);
    }
    // On the window, so that it runs after all other click handlers.
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [navigate, onOffline]);
}

/** Gives the router an anchor that was pressed before it listened; the browser has scrolled already. */
function useAnchorBeforeStart() {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(() => {
    if (startFollowingAnchors())
      void navigate({ hash: window.location.hash }, { replace: true, preventScrollReset: true });
  }, []);
}
