import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { navigationForClick } from './link-navigation.ts';

/**
 * Links are plain anchors, hundreds on a page; one listener for all of them changes pages in place. A component for each
 * would cost time twice: when the server draws the page and when the browser brings it to life.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
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
      void navigate(to, options);
    }
    // On the window: after everything on the page has had its say.
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [navigate]);
}
