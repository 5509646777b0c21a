/** React Router writes its manifest as a script: one assignment of one JSON value. */
export function readManifest(script) {
  const [, json] = script.match(/^\s*window\.__reactRouterManifest\s*=\s*(\{[\s\S]*\})\s*;?\s*$/) ?? [];
  if (!json) throw new Error('the manifest of the build does not read as expected');
  return JSON.parse(json);
}

/** Every script a page loads at once: the entry, its route with its ancestors, and all they import. */
export function firstLoadFiles({ entry, routes }, address) {
  const page = Object.values(routes).find((route) => addressOf(route, routes) === address);
  if (!page) throw new Error(`the build has no page at ${address}`);
  const modules = [entry, ...lineage(page, routes)].flatMap(scriptsOf);
  return [...new Set(modules)].map((path) => path.replace(/^\//, ''));
}

/** Layout routes have no path of their own; the route at `/` is the index page inside them. */
function addressOf(route, routes) {
  if (!route.path && !route.index) return null;
  const parts = lineage(route, routes).flatMap(({ path }) => (path ?? '').split('/').filter(Boolean));
  return `/${parts.join('/')}`;
}

function lineage(route, routes) {
  const parent = route.parentId ? routes[route.parentId] : null;
  return parent ? [...lineage(parent, routes), route] : [route];
}

const scriptsOf = ({
  module,
  imports = [],
  clientLoaderModule,
  clientMiddlewareModule,
  clientActionModule,
}) => [module, ...imports, clientLoaderModule, clientMiddlewareModule, clientActionModule].filter(Boolean);
