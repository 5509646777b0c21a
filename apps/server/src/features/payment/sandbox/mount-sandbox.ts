import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { sendEnvelope } from '#platform/feature';
import { scheduleJob } from '#platform/jobs';
import {
  applySandboxOutcome,
  createPayerCode,
  findTrade,
  PAYER_PATH,
  SANDBOX_OUTCOMES,
  type Sandbox,
  type SandboxOutcome,
} from '../../../integrations/payment/index.ts';
import { lateNoticeJob } from '../payment-jobs.ts';
import { CASHIER_POLICY, cashierPage } from './cashier-page.ts';

const SandboxInput = z.object({
  outTradeNo: z.string().regex(/^[0-9A-Z]{16,32}$/),
  outcome: z.enum(SANDBOX_OUTCOMES),
});
const LATE_SECONDS = 20;

/** Routes to simulate payment outcomes in the demo. They do not exist in live mode. */
export function mountSandbox(app: FastifyInstance, { db, sandbox }: { db: Database; sandbox: Sandbox }) {
  const simulate = (outTradeNo: string, outcome: SandboxOutcome) =>
    simulateAndDeliver(app, db, sandbox, outTradeNo, outcome);

  app.post<{ Body: { queryBody?: unknown } | null }>('/demo/sandbox/pay', async (request, reply) => {
    const input = SandboxInput.safeParse(request.body?.queryBody ?? request.body);
    if (!input.success)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'invalid-input' } }));
    const simulated = await simulate(input.data.outTradeNo, input.data.outcome);
    return sendEnvelope(
      reply,
      wrapAnswer(simulated ? { ok: true, value: simulated } : { ok: false, refusal: { code: 'not-found' } }),
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

  /** WeChat names the person without asking and redirects at once. */
  app.get<{ Querystring: { redirect_uri?: string; state?: string } }>(PAYER_PATH, async (request, reply) => {
    const { redirect_uri = '', state = '' } = request.query;
    if (!URL.canParse(redirect_uri))
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'invalid-input' } }));
    // Only the path counts: a foreign address leads to this shop.
    const { pathname, searchParams } = new URL(redirect_uri);
    searchParams.set('code', createPayerCode(await sandbox.keys()));
    searchParams.set('state', state);
    return reply.redirect(`/${pathname.replace(/^\/+/, '')}?${searchParams}`, 303);
  });

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<{ Params: { outTradeNo: string }; Body: Record<string, unknown> }>(
      '/demo/sandbox/cashier/:outTradeNo',
      async (request, reply) => {
        const input = SandboxInput.safeParse({ ...request.body, ...request.params });
        const trade = input.success ? await findTrade(db, input.data.outTradeNo) : undefined;
        if (!input.success || !trade)
          return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
        await simulate(input.data.outTradeNo, input.data.outcome);
        return reply.redirect(trade.return_url || '/', 303);
      },
    );
  });
}

/**
 * Sends the notices to the real notify route, with the same bytes and checks as a live provider, and returns what was
 * sent and answered.
 */
async function simulateAndDeliver(
  app: FastifyInstance,
  db: Database,
  sandbox: Sandbox,
  outTradeNo: string,
  outcome: SandboxOutcome,
) {
  const simulated = await applySandboxOutcome(db, sandbox, outTradeNo, outcome);
  if (!simulated) return null;
  const url = `/v1/order/pay/notify/${simulated.provider}`;
  const answered = [];
  for (const { headers, body } of simulated.notices) {
    const answer = await app.inject({ method: 'POST', url, headers, payload: body });
    answered.push({ httpStatus: answer.statusCode, body: answer.body });
  }
  if (simulated.isNoticeLate)
    await scheduleJob(db, lateNoticeJob, {
      uniqueKey: outTradeNo,
      runAt: new Date((await readClock(db)).getTime() + LATE_SECONDS * 1000),
      payload: { outTradeNo },
    });
  return {
    outTradeNo,
    outcome,
    sent: simulated.notices.map(({ headers, body }) => ({ url, headers, body })),
    answered,
    ...(simulated.isNoticeLate && { noticeAfterSeconds: LATE_SECONDS }),
  };
}
