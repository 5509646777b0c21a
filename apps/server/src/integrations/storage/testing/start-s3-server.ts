import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../s3.ts';

const S3_SERVER = '@20minutes/s3rver';
const BUCKET = 'huarong-test';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  httpServer: { closeAllConnections(): void };
}
type S3ServerClass = new (options: Record<string, unknown>) => S3Server;

/** A real S3 server that checks every signature, on 127.0.0.1; null when it is not installed. */
export async function startS3Server(): Promise<{ settings: S3Settings; stop(): Promise<void> } | null> {
  const loaded = await import(S3_SERVER).then(
    (module: { default: S3ServerClass }) => module.default,
    () => null,
  );
  if (!loaded) return null;
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new loaded({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      // The only pair this server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      // It goes on writing for a moment after its last response.
      await rm(directory, { recursive: true, maxRetries: 10 });
    },
  };
}
