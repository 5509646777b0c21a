import { collectDefaultMetrics, Registry } from 'prom-client';
import { counterFamilies } from './counters.ts';
import { type Family, type MetricSource, writeFamilies } from './family.ts';

export interface Metrics {
  type: string;
  text(): Promise<string>;
  families(): Promise<Family[]>;
}

/** Everything that /metrics shows: the process, its counters, and what the sources read. */
export function createMetrics(sources: readonly MetricSource[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const families = async () => [
    ...counterFamilies(),
    ...(await Promise.all(sources.map(async (read) => read()))).flat(),
  ];
  return {
    type: registry.contentType,
    families,
    text: async () => `${await registry.metrics()}\n${writeFamilies(await families())}`,
  };
}

/** Long enough for several readers of one moment, shorter than any interval of scraping. */
const FRESH_MS = 5_000;

/**
 * A reading that costs statements, shared by those who ask within seconds. A failure is null: the figures are absent, which
 * an alert notices, and the rest of /metrics is shown.
 */
export function readRarely<Value>(
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value | null> {
  let last: { at: number; value: Promise<Value | null> } | undefined;
  return () => {
    if (!last || now() - last.at > FRESH_MS) last = { at: now(), value: read().catch(() => null) };
    return last.value;
  };
}
