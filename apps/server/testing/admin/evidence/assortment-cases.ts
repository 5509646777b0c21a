import { brandsRoutes } from '@huarong/contract/admin/brands';
import { categoriesRoutes } from '@huarong/contract/admin/categories';
import { BRAND, CATEGORY } from '../../../src/features/cart/testing/seed-products.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

const FIELDS = {
  key: 'evidence',
  nameEn: 'EVIDENCE',
  nameCn: '凭据',
  nicknames: [],
  letter: 'E',
  origin: '中国上海',
  sinceYear: null,
  slogan: '',
  story: [],
  marks: [],
  isLive: true,
};

async function createCategory({ owner }: EvidenceShop, name: string): Promise<string> {
  return (await owner.call(categoriesRoutes.create, { name, parentId: null })).results.categoryId;
}

export const assortmentCases: Record<string, PrepareCase> = {
  'brands.create': () => ({ input: { fields: FIELDS }, refused: { fields: FIELDS } }),
  'brands.save': () => {
    const save = (slogan: string, seen: string) => ({
      brandId: BRAND,
      fields: { slogan },
      base: { slogan: seen },
    });
    return { input: save('新的标语', ''), refused: save('另一句', '从来没有的标语') };
  },
  'brands.remove': async ({ owner }) => {
    const created = await owner.call(brandsRoutes.create, { fields: { ...FIELDS, key: 'to-delete' } });
    return { input: { brandId: created.results.brandId }, refused: { brandId: BRAND } };
  },
  'categories.create': () => ({
    input: { name: '香氛', parentId: null },
    refused: { name: '香氛', parentId: 'nothing' },
  }),
  'categories.save': () => ({
    input: { categoryId: CATEGORY, fields: { nameEn: 'Make-up' }, base: { nameEn: 'Makeup' } },
    refused: { categoryId: 'nothing', fields: { nameEn: 'Make-up' }, base: {} },
  }),
  'categories.move': async (shop) => {
    const categoryId = await createCategory(shop, '待移动');
    const to = (parentId: string) => ({ categoryId, parentId, beforeId: null, baseParentId: null });
    return { input: to(CATEGORY), refused: to(categoryId) };
  },
  'categories.merge': async (shop) => {
    const categoryId = await createCategory(shop, '待合并');
    const into = (targetId: string) => ({ categoryId, targetId, reason: REASON });
    return { input: into(CATEGORY), refused: into(categoryId) };
  },
  'categories.remove': async (shop) => ({
    input: { categoryId: await createCategory(shop, '待删除') },
    refused: { categoryId: CATEGORY },
  }),
};
