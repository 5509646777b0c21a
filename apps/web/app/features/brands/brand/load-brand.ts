import type { WallBrand } from '@huarong/contract/catalogue';
import { data } from 'react-router';
import type { Api } from '../../../platform/api/index.ts';
import { notFound } from '../../../platform/pages/not-found.ts';
import { findNearestBrand } from './nearest-brand.ts';

/** A brand that tells all of itself. */
export type FullBrand = WallBrand & { facts: NonNullable<WallBrand['facts']> };

/** Answers the 404 page for a brand nobody knows, with the one its address is most like. */
export async function loadFullBrand(api: Api, brandId: string | null, address = ''): Promise<FullBrand> {
  if (brandId === null) throw notFound(await findNearestBrand(api, address));
  const reply = await api.catalogue.queryAllBrands({ brandId });
  if (!reply.ok) throw data(null, { status: 503 });
  const brand = reply.value.groups[0]?.brandList[0];
  if (!brand?.facts) throw notFound(await findNearestBrand(api, address));
  return { ...brand, facts: brand.facts };
}
