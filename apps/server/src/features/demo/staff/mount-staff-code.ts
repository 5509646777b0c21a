import type { FastifyInstance } from 'fastify';
import { totpCode, totpStep } from '../../staff/index.ts';
import { DEMO_TOTP_SECRET } from './demo-staff.ts';

/** The current one-time code of the demo's staff; the page reloads itself. Other shops have no such address. */
export function mountStaffCode(app: FastifyInstance) {
  app.get('/demo/staff-code', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', refresh: '5' })
      .type('text/plain; charset=utf-8')
      .send(
        `${totpCode(DEMO_TOTP_SECRET, totpStep(new Date()))}\n\n后台演示账号的验证码，每 30 秒更换，每人每个验证码只能用一次。\n`,
      ),
  );
}
