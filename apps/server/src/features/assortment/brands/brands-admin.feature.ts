import { brandsContract } from '@huarong/contract/admin/brands';
import { brandPath } from '@huarong/core/search';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { countBrands, findBrand, type ListedBrand, listBrands, summarizeBrands } from './brands.queries.ts';
import { createBrand, removeBrand, saveBrand } from './save-brand.ts';

/** Brands for staff. */
export const brandsAdminFeature: AdminFeature = implementAdmin('brands', brandsContract, {
  async list({ db }, { after, before, size, ...filter }) {
    const rows = await listBrands(db, filter, { size: size + 1, after, before });
    const total = await countBrands(db, filter);
    return accept({
      ...pageOfRows(rows, { size, after, before, cursorOf: ({ id }) => id, total }, presentListed),
      ...(await summarizeBrands(db)),
    });
  },
  async detail({ db }, { brandId }) {
    const brand = await findBrand(db, brandId);
    if (!brand) return refuse({ code: 'no-such-brand' });
    const { slogan, story, marks } = brand;
    const path = brandPath({ brandId: brand.id, brandNameEN: brand.name_en });
    return accept({ ...presentListed(brand), slogan, story, marks, path });
  },
  create: (context, input) => createBrand(context, input),
  save: (context, input) => saveBrand(context, input),
  remove: (context, { brandId }) => removeBrand(context, brandId),
});

const presentListed = (brand: ListedBrand) => ({
  brandId: brand.id,
  key: brand.key,
  nameEn: brand.name_en,
  nameCn: brand.name_cn,
  nicknames: brand.nicknames,
  letter: brand.letter,
  origin: brand.origin,
  sinceYear: brand.since_year,
  isLive: brand.is_live,
  productCount: brand.product_count,
});
