import { defineContract, endpoint } from '@huarong/contract/kit';
import { accept } from '@huarong/core/shared';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#platform/config';
import type { Actor, Context } from '#platform/context';
import type { Database } from '#platform/database';
import { createLog } from '#platform/log';
import { createPublishedCache } from '#platform/published';
import { implement } from './implement.ts';
import { inProcess } from './in-process.ts';
import { mountApi } from './mount.ts';

const echo = {
  input: z.object({}),
  output: z.object({ who: z.string() }),
  refusals: [],
  access: 'anyone',
} as const;
const contract = defineContract({
  published: endpoint({ ...echo, route: 'GET /v1/test/published', summary: '', isPublished: true }),
  posted: endpoint({ ...echo, route: 'POST /v1/test/posted', summary: '', isPublished: true }),
  personal: endpoint({ ...echo, route: 'GET /v1/test/personal', summary: '' }),
});
/** Answers with everything that a use case can know about its caller. */
const whoAsks = async ({ actor, caller, rawRequest }: Context) =>
  accept({ who: JSON.stringify({ actor, caller, rawRequest }) });
const feature = implement(contract, { published: whoAsks, posted: whoAsks, personal: whoAsks });

const MEMBER: Actor = { kind: 'member', memberId: '1000000001', sessionId: 'session' };
function contextOf(actor: Actor, address: string): Context {
  const read = readConfig({ SHOP_MODE: 'demo' });
  if (!read.ok) throw new Error(read.problems.join());
  const caller = { address, userAgent: 'Mozilla', deviceFingerprint: 'device-of-lin', riskControlId: 'risk' };
  return { db: {} as Database, log: createLog('silent'), config: read.config, actor, caller };
}

function openApi() {
  const app = Fastify();
  const published = createPublishedCache();
  mountApi(app, {
    contracts: { test: contract },
    features: [feature],
    published,
    contextOf: async ({ headers }) => ({
      ok: true,
      value: headers['x-member']
        ? contextOf(MEMBER, '203.0.113.7')
        : contextOf({ kind: 'visitor' }, '198.51.100.9'),
    }),
  });
  return { app, published };
}

describe('an answer that everyone gets', () => {
  it.each(['GET /v1/test/published', 'POST /v1/test/posted'])(
    'of %s tells nothing about who asked first',
    async (route) => {
      const [method, url] = route.split(' ') as ['GET' | 'POST', string];
      const { app } = openApi();
      const ask = (headers: Record<string, string>) =>
        app.inject({ method, url, headers, ...(method === 'POST' && { payload: { queryBody: {} } }) });
      const first = await ask({ 'x-member': 'yes' });
      expect(first.statusCode).toBe(200);
      for (const trace of ['1000000001', 'session', '203.0.113.7', 'device-of-lin', 'Mozilla', 'risk'])
        expect(first.body).not.toContain(trace);
      expect(JSON.parse(first.json().results.who).actor).toEqual({ kind: 'visitor' });
      expect((await ask({})).body).toBe(first.body);
    },
  );

  it('is the same for a page that is rendered for a member', async () => {
    const { published } = openApi();
    const transport = inProcess([feature], contextOf(MEMBER, '203.0.113.7'), published);
    const answer = await transport('GET /v1/test/published', {});
    expect(JSON.stringify(answer)).not.toMatch(/1000000001|203\.0\.113\.7|device-of-lin/);
  });
});

it('a personal answer knows who asks', async () => {
  const { app, published } = openApi();
  const answer = await app.inject({ url: '/v1/test/personal', headers: { 'x-member': 'yes' } });
  expect(answer.body).toContain('1000000001');
  const transport = inProcess([feature], contextOf(MEMBER, '203.0.113.7'), published);
  expect(JSON.stringify(await transport('GET /v1/test/personal', {}))).toContain('1000000001');
});
