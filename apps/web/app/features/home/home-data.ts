import type { ImageSlotResource } from '@huarong/contract/content';
import type { Api } from '../../platform/api/index.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';

export async function loadHome(api: Api) {
  const [texts, heroes, flashes, categories, wall, groups] = await Promise.all([
    loadTextSlots(api, ['carousel_text', 'home_greeting', 'home_coupon']),
    picturesOf(api, 'home_hero'),
    picturesOf(api, 'home_flash'),
    picturesOf(api, 'home_category'),
    loadWall(api),
    loadGroups(api),
  ]);
  return { texts, heroes, flashes, categories, wall, groups };
}

async function picturesOf(api: Api, locationLabel: string): Promise<ImageSlotResource[]> {
  const reply = await api.content.simpleImageGroup({ locationLabel });
  return reply.ok ? reply.value.resourceList : [];
}

async function loadWall(api: Api) {
  const reply = await api.catalogue.queryAllBrands({});
  return reply.ok ? reply.value : null;
}
export type BrandWall = NonNullable<Awaited<ReturnType<typeof loadWall>>>;

async function loadGroups(api: Api) {
  const reply = await api.content.recommendPcGroup({});
  return reply.ok ? reply.value.groups : [];
}
export type ProductGroup = Awaited<ReturnType<typeof loadGroups>>[number];
