import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that misbehaves as told, and counts how often it was asked. */
export async function startTrouble(misbehave: (asked: number) => RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    misbehave(asked)(request, response);
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
    asked: () => asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
