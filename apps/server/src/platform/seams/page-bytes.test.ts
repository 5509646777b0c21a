import { expect, it } from 'vitest';
import { createPageReader } from './page-bytes.ts';

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const entry = { renderedPages: new WeakMap<Response, string>() };

it('takes the text that the entry stored for the response, and not its stream', async () => {
  const response = new Response(null, html);
  const page = '花容';
  entry.renderedPages.set(response, page);
  expect(await createPageReader(entry, new Set())(response)).toBe(page);
});

it('reads responses that the entry did not make, such as redirects', async () => {
  const read = createPageReader(entry, new Set());
  expect(await read(new Response(null, { status: 302 }))).toHaveLength(0);
  expect(await read(new Response('missing', { status: 404 }))).toBe('missing');
});

it('throws instead of sending an empty page when React Router returns another response', () =>
  expect(createPageReader(entry, new Set())(new Response(null, html))).rejects.toThrow(
    'SEAMS_OFF=page-bytes',
  ));

it('without the seam reads the stream', async () => {
  const read = createPageReader(entry, new Set(['page-bytes']));
  expect(await read(new Response('花容', html))).toBe('花容');
});
