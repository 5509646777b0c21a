import { SERVER_CALLER } from '#platform/context';
import { openMemberSession } from '#platform/session';
import { type Attack, resultOf } from '../attack.ts';

const ASKED = [
  '?',
  '？？？',
  '。。。。',
  '😀',
  '啊',
  '啊啊啊啊啊啊',
  '111111',
  '123456',
  'asdfgh',
  '好的',
  '\u200b?\u200d',
];

/** Questions that ask nothing: none of them may be shown to everyone. */
export default {
  name: 'questions that ask nothing',
  async run({ request, db }) {
    const token = await openMemberSession(db, '1000000002', SERVER_CALLER);
    const { id: productId } = await db
      .selectFrom('product')
      .select('id')
      .where('status', '=', 'published')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const attempts = [];
    for (const question of ASKED) {
      const { errorCode } = await request('/v1/product/consultation', {
        ...{ method: 'POST', headers: { token }, from: '198.18.14.1' },
        body: { queryBody: { productId, question } },
      });
      const shown = await db
        .selectFrom('question')
        .select('id')
        .where('product_id', '=', productId)
        .where('content', '=', question)
        .where('state', '=', 'shown')
        .execute();
      attempts.push({ what: `「${question}」 is shown (${errorCode})`, isHeld: shown.length === 0 });
    }
    return resultOf(attempts);
  },
} satisfies Attack;
