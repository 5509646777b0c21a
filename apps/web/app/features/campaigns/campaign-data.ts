import type { Campaign, CampaignBlock } from '@huarong/contract/content';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

const FILE = /^([a-z0-9-]{1,64})\.html$/;

export async function loadCampaign(api: Api, { params }: PageArgs): Promise<Campaign> {
  const slug = FILE.exec(params['file'] ?? '')?.[1];
  if (slug === undefined) throw notFound();
  const reply = await api.content.campaign({ slug });
  if (reply.ok) return reply.value;
  if (reply.refusal.code === 'campaign-not-found') throw notFound();
  throw new Error(reply.refusal.message);
}

/** A block of one kind. */
export type Block<Kind extends CampaignBlock['kind']> = Extract<CampaignBlock, { kind: Kind }>;
