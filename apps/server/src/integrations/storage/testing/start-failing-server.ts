import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that misbehaves as the test says, and counts its requests. */
export async function startFailingServer(misbehave: (count: number) => RequestListener) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    misbehave(count)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'huarong-test',
      region: 'us-east-1',
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret-nobody-may-read',
    },
    requestCount: () => count,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
