import { insertRows, type Tx } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { type MemberFixture, productId, storageKeyOf } from './member-fixture.ts';

export async function seedCommunityRows(tx: Tx, { id, canary }: MemberFixture) {
  const member_id = id;
  const author = { member_id, author_name: `${canary}昵称` };
  await insertRows(tx, 'uploaded_picture', [
    {
      ...{ id: `picture${id}`, member_id, storage_key: storageKeyOf('community', id), width: 1, height: 1 },
      expires_at: new Date('2099-01-01'),
    },
  ]);
  const content = { product_id: productId, content: '颜色很正，第二支了' };
  await insertRows(tx, 'comment', [
    {
      ...{ ...author, ...content, id: `comment${id}`, sku_id: SKU.cream, sub_order_id: `00000000${id}-1` },
      ...{ stars: 5, aspects: {}, skin_type: 'dry', pictures: [`picture${id}`] },
    },
  ]);
  await insertRows(tx, 'question', [{ ...author, ...content, id: `question${id}`, topic: 'skin' }]);
  await insertRows(tx, 'answer', [
    { ...author, id: `answer${id}`, question_id: `question${id}`, content: content.content },
  ]);
  await insertRows(tx, 'post', [{ ...author, id: `post${id}`, title: '笔记', content: content.content }]);
  await insertRows(tx, 'comment_vote', [{ comment_id: `comment${id}`, member_id }]);
  await insertRows(tx, 'answer_vote', [{ answer_id: `answer${id}`, member_id }]);
  const followed = await tx.selectFrom('post_author').select('author_id').limit(1).executeTakeFirstOrThrow();
  await insertRows(tx, 'author_follow', [{ member_id, author_id: followed.author_id }]);
  await insertRows(tx, 'post_like', [{ post_id: `post${id}`, member_id }]);
  await insertRows(tx, 'post_comment', [
    { ...author, id: `post-comment${id}`, post_id: `post${id}`, content: '同款，很喜欢' },
  ]);
  await insertRows(tx, 'post_comment_like', [{ comment_id: `post-comment${id}`, member_id }]);
  await insertRows(tx, 'content_report', [
    { kind: 'comment', target_id: 'x', member_id, reason: 'other', note: canary },
  ]);
}
