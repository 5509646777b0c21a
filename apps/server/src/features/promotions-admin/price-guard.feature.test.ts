import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { promotionsRoutes } from '@huarong/contract/admin/promotions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let marketer: StaffBrowser;
let owner: StaffBrowser;
let skus: { id: string; offer_price_fen: number }[];
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  marketer = await shop.signIn('MARKETER');
  owner = await shop.signIn('OWNER');
  skus = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.offer_price_fen'])
    .where('product.status', '=', 'published')
    .where('sku.is_live', '=', true)
    .orderBy('sku.id')
    .limit(4)
    .execute();
  for (const sku of skus) await setCost(sku.id, Math.floor(sku.offer_price_fen / 2));
}, 120_000);
afterAll(() => shop.close());

const setCost = (skuId: string, costFen: number) =>
  sql`insert into sku_supply (sku_id, cost_fen) values (${skuId}, ${costFen})
    on conflict (sku_id) do update set cost_fen = excluded.cost_fen`.execute(shop.db);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const FROM = hours(-1);
const UNTIL = hours(48);
/** A price of some percent of the list price for one sku. */
const priced = (percent: number, skuId = skus[0]?.id, title = '限时价') => ({
  ...{ kind: 'limitedTime', title, startsAt: FROM, endsAt: UNTIL },
  rule: {
    ...{ mark: '限时价', conditions: [], priority: 900, exclusionGroup: null },
    quota: { total: null, perShopper: null },
    scope: { kind: 'list', goods: { skuIds: [skuId] } },
    benefit: { kind: 'payPercent', percent },
  },
});
const draftOf = async (values: object) => (await marketer.call(promotionsRoutes.create, { values })).results;
const detail = async (promotionId: string) =>
  (await marketer.call(promotionsRoutes.detail, { promotionId })).results;
const publish = (draft: object, reason?: string) =>
  marketer.call(promotionsRoutes.publish, { ...draft, ...(reason && { reason }) });
const REASON = '清仓，低于成本也卖';

describe('a promotion below cost', () => {
  it('is refused without a reason, waits with one, and goes live when another person approves', async () => {
    const draft = await draftOf(priced(40));
    const refused = await publish(draft);
    expect(refused).toMatchObject({ status: 409, errorCode: 'ADM9460W' });
    expect(refused.message).toBe('叠加后有 1 个规格低于成本，须写明理由，由另一人批准');
    expect(refused.results.skus).toMatchObject([{ skuId: skus[0]?.id, cost: null }]);
    const open = await owner.call(promotionsRoutes.publish, draft);
    expect(open.results.skus[0].cost).toBe(Math.floor((skus[0]?.offer_price_fen ?? 0) / 2));
    expect((await detail(draft.promotionId)).waiting).toBeNull();

    const asked = await publish(draft, REASON);
    const { approvalId } = asked.results.waiting;
    expect(asked.results).toMatchObject({ ...draft, waiting: { approvers: ['沈知微'] } });
    expect((await publish(draft, REASON)).results.waiting.approvalId).toBe(approvalId);
    expect(await detail(draft.promotionId)).toMatchObject({
      ...{ state: 'draft', waiting: { approvalId, by: '唐果', isOwn: true } },
    });
    const listed = (await owner.call(promotionsRoutes.list, { tab: 'waiting' })).results;
    expect(listed).toMatchObject({ counts: { waiting: 1 }, rows: [{ promotionId: draft.promotionId }] });
    expect(listed.rows[0].waiting.isOwn).toBe(false);

    expect((await marketer.call(approvalsRoutes.approve, { approvalId })).status).toBe(403);
    const values = async (by: StaffBrowser) =>
      (await by.call(approvalsRoutes.detail, { approvalId })).results.payload
        .map(({ value }: { value: string }) => value)
        .join('；');
    expect(await values(owner)).toMatch(/1 个规格低于成本；到手 ¥[\d.]+，成本 ¥[\d.]+，每件亏 ¥/);
    expect(await values(marketer)).not.toContain('成本 ¥');
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).results.message).toBe('已发布');
    expect(await detail(draft.promotionId)).toMatchObject({ state: 'live', waiting: null });
  });

  it('of an owner needs another person as well, and can be withdrawn', async () => {
    const values = priced(40, skus[1]?.id);
    const draft = (await owner.call(promotionsRoutes.create, { values })).results;
    const asked = await owner.call(promotionsRoutes.publish, { ...draft, reason: REASON });
    const { approvalId } = asked.results.waiting;
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).not.toBeNull();
    expect((await owner.call(approvalsRoutes.withdraw, { approvalId })).status).toBe(200);
    expect(await detail(draft.promotionId)).toMatchObject({ state: 'draft', waiting: null });
  });

  it('waits no longer once it is edited, and the old request cannot be approved', async () => {
    const draft = await draftOf(priced(40, skus[1]?.id));
    const { approvalId } = (await publish(draft, REASON)).results.waiting;
    const edited = { ...draft, values: priced(30, skus[1]?.id) };
    expect((await marketer.call(promotionsRoutes.save, edited)).results.version).toBe(2);
    expect((await detail(draft.promotionId)).waiting).toBeNull();
    const late = await owner.call(approvalsRoutes.approve, { approvalId });
    expect(late.errorCode).toBe('ADM3004W');
    expect(late.message).toContain('提交之后又改过');
    expect((await detail(draft.promotionId)).state).toBe('draft');
  });

  it('is not published when costs have risen since the request', async () => {
    const [sku] = skus.slice(1);
    if (!sku) throw new Error('no sku');
    const draft = await draftOf(priced(45, sku.id));
    const { approvalId } = (await publish(draft, REASON)).results.waiting;
    await setCost(sku.id, sku.offer_price_fen);
    const late = await owner.call(approvalsRoutes.approve, { approvalId });
    expect(late.message).toContain('比提交时更低');
    await setCost(sku.id, Math.floor(sku.offer_price_fen / 2));
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).status).toBe(200);
    const live = await detail(draft.promotionId);
    await marketer.call(promotionsRoutes.stop, { ...live, reason: '结束' });
  });

  it('can be refused, and stays a draft', async () => {
    const draft = await draftOf(priced(40, skus[1]?.id));
    const { approvalId } = (await publish(draft, REASON)).results.waiting;
    expect((await owner.call(approvalsRoutes.refuse, { approvalId, reason: '太低了' })).status).toBe(200);
    expect(await detail(draft.promotionId)).toMatchObject({ state: 'draft', waiting: null });
  });
});

it('below the floor but above cost asks as well, and a price with enough left does not', async () => {
  const low = await publish(await draftOf(priced(56, skus[2]?.id)));
  expect(low.message).toBe('叠加后有 1 个规格低于毛利底线，须写明理由，由另一人批准');
  expect((await publish(await draftOf(priced(90, skus[2]?.id)))).results.waiting).toBeNull();
});

it('a draft of others does not count, an offer that is live does', async () => {
  const skuId = skus[2]?.id;
  const ladder = {
    ...{ kind: 'fullAmount', title: '满 1 打六折', startsAt: FROM, endsAt: UNTIL },
    rule: {
      ...{ ...priced(1, skuId).rule, benefit: undefined, mark: '满折' },
      ...{ excludesPrices: [], combinesWithCoupons: true },
      tiers: [{ reach: { kind: 'amount', amount: 100 }, benefit: { kind: 'payPercent', percent: 65 } }],
    },
  };
  // 90 % of the price is live: 65 % of that is below the floor.
  expect((await publish(await draftOf(ladder))).errorCode).toBe('ADM9460W');
  const other = skus[3]?.id;
  await draftOf(priced(60, other));
  const alone = {
    ...ladder,
    rule: { ...ladder.rule, scope: { kind: 'list', goods: { skuIds: [other] } } },
  };
  expect((await publish(await draftOf(alone))).results.waiting).toBeNull();
});

describe('a live promotion', () => {
  it('keeps its prices until another person approves the lower ones', async () => {
    const skuId = skus[1]?.id;
    const draft = await draftOf(priced(90, skuId));
    const live = (await publish(draft)).results;
    const title = await marketer.call(promotionsRoutes.save, { ...live, values: priced(90, skuId, '改名') });
    expect(title.results).toMatchObject({ version: live.version + 1, waiting: null });
    const change = { ...title.results, values: priced(40, skuId, '改名') };
    expect((await marketer.call(promotionsRoutes.save, change)).errorCode).toBe('ADM9460W');
    const asked = await marketer.call(promotionsRoutes.save, { ...change, reason: REASON });
    const { approvalId } = asked.results.waiting;
    expect((await detail(draft.promotionId)).rule.benefit.percent).toBe(90);
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).results.message).toContain('马上生效');
    expect((await detail(draft.promotionId)).rule.benefit.percent).toBe(40);
  });
});

it('a bundle price below cost waits as well', async () => {
  const parts = skus.slice(0, 2);
  const values = {
    ...{ kind: 'bundle', title: '搭配', startsAt: FROM, endsAt: UNTIL },
    rule: { skuIds: parts.map(({ id }) => id), priceFen: 100 },
  };
  const draft = await draftOf(values);
  const asked = await publish(draft, REASON);
  expect((await detail(draft.promotionId)).waiting.approvalId).toBe(asked.results.waiting.approvalId);
  const { approvalId } = asked.results.waiting;
  expect((await owner.call(approvalsRoutes.approve, { approvalId })).status).toBe(200);
  expect((await detail(draft.promotionId)).state).toBe('live');
});
