import type { SkinType } from '@huarong/core/community';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { Audience, BroadcastDetail, Channel, SavedDraft } from './types.ts';

/** What the editor holds. */
export interface BroadcastDraft {
  name: string;
  channel: Channel;
  subject: string;
  text: string;
  link: string;
  cards: ('PINK' | 'WHITE' | 'BLACK' | 'GOLD')[];
  skinTypes: SkinType[];
  followedBrandId: string;
  boughtBy: 'brand' | 'category' | 'product';
  boughtId: string;
  boughtDays: string;
  notBoughtSince: string;
  unusedOfferId: string;
}

export const EMPTY_DRAFT: BroadcastDraft = {
  name: '',
  channel: 'message',
  subject: '',
  text: '',
  link: '',
  cards: [],
  skinTypes: [],
  followedBrandId: '',
  boughtBy: 'brand',
  boughtId: '',
  boughtDays: '90',
  notBoughtSince: '',
  unusedOfferId: '',
};

export const draftOf = ({
  name,
  channel,
  subject,
  text,
  link,
  audience,
}: BroadcastDetail): BroadcastDraft => ({
  ...EMPTY_DRAFT,
  name,
  channel,
  subject,
  text,
  link: link ?? '',
  cards: audience?.cards ?? [],
  skinTypes: audience?.skinTypes ?? [],
  followedBrandId: String(audience?.followedBrandId ?? ''),
  unusedOfferId: String(audience?.unusedOfferId ?? ''),
  notBoughtSince: audience?.notBoughtSince ? toLocal(audience.notBoughtSince).slice(0, 10) : '',
  ...(audience?.bought && {
    boughtBy: audience.bought.by,
    boughtId: String(audience.bought.id),
    boughtDays: String(audience.bought.days),
  }),
});

export function audienceOf(draft: BroadcastDraft): Audience {
  const boughtId = draft.boughtId.trim();
  const days = Number(draft.boughtDays);
  return {
    ...(draft.cards.length > 0 && { cards: draft.cards }),
    ...(draft.skinTypes.length > 0 && { skinTypes: draft.skinTypes }),
    ...(draft.followedBrandId && { followedBrandId: draft.followedBrandId }),
    ...(boughtId && { bought: { by: draft.boughtBy, id: boughtId, days: days > 0 ? days : 90 } }),
    ...(draft.notBoughtSince && { notBoughtSince: fromLocal(`${draft.notBoughtSince}T00:00`) }),
    ...(draft.unusedOfferId && { unusedOfferId: draft.unusedOfferId }),
  };
}

export const textOf = ({ channel, subject, text }: BroadcastDraft) => ({
  channel,
  subject: channel === 'sms' ? '' : subject.trim(),
  text: text.trim(),
});

export const savedOf = (draft: BroadcastDraft): SavedDraft => ({
  name: draft.name.trim(),
  ...textOf(draft),
  link: draft.channel === 'message' && draft.link.trim() !== '' ? draft.link.trim() : null,
  audience: audienceOf(draft),
});
