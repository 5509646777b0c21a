import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { StorageFailure } from './port.ts';
import { openS3 } from './s3.ts';
import { newStorageKey } from './storage-key.ts';
import { startFailingServer } from './testing/start-failing-server.ts';
import { startS3Server } from './testing/start-s3-server.ts';

const key = newStorageKey('comments', 'webp');
const shortTimeouts = { tryMs: 150, totalMs: 2_000, tries: 3 };
/** Where tries are counted: a busy machine may take its time for each. */
const longTimeouts = { ...shortTimeouts, tryMs: 10_000, totalMs: 10_000 };
const failureOf = async (work: Promise<unknown>): Promise<StorageFailure> => {
  const failure = await work.then(
    () => null,
    (error) => error,
  );
  expect(failure).toBeInstanceOf(StorageFailure);
  return failure;
};

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
const failingServer = async (...behaviour: Parameters<typeof startFailingServer>) => {
  const server = await startFailingServer(...behaviour);
  stop = server.stop;
  return server;
};

describe('a failing S3 server', () => {
  it('receives the request again, with the same bytes', async () => {
    const bodies: string[] = [];
    const server = await failingServer((count) => async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(count < 3 ? 503 : 200).end();
    });
    await openS3(server.settings, longTimeouts).put(key, Buffer.from('picture'));
    expect(bodies).toEqual(['picture', 'picture', 'picture']);
  });

  it('is given up after three tries', async () => {
    const server = await failingServer(() => (_request, response) => response.writeHead(500).end());
    const failure = await failureOf(openS3(server.settings, longTimeouts).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET answered 500', isTemporary: true });
    expect(server.requestCount()).toBe(3);
  });

  it('is not waited for beyond the time limit, even if its response stops half-way', async () => {
    const server = await failingServer(() => (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half a picture');
    });
    const failure = await failureOf(openS3(server.settings, shortTimeouts).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET got no answer: TimeoutError', isTemporary: true });
  });

  it('never gives half a file for a whole one', async () => {
    const server = await failingServer(() => (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    expect((await failureOf(openS3(server.settings, shortTimeouts).find(key))).isTemporary).toBe(true);
  });

  it('cannot fill our memory', async () => {
    const server = await failingServer(() => (_request, response) => {
      const writeForever = () => {
        while (response.write(Buffer.alloc(1024 * 1024)));
        response.once('drain', writeForever);
      };
      writeForever();
    });
    const failure = await failureOf(openS3(server.settings, longTimeouts).find(key));
    expect(failure.message).toContain('too large');
    expect(server.requestCount()).toBe(1);
  });

  it('cannot redirect us to another server', async () => {
    const elsewhere = await startFailingServer(() => (_request, response) => response.end('secret'));
    const server = await failingServer(
      () => (_request, response) => response.writeHead(307, { location: elsewhere.settings.endpoint }).end(),
    );
    const failure = await failureOf(openS3(server.settings, shortTimeouts).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET answered 307', isTemporary: false });
    expect(elsewhere.requestCount()).toBe(0);
    await elsewhere.stop();
  });

  it('appears in the error without secret and address', async () => {
    const { settings, stop: close } = await startFailingServer(() => (_request, response) => response.end());
    await close();
    const failure = await failureOf(openS3(settings, shortTimeouts).put(key, Buffer.from('x')));
    expect(failure.message).toBe('S3 PUT got no answer: ECONNREFUSED');
    expect(JSON.stringify({ ...failure, stack: failure.stack })).not.toContain(settings.secretAccessKey);
  });

  it('is not taken for an empty storage when the address is wrong', async () => {
    const server = await failingServer(
      () => (_request, response) => response.writeHead(404).end('<h1>Not here</h1>'),
    );
    const failure = await failureOf(openS3(server.settings, shortTimeouts).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET answered 404', isTemporary: false });
    expect(server.requestCount()).toBe(1);
  });
});

const s3 = await startS3Server();
afterAll(() => s3?.stop());
describe.skipIf(!s3)('a real S3 server', () => {
  it('refuses a wrong secret with a clear error', async () => {
    const wrong = openS3({ ...s3!.settings, secretAccessKey: 'guess' });
    expect(await failureOf(wrong.put(key, Buffer.from('x')))).toMatchObject({
      message: 'S3 PUT answered 403 SignatureDoesNotMatch',
      isTemporary: false,
    });
  });

  it('reports a missing bucket, not a missing file', async () => {
    const wrong = openS3({ ...s3!.settings, bucket: 'nobody-made-this' });
    for (const call of [() => wrong.find(key), () => wrong.put(key, Buffer.from('x'))])
      expect((await failureOf(call())).message).toContain('404 NoSuchBucket');
  });

  it('sends the content type we stored', async () => {
    const { endpoint, bucket } = s3!.settings;
    await openS3(s3!.settings).put(key, Buffer.from('x'));
    // This server lets anyone read; a production bucket is private.
    const seen = await fetch(`${endpoint}/${bucket}/${key}`);
    expect(seen.headers.get('content-type')).toBe('image/webp');
  });
});
