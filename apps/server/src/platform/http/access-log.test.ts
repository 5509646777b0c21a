import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { type AccessLogKind, createAccessLog } from './access-log.ts';
import { createRequestIds } from './request-id.ts';

function record(kind: AccessLogKind) {
  const lines: string[] = [];
  const write = createAccessLog(kind, createLog('info', { write: (line) => lines.push(line) }));
  return { lines, write };
}
const line = { requestId: 'a', route: 'GET /', status: 200, seconds: 0.0123 };

it('has no cost when it is off', () => expect(record('off').write).toBeNull());

it('writes one of a hundred, and every request that failed or was slow', () => {
  const { lines, write } = record('sampled');
  for (let at = 0; at < 200; at += 1) write?.(line);
  expect(lines).toHaveLength(2);
  write?.({ ...line, status: 503 });
  write?.({ ...line, seconds: 1 });
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'a', route: 'GET /', status: 200, ms: 12.3 });
});

it('writes all of them', () => {
  const { lines, write } = record('all');
  for (let at = 0; at < 5; at += 1) write?.(line);
  expect(lines).toHaveLength(5);
});

const request = (remoteAddress: string, id: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['10.0.0.0/8, loopback', '10.1.2.3', true],
  ['loopback', '::1', true],
  ['127.0.0.1', '203.0.113.7', false],
  [null, '127.0.0.1', false],
])('with TRUST_PROXY=%s takes the id of %s: %s', (trusted, address, isTaken) =>
  expect(createRequestIds(trusted)(request(address, 'edge-4711-abcd')) === 'edge-4711-abcd').toBe(isTaken),
);

it('refuses an id that could forge a log line or is too short', () => {
  for (const id of ['short', 'with space and more', 'x'.repeat(65), 'line\nbreak-line'])
    expect(createRequestIds('127.0.0.1')(request('127.0.0.1', id))).not.toBe(id);
});
