import { accountRoutes } from '@huarong/contract/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { productOf, SKU } from '../../cart/testing/seed-products.ts';
import { type AccountHarness, type AccountMember, openAccountHarness } from '../testing/account-harness.ts';
import { emailMembers } from './email-members.ts';
import { isAllowed } from './is-allowed.ts';
import { optOutOfTexts } from './opt-out-of-texts.ts';
import { sendMarketing } from './send-marketing.ts';
import { countTextRecipients, textMembers } from './text-members.ts';

const CREAM = productOf(SKU.cream);
let harness: AccountHarness;
let member: AccountMember;
beforeAll(async () => {
  harness = await openAccountHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  member = await harness.createMember();
});

const record = async () => (await member.call(accountRoutes.privacyRecord)).results;
const set = (code: string, on: boolean) =>
  member.call(accountRoutes.savePrivacyRecord, { switches: [{ code, on }] });
const get = async (url: string) =>
  (await harness.app.inject({ url, headers: member.headers })).json().results;

describe('the switches', () => {
  it('start with marketing off, as the law requires', async () => {
    const { switches, changes } = await record();
    expect(
      switches.filter(({ on }: { on: boolean }) => !on).map(({ code }: { code: string }) => code),
    ).toEqual(['marketingSms', 'marketingEmail']);
    expect(changes).toEqual([]);
  });

  it('record every real change with time and device', async () => {
    await set('marketingSms', true);
    await set('marketingSms', true);
    const { results } = await set('marketingSms', false);
    expect(results.changes).toMatchObject([
      { item: '营销短信', change: '开 → 关', device: 'Safari，Mac' },
      { item: '营销短信', change: '关 → 开', text: '营销短信 关 → 开' },
    ]);
    expect(await isAllowed(harness.db, member.id, 'marketingSms')).toBe(false);
  });

  it('belong to one member', async () => {
    await set('offers', false);
    const other = await harness.createMember();
    expect(await isAllowed(harness.db, other.id, 'offers')).toBe(true);
    expect((await other.call(accountRoutes.privacyRecord)).results.changes).toEqual([]);
  });

  it('leave a record that cannot be changed', async () => {
    await set('offers', false);
    await expect(
      harness.db
        .updateTable('privacy_change')
        .set({ is_on: true })
        .where('member_id', '=', member.id)
        .execute(),
    ).rejects.toThrow();
    await expect(
      harness.db.deleteFrom('privacy_change').where('member_id', '=', member.id).execute(),
    ).rejects.toThrow();
  });

  it('refuse an unknown code', async () => expect((await set('everything', true)).errorCode).toMatch(/^CMN/));
});

describe('when switched off', () => {
  it('个性化推荐 shows the general recommendations', async () => {
    const recommend = () => get(`/v1/product/recommend/guess-you-like?productIds=${CREAM}`);
    expect((await recommend()).reason).toBe('根据你看过的商品');
    await set('recommendation', false);
    expect((await recommend()).reason).toBe('热销与新品');
  });

  it('浏览记录 deletes the history and records no more views', async () => {
    const viewProduct = () =>
      harness.app.inject({
        method: 'POST',
        url: '/v3/shopcart/shopcart/saveBrsProd',
        headers: member.headers,
        payload: { queryBody: { productId: CREAM } },
      });
    await viewProduct();
    expect((await record()).historyCount).toBe(1);
    await set('history', false);
    await viewProduct();
    expect((await record()).historyCount).toBe(0);
    expect((await get(`/v1/product/recommend/history?productIds=${CREAM}`)).list).toEqual([]);
  });

  it('社区主页 hides name and avatar of the author', async () => {
    await harness.db
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
  const email = { kind: 'email', subject: '新品', text: '冬日限定' } as const;
  const config = { mode: 'demo', secret: 'a-secret-of-at-least-thirty-two-characters' } as const;
  const send = (message: Parameters<typeof sendMarketing>[3] = email) =>
    transaction(harness.db, (tx) => sendMarketing(tx, config, member.id, message));
  const countEmails = async () =>
    (
      await harness.db
        .selectFrom('demo_message')
        .select('recipient')
        .where('content', '=', '冬日限定')
        .execute()
    ).length;

  it('is not sent without an opt-in', async () => {
    expect(await send()).toBe(false);
    expect(await countEmails()).toBe(0);
  });

  it('is sent after an opt-in to a verified address, and stops after an opt-out', async () => {
    await set('marketingEmail', true);
    expect(await send()).toBe(false);
    await harness.db
      .updateTable('member')
      .set({ email: `${member.id}@mail.example` })
      .where('id', '=', member.id)
      .execute();
    expect(await send()).toBe(true);
    expect(await emailMembers(harness.db, config, { subject: '新品', text: '圣诞' })).toBe(1);
    await set('marketingEmail', false);
    expect(await send()).toBe(false);
    expect(await emailMembers(harness.db, config, { subject: '新品', text: '圣诞' })).toBe(0);
    expect(await countEmails()).toBe(1);
  });

  it('by text says how to opt out, reaches opted-in members once per campaign, and no member who replied R', async () => {
    const winter = { campaign: 'winter-2026', text: '冬日限定上新' };
    const listTextRecipients = async () =>
      (
        await harness.db
          .selectFrom('demo_message')
          .select('recipient')
          .where('content', '=', '冬日限定上新 拒收请回复R')
          .execute()
      ).map(({ recipient }) => recipient);
    expect([
      await countTextRecipients(harness.db, winter),
      await textMembers(harness.db, config, winter),
    ]).toEqual([0, 0]);
    await set('marketingSms', true);
    expect(await countTextRecipients(harness.db, winter)).toBe(1);
    expect(await listTextRecipients()).toEqual([]);
    const atOnce = await Promise.all([1, 2, 3].map(() => textMembers(harness.db, config, winter)));
    expect(atOnce.toSorted()).toEqual([0, 0, 1]);
    const { mobile } = await harness.db
      .selectFrom('member')
      .select('mobile')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(await listTextRecipients()).toEqual([mobile]);
    expect(await countTextRecipients(harness.db, winter)).toBe(0);

    const spring = { ...winter, campaign: 'spring-2027' };
    expect(await optOutOfTexts(harness.db, mobile)).toBe(1);
    expect(await textMembers(harness.db, config, spring)).toBe(0);
    await set('marketingSms', true);
    expect(await textMembers(harness.db, config, spring)).toBe(1);
    expect(await listTextRecipients()).toHaveLength(2);
  });
});
