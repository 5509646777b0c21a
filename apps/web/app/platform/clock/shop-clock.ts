let offsetMs: number | undefined;

/** Shop time instead of the visitor's clock: a wrong clock must not end a sale early. */
export const shopNow = (): Date => {
  offsetMs ??= measureOffset();
  return new Date(Date.now() + offsetMs);
};

/** Reads the shop time from the Server-Timing header of the page. */
function measureOffset(): number {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [], responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const serverTime = Date.parse(serverTiming.find((entry) => entry.name === 'shop')?.description ?? '');
  return Number.isNaN(serverTime) ? 0 : serverTime - (performance.timeOrigin + responseStart);
}
