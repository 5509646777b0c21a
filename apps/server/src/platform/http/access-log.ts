import type { FastifyInstance } from 'fastify';
import type { Log } from '#platform/log';

export type AccessLogKind = 'off' | 'sampled' | 'all';

export interface AccessLine {
  requestId?: string;
  /** The pattern of the route: an address may contain a token or a number of an order. */
  route: string;
  status: number;
  seconds: number;
}
export type AccessLog = (line: AccessLine) => void;

const SLOW_SECONDS = 1;
/** Of the requests that are neither slow nor failed, one of so many has a line. */
const SAMPLE = 100;

/** Writes a line for each request, or for those that failed or were slow and for one of a hundred others. */
export function createAccessLog(kind: AccessLogKind, log: Pick<Log, 'info'>): AccessLog | null {
  if (kind === 'off') return null;
  let count = 0;
  return ({ seconds, ...line }) => {
    count += 1;
    const isOfInterest = line.status >= 500 || seconds >= SLOW_SECONDS;
    if (kind === 'sampled' && !isOfInterest && count % SAMPLE !== 1) return;
    log.info({ ...line, ms: Math.round(seconds * 10_000) / 10 }, 'request');
  };
}

/** They come every second, and a load balancer shows their outcome. */
export const PROBE_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export function logAccess(app: FastifyInstance, write: AccessLog | null) {
  if (!write) return;
  app.addHook('onResponse', (request, reply, done) => {
    if (PROBE_PATHS.has(request.url)) return done();
    write({
      requestId: request.id,
      route: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
