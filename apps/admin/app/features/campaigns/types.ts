import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Campaigns = AdminContracts['campaigns'];
export type CampaignRow = Output<Campaigns['list']>['campaigns'][number];
export type Campaign = Output<Campaigns['detail']>;
export type CampaignFields = Pick<
  Campaign,
  'title' | 'description' | 'blocks' | 'startsAt' | 'endsAt' | 'isLive' | 'offerKind' | 'offerId'
>;
type Choices = Output<AdminContracts['home']['list']>['choices'];
/** A stored block, or a part of one: the server checks it by its own schema. */
export type Part = Record<string, unknown>;
export type Block = Campaign['blocks'][number];
export interface FieldProblem {
  /** `blocks.2.title`. */
  field: string;
  message: string;
}
/** What forms of blocks need to know of the shop. */
export interface BlockShop {
  choices: Choices;
  scenes: readonly string[];
  coupons: readonly { value: string; label: string }[];
  nameOf: (productId: string) => string | undefined;
}

export const CAMPAIGN_STATES: Record<CampaignRow['state'], { label: string; className: string }> = {
  draft: { label: '草稿', className: 'st' },
  planned: { label: '未开始', className: 'st st-hold' },
  live: { label: '在线', className: 'st st-ok' },
  over: { label: '已结束', className: 'st' },
};
