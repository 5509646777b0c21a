let offsetMs: number | undefined;

/** The shop's time, not the visitor's: a wrong watch must not end a sale early. */
export const shopNow = (): Date => {
  offsetMs ??= measureOffset();
  return new Date(Date.now() + offsetMs);
};

/** The page's own answer carried the shop's time in its Server-Timing header. */
function measureOffset(): number {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [], responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const serverTime = Date.parse(serverTiming.find((entry) => entry.name === 'shop')?.description ?? '');
  return Number.isNaN(serverTime) ? 0 : serverTime - (performance.timeOrigin + responseStart);
}
