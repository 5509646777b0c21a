import { expect, it } from 'vitest';
import { createMetrics } from '#platform/metrics';
import { createRequestTimes } from './request-times.ts';

it('counts responses by route and status, in cumulative buckets', async () => {
  const times = createRequestTimes();
  for (const seconds of [0.0005, 0.004, 0.004, 30]) times.observe('GET /', 200, seconds);
  times.observe('GET /', 404, 0.3);
  const lines = (await createMetrics([times.families]).text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'http_request_seconds_bucket{route="GET /",status="200",le="0.001"} 1',
      'http_request_seconds_bucket{route="GET /",status="200",le="0.005"} 3',
      'http_request_seconds_bucket{route="GET /",status="200",le="10"} 3',
      'http_request_seconds_bucket{route="GET /",status="200",le="+Inf"} 4',
      'http_request_seconds_count{route="GET /",status="404"} 1',
    ]),
  );
});
