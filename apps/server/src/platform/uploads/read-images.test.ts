import { once } from 'node:events';
import { connect } from 'node:net';
import { wrapAnswer } from '@huarong/contract/kit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendEnvelope } from '#platform/feature';
import { handleErrors } from '../http/errors.ts';
import { readImages, registerUploads } from './index.ts';
import { jpeg, noise, png } from './testing/image-samples.ts';
import { BOUNDARY, formHeaders, formOf, type Part } from './testing/send-form.ts';

const MAX_BYTES = 200_000;
let app: FastifyInstance;
let isReading = false;
beforeAll(async () => {
  app = fastify({ bodyLimit: 64 * 1024, requestTimeout: 15_000, handlerTimeout: 10_000 });
  handleErrors(app);
  app.post('/json', async (request) => request.body ?? 'nothing');
  await registerUploads(app, (uploads) => {
    uploads.post('/upload', async (request, reply) => {
      isReading = true;
      const images = await readImages(request, { maxFiles: 2, maxBytes: MAX_BYTES });
      isReading = false;
      const sizes = images.ok && images.value.map(({ width, height }) => [width, height]);
      return sendEnvelope(reply, wrapAnswer(images.ok ? { ok: true, value: sizes } : images));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const port = () => (app.server.address() as { port: number }).port;
const post = async (
  path: string,
  body: Buffer | ReadableStream,
  headers: Record<string, string> = formHeaders,
) => {
  const answer = await fetch(`http://127.0.0.1:${port()}${path}`, {
    method: 'POST',
    body: body as Buffer<ArrayBuffer>,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const { results, errorCode } = (await answer.json()) as { results: unknown; errorCode: string | null };
  return { status: answer.status, results, errorCode };
};
const upload = (...parts: Part[]) => post('/upload', formOf(parts));
const refusal = (status: number, errorCode: string) => expect.objectContaining({ status, errorCode });
const TOO_LARGE = refusal(413, 'CMN3001E');
const UNREADABLE = expect.objectContaining({ errorCode: 'CMN3002E' });
const MALFORMED = refusal(400, 'CMN0002E');
const TOO_MUCH = refusal(413, 'CMN0004E');
const WRONG_TYPE = refusal(415, 'CMN0005E');

describe('an upload', () => {
  it('returns its images, whatever their names and the other fields', async () => {
    const answer = await upload(
      { name: 'note', content: 'hello' },
      { filename: '../../etc/passwd', content: await jpeg() },
      { name: 'second', filename: 'photo.exe', content: await png() },
    );
    expect(answer).toEqual({
      status: 200,
      errorCode: null,
      results: [
        [300, 200],
        [300, 200],
      ],
    });
  });

  it('without an image is refused', async () => {
    expect(await upload({ content: 'only words' })).toEqual(UNREADABLE);
    expect(await upload({ filename: 'a.jpg', content: '' })).toEqual(UNREADABLE);
    expect(await upload({ filename: 'a.jpg', content: '<svg onload=alert(1)>' })).toEqual(UNREADABLE);
  });

  it('with one bad image among good ones is refused as a whole', async () =>
    expect(await upload({ filename: 'a', content: await jpeg() }, { filename: 'b', content: 'no' })).toEqual(
      UNREADABLE,
    ));

  it('may have the maximum size, and not a byte more', async () => {
    const file = await jpeg();
    const padded = (size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)]);
    expect(await upload({ filename: 'a', content: padded(MAX_BYTES) })).toMatchObject({ status: 200 });
    expect(await upload({ filename: 'a', content: padded(MAX_BYTES + 1) })).toEqual(TOO_LARGE);
  });

  it('that is far too large is refused by its content length', async () =>
    expect(await upload({ filename: 'a', content: Buffer.alloc(20_000_000) })).toEqual(TOO_LARGE));

  it('without a content length is refused as soon as it is too long', async () => {
    const large = await noise(400, 400).png({ compressionLevel: 0 }).toBuffer();
    const body = new Blob([formOf([{ filename: 'a', content: large }]) as Buffer<ArrayBuffer>]).stream();
    expect(await post('/upload', body)).toEqual(TOO_LARGE);
  });

  it('of too many files or fields is refused', async () => {
    const file = { filename: 'a', content: await jpeg() };
    expect(await upload(file, file, file)).toEqual(TOO_MUCH);
    const fields = Array.from({ length: 20 }, (_, index) => ({ name: `f${index}`, content: 'x' }));
    expect(await upload(...fields, file)).toEqual(TOO_MUCH);
  });

  it.each([
    ['cut off in the middle', formOf([{ filename: 'a', content: 'x'.repeat(500) }]).subarray(0, 300)],
    ['that is no form at all', Buffer.from('hello')],
    ['with a trap for a name', formOf([{ name: '__proto__', filename: 'a', content: 'x' }])],
  ])('%s is refused', async (_name, body) => expect(await post('/upload', body)).toEqual(MALFORMED));

  it('without a boundary is refused', async () =>
    expect(await post('/upload', Buffer.from('x'), { 'content-type': 'multipart/form-data' })).toEqual(
      MALFORMED,
    ));

  it('is the only body its route accepts, and no other route accepts one', async () => {
    expect(await post('/upload', Buffer.from('{}'), { 'content-type': 'application/json' })).toEqual(
      WRONG_TYPE,
    );
    expect(await post('/json', formOf([{ content: 'x' }]))).toEqual(WRONG_TYPE);
  });

  it('that is aborted leaves nothing waiting', async () => {
    const socket = connect(port(), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 100000\r\n\r\n` +
        formOf([{ filename: 'a', content: 'x'.repeat(1_000) }]).subarray(0, 600),
    );
    await expect.poll(() => isReading).toBe(true);
    socket.destroy();
    await expect.poll(() => isReading).toBe(false);
  });
});
