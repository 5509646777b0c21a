import { expect, it } from 'vitest';
import { createPageBodyReader } from './page-bytes.ts';

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const entry = { renderedPages: new WeakMap<Response, Buffer>() };

it('takes the bytes that the entry stored for the response, and not its stream', async () => {
  const response = new Response(null, html);
  const page = Buffer.from('花容');
  entry.renderedPages.set(response, page);
  expect(await createPageBodyReader(entry, new Set())(response)).toBe(page);
});

it('reads responses that the entry did not make, such as redirects', async () => {
  const read = createPageBodyReader(entry, new Set());
  expect(await read(new Response(null, { status: 302 }))).toHaveLength(0);
  expect((await read(new Response('missing', { status: 404 }))).toString()).toBe('missing');
});

it('throws instead of sending an empty page when React Router returns another response', () =>
  expect(createPageBodyReader(entry, new Set())(new Response(null, html))).rejects.toThrow(
    'SEAMS_OFF=page-bytes',
  ));

it('without the seam reads the stream', async () => {
  const read = createPageBodyReader(entry, new Set(['page-bytes']));
  expect((await read(new Response('花容', html))).toString()).toBe('花容');
});
