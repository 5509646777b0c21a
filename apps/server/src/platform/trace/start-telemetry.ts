import type { Metrics } from '#platform/metrics';
import type { TelemetrySettings } from './telemetry-settings.ts';

interface Telemetry {
  /** Sends the figures of /metrics too. */
  sendMetrics(metrics: Metrics): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Exports traces and metrics where an endpoint is set; otherwise the libraries for it are not even loaded. */
export async function startTelemetry(
  settings: TelemetrySettings | null,
  // Not the type of the log: its lines name the trace, so it depends on this folder.
  log: { warn(details: object, message: string): void },
): Promise<Telemetry> {
  if (!settings) return { sendMetrics: () => undefined, stop: async () => undefined };
  const { exportTraces } = await import('./export-traces.ts');
  const { exportMetrics } = await import('./export-metrics.ts');
  const stops = [exportTraces(settings)];
  const onError = (error: unknown) => log.warn({ err: error }, 'metrics were not sent to the collector');
  return {
    sendMetrics: (metrics) => void stops.push(exportMetrics(metrics, settings, { onError })),
    stop: async () => void (await Promise.all(stops.map((stop) => stop().catch(onError)))),
  };
}
