import { staffRoutes } from '@huarong/contract/admin/staff';
import { PERMISSIONS } from '@huarong/core/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, loginOf, openAdmin, STAFF_PASSWORD } from '../../../testing/open-admin.ts';
import { inviteOwner } from './index.ts';
import { totpCode, totpStep } from './totp.ts';

let shop: AdminHarness;
beforeAll(async () => {
  shop = await openAdmin();
});
afterAll(() => shop.close());

const owner = loginOf('OWNER');
const code = (secret: string, drift = 0) => totpCode(secret, totpStep(new Date()) + drift);
const tokenIn = (link: string) => link.split('/').at(-1) ?? '';

describe('signing in', () => {
  it('takes a password and a one-time code, and changes the token between them', async () => {
    const browser = shop.newBrowser();
    expect((await browser.call(staffRoutes.session)).results.state).toBe('signed-out');
    const first = await browser.call(staffRoutes.signIn, { login: owner, password: STAFF_PASSWORD });
    expect(first.results).toEqual({ state: 'second-factor', factors: ['totp', 'recovery'] });
    const half = browser.cookie();
    expect((await browser.call(staffRoutes.account)).errorCode).toBe('ADM0001W');
    const passed = await browser.call(staffRoutes.passCode, { code: await shop.freshCode(owner) });
    expect(passed.results).toEqual({ state: 'signed-in' });
    expect(browser.cookie()).not.toBe(half);
    const { results } = await browser.call(staffRoutes.session);
    expect(results).toMatchObject({ state: 'signed-in', login: owner });
    expect(new Set(results.permissions)).toEqual(new Set(PERMISSIONS));
  });

  it('sets a cookie that no script can read and no other site can send', async () => {
    const browser = shop.newBrowser();
    const { headers } = await browser.call(staffRoutes.signIn, { login: owner, password: STAFF_PASSWORD });
    expect(headers['set-cookie']).toMatch(/^huarong-admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('gives one answer for a wrong name, a wrong password and a suspended person', async () => {
    const attempts = await Promise.all([
      shop.newBrowser().call(staffRoutes.signIn, { login: 'nobody@huarong.demo', password: STAFF_PASSWORD }),
      shop.newBrowser().call(staffRoutes.signIn, { login: loginOf('MARKETER'), password: 'something else' }),
    ]);
    for (const { errorCode, message } of attempts)
      expect([errorCode, message]).toEqual(['ADM1001E', '登录名或密码不对']);
  });

  it('accepts a code once', async () => {
    const used = await shop.freshCode(loginOf('FINANCE'));
    for (const [expected, browser] of [
      [null, shop.newBrowser()],
      ['ADM1002E', shop.newBrowser()],
    ] as const) {
      await browser.call(staffRoutes.signIn, { login: loginOf('FINANCE'), password: STAFF_PASSWORD });
      expect((await browser.call(staffRoutes.passCode, { code: used })).errorCode).toBe(expected);
    }
  });

  it('waits after five wrong codes, also when the password is right in between', async () => {
    const login = loginOf('MODERATOR');
    const browser = shop.newBrowser();
    const address = '203.0.113.9';
    for (const _try of [1, 2, 3, 4, 5]) {
      await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD }, { address });
      expect((await browser.call(staffRoutes.passCode, { code: '000000' }, { address })).errorCode).toBe(
        'ADM1002E',
      );
    }
    const locked = await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD }, { address });
    expect(locked.errorCode).toBe('ADM1003W');
    expect(locked.message).toMatch(/请在 \d\d:\d\d 之后再试/);
  });

  it('waits after five tries of a name that does not exist, too', async () => {
    const address = '203.0.113.10';
    const attempt = () =>
      shop.newBrowser().call(staffRoutes.signIn, { login: 'ghost@huarong.demo', password: 'x' }, { address });
    for (const _try of [1, 2, 3, 4, 5]) expect((await attempt()).errorCode).toBe('ADM1001E');
    expect((await attempt()).errorCode).toBe('ADM1003W');
  });

  it('needs a page of the admin: a call without its header is refused', async () => {
    const browser = shop.newBrowser();
    for (const site of ['cross-site', 'same-site', 'none', ''])
      expect(
        (await browser.call(staffRoutes.session, {}, { headers: { 'sec-fetch-site': site } })).status,
      ).toBe(403);
  });

  it('does not believe two cookies of its name', async () => {
    const browser = await shop.signIn('OWNER');
    const cookie = `${browser.cookie()}; huarong-admin=${'A'.repeat(43)}`;
    expect((await shop.newBrowser().call(staffRoutes.account, {}, { headers: { cookie } })).errorCode).toBe(
      '2550',
    );
  });
});

describe('recovery codes', () => {
  it('replace the second step once, end all other sessions and tell the owners', async () => {
    const browser = await shop.signIn('WAREHOUSE');
    const { results } = await browser.call(staffRoutes.renewRecoveryCodes);
    expect(results.recoveryCodes).toHaveLength(10);
    const [first, second] = results.recoveryCodes as string[];
    const other = shop.newBrowser();
    await other.call(staffRoutes.signIn, { login: loginOf('WAREHOUSE'), password: STAFF_PASSWORD });
    const passed = await other.call(staffRoutes.passRecoveryCode, { code: first?.toLowerCase() ?? '' });
    expect(passed.results).toEqual({ state: 'signed-in', codesLeft: 9 });
    expect((await browser.call(staffRoutes.account)).errorCode).toBe('2550');
    const notices = await shop.db.selectFrom('staff_notice').select('text').execute();
    expect(notices.map(({ text }) => text).join()).toContain('用恢复码登录了后台');

    const again = shop.newBrowser();
    await again.call(staffRoutes.signIn, { login: loginOf('WAREHOUSE'), password: STAFF_PASSWORD });
    expect((await again.call(staffRoutes.passRecoveryCode, { code: first ?? '' })).errorCode).toBe(
      'ADM1002E',
    );
    expect((await again.call(staffRoutes.passRecoveryCode, { code: second ?? '' })).errorCode).toBeNull();
  });
});

describe('an invitation', () => {
  it('lets a new person choose a password and a factor, once', async () => {
    const browser = await shop.signIn('OWNER');
    const invited = await browser.call(staffRoutes.invite, {
      login: 'New.Person@huarong.demo',
      name: '新同事',
      roleIds: ['SERVICE'],
    });
    const token = tokenIn(invited.results.link);
    const page = shop.newBrowser();
    const { results: offer } = await page.call(staffRoutes.showInvite, { token });
    expect(offer).toMatchObject({ name: '新同事', login: 'new.person@huarong.demo' });
    const attempt = (password: string, typed: string) =>
      page.call(staffRoutes.enrol, { token, password, code: typed });
    expect((await attempt('short', code(offer.secret))).message).toBe(
      '请换一个密码：至少 12 个字符，还差 7 个',
    );
    expect((await attempt('correct horse battery', '000000')).errorCode).toBe('ADM1002E');
    expect((await attempt('correct horse battery', code(offer.secret))).results.recoveryCodes).toHaveLength(
      10,
    );
    expect((await attempt('correct horse battery', code(offer.secret, 1))).errorCode).toBe('ADM1004E');

    await page.call(staffRoutes.signIn, {
      login: 'new.person@huarong.demo',
      password: 'correct horse battery',
    });
    expect((await page.call(staffRoutes.passCode, { code: code(offer.secret, 1) })).errorCode).toBeNull();
  });

  it('expires', async () => {
    const browser = await shop.signIn('OWNER');
    const { results } = await browser.call(staffRoutes.invite, {
      login: 'late@huarong.demo',
      name: '迟到',
      roleIds: ['CONTENT'],
    });
    await shop.db
      .updateTable('staff_invite')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('staff_id', '=', Number(results.staffId))
      .execute();
    const shown = await shop.newBrowser().call(staffRoutes.showInvite, { token: tokenIn(results.link) });
    expect(shown.errorCode).toBe('ADM1004E');
  });

  it('for the first owner comes from the console', async () => {
    const made = await inviteOwner(shop.db, shop.config, { login: 'first@huarong.demo', name: '第一位' });
    expect(made.ok && made.value.link).toMatch(/\/enrol\/[\w-]{43}$/);
  });
});

describe('a session', () => {
  it('asks for a fresh proof before roles change, and accepts a code', async () => {
    const browser = await shop.signIn('OWNER');
    await shop.db
      .updateTable('staff_session')
      .set({ proved_at: new Date(Date.now() - 6 * 60_000) })
      .where('staff_id', '=', await shop.staffIdOf('OWNER'))
      .execute();
    const change = () => browser.call(staffRoutes.renewRecoveryCodes);
    expect((await change()).errorCode).toBe('ADM0002W');
    expect((await browser.call(staffRoutes.prove, { code: '000000' })).errorCode).toBe('ADM1002E');
    expect(
      (await browser.call(staffRoutes.prove, { code: await shop.freshCode(owner) })).errorCode,
    ).toBeNull();
    expect((await change()).errorCode).toBeNull();
  });

  it('ends after half an hour without a call', async () => {
    const browser = await shop.signIn('AUDITOR');
    await shop.db
      .updateTable('staff_session')
      .set({ idle_until: new Date(Date.now() - 1000) })
      .where('staff_id', '=', await shop.staffIdOf('AUDITOR'))
      .execute();
    expect((await browser.call(staffRoutes.account)).errorCode).toBe('2550');
  });

  it('is listed and ended by its holder, one or all others', async () => {
    const one = await shop.signIn('MERCHANDISER');
    const two = await shop.signIn('MERCHANDISER');
    const three = await shop.signIn('MERCHANDISER');
    const { results } = await one.call(staffRoutes.account);
    const others = results.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await one.call(staffRoutes.endSession, { sessionId: others[0].id });
    await one.call(staffRoutes.endOtherSessions);
    for (const browser of [two, three])
      expect((await browser.call(staffRoutes.account)).errorCode).toBe('2550');
    expect((await one.call(staffRoutes.account)).errorCode).toBeNull();
    expect((await one.call(staffRoutes.endSession, { sessionId: 'unknown' })).status).toBe(404);
  });
});

describe('people and roles', () => {
  const reason = '测试';

  it('a suspended person is out with the next call and comes back when resumed', async () => {
    const [boss, person] = [await shop.signIn('OWNER'), await shop.signIn('MARKETER')];
    const staffId = String(await shop.staffIdOf('MARKETER'));
    expect((await boss.call(staffRoutes.suspend, { staffId, reason })).errorCode).toBeNull();
    expect((await person.call(staffRoutes.account)).errorCode).toBe('2550');
    expect((await boss.call(staffRoutes.suspend, { staffId, reason })).errorCode).toBe('ADM2003W');
    expect((await boss.call(staffRoutes.resume, { staffId, reason })).errorCode).toBeNull();
    expect((await boss.call(staffRoutes.suspend, { staffId: '999999', reason })).errorCode).toBe('ADM2002E');
    expect((await boss.call(staffRoutes.suspend, { staffId })).message).toContain('reason');
  });

  it('the last person who manages staff cannot be removed, neither by call nor in the database', async () => {
    const boss = await shop.signIn('OWNER');
    const id = await shop.staffIdOf('OWNER');
    const staffId = String(id);
    expect((await boss.call(staffRoutes.suspend, { staffId, reason })).errorCode).toBe('ADM2004E');
    expect((await boss.call(staffRoutes.markLeft, { staffId, reason })).errorCode).toBe('ADM2004E');
    expect(
      (
        await boss.call(staffRoutes.setRoles, {
          staffId,
          roles: [{ roleId: 'AUDITOR', until: null }],
          reason,
        })
      ).errorCode,
    ).toBe('ADM2004E');
    await expect(shop.db.deleteFrom('staff_role_grant').where('staff_id', '=', id).execute()).rejects.toThrow(
      'nobody would be left',
    );
    expect((await boss.call(staffRoutes.account)).errorCode).toBeNull();
  });

  it('nobody grants what they lack', async () => {
    const boss = await shop.signIn('OWNER');
    const made = await boss.call(staffRoutes.createRole, {
      roleId: 'PEOPLE',
      name: '人事',
      note: '',
      permissions: ['staff:read', 'staff:write', 'role:write'],
    });
    expect(made.errorCode).toBeNull();
    const auditorId = String(await shop.staffIdOf('AUDITOR'));
    await boss.call(staffRoutes.setRoles, {
      staffId: auditorId,
      roles: [{ roleId: 'PEOPLE', until: null }],
      reason,
    });
    const person = await shop.signIn('AUDITOR');
    const refused = await person.call(staffRoutes.setRoles, {
      staffId: auditorId,
      roles: [
        { roleId: 'PEOPLE', until: null },
        { roleId: 'OWNER', until: null },
      ],
      reason,
    });
    expect(refused.errorCode).toBe('ADM2005E');
    expect(refused.message).toContain('查看订单');
    const financeId = String(await shop.staffIdOf('FINANCE'));
    expect((await person.call(staffRoutes.renewInvite, { staffId: financeId, reason })).errorCode).toBe(
      'ADM2005E',
    );
    expect(
      (
        await person.call(staffRoutes.createRole, {
          roleId: 'MORE',
          name: '更多',
          note: '',
          permissions: ['refund:approve'],
        })
      ).errorCode,
    ).toBe('ADM2005E');
  });

  it('a role shows its effect before it is saved, and two people cannot overwrite each other', async () => {
    const boss = await shop.signIn('OWNER');
    const staffId = String(await shop.staffIdOf('MODERATOR'));
    await boss.call(staffRoutes.createRole, {
      roleId: 'HELPER',
      name: '帮手',
      note: '临时',
      permissions: ['order:read'],
    });
    await boss.call(staffRoutes.setRoles, {
      staffId,
      roles: [
        { roleId: 'MODERATOR', until: null },
        { roleId: 'HELPER', until: null },
      ],
      reason,
    });
    const preview = await boss.call(staffRoutes.previewRole, {
      roleId: 'HELPER',
      permissions: ['order:ship', 'community:read'],
    });
    expect(preview.results.effects).toEqual([
      { permission: 'order:ship', change: 'gained', people: ['何静'] },
      { permission: 'community:read', change: 'gained', people: [] },
      { permission: 'order:read', change: 'lost', people: ['何静'] },
    ]);
    const change = (name: string) =>
      boss.call(staffRoutes.updateRole, {
        roleId: 'HELPER',
        name,
        note: '',
        permissions: ['order:ship'],
        version: 1,
        reason,
      });
    expect((await change('帮手甲')).errorCode).toBeNull();
    expect((await change('帮手乙')).status).toBe(409);
    expect((await boss.call(staffRoutes.deleteRole, { roleId: 'HELPER', reason })).message).toBe(
      '还有 1 位员工在用这个角色',
    );
    expect((await boss.call(staffRoutes.deleteRole, { roleId: 'OWNER', reason })).errorCode).toBe('ADM2007E');
  });

  it('a role with an end stops by itself', async () => {
    const boss = await shop.signIn('OWNER');
    const staffId = String(await shop.staffIdOf('MERCHANDISER'));
    await boss.call(staffRoutes.setRoles, {
      staffId,
      roles: [
        { roleId: 'MERCHANDISER', until: null },
        { roleId: 'FINANCE', until: new Date(Date.now() + 60_000).toISOString() },
      ],
      reason,
    });
    const person = await shop.signIn('MERCHANDISER');
    const held = async () => new Set((await person.call(staffRoutes.session)).results.permissions);
    expect((await held()).has('ledger:read')).toBe(true);
    await shop.db
      .updateTable('staff_role_grant')
      .set({ until: new Date(Date.now() - 1000) })
      .where('staff_id', '=', Number(staffId))
      .where('role_id', '=', 'FINANCE')
      .execute();
    expect((await held()).has('ledger:read')).toBe(false);
  });

  it('a call without the permission says who has it, and is recorded', async () => {
    const person = await shop.signIn('WAREHOUSE');
    const refused = await person.call(staffRoutes.list);
    expect(refused.status).toBe(403);
    expect(refused.message).toBe('你没有「查看员工」的权限');
    expect(refused.results).toMatchObject({ permission: 'staff:read', label: '查看员工' });
    expect(refused.results.holders).toContain('沈知微');
    // Neither the caller nor anybody else without the permission.
    expect(refused.results.holders).not.toContain('周大海');
    expect(refused.results.holders).not.toContain('唐果');
    expect(await shop.lastEntries()).toMatchObject([
      { call: 'staff.list', outcome: 'forbidden', refusal: 'permission-missing' },
    ]);
  });
});

it('codes and links that open an account are stored nowhere in clear', async () => {
  const boss = await shop.signIn('OWNER');
  const headers = { 'idempotency-key': 'secrets' };
  const { results: codes } = await boss.call(staffRoutes.renewRecoveryCodes, {}, { headers });
  const person = { login: 'secret@huarong.demo', name: '密', roleIds: ['CONTENT'] };
  const { results: invited } = await boss.call(staffRoutes.invite, person, { headers });
  const secrets = [...(codes.recoveryCodes as string[]), tokenIn(invited.link)];
  const stored = await shop.db.selectFrom('idempotency_key').select('answer').execute();
  const rows = await shop.db.selectFrom('audit_row').select(['before', 'after']).execute();
  const text = JSON.stringify([stored, rows]);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

describe('the audit log', () => {
  it('has one entry for a write, with the changed rows, masked', async () => {
    const boss = await shop.signIn('OWNER');
    const { results } = await boss.call(staffRoutes.invite, {
      login: 'evidence@huarong.demo',
      name: '证据',
      roleIds: ['CONTENT'],
      reason: '新同事入职',
    });
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({
      call: 'staff.invite',
      permission: 'staff:write',
      subject_kind: 'staff',
      subject_id: results.staffId,
      reason: '新同事入职',
      outcome: 'done',
      actor: `staff:${await shop.staffIdOf('OWNER')}`,
    });
    const rows = await shop.rowsOf(entry?.id ?? 0);
    expect(rows.map(({ table_name, operation }) => `${operation} ${table_name}`)).toEqual([
      'insert staff',
      'insert staff_role_grant',
      'insert staff_invite',
    ]);
    const invite = rows.at(-1)?.after as Record<string, string>;
    expect(invite['totp_sealed']).toMatch(/^.\*\*$/);
    await expect(shop.db.deleteFrom('audit_entry').execute()).rejects.toThrow('never changed or deleted');
  });

  it('records a refusal without rows, and a repeated request once', async () => {
    const boss = await shop.signIn('OWNER');
    const input = { login: 'evidence@huarong.demo', name: '证据', roleIds: ['CONTENT'] };
    expect((await boss.call(staffRoutes.invite, input)).errorCode).toBe('ADM2001E');
    const [refused] = await shop.lastEntries();
    expect(refused).toMatchObject({ call: 'staff.invite', outcome: 'refused', refusal: 'login-taken' });
    expect(await shop.rowsOf(refused?.id ?? 0)).toEqual([]);

    const headers = { 'idempotency-key': 'same-click' };
    const role = { roleId: 'TWICE', name: '两次', note: '', permissions: ['order:read'] };
    const first = await boss.call(staffRoutes.createRole, role, { headers });
    const second = await boss.call(staffRoutes.createRole, role, { headers });
    expect(first.errorCode).toBeNull();
    expect(second.results).toEqual(first.results);
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select('id')
      .where('call', '=', 'staff.createRole')
      .where('subject_id', '=', 'TWICE')
      .execute();
    expect(entries).toHaveLength(1);
  });
});
