import { isNarrow } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { OfflineNavigation } from './features/errors/index.ts';
import { OldPageNotice } from './features/errors/OldPageNotice/OldPageNotice.tsx';
import { Overlays } from './overlays.tsx';
import { browserPlatform } from './platform/browser.ts';
import { useClientNavigation } from './platform/links/use-client-navigation.ts';
import { browserTurns, layOutLater, openWhole } from './platform/pages/lay-out-later.ts';
import { openSheetOfLink } from './platform/sheets/page-sheet.ts';

/** A keyboard leaves less of the window than this; the browser's own bars leave more. */
const LEAST_VIEW = 0.75;

/** The page and what it fetches come first. */
const SAVING_STARTS_MS = 2_000;

/** Starts after hydration and is fetched then. Until it runs, links load whole pages. */
export function AfterHydration() {
  const [offlineTarget, setOfflineTarget] = useState<string | null>(null);
  useClientNavigation({
    // The service worker has whole pages only.
    onOffline: (target) =>
      navigator.serviceWorker?.controller ? window.location.assign(target) : setOfflineTarget(target),
  });
  usePageViews();
  useNavigationMark();
  useSheetLinks();
  useOfflinePages();
  useKeyboardMark();
  useLayout();
  if (offlineTarget !== null) throw new OfflineNavigation(offlineTarget);
  return (
    <>
      <OldPageNotice />
      <Overlays />
    </>
  );
}

/** While the next page is loading, a closing sheet leaves the history alone. That page is laid out whole: its heights are exact. */
function useNavigationMark() {
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', !isIdle);
    if (!isIdle) openWhole(document);
  }, [isIdle]);
}

function useSheetLinks() {
  useEffect(() => {
    document.addEventListener('click', openSheetOfLink);
    return () => document.removeEventListener('click', openSheetOfLink);
  }, []);
}

/** On phones and tablets the products of the last day open without a network, as far as the browsing history may be stored. */
function useOfflinePages() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (import.meta.env.DEV || !isNarrow() || !('serviceWorker' in navigator) || !navigator.onLine) return;
    const timer = setTimeout(() => savePage(pathname), SAVING_STARTS_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function savePage(pathname: string) {
  const isProduct = /^\/product\//.test(pathname) && browserPlatform().privacy.allows('browsingHistory');
  void import('./platform/offline/saved-pages.ts')
    .then(({ saveVisit }) => saveVisit(pathname, { isProduct }))
    // A private window, or a full disk: the shop works without.
    .catch(() => undefined);
}

/** A keyboard takes the lower half of a phone: bars at the bottom give way to the field and its form. */
function useKeyboardMark() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !isNarrow()) return;
    const update = () =>
      document.documentElement.toggleAttribute(
        'data-keyboard',
        viewport.scale === 1 && viewport.height < window.innerHeight * LEAST_VIEW,
      );
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, []);
}

function useLayout() {
  useEffect(() => void layOutLater(document, browserTurns), []);
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
