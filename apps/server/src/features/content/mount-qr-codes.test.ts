import underPressure from '@fastify/under-pressure';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountQrCodes } from './mount-qr-codes.ts';

test('an overloaded server draws the codes of pages that it has sent', async () => {
  await using app = fastify();
  // Any process uses more: the server counts as overloaded at once.
  await app.register(underPressure, { maxHeapUsedBytes: 1, sampleInterval: 5 });
  app.get('/', async () => 'page');
  mountQrCodes(app, { db: {} as never, content: {} as never, publicUrl: 'https://shop.example' });
  await app.ready();
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(503);
  const image = await app.inject({ url: '/pictures/qr.svg', query: { link: '/product/100101.html' } });
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});
