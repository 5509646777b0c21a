import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { marketingRoutes as routes } from '@huarong/contract/admin/marketing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { isAllowed } from '../../account/index.ts';
import { broadcastJobs } from '../index.ts';
import { runSend } from '../sending/run-send.ts';
import { moveToHour } from '../testing/move-to-hour.ts';
import { channelProblem } from './start-send.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  await moveToHour(shop.db, 10);
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());
afterEach(async () => {
  await sql`delete from privacy_switch`.execute(shop.db);
  await sql`delete from demo_message`.execute(shop.db);
});

let firstId = 3_000_000_000;
/** Members who opted in to both channels; answers their ids. */
async function createMembers(count: number): Promise<string[]> {
  firstId += 10_000;
  const from = firstId;
  await sql`
    insert into member (id, mobile, email, nickname, card_number)
    select (${from}::bigint + n)::text, '13' || lpad((${from}::bigint + n - 3000000000)::text, 9, '0'),
      'reader' || (${from}::bigint + n) || '@mail.example', '会员' || n, '62' || (${from}::bigint + n) || '0001'
    from generate_series(1, ${count}::int) n`.execute(shop.db);
  await sql`
    insert into privacy_switch (member_id, code, is_on)
    select id, code, true from member, unnest(array['marketingSms', 'marketingEmail']) as code
    where id::bigint > ${from} and id::bigint <= ${from + count}`.execute(shop.db);
  return Array.from({ length: count }, (_, n) => String(from + n + 1));
}
const sms = (campaign: string) => ({ channel: 'sms', campaign, text: '冬日限定上新' });
const email = (campaign: string) => ({ channel: 'email', campaign, subject: '新品', text: '冬日限定' });
const preview = async (message: object) => (await owner.call(routes.preview, { message })).results;
const send = (message: object, expected: number, by = owner) =>
  by.call(routes.send, { message, expected, reason: '冬季活动' });
const listMessages = () =>
  shop.db.selectFrom('demo_message').select(['kind', 'recipient', 'content']).execute();
const firstSend = async () => (await owner.call(routes.overview)).results.sends[0];
/** As fast as it can: the speed has tests of its own. */
const sendFast = () => sql`update marketing_send set per_minute = 60000`.execute(shop.db);
const runJobs = async () => {
  const { config, db } = shop;
  await sendFast();
  while ((await runDueJobs(db, broadcastJobs(db, config))) > 0);
};

describe('a campaign', () => {
  it('shows the finished text, what is charged and how many would get it, and sends nothing', async () => {
    await createMembers(3);
    expect(await preview(sms('trial'))).toEqual({
      text: '【花容】冬日限定上新 拒收请回复R',
      length: 17,
      messages: 1,
      recipients: 3,
      reached: 0,
      needsApproval: false,
    });
    const long = await preview({ ...sms('trial'), text: '花'.repeat(70) });
    expect(long).toMatchObject({ length: 81, messages: 2 });
    expect(await preview(email('trial'))).toMatchObject({ messages: 0, recipients: 3 });
    expect((await preview(email('trial'))).text).toContain('隐私设置');
    expect(await listMessages()).toEqual([]);
  });

  it.each([
    ['sms', sms, '冬日限定上新 拒收请回复R'],
    ['email', email, '冬日限定'],
  ])('by %s is sent by a job, to nobody twice, and shows how far it is', async (kind, messageOf, content) => {
    await createMembers(3);
    const message = messageOf(`once-${kind}`);
    expect((await send(message, 3)).results).toMatchObject({ state: 'done', result: { recipients: 3 } });
    expect(await listMessages()).toEqual([]);
    expect(await firstSend()).toMatchObject({ state: 'sending', sent: 0, expected: 3 });
    expect((await send(message, 3)).errorCode).toBe('ADM8103W');
    await runJobs();
    const sent = await listMessages();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(3);
    for (const each of sent) expect(each).toMatchObject({ kind, content: expect.stringContaining(content) });
    expect(await firstSend()).toMatchObject({ state: 'done', sent: 3 });
    expect((await send(message, 3)).errorCode).toBe('ADM8104W');
    await createMembers(1);
    expect(await preview(message)).toMatchObject({ recipients: 1, reached: 3 });
    await send(message, 1);
    await runJobs();
    expect(await listMessages()).toHaveLength(4);
  });

  it('reaches nobody who is locked, a child, has no address, or opted out after it was started', async () => {
    const [locked, child, adult, bare, late] = await createMembers(5);
    await sql`update member set state = 'locked' where id = ${locked}`.execute(shop.db);
    await sql`update member set email = null where id = ${bare}`.execute(shop.db);
    const birthdays = [
      [child, `(shop_now() at time zone 'Asia/Shanghai')::date - interval '14 years' + interval '1 day'`],
      [adult, `(shop_now() at time zone 'Asia/Shanghai')::date - interval '14 years'`],
    ] as const;
    for (const [id, day] of birthdays)
      await sql`
        insert into member_profile (member_id, birthday, birthday_set_at)
        select ${id}, ${sql.raw(day)}, shop_now()`.execute(shop.db);
    expect(await preview(email('consent'))).toMatchObject({ recipients: 2 });
    await send(email('consent'), 2);
    await sql`update privacy_switch set is_on = false where member_id = ${late}`.execute(shop.db);
    await runJobs();
    expect((await listMessages()).map(({ recipient }) => recipient)).toEqual([`reader${adult}@mail.example`]);
    expect(await firstSend()).toMatchObject({ state: 'done', sent: 1, expected: 2 });
  });

  it('is refused when more members would get it than were confirmed', async () => {
    await createMembers(2);
    expect(await send(sms('more'), 1)).toMatchObject({ errorCode: 'ADM8105W', status: 409 });
    expect((await send(sms('more'), 1)).message).toContain('2 位');
  });

  it('of many members goes on where a run ended, and two workers at once send nothing twice', async () => {
    await createMembers(450);
    await send(sms('many'), 450);
    const { sendId } = await firstSend();
    await sendFast();
    const run = (longestMs?: number) => runSend(shop.db, shop.config, Number(sendId), longestMs);
    await run(0);
    expect(await firstSend()).toMatchObject({ state: 'sending', sent: 200 });
    await Promise.all([run(), run(), run()]);
    expect(await firstSend()).toMatchObject({ state: 'done', sent: 450 });
    await runJobs();
    const recipients = (await listMessages()).map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([450, 450]);
  });

  it('that is stopped sends no more', async () => {
    await createMembers(2);
    await send(sms('stopped'), 2);
    const { sendId } = await firstSend();
    const stop = () => owner.call(routes.stop, { sendId, reason: '文案有误' });
    expect((await stop()).errorCode).toBeNull();
    expect((await stop()).errorCode).toBe('ADM8106W');
    await runJobs();
    expect(await listMessages()).toEqual([]);
    expect(await firstSend()).toMatchObject({ state: 'stopped', sent: 0 });
  });

  it('of more than 1,000 charged texts needs a second person', async () => {
    await createMembers(501);
    const message = { ...sms('large'), text: '花'.repeat(70) };
    expect(await preview(message)).toMatchObject({ messages: 2, needsApproval: true });
    const asked = await send(message, 501);
    expect(asked.results).toMatchObject({ state: 'waiting' });
    await runJobs();
    expect(await listMessages()).toEqual([]);
    const { approvalId } = asked.results;
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3003E');
    await sql`
      insert into staff_role_grant (staff_id, role_id)
      values (${await shop.staffIdOf('FINANCE')}, 'PRICING')`.execute(shop.db);
    const second = await shop.signIn('FINANCE');
    expect((await second.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
    await runJobs();
    expect(await listMessages()).toHaveLength(501);
  });
});

describe('what cannot be sent', () => {
  it.each([
    [{ channel: 'sms', campaign: 'Winter 2026', text: '上新' }, 'campaign'],
    [{ channel: 'sms', campaign: 'winter', text: ' ' }, 'text'],
    [{ channel: 'email', campaign: 'winter', text: '上新' }, 'subject'],
    [{ channel: 'post', campaign: 'winter', text: '上新' }, 'channel'],
  ])('is refused with the field: %j', async (message) => {
    const reply = await send(message, 1);
    expect(reply.errorCode).toMatch(/^CMN/);
    expect(reply.status).toBeLessThan(500);
  });

  it('is said before somebody writes: the marketing template is missing', () => {
    const template = { code: '1', link: '1', shipped: '1', arrival: '1', address: '', marketing: '' };
    const sms = { accessKeyId: 'a', accessKeySecret: 'b', signName: '花容', templateCodes: template };
    expect(channelProblem({ mode: 'live', sms, mail: null } as never, 'sms')).toContain(
      'SMS_MARKETING_TEMPLATE_CODE',
    );
    expect(channelProblem({ mode: 'live', sms, mail: null } as never, 'email')).toContain('SMTP_URL');
    expect(channelProblem({ mode: 'demo', sms: null, mail: null } as never, 'sms')).toBeNull();
  });
});

describe('a member who answered R', () => {
  it('gets no more texts, and the log masks the number', async () => {
    const [memberId = ''] = await createMembers(1);
    const { mobile } = await shop.db
      .selectFrom('member')
      .select('mobile')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const marketer = await shop.signIn('MARKETER');
    expect((await marketer.call(routes.optOut, { mobile })).results).toEqual({ accounts: 1 });
    expect(await isAllowed(shop.db, memberId, 'marketingSms')).toBe(false);
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'marketing.optOut', outcome: 'done' });
    expect(entry?.subject_id).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect((await marketer.call(routes.optOut, { mobile: '19900000000' })).errorCode).toBe('ADM8001E');
    expect((await marketer.call(routes.optOut, { mobile: '12' })).errorCode).toMatch(/^CMN/);
  });
});
