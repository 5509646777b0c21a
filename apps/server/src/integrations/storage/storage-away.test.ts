import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from '../../platform/http/errors.ts';
import { StorageFailure } from './index.ts';

it.each([
  ['a service that is away', { isTemporary: true }, 503],
  ['a full disk', { isTemporary: true, code: 'ENOSPC' }, 503],
  ['wrong settings', { isTemporary: false }, 500],
])('an upload to %s is answered as such', async (_, settings, status) => {
  const app = Fastify();
  handleErrors(app);
  app.post('/v1/upload', () => Promise.reject(new StorageFailure('no answer', settings)));
  expect((await app.inject({ method: 'POST', url: '/v1/upload' })).statusCode).toBe(status);
});
