import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { sendEnvelope } from '#platform/feature';
import { schedule } from '#platform/jobs';
import {
  findTrade,
  playAtSandbox,
  SANDBOX_OUTCOMES,
  type Sandbox,
  type SandboxOutcome,
} from '../../../integrations/payment/index.ts';
import { LATE_NOTICE } from '../work-names.ts';
import { CASHIER_POLICY, cashierPage } from './cashier-page.ts';

const Wish = z.object({
  outTradeNo: z.string().regex(/^[0-9A-Z]{16,32}$/),
  outcome: z.enum(SANDBOX_OUTCOMES),
});
const LATE_SECONDS = 20;

/** Where the demo's payments are made, or go wrong, as the tester likes. In live mode these addresses do not exist. */
export function mountSandbox(app: FastifyInstance, { db, sandbox }: { db: Database; sandbox: Sandbox }) {
  const play = (outTradeNo: string, outcome: SandboxOutcome) =>
    playAndDeliver(app, db, sandbox, outTradeNo, outcome);

  app.post('/demo/sandbox/pay', async (request, reply) => {
    const body = request.body as { queryBody?: unknown } | null;
    const wish = Wish.safeParse(body?.queryBody ?? body);
    if (!wish.success)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'invalid-input' } }));
    const played = await play(wish.data.outTradeNo, wish.data.outcome);
    return sendEnvelope(
      reply,
      wrapAnswer(played ? { ok: true, value: played } : { ok: false, refusal: { code: 'not-found' } }),
    );
  });

  app.get<{ Params: { outTradeNo: string } }>('/demo/sandbox/cashier/:outTradeNo', async (request, reply) => {
    const trade = await findTrade(db, request.params.outTradeNo);
    if (!trade) return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': CASHIER_POLICY,
        'cache-control': 'no-store',
      })
      .send(cashierPage(trade));
  });

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<{ Params: { outTradeNo: string }; Body: unknown }>(
      '/demo/sandbox/cashier/:outTradeNo',
      async (request, reply) => {
        const wish = Wish.safeParse({ ...(request.body as object), ...request.params });
        const trade = wish.success ? await findTrade(db, wish.data.outTradeNo) : undefined;
        if (!wish.success || !trade)
          return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
        await play(wish.data.outTradeNo, wish.data.outcome);
        return reply.redirect(trade.return_url || '/', 303);
      },
    );
  });
}

/** What was sent to the notify address, and what it answered: the same address, bytes and checks as in a live shop. */
async function playAndDeliver(
  app: FastifyInstance,
  db: Database,
  sandbox: Sandbox,
  outTradeNo: string,
  outcome: SandboxOutcome,
) {
  const played = await playAtSandbox(db, sandbox, outTradeNo, outcome);
  if (!played) return null;
  const url = `/v1/order/pay/notify/${played.provider}`;
  const answered = [];
  for (const { headers, body } of played.notices) {
    const answer = await app.inject({ method: 'POST', url, headers, payload: body });
    answered.push({ httpStatus: answer.statusCode, body: answer.body });
  }
  if (played.isNoticeLate)
    await schedule(db, {
      kind: LATE_NOTICE,
      uniqueKey: outTradeNo,
      runAt: new Date((await readClock(db)).getTime() + LATE_SECONDS * 1000),
      payload: { outTradeNo },
    });
  return {
    outTradeNo,
    outcome,
    sent: played.notices.map(({ headers, body }) => ({ url, headers, body })),
    answered,
    ...(played.isNoticeLate && { noticeAfterSeconds: LATE_SECONDS }),
  };
}
