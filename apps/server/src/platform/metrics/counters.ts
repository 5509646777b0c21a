import type { Family } from './family.ts';

/** Of this process, as the process is what Prometheus reads: servers that a test builds side by side share them. */
const defined: (() => Family)[] = [];

export interface Counter<Label extends string> {
  add(labels: Record<Label, string>, by?: number): void;
}

/**
 * A counter, declared once at the place that counts. Labels have few values each: kinds, methods and outcomes, never
 * numbers of orders or addresses.
 */
export function defineCounter<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>();
  // Without labels there is one value, which begins with 0: an alert on its increase misses no first event.
  if (labelNames.length === 0) counts.set('', { labels: {}, value: 0 });
  defined.push(() => ({ name, help, type: 'counter', samples: [...counts.values()] }));
  return {
    add(labels, by = 1) {
      const key = labelNames.map((label) => labels[label]).join('\n');
      const found = counts.get(key);
      if (found) found.value += by;
      else counts.set(key, { labels: { ...labels }, value: by });
    },
  };
}

/** A histogram of seconds, declared once as a counter is. */
export function defineHistogram<Label extends string>(
  name: string,
  help: string,
  { label, buckets }: { label: Label; buckets: readonly number[] },
) {
  const byLabel = new Map<string, HistogramCounts>();
  defined.push(() => ({
    name,
    help,
    type: 'histogram',
    samples: [...byLabel].flatMap(([value, counts]) => counts.samples({ [label]: value })),
  }));
  return {
    observe(value: string, seconds: number) {
      let counts = byLabel.get(value);
      if (!counts) {
        counts = createHistogramCounts(buckets);
        byLabel.set(value, counts);
      }
      counts.observe(seconds);
    },
  };
}

export type HistogramCounts = ReturnType<typeof createHistogramCounts>;

/** Counts of one set of labels. */
export function createHistogramCounts(limits: readonly number[]) {
  const buckets = limits.map((limit) => ({ limit, count: 0 }));
  let sum = 0;
  let count = 0;
  return {
    observe(seconds: number) {
      count += 1;
      sum += seconds;
      const bucket = buckets.find(({ limit }) => seconds <= limit);
      if (bucket) bucket.count += 1;
    },
    /** Cumulative, as Prometheus reads them. */
    samples(labels: Record<string, string>): Family['samples'] {
      let upTo = 0;
      return [
        ...buckets.map((bucket) => {
          upTo += bucket.count;
          return { suffix: '_bucket', labels: { ...labels, le: String(bucket.limit) }, value: upTo };
        }),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ];
    },
  };
}

export const counterFamilies = (): Family[] => defined.map((read) => read());
