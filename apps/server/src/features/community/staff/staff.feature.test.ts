import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommunityHarness, openCommunityHarness } from '../testing/community-harness.ts';
import { listPendingContent } from './list-pending-content.ts';
import { replyToComment } from './reply-to-comment.ts';
import { reviewContent } from './review-content.ts';

const PATH = '/v1/product/consultation';
let harness: CommunityHarness;
let productId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  productId = harness.products[0]!.id;
});
afterAll(() => harness.close());

const ask = async (question: string, memberId: string): Promise<string> =>
  (await harness.post(PATH, { productId, question }, memberId)).results.consultationId;
const answer = async (consultationId: string, text: string, memberId: string) =>
  (await harness.post(PATH, { productId, consultationId, answer: text }, memberId)).results;
const listAnsweredEvents = async () =>
  (await harness.db.selectFrom('outbox_event').select(['topic', 'payload']).orderBy('id').execute()).filter(
    ({ topic }) => topic === 'question-answered',
  );
const SENSITIVE_TEXT = '这个能治疗过敏吗，加微信聊';

describe('held content', () => {
  it('is shown after approval, and only then the asker is notified', async () => {
    const id = await ask('敏感肌能用吗？', 'asker');
    const { answerId, state } = await answer(id, SENSITIVE_TEXT, 'adviser');
    expect(state).toBe('pending');
    expect(await listAnsweredEvents()).toEqual([]);
    expect(await listPendingContent(harness.db)).toContainEqual(
      expect.objectContaining({ kind: 'answer', id: answerId, text: SENSITIVE_TEXT }),
    );

    const decision = { kind: 'answer' as const, id: answerId, isShown: true };
    expect(await reviewContent(harness.db, decision)).toMatchObject({ ok: true });
    expect(await reviewContent(harness.db, decision)).toMatchObject({
      ok: false,
      refusal: { code: 'words-not-waiting' },
    });
    expect(await listPendingContent(harness.db)).toEqual([]);
    expect(await listAnsweredEvents()).toMatchObject([
      { payload: { memberId: 'asker', answer: SENSITIVE_TEXT } },
    ]);
  });

  it('is not shown after a refusal', async () => {
    const id = await ask(SENSITIVE_TEXT, 'asker');
    await reviewContent(harness.db, { kind: 'question', id, isShown: false });
    const { results } = await harness.get(`${PATH}/${productId}/1/10`);
    expect(results.list.map((row: { consultationId: string }) => row.consultationId)).not.toContain(id);
  });
});

it('an answer to one’s own question publishes no event', async () => {
  const before = (await listAnsweredEvents()).length;
  await answer(await ask('几天能到？', 'self-answerer'), '问过客服了，三天', 'self-answerer');
  expect(await listAnsweredEvents()).toHaveLength(before);
});

it('a reply to an unknown comment, or an empty one, is refused', async () => {
  expect(await replyToComment(harness.db, 'nobody', '谢谢')).toMatchObject({
    refusal: { code: 'comment-not-open' },
  });
  expect(await replyToComment(harness.db, 'nobody', ' ')).toMatchObject({
    refusal: { code: 'reply-too-long' },
  });
});
