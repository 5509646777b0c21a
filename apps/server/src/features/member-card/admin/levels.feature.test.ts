import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { levelsRoutes } from '@huarong/contract/admin/levels';
import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { advanceClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { memberCardJobs } from '../index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(() => shop.close());

const settings = async () => (await owner.call(levelsRoutes.settings)).results;
const changed = async (change: object) => ({ ...(await settings()).current, ...change });
const whatIf = async (change: object) => owner.call(levelsRoutes.whatIf, { values: await changed(change) });
const save = async (change: object, more: object = {}) =>
  owner.call(levelsRoutes.save, {
    ...{ values: await changed(change), effectiveAt: null, seenId: (await settings()).currentId },
    ...{ reason: '年度调整', ...more },
  });
/** Saves, and the second person agrees. */
async function saveWithSecond(change: object, more: object = {}) {
  const asked = await save(change, more);
  if (asked.results?.state !== 'waiting') throw new Error(`nobody was asked: ${asked.message}`);
  const { approvalId } = asked.results;
  expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3003E');
  return (await shop.signIn('FINANCE')).call(approvalsRoutes.approve, { approvalId });
}
const work = () => runDueJobs(shop.db, memberCardJobs(shop.db));
const cardOf = async (memberId: string) =>
  (await owner.call(levelsRoutes.ofMember, { memberId })).results.cardType;
/** A new member who has paid so much, with this card. */
async function spender(amountFen: number, card = 'WHITE'): Promise<string> {
  const { orderId } = await createOrder(shop.db, { amountFen });
  const { rows } = await sql<{ id: string }>`
    update member set card_type = ${card} from shop_order where shop_order.id = ${orderId}
      and 'member:' || member.id = shop_order.owner returning member.id`.execute(shop.db);
  return rows[0]?.id ?? '';
}

it('without a row the settings of the shop hold', async () => {
  expect(await settings()).toMatchObject({
    current: {
      ...{ months: 12, blackFen: 1_500_00, goldFen: 12_000_00, benefits: [] },
      pointsPercent: { PINK: 100, WHITE: 100, BLACK: 125, GOLD: 150 },
    },
    currentId: null,
    planned: null,
    history: [],
  });
});

it('what-if counts who would move up at once and down later, and the job moves exactly those up', async () => {
  const near = await spender(1_300_00);
  const far = await spender(1_100_00);
  const black = await spender(1_600_00, 'BLACK');
  const before = (await whatIf({})).results;
  expect(before).toMatchObject({ ups: [], downs: [] });
  const lower = (await whatIf({ blackFen: 1_200_00 })).results;
  expect(lower).toMatchObject({ ups: [{ from: 'WHITE', to: 'BLACK', members: 1 }], downs: [] });
  expect(lower.after.BLACK).toBe(before.holders.BLACK + 1);
  const higher = (await whatIf({ blackFen: 2_000_00 })).results;
  expect(higher).toMatchObject({ ups: [], downs: [{ from: 'BLACK', to: 'WHITE', members: 1 }] });

  expect(lower.approvalReasons).toEqual(['1 位会员升级，多给积分与运费']);
  expect(higher.approvalReasons).toEqual(['1 位会员到期后降级']);
  expect(before.approvalReasons).toEqual([]);

  expect((await saveWithSecond({ blackFen: 1_200_00 })).errorCode).toBeNull();
  await work();
  expect([await cardOf(near), await cardOf(far), await cardOf(black)]).toEqual(['BLACK', 'WHITE', 'BLACK']);
  expect((await settings()).history[0]).toMatchObject({ state: 'current', reason: '年度调整' });
});

it('is refused when thresholds do not rise, when a percentage falls, and when somebody else was first', async () => {
  const { pointsPercent } = (await settings()).current;
  for (const [change, reason] of [
    [{ blackFen: 12_000_00 }, '牡丹的门槛须高于芍药'],
    [{ pointsPercent: { ...pointsPercent, GOLD: 110 } }, '高一级的积分倍率不能低于前一级'],
  ] as const) {
    const refused = await save(change);
    expect([refused.errorCode, refused.message]).toEqual(['ADM9461E', `不能这样定：${reason}`]);
    expect((await whatIf(change)).errorCode).toBe('ADM9461E');
  }
  expect((await save({}, { seenId: null })).errorCode).toBe('ADM9462W');
  const past = new Date(Date.now() - 86_400_000).toISOString();
  expect((await save({}, { effectiveAt: past })).errorCode).toBe('ADM9461E');
  expect((await settings()).history).toHaveLength(1);
});

it('holds from its day on: points of orders follow on every replica, and it can be taken back before', async () => {
  const { current } = await settings();
  const effectiveAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const change = { pointsPercent: { ...current.pointsPercent, GOLD: 200 }, months: 6 };
  expect((await saveWithSecond(change, { effectiveAt })).errorCode).toBeNull();
  const { levelId } = (await settings()).planned;
  expect(await settings()).toMatchObject({ current, planned: { levelId, months: 6, state: 'planned' } });
  expect((await save({})).errorCode).toBe('ADM9463W');
  const cancel = { levelId, reason: '先不改' };
  expect((await owner.call(levelsRoutes.cancel, cancel)).errorCode).toBeNull();
  expect((await owner.call(levelsRoutes.cancel, cancel)).errorCode).toBe('ADM9464W');
  expect((await owner.call(levelsRoutes.cancel, { ...cancel, levelId: '999999' })).status).toBe(409);

  expect((await saveWithSecond(change, { effectiveAt })).errorCode).toBeNull();
  const again = (await settings()).planned;
  await vi.waitFor(() => expect(shop.sources.offers.current().cardLevels).toHaveLength(2), {
    timeout: 10_000,
  });
  await advanceClock(shop.db, 3 * 86_400);
  expect(await settings()).toMatchObject({
    current: change,
    planned: null,
    history: [{ levelId: again.levelId, state: 'current' }, { state: 'cancelled' }, { state: 'past' }],
  });
  expect((await owner.call(levelsRoutes.cancel, { ...cancel, levelId: again.levelId })).status).toBe(409);
});

it('a card that staff gave ends early, with its reason; one that was earned does not', async () => {
  await insertMember(shop.db, '1000000041');
  const until = new Date(Date.now() + 100 * 86_400_000).toISOString();
  const given = { memberId: '1000000041', cardType: 'GOLD', until, reason: '年会嘉宾' };
  await owner.call(levelsRoutes.setCard, given);
  const end = (memberId: string) => owner.call(levelsRoutes.endCard, { memberId, reason: '定错了人' });
  expect((await end('1000000041')).results).toEqual({ cardName: '铃兰' });
  const after = (await owner.call(levelsRoutes.ofMember, { memberId: '1000000041' })).results;
  expect(after).toMatchObject({ cardType: 'PINK', isByHand: false });
  expect(after.changes[0]).toMatchObject({ text: '牡丹 → 铃兰', reason: '定错了人' });
  expect((await end('1000000041')).errorCode).toBe('ADM9465W');
  expect((await end('9999999999')).status).toBe(404);
});

it('waits for a second person only when it costs more, once, and is refused after another change', async () => {
  owner = await shop.signIn('OWNER');
  const { current } = await settings();
  const [home, ...remote] = current.freeFromFen;
  expect((await save({ freeFromFen: [{ ...home, BLACK: home.PINK }, ...remote] })).results.state).toBe(
    'done',
  );
  const cheaper = { freeFromFen: [{ ...home, BLACK: 50_00 }, ...remote] };
  const asked = await save(cheaper);
  expect(asked.results).toMatchObject({ state: 'waiting' });
  expect((await settings()).waiting).toMatchObject({ approvalId: asked.results.approvalId });
  expect((await save(cheaper)).errorCode).toBe('ADM9500W');
  // Somebody else's change in between: what was asked for was another one.
  await sql`insert into card_level (effective_at, months, black_fen, gold_fen, points_percent, reason, made_by)
    select shop_now(), months, black_fen, gold_fen, points_percent, '改了别的', made_by from card_level
    order by id desc limit 1`.execute(shop.db);
  const second = await shop.signIn('FINANCE');
  const { approvalId } = asked.results;
  expect((await second.call(approvalsRoutes.approve, { approvalId })).errorCode).not.toBeNull();
  expect((await settings()).current.freeFromFen).toEqual(current.freeFromFen);
});

it('changes freight from its moment on, and an order stays under the levels that held when it was placed', async () => {
  owner = await shop.signIn('OWNER');
  const { orderId } = await createOrder(shop.db, { amountFen: 60_00, subOrders: 1 });
  await sql`update member set card_type = 'BLACK' from shop_order where shop_order.id = ${orderId}
    and 'member:' || member.id = shop_order.owner`.execute(shop.db);
  const address = async (districtCode: string, id = orderId) =>
    (
      await owner.call(ordersAdminRoutes.previewAddress, {
        ...{
          orderId: id,
          name: '林晚',
          mobile: '13800000001',
          districtCode,
          streetName: '',
          address: '天山路一号院',
        },
      })
    ).results?.freightDifferenceFen;
  const before = await address('650102');
  const [home, ...remote] = (await settings()).current.freeFromFen;
  const approvals = sql`update approval set state = 'withdrawn', decided_at = shop_now() where state = 'waiting'`;
  await approvals.execute(shop.db);
  await advanceClock(shop.db, 60);
  const free = remote.map((row: object) => ({ ...row, BLACK: 10_00, GOLD: 0 }));
  expect((await saveWithSecond({ freeFromFen: [home, ...free] })).errorCode).toBeNull();
  expect(await address('650102')).toBe(before);
  expect(before).toBeGreaterThan(0);
  await advanceClock(shop.db, 60);
  const later = await createOrder(shop.db, { amountFen: 60_00, subOrders: 1 });
  await sql`update member set card_type = 'BLACK' from shop_order where shop_order.id = ${later.orderId}
    and 'member:' || member.id = shop_order.owner`.execute(shop.db);
  expect(await address('650102', later.orderId)).toBeLessThan(0);
});
