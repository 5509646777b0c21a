import fastify from 'fastify';
import { expect, it } from 'vitest';
import { drawAhead } from './draw-ahead.ts';

const picture = (name: string, width = 400, format = 'avif') =>
  `/pictures/drawn/ab12/${name}-${width}.${format}`;
const photograph = '/pictures/photo/cd34/HR200101-front-400.avif';

function shopOf(pages: Record<string, string[]>) {
  const app = fastify();
  const drawn: string[] = [];
  for (const [path, pictures] of Object.entries(pages))
    app.get(path, (_request, reply) => reply.type('text/html').send(`<img srcset="${pictures.join(', ')}">`));
  app.get('/pictures/:kind/:hash/:file', ({ url }) => {
    drawn.push(url);
    return 'picture';
  });
  return { app, drawn };
}

it('asks once for each picture the pages show first, and for no other size or form', async () => {
  const { app, drawn } = shopOf({
    '/': [picture('1'), picture('1', 800), picture('1', 400, 'webp')],
    '/shelf/': [picture('1'), picture('2'), photograph],
  });
  expect(await drawAhead(app, ['/', '/shelf/'], new AbortController().signal)).toBe(3);
  expect(drawn).toEqual([picture('1'), picture('2'), photograph]);
});

it('stops when the shop closes', async () => {
  const { app, drawn } = shopOf({ '/': [picture('1')] });
  await drawAhead(app, ['/'], AbortSignal.abort());
  expect(drawn).toEqual([]);
});
