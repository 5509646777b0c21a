import fastify from 'fastify';
import { expect, it } from 'vitest';
import { prerenderImages } from './prerender-images.ts';

const image = (name: string, width = 400, format = 'avif') =>
  `/pictures/drawn/ab12/${name}-${width}.${format}`;
const photograph = '/pictures/photo/cd34/HR200101-front-400.avif';

function shopOf(pages: Record<string, string[]>) {
  const app = fastify();
  const rendered: string[] = [];
  for (const [path, images] of Object.entries(pages))
    app.get(path, (_request, reply) => reply.type('text/html').send(`<img srcset="${images.join(', ')}">`));
  app.get('/pictures/:kind/:hash/:file', ({ url }) => {
    rendered.push(url);
    return 'picture';
  });
  return { app, rendered: rendered };
}

it('requests each first-page image once, in one width and format', async () => {
  const { app, rendered } = shopOf({
    '/': [image('1'), image('1', 800), image('1', 400, 'webp')],
    '/shelf/': [image('1'), image('2'), photograph],
  });
  expect(await prerenderImages(app, ['/', '/shelf/'], new AbortController().signal)).toBe(3);
  expect(rendered).toEqual([image('1'), image('2'), photograph]);
});

it('stops when the server closes', async () => {
  const { app, rendered } = shopOf({ '/': [image('1')] });
  await prerenderImages(app, ['/'], AbortSignal.abort());
  expect(rendered).toEqual([]);
});
