export const PAGE_DATA_ID = 'page-data';

interface RouterState {
  loaderData: Record<string, unknown>;
}

/**
 * Adds the page data to the router's state when the router sets it. The router has no other entry point: its own
 * encoding of the same data took many times as long, on the server and in the browser (decision 0021).
 */
export function restorePageData(): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  // The server switched this seam off: all data are in the router's own stream, and its internals are left alone.
  if (!text) return;
  const router = (globalThis as { __reactRouterContext?: object }).__reactRouterContext;
  let state: RouterState | undefined;
  Object.defineProperty(router, 'state', {
    get: () => state,
    set(own: RouterState) {
      state = { ...own, loaderData: { ...own.loaderData, ...JSON.parse(text) } };
    },
  });
}
