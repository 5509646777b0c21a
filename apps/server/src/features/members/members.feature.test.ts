import { membersRoutes } from '@huarong/contract/admin/members';
import { REVEAL_LIMIT } from '@huarong/core/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberOwner } from '#platform/context';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { memberJobs } from './index.ts';

let shop: AdminHarness;
let service: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  service = await shop.signIn('SERVICE');
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());

let count = 0;
let memberId: string;
let mobile: string;
beforeEach(async () => {
  count += 1;
  memberId = String(2_000_000_000 + count);
  mobile = `139${String(10_000_000 + count)}`;
  await shop.db
    .insertInto('member')
    .values({
      id: memberId,
      mobile,
      email: `reader${count}@mail.example`,
      nickname: `测试会员${count}`,
      card_number: `62${memberId}0001`,
    })
    .execute();
  await shop.db
    .insertInto('member_profile')
    .values({ member_id: memberId, name: '欧阳知夏', birthday: '1996-06-18', birthday_set_at: new Date() })
    .execute();
});
const stateOf = async () =>
  (await shop.db.selectFrom('member').select('state').where('id', '=', memberId).executeTakeFirstOrThrow())
    .state;
const insertAddress = () =>
  shop.db
    .insertInto('address')
    .values({
      id: `address-${memberId}`,
      owner: memberOwner(memberId),
      name: '欧阳知夏',
      mobile,
      province_code: '330000',
      city_code: '330100',
      district_code: '330106',
      province_name: '浙江省',
      city_name: '杭州市',
      district_name: '西湖区',
      detail: '文三路 88 号 301 室',
      is_default: true,
    })
    .execute();
const insertSession = () =>
  sql`insert into session (token_hash, id, member_id, agent, address, idle_until, expires_at)
    values (${memberId.padStart(64, '0')}, ${`session-${memberId}`}, ${memberId}, 'Firefox', '114.84.20.7',
      shop_now() + interval '1 day', shop_now() + interval '1 day')`.execute(shop.db);

describe('the list', () => {
  const search = async (q: string) =>
    (await service.call(membersRoutes.list, { q })).results.rows.map(
      (row: { memberId: string }) => row.memberId,
    );

  it('finds a member by mobile, its end, card, e-mail, id and the beginning of the nickname, masked', async () => {
    for (const q of [
      mobile,
      memberId,
      `62${memberId}0001`,
      `READER${count}@mail.example`,
      `测试会员${count}`,
    ])
      expect(await search(q), q).toContain(memberId);
    expect(await search(mobile.slice(-4))).toContain(memberId);
    const { results } = await service.call(membersRoutes.list, { q: memberId });
    expect(results).toMatchObject({ searched: 'id', total: 1, next: null });
    expect(results.rows[0]).toMatchObject({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      orders: 0,
    });
    expect(JSON.stringify(results)).not.toContain(mobile);
  });

  it('finds nobody by what fits nobody, also not by a part of a mobile or by signs of a pattern', async () => {
    for (const q of ['13900000000', 'nobody@mail.example', '%', '没有这个人', '202611150018604217'])
      expect(await search(q), q).toEqual([]);
  });

  it('records a search for a whole mobile, masked, and no other', async () => {
    await search(mobile);
    expect((await shop.lastEntries())[0]).toMatchObject({
      call: 'members.list',
      subject_id: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    });
    const [{ id } = { id: 0 }] = await shop.lastEntries();
    await search(`测试会员${count}`);
    expect((await shop.lastEntries())[0]?.id).toBe(id);
  });

  it.each([undefined, '测试会员'])('goes forward and back by cursor (%s)', async (q) => {
    const page = async (position: object) =>
      (await service.call(membersRoutes.list, { ...(q && { q }), size: 2, ...position })).results;
    const first = await page({});
    const second = await page({ after: first.next });
    expect(first.previous).toBeNull();
    expect(second.rows[0].memberId).not.toBe(first.rows[1].memberId);
    const back = await page({ before: second.previous });
    expect(back.rows).toEqual(first.rows);
    const all = await page({ size: 200 });
    expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 4));
  });

  it('begins anew with a cursor that somebody has made up', async () => {
    expect((await service.call(membersRoutes.list, { after: 'e30' })).results.rows.length).toBeGreaterThan(0);
  });

  it('shows who is locked', async () => {
    await owner.call(membersRoutes.lock, { memberId, reason: '账号疑似被盗', until: null });
    const { results } = await service.call(membersRoutes.list, { view: 'locked' });
    expect(results.rows.map((row: { memberId: string }) => row.memberId)).toContain(memberId);
  });
});

describe('the detail', () => {
  it('masks name, mobile, e-mail, birthday, card and addresses', async () => {
    await insertAddress();
    await insertSession();
    await shop.db
      .insertInto('sign_in_record')
      .values({
        member_id: memberId,
        way: 'password',
        outcome: 'second-step',
        network: '114.84',
        risk_score: 60,
        risk_reasons: ['new-device', 'new-network'],
      })
      .execute();
    const { results } = await service.call(membersRoutes.detail, { memberId });
    expect(results).toMatchObject({
      name: '欧**',
      email: expect.stringMatching(/^re\*\*\*@/),
      birthday: '****-06-**',
      addresses: [{ name: '欧**', region: expect.stringContaining('杭州市'), detail: '文**' }],
      devices: [{ address: '114.84.*.*' }],
      signIns: [{ outcome: 'second-step', reasons: ['这台设备第一次登录你的账号', '网络与平时不同'] }],
    });
    for (const whole of [mobile, '欧阳知夏', '1996', '88 号', `reader${count}@`])
      expect(JSON.stringify(results), whole).not.toContain(whole);
  });

  it('is refused for nobody', async () => {
    expect((await service.call(membersRoutes.detail, { memberId: '9999999999' })).errorCode).toBe('ADM8001E');
  });
});

describe('revealing', () => {
  const ask = (more: object = {}, browser = service) =>
    browser.call(membersRoutes.reveal, {
      subject: 'member',
      id: memberId,
      field: 'mobile',
      reason: '配送联系',
      reference: '202611150018604217',
      ...more,
    });

  it('gives one whole field and records which, why and for what, without the value', async () => {
    const { results } = await ask();
    expect(results.value).toBe(mobile);
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({
      call: 'members.reveal',
      permission: 'member:unmask',
      subject_kind: 'member',
      subject_id: memberId,
      reason: '手机，配送联系，202611150018604217',
      outcome: 'done',
    });
    expect(JSON.stringify(entry)).not.toContain(mobile);
    expect((await ask({ field: 'name' })).results.value).toBe('欧阳知夏');
    expect((await ask({ field: 'birthday' })).results.value).toBe('1996-06-18');
    await insertAddress();
    const address = await ask({ field: 'address', addressId: `address-${memberId}` });
    expect(address.results.value).toContain('文三路 88 号 301 室');
  });

  it('stores no answer for a repeated request: it counts again', async () => {
    const headers = { 'idempotency-key': `reveal-${memberId}-0000` };
    const input = {
      subject: 'member',
      id: memberId,
      field: 'mobile',
      reason: '配送联系',
      reference: 'T-000001',
    };
    const first = await service.call(membersRoutes.reveal, input, { headers });
    const second = await service.call(membersRoutes.reveal, input, { headers });
    expect(second.results.revealedToday).toBe(first.results.revealedToday + 1);
    const stored = await sql`select 1 from idempotency_key where answer::text like ${`%${mobile}%`}`.execute(
      shop.db,
    );
    expect(stored.rows).toEqual([]);
  });

  it('refuses an unknown person, an empty field, a reason outside the list, a mobile as reference', async () => {
    expect((await ask({ id: '9999999999' })).errorCode).toBe('ADM8001E');
    expect((await ask({ subject: 'order', id: '202611150018604217' })).errorCode).toBe('ORD3001E');
    expect((await ask({ field: 'address', addressId: 'unknown' })).errorCode).toBe('ADM8004W');
    expect((await ask({ reason: '好奇' })).errorCode).not.toBeNull();
    expect((await ask({ reference: '13800000002' })).errorCode).not.toBeNull();
    expect((await ask({ reference: '' })).errorCode).not.toBeNull();
  });

  it('needs a fresh proof', async () => {
    const browser = await shop.signIn('SERVICE');
    const staffId = await shop.staffIdOf('SERVICE');
    await sql`update staff_session set proved_at = now() - interval '6 minutes' where staff_id = ${staffId}`.execute(
      shop.db,
    );
    expect((await ask({}, browser)).errorCode).toBe('ADM0002W');
    service = await shop.signIn('SERVICE');
  });

  it('tells the owners after thirty a day, and stops at a hundred, also when many ask at once', async () => {
    const staffId = await shop.staffIdOf('OWNER');
    const fill = (entries: number) =>
      sql`insert into audit_entry (id, actor, staff_id, call, permission, subject_kind, subject_id, outcome, request_id)
        select nextval('audit_entry_number'), ${`staff:${staffId}`}, ${staffId}, 'members.reveal', 'member:unmask',
          'member', 'x', 'done', 'test' from generate_series(1, ${entries}::int)`.execute(shop.db);
    const notices = async () =>
      (await shop.db.selectFrom('staff_notice').select('text').execute()).filter(({ text }) =>
        text.includes('完整资料'),
      );
    await fill(29);
    expect((await ask({}, owner)).results.revealedToday).toBe(30);
    expect(await notices()).toEqual([]);
    await ask({}, owner);
    await ask({}, owner);
    expect(await notices()).toHaveLength(1);
    await fill(REVEAL_LIMIT - 34);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({}, owner)));
    expect(answers.filter(({ errorCode }) => errorCode === null)).toHaveLength(2);
    expect(answers.find(({ errorCode }) => errorCode !== null)).toMatchObject({
      errorCode: 'ADM4002W',
      message: '今天查看完整资料的次数已达 100 次',
    });
  });
});

describe('locking', () => {
  it('ends the sessions, is recorded with its reason, and can be undone', async () => {
    await insertSession();
    const locked = await owner.call(membersRoutes.lock, { memberId, reason: '账号疑似被盗', until: null });
    expect(locked.results).toEqual({ endedSessions: 1 });
    expect(await stateOf()).toBe('locked');
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'members.lock', subject_id: memberId, reason: '账号疑似被盗' });
    const tables = (await shop.rowsOf(entry?.id ?? 0)).map(({ table_name }) => table_name);
    expect(tables.sort()).toEqual(['member', 'member_lock', 'session']);
    const again = await owner.call(membersRoutes.lock, { memberId, reason: '再来一次', until: null });
    expect(again.errorCode).toBe('ADM8002W');
    const unlocked = await owner.call(membersRoutes.unlock, { memberId, reason: '已核实身份' });
    expect(unlocked.errorCode).toBeNull();
    expect(await stateOf()).toBe('active');
    expect((await owner.call(membersRoutes.unlock, { memberId, reason: '再来一次' })).errorCode).toBe(
      'ADM8002W',
    );
    expect((await service.call(membersRoutes.detail, { memberId })).results.locks).toMatchObject([
      { reason: '账号疑似被盗', endedBy: expect.any(String) },
    ]);
  });

  it('ends by itself at its time', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await owner.call(membersRoutes.lock, { memberId, reason: '异常登录', until });
    await runDueJobs(shop.db, memberJobs(shop.db));
    expect(await stateOf()).toBe('locked');
    await sql`update member_lock set until = shop_now() where member_id = ${memberId}`.execute(shop.db);
    await sql`update job set run_at = shop_now() where kind = 'members.end-lock' and unique_key = ${memberId}`.execute(
      shop.db,
    );
    await runDueJobs(shop.db, memberJobs(shop.db));
    expect(await stateOf()).toBe('active');
  });

  it('needs a time that is to come, a member, a reason and the permission', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const lock = (more: object, browser = owner) =>
      browser.call(membersRoutes.lock, { memberId, reason: '异常登录', until: null, ...more });
    expect((await lock({ until: past })).errorCode).toBe('ADM8003E');
    expect((await lock({ memberId: '9999999999' })).errorCode).toBe('ADM8001E');
    expect((await lock({ reason: '' })).errorCode).not.toBeNull();
    expect((await lock({}, service)).errorCode).toBe('ADM0003E');
    expect(
      (await owner.call(membersRoutes.unlock, { memberId: '9999999999', reason: '核实' })).errorCode,
    ).toBe('ADM8001E');
    expect(await stateOf()).toBe('active');
  });
});

describe('notes and closing', () => {
  it('keeps a note, which the audit log masks', async () => {
    const { results } = await service.call(membersRoutes.addNote, { memberId, text: '来电确认贺卡内容' });
    const { notes } = (await service.call(membersRoutes.detail, { memberId })).results;
    expect(notes).toMatchObject([{ noteId: results.noteId, text: '来电确认贺卡内容' }]);
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'members.addNote', subject_id: memberId });
    expect(JSON.stringify(await shop.rowsOf(entry?.id ?? 0))).not.toContain('贺卡');
    expect(
      (await service.call(membersRoutes.addNote, { memberId: '9999999999', text: '无' })).errorCode,
    ).toBe('ADM8001E');
  });

  it('closes at request after seven days through the same closing, once', async () => {
    const close = () => owner.call(membersRoutes.close, { memberId, reason: '会员来电要求，已核实身份' });
    const { results } = await close();
    expect(Math.round((Date.parse(results.effectiveAt) - Date.now()) / 86_400_000)).toBe(7);
    expect(await stateOf()).toBe('closing');
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'members.close', outcome: 'done' });
    expect((await close()).errorCode).toBe('ADM8002W');
    expect(
      (await owner.call(membersRoutes.close, { memberId: '9999999999', reason: '会员要求' })).errorCode,
    ).toBe('ADM8001E');
  });

  it('does not close while something is open', async () => {
    await shop.db
      .insertInto('stored_card')
      .values({
        id: `card-${memberId}`,
        number_hash: memberId,
        tail: '0001',
        pin_hash: 'x',
        member_id: memberId,
        face_fen: 500_00,
        balance_fen: 500_00,
      })
      .execute();
    expect((await service.call(membersRoutes.detail, { memberId })).results.closingBlockers).toEqual([
      '储值卡余额 ¥500.00',
    ]);
    expect((await owner.call(membersRoutes.close, { memberId, reason: '会员来电要求' })).errorCode).toBe(
      'USR3004W',
    );
    expect(await stateOf()).toBe('active');
  });
});

describe('tags and watching', () => {
  const detailOf = async () => (await service.call(membersRoutes.detail, { memberId })).results;
  const addTag = (tag: string) =>
    service.call(membersRoutes.addTag, { memberId, tag, reason: '近一年消费前十' });

  it('a tag is shown, found in the list and taken away, each with a reason', async () => {
    expect((await service.call(membersRoutes.addTag, { memberId, tag: '贵宾' })).errorCode).toBe('CMN0001E');
    expect((await addTag('贵宾')).errorCode).toBeNull();
    expect((await shop.lastEntries())[0]).toMatchObject({
      call: 'members.addTag',
      subject_id: memberId,
      reason: '近一年消费前十',
    });
    expect(await detailOf()).toMatchObject({ tags: ['贵宾'] });
    const { results } = await service.call(membersRoutes.list, { tag: '贵宾' });
    expect(results).toMatchObject({ total: 1, rows: [{ memberId, tags: ['贵宾'] }] });
    expect(results.knownTags).toContain('贵宾');
    const remove = () => service.call(membersRoutes.removeTag, { memberId, tag: '贵宾', reason: '已过期' });
    expect((await remove()).errorCode).toBeNull();
    expect((await remove()).errorCode).toBe('ADM8002W');
    expect((await service.call(membersRoutes.list, { tag: '贵宾' })).results.rows).toEqual([]);
  });

  it('has at most ten tags', async () => {
    for (let at = 1; at <= 10; at++) await addTag(`标签${at}`);
    expect((await addTag('标签10')).errorCode).toBeNull();
    expect((await addTag('标签11')).errorCode).toBe('ADM7002W');
    expect((await detailOf()).tags).toHaveLength(10);
  });

  it('is watched by those who may lock, once', async () => {
    const watch = (isWatched: boolean, who = owner) =>
      who.call(membersRoutes.setWatched, { memberId, isWatched, reason: '多次拒收' });
    expect((await watch(true, service)).errorCode).toBe('ADM0003E');
    expect((await watch(true)).errorCode).toBeNull();
    expect((await watch(true)).errorCode).toBe('ADM8002W');
    expect(await detailOf()).toMatchObject({ isWatched: true });
    const { results } = await service.call(membersRoutes.list, { view: 'watched' });
    expect(results.rows).toContainEqual(expect.objectContaining({ memberId }));
    expect((await watch(false)).errorCode).toBeNull();
    const unknown = { memberId: '9999999999', isWatched: true, reason: '多次拒收' };
    expect((await owner.call(membersRoutes.setWatched, unknown)).errorCode).toBe('ADM8001E');
  });
});
