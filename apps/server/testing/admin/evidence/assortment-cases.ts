import { brandsRoutes } from '@huarong/contract/admin/brands';
import { categoriesRoutes } from '@huarong/contract/admin/categories';
import { termsRoutes } from '@huarong/contract/admin/terms';
import { BRAND, CATEGORY, productOf, SKU } from '../../../src/features/cart/testing/seed-products.ts';
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
  'terms.add': () => ({
    input: { kind: 'effect', name: '凭据' },
    refused: { kind: 'effect', name: '凭据' },
  }),
  'terms.rename': async ({ owner }) => {
    await owner.call(termsRoutes.add, { kind: 'effect', name: '待改名' });
    const rename = (name: string) => ({ kind: 'effect', name, to: '改过名', reason: REASON });
    return { input: rename('待改名'), refused: rename('没有的词') };
  },
  'terms.remove': async ({ owner }) => {
    await owner.call(termsRoutes.add, { kind: 'effect', name: '待删除' });
    return { input: { kind: 'effect', name: '待删除' }, refused: { kind: 'effect', name: '没有的词' } };
  },
  'bulk.save': () => {
    const save = (names: string[]) => ({
      selection: { productIds: [productOf(SKU.cream)] },
      edits: [{ field: 'tags', action: 'set', names }],
      title: '批量',
      reason: REASON,
    });
    return { input: save(['凭据']), refused: save([]) };
  },
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
