import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Metrics } from '#platform/metrics';

/** Who may read /metrics: everybody, whoever has the token, or whoever reaches a port of its own. */
export interface MetricsAccess {
  isPublic: boolean;
  token: string | null;
  port: number | null;
  /** Where that port listens. */
  host: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, which have one length, in a time that does not depend on how much of the token is right. */
export const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Serves /metrics alone. */
export async function openMetricsPort(
  { port, host }: { port: number; host: string },
  { type, text }: Metrics,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const body = await text();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A scrape must not keep the process from ending.
  server.unref();
  return server;
}
