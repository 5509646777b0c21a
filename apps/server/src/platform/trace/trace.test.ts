import { expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { parseTraceparent, runInTrace, traceHeaders } from './index.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

it('reads a traceparent', () =>
  expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true }));

it.each([
  undefined,
  '',
  'x',
  `00-${traceId}-${spanId}`,
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  [`00-${traceId}-${spanId}-01`],
])('reads %j as if there were none', (header) => expect(parseTraceparent(header)).toBeUndefined());

it('passes the trace on and names it in log lines, within its run only', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) }, { release: 'huarong-1' });
  await runInTrace({ traceId, spanId, isSampled: false }, async () => {
    await Promise.resolve();
    expect(traceHeaders()).toEqual({ traceparent: `00-${traceId}-${spanId}-00` });
    log.info({}, 'inside');
  });
  log.info({}, 'outside');
  expect(traceHeaders()).toEqual({});
  const [inside, outside] = lines.map((line) => JSON.parse(line));
  expect(inside).toMatchObject({ traceId, release: 'huarong-1', pid: process.pid, host: expect.any(String) });
  expect(outside).not.toHaveProperty('traceId');
});
