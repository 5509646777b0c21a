import { showAlert, showToast } from '@huarong/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserPlatform } from './browser.ts';
import { messages } from './messages.ts';

/** What begins once the page is alive: the boxes the platform speaks through, and where the visit came from. */
export function Alive() {
  const { pathname } = useLocation();
  useEffect(() => {
    const unplug = [
      messages.onAlert((text) => void showAlert(text)),
      messages.onPopup(({ text }) => showToast(text, 'info')),
    ];
    return () => {
      for (const pull of unplug) pull();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is walked to counts once
  useEffect(() => {
    const { visitSource, track } = browserPlatform();
    visitSource.capture(window.location.href, new Date());
    track({ name: 'page_view' });
  }, [pathname]);
  return null;
}
