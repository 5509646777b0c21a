import { campaignsAdminRoutes } from '@huarong/contract/admin/campaigns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasOffers: true });
  staff = await shop.signIn('MARKETER');
}, 120_000);
afterAll(() => shop.close());

const detail = async (slug: string) => (await staff.call(campaignsAdminRoutes.detail, { slug })).results;
const save = (slug: string, fields: object, base: object) =>
  staff.call(campaignsAdminRoutes.save, { slug, fields, base });
const open = async (slug: string) => (await shop.app.inject(`/v1/mpcms/common/campaign/${slug}`)).json();

it('goes from a draft with three blocks to a page of the shop, and is over', async () => {
  await staff.call(campaignsAdminRoutes.create, { slug: 'summer', title: '夏日' });
  expect(await open('summer')).toMatchObject({ results: null });
  const blocks = [
    { kind: 'text', title: '清爽一夏', paragraphs: ['轻一点，再轻一点'], points: [] },
    { kind: 'rail', title: ['防晒'], goods: { category: '6000101', order: 'sold', limit: 5 } },
    { kind: 'coupons', title: '先领券' },
  ];
  expect((await save('summer', { isLive: true }, { isLive: false })).message).toContain('不能保存');
  expect(
    (await save('summer', { blocks, isLive: true }, { blocks: [], isLive: false })).errorCode,
  ).toBeNull();
  expect((await open('summer')).results.blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
    'text',
    'rail',
    'coupons',
  ]);
  expect((await detail('summer')).state).toBe('live');
  const endsAt = new Date(Date.now() - 1_000).toISOString();
  expect((await save('summer', { endsAt }, { endsAt: null })).errorCode).toBeNull();
  await vi.waitFor(async () => expect(await open('summer')).toMatchObject({ results: null }), 10_000);
  expect((await detail('summer')).state).toBe('over');
});

it('saves every page of the demo unchanged by the checks of its blocks', async () => {
  const { campaigns } = (await staff.call(campaignsAdminRoutes.list)).results;
  for (const { slug } of campaigns) {
    const { blocks, title } = await detail(slug);
    if (blocks.length === 0) continue;
    const changed = await save(slug, { blocks: [...blocks, { kind: 'anchors' }], title }, { blocks, title });
    expect([slug, changed.message]).toEqual([slug, null]);
  }
});

it('copies a page as a draft', async () => {
  const copied = await staff.call(campaignsAdminRoutes.create, {
    slug: 'winter-copy',
    title: '再来一次',
    copyOf: 'niche-fragrance',
  });
  expect(copied.errorCode).toBeNull();
  const [copy, model] = [await detail('winter-copy'), await detail('niche-fragrance')];
  expect(copy).toMatchObject({ state: 'draft', blocks: model.blocks, title: '再来一次' });
});

it.each([
  [{ blocks: [{ kind: 'nothing' }] }, 'blocks.0.kind'],
  [{ blocks: [{ kind: 'kit', title: '套装' }] }, 'blocks.0.text'],
  [{ blocks: [{ kind: 'text', title: '长'.repeat(41) }] }, 'blocks.0.title'],
  [{ blocks: [{ kind: 'text', paragraphs: ['{没有这个}'] }] }, 'blocks.0.paragraphs.0'],
  [
    { blocks: [{ kind: 'rail', goods: {}, more: { label: '去', href: 'javascript:x' } }] },
    'blocks.0.more.href',
  ],
  [{ offerKind: 'coupon' }, 'offerId'],
])('names the field that is wrong: %j', async (fields, field) => {
  const { blocks } = await detail('niche-fragrance');
  const reply = await save('niche-fragrance', fields, { blocks });
  expect(reply).toMatchObject({ status: 409, errorCode: 'ADM9416E' });
  expect(JSON.stringify(reply)).toContain(field);
  expect((await detail('niche-fragrance')).blocks).toEqual(blocks);
});

it('refuses an address that is taken and one that is unknown', async () => {
  const taken = { slug: 'niche-fragrance', title: '再来' };
  expect((await staff.call(campaignsAdminRoutes.create, taken)).status).toBe(409);
  expect((await save('nothing', { title: '无' }, { title: '有' })).status).toBe(404);
  expect((await staff.call(campaignsAdminRoutes.detail, { slug: 'nothing' })).status).toBe(404);
});
