import type { WallBrand } from '@huarong/contract/catalogue';
import { data } from 'react-router';
import type { Api } from '../../../platform/api/index.ts';
import { type NearbyPage, notFound } from '../../../platform/pages/not-found.ts';

/** A brand with all its facts. */
export type FullBrand = WallBrand & { facts: NonNullable<WallBrand['facts']> };

/** Throws the 404 page for an unknown brand, with a link to the brand most like the requested slug. */
export async function loadFullBrand(api: Api, brandId: string | null, address = ''): Promise<FullBrand> {
  if (brandId === null) throw notFound(await findNearestBrand(api, address));
  const reply = await api.catalogue.queryAllBrands({ brandId });
  if (!reply.ok) throw data(null, { status: 503 });
  const brand = reply.value.groups[0]?.brandList[0];
  if (!brand?.facts) throw notFound(await findNearestBrand(api, address));
  return { ...brand, facts: brand.facts };
}

/** Searches for the brand meant by a slug such as `SOLENEARDY-9999`. */
async function findNearestBrand(api: Api, slug: string): Promise<NearbyPage[]> {
  const keyword = slug.replace(/-?\d*(\.html)?$/, '').slice(0, 40);
  if (keyword === '') return [];
  const reply = await api.search.keyword({ keyword, pageSize: 1 });
  if (!reply.ok || !reply.value.brand) return [];
  const { brandNameEN, brandNameCN, link } = reply.value.brand;
  return [{ label: `${brandNameEN} ${brandNameCN}`, href: link }];
}
