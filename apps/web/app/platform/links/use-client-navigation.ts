import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageAsked } from './link-navigation.ts';

/**
 * Links are plain anchors, hundreds on a page; one listener for all of them changes pages in place. A component for each
 * would cost time twice: when the server draws the page and when the browser brings it to life.
 */
export function usePagesInPlace() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const anchor = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (!anchor) return;
      const { href, target, rel, dataset } = anchor;
      const link = { href, target, rel, dataset, download: anchor.getAttribute('download') };
      const asked = pageAsked(event, link, window.location.href);
      if (!asked) return;
      event.preventDefault();
      const { to, ...how } = asked;
      void navigate(to, how);
    }
    // On the window: after everything on the page has had its say.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
