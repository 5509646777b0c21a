import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';
import { scriptPayloads } from '../testing/script-payloads.ts';

let harness: CommunityHarness;
let productId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  productId = harness.products[0]!.id;
});
afterAll(() => harness.close());

const PATH = '/v1/product/consultation';
const ask = (question: string, memberId = 'curious', fields: object = {}) =>
  harness.post(PATH, { productId, question, ...fields }, memberId);
const answer = (consultationId: string, text: string, memberId = 'kind', fields: object = {}) =>
  harness.post(PATH, { productId, consultationId, answer: text, ...fields }, memberId);
const list = (query = '', memberId?: string) => harness.get(`${PATH}/${productId}/1/10${query}`, memberId);
const questions = async (query = '') =>
  (await list(query)).results.list.map((row: { question: string }) => row.question);

describe('asking and answering', () => {
  it('is for members', async () => {
    expect((await harness.post(PATH, { productId, question: '会不会干？' })).errorCode).toBe('2550');
  });

  it('shows the question with its answers, and buyers with their sku', async () => {
    const asked = await ask('黄二白可以选 03 朱砂吗？', 'curious', { anonymous: true });
    expect(asked.results.state).toBe('shown');
    const id = asked.results.consultationId;
    harness.sales.push({
      memberId: 'buyer',
      subOrderId: 'o1',
      skuId: harness.skus[2]!.id,
      signedAt: await readClock(harness.db),
    });
    expect((await answer(id, '可以，薄涂显气色', 'buyer')).results.consultationId).toBe(id);
    await answer(id, '没买过，但我觉得可以', 'guesser');
    const { results } = await list();
    expect(results.list[0]).toMatchObject({
      question: '黄二白可以选 03 朱砂吗？',
      author: { nickname: '匿名用户' },
      answerCount: 2,
      answers: [
        { content: '可以，薄涂显气色', boughtSkuName: '03 朱砂 3.2g', isStaff: false, helpfulCount: 0 },
        { content: '没买过，但我觉得可以' },
      ],
    });
    expect(results.list[0].answers[1].boughtSkuName).toBeUndefined();
    expect(results.topics).toEqual([{ topic: 'shade', label: '显色与肤色', count: 1 }]);
  });

  it('shows three answers in the list and all for one question', async () => {
    const { results } = await ask('一支能用多久？');
    for (let at = 0; at < 5; at += 1)
      await answer(results.consultationId, `我用了 ${at + 2} 个月`, `user${at}`);
    const inList = (await list()).results.list.find(
      (row: { consultationId: string }) => row.consultationId === results.consultationId,
    );
    expect([inList.answerCount, inList.answers.length]).toEqual([5, 3]);
    const alone = await list(`?consultationId=${results.consultationId}`);
    expect(alone.results.list[0].answers).toHaveLength(5);
    expect(alone.results.total).toBe(1);
  });

  it.each([
    ['a question of 101 characters', { question: '问'.repeat(101) }, 'CMN0001E'],
    ['a question of 10,000 characters', { question: '问'.repeat(10_000) }, 'CMN0001E'],
    ['neither question nor answer', {}, 'CMN0001E'],
    ['an answer of 301 characters', { consultationId: 'x', answer: '答'.repeat(301) }, 'CMN0001E'],
    ['an unknown question', { consultationId: 'nothing', answer: '我来回答' }, 'CNT2004E'],
    ['a question of invisible characters', { question: '\u200b\u200d' }, 'CNT2006W'],
    ['a question mark', { question: '?' }, 'CNT2006W'],
    ['a question of marks', { question: '？？？？？！！' }, 'CNT2006W'],
    ['one character many times', { question: '啊'.repeat(50) }, 'CNT2006W'],
    ['an answer of marks', { consultationId: 'x', answer: '？' }, 'CNT2006W'],
    ['an answer with direction controls', { consultationId: 'x', answer: '好\u202e用' }, '2520'],
  ])('refuses %s', async (_what, fields, errorCode) =>
    expect((await harness.post(PATH, { productId, ...fields }, 'clumsy')).errorCode).toBe(errorCode),
  );

  it('refuses an answer under another product, and a question about a withdrawn one', async () => {
    const { results } = await ask('这个问题属于第一件商品');
    const other = harness.products[1]!.id;
    const misplaced = { productId: other, consultationId: results.consultationId, answer: '放错地方的回答' };
    expect((await harness.post(PATH, misplaced, 'kind')).errorCode).toBe('CNT2004E');
    await harness.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', other).execute();
    expect((await harness.post(PATH, { productId: other, question: '还会上架吗' }, 'kind')).errorCode).toBe(
      'CNT1001E',
    );
    expect((await harness.get(`${PATH}/${other}/1/10`)).status).toBe(0);
    expect((await harness.get(`${PATH}/1/1/10`)).errorCode).toBe('CNT1001E');
  });

  it('stores scripts as plain text', async () => {
    const { results } = await ask('脚本会不会跑起来？');
    for (const payload of scriptPayloads) {
      const { results: added } = await answer(results.consultationId, payload, 'mallory');
      await setState(harness.db, 'answer', added.answerId, 'shown');
    }
    const { results: shown } = await list(`?consultationId=${results.consultationId}`);
    const contents = shown.list[0].answers.map((row: { content: string }) => row.content);
    for (const payload of scriptPayloads) expect(contents).toContain(payload);
  });

  it('stores nothing of a question that says nothing, and says what to write', async () => {
    const answer = await ask('?', 'mark-writer');
    expect(answer.errorMessage).toContain('请写一句完整的问题');
    const rows = await harness.db
      .selectFrom('question')
      .select('id')
      .where('member_id', '=', 'mark-writer')
      .execute();
    expect(rows).toEqual([]);
  });

  it.each(['123456', 'asdfgh', '好的'])('holds 「%s」 for review and says why', async (text) => {
    const { results } = await ask(text);
    expect(results).toMatchObject({ state: 'pending', notice: expect.stringContaining('看不太出想问什么') });
    expect(await questions()).not.toContain(text);
  });

  it('holds a sensitive question for review and says why', async () => {
    const { results } = await ask('能消炎吗？能治疗唇炎吗');
    expect(results).toMatchObject({ state: 'pending', notice: expect.stringContaining('医疗用语') });
    expect(await questions()).not.toContain('能消炎吗？能治疗唇炎吗');
  });
});

describe('similar questions while typing', () => {
  beforeAll(async () => {
    await harness.db.deleteFrom('question').execute();
    for (const question of [
      '敏感唇能用吗，有没有香精？',
      '孕期可以用吗？',
      '沾杯严重吗？',
      '和 02 豆沙比哪个显白？',
    ])
      await ask(question);
  });

  it.each([
    ['沾杯', ['沾杯严重吗？']],
    ['嘴唇敏感能用吗', ['敏感唇能用吗，有没有香精？']],
    ['哪个更显白', ['和 02 豆沙比哪个显白？']],
    ['快递几天到', []],
  ])('finds for 「%s」 %j', async (typed, expected) =>
    expect((await questions(`?like=${encodeURIComponent(typed)}`)).slice(0, 1)).toEqual(expected),
  );

  it('can be filtered by topic', async () => {
    expect(await questions('?topic=lasting')).toEqual(['沾杯严重吗？']);
    expect(await questions('?topic=nothing')).toEqual([]);
  });
});

it('an answer gets one helpful vote per member, and the most helpful come first', async () => {
  const { results } = await ask('哪个回答在前面？');
  await answer(results.consultationId, '先来的回答', 'first');
  const second = (await answer(results.consultationId, '有用的回答', 'second')).results.answerId;
  const vote = (memberId: string) => harness.post(`${PATH}/helpful`, { answerId: second }, memberId);
  expect((await vote('second')).errorCode).toBe('CNT2007W');
  await vote('reader');
  expect((await vote('reader')).results).toEqual({ helpfulCount: 1, isHelpful: true });
  const { results: shown } = await list(`?consultationId=${results.consultationId}`, 'reader');
  expect(shown.list[0].answers).toMatchObject([
    { content: '有用的回答', helpfulCount: 1, isHelpful: true },
    { content: '先来的回答', isHelpful: false },
  ]);
});
