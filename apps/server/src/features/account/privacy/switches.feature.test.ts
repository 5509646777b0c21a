import { accountRoutes } from '@huarong/contract/account';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceClock } from '#platform/clock';
import { marketingCommands } from '../../../../../../scripts/shop/marketing-commands.ts';
import { jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { countRecipients, sendCampaign } from '../../broadcasts/index.ts';
import { moveToHour } from '../../broadcasts/testing/move-to-hour.ts';
import { productOf, SKU } from '../../cart/testing/seed-products.ts';
import { type AccountHarness, type AccountMember, openAccountHarness } from '../testing/account-harness.ts';
import { isAllowed } from './is-allowed.ts';
import { optOutOfTexts } from './opt-out-of-texts.ts';

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
  const config = { mode: 'demo', secret: 'a-secret-of-at-least-thirty-two-characters' } as const;
  beforeEach(() => void vi.stubEnv('SHOP_MODE', 'demo'));
  afterEach(() => void vi.unstubAllEnvs());
  // At night nothing is sent.
  beforeEach(async () => {
    await moveToHour(harness.db, 10);
    member = await harness.createMember();
  });
  const send = async (campaign: Parameters<typeof sendCampaign>[2]) =>
    (await sendCampaign(harness.db, config, campaign)).sent;
  const mail = (...args: string[]) => marketingCommands['marketing-mail'](harness.db, args);
  const listEmails = async () =>
    (
      await harness.db
        .selectFrom('demo_message')
        .select('recipient')
        .where('recipient', '=', `${member.id}@mail.example`)
        .where('content', 'like', '冬日限定%')
        .execute()
    ).map(({ recipient }) => recipient);

  it('by e-mail reaches a member with an opt-in and a verified address, once per campaign', async () => {
    const winter = ['winter-2026', '新品', '冬日限定'];
    const NONE_SENT = ['已发给 0 位会员'];
    expect(await mail(...winter)).toEqual(NONE_SENT);
    await set('marketingEmail', true);
    expect(await mail(...winter)).toEqual(NONE_SENT);
    await harness.db
      .updateTable('member')
      .set({ email: `${member.id}@mail.example` })
      .where('id', '=', member.id)
      .execute();
    expect(await mail(...winter)).toEqual(['已发给 1 位会员']);
    // A run that was interrupted is run again.
    expect(await mail(...winter)).toEqual(NONE_SENT);
    expect(await listEmails()).toHaveLength(1);
    await set('marketingEmail', false);
    expect(await mail('spring-2027', '新品', '冬日限定')).toEqual(NONE_SENT);
    expect(await listEmails()).toHaveLength(1);
  });

  it.each([[[]], [['winter-2026', '新品']], [['新品', '冬日限定', '上新']]])(
    'by e-mail needs a campaign, a subject and a text: %j',
    async (args) => {
      await expect(mail(...args)).rejects.toThrow('marketing-mail 活动号 主题 正文');
    },
  );

  it('by text says how to opt out, reaches opted-in members once per campaign, and no member who replied R', async () => {
    const winter = { channel: 'sms', campaign: 'winter-2026', subject: '', text: '冬日限定上新' } as const;
    const countTextRecipients = () => countRecipients(harness.db, 'sms', winter.campaign);
    const listTextRecipients = async () =>
      (
        await harness.db
          .selectFrom('demo_message')
          .select('recipient')
          .where('content', '=', '冬日限定上新 拒收请回复R')
          .execute()
      ).map(({ recipient }) => recipient);
    expect([await countTextRecipients(), await send(winter)]).toEqual([0, 0]);
    await set('marketingSms', true);
    expect(await countTextRecipients()).toBe(1);
    expect(await listTextRecipients()).toEqual([]);
    const atOnce = await Promise.all([1, 2, 3].map(() => send(winter)));
    expect(atOnce.toSorted()).toEqual([0, 0, 1]);
    const { mobile } = await harness.db
      .selectFrom('member')
      .select('mobile')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(await listTextRecipients()).toEqual([mobile]);
    expect(await countTextRecipients()).toBe(0);

    const spring = { ...winter, campaign: 'spring-2027' };
    expect(await optOutOfTexts(harness.db, mobile)).toBe(1);
    expect(await send(spring)).toBe(0);
    await set('marketingSms', true);
    expect(await send(spring)).toBe(1);
    expect(await listTextRecipients()).toHaveLength(2);
  });

  it('by a command waits for the morning and stops at the cap of the week', async () => {
    await sql`update privacy_switch set is_on = false`.execute(harness.db);
    await set('marketingSms', true);
    const campaign = (name: string) =>
      ({ channel: 'sms', campaign: name, subject: '', text: '上新' }) as const;
    await moveToHour(harness.db, 22);
    expect(await sendCampaign(harness.db, config, campaign('night'))).toMatchObject({
      sent: 0,
      quietUntil: expect.any(Date),
    });
    vi.stubEnv('SHOP_MODE', 'demo');
    const [said] = await marketingCommands['campaign-sms'](harness.db, ['night', '上新', '--send']);
    expect(said).toContain('09:00 以后再发一次');
    await moveToHour(harness.db, 10);
    for (const name of ['first', 'second', 'third']) expect(await send(campaign(name))).toBe(1);
    expect(await countRecipients(harness.db, 'sms', 'fourth')).toBe(0);
    expect(await send(campaign('fourth'))).toBe(0);
    await advanceClock(harness.db, 8 * 86_400);
    expect(await send(campaign('fourth'))).toBe(1);
  });
});
