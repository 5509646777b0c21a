import { levelsRoutes } from '@huarong/contract/admin/levels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { memberCardJobs } from '../index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(() => shop.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const setCard = (memberId: string, cardType: string, until: string) =>
  owner.call(levelsRoutes.setCard, { memberId, cardType, until, reason: '年会嘉宾' });
const ofMember = async (memberId: string) => (await owner.call(levelsRoutes.ofMember, { memberId })).results;
const review = () => runDueJobs(shop.db, memberCardJobs(shop.db));

it('a better card is given until a day, with its history, and the review of that day ends it', async () => {
  await insertMember(shop.db, '1000000001');
  expect((await setCard('1000000001', 'BLACK', inDays(10))).errorCode).toBeNull();
  expect(await ofMember('1000000001')).toMatchObject({
    cardType: 'BLACK',
    earnedType: 'PINK',
    better: [{ cardType: 'GOLD' }],
    changes: [{ text: '铃兰 → 芍药', reason: '年会嘉宾', by: expect.not.stringMatching('客服') }],
  });
  await review();
  expect((await ofMember('1000000001')).cardType, 'not before that day').toBe('BLACK');
  await advanceClock(shop.db, 11 * 86_400);
  await review();
  expect((await ofMember('1000000001')).cardType).toBe('PINK');
});

it('a card is never set to one that is not better, or until a day that is over or years away', async () => {
  await insertMember(shop.db, '1000000002', 'GOLD');
  await insertMember(shop.db, '1000000003');
  expect((await setCard('1000000002', 'BLACK', inDays(100))).errorCode).toBe('ADM9386W');
  expect((await setCard('1000000003', 'BLACK', inDays(-1))).errorCode).toBe('ADM9387E');
  expect((await setCard('1000000003', 'BLACK', inDays(2_000))).errorCode).toBe('ADM9387E');
  expect((await setCard('9999999999', 'BLACK', inDays(100))).status).toBe(404);
  expect((await ofMember('1000000003')).cardType).toBe('PINK');
});
