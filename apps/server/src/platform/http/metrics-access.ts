import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** Who may read /metrics: everybody, whoever has the token, or whoever reaches a port of this machine. */
export interface MetricsAccess {
  isPublic: boolean;
  token: string | null;
  port: number | null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, which have one length, in a time that does not depend on how much of the token is right. */
export const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Serves /metrics alone, on 127.0.0.1. */
export async function openMetricsPort(
  port: number,
  metrics: () => Promise<{ type: string; text: string }>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { type, text } = await metrics();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A scrape must not keep the process from ending.
  server.unref();
  return server;
}
