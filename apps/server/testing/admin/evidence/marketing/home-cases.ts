import { campaignsAdminRoutes } from '@huarong/contract/admin/campaigns';
import { homeRoutes } from '@huarong/contract/admin/home';
import type { EvidenceShop, PrepareCase } from '../evidence-case.ts';

const createCampaign = async ({ owner }: EvidenceShop, slug: string) => {
  await owner.call(campaignsAdminRoutes.create, { slug, title: '夏日' });
  return slug;
};
const GONE = { rule: { brand: 'no-such-brand', order: 'sold' } };

export const homeCases: Record<string, PrepareCase> = {
  'home.saveSection': () => ({
    input: { sectionId: null, fields: { title: '新楼层' }, base: {} },
    refused: { sectionId: null, fields: { title: '新楼层', selection: GONE }, base: {} },
  }),
  'home.arrange': async ({ owner }) => {
    const { sections } = (await owner.call(homeRoutes.list)).results;
    const rows = sections.map(({ sectionId, position }: { sectionId: string; position: number }) => ({
      id: sectionId,
      position,
    }));
    return {
      input: { kind: 'section', rows: rows.toReversed() },
      refused: { kind: 'section', rows: [{ id: 'no-such-section', position: 1 }] },
    };
  },
  'home.saveListing': () => {
    const fields = { name: '清单', selection: { rule: { order: 'sold' } } };
    return {
      input: { listingId: null, address: 'evidence', fields, base: {} },
      refused: { listingId: 'hot_rec', fields: { isLive: false }, base: { isLive: true } },
    };
  },
  'home.saveLead': async ({ owner, db }) => {
    const [category] = (await owner.call(homeRoutes.menu)).results.categories;
    const { id } = await db.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow();
    const input = { categoryId: category.categoryId, productId: id, base: null };
    return { input, refused: { ...input, productId: 'no-such-product' } };
  },
  'campaigns.create': () => {
    const input = { slug: 'evidence-page', title: '夏日' };
    return { input, refused: input };
  },
  'campaigns.save': async (shop) => {
    const slug = await createCampaign(shop, 'evidence-saved');
    const base = { title: '夏日' };
    return {
      input: { slug, fields: { title: '夏日焕采' }, base },
      refused: { slug, fields: { blocks: [{ kind: 'no-such-kind' }] }, base: { blocks: [] } },
    };
  },
};
