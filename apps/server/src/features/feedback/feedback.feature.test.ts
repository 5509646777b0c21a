import { feedbackAdminRoutes as adminRoutes } from '@huarong/contract/admin/feedback';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { feedbackRoutes as routes } from '@huarong/contract/feedback';
import { identityRoutes } from '@huarong/contract/identity';
import { methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { SERVER_CALLER } from '#platform/context';
import { runDueJobs } from '#platform/jobs';
import { openGuestSession, openMemberSession } from '#platform/session';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { createFakeStorage } from '../../integrations/storage/index.ts';
import { jpeg } from '../../platform/uploads/testing/image-samples.ts';
import { formHeaders, formOf } from '../../platform/uploads/testing/send-form.ts';
import { feedbackJobs } from './index.ts';

type Headers = Record<string, string>;
let shop: AdminHarness;
let service: StaffBrowser;
let member: Headers;
let guest: Headers;
beforeAll(async () => {
  shop = await openAdmin({ hasMembers: true });
  service = await shop.signIn('SERVICE');
  member = { token: await openMemberSession(shop.db, '1000000003', SERVER_CALLER) };
  guest = { guesttoken: (await openGuestSession(shop.db, SERVER_CALLER)).guestToken };
});
afterAll(() => shop.close());

async function call(route: Route, queryBody: object, headers: Headers) {
  const answer = await shop.app.inject({
    method: methodOf(route) as 'GET' | 'POST',
    url: pathOf(route).replace('{pageNo}', '1').replace('{pageSize}', '10'),
    headers,
    ...(methodOf(route) === 'POST' && { payload: { queryBody } }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test reads another part
  const { results, errorCode, errorMessage } = answer.json() as any;
  return { status: answer.statusCode, results, errorCode, message: errorMessage };
}
const WRITTEN = { kind: 'page', text: '结算页选不了地址', about: '/order' };
const submit = (headers: Headers, change: object = {}) =>
  call(routes.submit, { ...WRITTEN, ...change }, headers);
async function verify(mobile: string) {
  await advanceClock(shop.db, 61);
  const { results } = await call(identityRoutes.smsCode, { mobile, purpose: 'feedback' }, {});
  const outbox = (await shop.app.inject({ url: '/demo/outbox.json' })).json() as {
    to: string;
    code: string;
  }[];
  return { mobile, rToken: results.rToken, smsCode: outbox.find(({ to }) => to === mobile)!.code };
}
async function upload(headers: Headers) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: pathOf(routes.uploadPicture),
    payload: formOf([{ filename: '../../evil.php', content: await jpeg() }]),
    headers: { ...formHeaders, ...headers },
  });
  return answer.json().results as { imageId: string; imageUrl: string };
}
const answer = (feedbackNo: string, revision: number, text = '已经修好，谢谢提醒') =>
  service.call(adminRoutes.answer, { feedbackNo, revision, answer: text });

describe('feedback of a member', () => {
  it('gets a number, is read by staff, and the answer arrives in the message centre', async () => {
    const image = await upload(member);
    const hostile = '<script>alert(1)</script>结算页打不开';
    const { results } = await submit(member, { text: hostile, imageIds: [image.imageId] });
    expect(results).toMatchObject({ feedbackNo: expect.stringMatching(/^FK\d{14}$/), answerDays: 2 });
    const { feedbackNo } = results;
    const detail = (await service.call(adminRoutes.detail, { feedbackNo })).results;
    expect(detail).toMatchObject({ memberId: '1000000003', mobile: null, state: 'open', text: hostile });
    expect((await shop.app.inject(detail.imageUrls[0])).headers['content-type']).toBe('image/webp');
    expect((await shop.app.inject(detail.imageUrls[0].replace('sign=', 'sign=0'))).statusCode).toBe(404);

    const staffId = String(await shop.staffIdOf('SERVICE'));
    const assigned = await service.call(adminRoutes.assign, { feedbackNo, revision: 1, staffId });
    expect(assigned.results).toEqual({ revision: 2 });
    const mine = (await service.call(adminRoutes.list, { mine: '1', state: 'open' })).results;
    expect(mine.rows.map((row: { feedbackNo: string }) => row.feedbackNo)).toEqual([feedbackNo]);

    expect((await answer(feedbackNo, 2)).results).toEqual({ revision: 3 });
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'feedback.answer', subject_id: feedbackNo });
    const messages = await shop.db
      .selectFrom('message')
      .select(['title', 'text'])
      .where('member_id', '=', '1000000003')
      .where('key', 'like', 'feedback:%')
      .execute();
    expect(messages).toEqual([{ title: '你的反馈有答复了', text: `反馈 ${feedbackNo}：已经修好，谢谢提醒` }]);
    const own = await call(routes.list, {}, member);
    expect(own.results.list[0]).toMatchObject({
      feedbackNo,
      state: 'answered',
      answer: '已经修好，谢谢提醒',
    });
  });

  it('is limited to five a day, also at the same moment', async () => {
    const author = { token: await openMemberSession(shop.db, '1000000001', SERVER_CALLER) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(author)));
    expect(answers.filter(({ errorCode }) => errorCode === null)).toHaveLength(5);
    expect(answers.find(({ errorCode }) => errorCode !== null)).toMatchObject({
      status: 429,
      message: '今天已提交 5 条反馈，请明天再来或致电客服',
    });
  });

  it('is seen by its author only, and with own images only', async () => {
    const other = { token: await openMemberSession(shop.db, '1000000002', SERVER_CALLER) };
    const { imageId } = await upload(other);
    const refused = await submit(member, { imageIds: [imageId] });
    expect(refused.errorCode).toBe('CNT9683W');
    expect((await call(routes.list, {}, other)).results.list).toEqual([]);
    expect((await call(routes.list, {}, guest)).status).toBe(401);
  });

  it.each([
    ['a short text', { text: '慢' }],
    ['a text that is too long', { text: '慢'.repeat(1_001) }],
    ['an unknown kind', { kind: 'poem' }],
    ['four images', { imageIds: ['a', 'b', 'c', 'd'] }],
  ])('is refused with %s', async (_what, change) =>
    expect((await submit(member, change)).errorCode).not.toBeNull(),
  );
});

describe('feedback of a guest', () => {
  const MOBILE = '13900001234';
  it('needs a verified mobile, and the answer is found by it', async () => {
    expect((await submit(guest)).errorCode).toBe('CNT9681W');
    const verified = await verify(MOBILE);
    expect((await submit(guest, { ...verified, smsCode: '000000' })).errorCode).toBe('USR1006E');
    const { results } = await submit(guest, await verify(MOBILE));
    const { feedbackNo } = results;
    const listed = (await service.call(adminRoutes.detail, { feedbackNo })).results;
    expect(listed).toMatchObject({ memberId: null, mobile: '139****1234' });
    expect(JSON.stringify(listed)).not.toContain(MOBILE);
    await answer(feedbackNo, 1);
    const typed = feedbackNo.toLowerCase().replace('fk', 'fk ');
    const found = await call(routes.find, { receiptNo: typed, ...(await verify(MOBILE)) }, {});
    expect(found.results).toMatchObject({ feedbackNo, state: 'answered', answer: '已经修好，谢谢提醒' });
    const stranger = await call(routes.find, { receiptNo: feedbackNo, ...(await verify('13900004321')) }, {});
    expect(stranger.errorCode).toBe('CNT9684E');
  });

  it('of a visitor without a session is refused', async () => {
    expect((await submit({})).status).toBe(401);
  });
});

describe('staff', () => {
  it('do not overwrite each other, and a closed feedback stays as it is', async () => {
    const { feedbackNo } = (await submit(member)).results;
    expect((await answer(feedbackNo, 7)).errorCode).toBe('ADM9680W');
    const close = (revision: number) =>
      service.call(adminRoutes.close, { feedbackNo, revision, reason: '重复提交' });
    expect((await close(1)).errorCode).toBeNull();
    expect((await answer(feedbackNo, 2)).errorCode).toBe('ADM9680W');
    expect((await close(2)).errorCode).toBe('ADM9680W');
  });

  it('see the list by state, kind, number and words, page by page', async () => {
    const all = (await service.call(adminRoutes.list, {})).results;
    expect(all.total).toBe(all.counts.open + all.counts.answered + all.counts.closed);
    const first = (await service.call(adminRoutes.list, { size: 2 })).results;
    const next = (await service.call(adminRoutes.list, { size: 2, after: first.next })).results;
    expect([...first.rows, ...next.rows]).toEqual(all.rows.slice(0, 4));
    const back = (await service.call(adminRoutes.list, { size: 2, before: next.previous })).results;
    expect(back.rows).toEqual(first.rows);
    const [{ feedbackNo }] = all.rows;
    expect((await service.call(adminRoutes.list, { q: feedbackNo.toLowerCase() })).results.rows).toHaveLength(
      1,
    );
    expect((await service.call(adminRoutes.list, { q: '%' })).results.rows).toEqual([]);
    expect((await service.call(adminRoutes.list, { after: "' or 1=1" })).status).toBe(400);
    const queue = (await service.call(workQueueRoutes.list, {})).results;
    expect(JSON.stringify(queue)).toContain('/feedback?state=open');
  });

  it('without the permission, and with unknown numbers and colleagues, are refused', async () => {
    const warehouse = await shop.signIn('WAREHOUSE');
    expect((await warehouse.call(adminRoutes.list, {})).errorCode).toBe('ADM0003E');
    const unknown = { feedbackNo: 'FK20990101000001', revision: 1 };
    for (const [route, input] of [
      [adminRoutes.detail, {}],
      [adminRoutes.assign, { staffId: null }],
      [adminRoutes.answer, { answer: '谢谢' }],
      [adminRoutes.close, { reason: '重复提交' }],
    ] as const)
      expect((await service.call(route, { ...unknown, ...input })).status).toBe(404);
    const [{ feedbackNo }] = (await service.call(adminRoutes.list, { state: 'open' })).results.rows;
    const wrong = await service.call(adminRoutes.assign, { feedbackNo, revision: 1, staffId: '999999' });
    expect(wrong.errorCode).toBe('ADM9681E');
  });
});

it('a closed feedback and unused images are deleted when their time is over', async () => {
  const image = await upload(member);
  const storage = createFakeStorage();
  const feedbackOf = () => shop.db.selectFrom('feedback').select('state').execute();
  const open = (await feedbackOf()).filter(({ state }) => state !== 'closed').length;
  await advanceClock(shop.db, 366 * 86_400);
  while ((await runDueJobs(shop.db, feedbackJobs(shop.db, storage))) > 0);
  expect(await feedbackOf()).toHaveLength(open);
  const rest = await shop.db
    .selectFrom('feedback_picture')
    .select('id')
    .where('id', '=', image.imageId)
    .execute();
  expect(rest).toEqual([]);
});
