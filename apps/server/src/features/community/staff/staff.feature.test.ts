import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityShop } from '../index.ts';
import { type Community, openCommunity } from '../testing/community-harness.ts';

const { decideOnWords, listHeldWords, replyToComment } = communityShop;
const PATH = '/v1/product/consultation';
let shop: Community;
let productId: string;
beforeAll(async () => {
  shop = await openCommunity();
  productId = shop.products[0]!.id;
});
afterAll(() => shop.close());

const ask = async (question: string, memberId: string): Promise<string> =>
  (await shop.post(PATH, { productId, question }, memberId)).results.consultationId;
const answer = async (consultationId: string, text: string, memberId: string) =>
  (await shop.post(PATH, { productId, consultationId, answer: text }, memberId)).results;
const news = async () =>
  (await shop.db.selectFrom('outbox_event').select(['topic', 'payload']).orderBy('id').execute()).filter(
    ({ topic }) => topic === 'question-answered',
  );
const HELD = '这个能治疗过敏吗，加微信聊';

describe('words that were held', () => {
  it('are shown once the shop has read them, and only then tell who asked', async () => {
    const id = await ask('敏感肌能用吗？', 'asker');
    const { answerId, state } = await answer(id, HELD, 'adviser');
    expect(state).toBe('pending');
    expect(await news()).toEqual([]);
    expect(await listHeldWords(shop.db)).toContainEqual(
      expect.objectContaining({ kind: 'answer', id: answerId, text: HELD }),
    );

    const decision = { kind: 'answer' as const, id: answerId, isShown: true };
    expect(await decideOnWords(shop.db, decision)).toMatchObject({ ok: true });
    expect(await decideOnWords(shop.db, decision)).toMatchObject({
      ok: false,
      refusal: { code: 'words-not-waiting' },
    });
    expect(await listHeldWords(shop.db)).toEqual([]);
    expect(await news()).toMatchObject([{ payload: { memberId: 'asker', answer: HELD } }]);
  });

  it('stay with who wrote them when the shop says no', async () => {
    const id = await ask(HELD, 'asker');
    await decideOnWords(shop.db, { kind: 'question', id, isShown: false });
    const { results } = await shop.get(`${PATH}/${productId}/1/10`);
    expect(results.list.map((row: { consultationId: string }) => row.consultationId)).not.toContain(id);
  });
});

it('an answer to her own question is no news', async () => {
  const before = (await news()).length;
  await answer(await ask('几天能到？', 'herself'), '问过客服了，三天', 'herself');
  expect(await news()).toHaveLength(before);
});

it('a comment that is not there, or an empty reply, is refused', async () => {
  expect(await replyToComment(shop.db, 'nobody', '谢谢')).toMatchObject({
    refusal: { code: 'comment-not-open' },
  });
  expect(await replyToComment(shop.db, 'nobody', ' ')).toMatchObject({ refusal: { code: 'reply-too-long' } });
});
