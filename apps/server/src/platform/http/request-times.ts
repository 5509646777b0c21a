const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

interface Counts {
  buckets: { limit: number; count: number }[];
  sum: number;
  count: number;
}

/**
 * A histogram of response times by route and status, in Prometheus text format. Written here, because the library looks up
 * its labels for each observation, which takes a tenth of the time of a cached response.
 */
export function createRequestTimes() {
  const byRoute = new Map<string, Map<number, Counts>>();

  function countsOf(route: string, status: number): Counts {
    const byStatus = byRoute.get(route) ?? new Map<number, Counts>();
    byRoute.set(route, byStatus);
    const counts = byStatus.get(status) ?? {
      buckets: BUCKETS.map((limit) => ({ limit, count: 0 })),
      sum: 0,
      count: 0,
    };
    byStatus.set(status, counts);
    return counts;
  }

  return {
    observe(route: string, status: number, seconds: number) {
      const counts = countsOf(route, status);
      counts.count += 1;
      counts.sum += seconds;
      const bucket = counts.buckets.find(({ limit }) => seconds <= limit);
      if (bucket) bucket.count += 1;
    },
    text(): string {
      const lines = [
        '# HELP http_request_seconds Time from request to answer',
        '# TYPE http_request_seconds histogram',
      ];
      for (const [route, byStatus] of byRoute) {
        for (const [status, counts] of byStatus)
          lines.push(...linesOf(`route="${route}",status="${status}"`, counts));
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

export type RequestTimes = ReturnType<typeof createRequestTimes>;

function linesOf(labels: string, { buckets, sum, count }: Counts): string[] {
  let upTo = 0;
  const cumulative = buckets.map((bucket) => {
    upTo += bucket.count;
    return `http_request_seconds_bucket{${labels},le="${bucket.limit}"} ${upTo}`;
  });
  return [
    ...cumulative,
    `http_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_seconds_sum{${labels}} ${sum}`,
    `http_request_seconds_count{${labels}} ${count}`,
  ];
}
