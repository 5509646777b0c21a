import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartShop, openCartShop, type Shopper } from '../../cart/testing/open-cart-shop.ts';
import { createCouponOffer } from '../testing/create-coupon-offer.ts';

const COUPON = '/v2/myaccount/coupon';
/** Every second hour of the day, for two hours: one release runs at any time. */
const ALWAYS = { drop_hours: Array.from({ length: 12 }, (_none, at) => at * 2), drop_minutes: 120 };

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop(async (db) => {
    await createCouponOffer(db, { id: 'plain' });
    await createCouponOffer(db, { id: 'gold', card_types: ['GOLD'] });
    await createCouponOffer(db, { id: 'soon', claim_from: inHours(20), claim_until: inHours(40) });
    await createCouponOffer(db, { id: 'far', claim_from: inHours(100), claim_until: inHours(120) });
    await createCouponOffer(db, { id: 'last-one', ...ALWAYS, drop_quantity: 1 });
    await createCouponOffer(db, { id: 'pair', ...ALWAYS, drop_quantity: 10, total: 2 });
    await createCouponOffer(db, { id: 'brand', rule: ruleOf({ kind: 'brand', brandIds: ['unknown'] }) });
    const { hour } = await readHour(db);
    await createCouponOffer(db, {
      id: 'closed',
      drop_hours: [(hour + 12) % 24],
      drop_minutes: 30,
      drop_quantity: 5,
    });
  });
});
afterAll(() => shop.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const ruleOf = (scope: object) => ({
  offer: { kind: 'amountOff', amount: 10_00 },
  scope,
  threshold: 100_00,
});
const readHour = async (db: CartShop['db']) => {
  const { rows } = await sql<{
    hour: number;
  }>`select extract(hour from shop_now() at time zone 'Asia/Shanghai')::int as hour`.execute(db);
  return rows[0]!;
};
const centre = async (shopper: Pick<Shopper, 'get'>) => (await shopper.get(`${COUPON}/centre`)).results;
const receive = (offerId: string, shopper: Shopper) => shopper.post(`${COUPON}/receive`, { offerId });
type Shown = { offerId: string; state: string };
const statesOf = (list: Shown[]) => Object.fromEntries(list.map(({ offerId, state }) => [offerId, state]));

it('shows a visitor what can be claimed now and soon, apart from what is released at set hours', async () => {
  const { offers, drops, sessions, usable } = await centre(shop.visitor);
  expect(statesOf(offers)).toEqual({
    plain: 'claimable',
    gold: 'claimable',
    soon: 'coming',
    brand: 'claimable',
  });
  expect(statesOf(drops)).toMatchObject({ 'last-one': 'claimable', pair: 'claimable', closed: 'coming' });
  expect(sessions.filter(({ state }: { state: string }) => state === 'on')).toHaveLength(1);
  expect(usable).toBeUndefined();
  // Prices are not shown with a coupon of one hour.
  const { results } = await shop.visitor.get(`${COUPON}/deposit`);
  expect(results.list.map(({ offerId }: Shown) => offerId).sort()).toEqual(['brand', 'gold', 'plain']);
});

it('gives the last one of a release to one of two members who claim at once', async () => {
  const members = [await shop.member(), await shop.member()];
  const answers = await Promise.all(members.map((member) => receive('last-one', member)));
  expect(answers.map(({ status }) => status).filter((status) => status === 0)).toHaveLength(1);
  const counted = await shop.db
    .selectFrom('coupon_drop')
    .selectAll()
    .where('offer_id', '=', 'last-one')
    .execute();
  expect(counted).toMatchObject([{ quantity: 1, claimed: 1 }]);
  const owned = await shop.db.selectFrom('coupon').select('id').where('offer_id', '=', 'last-one').execute();
  expect(owned).toHaveLength(1);
  const loser = members[answers.findIndex(({ status }) => status !== 0)]!;
  const { drops } = await centre(loser);
  expect(drops.find(({ offerId }: Shown) => offerId === 'last-one')).toMatchObject({
    state: 'gone',
    claimedShare: 100,
    session: { quantity: 1, nextOpensAt: expect.any(String) },
  });
});

it('stops at the total of the offer, also when the release has more', async () => {
  const outcomes: number[] = [];
  for (const _time of [1, 2, 3]) outcomes.push((await receive('pair', await shop.member())).status);
  expect(outcomes.map((status) => status === 0)).toEqual([true, true, false]);
  const { drops } = await centre(shop.visitor);
  expect(drops.find(({ offerId }: Shown) => offerId === 'pair')).toMatchObject({ state: 'gone' });
});

it('refuses a claim between two releases', async () => {
  const member = await shop.member();
  const { status, errorMessage } = await receive('closed', member);
  expect(status).not.toBe(0);
  expect(errorMessage).toMatch(/[\u4e00-\u9fff]{2}/);
  expect((await centre(member)).drops.find(({ offerId }: Shown) => offerId === 'closed')).toMatchObject({
    state: 'coming',
    claimedShare: 0,
  });
});

it('shows a member what is owned, and for which card the others are', async () => {
  const member = await shop.member();
  await receive('plain', member);
  const { offers, usable } = await centre(member);
  expect(usable).toBe(1);
  expect(statesOf(offers)).toMatchObject({ plain: 'claimed', gold: 'otherCard' });
  expect(offers.find(({ offerId }: Shown) => offerId === 'plain').ownedUntil).toEqual(expect.any(String));
  const gold = await shop.member('GOLD');
  expect(statesOf((await centre(gold)).offers)).toMatchObject({ gold: 'claimable' });
});
