/**
 * Seam: matched-routes
 * React Router by itself: `ServerRouter` makes the route objects of all ninety pages again for each page that it renders.
 * Here: it is given the manifest of the routes that match; the others are known to the browser from the manifest's own file
 *   (`routeDiscovery: initial`), and nothing that is rendered asks for them.
 * Why: docs/decisions/0123-what-a-page-and-a-call-cost.md
 * Off: SEAMS_OFF=matched-routes, and it is given all of them.
 */
import type { SeamsOff } from '@huarong/core/shared';
import type { EntryContext } from 'react-router';

export function withMatchedRoutes(context: EntryContext, seamsOff: SeamsOff): EntryContext {
  if (seamsOff.has('matched-routes')) return context;
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}
