import { expect, it } from 'vitest';
import { createMetrics, defineCounter, defineHistogram, readRarely } from './index.ts';

it('shows counters by their labels, from 0 where there are none', async () => {
  const metrics = createMetrics([]);
  const plain = defineCounter('test_plain_total', 'without labels');
  const labelled = defineCounter('test_labelled_total', 'with labels', ['method', 'outcome']);
  expect(await metrics.text()).toContain('# TYPE test_labelled_total counter\n');
  expect(await metrics.text()).toContain('\ntest_plain_total 0\n');
  plain.add({});
  labelled.add({ method: 'alipay', outcome: 'paid' });
  labelled.add({ method: 'alipay', outcome: 'paid' }, 2);
  labelled.add({ method: 'a "quoted"\nname', outcome: 'paid' });
  const text = await metrics.text();
  expect(text).toContain('\ntest_plain_total 1\n');
  expect(text).toContain('\ntest_labelled_total{method="alipay",outcome="paid"} 3\n');
  expect(text).toContain('\ntest_labelled_total{method="a \\"quoted\\"\\nname",outcome="paid"} 1\n');
});

it('shows a histogram in cumulative buckets', async () => {
  const waits = defineHistogram('test_wait_seconds', 'waits', { label: 'pool', buckets: [0.1, 1] });
  for (const seconds of [0.05, 0.5, 5]) waits.observe('shop', seconds);
  expect((await createMetrics([]).text()).split('\n')).toEqual(
    expect.arrayContaining([
      'test_wait_seconds_bucket{pool="shop",le="0.1"} 1',
      'test_wait_seconds_bucket{pool="shop",le="1"} 2',
      'test_wait_seconds_bucket{pool="shop",le="+Inf"} 3',
      'test_wait_seconds_count{pool="shop"} 3',
    ]),
  );
});

it('shares a reading for five seconds and answers a failure with null', async () => {
  let now = 0;
  let reads = 0;
  const read = readRarely(
    async () => {
      reads += 1;
      if (reads === 2) throw new Error('away');
      return reads;
    },
    () => now,
  );
  expect([await read(), await read()]).toEqual([1, 1]);
  now = 5_001;
  expect([await read(), await read()]).toEqual([null, null]);
  now = 10_002;
  expect(await read()).toBe(3);
});
