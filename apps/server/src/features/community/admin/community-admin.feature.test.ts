import { communityAdminRoutes as routes } from '@huarong/contract/admin/community';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { seedProducts } from '../../cart/testing/seed-products.ts';

let shop: AdminHarness;
let moderator: StaffBrowser;
let productId: string;
let skuId: string;
beforeAll(async () => {
  shop = await openAdmin();
  await seedProducts(shop.db);
  const sku = await shop.db.selectFrom('sku').select(['id', 'product_id']).executeTakeFirstOrThrow();
  [productId, skuId] = [sku.product_id, sku.id];
  moderator = await shop.signIn('MODERATOR');
});
afterAll(() => shop.close());

const insertQuestion = async (content: string, state: 'pending' | 'shown' | 'hidden' = 'pending') =>
  (
    await shop.db
      .insertInto('question')
      .values({
        product_id: productId,
        member_id: 'asker',
        author_name: '阿圆圆',
        content,
        topic: 'other',
        state,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const insertComment = async (stars: number, state: 'pending' | 'shown' | 'hidden') =>
  (
    await sql<{ id: string }>`
      insert into comment (product_id, sku_id, author_name, stars, aspects, content, state)
      values (${productId}, ${skuId}, '小满满', ${stars}, '{}', '用了三天，加微信聊', ${state}) returning id`.execute(
      shop.db,
    )
  ).rows[0]?.id ?? '';
const decide = (kind: string, id: string, isShown: boolean, reason = '站外引流') =>
  moderator.call(routes.decide, { kind, id, isShown, reason });
const eventsFor = async (memberId: string) =>
  (await shop.db.selectFrom('outbox_event').select(['topic', 'payload']).orderBy('id').execute()).filter(
    ({ payload }) => (payload as { memberId?: string }).memberId === memberId,
  );

describe('the queue', () => {
  it('holds what waits, the oldest first, with the word that held it and a masked author', async () => {
    const first = await insertQuestion('能治疗过敏吗');
    const second = await insertComment(1, 'pending');
    const { results } = await moderator.call(routes.queue, {});
    expect(results.rows.map((row: { id: string }) => row.id)).toEqual([first, second]);
    expect(results).toMatchObject({ total: 2, rows: [{ word: '治疗', author: '阿**' }, { stars: 1 }] });
    const { results: item } = await moderator.call(routes.item, { kind: 'comment', id: second });
    expect(item).toMatchObject({ word: '加微信', state: 'pending', productId, images: [], reportList: [] });
    expect((await moderator.call(routes.item, { kind: 'follow-up', id: second })).errorCode).toBe('CNT2005E');
    await decide('question', first, true, '正常提问');
    await decide('comment', second, false);
    expect((await moderator.call(routes.queue, {})).results.rows).toEqual([]);
    const hidden = await moderator.call(routes.queue, { view: 'hidden' });
    expect(hidden.results.rows.map((row: { id: string }) => row.id)).toContain(second);
  });
});

describe('a decision', () => {
  it('takes down what is shown and puts it back; its author gets the reason each time', async () => {
    const id = await insertQuestion('哪个好用', 'shown');
    expect((await decide('question', id, false, '含站外联系方式')).errorCode).toBeNull();
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'community.decide', subject_kind: 'question', subject_id: id });
    expect(await shop.rowsOf(entry?.id ?? 0)).toMatchObject([
      { table_name: 'question', after: expect.objectContaining({ state: 'hidden' }) },
    ]);
    expect((await decide('question', id, false)).errorCode).toBe('ADM8005W');
    await decide('question', id, true, '作者已修改');
    expect(
      (await eventsFor('asker')).filter(({ topic }) => topic === 'content-decided').slice(-2),
    ).toMatchObject([
      { payload: { isShown: false, reason: '含站外联系方式' } },
      { payload: { isShown: true, reason: '作者已修改' } },
    ]);
  });

  it('needs a text, a reason and the permission', async () => {
    const id = await insertQuestion('能用吗', 'shown');
    expect((await decide('question', 'nothing', false)).errorCode).toBe('CNT2005E');
    expect((await decide('question', id, false, '')).errorCode).not.toBeNull();
    const auditor = await shop.signIn('AUDITOR');
    const refused = await auditor.call(routes.decide, {
      kind: 'question',
      id,
      isShown: false,
      reason: '试试',
    });
    expect(refused.errorCode).toBe('ADM0003E');
  });

  it('settles the reports of the text', async () => {
    const id = await insertQuestion('哪里买便宜', 'shown');
    await shop.db
      .insertInto('content_report')
      .values({ kind: 'question', target_id: id, member_id: 'reporter', reason: 'advertising' })
      .execute();
    const reported = await moderator.call(routes.queue, { view: 'reported' });
    expect(reported.results.rows).toMatchObject([{ id, reports: 1 }]);
    await decide('question', id, false);
    const { reportList } = (await moderator.call(routes.item, { kind: 'question', id })).results;
    expect(reportList).toMatchObject([{ reason: 'advertising', outcome: 'hidden' }]);
    expect((await moderator.call(routes.queue, { view: 'reported' })).results.rows).toEqual([]);
  });
});

describe('words of the shop', () => {
  it('answers a shown question as 花容客服 and notifies the asker', async () => {
    const id = await insertQuestion('孕期可以用吗', 'shown');
    const { results } = await moderator.call(routes.answer, { id, text: '请先咨询医生' });
    const answer = await shop.db
      .selectFrom('answer')
      .selectAll()
      .where('id', '=', results.answerId)
      .executeTakeFirstOrThrow();
    expect(answer).toMatchObject({ is_staff: true, author_name: '花容客服', state: 'shown' });
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'community.answer', subject_id: id });
    expect((await eventsFor('asker')).at(-1)).toMatchObject({ topic: 'question-answered' });
    const held = await insertQuestion('待审核的', 'pending');
    expect((await moderator.call(routes.answer, { id: held, text: '好' })).errorCode).toBe('CNT2005E');
    expect((await moderator.call(routes.answer, { id, text: '\u200b' })).errorCode).not.toBeNull();
  });

  it('replies to a comment once', async () => {
    const id = await insertComment(5, 'shown');
    expect((await moderator.call(routes.reply, { id, text: '谢谢喜欢' })).errorCode).toBeNull();
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'community.reply', subject_id: id });
    expect((await moderator.call(routes.reply, { id, text: '再谢' })).errorCode).toBe('ADM8006W');
  });

  it('shows the share of hidden comments by stars', async () => {
    await insertComment(3, 'hidden');
    await insertComment(3, 'shown');
    const { rows } = (await moderator.call(routes.hiddenShare)).results;
    expect(rows).toContainEqual({ stars: 3, comments: 2, hidden: 1 });
  });
});

it('an image link that was changed or has no signature opens nothing', async () => {
  const get = (url: string) => shop.admin.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
  const id = 'a'.repeat(32);
  expect((await get(`/pictures/held/${id}`)).statusCode).toBe(404);
  expect((await get(`/pictures/held/${id}?until=99999999999&sign=x`)).statusCode).toBe(404);
});

describe('pages of the queue', () => {
  it('go on beyond one page and back, also among texts of the same moment', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const ids: string[] = [];
    for (const text of ['一', '二', '三', '四', '五']) {
      const id = await insertQuestion(`能不能${text}起用`, 'hidden');
      await shop.db.updateTable('question').set({ created_at: at }).where('id', '=', id).execute();
      ids.push(id);
    }
    const page = async (input: object) =>
      (await moderator.call(routes.queue, { view: 'hidden', size: 2, ...input })).results;
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const found: { rows: { id: string; kind: string }[]; next: string | null } = await page(
        cursor === null ? {} : { after: cursor },
      );
      seen.push(...found.rows.map(({ id, kind }) => `${kind} ${id}`));
      cursor = found.next;
      pages += 1;
    } while (cursor !== null && pages < 50);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids.map((id) => `question ${id}`)));
    const first = await page({});
    const second = await page({ after: first.next });
    expect((await page({ before: second.previous })).rows).toEqual(first.rows);
    expect((await moderator.call(routes.queue, { after: 'abc' })).errorCode).toBe('CMN0001E');
  });
});

describe('templates of replies', () => {
  const save = (template: object) => moderator.call(routes.saveTemplate, { ...template });
  const list = async () => (await moderator.call(routes.templates)).results.rows;

  it('are added, changed and deleted, each with an entry of the audit log', async () => {
    const { results } = await save({ title: '感谢', text: '感谢您的喜欢。' });
    expect(await list()).toMatchObject([{ templateId: results.templateId, title: '感谢' }]);
    expect((await save({ title: '感谢', text: '又一个' })).errorCode).toBe('ADM2009E');
    await save({ ...results, title: '感谢', text: '感谢您的分享。' });
    expect(await list()).toMatchObject([{ text: '感谢您的分享。' }]);
    expect((await shop.lastEntries())[0]).toMatchObject({
      call: 'community.saveTemplate',
      subject_kind: 'reply-template',
      subject_id: results.templateId,
    });
    expect((await moderator.call(routes.deleteTemplate, results)).errorCode).toBeNull();
    expect(await list()).toEqual([]);
    expect((await moderator.call(routes.deleteTemplate, results)).errorCode).toBe('ADM7004E');
    expect((await save({ ...results, title: '感谢', text: '没有了' })).errorCode).toBe('ADM7004E');
  });
});

it('the audit log holds no contact that a shopper wrote into a text', async () => {
  const id = await insertQuestion('加我 13800138000 或 138-0013-8001，a.b@mail.example 也行');
  await shop.db.updateTable('question').set({ state: 'shown' }).where('id', '=', id).execute();
  // Answered while it is shown, then hidden: both actions are in the log.
  const answered = await moderator.call(routes.answer, { id, text: '请打 13900139000' });
  expect(answered.errorCode).toBeNull();
  await decide('question', id, false, '含联系方式 13800138000');
  const entries = await shop.lastEntries(2);
  const rows = (await Promise.all(entries.map((entry) => shop.rowsOf(entry.id)))).flat();
  const text = JSON.stringify([entries, rows]);
  for (const secret of ['13800138000', '138-0013-8001', 'a.b@mail.example', '13900139000'])
    expect(text).not.toContain(secret);
  expect(entries.map(({ reason }) => reason)).toContain('含联系方式 138****8000');
});
