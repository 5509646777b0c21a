/** React Router writes its manifest as a script: one assignment of one JSON value. */
export function readManifest(script) {
  const [, json] = script.match(/^\s*window\.__reactRouterManifest\s*=\s*(\{[\s\S]*\})\s*;?\s*$/) ?? [];
  if (!json) throw new Error('the manifest of the build does not read as expected');
  return JSON.parse(json);
}

/** Every script the home page loads at once: the entry, the home route with its ancestors, and all they import. */
export function firstLoadFiles({ entry, routes }) {
  const home = Object.values(routes).find((route) => isHome(route, routes));
  if (!home) throw new Error('the build has no home page');
  const modules = [entry, ...lineage(home, routes)].flatMap(scriptsOf);
  return [...new Set(modules)].map((path) => path.replace(/^\//, ''));
}

/** The index route at `/`: neither it nor any route around it adds to the path. */
function isHome(route, routes) {
  return Boolean(route.index) && lineage(route, routes).every(({ path }) => !path || path === '/');
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
