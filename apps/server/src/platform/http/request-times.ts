import { createHistogramCounts, type Family, type HistogramCounts } from '#platform/metrics';

const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/**
 * A histogram of response times by route and status. Found by two plain look-ups, because joining the labels for each
 * observation takes a tenth of the time of a cached response.
 */
export function createRequestTimes() {
  const byRoute = new Map<string, Map<number, HistogramCounts>>();

  function countsOf(route: string, status: number): HistogramCounts {
    const byStatus = byRoute.get(route) ?? new Map<number, HistogramCounts>();
    byRoute.set(route, byStatus);
    const counts = byStatus.get(status) ?? createHistogramCounts(BUCKETS);
    byStatus.set(status, counts);
    return counts;
  }

  return {
    observe: (route: string, status: number, seconds: number) => countsOf(route, status).observe(seconds),
    families: (): Family[] => [
      {
        name: 'http_request_seconds',
        help: 'Time from request to answer',
        type: 'histogram',
        samples: [...byRoute].flatMap(([route, byStatus]) =>
          [...byStatus].flatMap(([status, counts]) => counts.samples({ route, status: String(status) })),
        ),
      },
    ],
  };
}

export type RequestTimes = ReturnType<typeof createRequestTimes>;
