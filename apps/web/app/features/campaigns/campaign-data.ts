import type { Campaign, CampaignBlock } from '@huarong/contract/content';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

const FILE = /^([a-z0-9-]{1,64})\.html$/;

export async function loadCampaign(api: Api, { params }: PageArgs): Promise<Campaign> {
  const slug = FILE.exec(params['file'] ?? '')?.[1];
  if (slug === undefined) throw notFound();
  return loadSlug(api, slug);
}

/** The page around the coupons; the address has a route of its own. */
export const loadCouponCentre = (api: Api): Promise<Campaign> => loadSlug(api, 'coupons');

async function loadSlug(api: Api, slug: string): Promise<Campaign> {
  const reply = await api.content.campaign({ slug });
  if (reply.ok) return reply.value;
  if (reply.refusal.code === 'campaign-not-found') throw notFound();
  throw new Error(reply.refusal.message);
}

/** A block of one kind. */
export type Block<Kind extends CampaignBlock['kind']> = Extract<CampaignBlock, { kind: Kind }>;
