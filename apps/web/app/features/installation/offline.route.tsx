import { useEffect, useState } from 'react';
import { publishedPageHeaders } from '../../platform/pages/loaders.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { OfflineScene } from '../errors/index.ts';
import type { Route } from './+types/offline.route';
import { SavedPages } from './SavedPages/SavedPages.tsx';

export const headers = publishedPageHeaders;
export const meta: Route.MetaFunction = () => privatePageMeta('网络断开了');

/** Shown by the service worker instead of a page that is not saved. The address of that page stands behind the #. */
export default function OfflinePage() {
  const [target, setTarget] = useState('/');
  useEffect(() => {
    const path = window.location.hash.slice(1);
    if (/^\/(?!\/)/.test(path)) setTarget(path);
  }, []);
  return (
    <OfflineScene target={target}>
      <SavedPages />
    </OfflineScene>
  );
}
