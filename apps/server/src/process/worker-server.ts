import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { OpenDatabase } from '#platform/database';
import { createServer, mountProbes, mountUnknownAddresses, securityHeaders } from '#platform/http';
import type { Log } from '#platform/log';
import { createMetrics, type Metrics } from '#platform/metrics';
import type { Volume } from '#platform/volume';
import { processMetrics } from '../observe/shop-metrics.ts';
import { readinessOf } from './readiness.ts';

export interface WorkerServerDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  volume: Volume;
  isDraining: () => boolean;
}

/** What a process that only runs jobs and events answers: its probes and its metrics. It holds no catalogue. */
export async function buildWorkerServer({
  config,
  log,
  database,
  volume,
  isDraining,
}: WorkerServerDeps): Promise<{ app: FastifyInstance; metrics: Metrics }> {
  const metrics = createMetrics(processMetrics(config, database));
  const app = await createServer({
    config,
    log,
    baseHeaders: securityHeaders({ isLive: config.mode === 'live' }),
    serveCached: null,
  });
  mountProbes(app, {
    readiness: () => readinessOf({ database, volume, isWarm: true }),
    isDraining,
    metrics,
    metricsAccess: config.metrics,
  });
  mountUnknownAddresses(app, {});
  return { app, metrics };
}
