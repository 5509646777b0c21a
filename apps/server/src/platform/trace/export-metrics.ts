import type { Family, Metrics, Sample } from '#platform/metrics';
import { resourceOf, type TelemetrySettings } from './telemetry-settings.ts';

const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 10_000;

/**
 * Sends the figures of /metrics every minute by OTLP/HTTP as JSON. Histograms travel as their cumulative counters, with the
 * same names as in Prometheus, so that one set of rules fits both.
 */
export function exportMetrics(
  metrics: Metrics,
  settings: TelemetrySettings,
  { intervalMs = INTERVAL_MS, onError }: { intervalMs?: number; onError: (error: unknown) => void },
): () => Promise<void> {
  const startedAt = Date.now();
  const send = async () => {
    const answer = await fetch(`${settings.endpoint}/v1/metrics`, {
      method: 'POST',
      headers: { ...settings.headers, 'content-type': 'application/json' },
      body: JSON.stringify(metricsBody(await metrics.families(), settings, startedAt)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
  };
  const timer = setInterval(() => void send().catch(onError), intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await send().catch(onError);
  };
}

function metricsBody(families: readonly Family[], settings: TelemetrySettings, startedAt: number) {
  const times = { startTimeUnixNano: nanoseconds(startedAt), timeUnixNano: nanoseconds(Date.now()) };
  const attributes = Object.entries(resourceOf(settings).attributes).map(([key, value]) =>
    attribute(key, String(value)),
  );
  return {
    resourceMetrics: [
      {
        resource: { attributes },
        scopeMetrics: [
          { scope: { name: 'huarong' }, metrics: families.flatMap((family) => metricsOf(family, times)) },
        ],
      },
    ],
  };
}

/** A histogram becomes three metrics: `_bucket`, `_sum` and `_count`. */
const metricsOf = ({ name, help, type, samples }: Family, times: object) =>
  [...Map.groupBy(samples, ({ suffix = '' }) => suffix)].map(([suffix, of]) => {
    const dataPoints = of.map((sample) => ({ ...times, ...dataPoint(sample) }));
    return {
      name: `${name}${suffix}`,
      description: help,
      // 2: cumulative.
      ...(type === 'gauge'
        ? { gauge: { dataPoints } }
        : { sum: { dataPoints, aggregationTemporality: 2, isMonotonic: true } }),
    };
  });

const dataPoint = ({ labels = {}, value }: Sample) => ({
  attributes: Object.entries(labels).map(([key, text]) => attribute(key, text)),
  asDouble: value,
});

const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const nanoseconds = (milliseconds: number) => `${milliseconds}000000`;
