import { accountRoutes } from '@huarong/contract/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { productOf, SKU } from '../../cart/testing/plant-goods.ts';
import { type AccountMember, type AccountShop, openAccountShop } from '../testing/open-account-shop.ts';
import { isAllowed } from './is-allowed.ts';
import { mailMembers } from './mail-members.ts';
import { postMarketing } from './post-marketing.ts';
import { refuseTexts } from './refuse-texts.ts';
import { countReach, textMembers } from './text-members.ts';

const CREAM = productOf(SKU.cream);
let shop: AccountShop;
let member: AccountMember;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await shop.member();
});

const record = async () => (await member.call(accountRoutes.privacyRecord)).results;
const set = (code: string, on: boolean) =>
  member.call(accountRoutes.savePrivacyRecord, { switches: [{ code, on }] });
const get = async (url: string) => (await shop.app.inject({ url, headers: member.headers })).json().results;

describe('the switches', () => {
  it('begin as the law wants them: marketing is asked for, never assumed', async () => {
    const { switches, changes } = await record();
    expect(
      switches.filter(({ on }: { on: boolean }) => !on).map(({ code }: { code: string }) => code),
    ).toEqual(['marketingSms', 'marketingEmail']);
    expect(changes).toEqual([]);
  });

  it('note every change with time and device, and no change that is none', async () => {
    await set('marketingSms', true);
    await set('marketingSms', true);
    const { results } = await set('marketingSms', false);
    expect(results.changes).toMatchObject([
      { item: '营销短信', change: '开 → 关', device: 'Safari，Mac' },
      { item: '营销短信', change: '关 → 开', text: '营销短信 关 → 开' },
    ]);
    expect(await isAllowed(shop.db, member.id, 'marketingSms')).toBe(false);
  });

  it('are each member’s own', async () => {
    await set('offers', false);
    const other = await shop.member();
    expect(await isAllowed(shop.db, other.id, 'offers')).toBe(true);
    expect((await other.call(accountRoutes.privacyRecord)).results.changes).toEqual([]);
  });

  it('leave a record that nobody can rewrite', async () => {
    await set('offers', false);
    await expect(
      shop.db.updateTable('privacy_change').set({ is_on: true }).where('member_id', '=', member.id).execute(),
    ).rejects.toThrow();
    await expect(
      shop.db.deleteFrom('privacy_change').where('member_id', '=', member.id).execute(),
    ).rejects.toThrow();
  });

  it('refuse what is no switch', async () =>
    expect((await set('everything', true)).errorCode).toMatch(/^CMN/));
});

describe('switched off', () => {
  it('个性化推荐 shows what everybody is shown', async () => {
    const ask = () => get(`/v1/product/recommend/guess-you-like?productIds=${CREAM}`);
    expect((await ask()).reason).toBe('根据你看过的商品');
    await set('recommendation', false);
    expect((await ask()).reason).toBe('大家在买');
  });

  it('浏览记录 forgets what was seen, and remembers nothing more', async () => {
    const look = () =>
      shop.app.inject({
        method: 'POST',
        url: '/v3/shopcart/shopcart/saveBrsProd',
        headers: member.headers,
        payload: { queryBody: { productId: CREAM } },
      });
    await look();
    expect((await record()).historyCount).toBe(1);
    await set('history', false);
    await look();
    expect((await record()).historyCount).toBe(0);
    expect((await get(`/v1/product/recommend/history?productIds=${CREAM}`)).list).toEqual([]);
  });

  it('社区主页 takes name and picture off what she wrote', async () => {
    await shop.db
      .insertInto('question')
      .values({
        product_id: CREAM,
        member_id: member.id,
        author_name: '林知夏',
        content: '敏感肌可以用吗？',
        topic: 'skin',
      })
      .execute();
    const { imageUrl } = (await member.upload(accountRoutes.uploadAvatar, await jpeg())).results;
    const author = async () => (await get(`/v1/product/consultation/${CREAM}/1/10`)).list[0].author;
    expect(await author()).toEqual({ nickname: '林知夏', avatarUrl: imageUrl });
    await set('communityPage', false);
    expect(await author()).toEqual({ nickname: '花容用户' });
    await set('communityPage', true);
    expect(await author()).toEqual({ nickname: '林知夏', avatarUrl: imageUrl });
  });
});

describe('advertising', () => {
  const letter = { kind: 'email', subject: '新品', text: '冬日限定' } as const;
  const config = { mode: 'demo', secret: 'a-secret-of-at-least-thirty-two-characters' } as const;
  const post = (message: Parameters<typeof postMarketing>[3] = letter) =>
    transaction(shop.db, (tx) => postMarketing(tx, config, member.id, message));
  const letters = async () =>
    (await shop.db.selectFrom('demo_message').select('recipient').where('content', '=', '冬日限定').execute())
      .length;

  it('goes to nobody who has not asked for it', async () => {
    expect(await post()).toBe(false);
    expect(await letters()).toBe(0);
  });

  it('goes to who asked, where she proved an address, and stops when she says so', async () => {
    await set('marketingEmail', true);
    expect(await post()).toBe(false);
    await shop.db
      .updateTable('member')
      .set({ email: `${member.id}@mail.example` })
      .where('id', '=', member.id)
      .execute();
    expect(await post()).toBe(true);
    expect(await mailMembers(shop.db, config, { subject: '新品', text: '圣诞' })).toBe(1);
    await set('marketingEmail', false);
    expect(await post()).toBe(false);
    expect(await mailMembers(shop.db, config, { subject: '新品', text: '圣诞' })).toBe(0);
    expect(await letters()).toBe(1);
  });

  it('by text says how to refuse, reaches who agreed once a campaign, and nobody who answered R', async () => {
    const winter = { campaign: 'winter-2026', text: '冬日限定上新' };
    const texts = async () =>
      (
        await shop.db
          .selectFrom('demo_message')
          .select('recipient')
          .where('content', '=', '冬日限定上新 拒收请回复R')
          .execute()
      ).map(({ recipient }) => recipient);
    expect([await countReach(shop.db, winter), await textMembers(shop.db, config, winter)]).toEqual([0, 0]);
    await set('marketingSms', true);
    expect(await countReach(shop.db, winter)).toBe(1);
    expect(await texts()).toEqual([]);
    const atOnce = await Promise.all([1, 2, 3].map(() => textMembers(shop.db, config, winter)));
    expect(atOnce.toSorted()).toEqual([0, 0, 1]);
    const { mobile } = await shop.db
      .selectFrom('member')
      .select('mobile')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(await texts()).toEqual([mobile]);
    expect(await countReach(shop.db, winter)).toBe(0);

    const spring = { ...winter, campaign: 'spring-2027' };
    expect(await refuseTexts(shop.db, mobile)).toBe(1);
    expect(await textMembers(shop.db, config, spring)).toBe(0);
    await set('marketingSms', true);
    expect(await textMembers(shop.db, config, spring)).toBe(1);
    expect(await texts()).toHaveLength(2);
  });
});
