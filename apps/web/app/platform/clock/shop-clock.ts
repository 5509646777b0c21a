let offsetMs: number | undefined;

/** The shop's time, not the visitor's: a wrong watch must not end a sale early. */
export const shopNow = (): Date => {
  offsetMs ??= measuredOffset();
  return new Date(Date.now() + offsetMs);
};

/** The page's own answer carried the shop's time in its Server-Timing header. */
function measuredOffset(): number {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [], responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const told = Date.parse(serverTiming.find((entry) => entry.name === 'shop')?.description ?? '');
  return Number.isNaN(told) ? 0 : told - (performance.timeOrigin + responseStart);
}
