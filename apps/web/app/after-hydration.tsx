import { Boxes } from './overlays.tsx';
import { usePageViews } from './platform/analytics/use-page-views.ts';
import { usePagesInPlace } from './platform/links/use-client-navigation.ts';

/** What begins once the page is alive, and is fetched then: until its links change pages in place, they load them. */
export function Alive() {
  usePagesInPlace();
  usePageViews();
  return <Boxes />;
}
