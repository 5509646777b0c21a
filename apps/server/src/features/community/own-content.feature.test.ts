import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { type CommunityHarness, openCommunityHarness, setState } from './testing/community-harness.ts';

let harness: CommunityHarness;
let skuId: string;
let productId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  skuId = harness.skus[0]!.id;
  productId = harness.products[0]!.id;
});
afterAll(() => harness.close());

let orders = 0;
async function write(memberId: string, content: string, fields: object = {}) {
  orders += 1;
  const subOrderId = `own${orders}`;
  const signedAt = new Date((await readClock(harness.db)).getTime() - 86_400_000);
  harness.sales.push({ memberId, subOrderId, skuId, signedAt });
  const body = { subOrderId, skuId, stars: 4, content, ...fields };
  const { results } = await harness.post('/v1/product/comment', body, memberId);
  return { ...results, subOrderId };
}
const mine = async (memberId: string, query = '') =>
  (await harness.get(`/v1/product/myComments/1/10${query}`, memberId)).results;

describe('the list of own comments', () => {
  it('shows each state with its reason, also of comments that are not shown', async () => {
    await write('lin', '颜色很正，薄涂也显气色');
    await write('lin', '用完痘痘都消炎了，真的神奇');
    const refused = await write('lin', '打我电话 13800000001 便宜卖');
    await setState(harness.db, 'comment', refused.commentId, 'hidden');
    const { list, counts, total } = await mine('lin');
    expect(list.map(({ state }: { state: string }) => state).sort()).toEqual(['pending', 'refused', 'shown']);
    const of = (state: string) => list.find((comment: { state: string }) => comment.state === state);
    expect(of('shown')).toMatchObject({ productId, stars: 4, canFollowUp: true });
    expect(of('pending').notice).toContain('消炎');
    expect(of('refused')).toMatchObject({ notice: expect.stringContaining('手机号'), canFollowUp: false });
    expect([total, counts.written, counts.followUp]).toEqual([3, 3, 2]);
    expect((await mine('qiao')).total).toBe(0);
  });

  it('allows one follow-up within 180 days and says until when', async () => {
    const { subOrderId } = await write('patient', '刚拿到，先说颜色');
    expect((await mine('patient', '?filter=followUp')).total).toBe(1);
    await advanceClock(harness.db, 20 * 86_400);
    const followUp = { subOrderId, skuId, stars: 4, content: '用了一阵还是喜欢', isFollowUp: true };
    const { results } = await harness.post('/v1/product/comment', followUp, 'patient');
    expect(results).toMatchObject({ state: 'shown', points: 0 });
    const [comment] = (await mine('patient')).list;
    expect(comment).toMatchObject({ canFollowUp: false, followUp: { daysOfUse: 21, state: 'shown' } });
    expect(comment).not.toHaveProperty('followUpUntil');
    expect((await mine('patient', '?filter=followUp')).total).toBe(0);
  });

  it('allows no follow-up after 180 days', async () => {
    await write('late', '半年以后再来看看');
    await advanceClock(harness.db, 180 * 86_400 + 1);
    expect((await mine('late')).list[0].canFollowUp).toBe(false);
  });

  it('earns fifty points for each comment, whatever its stars', async () => {
    await write('frank', '颜色偏暗，不太适合我', { stars: 1 });
    await write('frank', '第二支，颜色很正', { stars: 5 });
    const account = await harness.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', 'frank')
      .executeTakeFirst();
    expect(account?.pay_points).toBe(100);
  });
});

describe('the list of purchases without a comment', () => {
  it('has the aspects of the category and the points for a comment', async () => {
    const signedAt = await readClock(harness.db);
    harness.sales.push({ memberId: 'buyer', subOrderId: 'waits1', skuId, signedAt });
    const { results } = await harness.get('/v1/product/myComments/waiting/1/10', 'buyer');
    expect(results).toMatchObject({
      total: 1,
      points: 50,
      counts: { waiting: 1, written: 0 },
      list: [{ subOrderId: 'waits1', skuId, productId, aspects: ['显色', '持久', '质地', '包装'] }],
    });
    expect((await harness.get('/v1/product/myComments/waiting/1/10')).errorCode).toBe('2550');
  });
});

describe('the list of own questions and answers', () => {
  const consult = (memberId: string, fields: object) =>
    harness.post('/v1/product/consultation', { productId, ...fields }, memberId);
  const own = async (memberId: string, kind: string) =>
    (await harness.get(`/v1/product/myConsultations/1/10?kind=${kind}`, memberId)).results;

  it('shows states, reasons and answers', async () => {
    const { results: asked } = await consult('curious', { question: '黄皮可以用吗？' });
    await consult('curious', { question: '加微信聊聊吗' });
    await consult('helper', { consultationId: asked.consultationId, answer: '黄皮用着显白' });
    const questions = await own('curious', 'question');
    expect(questions.total).toBe(2);
    expect(questions.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          question: '黄皮可以用吗？',
          state: 'shown',
          answerCount: 1,
          answers: [expect.objectContaining({ content: '黄皮用着显白' })],
        }),
        expect.objectContaining({ state: 'pending', notice: expect.stringContaining('推广') }),
      ]),
    );
    expect(await own('helper', 'answer')).toMatchObject({
      total: 1,
      counts: { answers: 1 },
      list: [{ question: '黄皮可以用吗？', answer: '黄皮用着显白', state: 'shown' }],
    });
  });
});
