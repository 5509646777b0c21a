export { createHistogramCounts, defineCounter, defineHistogram, type HistogramCounts } from './counters.ts';
export { type Family, gauge, type MetricSource, type Sample } from './family.ts';
export { createMetrics, type Metrics, readRarely } from './read-metrics.ts';
