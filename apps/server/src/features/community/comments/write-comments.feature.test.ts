import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { onPostgres } from '../../../../testing/index.ts';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';
import { scriptPayloads } from '../testing/script-payloads.ts';

let harness: CommunityHarness;
let productId: string;
let skuId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  productId = harness.products[0]!.id;
  skuId = harness.skus[0]!.id;
});
afterAll(() => harness.close());

let orders = 0;
/** A purchase that the member signed for yesterday. */
async function sell(memberId: string, sku = skuId) {
  orders += 1;
  const signedAt = new Date((await readClock(harness.db)).getTime() - 86_400_000);
  const sale = { memberId, subOrderId: `order${orders}`, skuId: sku, signedAt };
  harness.sales.push(sale);
  return sale;
}
const comment = async (memberId: string, fields: object = {}) => {
  const { subOrderId, skuId: bought } = await sell(memberId);
  const body = { subOrderId, skuId: bought, stars: 5, content: '颜色很正，薄涂也显气色', ...fields };
  return { ...(await harness.post('/v1/product/comment', body, memberId)), subOrderId };
};
const list = (query = '', memberId?: string) =>
  harness.get(`/v1/product/comment/${productId}/1/50${query}`, memberId);
const contents = async (query = '') =>
  (await list(query)).results.list.map((row: { content: string }) => row.content);

describe('writing a comment', () => {
  it('is for members who have received the item', async () => {
    const body = { subOrderId: 'nobody', skuId, stars: 5, content: '没有买过也想说几句' };
    expect((await harness.post('/v1/product/comment', body)).errorCode).toBe('2550');
    expect((await harness.post('/v1/product/comment', body, 'lin')).errorCode).toBe('CNT2001E');
    const { subOrderId } = await sell('qiao');
    const foreign = await harness.post('/v1/product/comment', { ...body, subOrderId }, 'lin');
    expect(foreign.errorCode).toBe('CNT2001E');
  });

  it('shows it at once with author, sku and aspect ratings', async () => {
    const written = await comment('alice', {
      stars: 4,
      content: '第二支了，不拔干，送给妈妈她也喜欢',
      aspects: [
        { name: '显色', stars: 5 },
        { name: '没有这一项', stars: 1 },
      ],
      skinType: 'combinationDry',
      ageBand: '31-35',
    });
    expect(written.results).toMatchObject({ state: 'shown', points: 50 });
    const shown = (await list()).results.list.find(
      (row: { commentId: string }) => row.commentId === written.results.commentId,
    );
    expect(shown).toMatchObject({
      skuId,
      skuName: '01 砖红 3.2g',
      author: { nickname: 'alice 的花', cardType: 'WHITE', skinType: 'combinationDry', ageBand: '31-35' },
      stars: 4,
      aspects: [{ name: '显色', stars: 5 }],
      content: '第二支了，不拔干，送给妈妈她也喜欢',
      imageUrls: [],
    });
    expect(shown.followUp).toBeUndefined();
  });

  it('hides the name of an anonymous author', async () => {
    const { results } = await comment('bashful', { anonymous: true, content: '不想让同事看到我又买口红' });
    const row = (await list()).results.list.find(
      (shown: { commentId: string }) => shown.commentId === results.commentId,
    );
    expect(row.author.nickname).toBe('匿名用户');
    expect(JSON.stringify(row)).not.toContain('bashful');
  });

  it('is possible once for each item', async () => {
    const { subOrderId } = await comment('once');
    const again = { subOrderId, skuId, stars: 1, content: '改主意了，不喜欢' };
    expect(await harness.post('/v1/product/comment', again, 'once')).toMatchObject({
      http: 409,
      errorCode: 'CNT2002W',
    });
  });

  it.each([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 4.5 }],
    ['four characters', { content: '挺好的呀' }],
    ['10,000 characters', { content: '好'.repeat(10_000) }],
    ['ten images', { imageIds: Array.from({ length: 10 }, (_none, at) => `p${at}`) }],
    ['an unknown skin type', { skinType: 'golden' }],
  ])('refuses %s as invalid input', async (_what, fields) =>
    expect(await comment('clumsy', fields)).toMatchObject({ http: 400, errorCode: 'CMN0001E' }),
  );

  it.each([
    ['only joiners', '\u200d\u200d\u200d\u200d\u200d\u200d'],
    ['only invisible characters', '\u200b\u2060\ufeff\u200b\u2060\ufeff'],
    ['two visible among many invisible characters', '好\u200b\u200b\u200b用\u200b\u200b'],
  ])('refuses %s as too short', async (_what, content) =>
    expect((await comment('hidden', { content })).errorCode).toBe('CNT2006W'),
  );

  it.each([
    ['direction controls', '口红\u202Egnp.exe 很好用'],
    ['stacked combining marks', `好${'\u0301'.repeat(12)}用得很`],
    ['a character that PostgreSQL cannot store', '好用\u0000得很啊啊'],
  ])('refuses %s', async (_what, content) =>
    expect((await comment('tricky', { content })).errorCode).toBe('2520'),
  );

  it('can be repeated after a refusal, without points and with a new review', async () => {
    const { results, subOrderId } = await comment('sent-back');
    const again = (content: string, memberId = 'sent-back') =>
      harness.post('/v1/product/comment', { subOrderId, skuId, stars: 3, content }, memberId);
    expect((await again('想改成三星')).errorCode).toBe('CNT2002W');
    await setState(harness.db, 'comment', results.commentId, 'hidden');
    expect((await again('不是我的也想改', 'lin')).errorCode).toBe('CNT2001E');
    const rewritten = await again('改好了：颜色很正');
    expect(rewritten.results).toMatchObject({ commentId: results.commentId, state: 'pending', points: 0 });
    expect(await contents()).not.toContain('改好了：颜色很正');
    const own = (await harness.get('/v1/product/myComments/1/10', 'sent-back')).results.list;
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      stars: 3,
      content: '改好了：颜色很正',
      state: 'pending',
      canRewrite: true,
    });
    expect((await again('再改一次看看')).results, 'while it is under review').toMatchObject({
      state: 'pending',
    });
    await setState(harness.db, 'comment', results.commentId, 'shown');
    expect((await again('第三次修改看看')).errorCode).toBe('CNT2002W');
  });

  it('keeps emoji, rare characters and 500 characters unchanged', async () => {
    for (const content of ['👩‍👩‍👧‍👦 一家人都在用 💄', '𠮷野家旁边的专柜试过，颜色一样', '好'.repeat(500)]) {
      await comment('emoji', { content });
      expect(await contents('?sort=newest')).toContain(content);
    }
  });

  it('stores scripts as plain text', async () => {
    for (const payload of scriptPayloads) {
      const { results } = await comment('mallory', { content: `${payload} 就这样` });
      await setState(harness.db, 'comment', results.commentId, 'shown');
    }
    const answer = await harness.app.inject(`/v1/product/comment/${productId}/1/50?sort=newest`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const shown = answer.json().results.list.map((row: { content: string }) => row.content);
    for (const payload of scriptPayloads.slice(0, 30)) expect(shown).toContain(`${payload} 就这样`);
    await harness.db.deleteFrom('comment').where('member_id', '=', 'mallory').execute();
  });

  it.each([
    ['a medical claim', '用完痘痘都消 炎了，真的神奇', '“消炎”属于医疗用语'],
    ['an advertisement', '想要更便宜的加 V x y z 123，加微信', '推广'],
    ['a mobile number', '有问题打我电话 138-0000-0001 聊聊', '手机号'],
  ])('holds %s for review and says why', async (_what, content, reason) => {
    const { results } = await comment('careless', { content });
    expect(results).toMatchObject({ state: 'pending', notice: expect.stringContaining(reason) });
    expect(await contents()).not.toContain(content);
  });
});

describe('a follow-up', () => {
  it('is possible once after the comment and shows the days of use', async () => {
    const { subOrderId } = await sell('patient');
    const followUp = { subOrderId, skuId, stars: 5, content: '用了一阵，还是喜欢', isFollowUp: true };
    expect((await harness.post('/v1/product/comment', followUp, 'patient')).errorCode).toBe('CNT2001E');
    await harness.post(
      '/v1/product/comment',
      { ...followUp, isFollowUp: false, content: '刚拿到，先说颜色' },
      'patient',
    );
    await advanceClock(harness.db, 29 * 86_400);
    expect((await harness.post('/v1/product/comment', followUp, 'patient')).results.state).toBe('shown');
    expect((await harness.post('/v1/product/comment', followUp, 'patient')).errorCode).toBe('CNT2002W');
    const { results } = await list('?filter=followUp');
    expect(results.list).toHaveLength(1);
    expect(results.list[0]).toMatchObject({
      content: '刚拿到，先说颜色',
      followUp: { content: '用了一阵，还是喜欢', daysOfUse: 30, imageUrls: [] },
    });
  });

  it('is refused after 180 days', async () => {
    const { subOrderId } = await comment('late');
    await advanceClock(harness.db, 180 * 86_400 + 1);
    const followUp = { subOrderId, skuId, stars: 5, content: '半年多了还没用完', isFollowUp: true };
    expect((await harness.post('/v1/product/comment', followUp, 'late')).errorCode).toBe('CNT2003W');
  });
});

describe('a follow-up under review', () => {
  const followUpOf = async (memberId: string) =>
    (await harness.get('/v1/product/myComments/1/10', memberId)).results.list[0].followUp;
  const writeHeld = async (memberId: string) => {
    const { results, subOrderId } = await comment(memberId);
    const write = (content: string, author = memberId) =>
      harness.post('/v1/product/comment', { subOrderId, skuId, stars: 5, content, isFollowUp: true }, author);
    expect((await write('用了一阵，消炎效果很好')).results).toMatchObject({ state: 'pending' });
    return { write, commentId: results.commentId as string };
  };

  it('can be edited by its author, without points, and stays under review', async () => {
    const { write, commentId } = await writeHeld('reviewer-a');
    expect(await followUpOf('reviewer-a')).toMatchObject({ state: 'pending', canRewrite: true });
    expect((await write('不是我的也想改', 'lin')).errorCode).toBe('CNT2001E');
    await advanceClock(harness.db, 3 * 86_400);
    const edited = await write('换个说法：泛红少了一些');
    expect(edited.results).toMatchObject({ commentId, state: 'pending', points: 0 });
    expect(await followUpOf('reviewer-a')).toMatchObject({
      content: '换个说法：泛红少了一些',
      state: 'pending',
      canRewrite: true,
    });
    const own = (await harness.get('/v1/product/myComments/1/10', 'reviewer-a')).results.list;
    expect(own[0], 'the comment itself is not changed').toMatchObject({ state: 'shown', canRewrite: false });
  });

  it('that was rejected can be written again, and a shown one cannot', async () => {
    const { write, commentId } = await writeHeld('reviewer-b');
    const setFollowUp = (state: 'hidden' | 'shown') =>
      harness.db.updateTable('comment').set({ follow_up_state: state }).where('id', '=', commentId).execute();
    await setFollowUp('hidden');
    expect((await write('改好了：肤感很清爽')).results).toMatchObject({ state: 'pending' });
    await setFollowUp('shown');
    expect((await write('第三次修改看看')).errorCode).toBe('CNT2002W');
    expect(await followUpOf('reviewer-b')).toMatchObject({
      content: '改好了：肤感很清爽',
      canRewrite: false,
    });
  });

  it('can be withdrawn and written again', async () => {
    const { write, commentId } = await writeHeld('reviewer-c');
    const withdrawn = await harness.post('/v1/product/comment/withdraw', { commentId }, 'reviewer-c');
    expect(withdrawn.results).toEqual({ commentId });
    expect(await followUpOf('reviewer-c')).toBeUndefined();
    expect((await write('重新写：肤感很清爽')).results).toMatchObject({ state: 'shown' });
  });
});

onPostgres('concurrent calls', () => {
  it('store one comment', async () => {
    const { subOrderId } = await sell('double');
    const body = { subOrderId, skuId, stars: 5, content: '两个窗口一起提交' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => harness.post('/v1/product/comment', body, 'double')),
    );
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'CNT2002W')).toHaveLength(5);
  });
});

describe('a comment under review', () => {
  const HELD = '用了三天消炎效果很好，推荐';
  const mine = async (memberId: string) =>
    (await harness.get('/v1/product/myComments/1/10', memberId)).results;
  const withdraw = (commentId: string, memberId: string) =>
    harness.post('/v1/product/comment/withdraw', { commentId }, memberId);

  it('can be edited by its author and stays under review', async () => {
    const { results, subOrderId } = await comment('alice', { content: HELD });
    expect(results).toMatchObject({ state: 'pending' });
    const body = { subOrderId, skuId, stars: 3, content: '换个说法：泛红少了一些' };
    const edited = await harness.post('/v1/product/comment', body, 'alice');
    expect(edited.results).toMatchObject({ commentId: results.commentId, state: 'pending', points: 0 });
    const own = (await mine('alice')).list.find(
      ({ commentId }: { commentId: string }) => commentId === results.commentId,
    );
    expect(own).toMatchObject({ content: body.content, stars: 3, canRewrite: true, canWithdraw: true });
  });

  it('can be withdrawn by its author, which takes its points back, and be written again', async () => {
    const { results, subOrderId } = await comment('alice', { content: HELD });
    const pointsOf = async () =>
      await harness.db
        .selectFrom('points_account')
        .select(['pay_points', 'card_points'])
        .where('member_id', '=', 'alice')
        .executeTakeFirstOrThrow();
    const before = await pointsOf();
    expect((await withdraw(results.commentId, 'lin')).errorCode).not.toBeNull();
    expect((await withdraw(results.commentId, 'alice')).results).toEqual({ commentId: results.commentId });
    expect(await pointsOf()).toEqual({ ...before, pay_points: before.pay_points - 50 });
    expect((await withdraw(results.commentId, 'alice')).errorCode, 'once').not.toBeNull();
    const body = { subOrderId, skuId, stars: 5, content: '颜色很正，薄涂也显气色' };
    expect((await harness.post('/v1/product/comment', body, 'alice')).results).toMatchObject({ points: 50 });
  });

  it('that is shown can be neither edited nor withdrawn', async () => {
    const { results, subOrderId } = await comment('alice');
    const body = { subOrderId, skuId, stars: 1, content: '想改成别的内容试一试' };
    expect((await harness.post('/v1/product/comment', body, 'alice')).errorCode).not.toBeNull();
    expect((await withdraw(results.commentId, 'alice')).errorCode).not.toBeNull();
  });
});
