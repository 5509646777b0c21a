export const PAGE_DATA_ID = 'page-data';

interface RouterState {
  loaderData: Record<string, unknown>;
}

/**
 * Hands the data that came beside the router's own to the router, at the moment it has read its own. The router knows no
 * other place for it: its own encoding of the same data took many times as long, on the server and here (decision 0021).
 */
export function restorePageData(): void {
  const router = (globalThis as { __reactRouterContext?: object }).__reactRouterContext;
  let state: RouterState | undefined;
  Object.defineProperty(router, 'state', {
    get: () => state,
    set(own: RouterState) {
      state = { ...own, loaderData: { ...own.loaderData, ...readPageData() } };
    },
  });
}

const readPageData = (): Record<string, unknown> =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent || '{}');
