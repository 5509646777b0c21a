import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { StorageFailure } from './port.ts';
import { openS3 } from './s3.ts';
import { newStorageKey } from './storage-key.ts';
import { startS3Server } from './testing/start-s3-server.ts';
import { startTrouble } from './testing/start-trouble.ts';

const key = newStorageKey('comments', 'webp');
const hasty = { tryMs: 150, totalMs: 2_000, tries: 3 };
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
const trouble = async (...told: Parameters<typeof startTrouble>) => {
  const server = await startTrouble(...told);
  stop = server.stop;
  return server;
};

describe('an S3-speaking server that stumbles', () => {
  it('is asked again, with the same bytes', async () => {
    const bodies: string[] = [];
    const server = await trouble((asked) => async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(asked < 3 ? 503 : 200).end();
    });
    await openS3(server.settings, hasty).put(key, Buffer.from('picture'));
    expect(bodies).toEqual(['picture', 'picture', 'picture']);
  });

  it('is given up after three tries', async () => {
    const server = await trouble(() => (_request, response) => response.writeHead(500).end());
    const failure = await failureOf(openS3(server.settings, hasty).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET answered 500', isPassing: true });
    expect(server.asked()).toBe(3);
  });

  it('is not waited for longer than our patience, even if it answers and then falls silent', async () => {
    const server = await trouble(() => (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half a picture');
    });
    const start = performance.now();
    const failure = await failureOf(openS3(server.settings, hasty).find(key));
    expect(performance.now() - start).toBeLessThan(hasty.totalMs + 200);
    expect(failure).toMatchObject({ message: 'S3 GET got no answer: TimeoutError', isPassing: true });
  });

  it('does not pass off half a file as a whole one', async () => {
    const server = await trouble(() => (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    expect((await failureOf(openS3(server.settings, hasty).find(key))).isPassing).toBe(true);
  });

  it('cannot fill our memory', async () => {
    const server = await trouble(() => (_request, response) => {
      const pour = () => {
        while (response.write(Buffer.alloc(1024 * 1024)));
        response.once('drain', pour);
      };
      pour();
    });
    const patient = { ...hasty, tryMs: 10_000, totalMs: 10_000 };
    const failure = await failureOf(openS3(server.settings, patient).find(key));
    expect(failure.message).toContain('too large');
    expect(server.asked()).toBe(1);
  });

  it('may not send us elsewhere', async () => {
    const elsewhere = await startTrouble(() => (_request, response) => response.end('secret'));
    const server = await trouble(
      () => (_request, response) => response.writeHead(307, { location: elsewhere.settings.endpoint }).end(),
    );
    const failure = await failureOf(openS3(server.settings, hasty).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET answered 307', isPassing: false });
    expect(elsewhere.asked()).toBe(0);
    await elsewhere.stop();
  });

  it('does not make us tell its secrets or address', async () => {
    const { settings, stop: close } = await startTrouble(() => (_request, response) => response.end());
    await close();
    const failure = await failureOf(openS3(settings, hasty).put(key, Buffer.from('x')));
    expect(failure.message).toBe('S3 PUT got no answer: ECONNREFUSED');
    expect(JSON.stringify({ ...failure, stack: failure.stack })).not.toContain(settings.secretAccessKey);
  });

  it('is not taken for an empty storage when the address leads somewhere else', async () => {
    const server = await trouble(
      () => (_request, response) => response.writeHead(404).end('<h1>Not here</h1>'),
    );
    const failure = await failureOf(openS3(server.settings, hasty).find(key));
    expect(failure).toMatchObject({ message: 'S3 GET answered 404', isPassing: false });
    expect(server.asked()).toBe(1);
  });
});

const s3 = await startS3Server();
afterAll(() => s3?.stop());
describe.skipIf(!s3)('a real S3-speaking server', () => {
  it('turns away a wrong secret, once and clearly', async () => {
    const wrong = openS3({ ...s3!.settings, secretAccessKey: 'guess' });
    expect(await failureOf(wrong.put(key, Buffer.from('x')))).toMatchObject({
      message: 'S3 PUT answered 403 SignatureDoesNotMatch',
      isPassing: false,
    });
  });

  it('says that the bucket is missing rather than that the file is', async () => {
    const wrong = openS3({ ...s3!.settings, bucket: 'nobody-made-this' });
    for (const call of [() => wrong.find(key), () => wrong.put(key, Buffer.from('x'))])
      expect((await failureOf(call())).message).toContain('404 NoSuchBucket');
  });

  it('tells a browser what we said the file is', async () => {
    const { endpoint, bucket } = s3!.settings;
    await openS3(s3!.settings).put(key, Buffer.from('x'));
    // This server lets anyone read; a real bucket is private.
    const seen = await fetch(`${endpoint}/${bucket}/${key}`);
    expect(seen.headers.get('content-type')).toBe('image/webp');
  });
});
