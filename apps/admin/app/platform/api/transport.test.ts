import { expect, it, vi } from 'vitest';
import { createTransport } from './transport.ts';

const answer = (errorCode: string | null, results: unknown = null) =>
  new Response(
    JSON.stringify({
      status: errorCode ? 1 : 0,
      results,
      errorCode,
      errorMessage: errorCode,
      dataResult: null,
    }),
  );
const hooksWith = (isProved = true) => ({
  onSignedOut: vi.fn(),
  onProofNeeded: vi.fn(async () => isProved),
});
const ROUTE = 'POST /admin/api/things/{id}';
const headersOf = (call: unknown[]) => (call[1] as RequestInit).headers as Record<string, string>;

it('sends the input wrapped, with a key of its own for each request', async () => {
  const send = vi.fn(async (..._args: unknown[]) => answer(null, { a: 1 }));
  const transport = createTransport(hooksWith(), send as never);
  expect(await transport(ROUTE, { id: 7, name: '花' })).toMatchObject({ status: 0, results: { a: 1 } });
  await transport(ROUTE, { id: 7, name: '花' });
  expect(send.mock.calls[0]?.[0]).toBe('/admin/api/things/7');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ body: '{"queryBody":{"name":"花"}}' });
  const keys = send.mock.calls.map((call) => headersOf(call)['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

it('asks for a proof and then sends the same request again, once', async () => {
  const replies = [answer('ADM0002W'), answer(null, 'done')];
  const send = vi.fn(async (..._args: unknown[]) => replies.shift() ?? answer('ADM0002W'));
  const hooks = hooksWith();
  expect(await createTransport(hooks, send as never)(ROUTE, { id: 1 })).toMatchObject({ results: 'done' });
  expect(hooks.onProofNeeded).toHaveBeenCalledOnce();
  const [first, second] = send.mock.calls.map((call) => headersOf(call)['idempotency-key']);
  expect(second).toBe(first);
});

it('gives the refusal back when no proof is given', async () => {
  const send = vi.fn(async () => answer('ADM0002W'));
  const transport = createTransport(hooksWith(false), send as never);
  expect(await transport(ROUTE, { id: 1 })).toMatchObject({ errorCode: 'ADM0002W' });
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['2550', '/login'],
  ['ADM0001W', '/login/second'],
])('goes to the sign-in after %s', async (code, path) => {
  const hooks = hooksWith();
  await createTransport(hooks, (async () => answer(code)) as never)(ROUTE, { id: 1 });
  expect(hooks.onSignedOut).toHaveBeenCalledWith(path);
});

it('says that the server cannot be reached', async () => {
  const transport = createTransport(hooksWith(), (async () => {
    throw new TypeError('network');
  }) as never);
  expect(await transport(ROUTE, { id: 1 })).toMatchObject({
    status: 1,
    errorMessage: '连不上服务器，请检查网络后重试',
  });
});
