import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../testing/index.ts';
import { liveEnvironment } from '../../../../testing/live-environment.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasMembers: true });
});
afterAll(() => shop.close());

const send = (mobile: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/v1/usercenter/smsCode',
    payload: { queryBody: { mobile, purpose: 'login' } },
  });

describe('the demo’s outbox', () => {
  it('lists the messages, newest first', async () => {
    await send('13800000001');
    await send('13800000002');
    const messages = (await shop.app.inject('/demo/outbox.json')).json();
    expect(messages).toHaveLength(2);
    expect(messages[0]).toEqual({
      kind: 'sms',
      to: '13800000002',
      text: expect.stringContaining('验证码'),
      code: expect.stringMatching(/^\d{6}$/),
      at: expect.stringMatching(/\+08:00$/),
    });
  });

  it('has a page that escapes the messages', async () => {
    await shop.database.db
      .insertInto('demo_message')
      .values({
        kind: 'sms',
        recipient: '<img src=x onerror=alert(1)>',
        content: '<script>alert(1)</script>',
      })
      .execute();
    const page = await shop.app.inject('/demo/outbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('13800000002');
    expect(page.body).not.toMatch(/<script|<img/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('does not exist in a live shop, nor does the demo identity provider', async () => {
    const live = await createTestApp({ env: liveEnvironment });
    for (const path of ['/demo/outbox', '/demo/outbox.json', '/demo/oidc/.well-known/openid-configuration'])
      expect((await live.app.inject(path)).statusCode).toBe(404);
    await live.close();
  });
});

describe('the demo’s members', () => {
  it('are created once, however often the shop is started', async () => {
    const { seedMembers } = await import('../index.ts');
    await seedMembers(shop.database.db);
    const members = await shop.database.db.selectFrom('member').select(['id', 'password_hash']).execute();
    expect(members).toHaveLength(7);
    expect(new Set(members.map(({ password_hash }) => password_hash)).size).toBe(7);
  });
});
