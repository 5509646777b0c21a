import type { ImageSlotResource } from '@huarong/contract/content';
import type { Api } from '../../platform/api/index.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';

export async function loadHome(api: Api) {
  const [texts, heroes, flashes, categories] = await Promise.all([
    loadTextSlots(api, ['carousel_text', 'home_greeting', 'home_coupon']),
    picturesOf(api, 'home_hero'),
    picturesOf(api, 'home_flash'),
    picturesOf(api, 'home_category'),
  ]);
  return { texts, heroes, flashes, categories };
}

async function picturesOf(api: Api, locationLabel: string): Promise<ImageSlotResource[]> {
  const reply = await api.content.simpleImageGroup({ locationLabel });
  return reply.ok ? reply.value.resourceList : [];
}
