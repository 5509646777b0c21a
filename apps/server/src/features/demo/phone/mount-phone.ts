import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerOf } from '#platform/context';
import type { Database } from '#platform/database';
import { decideQrLogin, scanQrLogin } from '../../identity/index.ts';
import { demoMembers } from '../members/demo-members.ts';
import { phoneFacts, phoneForm, phonePage } from './phone-page.ts';

const Query = z.object({ code: z.string().regex(/^[\w-]{43}$/) });
const Form = Query.extend({ member: z.string(), decision: z.enum(['confirm', 'cancel']).optional() });

/** Members whose passwords the demo publishes anyway; a locked one cannot be logged in on a phone. */
const owners = demoMembers.filter((member) => !('state' in member));

/** A phone that scans the code of the login page: other shops have real phones instead. */
export function mountDemoPhone(app: FastifyInstance, db: Database) {
  app.register(async (inside) => {
    inside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    inside.get('/demo/phone', async (request, reply) => {
      const query = Query.safeParse(request.query);
      if (!query.success) return phonePage(reply.code(400), '请在登录页扫码', '<p>二维码不完整。</p>');
      const choices = owners.map(({ id, nickname, note }) => ({
        name: 'member',
        value: id,
        label: `${nickname}（${note}）`,
      }));
      return phonePage(reply, '手机上登录的是谁？', phoneForm([['code', query.data.code]], choices));
    });

    inside.post('/demo/phone', async (request, reply) => {
      const form = Form.safeParse(request.body);
      const member = form.success ? owners.find(({ id }) => id === form.data.member) : undefined;
      if (!form.success || !member)
        return phonePage(reply.code(400), '请在登录页扫码', '<p>二维码不完整。</p>');
      const { code, decision } = form.data;
      const context = { db, caller: callerOf(request), actor: { memberId: member.id } };
      if (!decision) {
        const scanned = await scanQrLogin(context, code);
        if (!scanned.ok) return sendEnded(reply);
        const { device, place, askedAt } = scanned.value;
        const facts = phoneFacts([
          ['账号', member.nickname],
          ['设备', device],
          ['位置', place],
          ['时间', askedAt.slice(0, 19).replace('T', ' ')],
        ]);
        const decide = phoneForm(
          [
            ['code', code],
            ['member', member.id],
          ],
          [
            { name: 'decision', value: 'confirm', label: '确认登录' },
            { name: 'decision', value: 'cancel', label: '取消' },
          ],
        );
        return phonePage(reply, '在电脑上登录花容？', `${facts}<p>不是你本人操作时请取消。</p>${decide}`);
      }
      const isConfirmed = decision === 'confirm';
      if (!(await decideQrLogin(context, { code, isConfirmed })).ok) return sendEnded(reply);
      return phonePage(reply, isConfirmed ? '已确认登录' : '已取消', '<p>可以回到电脑了。</p>');
    });
  });
}

const sendEnded = (reply: Parameters<typeof phonePage>[0]) =>
  phonePage(reply, '二维码已失效', '<p>请在电脑上刷新二维码，再扫一次。</p>');
